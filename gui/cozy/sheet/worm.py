"""A worm as one soft outline: colour, pattern and letter; a round head, a pointed tail.

Law: worms never differ by colour alone. A worm that touches a blank space shivers: its edge there
is dotted (C8.2).
"""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)

from core.cozy.colony import Colony
from core.cozy.grid import Cell, Path, neighbours
from core.cozy.worm import BABY, Worm
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.words import letter
from gui.parts.discs import paint_pattern, worm_colour, worm_pattern

_WIDTH, _BABY_WIDTH = 0.74, 0.54
ICE = QColor("#2f86c8")


def outline(geometry: SheetGeometry, worm: Worm) -> QPainterPath:
    """Return the outline around the spaces of *worm*."""
    side = geometry.side
    width = side * (_BABY_WIDTH if worm.shape == BABY else _WIDTH)
    spots = [geometry.centre(cell) for cell in worm.cells]
    front, rear = _outwards(spots), _outwards(spots[::-1])
    reach = 0.12 if worm.faced else 0.34
    spine = QPainterPath(spots[0] + front * side * reach)
    for spot in spots:
        spine.lineTo(spot)
    spine.lineTo(spots[-1] + rear * side * reach)
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    body = stroker.createStroke(spine)
    body.setFillRule(Qt.FillRule.WindingFill)
    if worm.faced:
        head = QPainterPath()
        head.addEllipse(spots[0] + front * side * 0.06, width * 0.54, width * 0.54)
        body = body.united(head).united(_point(spots[-1], rear, side, width))
    return body.simplified()


def _outwards(spots: list[QPointF]) -> QPointF:
    """Return the direction out of the first of *spots*, away from the second."""
    line = QLineF(spots[1], spots[0])
    return (spots[0] - spots[1]) / line.length()


def _point(spot: QPointF, out: QPointF, side: float, width: float) -> QPainterPath:
    across = QPointF(-out.y(), out.x())
    base, tip = spot + out * side * 0.08, spot + out * side * 0.48
    path = QPainterPath()
    path.addPolygon(QPolygonF([base + across * width / 2, tip, base - across * width / 2]))
    path.closeSubpath()
    return path


def paint_worm(
    painter: QPainter, geometry: SheetGeometry, colony: Colony, number: int, opacity: float = 1.0
) -> None:
    """Draw worm *number* of *colony* without its organs."""
    worm = colony.worms[number]
    path, colour = outline(geometry, worm), worm_colour(number)
    painter.save()
    painter.setOpacity(opacity)
    painter.fillPath(path, colour)
    _paint_texture(painter, geometry, path, number, worm.cells)
    pen = QPen(colour.darker(190), max(1.0, geometry.side * 0.045))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(path)
    painter.restore()


def _paint_texture(
    painter: QPainter, geometry: SheetGeometry, path: QPainterPath, number: int, cells: Path
) -> None:
    painter.save()
    painter.setOpacity(0.45 * painter.opacity())
    pattern = worm_pattern(number)
    for cell in cells:
        frame, space = geometry.frame(cell), QPainterPath()
        space.addRect(frame)
        paint_pattern(painter, pattern, frame, path.intersected(space))
    painter.restore()


def paint_letter(painter: QPainter, geometry: SheetGeometry, worm: Worm, number: int) -> None:
    """Draw the letter between two spaces, where no organ hides it."""
    middle = (len(worm.cells) - 1) // 2
    spots = [geometry.centre(cell) for cell in worm.cells[middle : middle + 2]]
    spot, radius = (spots[0] + spots[1]) / 2, geometry.side * 0.15
    painter.save()
    painter.setPen(QPen(worm_colour(number).darker(230), 1))
    painter.setBrush(QColor("white"))
    painter.drawEllipse(spot, radius, radius)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(5, round(radius * 1.45)))
    painter.setFont(font)
    frame = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, letter(number))
    painter.restore()


def paint_shiver(painter: QPainter, geometry: SheetGeometry, colony: Colony) -> None:
    """Dot the edges between worms and the blank spaces they touch."""
    pen = QPen(ICE, max(1.5, geometry.side * 0.07), Qt.PenStyle.DotLine)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.save()
    painter.setPen(pen)
    for cell in colony.owner:
        for other in neighbours(cell):
            if other in colony.blank:
                painter.drawLine(_border(geometry, cell, other))
    painter.restore()


def _border(geometry: SheetGeometry, cell: Cell, other: Cell) -> QLineF:
    """Return the edge that two touching spaces share, a little short of its corners."""
    one, two = geometry.centre(cell), geometry.centre(other)
    middle, across = (one + two) / 2, (two - one) / 2
    along = QPointF(-across.y(), across.x()) * 0.72
    return QLineF(middle - along, middle + along)
