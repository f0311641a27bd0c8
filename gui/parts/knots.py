"""Knots in a rope, 1 to 3 of them: how hard something is; and the seal of what was solved."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from gui.kit.card import paint_check
from gui.kit.fills import round_pen
from gui.kit.painted import placed
from gui.kit.theme import look
from gui.kit.tokens import WHITE
from gui.parts.paints import UNPAINTED

_MOST = 3
_NOTCHES = 18


def paint_knots(painter: QPainter, frame: QRectF, count: int) -> None:
    """Paint at the right end of *frame* a row of knots, *count* of which are tied."""
    side = frame.height()
    for at in range(_MOST):
        left = frame.right() - (_MOST - at) * side
        _paint_knot(painter, QRectF(left, frame.top(), side, side), is_tied=at < count)


def _paint_knot(painter: QPainter, frame: QRectF, *, is_tied: bool) -> None:
    unit = frame.width() / 26
    with placed(painter, frame.topLeft(), size=unit):
        rope = QPainterPath(QPointF(2, 20))
        rope.lineTo(10, 20)
        rope.cubicTo(18, 20, 21, 15, 20, 11)
        rope.cubicTo(18.5, 5, 8, 5, 6.5, 11)
        rope.cubicTo(5.5, 16, 12, 20, 16, 20)
        rope.lineTo(24, 20)
        tied = ((UNPAINTED.rim, 6.0), (UNPAINTED.body, 3.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in tied if is_tied else ((look().theme.line, 1.6),):
            painter.setPen(round_pen(colour, wide))
            painter.drawPath(rope)


def paint_solved(painter: QPainter, frame: QRectF) -> None:
    """Paint into *frame* the seal of what was solved: wax with a tick, a little askew."""
    good, middle, radius = QColor(look().theme.good), frame.center(), frame.width() / 2
    with placed(painter, middle, -8):
        rim = [
            QPointF(cos(a), sin(a)) * radius * (1.0 if at % 2 else 0.9)
            for at in range(2 * _NOTCHES)
            for a in (pi * at / _NOTCHES,)
        ]
        painter.setPen(QPen(good.darker(150), radius / 14))
        painter.setBrush(good)
        painter.drawPolygon(QPolygonF(rim))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(), radius * 0.7, radius * 0.7)
        paint_check(painter, QRectF(-radius, -radius, 2 * radius, 2 * radius), WHITE)
