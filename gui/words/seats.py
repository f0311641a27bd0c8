"""How seats differ without colour, in windows and pictures alike: by pattern and letter.

Law: nothing is shown by colour alone; every seat has its own pattern and letter too.
"""

from collections.abc import Sequence
from enum import Enum

from gui.words.words import marked


class Pattern(Enum):
    """What marks a seat without colour; the value is what a screen reader says."""

    PLAIN = marked("plain")
    STRIPES = marked("striped")
    DOTS = marked("dotted")
    CHECKS = marked("chequered")
    RINGS = marked("ringed")


def seat_pattern(seat: int) -> Pattern:
    """Return the pattern of *seat*, 0 to 4."""
    return tuple(Pattern)[seat]


def seat_letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return a different letter for each seat: the first of its name that is free, or a digit.

    >>> seat_letters(("Ann", "Anna", "bo", "An"))
    ('A', 'N', 'B', '4')
    """
    taken: list[str] = []
    for seat, name in enumerate(names, 1):
        wished = f"{name.upper()}{seat}123456789"
        taken.append(next(one for one in wished if one.isalnum() and one not in taken))
    return tuple(taken)
