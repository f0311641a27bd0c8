"""Swings: candidates of the exact length, all round either post."""

from core.bots.swinger import seems_to_land, swings
from core.wormup.course import start_course
from core.wormup.moves import Swing
from core.wormup.worm import GATE, Vec, distance2

COURSE = start_course(15_240)


def test_every_candidate_keeps_the_length_of_the_line() -> None:
    """W4.5."""
    for swing in swings(COURSE):
        pivot = COURSE.finish[1 - swing.post]
        assert GATE**2 <= distance2(pivot, swing.to) < (GATE + 1) ** 2


def test_both_posts_are_swung_to_all_sides() -> None:
    """W3.12."""
    found = list(swings(COURSE))
    for post in (0, 1):
        pivot = COURSE.finish[1 - post]
        sides = {(s.to.x > pivot.x, s.to.y > pivot.y) for s in found if s.post == post}
        assert len(sides) == 4


def test_a_post_beyond_the_edge_does_not_seem_to_land() -> None:
    """W3.13."""
    assert not seems_to_land(COURSE, Swing(0, Vec(100, 100)), ())
