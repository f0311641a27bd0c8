"""What the coach of an hour says: how a strong bot would go on, in one sentence."""

from collections.abc import Iterator

from core.cozy.turn import Turn
from core.review.hours import Next, next_decisions
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
