"""Points, discs and worms."""

from itertools import pairwise

import pytest

from core.wormup import worm as geometry
from core.wormup.worm import Vec, Worm, distance2, is_touching, start_worm
from tests.core.wormup.scenes import CURLED, straight


@pytest.mark.parametrize(
    ("a", "b", "touch"),
    [
        ((0, 0), (399, 28), False),  # 159,985: overlap by a hair
        ((0, 0), (400, 0), True),
        ((0, 0), (240, 320), True),  # 160,000 exactly
        ((0, 0), (400, 28), True),  # 160,784
        ((0, 0), (400, 29), False),  # 160,841: apart by a hair over 401
        ((0, 0), (401, 0), False),
    ],
)
def test_overlap_touch_and_apart_meet_without_gap(a, b, touch):
    """The three classes of W4.2 by squared distance."""
    assert is_touching(a, b) is touch
    assert is_touching(b, a) is touch


def test_the_constants_are_those_of_the_rules():
    """W4.1, in units of 1/25 mm: a 16 mm disc, 6 mm more for a post, a table of 1200 x 800 mm."""
    assert (geometry.D, geometry.TOUCH, geometry.R) == (400, 401, 200)
    assert (geometry.POST_R, geometry.CLEAR, geometry.GATE) == (150, 350, 4450)
    assert (geometry.TABLE_W, geometry.TABLE_H, geometry.START_X) == (30_000, 20_000, 6_000)
    assert geometry.TABLE_W**2 + geometry.TABLE_H**2 < 2**31


@pytest.mark.parametrize(("seats", "spacing"), [(2, 1500), (3, 1500), (4, 1160), (5, 880)])
def test_worms_line_up_straight_and_level_behind_the_start_line(seats, spacing):
    """W3.22: each touching it with a whole head behind it, and with room between.

    Seven segments a worm, a string whose tiles touch: G10-4, G10-12, G10-13, T94-5, T94-8, T94-9,
    T94-10, G08-4, G08-11, G08-12, V95-4, V95-11, V95-12; W4.1 for the lanes.
    """
    worms = [start_worm(lane, seats) for lane in range(seats)]
    for worm in worms:
        assert worm.is_sound()
        assert len(worm.segments) == 7
        assert worm.head.x == 6000 - 200
        assert {spot.y for spot in worm.segments} == {worm.head.y}
        assert [spot.x for spot in worm.segments] == [5800 - 400 * j for j in range(7)]
    heights = [worm.head.y for worm in worms]
    assert [b - a for a, b in pairwise(heights)] == [spacing] * (seats - 1)
    assert heights[0] + heights[-1] == 20_000


def test_to_advance_the_last_segment_becomes_the_head():
    """One count, one placement: G10-27, T94-24, T94-26, G08-25, V95-26."""
    worm = straight(5000, 9000)
    after = worm.advanced(Vec(5400, 9000))
    assert after.head == (5400, 9000)
    assert after.segments[1:] == worm.segments[:-1]
    assert after.is_sound()


def test_for_a_five_the_last_five_segments_go_to_the_front():
    """The printed example: T94-25, V95-27."""
    worm = straight(5000, 9000)
    after = worm
    for count in range(1, 6):
        after = after.advanced(Vec(5000 + 400 * count, 9000))
    assert after.segments[5:] == worm.segments[:2]
    assert [spot.x for spot in after.segments[:5]] == [7000, 6600, 6200, 5800, 5400]


def test_turning_round_swaps_head_and_tail_and_twice_is_nothing():
    """W3.14."""
    assert CURLED.turned().head == CURLED.tail
    assert CURLED.turned().segments[1] == CURLED.segments[-2]
    assert CURLED.turned().turned() == CURLED


@pytest.mark.parametrize(
    ("number", "at"),
    [
        (6, Vec(2995, 9000)),  # the tail lost its neighbour
        (0, Vec(4997, 9000)),  # the head overlaps its neighbour
        (0, Vec(4360, 9320)),  # the head touches its neighbour and overlaps the next but one
    ],
)
def test_a_worm_that_is_no_chain_of_touching_discs_is_not_sound(number, at):
    """W4.2: neighbours touch, others do not overlap (G10-29: it may not split)."""
    segments = list(straight(5000, 9000).segments)
    segments[number] = at
    assert not Worm(tuple(segments)).is_sound()


def test_a_worm_with_six_segments_is_not_sound():
    worm = straight(5000, 9000)
    assert not worm._replace(segments=worm.segments[:-1]).is_sound()
    assert worm.is_sound()
    assert CURLED.is_sound()
    assert distance2(CURLED.head, CURLED.segments[4]) >= 400**2
