"""Gaps in millimetres, for people."""

import pytest

from core.wormup.course import start_course
from core.wormup.refusals import Body, Kind
from core.wormup.worm import Vec
from gui.wormup.move.draft import Draft
from gui.wormup.move.measure import contact_mm, gap_mm, line_mm, narrowest_mm, obstacles_of
from tests.core.wormup.scenes import moving, straight

_RACE = moving("gryphon2010", straight(8_000, 8_000), straight(8_790, 8_000, (0, -400)))


def test_gaps_are_measured_from_rim_to_rim():
    segment, post = Body(Kind.SEGMENT, Vec(0, 0)), Body(Kind.FINISH_POST, Vec(0, 375))
    assert gap_mm(segment, post) == 1.0
    assert line_mm(start_course(15_240), Vec(21_240, 10_000)) == -8.0


def test_a_refusal_is_measured():
    refusal = Draft(_RACE, 0).place(Vec(8_400, 8_000))
    assert refusal is not None
    assert refusal.contact is not None
    assert contact_mm(refusal.contact) == pytest.approx(-0.4)


def test_the_narrowest_gap_counts_what_is_not_our_own():
    bodies = obstacles_of(_RACE, _RACE.course, 0)
    assert len(bodies) == 4 + 14
    assert narrowest_mm(Vec(8_365, 8_000), bodies) == 1.0
