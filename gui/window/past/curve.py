"""The chances of a review as a curve that parts can draw."""

from itertools import groupby
from typing import Any

from core.table.table import Table
from gui.parts.chance_chart import Curve, SeatChances, Turning
from gui.report.review import Review
from gui.report.review_text import headline_words
from gui.report.review_words import told
from gui.words.words import words


def curve_of(found: Review, table: Table[Any], own: int | None) -> Curve:
    """Return the curve of what was *found* of *table*; the seat *own* is spoken to.

    Of hours it has no chances, but the costliest one.
    """
    rounds = [
        (next(points).step, str(number))
        for number, points in groupby(found.points, lambda point: point.round)
    ]
    rows = [
        SeatChances(p.step, tuple(p.counts.share(seat) for seat in range(len(p.counts.wins))))
        for p in found.points
    ]
    shown = told(found, table, own)
    turnings = tuple(Turning(line.step, line.said) for line in shown.turnings) or tuple(
        Turning(one.line.step, headline_words(one))
        for one in shown.headlines
        if found.prospects and one.what == words("Costliest hour")
    )
    return Curve(tuple(rows), turnings, shown.names, tuple(rounds))
