"""What is in the way, drawn beside the worm that looks out for company."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from core.table.looks import BY_SEAT
from core.table.trouble import TroubleReason
from gui.kit.fills import draw_with, print_in
from gui.kit.painted import placed
from gui.kit.theme import Type, font, look
from gui.kit.tokens import STOOL
from gui.window.start.round_table import paint_face_at
from net.protocol.troubles import NetworkReason

_PLANE = ((-36, -6), (36, -36), (12, 36), (2, 6))
_BRICKS = ((-34, -42), (2, -42), (-22, -22), (14, -22), (-34, -2), (2, -2), (-22, 18), (14, 18))
_BRICK = 34, 18
_SHIELD = ((0, -38), (32, -28), (30, 6), (0, 36), (-30, 6), (-32, -28))


def paint_why(painter: QPainter, reason: TroubleReason, middle: QPointF, unit: float) -> None:
    """Paint what *reason* is about round *middle*, some 120 by 90 *unit*s large."""
    with placed(painter, middle, size=unit):
        pen = QPen(QColor(look().theme.ink2), 5)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        draw_with(painter, pen)
        match reason:
            case NetworkReason.NO_ADAPTER:
                painter.drawPolygon(QPolygonF([QPointF(*at) for at in _PLANE]))
                painter.drawLine(QPointF(36, -36), QPointF(2, 6))
            case NetworkReason.ONLY_IPV6:
                _box(painter, -36, "v6", is_there=True)
                _box(painter, 36, "v4", is_there=False)
            case NetworkReason.NO_ADDRESS:
                _paint_cable(painter)
                _box(painter, 40, "?", is_there=False)
            case NetworkReason.NOT_REACHED:
                _paint_wall(painter)
            case _:
                _paint_shield(painter)


def _box(painter: QPainter, x: float, said: str, *, is_there: bool) -> None:
    """Write *said* into a box, which is dashed where it is not there."""
    pen = QPen(QColor(look().theme.ink2), 3)
    pen.setStyle(Qt.PenStyle.SolidLine if is_there else Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(QColor(look().theme.paper2) if is_there else Qt.BrushStyle.NoBrush)
    frame = QRectF(x - 28, -26, 56, 52)
    painter.drawRoundedRect(frame, 9, 9)
    print_in(
        painter,
        frame,
        said,
        font(Type.STRONG, pixels=24),
        look().theme.ink if is_there else look().theme.ink2,
    )


def _paint_cable(painter: QPainter) -> None:
    path = QPainterPath(QPointF(-48, 36))
    path.cubicTo(QPointF(-48, 6), QPointF(-18, 24), QPointF(-18, -4))
    painter.drawPath(path)
    painter.setBrush(QColor(look().theme.ink2))
    painter.drawRoundedRect(QRectF(-30, -32, 24, 24), 3, 3)


def _paint_wall(painter: QPainter) -> None:
    """Paint a voice, a wall, and somebody behind it."""
    for far in (0, 1):
        sound = QRectF(-86 - 8 * far, -16 - 8 * far, 32 + 16 * far, 32 + 16 * far)
        painter.drawArc(sound, -40 * 16, 80 * 16)
    painter.setPen(QPen(QColor(look().theme.ink2), 2))
    painter.setBrush(QColor(STOOL[1]))
    for x, y in _BRICKS:
        painter.drawRoundedRect(QRectF(x, y, *_BRICK), 2, 2)
    paint_face_at(painter, BY_SEAT[1], QPointF(84, -4), 28)


def _paint_shield(painter: QPainter) -> None:
    painter.drawPolygon(QPolygonF([QPointF(*at) for at in _SHIELD]))
    painter.setPen(QPen(QColor(look().theme.bad), 7))
    painter.drawLine(QPointF(-12, -12), QPointF(12, 12))
    painter.drawLine(QPointF(12, -12), QPointF(-12, 12))
