"""What a colony is worth: the total to expect at the end of the game (C8, C9).

Law: with no hour left it is the score itself. Before that, each row is worth what its count and a
Poisson number of more would bring, so that a group of symbols just out of reach already counts.
"""

from functools import lru_cache
from math import exp, log1p

from core.bots.cozy.hopes import HOPES, View
from core.bots.cozy.powers import Powers, promised
from core.bots.cozy.survey import SheetBits, Survey
from core.cozy.measures import things_counted
from core.cozy.scoring import score_of
from core.cozy.sheet import Arguments, Measure, Sheet, SheetRow
from core.cozy.turn import Turn

_AIRY = frozenset({Measure.BLANK_AREAS, Measure.LARGEST_BLANK_AREA})
_FILLS = (0.2, 0.4)
_FILLS_AIRY = (0.15, 0.1)
"""How fast blank spaces go: each hour, and by the share that eyes and hearts could fill."""
_NEWCOMERS = 0.17
"""How many new worms an hour will touch a blank space."""
_ROOMY, _ROOMY_FOR_WORMS = 8.4, 25
"""With fewer blank spaces than this, less comes."""
_POWERS = Powers(0.1, 0.2, 0.3, 0.2, 0.24, 0.1, 0.1)
_CREDIT, _POCKET = 0.16, 0.04
_SMALL = 5
"""A blank area with fewer spaces than this takes no worm."""
_DIGITS = 6
"""What is beyond may be another number on another laptop: sums and exponents are rounded there."""
_STEPS = 8
"""Means are rounded to this many steps for 1, so that few tables are needed."""


def worth(turn: Turn, board: SheetBits) -> float:
    """Return the worth of *turn*, which is between two hours."""
    left = len(turn.sheet.hours) - turn.hour
    if not left:
        return float(score_of(turn.colony).total)
    survey = Survey(turn.colony, board)
    powers = promised(survey, turn)
    view = View(turn, survey, powers, _stays(turn.sheet, survey, powers, left))
    total = sum(_row_worth(view, row) for row in turn.sheet.score_rows)
    total += sum(w * log1p(p) for w, p in zip(_POWERS, powers, strict=True))
    return round(total + _CREDIT * turn.credits - _POCKET * _pockets(view), _DIGITS)


def _stays(sheet: Sheet, survey: Survey, powers: Powers, left: int) -> float:
    hourly, able = _FILLS_AIRY if is_airy(sheet) else _FILLS
    share = (powers.foods + powers.growth) / (survey.blank.bit_count() + 1)
    return exp(-hourly * left - able * share)


def is_airy(sheet: Sheet) -> bool:
    """Return whether *sheet* rewards blank spaces."""
    return any(row.measure in _AIRY for row in sheet.rewards)


def _row_worth(view: View, row: SheetRow) -> float:
    blank = view.survey.blank.bit_count()
    if row.measure is Measure.WORMS_TOUCHING_BLANK:
        count = sum(map(view.stays_exposed, range(len(view.survey.worms))))
        return expected(row, count, _NEWCOMERS * view.left * min(1.0, blank / _ROOMY_FOR_WORMS))
    hope, now = HOPES[row.measure], len(things_counted(view.turn.colony, row))
    mean = hope.hourly * view.left * min(1.0, blank / _ROOMY)
    if hope.hint:
        mean += hope.weight * hope.hint(view, row, now)
    return expected(row, now, mean)


def _pockets(view: View) -> float:
    """Count the blank spaces in areas too small for a worm; they matter less later."""
    if is_airy(view.turn.sheet):
        return 0.0
    sizes = (area.bit_count() for area in view.survey.board.areas(view.survey.blank))
    return min(1.0, view.left / 8) * sum(size for size in sizes if size < _SMALL)


def expected(row: SheetRow, count: float, mean: float) -> float:
    """Return the expected points of *row* for *count* and a Poisson number of *mean*, or less.

    >>> from core.cozy.sheet import Arguments
    >>> row = SheetRow(Measure.FOODS, Arguments(), ((1, "*"), (2, "***")))
    >>> [round(expected(row, *more), 2) for more in ((1, 0.0), (1.5, 0.0), (0, 1.0), (3, -2.0))]
    [1.0, 2.5, 1.42, 1.0]
    """
    if mean < 0:
        count, mean = max(0.0, count + mean), 0.0
    table = _table(row.groups, round(mean * _STEPS))
    if count >= len(table) - 1:
        return table[-1]
    low = int(count)
    return table[low] + (count - low) * (table[low + 1] - table[low])


@lru_cache(maxsize=4096)
def _table(groups: tuple[tuple[int, str], ...], steps: int) -> tuple[float, ...]:
    """Return what every count is worth if *steps* more come; the last is for all counts above."""
    top = groups[-1][0] if groups else 0
    row = SheetRow(Measure.FOODS, Arguments(), groups)
    points = [float(row.points(count)) for count in range(top + 1)]
    chances, mean = [exp(-steps / _STEPS)], steps / _STEPS
    for count in range(1, top + 1):
        chances.append(chances[-1] * mean / count)
    rest = 1 - sum(chances)
    return tuple(
        rest * points[-1] + sum(c * points[min(top, n + k)] for k, c in enumerate(chances))
        for n in range(top + 1)
    )
