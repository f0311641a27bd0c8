"""What is painted in one colour: shapes without an outline, round strokes, a word in its box."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGradient, QPainter, QPainterPath, QPen

from gui.kit.theme import px

Colour = str | QColor


def box_round(middle: QPointF, wide: float, high: float | None = None) -> QRectF:
    """Return a box round *middle*, as high as *wide* if nothing else is said."""
    box = QRectF(0, 0, wide, wide if high is None else high)
    box.moveCenter(middle)
    return box


def rounded(frame: QRectF, corner: float) -> QPainterPath:
    """Return the outline of *frame*, whose corners are *corner* px of the art direction round."""
    outline = QPainterPath()
    outline.addRoundedRect(frame, px(corner), px(corner))
    return outline


def faint(colour: Colour, share: float) -> QColor:
    """Return *colour* with *share* of it left: what lies below is seen through the rest."""
    through = QColor(colour)
    through.setAlphaF(share)
    return through


def fill_with(painter: QPainter, fill: Colour | QGradient) -> None:
    """Fill the shapes that follow, without an outline."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill) if isinstance(fill, str) else fill)


def draw_with(painter: QPainter, pen: QPen) -> None:
    """Draw the outlines that follow, and fill nothing."""
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def fill_box(painter: QPainter, frame: QRect | QRectF, corner: float, colour: str) -> None:
    """Fill *frame*, whose corners are *corner* px round, with *colour*."""
    fill_with(painter, colour)
    painter.drawRoundedRect(frame, corner, corner)


def fill_disc(painter: QPainter, frame: QRect | QRectF, colour: str) -> None:
    """Fill the circle in *frame* with *colour*."""
    fill_with(painter, colour)
    painter.drawEllipse(frame)


def round_pen(colour: Colour, wide: float, *, has_round_joins: bool = False) -> QPen:
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
