"""What is drawn once and then only copied: eyes, posts, halos, wood, dice and envelopes.

Law: the same arguments give the same pixmap, which is kept; there are few of each.
"""

import random
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QLinearGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from core.wormup.profiles import Face
from core.wormup.worm import TABLE_H, TABLE_W
from gui.parts.theme import INK, LINE, PAPER
from gui.wormup.board.camera import Camera

_WOOD, _GRAIN, _FLOOR = QColor("#e3cfa4"), QColor("#b08d57"), QColor("#6f675a")
_PIPS = {
    3: ((0, 0), (-1, -1), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
    7: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1), (0, 0)),
}


def blank(width: float, height: float, ratio: float) -> QPixmap:
    """Return an empty pixmap of this size at the screen's own resolution."""
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def brush(pixmap: QPixmap) -> QPainter:
    """Return a painter on *pixmap*, without an outline."""
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    return painter


@lru_cache(maxsize=512)
def eyes(diameter: int, turn: int, turns: int, ratio: float) -> QPixmap:
    """Return two eyes for a head *diameter* px wide, looking *turn* of *turns* round."""
    pixmap = blank(diameter, diameter, ratio)
    painter = brush(pixmap)
    angle = 2 * pi * turn / turns
    ahead, aside = QPointF(cos(angle), sin(angle)), QPointF(-sin(angle), cos(angle))
    middle, size = QPointF(diameter / 2, diameter / 2), diameter * 0.17
    for side in (-1, 1):
        eye = middle + ahead * (diameter * 0.16) + aside * (side * diameter * 0.2)
        painter.setBrush(QColor("white"))
        painter.setPen(QPen(QColor(0, 0, 0, 160), max(0.8, diameter * 0.03)))
        painter.drawEllipse(eye, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("black"))
        painter.drawEllipse(eye + ahead * (size * 0.35), size * 0.55, size * 0.55)
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def post(diameter: int, ratio: float) -> QPixmap:
    """Return a post seen from above, with its shadow."""
    size = diameter * 1.3
    pixmap = blank(size, size, ratio)
    painter = brush(pixmap)
    middle, radius = QPointF(size / 2, size / 2), diameter / 2
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawEllipse(middle + QPointF(diameter * 0.08, diameter * 0.1), radius, radius)
    light = QRadialGradient(middle - QPointF(radius * 0.3, radius * 0.3), radius * 1.4)
    light.setColorAt(0, QColor("#6d6d6d"))
    light.setColorAt(1, QColor("#1b1b1b"))
    painter.setBrush(light)
    painter.drawEllipse(middle, radius, radius)
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def halo(diameter: int, rgb: int, ratio: float) -> QPixmap:
    """Return a glow round a body *diameter* px wide."""
    colour = QColor(rgb)
    size = diameter * 1.6 + 8
    pixmap = blank(size, size, ratio)
    painter = brush(pixmap)
    middle, outer = QPointF(size / 2, size / 2), size / 2
    light = QRadialGradient(middle, outer)
    clear, strong = QColor(colour), QColor(colour)
    clear.setAlpha(0)
    strong.setAlpha(210)
    inner = diameter / size
    light.setColorAt(0, clear)
    light.setColorAt(inner * 0.85, clear)
    light.setColorAt(inner, strong)
    light.setColorAt(1, clear)
    painter.setBrush(light)
    painter.drawEllipse(middle, outer, outer)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 2))
    painter.drawEllipse(middle, diameter / 2, diameter / 2)
    painter.end()
    return pixmap


@lru_cache(maxsize=1)
def wood() -> QPixmap:
    """Return a tile of wood that repeats in both directions; its grain is always the same."""
    width, height = 512, 256
    pixmap = QPixmap(width, height)
    pixmap.fill(_WOOD)
    painter = brush(pixmap)
    chance = random.Random(7)  # noqa: S311  # grain, nothing secret
    for _ in range(90):
        y, length = chance.uniform(0, height), chance.uniform(120, width)
        x, bend = chance.uniform(-length, width), chance.uniform(-3, 3)
        colour = QColor(_GRAIN)
        colour.setAlpha(chance.randint(12, 42))
        painter.setPen(QPen(colour, chance.uniform(0.6, 1.8)))
        for shift in (-width, 0, width):
            path = QPainterPath(QPointF(x + shift, y))
            path.quadTo(QPointF(x + shift + length / 2, y + bend), QPointF(x + shift + length, y))
            painter.drawPath(path)
    painter.end()
    return pixmap


@lru_cache(maxsize=128)
def die(face: Face, size: int, rgb: int, ratio: float) -> QPixmap:
    """Return a die that shows *face*; seven has one pip more than a real die has room for."""
    colour = QColor(rgb)
    pixmap = blank(size, size, ratio)
    painter = brush(pixmap)
    body = QRectF(size * 0.06, size * 0.06, size * 0.88, size * 0.88)
    light = QLinearGradient(body.topLeft(), body.bottomRight())
    light.setColorAt(0, colour.lighter(118))
    light.setColorAt(1, colour.darker(112))
    painter.setBrush(light)
    painter.setPen(QPen(colour.darker(170), max(1.0, size * 0.03)))
    painter.drawRoundedRect(body, size * 0.16, size * 0.16)
    ink = QColor("white") if colour.lightness() < 150 else INK
    if face is Face.X:
        _cross(painter, body.center(), size * 0.2, QPen(ink, size * 0.11))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for x, y in _PIPS[face.number]:
            at = body.center() + QPointF(x, y) * (size * 0.24)
            painter.drawEllipse(at, size * 0.085, size * 0.085)
    painter.end()
    return pixmap


def _cross(painter: QPainter, middle: QPointF, reach: float, pen: QPen) -> None:
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for slope in (1, -1):
        arm = QPointF(reach, reach * slope)
        painter.drawLine(middle - arm, middle + arm)


@lru_cache(maxsize=32)
def envelope(width: int, rgb: int, letter: str, ratio: float) -> QPixmap:
    """Return a sealed envelope whose wax seal bears *letter*."""
    colour = QColor(rgb)
    height = round(width * 0.7)
    pixmap = blank(width, height, ratio)
    painter = brush(pixmap)
    body = QRectF(1.5, 1.5, width - 3, height - 3)
    painter.setBrush(PAPER)
    painter.setPen(QPen(LINE, 1.5))
    painter.drawRoundedRect(body, 3, 3)
    flap = QPolygonF(
        [body.topLeft(), QPointF(body.center().x(), body.top() + height * 0.55), body.topRight()]
    )
    painter.drawPolyline(flap)
    radius = height * 0.27
    seal = QPointF(body.center().x(), body.top() + height * 0.52)
    painter.setBrush(colour)
    painter.setPen(QPen(colour.darker(150), 1.2))
    painter.drawEllipse(seal, radius, radius)
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(7, round(radius * 1.3)))
    painter.setFont(font)
    painter.setPen(QColor("white"))
    box = QRectF(seal.x() - radius, seal.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
    painter.end()
    return pixmap


def ground(camera: Camera) -> QPixmap:
    """Return the bare table as *camera* shows it: wood, its edge, and the start line."""
    pixmap = blank(camera.width, camera.height, camera.ratio)
    pixmap.fill(_FLOOR)
    painter = brush(pixmap)
    paint_ground(painter, camera)
    painter.end()
    return pixmap


def paint_ground(painter: QPainter, camera: Camera) -> None:
    """Paint the bare table."""
    corners = camera.on_screen((0, 0)), camera.on_screen((TABLE_W, TABLE_H))
    table = QRectF(*corners)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrushOrigin(corners[0])
    is_svg = painter.paintEngine().type() is QPaintEngine.Type.SVG  # which shows a texture's seams
    painter.setBrush(QBrush(_WOOD) if is_svg else QBrush(wood()))
    painter.drawRect(table)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_GRAIN.darker(140), 4))
    painter.drawRect(table)
    painter.restore()
