"""How seats are told apart, for windows and pictures alike, with and without colour."""

from html import escape

COLOURS = ("#c0392b", "#2471a3", "#d4ac0d", "#7d3c98", "#1e8449")
"""One a seat; a letter and a pattern say the same without colour."""
_PATTERNS = (
    "M18 18",
    "M5 23L23 5M9 29L29 9M15 32L32 15",
    "M10 10h.1M18 7h.1M26 10h.1M8 19h.1M28 19h.1M11 27h.1M18 30h.1M25 27h.1",
    "M10 7v5M20 5v5M29 12v5M5 17v5M25 24v5M15 27v5M10 20v5M30 20v5",
    "M18 7a11 11 0 1 0 .1 0M18 12a6 6 0 1 0 .1 0",
)
"""One a seat: plain, striped, dotted, chequered, ringed, as a stroke on a disc of 36 by 36."""

_PATTERN = 'fill="none" stroke="black" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"'
_INK = "#33302a"


def seat_svg(seat: int, letter: str) -> str:
    """Draw what tells *seat* apart: its colour, its pattern, its *letter*."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" class="seat">'
        f'<circle cx="18" cy="18" r="16" fill="{COLOURS[seat]}" stroke="{_INK}"/>'
        f'<path d="{_PATTERNS[seat]}" {_PATTERN}/>'
        f'<text x="18" y="24" font-size="17" font-weight="bold" text-anchor="middle" fill="white"'
        f' stroke="{_INK}" stroke-width="2" paint-order="stroke">{escape(letter)}</text></svg>'
    )
