"""A magnifying glass that shows a tight gap large, where it covers least of the board.

Law: it paints the same sprites once more, through a camera of its own.
"""

from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.wormup.worm import D
from gui.kit.art import ground, paint_picture
from gui.kit.fills import draw_with
from gui.kit.painted import placed
from gui.kit.theme import look, px
from gui.wormup.board.camera import Camera, Point
from gui.wormup.board.pill import Pill, PillSide, PillTone
from gui.wormup.board.sprites import Gap, Sprite, square

_TIGHT_MM = 3.0
_WIDE = 212
_TIMES = 2.5
_BOX = QRectF(-120, -120, 260, 300)
"""The drawing round the middle of the glass, which is clear 106 round it."""
_CLEAR = 106
_DISC = 110
"""A disc as wide as this needs no glass."""


@dataclass(frozen=True, slots=True)
class Lens:
    """Shows *sprites* round *middle* enlarged, away from the *bodies*, and what a gap measures."""

    middle: Point
    sprites: tuple[Sprite, ...]
    bodies: tuple[Point, ...] = ()
    gap: tuple[Point, Point] | None = None
    said: str = ""

    def _radius(self) -> float:
        return px(_WIDE) / 2

    def _unit(self) -> float:
        return self._radius() / _CLEAR

    def _seat(self, camera: Camera) -> QPointF:
        """Return the middle of the glass: the place near by that covers the fewest bodies."""
        at, radius = camera.on_screen(self.middle), self._radius()
        room = camera.room()
        around = radius * 1.15
        foot = radius * 0.35 + px(38)
        inner = room.adjusted(around, around, -around - radius * 0.25, -around - foot)
        hidden = [camera.on_screen(body) for body in self.bodies]
        best, least = inner.center(), float("inf")
        for ring in (1.9, 2.5, 3.3, 4.2):
            for turn in range(16):
                angle = 2 * pi * turn / 16
                spot = at + QPointF(cos(angle), sin(angle)) * (radius * ring)
                spot.setX(min(max(spot.x(), inner.left()), max(inner.left(), inner.right())))
                spot.setY(min(max(spot.y(), inner.top()), max(inner.top(), inner.bottom())))
                cost = _away(spot, at) / radius / 4
                if _away(spot, at) < radius * 1.5:
                    cost += 60
                cost += sum(3 for body in hidden if _away(body, spot) < radius * 1.25)
                if cost < least:
                    best, least = spot, cost
        return QPointF(round(best.x()), round(best.y()))

    def _pill(self, camera: Camera, seat: QPointF) -> Pill:
        """Return what is said below the glass."""
        return Pill(
            camera.on_table(seat), self.said, PillTone.FITS, PillSide.BELOW, self._radius() * 1.18
        )

    def _focus(self, camera: Camera) -> QRectF:
        """Return the circle on the board that the glass shows."""
        return square(camera, self.middle, 2 * self._radius() / _TIMES)

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the glass, its handle, its focus and what it says."""
        seat, unit = self._seat(camera), self._unit()
        frame = QRectF(
            seat.x() + _BOX.left() * unit,
            seat.y() + _BOX.top() * unit,
            _BOX.width() * unit,
            _BOX.height() * unit,
        ).united(self._focus(camera).adjusted(-3, -3, 3, 3))
        return frame.united(self._pill(camera, seat).box(camera)) if self.said else frame

    def paint(self, painter: QPainter, camera: Camera) -> None:
        seat, radius, unit = self._seat(camera), self._radius(), self._unit()
        theme = look().theme
        pen = QPen(QColor(theme.amberink), max(1.6, px(2)), Qt.PenStyle.DashLine)
        draw_with(painter, pen)
        painter.drawEllipse(self._focus(camera))
        wide = round(2 * radius) + 4
        near = Camera(wide, wide, camera.scale * _TIMES, *self.middle, camera.ratio)
        corner = QPointF(seat.x() - wide / 2, seat.y() - wide / 2)
        with placed(painter):
            clip = QPainterPath()
            clip.addEllipse(seat, radius + 3, radius + 3)
            painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
            wood = ground(camera.width, camera.height, camera.ratio, theme)
            painter.drawPixmap(0, 0, wood)
            painter.translate(corner)
            shown = QRectF(0, 0, wide, wide)
            for sprite in self.sprites:
                if sprite.box(near).intersects(shown):
                    sprite.paint(painter, near)
            if self.gap:
                Gap(self.gap).paint(painter, near)
        frame = QRectF(
            seat.x() + _BOX.left() * unit,
            seat.y() + _BOX.top() * unit,
            _BOX.width() * unit,
            _BOX.height() * unit,
        )
        paint_picture(painter, "lens", frame)
        if self.said:
            self._pill(camera, seat).paint(painter, camera)


def _away(first: QPointF, second: QPointF) -> float:
    across = first - second
    return float((across.x() ** 2 + across.y() ** 2) ** 0.5)


def is_needed(camera: Camera, gap: float) -> bool:
    """Return whether a gap of *gap* mm is too small to judge at the board's scale."""
    return gap < _TIGHT_MM and camera.scale * D < _DISC
