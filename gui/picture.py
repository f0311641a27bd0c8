"""A board as an SVG picture, without Qt: colours and letters, so that grey is readable too."""

from xml.sax.saxutils import escape

from core.wormup.race import Race
from core.wormup.worm import POST_R, TABLE_H, TABLE_W, R, Vec

COLOURS = ("#c0392b", "#2471a3", "#d4ac0d", "#7d3c98", "#1e8449")
"""One a seat; the letter on each segment says the same without colour."""

_TABLE, _POST, _INK, _LINE = "#efe6d2", "#222222", "#33302a", "#8c8470"
_TITLE_H = 1_400
_SVG = 'xmlns="http://www.w3.org/2000/svg" width="1200" font-family="sans-serif"'


def board_svg(race: Race, names: tuple[str, ...], title: str) -> str:
    """Draw *race* on its table, one unit of the picture a unit of the rules."""
    worms = [
        part
        for seat, worm in enumerate(race.worms)
        for part in _worm(worm.segments, COLOURS[seat], names[seat][:1].upper())
    ]
    parts = [
        f'<rect width="{TABLE_W}" height="{TABLE_H}" fill="{_TABLE}"/>',
        _line(race.course.start, 'stroke-dasharray="300 200"'),
        _line(race.course.finish, ""),
        *(_disc(post, POST_R, _POST, "") for post in race.course.posts),
        *worms,
    ]
    legend = [
        f'<tspan fill="{COLOURS[seat]}" dx="500">{escape(name[:1].upper())} {escape(name)}</tspan>'
        for seat, name in enumerate(names)
    ]
    return "\n".join(
        [
            f'<svg {_SVG} viewBox="0 {-_TITLE_H} {TABLE_W} {TABLE_H + _TITLE_H}">',
            f'<rect y="{-_TITLE_H}" width="{TABLE_W}" height="{_TITLE_H}" fill="white"/>',
            f'<text x="300" y="-450" font-size="700" fill="{_INK}">{escape(title)}',
            *legend,
            "</text>",
            *parts,
            "</svg>\n",
        ]
    )


def _worm(segments: tuple[Vec, ...], colour: str, letter: str) -> list[str]:
    head, *tail = segments
    drawn = [_disc(segment, R, colour, letter) for segment in reversed(tail)]
    ring = f'<circle cx="{head.x}" cy="{head.y}" r="{R // 2}" fill="none" stroke="white"'
    return [*drawn, _disc(head, R, colour, ""), f'{ring} stroke-width="60"/>']


def _disc(at: Vec, radius: int, colour: str, letter: str) -> str:
    disc = f'<circle cx="{at.x}" cy="{at.y}" r="{radius}" fill="{colour}" stroke="{_INK}"'
    text = (
        f'<text x="{at.x}" y="{at.y + 90}" font-size="250" text-anchor="middle" fill="white">'
        f"{escape(letter)}</text>"
        if letter
        else ""
    )
    return f'{disc} stroke-width="20"/>{text}'


def _line(ends: tuple[Vec, Vec], more: str) -> str:
    (ax, ay), (bx, by) = ends
    return f'<path d="M{ax} {ay}L{bx} {by}" stroke="{_LINE}" stroke-width="80" {more}/>'
