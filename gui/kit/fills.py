"""Shapes of one colour, without an outline."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter


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
