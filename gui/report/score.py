"""The score of a finished game as CSV, for a spreadsheet or an evening's list."""

import csv
from io import StringIO
from typing import Any

from core.cozy.game import GameState as CozyState
from core.table.export import export_digest
from core.table.table import Table
from core.wormup.game import GameState
from core.wormup.race import Race, Result
from gui.cozy.refusals import GRADES
from gui.cozy.words import row_words, sheet_name
from gui.words.words import words
from gui.wormup.story import millimetres

Line = tuple[str | int, ...]


def score_sheet(table: Table[Any]) -> str:
    """Write the score of *table*, whose game is over, a line a player or a row of the sheet."""
    names = tuple(map(_safe, (offer.name for offer in table.genesis.offers)))
    state = table.step.state
    lines: list[Line] = [(words("game"), table.genesis.rules_id)]
    if isinstance(state, GameState):
        lines += _race(state.race, names)
    elif isinstance(state, CozyState):
        lines += _cozy(state, names)
    lines.append((words("export"), export_digest(table).hex()))
    text = StringIO()
    csv.writer(text).writerows(lines)
    return text.getvalue()


def _race(race: Race, names: tuple[str, ...]) -> list[Line]:
    lines: list[Line] = [
        (words("rounds"), race.round),
        (words("place"), words("name"), words("mm to the line"), words("resigned")),
    ]
    place = 1
    for group in race.ranking():
        for seat in group:
            left = words("no") if race.active[seat] else words("yes")
            is_there = race.result is Result.FINISH and seat == race.winner
            gap = words("at the line") if is_there else f"{millimetres(race, seat):.1f}"
            lines.append((place, names[seat], gap, left))
        place += len(group)
    return lines


def _cozy(state: CozyState, names: tuple[str, ...]) -> list[Line]:
    scores = state.scores()
    lines: list[Line] = [(words("sheet"), _safe(sheet_name(state.sheet))), ("", *names)]
    for place, row in enumerate(state.sheet.score_rows):
        lines.append((_safe(row_words(row)), *(score.points[place] for score in scores)))
    lines.append((words("Total"), *(score.total for score in scores)))
    lines.append((words("Grade"), *(words(GRADES[score.grade]) for score in scores)))
    return lines


def _safe(text: str) -> str:
    """Keep a spreadsheet from taking what somebody wrote for a formula."""
    return f"'{text}" if text[:1] in {"=", "+", "-", "@"} else text
