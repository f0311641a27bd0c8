"""The score of a finished game as CSV, for a spreadsheet or an evening's list."""

import csv
from io import StringIO
from typing import Any

from core.table.export import export_digest
from core.table.table import Table
from gui.game_ui import known_ui
from gui.report.verdict import Report
from gui.words.words import words


def score_sheet(table: Table[Any], found: Report) -> str:
    """Return the score of *table*, whose game is over, and how much of it *found* checks."""
    rules_id = table.genesis.rules_id
    names = [offer.name for offer in table.genesis.offers]
    lines = [
        (words("game"), rules_id),
        *known_ui(rules_id).score_lines(names, table.step.state),
        (words("signatures"), found.signatures),
        (words("openings"), found.openings),
        (words("moves"), found.moves),
        (words("steps"), found.steps),
        (words("export"), export_digest(table).hex()),
    ]
    text = StringIO()
    csv.writer(text).writerows([tuple(map(safe, line)) for line in lines])
    return text.getvalue()


def safe(cell: str | int) -> str | int:
    """Return *cell* so that a spreadsheet takes no stranger's text for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in {"=", "+", "-", "@"} else cell
