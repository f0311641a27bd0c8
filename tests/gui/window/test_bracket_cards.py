"""A bracket that fills up: who is through stands in the final at once, and crawls there."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor

from core.table.tournament_draw import FINAL
from gui.kit.theme import look
from gui.parts.sound import Sound
from gui.window.bracket_cards import GOES_MS, fitting_cards, going
from tests.gui.kit.drawn import seen
from tests.gui.kit.look_at import wearing
from tests.window.scenes import twelve

DRAWN = twelve(is_drawn=True)
OVER = twelve(is_drawn=True, is_over=True)


def after(*numbers):
    """Give the tournament once the tables of these *numbers* are over."""
    return replace(DRAWN, ended={number: OVER.ended[number] for number in numbers})


def names(here):
    return [one.name for one in going(here)]


def test_who_is_through_is_known_as_soon_as_the_own_table_is_over():
    assert names(DRAWN) == []
    first, second = names(after(1)), names(after(2))
    assert (len(first), len(second)) == (1, 1)
    assert set(names(after(1, 2))) == {*first, *second}
    assert OVER.final is not None
    assert names(OVER) == [one.name for one in OVER.final.people]


@pytest.fixture
def shown(qtbot):
    def show(here, own=b""):
        cards = fitting_cards(here, 1280, 500, own)
        qtbot.addWidget(cards)
        cards.resize(1280, 500)
        cards.show()
        return cards

    return show


def test_the_new_ones_crawl_to_the_final_and_then_nothing_moves(shown, clock):
    heard: list[Sound] = []
    before = clock.pending()
    cards = shown(after(1, 2))
    cards.fill_up(after(1), heard.append)
    assert heard == [Sound.GOES_ON]
    start = cards.grab().toImage()
    clock.pass_time(GOES_MS // 2)
    assert cards.grab().toImage() != start
    clock.pass_time(GOES_MS)
    assert clock.pending() == before
    assert cards.grab().toImage() == shown(after(1, 2)).grab().toImage()


@pytest.mark.parametrize("before", [None, after(1), replace(DRAWN, draw=None)])
def test_what_was_known_before_or_was_never_looked_at_does_not_move(shown, clock, before):
    heard: list[Sound] = []
    waiting = clock.pending()
    shown(after(1)).fill_up(before, heard.append)
    assert (heard, clock.pending()) == ([], waiting)


def test_in_calm_motion_nobody_crawls(shown, clock):
    waiting = clock.pending()
    with wearing(replace(look(), is_calm=True)):
        shown(after(1)).fill_up(DRAWN, lambda _: None)
        assert clock.pending() == waiting


@pytest.mark.parametrize(("here", "has_ring"), [(DRAWN, True), (OVER, False)])
def test_our_own_table_has_a_ring_until_all_is_over(shown, here, has_ring):
    own = DRAWN.comes[0].identity
    amber = QColor(look().theme.amber)
    count = seen(shown(here, own).grab().toImage(), amber.name())
    bare = seen(shown(here).grab().toImage(), amber.name())
    assert (count > bare + 500) is has_ring
    assert FINAL in OVER.ended
