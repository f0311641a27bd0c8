"""Which post to swing where: candidates all round either post, for somebody else to judge.

Law: a candidate has the exact length that the rules want; whether it may land is asked of them.
"""

from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin

from core.wormup.course import GATE, Course
from core.wormup.moves import Swing
from core.wormup.worm import Vec

ANGLES = 48
"""So many directions are tried round each post."""
_BAND = (GATE**2, (GATE + 1) ** 2)


def swings(course: Course, *, first: bool = False) -> Iterator[Swing]:
    """List swings of both posts to all sides, whether they may land or not."""
    for post in (0, 1):
        pivot = course.finish[1 - post]
        for x, y in _spokes(ANGLES):
            yield Swing(post, Vec(pivot.x + x, pivot.y + y), first)


@cache
def _spokes(count: int) -> tuple[Vec, ...]:
    """List *count* ways of the line's exact length, evenly all round."""
    return tuple(_spoke(2 * pi * turn / count) for turn in range(count))


def _spoke(angle: float) -> Vec:
    """Find the lattice way of the line's length nearest to *angle*."""
    x, y = (GATE + 0.5) * cos(angle), (GATE + 0.5) * sin(angle)
    near = (Vec(int(x // 1) + i, int(y // 1) + j) for i in (0, 1, -1, 2) for j in (0, 1, -1, 2))
    return next(v for v in near if _BAND[0] <= v.x * v.x + v.y * v.y < _BAND[1])
