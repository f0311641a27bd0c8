"""A word on the board: a paper pill beside the thing that it is about."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPixmap

from core.wormup.worm import R
from gui.kit.art import LOW, blank, paint_icon, paint_shadow
from gui.kit.fills import fill_box
from gui.kit.theme import Look, Type, font, inset, look, px
from gui.kit.tokens import TIGHT
from gui.wormup.board.camera import Camera, Point

_HIGH, _PAD, _ICON, _AROUND = 38, 16, 18, 24
_FARTHEST = 4
"""So many segments farther away at most a pill lies, to cover nothing."""


class PillTone(Enum):
    """What a pill says of its thing; the value is its icon."""

    PLAIN = ""
    FITS = "check"
    REFUSED = "x"


class PillSide(Enum):
    """On which side of its thing a pill lies; the value is the way there."""

    RIGHT = (1, 0)
    LEFT = (-1, 0)
    ABOVE = (0, -1)
    BELOW = (0, 1)


@dataclass(frozen=True, slots=True)
class Pill:
    """Says *text* beside a thing *away* px wide at *at*."""

    at: Point
    text: str
    tone: PillTone = PillTone.PLAIN
    side: PillSide = PillSide.RIGHT
    away: float = 0.0

    def paper(self, camera: Camera) -> QRectF:
        """Return where the paper lies: at its side, or at the other one if there is no room."""
        size = _size(self.text, self.tone, look())
        return paper_beside(camera, camera.on_screen(self.at), self.away, size, self.side)

    def box(self, camera: Camera) -> QRectF:
        """Return a box that includes the shadow."""
        return inset(self.paper(camera), -_AROUND)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        pixmap = _pill(self.text, self.tone, camera.ratio, look())
        painter.drawPixmap(self.box(camera).topLeft(), pixmap)


def beside(pill: Pill, camera: Camera, places: Iterable[Point]) -> Pill:
    """Return *pill* where it covers as few of the discs at *places* as it can."""
    half = R * camera.scale
    middles = [camera.on_screen(at) for at in places]
    discs = [QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half) for at in middles]

    def covered(one: Pill) -> int:
        return sum(one.paper(camera).intersects(disc) for disc in discs)

    sides = (pill.side, *(side for side in PillSide if side is not pill.side))
    tried = [
        replace(pill, side=side, away=pill.away + farther * 2 * half)
        for farther in range(_FARTHEST)
        for side in sides
    ]
    return min(tried, key=covered)


def paper_beside(
    camera: Camera, at: QPointF, away: float, size: tuple[int, int], side: PillSide
) -> QRectF:
    """Return a frame of *size* px beside *at*, inside of what can be seen of the board."""
    room, (wide, high) = inset(camera.room(), 8), size
    dx, dy = side.value
    if dx and not (room.left() <= at.x() + dx * (away + wide) <= room.right()):
        dx = -dx
    if dy and not (room.top() <= at.y() + dy * (away + high) <= room.bottom()):
        dy = -dy
    x = at.x() + dx * (away + wide / 2) - wide / 2
    y = at.y() + dy * (away + high / 2) - high / 2
    left = max(room.left(), min(x, room.right() - wide))
    top = max(room.top(), min(y, room.bottom() - high))
    return QRectF(round(left), round(top), wide, high)


@lru_cache(maxsize=64)
def _size(text: str, tone: PillTone, _look: Look) -> tuple[int, int]:
    letters = QFontMetrics(font(Type.STRONG))
    wide = letters.horizontalAdvance(text) + 2 * px(_PAD)
    if tone.value:
        wide += px(_ICON) + px(TIGHT)
    return wide, max(px(_HIGH), letters.height() + px(TIGHT))


@lru_cache(maxsize=32)
def _pill(text: str, tone: PillTone, ratio: float, now: Look) -> QPixmap:
    (wide, high), around, theme = _size(text, tone, now), px(_AROUND), now.theme
    pixmap = blank(ceil(wide + 2 * around), ceil(high + 2 * around), ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(around, around, wide, high)
        paint_shadow(painter, paper, high / 2, LOW)
        fill_box(painter, paper, high / 2, theme.paper)
        left = paper.left() + px(_PAD)
        if tone.value:
            size = px(_ICON)
            colour = theme.bad if tone is PillTone.REFUSED else theme.act
            place = QRectF(round(left), round(paper.center().y() - size / 2), size, size)
            paint_icon(painter, tone.value, place, colour)
            left += size + px(TIGHT)
        painter.setFont(font(Type.STRONG))
        painter.setPen(QColor(theme.ink))
        painter.drawText(
            QRectF(left, paper.top(), wide, high),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            text,
        )
    return pixmap
