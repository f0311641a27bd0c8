"""What is painted in one colour: shapes without an outline, round strokes, a word in its box."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen


def fill_box(painter: QPainter, frame: QRect | QRectF, corner: float, colour: str) -> None:
    """Fill *frame*, whose corners are *corner* px round, with *colour*."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(frame, corner, corner)


def fill_disc(painter: QPainter, frame: QRect | QRectF, colour: str) -> None:
    """Fill the circle in *frame* with *colour*."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(frame)


def round_pen(colour: QColor | str, wide: float, *, has_round_joins: bool = False) -> QPen:
    """Return a pen whose strokes end round, and with *has_round_joins* bend so too."""
    pen = QPen(QColor(colour), wide)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if has_round_joins:
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def print_in(
    painter: QPainter, box: QRect | QRectF, said: str, letters: QFont, colour: str
) -> None:
    """Write *said* in the middle of *box*."""
    painter.setFont(letters)
    painter.setPen(QColor(colour))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)
