"""Cards and the tray: the chosen one is seen, no word of a prompt is cut, shadows follow."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card, Page, Shadow, Tray, paint_tick
from gui.kit.focus import RING
from gui.kit.pick import PickCard
from gui.kit.theme import Look, look, px
from gui.kit.tokens import TIGHT
from tests.gui.kit.drawn import drawn, on_screen, painted_anew, seen
from tests.gui.kit.look_at import wearing
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


def test_a_shadow_follows_its_card_and_goes_with_it(page):
    card = Card()
    card.setParent(page)
    shadow = Shadow(card)
    card.show()
    for place in ((100, 80), (20, 30)):
        card.setGeometry(*place, 200, 120)
        assert shadow.geometry().center() == card.geometry().center()
        assert shadow.isVisible()
    card.hide()
    assert not shadow.isVisible()


@pytest.fixture
def tray(page):
    tray = Tray()
    tray.setParent(page)
    tray.buttons.addWidget(Button("Seal my 6", ButtonKind.BIG, "seal"))
    tray.ask("Round 4: bid in secret", "4 sleeps this round, it just moved you.")
    tray.show()
    return tray


class _Thing(QWidget):
    """Something wide in the middle of a tray."""

    def __init__(self, wide):
        super().__init__()
        self.setFixedSize(wide, 60)


def rows(tray, width):
    """Lie at the foot of a page *width* px wide; return how prompt, things and keys lie there.

    Each of them must be whole, on the tray, on the page, and beside the others.
    """
    for _ in range(2):  # as a page does: again when its parts ask for another height
        tray.lay_out_in(width, 720)
        settled()
    assert abs(tray.geometry().center().x() - width / 2) <= 1
    assert tray.geometry().bottom() < 720
    assert tray.x() >= 0
    heading, said = (
        QRect(label.mapTo(tray, QPoint(0, 0)), label.size()) for label in (tray.heading, tray.said)
    )
    parts = {"heading": heading, "said": said, "keys": tray.buttons.geometry()}
    if tray.things.count():
        parts["things"] = tray.things.geometry()
    assert all(tray.rect().contains(part) for part in parts.values())
    pairs = combinations(parts.values(), 2)
    assert not any(one.intersects(other) for one, other in pairs)
    for label in (tray.heading, tray.said):
        assert label.height() >= label.heightForWidth(label.width())
    return parts


@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize("wide", [0, 300, 600])
@pytest.mark.parametrize("said", ["A line.", "A line that is too long to stand there, " * 2])
def test_nothing_on_a_tray_is_cut_or_lies_on_anything_else(tray, size, wide, said):
    with wearing(Look(size=size)):
        if wide:
            tray.things.addWidget(_Thing(wide))
        tray.ask("Four pictures, the same on every laptop?", said)
        for width in (1_920, 1_280, 1_024, 720):
            rows(tray, width)


def test_things_and_keys_lie_beside_the_prompt_then_below_it_then_keys_below_things(tray):
    tray.things.addWidget(_Thing(600))
    lie = {width: rows(tray, width) for width in (1_920, 1_000, 640)}
    assert [one["things"].top() > one["heading"].bottom() for one in lie.values()] == [
        False,
        True,
        True,
    ]
    assert [one["keys"].top() > one["things"].bottom() for one in lie.values()] == [
        False,
        False,
        True,
    ]
    low = rows(tray, 1_920)["heading"].bottom()
    assert low < tray.height() < lie[640]["keys"].bottom()


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
def test_the_heading_of_a_tall_tray_has_room_above(tray, size):
    with wearing(Look(size=size)):
        tray.things.addWidget(_Thing(600))
        top = rows(tray, 720)["heading"].top()
        assert tray.is_tall
        assert top >= px(RING) + px(TIGHT)


def test_a_tray_grows_beyond_its_usual_width_before_it_takes_two_rows(tray):
    rows(tray, 1_920)
    usual = tray.width()
    tray.things.addWidget(_Thing(1_100))
    lie = rows(tray, 1_920)
    assert tray.width() > usual
    assert lie["things"].top() < lie["heading"].bottom()


def test_letters_in_bold_need_no_more_room_than_their_words(tray):
    tray.ask("Round 4", "4 sleeps this round.")
    tray.lay_out_in(1_280, 720)
    plain = tray.said.maximumWidth()
    tray.said.setTextFormat(Qt.TextFormat.RichText)
    tray.ask("Round 4", "<b>4</b> sleeps this round.")
    assert tray.said.maximumWidth() == plain


def test_a_key_that_reserves_room_does_not_change_its_width(qtbot):
    button = Button("Seal", ButtonKind.BIG)
    qtbot.addWidget(button)
    button.reserve("Seal", "Choose one of the numbers first")
    wide = button.sizeHint().width()
    button.setText("Choose one of the numbers first")
    assert button.sizeHint().width() == wide
    assert wide > Button("Seal", ButtonKind.BIG).sizeHint().width()


def test_a_key_that_has_become_long_takes_a_row_of_its_own_at_once(qtbot):
    tray, button = Tray(), Button("Again!", ButtonKind.BIG)
    qtbot.addWidget(tray)
    tray.buttons.addWidget(button)
    tray.resize(520, 120)
    tray.show()
    tray.ask("Ann leads by one")
    settled()
    assert not tray.is_tall
    button.setText("Next race (2 of 3), and more")
    tray.ask("Ann leads by one")
    assert tray.is_tall


def test_the_heading_of_a_tray_stands_at_one_height_however_much_is_said(tray):
    heights = set()
    for said in ("One line.", "Two lines:\nthis is the second."):
        tray.ask("Round 4", said)
        rows(tray, 1_280)
        heights.add(tray.heading.mapTo(tray.parentWidget(), QPoint(0, 0)).y())
    assert len(heights) == 1


def test_a_main_key_casts_its_shadow_on_its_card_and_takes_it_along(qtbot):
    card = Card()
    qtbot.addWidget(card)
    card.resize(500, 200)
    card.show()
    bare = card.grab().toImage()
    button = Button("Seal", ButtonKind.BIG)
    button.setParent(card)
    button.setGeometry(40, 40, 236, 91)
    button.show()
    below = (158, 40 + 91 - 2)
    assert (
        card.grab().toImage().pixelColor(*below).lightness() < bare.pixelColor(*below).lightness()
    )
    button.hide()
    assert card.grab().toImage() == bare
