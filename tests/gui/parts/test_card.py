"""Cards and the tray: the chosen one is seen, no word of a prompt is cut, shadows follow."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from gui.parts.card import Card, Page, Shadow, Tray, paint_tick
from gui.parts.keys import Key, Kind
from gui.parts.pick import PickCard
from gui.parts.theme import look
from tests.gui.parts.drawn import drawn, on_screen, painted_anew, seen
from tests.settled import settled


def test_a_chosen_card_has_an_edge_and_a_tick_a_disc_of_what_one_presses(qtbot):
    card, act = Card(), look().theme.act
    qtbot.addWidget(card)
    card.resize(200, 120)
    assert seen(card.grab().toImage(), act) == 0
    card.choose(is_chosen=True)
    assert card.is_chosen
    assert seen(card.grab().toImage(), act) > 1_000
    tick = drawn(40, 40, paint_tick, QRectF(0, 0, 40, 40))
    assert seen(tick, act) > 5 * seen(tick, look().theme.onact) > 100


def test_a_page_paints_the_shadow_of_a_card_that_is_shown(qtbot):
    page = Page()
    qtbot.addWidget(page)
    page.resize(400, 300)
    page.show()
    bare = page.grab().toImage()
    card = Card()
    card.setParent(page)
    card.setGeometry(100, 80, 200, 120)
    card.show()
    below = (200, 206)
    assert (
        page.grab().toImage().pixelColor(*below).lightness() < bare.pixelColor(*below).lightness()
    )
    card.hide()
    assert page.grab().toImage() == bare


@pytest.mark.parametrize("make", [Card, lambda: PickCard("Six")])
def test_a_card_that_moves_or_goes_leaves_no_shadow_behind(qtbot, make):
    page, card = Page(), make()
    qtbot.addWidget(page)
    page.resize(400, 300)
    card.setParent(page)
    card.setGeometry(100, 80, 200, 120)
    page.show()
    on_screen(page)
    for change in (
        lambda: card.move(60, 40),
        lambda: card.resize(120, 60),
        card.hide,
        card.show,
    ):
        change()
        assert on_screen(page) == painted_anew(page)


def test_a_shadow_goes_with_its_card_while_nothing_is_shown(qtbot):
    page, card = QWidget(), Card()
    qtbot.addWidget(page)
    card.setParent(page)
    shadow = Shadow(card)
    card.hide()
    page.show()
    assert not shadow.isVisible()


def test_a_shadow_follows_its_card(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 300)
    card = Card()
    card.setParent(page)
    shadow = Shadow(card)
    page.show()
    for place in ((100, 80), (20, 30)):
        card.setGeometry(*place, 200, 120)
        settled()
        assert shadow.geometry().center() == card.geometry().center()
    card.hide()
    assert not shadow.isVisible()


@pytest.fixture
def tray(qtbot):
    tray = Tray()
    qtbot.addWidget(tray)
    tray.keys.addWidget(Key("Seal my 6", Kind.BIG, "seal"))
    tray.ask("Round 4: bid in secret", "4 sleeps this round, it just moved you.")
    return tray


def test_a_prompt_that_needs_the_room_takes_a_row_of_its_own(tray):
    tray.lie_in(1280, 720)
    assert not tray.is_tall
    low = tray.height()
    tray.lie_in(480, 720)
    assert tray.is_tall
    assert tray.height() > low
    tray.lie_in(1280, 720)
    assert (tray.is_tall, tray.height()) == (False, low)


class _Thing(QWidget):
    """Something wide in the middle of a tray."""

    def __init__(self, wide):
        super().__init__()
        self.setFixedSize(wide, 60)


def test_keys_that_have_no_room_beside_the_things_take_a_third_row(qtbot, tray):
    page = QWidget()  # a window of its own would not be narrower than its things
    qtbot.addWidget(page)
    tray.setParent(page)
    page.show()
    thing = _Thing(600)
    tray.things.addWidget(thing)
    for width, is_below in ((1_000, False), (640, True), (1_000, False)):
        page.resize(width, 720)
        tray.lie_in(width, 720)
        settled()
        assert (tray.keys.geometry().top() > thing.geometry().bottom()) is is_below
        assert tray.rect().contains(tray.keys.geometry())
    tray.setParent(None)  # the fixture ends it


def test_in_a_row_of_its_own_the_line_stands_beside_the_heading_if_it_can(qtbot, tray):
    page = QWidget()  # a window of its own would not be narrower than its things
    qtbot.addWidget(page)
    page.resize(1_000, 720)
    tray.setParent(page)
    tray.show()
    page.show()
    tray.things.addWidget(_Thing(700))
    settled()
    tray.ask("Round 4", "A line that is short enough.")
    tray.lie_in(1_000, 720)
    settled()
    assert tray.is_tall
    assert tray.said.x() > tray.heading.geometry().right()
    tray.ask("Round 4", "A line that is far too long to stand there. " * 4)
    tray.lie_in(1_000, 720)
    settled()
    assert tray.said.y() > tray.heading.geometry().bottom() - 1
    tray.setParent(None)  # the fixture ends it


def test_without_things_a_long_heading_breaks_and_takes_no_second_row(tray):
    tray.ask("Four pictures, the same on every laptop? " * 2, "Then the game can start.")
    tray.lie_in(1_100, 720)
    assert not tray.is_tall
    assert tray.heading.wordWrap()


def test_a_tray_grows_beyond_its_usual_width_before_it_takes_two_rows(tray):
    tray.things.addWidget(_Thing(900))
    tray.lie_in(1_920, 1_080)
    assert not tray.is_tall
    assert tray.width() > 1_420
    assert abs(tray.geometry().center().x() - 960) <= 1
    tray.lie_in(1_280, 720)
    assert tray.is_tall


def test_letters_in_bold_need_no_more_room_than_their_words(tray):
    tray.ask("Round 4", "4 sleeps this round.")
    tray.lie_in(1_280, 720)
    plain = tray.said.maximumWidth()
    tray.said.setTextFormat(Qt.TextFormat.RichText)
    tray.ask("Round 4", "<b>4</b> sleeps this round.")
    assert tray.said.maximumWidth() == plain


def test_a_key_that_reserves_room_does_not_change_its_width(qtbot):
    key = Key("Seal", Kind.BIG)
    qtbot.addWidget(key)
    key.reserve("Seal", "Choose one of the numbers first")
    wide = key.sizeHint().width()
    key.setText("Choose one of the numbers first")
    assert key.sizeHint().width() == wide
    assert wide > Key("Seal", Kind.BIG).sizeHint().width()


def test_a_key_that_has_become_long_takes_a_row_of_its_own_at_once(qtbot):
    tray, key = Tray(), Key("Again!", Kind.BIG)
    qtbot.addWidget(tray)
    tray.keys.addWidget(key)
    tray.resize(520, 120)
    tray.show()
    tray.ask("Ann leads by one")
    settled()
    assert not tray.is_tall
    key.setText("Next race (2 of 3), and more")
    tray.ask("Ann leads by one")
    assert tray.is_tall


def test_the_heading_of_a_tray_stands_at_one_height_however_much_is_said(qtbot):
    page = Page()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    heights = set()
    for said in ("One line.", "Two lines:\nthis is the second."):
        tray = Tray()
        tray.setParent(page)
        tray.keys.addWidget(Key("Go on", Kind.BIG))
        tray.ask("Round 4", said)
        tray.show()
        tray.lie_in(1280, 720)
        settled()
        heights.add(tray.heading.mapTo(page, tray.heading.rect().topLeft()).y())
    assert len(heights) == 1


def test_a_main_key_casts_its_shadow_on_its_card_and_takes_it_along(qtbot):
    card = Card()
    qtbot.addWidget(card)
    card.resize(500, 200)
    card.show()
    bare = card.grab().toImage()
    key = Key("Seal", Kind.BIG)
    key.setParent(card)
    key.setGeometry(40, 40, 236, 91)
    key.show()
    below = (158, 40 + 91 - 2)
    assert (
        card.grab().toImage().pixelColor(*below).lightness() < bare.pixelColor(*below).lightness()
    )
    key.hide()
    assert card.grab().toImage() == bare
