"""Stars, circles and X's of a row; the groups that count are circled as in pencil (C8.2)."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from core.cozy.sheet import Row
from gui.parts.theme import BAD, INK, LINE

_GAP = 0.42
_PENCIL = QColor("#1f5fa8")


def symbols_width(row: Row) -> float:
    """Return how many symbols wide *row* is, gaps included."""
    return sum(max(1, len(symbols)) * 0.8 + _GAP for _, symbols in row.groups)


def paint_symbols(painter: QPainter, spot: QPointF, side: float, row: Row, count: int) -> None:
    """Draw *row* from *spot* on, its groups circled as at *count*."""
    left = spot.x()
    circled = len(row.circled(count))
    for place, (mark, symbols) in enumerate(row.groups):
        width = max(1, len(symbols)) * 0.8 * side
        for number, symbol in enumerate(symbols):
            frame = QRectF(left + number * 0.8 * side, spot.y(), 0.8 * side, 0.8 * side)
            _paint_symbol(painter, frame, symbol)
        _paint_mark(painter, QRectF(left, spot.y() + side * 0.8, width, side * 0.45), mark)
        if place < circled:
            painter.setPen(QPen(_PENCIL, max(1.4, side * 0.09)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            oval = QRectF(left - 0.1 * side, spot.y() - 0.1 * side, width + 0.2 * side, side)
            painter.drawRoundedRect(oval, side * 0.5, side * 0.5)
        left += width + _GAP * side


def _paint_symbol(painter: QPainter, frame: QRectF, symbol: str) -> None:
    centre, radius = frame.center(), frame.width() * 0.44
    if symbol == "*":
        painter.setPen(QPen(INK, 0.8))
        painter.setBrush(QColor("#f2c230"))
        spots = [
            centre
            + QPointF(sin(at * pi / 5), -cos(at * pi / 5))
            * (radius if at % 2 == 0 else radius / 2.2)
            for at in range(10)
        ]
        painter.drawPolygon(QPolygonF(spots))
    elif symbol == "o":
        painter.setPen(QPen(INK, 1.2))
        painter.setBrush(QColor("white"))
        painter.drawEllipse(centre, radius * 0.75, radius * 0.75)
    elif symbol == "X":
        painter.setPen(QPen(BAD, 2))
        reach = radius * 0.7
        painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach))
        painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))


def _paint_mark(painter: QPainter, frame: QRectF, mark: int) -> None:
    painter.save()
    font = QFont(painter.font())
    font.setBold(False)
    font.setPixelSize(max(7, round(frame.height() * 1.3)))
    painter.setFont(font)
    painter.setPen(LINE.darker(125))
    painter.drawText(frame.adjusted(-6, -2, 6, 4), Qt.AlignmentFlag.AlignCenter, str(mark))
    painter.restore()
