"""A board as an SVG picture, without Qt: colours and letters, so that grey is readable too."""

from xml.sax.saxutils import escape

from core.wormup.race import Race
from core.wormup.worm import POST_R, TABLE_H, TABLE_W, R, Vec
from gui.parts.tokens import DAY, SEATS, UNPAINTED, WHITE, Paint
from gui.words.seats import seat_letters

_POST = UNPAINTED._replace(body=DAY.ink, rim=DAY.ink)
_MARGIN = 2_000
_SVG = 'xmlns="http://www.w3.org/2000/svg" width="1200" font-family="sans-serif"'


def board_svg(race: Race, names: tuple[str, ...], title: str) -> str:
    """Return *race* on its table, one unit of the picture for each unit of the rules."""
    letters = seat_letters(names)
    parts = [
        f'<rect width="{TABLE_W}" height="{TABLE_H}" fill="{DAY.table}"/>',
        _line(race.course.start, 'stroke-dasharray="300 200"'),
        _line(race.course.finish, ""),
        *(_disc(post, POST_R, _POST, "") for post in race.course.posts),
        *_worms(race, letters),
    ]
    left, top, width, height = _frame(race)
    size = width // 60
    above = top - 4 * size
    legend = [
        f'<tspan fill="{SEATS[seat].rim}" dx="{size}">{escape(f"{letters[seat]} {name}")}</tspan>'
        for seat, name in enumerate(names)
    ]
    return "\n".join(
        [
            f'<svg {_SVG} viewBox="{left} {above} {width} {height + 4 * size}">',
            *parts,
            f'<path d="M{left} {above}h{width}v{4 * size}h-{width}z" fill="{WHITE}"/>',
            _text(left + size, above + 2 * size, 2 * size, escape(title)),
            _text(left, top - size // 2, size, "".join(legend)),
            "</svg>\n",
        ]
    )


def _text(left: int, base: int, size: int, content: str) -> str:
    return f'<text x="{left}" y="{base}" font-size="{size}" fill="{DAY.ink}">{content}</text>'


def _frame(race: Race) -> tuple[int, int, int, int]:
    """Return the part of the table with everything on it: left, top, width, height."""
    places = [*race.course.posts, *(at for worm in race.worms for at in worm.segments)]
    left = max(0, min(at.x for at in places) - _MARGIN)
    top = max(0, min(at.y for at in places) - _MARGIN)
    right = min(TABLE_W, max(at.x for at in places) + _MARGIN)
    bottom = min(TABLE_H, max(at.y for at in places) + _MARGIN)
    return left, top, right - left, bottom - top


def _worms(race: Race, letters: tuple[str, ...]) -> list[str]:
    return [
        part
        for seat, worm in enumerate(race.worms)
        for part in _worm(worm.segments, SEATS[seat], letters[seat])
    ]


def _worm(segments: tuple[Vec, ...], paint: Paint, letter: str) -> list[str]:
    head, *tail = segments
    drawn = [_disc(segment, R, paint, letter) for segment in reversed(tail)]
    ring = f'<circle cx="{head.x}" cy="{head.y}" r="{R // 2}" fill="none" stroke="{paint.pips}"'
    return [*drawn, _disc(head, R, paint, ""), f'{ring} stroke-width="60"/>']


def _disc(at: Vec, radius: int, paint: Paint, letter: str) -> str:
    disc = f'<circle cx="{at.x}" cy="{at.y}" r="{radius}" fill="{paint.body}" stroke="{paint.rim}"'
    text = (
        f'<text x="{at.x}" y="{at.y + 90}" font-size="250" text-anchor="middle"'
        f' fill="{paint.pips}">'
        f"{escape(letter)}</text>"
        if letter
        else ""
    )
    return f'{disc} stroke-width="20"/>{text}'


def _line(ends: tuple[Vec, Vec], more: str) -> str:
    (ax, ay), (bx, by) = ends
    return f'<path d="M{ax} {ay}L{bx} {by}" stroke="{DAY.edge}" stroke-width="80" {more}/>'
