"""Who will win: how likely each seat is, from how many segments each still needs.

Law: public facts only. Needs are counted in segments; a seat that has resigned needs very many.
The constants were fitted to races of these bots against each other.
"""

from collections.abc import Iterable, Sequence
from math import exp

from core.bots.terrain import Terrain
from core.wormup.course import Course
from core.wormup.profiles import Face, Side
from core.wormup.race import Race
from core.wormup.worm import Worm

_LINK = 400.5
_TOUCH = 200.0
LEAST = 0.02
"""What a seat needs at least while it has not won."""
_OUT = 1e6
"""What a seat needs that has resigned."""
_STEEPNESS, _LEVELLING = 3.0, 4.0


def need_of(way: float) -> float:
    """Count the segments that a *way* to the line takes."""
    return max((way - _TOUCH) / _LINK, LEAST)


def needs_of(race: Race, course: Course, worms: Sequence[Worm]) -> list[float]:
    """Count what every seat of *race* needs with posts and *worms* in these places."""
    terrain = Terrain(course, race.profile.side, (at for worm in worms for at in worm.segments))
    return [
        need_of(terrain.way(worm.head)) if active else _OUT
        for worm, active in zip(worms, race.active, strict=True)
    ]


def bare_needs(race: Race, course: Course, worms: Sequence[Worm]) -> list[float]:
    """Count what every seat needs if nothing lies between: quickly, for many courses."""
    terrain = Terrain(course, race.profile.side, ())
    return [
        need_of(terrain.bare(worm.head)) if active else _OUT
        for worm, active in zip(worms, race.active, strict=True)
    ]


def shares(needs: Sequence[float], tired: Sequence[float]) -> list[float]:
    """Tell how likely each seat is to win; *tired* is what its resting face costs it.

    >>> [round(share, 2) for share in shares([10.0, 10.0], [0.0, 0.0])]
    [0.5, 0.5]
    """
    least = min(needs)
    steepness = _STEEPNESS / (least + _LEVELLING)
    weights = [
        exp((least - need) * steepness - cost) for need, cost in zip(needs, tired, strict=True)
    ]
    total = sum(weights)
    return [weight / total for weight in weights]


def tiredness(rest: Iterable[Face | None]) -> list[float]:
    """Tell what each seat's resting face costs it."""
    return [0.0 if face is None else 0.1 for face in rest]


def shares_after(
    needs: Sequence[float], queue: Iterable[tuple[int, int]], tired: Sequence[float]
) -> list[float]:
    """Tell how likely each seat is to win once every (number, seat) of *queue* has advanced.

    >>> shares_after([5.0, 6.5, 9.0], [(5, 1), (6, 0), (7, 2)], [0.0] * 3)
    [1.0, 0.0, 0.0]
    """
    left = list(needs)
    for number, seat in queue:
        left[seat] -= number
        if left[seat] <= 0:
            return [float(other == seat) for other in range(len(left))]
    return shares(left, tired)
