"""How seats are told apart, in windows and pictures alike: colour, pattern and letter.

Law: colour never says anything alone; every seat has a pattern and a letter of its own too.
"""

from collections.abc import Sequence
from enum import Enum

from gui.words.words import marked

COLOURS = ("#c0392b", "#2471a3", "#d4ac0d", "#7d3c98", "#1e8449")
"""One a seat."""


class Pattern(Enum):
    """What tells a seat apart without colour; the value is what a screen reader says."""

    PLAIN = marked("plain")
    STRIPES = marked("striped")
    DOTS = marked("dotted")
    CHECKS = marked("chequered")
    RINGS = marked("ringed")


def seat_pattern(seat: int) -> Pattern:
    """Return the pattern of *seat*, 0 to 4."""
    return tuple(Pattern)[seat]


def seat_letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return a letter of its own for every seat: the first of its name that is free, or a digit.

    >>> seat_letters(("Ann", "Anna", "bo", "An"))
    ('A', 'N', 'B', '4')
    """
    taken: list[str] = []
    for seat, name in enumerate(names, 1):
        wished = f"{name.upper()}{seat}123456789"
        taken.append(next(one for one in wished if one.isalnum() and one not in taken))
    return tuple(taken)
