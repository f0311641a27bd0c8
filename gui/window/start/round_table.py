"""A small round table from above: who sits there, and which places are free."""

from collections.abc import Sequence
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from core.table.looks import Worn
from gui.kit.art import paint_foot_shadow, paint_ground_shadow
from gui.kit.fills import box_round, draw_with, fill_with
from gui.kit.layout import NeverSmaller, Sized
from gui.kit.painted import Painted
from gui.kit.theme import look, px
from gui.kit.tokens import STOOL
from gui.parts.hats import Who
from gui.parts.worms import paint_face, paint_free

_RADIUS, _AROUND, _FACE, _FREE = 39, 54, 14.5, 13.5
"""The table, the ring of places round it, a face and a free place, in px at art 1."""
_GRAIN = (-0.47, -0.11, 0.23, 0.6)


class RoundTable(NeverSmaller, Sized, Painted, QWidget):
    """The picture of a table with *seats* places, of which the first are taken."""

    art_size = (136, 136)

    def __init__(self) -> None:
        super().__init__()
        self._seats = 2
        self._worms: tuple[Worn, ...] = ()

    def show_seats(self, seats: int, worms: tuple[Worn, ...]) -> None:
        """Show the faces of *worms* at a table for *seats*."""
        if (seats, worms) != (self._seats, self._worms):
            self._seats, self._worms = seats, worms
            self.update()

    def paint(self, painter: QPainter) -> None:
        middle = QRectF(self.rect()).center()
        paint_top(painter, middle, px(_RADIUS))
        free = (None,) * (self._seats - len(self._worms))
        paint_places(painter, middle, px(_AROUND), (*self._worms, *free))


def paint_places(painter: QPainter, middle: QPointF, around: float, faces: Sequence[Who]) -> None:
    """Paint a place for each of *faces* in a ring; None is a free one."""
    face, free = px(_FACE), px(_FREE)
    start = -180 / len(faces) if len(faces) > 2 else 0
    for place, worm in enumerate(faces):
        angle = radians(start + 360 * place / len(faces))
        at = middle + QPointF(cos(angle), sin(angle)) * around
        if worm is None:
            frame = QRectF(at.x() - free, at.y() - free, 2 * free, 2 * free)
            paint_free(painter, frame, look().theme.edge, max(1.6, px(2)))
        else:
            paint_face_at(painter, worm, at, face)


def paint_face_at(painter: QPainter, worm: Who, at: QPointF, radius: float) -> None:
    """Paint the face of *worm* round *at*; None has no paint yet."""
    unit = radius / 44
    paint_foot_shadow(painter, QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))
    frame = QRectF(at.x() - 60 * unit, at.y() - 72 * unit, 120 * unit, 124 * unit)
    paint_face(painter, frame, worm)


def paint_top(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Paint the top of a table."""
    top, grain, edge = map(QColor, STOOL)
    shadow = box_round(middle + QPointF(radius * 0.05, radius * 0.16), 2.1 * radius)
    paint_ground_shadow(painter, shadow)
    fill_with(painter, edge)
    painter.drawEllipse(middle + QPointF(0, radius * 0.08), radius, radius)
    painter.setPen(QPen(edge, max(1.5, radius * 0.055)))
    painter.setBrush(top)
    painter.drawEllipse(middle, radius, radius)
    draw_with(painter, QPen(grain, max(1.0, radius * 0.045)))
    for at in _GRAIN:
        half = radius * 0.8
        y = middle.y() + at * radius
        line = QPainterPath(QPointF(middle.x() - half, y))
        bow = QPointF(middle.x(), y - radius * 0.08)
        line.quadTo(bow, QPointF(middle.x() + half, y + radius * 0.04))
        painter.drawPath(line)
