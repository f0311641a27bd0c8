"""What the count of a row may come to by the end, from what is there and what has begun (C9).

Law: a wish for each measure, and no rule: the count itself is that of the rules. `HOPES` holds for
each measure how much comes with every hour, and what its hints are worth.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from core.bots.cozy.powers import Powers
from core.bots.cozy.survey import Survey
from core.cozy.sheet import Measure, SheetRow
from core.cozy.turn import Turn
from core.cozy.worm import OrganKind

_LAKE_MOST = 22
"""The largest lake that is hoped for."""


@dataclass(frozen=True, slots=True)
class View:
    """All that a wish may use."""

    turn: Turn
    survey: Survey
    powers: Powers
    stays: float
    """How likely a space that is blank now stays blank to the end."""

    @property
    def left(self) -> int:
        """How many hours are to come."""
        return len(self.turn.sheet.hours) - self.turn.hour

    def stays_exposed(self, worm: int) -> float:
        """Return how likely *worm* is to touch a blank space at the end."""
        return 1 - (1 - self.stays) ** self.survey.exposed[worm].bit_count()

    def closes(self, mask: int) -> float:
        """Return how likely all blank spaces of *mask* are to be filled; 0 if there are none."""
        count = (mask & self.survey.blank).bit_count()
        return (1 - self.stays) ** count if count else 0.0


Hint = Callable[[View, SheetRow, int], float]
"""Takes the view, the row and its count."""


def _filling(view: View, _: SheetRow, __: int) -> float:
    return view.survey.blank.bit_count() * (1 - view.stays)


def _missing_shapes(view: View, _: SheetRow, count: int) -> float:
    missing = max(0, len(view.turn.sheet.shapes) - count)
    room = view.survey.blank.bit_count() / len(view.turn.sheet.soil)
    return missing * (1 - (5 / 6) ** view.left) * room


def _half_done(view: View, row: SheetRow, _: int) -> float:
    """Add up how far the worms with too few organs, or kinds of organs, have got."""
    wanted, colony = row.arguments.least, view.turn.colony
    found = (
        len(organs) if row.measure is Measure.WORMS_WITH_ORGANS else len({o.kind for o in organs})
        for organs in colony.organs_by_worm
    )
    return sum(count / wanted for count in found if count < wanted)


def _free_spaces(view: View, _: SheetRow, count: int) -> float:
    colony = view.turn.colony
    pairs = zip(colony.worms, colony.organs_by_worm, strict=True)
    best = max((0.7 * len(organs) + 0.3 * len(worm.cells) for worm, organs in pairs), default=0)
    return best - count


def _others(view: View, _: SheetRow, count: int) -> float:
    return len(view.turn.colony.worms) - count


def _lines(view: View, _: SheetRow, __: int) -> float:
    return sum(map(view.closes, view.survey.board.lines))


def _rocks(view: View, _: SheetRow, __: int) -> float:
    board = view.survey.board
    return sum(view.closes(board.around(board.bits[rock])) for rock in view.turn.sheet.rocks)


def _closing_worms(view: View, row: SheetRow, count: int) -> float:
    worms = enumerate(view.turn.colony.worms)
    long = (number for number, worm in worms if len(worm.cells) >= row.arguments.least)
    return sum(1 - view.stays_exposed(number) for number in long) - count


def _friendly(view: View, _: SheetRow, count: int) -> float:
    share, exposed = view.left / 48, view.survey.exposed
    near = (
        len(view.turn.colony.neighbours_of(worm)) + share * blank.bit_count()
        for worm, blank in enumerate(exposed)
    )
    return max(near, default=count) - count


def _large_areas(view: View, row: SheetRow, _: int) -> float:
    """Count the spaces of blank areas that are still too large."""
    most = row.arguments.most
    sizes = (area.bit_count() for area in view.survey.board.areas(view.survey.blank))
    return sum(size for size in sizes if most is not None and size > most)


def _lake(view: View, row: SheetRow, count: int) -> float:
    """Estimate the largest area that might be closed off from the edge of the sheet."""
    survey, board = view.survey, view.survey.board
    if not row.arguments.inner:
        return 0.0
    edge, best = survey.blank & board.border, float(count)
    for area in board.areas(survey.blank & ~board.border):
        leaks = (board.around(area) & edge).bit_count()
        best = max(best, min(area.bit_count(), _LAKE_MOST) / (1 + leaks / (0.6 * view.left + 0.3)))
    return best - count


def _waiting(view: View, _: SheetRow, __: int) -> float:
    """Count the mouths that face a blank space, if there are eyes to put a food there."""
    survey = view.survey
    mouths = (organ for organ in view.turn.colony.organs if organ.kind is OrganKind.MOUTH)
    waiting = sum(survey.ahead_of(mouth) & survey.blank > 0 for mouth in mouths)
    return waiting * min(1.0, view.powers.eyes)


def _collars(view: View, _: SheetRow, __: int) -> float:
    return sum(organ.kind is OrganKind.COLLAR for organ in view.turn.colony.organs)


def _families(view: View, _: SheetRow, __: int) -> float:
    return view.powers.collars * min(1.0, view.survey.blank.bit_count() / 15)


@dataclass(frozen=True, slots=True)
class Hope:
    """What comes *hourly* while there is room, and what *hint* counts, times *weight*."""

    hourly: float
    weight: float = 0.0
    hint: Hint | None = None


HOPES: Mapping[Measure, Hope] = {
    Measure.FOODS: Hope(0.75),
    Measure.FOODS_EATEN: Hope(0.20, 0.4, _waiting),
    Measure.FED_WORMS: Hope(0.20, 0.3, _waiting),
    Measure.CONGA: Hope(0.19),
    Measure.GROUP: Hope(0.33, 0.5, _others),
    Measure.FRIENDS: Hope(0.10, 1.0, _friendly),
    Measure.ORGANS: Hope(1.2),
    Measure.BRAINS_UNFILLED: Hope(0.35),
    Measure.MOST_ORGANS: Hope(0.30, 0.7, _free_spaces),
    Measure.WORMS_WITH_ORGANS: Hope(0.25, 0.5, _half_done),
    Measure.WORMS_WITH_KINDS: Hope(0.22, 0.15, _half_done),
    Measure.BABIES: Hope(0.15, 0.3, _families),
    Measure.WORMS: Hope(0.16),
    Measure.LONGEST_WORM: Hope(0.75),
    Measure.SPACES_FILLED: Hope(0.0, 0.8, _filling),
    Measure.SHAPES: Hope(0.12, 0.4, _missing_shapes),
    Measure.FULL_LINES: Hope(0.02, 0.5, _lines),
    Measure.COZY_ROCKS: Hope(0.05, 0.8, _rocks),
    Measure.COZY_WORMS: Hope(0.05, 0.8, _closing_worms),
    Measure.BLANK_AREAS: Hope(0.0, 0.03, _large_areas),
    Measure.LARGEST_BLANK_AREA: Hope(0.07, 1.1, _lake),
    Measure.EDGE_WORMS: Hope(0.30),
    Measure.COLLAR_PAIRS: Hope(0.02, 0.1, _collars),
    Measure.WORMS_TOUCHING_BLANK: Hope(0.1),
}
