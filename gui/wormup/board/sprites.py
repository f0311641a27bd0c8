"""What lies on the board; each thing knows the pixels that it may touch.

Law: a sprite is a value. Two boards with equal sprites look alike, and only what differs is
repainted. A sprite knows its place on the table; the camera knows where that is on the screen.
"""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import atan2, ceil, degrees, pi
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from core.wormup.worm import POST_R, D, R
from gui.parts.discs import disc, seat_colour
from gui.parts.theme import BAD, HINT, INK
from gui.wormup.board.camera import Camera, Point
from gui.wormup.board.pixmaps import eyes, halo, post

_TURNS = 64


class Sprite(Protocol):
    """A thing to paint."""

    def box(self, camera: Camera) -> QRectF:
        """Return the pixels outside of which nothing is painted."""

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Paint the thing."""


class Look(Enum):
    """How a disc is drawn; the value is its opacity."""

    LYING = 1.0
    MEANT = 0.55
    LEFT = 0.45


def _square(camera: Camera, at: Point, size: float) -> QRectF:
    half = size / 2
    return QRectF(camera.left_of(at[0]) - half, camera.top_of(at[1]) - half, size, size)


def _put(painter: QPainter, camera: Camera, at: Point, pixmap: QPixmap) -> None:
    """Draw *pixmap* with its middle at *at*, on whole pixels of the screen to keep it sharp."""
    ratio = camera.ratio
    x = round(camera.left_of(at[0]) * ratio - pixmap.width() / 2)
    y = round(camera.top_of(at[1]) * ratio - pixmap.height() / 2)
    if ratio == 1.0:
        painter.drawPixmap(x, y, pixmap)
    else:
        painter.drawPixmap(QPointF(x / ratio, y / ratio), pixmap)


def _put_pale(painter: QPainter, camera: Camera, at: Point, pixmap: QPixmap, look: Look) -> None:
    """Draw *pixmap* as `_put` does, at the opacity of its *look*."""
    if look is Look.LYING:
        _put(painter, camera, at, pixmap)
        return
    painter.setOpacity(look.value)
    _put(painter, camera, at, pixmap)
    painter.setOpacity(1.0)


@dataclass(frozen=True, slots=True)
class Disc:
    """A segment of the worm of *seat*."""

    at: Point
    seat: int
    letter: str = ""
    look: Look = Look.LYING

    def box(self, camera: Camera) -> QRectF:
        """Return a box that includes the shadow."""
        return _square(camera, self.at, ceil(D * camera.scale * 1.25) + 4)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Copy the prepared pixmap."""
        wide = max(2, round(D * camera.scale))
        letter = self.letter if wide >= 14 else ""
        pixmap = disc(self.seat, wide, letter, camera.ratio)
        _put_pale(painter, camera, self.at, pixmap, self.look)


@dataclass(frozen=True, slots=True)
class Eyes:
    """The mark of a head at *at* that looks in the direction *toward*."""

    at: Point
    toward: Point

    def box(self, camera: Camera) -> QRectF:
        """Return a box within the disc."""
        return _square(camera, self.at, D * camera.scale + 4)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Copy the prepared pixmap, turned to one of 64 directions."""
        turn = round(atan2(self.toward[1], self.toward[0]) / (2 * pi) * _TURNS) % _TURNS
        wide = max(4, round(D * camera.scale))
        _put(painter, camera, self.at, eyes(wide, turn, _TURNS, camera.ratio))


@lru_cache(maxsize=64)
def _band(seat: int, width: float) -> QPen:
    """Return the pen of a band; its ends and corners are hidden by discs, so they are plain."""
    pen = QPen(seat_colour(seat).darker(150), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


@dataclass(frozen=True, slots=True)
class Links:
    """The band that shows the order of a worm's segments."""

    places: tuple[Point, ...]
    seat: int

    def box(self, camera: Camera) -> QRectF:
        """Return a box that includes the discs that it links."""
        line = QPolygonF([camera.on_screen(at) for at in self.places])
        wide = D * camera.scale / 2
        return line.boundingRect().adjusted(-wide, -wide, wide, wide)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Draw a thick line under the discs."""
        painter.setPen(_band(self.seat, D * camera.scale * 0.55))
        painter.drawPolyline(QPolygonF([camera.on_screen(at) for at in self.places]))


@dataclass(frozen=True, slots=True)
class Post:
    """A post; only the finish posts ever move."""

    at: Point
    look: Look = Look.LYING

    def box(self, camera: Camera) -> QRectF:
        """Return a box that includes the shadow."""
        return _square(camera, self.at, ceil(2 * POST_R * camera.scale * 1.3) + 4)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Copy the prepared pixmap."""
        wide = max(4, round(2 * POST_R * camera.scale))
        _put_pale(painter, camera, self.at, post(wide, camera.ratio), self.look)


@dataclass(frozen=True, slots=True)
class Halo:
    """A glow round a body that conflicts, or that can be taken."""

    at: Point
    radius: float
    is_bad: bool = True

    def box(self, camera: Camera) -> QRectF:
        """Return a box as wide as the glow."""
        return _square(camera, self.at, ceil(2 * self.radius * camera.scale * 1.6) + 12)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Copy the prepared pixmap."""
        wide = max(6, round(2 * self.radius * camera.scale))
        _put(
            painter,
            camera,
            self.at,
            halo(wide, (BAD if self.is_bad else HINT).rgb(), camera.ratio),
        )


@dataclass(frozen=True, slots=True)
class Gap:
    """The line between two places, with the measured distance beside it."""

    ends: tuple[Point, Point]
    text: str
    is_bad: bool = True

    def _label(self, camera: Camera) -> QRectF:
        (ax, ay), (bx, by) = self.ends
        middle = camera.on_screen(((ax + bx) / 2, (ay + by) / 2))
        up = D * camera.scale * 0.9 + 12
        wide = 9.0 * len(self.text) + 14
        top = middle.y() - up - 22
        if top < 0:
            top = middle.y() + up
        return QRectF(middle.x() - wide / 2, top, wide, 22)

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the line and its label."""
        line = QPolygonF([camera.on_screen(end) for end in self.ends])
        return (
            line.boundingRect()
            .adjusted(-5, -5, 5, 5)
            .united(self._label(camera).adjusted(-2, -2, 2, 2))
        )

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Draw the line and the label on a card."""
        first, second = (camera.on_screen(end) for end in self.ends)
        colour = BAD if self.is_bad else HINT
        painter.setPen(QPen(QColor("white"), 5))
        painter.drawLine(first, second)
        painter.setPen(QPen(colour, 2.5))
        painter.drawLine(first, second)
        if not self.text:
            return
        label = self._label(camera)
        painter.setBrush(QColor("white"))
        painter.setPen(QPen(colour, 1.5))
        painter.drawRoundedRect(label, 5, 5)
        font = painter.font()
        font.setPixelSize(13)
        font.setBold(True)
        font.setLetterSpacing(font.SpacingType.PercentageSpacing, 100)
        painter.setFont(font)
        painter.setPen(INK)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, self.text)


@dataclass(frozen=True, slots=True)
class Arcs:
    """Where around *middle* a disc may be laid: angles from and to, in radians."""

    middle: Point
    runs: tuple[tuple[float, float], ...]
    radius: float = D

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the whole circle."""
        return _square(camera, self.middle, 2 * self.radius * camera.scale + 12)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Draw each run as an arc, even the shortest."""
        radius = self.radius * camera.scale
        frame = _square(camera, self.middle, 2 * radius)
        pen = QPen(HINT, 3.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for low, high in self.runs:
            start, span = -degrees(low) * 16, -degrees(high - low) * 16
            painter.drawArc(frame, round(start), round(min(span, -16)))


@dataclass(frozen=True, slots=True)
class Mark:
    """A dashed ring round a disc that can be taken."""

    at: Point
    radius: float = R

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the ring."""
        return _square(camera, self.at, 2 * self.radius * camera.scale + 12)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Draw the ring in white and ink, visible on every colour."""
        frame = _square(camera, self.at, 2 * self.radius * camera.scale + 4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("white"), 3.5))
        painter.drawEllipse(frame)
        painter.setPen(QPen(INK, 2.0, Qt.PenStyle.DashLine))
        painter.drawEllipse(frame)
