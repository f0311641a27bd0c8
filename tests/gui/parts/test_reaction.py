"""A reaction: it rises from its envelope, stays to be read, goes, and then nothing ticks."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from core.table.looks import BY_SEAT
from gui.kit.theme import look
from gui.parts.reaction import CLEARS_MS, RISE_MS, STAYS_MS, Reaction
from tests.gui.kit.look_at import wearing

ROOM = QRectF(300, 100, 230, 200)


@pytest.fixture
def made(page):
    return Reaction(page, BY_SEAT[1])


def test_it_rises_stays_and_is_gone_with_nothing_left_that_ticks(made, clock):
    before = clock.pending()
    made.say("tea", "Tea time!", ROOM, leans_left=True)
    low = made.y()
    clock.pass_time(RISE_MS // 2)
    middle = made.y()
    clock.pass_time(RISE_MS)
    assert low > middle > made.y()
    assert made.isVisible()
    clock.pass_time(STAYS_MS + CLEARS_MS + 100)
    assert made.isHidden()
    assert clock.pending() == before


def test_in_calm_motion_it_is_where_it_stays_at_once(made, clock):
    with wearing(replace(look(), is_calm=True)):
        made.say("tea", "Tea time!", ROOM, leans_left=False)
        there = made.pos()
        clock.pass_time(RISE_MS)
        assert made.pos() == there


@pytest.mark.parametrize(
    ("wide", "has_icon", "has_words"), [(400, True, True), (180, False, True), (120, True, False)]
)
def test_where_room_is_scarce_the_icon_goes_first_and_then_the_words(
    made, wide, has_icon, has_words
):
    made.say("tea", "Tea time!", QRectF(300, 100, wide, 200), leans_left=True)
    assert (made.has_icon, made.has_words) == (has_icon, has_words)
    assert made.accessibleName() == "Tea time!"


@pytest.mark.parametrize("left", [-200, 300, 790])
def test_it_lies_within_the_page(made, page, left):
    made.say("tea", "Tea time!", QRectF(left, 100, 230, 200), leans_left=True)
    assert page.rect().contains(made.paper.toAlignedRect())
