"""Stars, circles and crosses of a row, filled as far as they count (C8.2)."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from core.cozy.sheet import Row
from gui.parts.theme import look

_STEP = {"*": 18.0, "o": 18.0, "X": 10.5}
"""px from one symbol to the next within its group, at the size of the art direction."""
_GAP = {"*": 6.0, "o": 6.0, "X": 4.0}
SIZE = 21.0
"""The width of a star there."""


def symbols_width(row: Row) -> float:
    """Return how wide *row* is where a star is `SIZE` wide."""
    return sum(_width(symbols) for _, symbols in row.groups)


def _width(symbols: str) -> float:
    last = symbols[-1:] or "o"
    return sum(_STEP[one] for one in symbols or "o") + _GAP[last]


def paint_symbols(
    painter: QPainter, frame: QRectF, row: Row, count: int, fresh: float = 1.0
) -> None:
    """Draw *row* at the right end of *frame*, filled as at *count*.

    *fresh*, from 0 to 1, is how far its last group has come.
    """
    size = min(frame.height() / SIZE, frame.width() / max(1.0, symbols_width(row)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(frame.right() - symbols_width(row) * size, frame.center().y())
    painter.scale(size, size)
    reached = len(row.circled(count))
    left = 0.0
    for place, (_, symbols) in enumerate(row.groups):
        share = 0.0 if place >= reached else fresh if place == reached - 1 else 1.0
        at = left
        for symbol in symbols:
            _paint_symbol(painter, QPointF(at + _STEP[symbol] / 2, 0), symbol, share)
            at += _STEP[symbol]
        left += _width(symbols)
    painter.restore()


def _paint_symbol(painter: QPainter, middle: QPointF, symbol: str, share: float) -> None:
    """Draw *symbol*, *share* of the way from open to counted."""
    now, is_on = look().theme, share > 0
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(now.edge), 1.6))
    if symbol == "X":
        if is_on:
            painter.setPen(QPen(QColor(now.bad), 2.6 * max(share, 0.5)))
        reach = 3.8 if is_on else 3.2
        for slope in (-1, 1):
            arm = QPointF(reach, slope * reach)
            painter.drawLine(middle - arm, middle + arm)
        return
    if symbol == "o":
        painter.drawEllipse(middle, 6.2, 6.2)
        if is_on:
            painter.setPen(QPen(QColor(now.ink), 1.6))
            painter.setBrush(QColor(now.edge))
            painter.drawEllipse(middle, 6.2 * share, 6.2 * share)
        return
    paint_star(painter, middle, SIZE / 2, is_earned=False)
    if is_on:
        paint_star(painter, middle, SIZE / 2 * share, is_earned=True)


def paint_star(painter: QPainter, middle: QPointF, radius: float, *, is_earned: bool) -> None:
    """Draw a star, filled if it *is_earned*."""
    now = look().theme
    rim = now.edge if not is_earned else now.table if now.is_dark else now.amberink
    painter.setPen(QPen(QColor(rim), 1.6))
    painter.setBrush(QColor(now.amber) if is_earned else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(_star(middle, radius))


def _star(middle: QPointF, radius: float) -> QPolygonF:
    corners = (radius if at % 2 == 0 else radius * 0.46 for at in range(10))
    return QPolygonF(
        [
            middle + QPointF(sin(at * pi / 5), -cos(at * pi / 5)) * reach
            for at, reach in enumerate(corners)
        ]
    )
