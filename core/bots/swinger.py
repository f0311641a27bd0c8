"""Which post to swing where: candidates all round either post, for others to judge.

Law: a candidate has the exact length that the rules want; the rules decide whether it may land.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import cos, pi, sin

from core.wormup.arcs import gate_offset
from core.wormup.course import EDGE_MARGIN, Course
from core.wormup.moves import Swing
from core.wormup.worm import GATE, TABLE_H, TABLE_W, TOUCH, Vec, Worm

_DIRECTIONS = 48
_NEAR = TOUCH / 2
"""A swung line leaves no segment this near to it."""


def swings(course: Course, *, first: bool = False) -> Iterator[Swing]:
    """Yield swings of both posts to all sides, whether they may land or not."""
    for post in (0, 1):
        pivot = course.finish[1 - post]
        for x, y in _spokes():
            yield Swing(post, Vec(pivot.x + x, pivot.y + y), first)


def seems_to_land(course: Course, swing: Swing, worms: Sequence[Worm]) -> bool:
    """Return whether *swing* seems to land clear of edges and worms: a quick guess."""
    (ax, ay), (bx, by) = course.finish[1 - swing.post], swing.to
    if not (
        EDGE_MARGIN <= bx <= TABLE_W - EDGE_MARGIN and EDGE_MARGIN <= by <= TABLE_H - EDGE_MARGIN
    ):
        return False
    wx, wy = (bx - ax) / GATE, (by - ay) / GATE
    for worm in worms:
        for x, y in worm.segments:
            along, aside = (x - ax) * wx + (y - ay) * wy, (x - ax) * wy - (y - ay) * wx
            if -_NEAR < aside < _NEAR and 0.0 < along < GATE + _NEAR:
                return False
    return True


@cache
def _spokes() -> tuple[Vec, ...]:
    """Return ways from the post that stays to the one that swings, evenly all round."""
    turns = (2 * pi * turn / _DIRECTIONS for turn in range(_DIRECTIONS))
    return tuple(gate_offset((round(10_000 * cos(a)), round(10_000 * sin(a)))) for a in turns)
