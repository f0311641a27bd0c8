"""Gaps in millimetres, for people."""

import pytest

from core.wormup.course import start_course
from core.wormup.refusals import Body, BodyKind
from core.wormup.worm import Vec
from gui.wormup.move.measure import gap_mm, line_mm, nearest, obstacles_of, rims
from tests.core.wormup.scenes import moving, straight

_RACE = moving("gryphon2010", straight(8_000, 8_000), straight(8_790, 8_000, (0, -400)))


def test_gaps_are_measured_from_rim_to_rim():
    segment, post = Body(BodyKind.SEGMENT, Vec(0, 0)), Body(BodyKind.FINISH_POST, Vec(0, 375))
    assert gap_mm(segment, post) == 1.0
    assert line_mm(start_course(15_240), Vec(21_240, 10_000)) == -8.0


def test_the_narrowest_gap_counts_what_is_not_our_own():
    bodies = obstacles_of(_RACE, _RACE.course, 0)
    assert len(bodies) == 4 + 14
    found = nearest(Vec(8_365, 8_000), bodies)
    assert found is not None
    gap, body = found
    assert (gap, body.at) == (1.0, (8_790, 8_000))
    near, far = rims(Body(BodyKind.SEGMENT, Vec(8_365, 8_000)), body)
    assert near == pytest.approx((8_565.0, 8_000.0))
    assert far == pytest.approx((8_590.0, 8_000.0))


def test_where_there_is_nothing_nothing_is_near():
    assert nearest(Vec(0, 0), []) is None
