"""What makes a step of a game worth finding again, and how it is drawn on a timeline."""

from enum import Enum


class MarkKind(Enum):
    """A kind of mark; each has its own shape, whose name is the value."""

    BUMP = "star"
    SWING = "x"
    SILENCE = "z"
    FINISH = "flag"
    STAR = "new star"
    COST = "diamond"
    OTHER = "dot"


Signed = tuple[MarkKind, str] | tuple[MarkKind, str, int]
"""A mark of a step: its kind, what happened in a word, and perhaps whose it is."""
