"""A worm as one soft body along its spine: colour, pattern, letter; a round head, a pointed tail.

Law: worms never differ by colour alone. A worm that touches a blank space shivers: its edge there
is dotted (C8.2).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from core.cozy.colony import Colony
from core.cozy.grid import Cell, neighbours
from core.cozy.worm import BABY, Worm
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet_words import letter
from gui.kit.theme import Type, font, look
from gui.kit.tokens import BLACK, DAY, WHITE
from gui.parts.paints import COZY
from gui.words.seats import Pattern

BODY, BABY_BODY = 0.74, 0.54
"""The width of a body, in spaces."""
_RIM, _HEAD = 0.05, 0.385
_PATTERN = 0.16
"""How dark a pattern is."""


def worm_colour(number: int) -> QColor:
    """Return the colour of worm *number*'s body."""
    return QColor(COZY[number % len(COZY)][0])


def rim_colour(number: int) -> QColor:
    """Return the colour of worm *number*'s rim."""
    return QColor(COZY[number % len(COZY)][1])


def worm_pattern(number: int) -> Pattern:
    """Return the pattern of worm *number*: no two worms of one colour share it before the 50th."""
    return tuple(Pattern)[(number + number // len(COZY)) % len(Pattern)]


# -- the outline ----------------------------------------------------------------------------------


def spine(geometry: SheetGeometry, worm: Worm) -> list[QPointF]:
    """Return the middles of the spaces of *worm*."""
    return [geometry.centre(cell) for cell in worm.cells]


def part_of(spots: Sequence[QPointF], share: float) -> list[QPointF]:
    """Return the first *share*, from 0 to 1, of a line through *spots*."""
    length = share * (len(spots) - 1)
    whole = min(int(length), len(spots) - 2)
    step = spots[whole + 1] - spots[whole]
    return [*spots[: whole + 1], spots[whole] + step * (length - whole)]


def outline(geometry: SheetGeometry, worm: Worm) -> QPainterPath:
    """Return the outline around the spaces of *worm*."""
    return body(spine(geometry, worm), geometry.side, worm)


def body(spots: Sequence[QPointF], side: float, worm: Worm) -> QPainterPath:
    """Return the outline of *worm* along *spots*, for it may be drawn while it grows."""
    width = side * (BABY_BODY if worm.shape == BABY else BODY)
    line = QPainterPath(spots[0])
    for spot in spots[1:]:
        line.lineTo(spot)
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    whole = stroker.createStroke(line)
    whole.setFillRule(Qt.FillRule.WindingFill)
    if worm.faced and len(spots) > 1 and spots[0] != spots[1]:
        head = QPainterPath()
        radius = width * _HEAD / BODY
        head.addEllipse(spots[0] + _outwards(spots) * side * 0.05, radius, radius)
        whole = whole.united(head).united(_tip(spots, side, width))
    return whole.simplified()


def _outwards(spots: Sequence[QPointF]) -> QPointF:
    """Return the direction out of the first of *spots*, away from the second."""
    line = QLineF(spots[1], spots[0])
    return (spots[0] - spots[1]) / max(line.length(), 0.001)


def _tip(spots: Sequence[QPointF], side: float, width: float) -> QPainterPath:
    """Return the point of the rear end."""
    spot, out = spots[-1], _outwards(spots[::-1])
    across = QPointF(-out.y(), out.x()) * width / 2
    tip = spot + out * max(side * 0.47, width * 0.6)
    path = QPainterPath(spot + across)
    path.quadTo(spot + out * width * 0.45 + across * 0.55, tip)
    path.quadTo(spot + out * width * 0.45 - across * 0.55, spot - across)
    path.closeSubpath()
    return path


class Coat(NamedTuple):
    """The colour and pattern of worm *number*, *fill* of the way from its bare outline."""

    number: int
    fill: float = 1.0


# -- the worm -------------------------------------------------------------------------------------


def paint_worm(painter: QPainter, geometry: SheetGeometry, colony: Colony, number: int) -> None:
    """Draw worm *number* of *colony* without its organs."""
    worm = colony.worms[number]
    paint_body(painter, geometry, worm, spine(geometry, worm), Coat(number))


def paint_body(
    painter: QPainter, geometry: SheetGeometry, worm: Worm, spots: Sequence[QPointF], coat: Coat
) -> None:
    """Draw *worm* along *spots* in its *coat*."""
    side, (number, fill) = geometry.side, coat
    path = body(spots, side, worm)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if side > _TINY:
        shade = QColor(DAY.shadow)
        shade.setAlphaF(0.14 * fill)
        painter.fillPath(path.translated(side * 0.035, side * 0.05), shade)
    rim = QPen(rim_colour(number), max(1.0, 2 * _RIM * side))
    rim.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.strokePath(path, rim)
    painter.setOpacity(painter.opacity() * fill)
    painter.fillPath(path, worm_colour(number))
    if side > _TINY:
        _paint_pattern(painter, geometry, path, worm_pattern(number))
        _paint_light(painter, spots, side)
    painter.restore()


_TINY = 9
"""A space of fewer px shows a worm's colour only."""


def _paint_light(painter: QPainter, spots: Sequence[QPointF], side: float) -> None:
    """Draw the light that falls on the back from the upper left."""
    aside = QPointF(-0.05, -0.12) * side
    line = QPainterPath(spots[0] + aside)
    for spot in spots[1:]:
        line.lineTo(spot + aside)
    light = QColor(WHITE)
    light.setAlphaF(0.28)
    pen = QPen(light, 0.12 * side)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(line, pen)


def _paint_pattern(
    painter: QPainter, geometry: SheetGeometry, path: QPainterPath, pattern: Pattern
) -> None:
    """Lay *pattern* over *path*: as a texture, but as paths for a file of lines."""
    if pattern is Pattern.PLAIN:
        return
    device = painter.device()
    if isinstance(device, QPixmap | QImage | QWidget):
        ratio = device.devicePixelRatioF()
        size = max(4, round(geometry.side * ratio))
        brush = QBrush(_texture(pattern, size))
        scale = geometry.side / size
        brush.setTransform(QTransform(scale, 0, 0, scale, geometry.left, geometry.top))
        painter.fillPath(path, brush)
        return
    shade = _shade()
    for row in range(geometry.rows):
        for col in range(geometry.cols):
            frame = geometry.frame(Cell(row, col))
            if path.intersects(frame):
                painter.fillPath(_pattern_path(pattern, frame).intersected(path), shade)


def _shade() -> QColor:
    colour = QColor(BLACK)
    colour.setAlphaF(_PATTERN)
    return colour


@lru_cache(maxsize=64)
def _texture(pattern: Pattern, size: int) -> QPixmap:
    """Return *pattern* on a space of *size* px, to be laid side by side."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(_pattern_path(pattern, QRectF(0, 0, size, size)), _shade())
    return pixmap


def _pattern_path(pattern: Pattern, frame: QRectF) -> QPainterPath:
    """Return *pattern* on one space; it goes on without a seam on the next one."""
    if pattern in {Pattern.DOTS, Pattern.CHECKS}:
        return _chequered(pattern, frame)
    side, path = frame.width(), QPainterPath()
    if pattern is Pattern.RINGS:
        path.setFillRule(Qt.FillRule.OddEvenFill)
        for ring in (0.31, 0.25, 0.16, 0.1):
            path.addEllipse(frame.center(), side * ring, side * ring)
        return path
    pitch = side / 4
    wide = QPointF(pitch * 0.42, 0)
    for at in range(-4, 5):
        start = frame.bottomLeft() + QPointF(at * pitch, 0)
        path.moveTo(start)
        path.lineTo(start + QPointF(side, -side))
        path.lineTo(start + QPointF(side, -side) + wide)
        path.lineTo(start + wide)
        path.closeSubpath()
    return path


def _chequered(pattern: Pattern, frame: QRectF) -> QPainterPath:
    """Return every other square of 4 by 4, or a dot on each."""
    pitch, path = frame.width() / 4, QPainterPath()
    for place in range(16):
        row, column = divmod(place, 4)
        square = QRectF(frame.left() + column * pitch, frame.top() + row * pitch, pitch, pitch)
        if pattern is Pattern.CHECKS and (row + column) % 2 == 0:
            path.addRect(square)
        elif pattern is Pattern.DOTS:
            path.addEllipse(square.center(), pitch * 0.2, pitch * 0.2)
    return path


# -- on and round it ------------------------------------------------------------------------------


def paint_letter(painter: QPainter, geometry: SheetGeometry, worm: Worm, number: int) -> None:
    """Draw the letter between two spaces, where no organ hides it."""
    middle = (len(worm.cells) - 1) // 2
    spots = [geometry.centre(cell) for cell in worm.cells[middle : middle + 2]]
    paint_bib(painter, (spots[0] + spots[1]) / 2, geometry.side * 0.155, number)


def paint_bib(painter: QPainter, spot: QPointF, radius: float, number: int) -> None:
    """Draw the letter of worm *number* on its small white disc."""
    painter.save()
    painter.setPen(QPen(rim_colour(number), max(1.0, radius * 0.14)))
    painter.setBrush(QColor(DAY.paper))
    painter.drawEllipse(spot, radius, radius)
    letters = font(Type.STRONG)
    letters.setPixelSize(max(5, round(radius * 1.5)))
    painter.setFont(letters)
    painter.setPen(QColor(DAY.ink))
    frame = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, letter(number))
    painter.restore()


_DOTS = 5
"""Dots along an edge of a space."""


def paint_shiver(painter: QPainter, geometry: SheetGeometry, colony: Colony) -> None:
    """Dot the edges between worms and the blank spaces they touch."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look().theme.ice))
    radius = max(0.8, geometry.side * 0.036)
    for cell in colony.owner:
        for other in neighbours(cell):
            if other in colony.blank:
                edge = _border(geometry, cell, other)
                for dot in range(_DOTS):
                    painter.drawEllipse(edge.pointAt(dot / (_DOTS - 1)), radius, radius)
    painter.restore()


def _border(geometry: SheetGeometry, cell: Cell, other: Cell) -> QLineF:
    """Return the edge that two touching spaces share, short of its corners."""
    one, two = geometry.centre(cell), geometry.centre(other)
    middle, across = (one + two) / 2, (two - one) / 2
    along = QPointF(-across.y(), across.x()) * 0.65
    return QLineF(middle - along, middle + along)
