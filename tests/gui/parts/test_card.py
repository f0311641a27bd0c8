"""The tray at the foot of every page."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from gui.parts.card import Tray
from gui.parts.keys import Key, Kind


class _Thing(QWidget):
    """Something wide in the middle of a tray."""

    def __init__(self, wide):
        super().__init__()
        self.setFixedSize(wide, 60)


@pytest.fixture
def tray(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1_280, 720)
    tray = Tray()
    tray.setParent(page)
    tray.keys.addWidget(Key("Seal my 6", Kind.BIG))
    page.show()
    yield tray
    page.hide()  # which holds it until here


def test_it_lies_at_the_foot_and_no_wider_than_one_can_see_at_once(tray):
    tray.ask("Round 4: bid in secret", "Equal bids bump noses.")
    tray.lie_in(1_280, 720)
    assert (tray.x(), tray.width(), tray.geometry().bottom()) == (16, 1_248, 703)
    tray.lie_in(2_560, 1_440)
    assert (tray.x(), tray.width()) == (570, 1_420)


def test_the_prompt_takes_a_row_of_its_own_if_the_things_need_the_room(tray):
    tray.things.addWidget(_Thing(400))
    QApplication.processEvents()
    tray.ask("Round 4: bid in secret", "Equal bids bump noses.")
    tray.lie_in(1_280, 720)
    assert not tray.is_tall
    low = tray.height()
    tray.lie_in(760, 720)
    assert tray.is_tall
    assert tray.height() > low
    assert tray.rect().contains(tray.things.geometry())
    tray.lie_in(1_280, 720)
    assert (tray.is_tall, tray.height()) == (False, low)


def test_in_a_row_of_its_own_the_line_stands_beside_the_heading_if_it_can(tray):
    tray.things.addWidget(_Thing(700))
    QApplication.processEvents()
    tray.ask("Round 4", "A line that is short enough.")
    tray.lie_in(1_000, 720)
    QApplication.processEvents()
    assert tray.is_tall
    assert tray.said.x() > tray.heading.geometry().right()
    tray.ask("Round 4", "A line that is far too long to stand there. " * 4)
    tray.lie_in(1_000, 720)
    QApplication.processEvents()
    assert tray.said.y() > tray.heading.geometry().bottom() - 1


def test_without_things_a_long_heading_breaks_and_takes_no_second_row(tray):
    tray.ask("Four pictures, the same on every laptop? " * 2, "Then the game can start.")
    tray.lie_in(1_100, 720)
    assert not tray.is_tall
    assert tray.heading.wordWrap()


def test_letters_in_bold_need_no_more_room_than_their_words(tray):
    tray.ask("Round 4", "4 sleeps this round.")
    plain = tray._said_wide(1)
    tray.said.setTextFormat(tray.said.textFormat().RichText)
    tray.ask("Round 4", "<b>4</b> sleeps this round.")
    assert tray._said_wide(1) == plain


def test_a_key_that_reserves_room_does_not_change_its_width(qtbot):
    key = Key("Seal", Kind.BIG)
    qtbot.addWidget(key)
    key.reserve("Seal", "Choose one of the numbers first")
    wide = key.sizeHint().width()
    key.setText("Choose one of the numbers first")
    assert key.sizeHint().width() == wide
    assert wide > Key("Seal", Kind.BIG).sizeHint().width()
