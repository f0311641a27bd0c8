"""What bots make of an hour: how they would go on, where that leads, what they would have done."""

from collections.abc import Iterator
from dataclasses import replace

from core.bots.cozy.gardener import Effort
from core.cozy.turn import Turn
from core.review.hours import Hour, Next, next_ways
from core.review.prospects import PAINS, error, mean
from gui.cozy.around.past_hours import PastHour, hour_of
from gui.cozy.decision_words import offer_words
from gui.words.points import heading_for
from gui.words.words import decimal, words

_SEED = b"wormup-lan coach"
_PAINS = PAINS._replace(
    finder=Effort(fresh=60, changed=140, best=3), rounds=((3, 2), (2, 4), (1, 6))
)
"""Somebody waits for it."""


def advised(turn: Turn) -> Iterator[Next]:
    """Yield how bots would go on from *turn*; this may take them a moment."""
    yield from next_ways(turn, _SEED, _PAINS)


def advice_words(found: Next) -> str:
    """Return what bots would do next, and for how many points at the end that heads."""
    way = found.way
    said = words("Bots would go on with: {deed}.", deed=offer_words(found.turn, way.decisions[0]))
    if not way.ends:
        return said
    points, off = heading_for(mean(way.ends)), decimal(error(way.ends), 1)
    heads = words("That heads for {points} at the end (± {off}).", points=points, off=off)
    return f"{said} {heads}"


def better_hour(start: Turn, better: Hour) -> PastHour | None:
    """Return the hour that would have been *better*, with where it would have led."""
    remark = words(
        "Not played: an hour by a bot, heading for {best} instead of {made}.",
        best=heading_for(mean(better.best)),
        made=heading_for(mean(better.made)),
    )
    hour = hour_of(start, better.action)
    return hour and replace(hour, remark=remark)
