"""How seats differ, in windows and pictures alike: by colour, pattern and letter.

Law: nothing is shown by colour alone; every seat has its own pattern and letter too.
"""

from collections.abc import Sequence
from enum import Enum
from html import escape

from gui.words.words import marked

COLOURS = ("#c0392b", "#2471a3", "#d4ac0d", "#7d3c98", "#1e8449")
"""One for each seat."""


class Pattern(Enum):
    """What marks a seat without colour; the value is what a screen reader says."""

    PLAIN = marked("plain")
    STRIPES = marked("striped")
    DOTS = marked("dotted")
    CHECKS = marked("chequered")
    RINGS = marked("ringed")


_PATTERNS = {
    Pattern.PLAIN: "M18 18",
    Pattern.STRIPES: "M5 23L23 5M9 29L29 9M15 32L32 15",
    Pattern.DOTS: "M10 10h.1M18 7h.1M26 10h.1M8 19h.1M28 19h.1M11 27h.1M18 30h.1M25 27h.1",
    Pattern.CHECKS: "M10 7v5M20 5v5M29 12v5M5 17v5M25 24v5M15 27v5M10 20v5M30 20v5",
    Pattern.RINGS: "M18 7a11 11 0 1 0 .1 0M18 12a6 6 0 1 0 .1 0",
}
"""Each as a stroke on a disc of 36 by 36."""
_PATTERN = 'fill="none" stroke="black" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"'
_INK = "#33302a"


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


def seat_svg(seat: int, letter: str) -> str:
    """Return the marks of *seat* as SVG: its colour, its pattern, its *letter*."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" class="seat">'
        f'<circle cx="18" cy="18" r="16" fill="{COLOURS[seat]}" stroke="{_INK}"/>'
        f'<path d="{_PATTERNS[seat_pattern(seat)]}" {_PATTERN}/>'
        f'<text x="18" y="24" font-size="17" font-weight="bold" text-anchor="middle" fill="white"'
        f' stroke="{_INK}" stroke-width="2" paint-order="stroke">{escape(letter)}</text></svg>'
    )
