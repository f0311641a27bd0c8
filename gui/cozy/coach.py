"""What a strong bot makes of an hour: how it would go on, and what it would have done."""

from collections.abc import Iterator
from dataclasses import replace

from core.cozy.turn import Turn
from core.review.hours import Hour, Next, next_decisions
from gui.cozy.around.past_hours import PastHour, hour_of
from gui.cozy.decisions import offer_words
from gui.cozy.words import points_words
from gui.words.words import words

_SEED = b"wormup-lan coach"


def advised(turn: Turn) -> Iterator[Next]:
    """Yield how a strong bot would go on from *turn*; this may take it a moment."""
    yield next_decisions(turn, _SEED)


def advice_words(found: Next) -> str:
    """Return what a strong bot would do next, and what its hour comes to."""
    return words(
        "A strong bot would go on with: {deed}. From here its hour brings {points}.",
        deed=offer_words(found.turn, found.decisions[0]),
        points=points_words(found.gained, signed=True),
    )


def better_hour(start: Turn, better: Hour) -> PastHour | None:
    """Return the hour that would have been *better*, with what it would have gained."""
    remark = words(
        "Not played: an hour by a bot, {best} instead of {gained}.",
        best=points_words(better.best, signed=True),
        gained=points_words(better.gained, signed=True),
    )
    hour = hour_of(start, better.action)
    return hour and replace(hour, remark=remark)
