"""Points to be found in an hour of Worm & Cozy: the most that bots find in it by drawing hours.

Law: a function of the turn: who asks again, on whatever laptop, hears the same.
"""

from collections.abc import Iterator
from typing import NamedTuple

from core.bots.chance import Chance
from core.bots.cozy.gardener import Effort, climbed
from core.bots.cozy.survey import SheetBits, board_of
from core.bots.cozy.worth import worth
from core.cozy.decisions import Decision
from core.cozy.scoring import score_of
from core.cozy.turn import Turn

LOOKED = Effort(fresh=250, changed=750, states=12_000)
"""How long points are looked for: about a second."""
NEVER = LOOKED.fresh + LOOKED.changed + 1
"""More tries than anybody makes."""
_SEED = b"most"
_STEP = 1000.0
"""So much more counts a point than what a bot hopes for."""


class Found(NamedTuple):
    """Points found in an hour, and the first way on which they were."""

    points: int
    decisions: tuple[Decision, ...]
    tries: int
    """How many hours were drawn until then."""


def gained(start: Turn, now: Turn) -> int:
    """Return how many points more *now* is worth than the *start* of its hour."""
    return score_of(now.colony).total - score_of(start.colony).total


def most(turn: Turn, seed: bytes = _SEED) -> Found:
    """Return the most points that bots find in the hour that begins with *turn*."""
    *_, last = finds(turn, seed)
    return last


def finds(turn: Turn, seed: bytes = _SEED) -> Iterator[Found]:
    """Yield more and more points that are found in the hour that begins with *turn*."""

    def judge(end: Turn, board: SheetBits) -> float:
        return _STEP * gained(turn, end) + worth(end, board)

    last: Found | None = None
    hours = climbed(turn, board_of(turn.sheet), LOOKED, Chance(seed), judge)
    for tries, best in enumerate(hours, start=1):
        points = gained(turn, best[0].end.turn)
        if last is None or points > last.points:
            last = Found(points, best[0].decisions, tries)
            yield last
