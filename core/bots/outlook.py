"""Who will win: how likely each seat is, from how many segments each still needs.

Law: public facts only. Needs are counted in segments; a seat that has resigned needs infinitely
many. The constants were fitted to races of these bots against each other.
"""

from collections.abc import Iterable, Sequence
from math import exp, inf

from core.bots.terrain import Terrain
from core.wormup.course import Course
from core.wormup.profiles import Face, Side
from core.wormup.worm import Worm

_LINK = 400.5
_TOUCH = 200.0
_LEAST = 0.02
"""What remains at least while nobody has won."""
_STEEPNESS, _LEVELLING = 3.0, 4.0


def need_of(way: float) -> float:
    """Count the segments that a *way* to the line takes."""
    return max((way - _TOUCH) / _LINK, _LEAST)


def needs_of(
    course: Course, side: Side, worms: Sequence[Worm], active: Sequence[bool]
) -> list[float]:
    """Count what every seat needs in this position."""
    terrain = Terrain(course, side, (spot for worm in worms for spot in worm.segments))
    return [
        need_of(terrain.way(worm.head)) if racing else inf
        for worm, racing in zip(worms, active, strict=True)
    ]


def after(needs: Sequence[float], queue: Iterable[tuple[int, int]]) -> tuple[list[float], int]:
    """Let every (number, seat) of *queue* advance; tell the needs then and who has won, or -1.

    >>> after([5.0, 6.5, 9.0], [(5, 1), (6, 0), (7, 2)])
    ([-1.0, 1.5, 9.0], 0)
    """
    left = list(needs)
    for number, seat in queue:
        left[seat] -= number
        if left[seat] <= 0:
            return left, seat
    return left, -1


def shares(needs: Sequence[float], tired: Sequence[float]) -> list[float]:
    """Tell how likely each seat is to win; *tired* is what its resting face costs it.

    >>> [round(share, 2) for share in shares([10.0, 10.0], [0.0, 0.0])]
    [0.5, 0.5]
    """
    least = min(needs)
    steepness = _STEEPNESS / (max(least, 0.0) + _LEVELLING)
    weights = [
        exp((least - need) * steepness - cost) for need, cost in zip(needs, tired, strict=True)
    ]
    total = sum(weights)
    return [weight / total for weight in weights]
