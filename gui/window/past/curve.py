"""The chances of a review as a curve that parts can draw."""

from itertools import groupby

from core.table.genesis import Genesis
from gui.parts.chances import Chance, Curve, Turning
from gui.report.review import Review
from gui.report.review_words import Told
from gui.words.player_names import names_of


def curve_of(found: Review, shown: Told, genesis: Genesis) -> Curve:
    """Return the curve of what was *found*, with the turning points that are *shown* in words."""
    rounds = [
        (next(points).step, str(number))
        for number, points in groupby(found.points, lambda point: point.round)
    ]
    return Curve(
        tuple(
            Chance(p.step, tuple(p.counts.share(seat) for seat in range(len(p.counts.wins))))
            for p in found.points
        ),
        tuple(Turning(line.step, line.said) for line in shown.turnings),
        names_of(genesis),
        tuple(rounds),
    )
