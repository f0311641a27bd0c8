"""Awards of a game of Worm & Cozy, from its completed steps."""

from collections.abc import Sequence
from typing import Any

from core.cozy.colony import Colony
from core.cozy.measures import things_counted
from core.cozy.sheet import Arguments, Measure, SheetRow
from core.table.step import Completed
from gui.words.award import Award, AwardKind, best_of
from gui.words.words import counted, words

_LENGTH, _COSY = (
    SheetRow(measure, Arguments(), ()) for measure in (Measure.LONGEST_WORM, Measure.COZY_WORMS)
)


def awards(names: Sequence[str], steps: Sequence[Completed[Any]]) -> list[Award]:
    """Return the awards of a game that is over, of two or more: of each kind one or none."""
    last = steps[-1].outcome.state if steps else None
    if len(names) < 2 or last is None or not last.is_over:
        return []
    found: list[Award] = []
    colonies = [turn.colony for turn in last.turns]
    if best := best_of(_counts(colonies, _LENGTH), 8):
        count = _count(colonies[best[0]], _LENGTH)
        line = counted(
            count, "{name}, {count} space", "{name}, {count} spaces", name=names[best[0]]
        )
        found.append(Award(AwardKind.LONGEST, *best, line))
    if best := best_of(_counts(colonies, _COSY), 3):
        count = _count(colonies[best[0]], _COSY)
        line = counted(
            count, "{name}, {count} worm snug", "{name}, {count} worms snug", name=names[best[0]]
        )
        found.append(Award(AwardKind.WARMEST, *best, line))
    return [*found, *_last_hour(names, steps), *_no_cross(names, colonies)]


def _last_hour(names: Sequence[str], steps: Sequence[Completed[Any]]) -> list[Award]:
    before = next((done.step.state for done in reversed(steps) if done.step.state), None)
    after = steps[-1].outcome.state
    if before is None or not before.is_last_hour:
        return []
    pairs = zip(before.scores(), after.scores(), strict=True)
    gained = {seat: float(now.total - was.total) for seat, (was, now) in enumerate(pairs)}
    if not (best := best_of(gained, 3)):
        return []
    line = counted(
        round(gained[best[0]]),
        "{name}, {count} point in the last hour",
        "{name}, {count} points in the last hour",
        name=names[best[0]],
    )
    return [Award(AwardKind.LAST_HOUR, *best, line)]


def _no_cross(names: Sequence[str], colonies: Sequence[Colony]) -> list[Award]:
    """Who alone has circled no X."""
    clean = [seat for seat, colony in enumerate(colonies) if not _crosses(colony)]
    if len(clean) != 1 or not any(colonies[clean[0]].worms):
        return []
    line = words("{name} has circled no X", name=names[clean[0]])
    return [Award(AwardKind.NO_CROSS, clean[0], 1.5, line)]


def _crosses(colony: Colony) -> int:
    rows = colony.sheet.score_rows
    return sum("".join(row.circled(_count(colony, row))).count("X") for row in rows)


def _counts(colonies: Sequence[Colony], row: SheetRow) -> dict[int, float]:
    return {seat: float(_count(colony, row)) for seat, colony in enumerate(colonies)}


def _count(colony: Colony, row: SheetRow) -> int:
    return len(things_counted(colony, row))
