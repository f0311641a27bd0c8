"""Which post to swing where: candidates all round either post, for somebody else to judge.

Law: a candidate has the exact length that the rules want; whether it may land is asked of them.
"""

from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin

from core.wormup.arcs import gate_offset
from core.wormup.course import Course
from core.wormup.moves import Swing
from core.wormup.worm import Vec

_DIRECTIONS = 48


def swings(course: Course, *, first: bool = False) -> Iterator[Swing]:
    """List swings of both posts to all sides, whether they may land or not."""
    for post in (0, 1):
        pivot = course.finish[1 - post]
        for x, y in _spokes():
            yield Swing(post, Vec(pivot.x + x, pivot.y + y), first)


@cache
def _spokes() -> tuple[Vec, ...]:
    """List ways from the post that stays to the one that is swung, evenly all round."""
    turns = (2 * pi * turn / _DIRECTIONS for turn in range(_DIRECTIONS))
    return tuple(gate_offset((round(10_000 * cos(a)), round(10_000 * sin(a)))) for a in turns)
