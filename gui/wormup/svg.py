"""A board as an SVG picture, without Qt: put together from the drawings that the window shows.

Law: a drawing stands once in a picture and is used wherever it lies; letters, patterns and what
each worm wears tell the worms apart in grey too.
"""

import re
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from html import escape
from math import atan2, degrees, hypot

from core.table.looks import Worn
from core.wormup.profiles import Side
from core.wormup.race import Race, Result
from core.wormup.worm import TABLE_H, TABLE_W, D, R, Vec
from gui.kit.assets import written
from gui.kit.tokens import DAY, THREAD
from gui.parts.hats import head_name, paint_of
from gui.words.seats import worms_of
from gui.words.words import words

_MARGIN = 600
_SVG = 'xmlns="http://www.w3.org/2000/svg" width="1200" font-family="Nunito, sans-serif"'
_INNER = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_NAMED = re.compile(r'(\bid="|url\(#|href="#)')
_UNIT = D / 100
"""A segment is 100 wide in its drawing."""
_DASHES = 'stroke-width="40" stroke-dasharray="200 120"'
_NUMBER = 3
"""The segment with the race number."""
_HALF, _PIECE = 118, 68
"""Half the width of the cloth, and the length of its piece, where a segment is 100 wide."""


def board_svg(race: Race, names: Sequence[str], title: str) -> str:
    """Return *race* on its table, one unit of the picture for each unit of the rules."""
    left, top, width, height = _frame(race)
    size = width // 60
    above = top - 4 * size
    wide = width // max(1, len(names))
    worms = worms_of(names)
    legend = [
        _use(head_name(worm), (left + seat * wide + 2 * size, top - size), size / 64)
        + _text(
            left + seat * wide + 3 * size,
            top - size * 2 // 3,
            size,
            escape(f"{worm.letter} {name}"),
        )
        for seat, (worm, name) in enumerate(zip(worms, names, strict=True))
    ]
    return _picture(
        (left, above, width, height + 4 * size),
        [
            *_board(race, worms),
            f'<path d="M{left} {above}h{width}v{4 * size}h-{width}z" fill="{DAY.paper}"/>',
            _text(left + size, above + 2 * size, 2 * size, escape(title)),
            *legend,
        ],
    )


def touch_svg(race: Race, names: tuple[str, ...]) -> str:
    """Return a close-up of the winner of *race* at the finish line, with the distance."""
    assert race.winner is not None, "a race that ended at the line has a winner"
    head = race.worms[race.winner].head
    foot = race.course.foot(head)
    reach = 5 * R
    gap = f'<path d="M{head.x} {head.y}L{foot[0]} {foot[1]}" stroke="{DAY.ink}" stroke-width="30"/>'
    frame = head.x - 2 * reach, head.y - reach, 4 * reach, 2 * reach
    return _picture(frame, [*_board(race, worms_of(names)), gap])


def _picture(frame: tuple[int, int, int, int], parts: list[str]) -> str:
    """Return what *frame* shows of *parts*, with names that no other picture of a page has."""
    body = "\n".join(parts)
    used = sorted(set(re.findall(r'<use href="#([^"]*)"', body)))
    defs = "".join(f'<g id="{name}">{_drawing(name)}</g>' for name in used)
    box = " ".join(map(str, frame))
    drawn = f'<svg {_SVG} viewBox="{box}">\n<defs>{defs}</defs>\n{body}\n</svg>\n'
    own = sha256(drawn.encode()).hexdigest()[:8]
    return _NAMED.sub(rf"\g<1>r{own}", drawn)


@cache
def _drawing(name: str) -> str:
    """Return what is inside of the drawing *name*; its gradients are named after it."""
    found = _INNER.search(written(name))
    assert found, f"{name} is a drawing"
    return _NAMED.sub(rf"\g<1>{name}-", found[1])


def _board(race: Race, worn: tuple[Worn, ...]) -> list[str]:
    """Return table, lines, posts and worms, the lowest first."""
    far = f'x="-{TABLE_W}" y="-{TABLE_H}" width="{3 * TABLE_W}" height="{3 * TABLE_H}"'
    (ax, ay), (bx, by) = race.course.start
    worms = enumerate(race.worms)
    return [
        f'<rect {far} fill="{DAY.plank}"/>',
        f'<rect width="{TABLE_W}" height="{TABLE_H}" fill="{DAY.table}"/>',
        f'<path d="M{ax} {ay}L{bx} {by}" stroke="{DAY.plank}" {_DASHES}/>',
        *_finish(race),
        *(_use("post", post, _UNIT) for post in race.course.posts),
        *(part for seat, worm in worms for part in _worm(worm.segments, worn[seat])),
    ]


def _finish(race: Race) -> list[str]:
    """Return the cloth with its word on both sides, and the thread, torn by who has won."""
    first, second = race.course.finish
    dx, dy = second.x - first.x, second.y - first.y
    length = hypot(dx, dy)
    count = round(length / (_PIECE * _UNIT))
    step = length / count
    turned = f"translate({first.x} {first.y}) rotate({degrees(atan2(dy, dx)):.2f})"
    pieces = "".join(
        f'<use href="#finish-piece" transform="translate({place * step:.0f} 0)'
        f' scale({step / _PIECE:.4f} {_UNIT:.4f})"/>'
        for place in range(count)
    )
    word = (
        f'<text x="{length / 2:.0f}" y="{62 * _UNIT:.0f}" font-size="{44 * _UNIT:.0f}"'
        f' font-family="DynaPuff, Nunito, sans-serif" font-weight="700" letter-spacing="100"'
        f' text-anchor="middle" fill="{DAY.ink}">{escape(words("FINISH"))}</text>'
    )
    behind = f'<g transform="rotate(180 {length / 2:.0f} 0)">{word}</g>'
    path = f"M0 0H{length:.0f}"
    if race.result is Result.FINISH and race.winner is not None:
        head = race.worms[race.winner].head
        at = ((head.x - first.x) * dx + (head.y - first.y) * dy) / length
        at = min(max(at, 0.1 * length), 0.9 * length)
        curl = min(0.11 * length, 0.6 * at, 0.6 * (length - at))
        path = (
            f"M0 0C{at * 0.5:.0f} 0 {at * 0.8:.0f} {curl * 0.2:.0f}"
            f" {at - curl * 0.6:.0f} {curl:.0f}"
            f"M{length:.0f} 0C{(length + at) / 2:.0f} 0 {at + curl:.0f} -{curl * 0.2:.0f}"
            f" {at + curl * 0.6:.0f} -{curl:.0f}"
        )
    thread = "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide * _UNIT:.0f}"{more}/>'
        for colour, wide, more in (
            (DAY.actlo, 14, ' stroke-linecap="round"'),
            (DAY.acthover, 10, ' stroke-linecap="round"'),
            (THREAD, 5, ' stroke-dasharray="44 76"'),
        )
    )
    is_one_sided = race.profile.side is Side.FRONT
    return [f'<g transform="{turned}">{pieces}{word}{"" if is_one_sided else behind}{thread}</g>']


def _worm(segments: tuple[Vec, ...], worm: Worn) -> list[str]:
    paint = paint_of(worm)
    head, neck = segments[:2]
    line = " ".join(f"{at.x},{at.y}" for at in segments)
    band = f'fill="none" stroke="{paint.rim}" stroke-width="{D * 36 // 100}"'
    parts = [f'<polyline points="{line}" {band}/>']
    for place in range(len(segments) - 1, 0, -1):
        at = segments[place]
        parts.append(_use(f"segment-{paint.name}", at, _UNIT))
        if place == _NUMBER:
            parts.append(
                f'<circle cx="{at.x}" cy="{at.y}" r="{29 * _UNIT:.0f}" fill="{DAY.paper}"'
                f' stroke="{DAY.ink}" stroke-width="14"/>'
                f'<text x="{at.x}" y="{at.y + 58}" font-size="168" font-weight="800"'
                f' text-anchor="middle" fill="{DAY.ink}">{escape(worm.letter)}</text>'
            )
    turn = degrees(atan2(head.y - neck.y, head.x - neck.x))
    return [*parts, _use(head_name(worm), head, _UNIT, turn)]


def _use(name: str, at: tuple[float, float], scale: float, turn: float = 0.0) -> str:
    turned = f" rotate({turn:.1f})" if turn else ""
    where = f"translate({at[0]:.0f} {at[1]:.0f}){turned} scale({scale:.3f})"
    return f'<use href="#{name}" transform="{where}"/>'


def _text(left: int, base: int, size: int, content: str) -> str:
    return (
        f'<text x="{left}" y="{base}" font-size="{size}" font-weight="700" fill="{DAY.ink}">'
        f"{content}</text>"
    )


def _frame(race: Race) -> tuple[int, int, int, int]:
    """Return the part of the table with everything on it: left, top, width, height."""
    places = [*race.course.posts, *(at for worm in race.worms for at in worm.segments)]
    left = max(0, min(at.x for at in places) - _MARGIN)
    top = max(0, min(at.y for at in places) - _MARGIN)
    right = min(TABLE_W, max(at.x for at in places) + _MARGIN)
    bottom = min(TABLE_H, max(at.y for at in places) + _MARGIN)
    return left, top, right - left, bottom - top
