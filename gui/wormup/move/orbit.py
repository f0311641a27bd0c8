"""The circle on which a finish post swings round the other one: where it may stand, and why not.

Law: the rules core is asked in many directions; the same question is asked once.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from math import cos, pi, sin

from core.wormup.course import Course
from core.wormup.refusals import WormUpReason, WormUpRefusal
from core.wormup.worm import GATE, POST_R, Worm
from gui.wormup.board.camera import Point
from gui.wormup.board.fan import Circle, Runs
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.reach import runs_of

_EACH = 144
"""In so many directions it is asked whether the post may stand there."""


@dataclass(frozen=True, slots=True)
class Orbit:
    """The circle of the finish *post* of that number in the *draft*."""

    draft: MoveDraft
    post: int

    def circle(self) -> Circle:
        """Return the circle to be drawn."""
        return Circle(self.draft.course.finish[1 - self.post], GATE, *self._runs())

    def ends(self) -> tuple[Point, ...]:
        """Return the ends of the circle, with the post."""
        at, reach = self.draft.course.finish[1 - self.post], GATE + POST_R
        return tuple(
            (at.x + dx * reach, at.y + dy * reach) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        )

    def refused_parts(self) -> list[tuple[Point, WormUpRefusal]]:
        """Return the middle of each part that is refused, and why."""
        pivot, refusals, found = self.draft.course.finish[1 - self.post], self._refusals(), []
        for low, high in self._runs()[1]:
            middle = (low + high) / 2
            at = pivot.x + GATE * cos(middle), pivot.y + GATE * sin(middle)
            nearest = min(range(_EACH), key=lambda place: _apart(_angles()[place], middle))
            refusal = refusals[nearest]
            if refusal is not None:
                found.append((at, refusal))
        return found

    def _runs(self) -> tuple[Runs, Runs]:
        """Return where the post may stand and where not."""
        refused = self._refusals()
        free = "".join("0" if one else "1" for one in refused)
        barred = "".join("1" if one else "0" for one in refused)
        step = pi / _EACH
        return (
            tuple((low - step, high + step) for low, high in runs_of(free, _angles())),
            tuple((low - step, high + step) for low, high in runs_of(barred, _angles())),
        )

    def _refusals(self) -> tuple[WormUpRefusal | None, ...]:
        return _asked(self.draft, self.post, self.draft.course, self.draft.worm)


@lru_cache(maxsize=4)
def _asked(
    draft: MoveDraft, post: int, course: Course, _worm: Worm
) -> tuple[WormUpRefusal | None, ...]:
    """Return for every direction why *post* may not stand there, or None."""
    ways = ((round(GATE * cos(a)), round(GATE * sin(a))) for a in _angles())
    asked = (draft.swing_refusal(post, course.swing_spot(post, way)) for way in ways)
    return tuple(None if one and one.reason is WormUpReason.SWING_NOTHING else one for one in asked)


@cache
def _angles() -> tuple[float, ...]:
    return tuple(-pi + 2 * pi * place / _EACH for place in range(_EACH))


def _apart(first: float, second: float) -> float:
    return abs((first - second + pi) % (2 * pi) - pi)
