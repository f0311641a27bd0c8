"""A magnifier beside the place that is aimed at, to judge a tight gap by eye.

Law: it paints the same sprites once more, through a camera of its own.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.wormup.worm import D
from gui.parts.theme import INK
from gui.wormup.board.camera import Camera, Point
from gui.wormup.board.pixmaps import paint_ground
from gui.wormup.board.sprites import Sprite

_TIGHT_MM = 3.0
_WIDE, _AWAY, _DISC = 150, 34, 58
"""Pixels: the lens' width, its rim's distance from the place, and how wide it shows a disc."""


@dataclass(frozen=True, slots=True)
class Lens:
    """Shows *sprites* around *middle* enlarged, above the place or where there is room."""

    middle: Point
    sprites: tuple[Sprite, ...]

    def box(self, camera: Camera) -> QRectF:
        """Return a box on the board that does not cover the place itself."""
        at = camera.on_screen(self.middle)
        up = at.y() - _AWAY - _WIDE
        top = up if up >= 2 else at.y() + _AWAY
        left = at.x() - _WIDE / 2
        if top + _WIDE > camera.height - 2:
            top = min(max(at.y() - _WIDE / 2, 2), camera.height - _WIDE - 2)
            left = (
                at.x() + _AWAY if at.x() + _AWAY + _WIDE < camera.width else at.x() - _AWAY - _WIDE
            )
        left = min(max(left, 2), camera.width - _WIDE - 2)
        return QRectF(left, top, _WIDE, _WIDE)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Paint the table and the sprites in a circle with a rim."""
        frame = self.box(camera)
        near = Camera(_WIDE, _WIDE, _DISC / D, *self.middle)
        painter.save()
        clip = QPainterPath()
        clip.addEllipse(frame.adjusted(3, 3, -3, -3))
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        painter.translate(frame.topLeft())
        paint_ground(painter, near)
        shown = QRectF(0, 0, _WIDE, _WIDE)
        for sprite in self.sprites:
            if sprite.box(near).intersects(shown):
                sprite.paint(painter, near)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(QColor("white"), 5), QPen(INK, 2)):
            painter.setPen(pen)
            painter.drawEllipse(frame.adjusted(3, 3, -3, -3))
        painter.setPen(QPen(INK, 1))
        painter.drawPoint(QPointF(frame.center()))


def is_needed(camera: Camera, gap: float) -> bool:
    """Return whether a gap of *gap* mm is too small to judge at the board's scale."""
    return gap < _TIGHT_MM and camera.scale * D < _DISC
