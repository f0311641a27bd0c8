"""How likely each seat is to win, from how many segments each still needs.

Law: public facts only. Needs are counted in segments; a seat that has resigned needs very many.
The constants were fitted to races of these bots against each other.
"""

from collections.abc import Iterable, Sequence

from core.bots.terrain import Terrain
from core.wormup.course import Course
from core.wormup.race import Race
from core.wormup.worm import Worm

_LINK = 400.5
_TOUCH = 200.0
LEAST = 0.02
"""The least that a seat needs while it has not won."""
_OUT = 1e6
"""What a resigned seat needs."""
_HEAD_START = 3.0
"""Added to a need; the chance to win falls with the square of the sum."""


def need_of(way: float) -> float:
    """Return how many segments a *way* to the line takes."""
    return max((way - _TOUCH) / _LINK, LEAST)


def needs_of(race: Race, course: Course, worms: Sequence[Worm]) -> list[float]:
    """Return what every seat of *race* needs with posts and *worms* in these places.

    A worm is not in its own way: it leaves the place where it lies.
    """
    needs = [_OUT] * len(worms)
    for seat, worm in enumerate(worms):
        if race.active[seat]:
            others = (*worms[:seat], *worms[seat + 1 :])
            needs[seat] = need_of(Terrain(course, race.profile.side, others).way(worm.head))
    return needs


def bare_needs(race: Race, course: Course, worms: Sequence[Worm]) -> list[float]:
    """Return what every seat needs if nothing is in its way: quick, for many courses."""
    terrain = Terrain(course, race.profile.side, ())
    return [
        need_of(terrain.bare(worm.head)) if active else _OUT
        for worm, active in zip(worms, race.active, strict=True)
    ]


def shares(needs: Sequence[float]) -> list[float]:
    """Return how likely each seat is to win.

    >>> [round(share, 2) for share in shares([3.0, 9.0])]
    [0.8, 0.2]
    """
    weights = [1.0 / ((need + _HEAD_START) * (need + _HEAD_START)) for need in needs]
    total = sum(weights)
    return [weight / total for weight in weights]


def shares_after(needs: Sequence[float], queue: Iterable[tuple[int, int]]) -> list[float]:
    """Return how likely each seat is to win once every (number, seat) of *queue* has advanced.

    >>> shares_after([5.0, 6.5, 9.0], [(5, 1), (6, 0), (7, 2)])
    [1.0, 0.0, 0.0]
    """
    left = list(needs)
    for number, seat in queue:
        left[seat] -= number
        if left[seat] <= 0:
            return [float(other == seat) for other in range(len(left))]
    return shares(left)
