"""What lies on the board, each thing with the pixels that it may touch.

Law: a sprite is a value; two boards with equal sprites look alike, and what differs is all that has
to be painted again. It knows where it is on the table, the camera where that is on the screen.
"""

from dataclasses import dataclass
from enum import Enum
from math import atan2, ceil, degrees, pi
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from core.wormup.worm import POST_R, D, R
from gui.theme import BAD, HINT, INK, LINE, disc, seat_colour
from gui.words import words
from gui.wormup.camera import Camera, Point
from gui.wormup.pixmaps import eyes, halo, post

_TURNS = 64


class Sprite(Protocol):
    """Something to paint."""

    def box(self, camera: Camera) -> QRectF:
        """Give the pixels outside of which nothing is painted."""

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Paint it."""


class Look(Enum):
    """How a disc lies there; the value is its opacity."""

    LYING = 1.0
    GHOST = 0.55
    LEFT = 0.45


def _square(camera: Camera, at: Point, size: float) -> QRectF:
    middle = camera.on_screen(at)
    return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)


def _put(painter: QPainter, camera: Camera, at: Point, pixmap: QPixmap) -> None:
    """Lay *pixmap* with its middle at *at*, on whole pixels of the screen to keep it sharp."""
    ratio = pixmap.devicePixelRatio()
    size = pixmap.deviceIndependentSize()
    middle = camera.on_screen(at)
    x = round((middle.x() - size.width() / 2) * ratio) / ratio
    y = round((middle.y() - size.height() / 2) * ratio) / ratio
    painter.drawPixmap(QPointF(x, y), pixmap)


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatio()


@dataclass(frozen=True, slots=True)
class Disc:
    """A segment of the worm of *seat*."""

    at: Point
    seat: int
    letter: str = ""
    look: Look = Look.LYING

    def box(self, camera: Camera) -> QRectF:
        """Reach as far as the shadow does."""
        return _square(camera, self.at, ceil(D * camera.scale * 1.25) + 4)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Lay the prepared pixmap down."""
        wide = max(2, round(D * camera.scale))
        letter = self.letter if wide >= 14 else ""
        pixmap = disc(self.seat, wide, letter, _ratio(painter))
        painter.setOpacity(self.look.value)
        _put(painter, camera, self.at, pixmap)
        painter.setOpacity(1.0)


@dataclass(frozen=True, slots=True)
class Eyes:
    """The mark of a head at *at* that looks along *toward*."""

    at: Point
    toward: Point

    def box(self, camera: Camera) -> QRectF:
        """Stay on the disc."""
        return _square(camera, self.at, D * camera.scale + 4)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Lay the prepared pixmap down, turned to one of 64 directions."""
        turn = round(atan2(self.toward[1], self.toward[0]) / (2 * pi) * _TURNS) % _TURNS
        wide = max(4, round(D * camera.scale))
        _put(painter, camera, self.at, eyes(wide, turn, _TURNS, _ratio(painter)))


@dataclass(frozen=True, slots=True)
class Links:
    """The band that shows in which order the segments of a worm hang together."""

    places: tuple[Point, ...]
    seat: int

    def box(self, camera: Camera) -> QRectF:
        """Reach as far as the discs that it links."""
        line = QPolygonF([camera.on_screen(at) for at in self.places])
        wide = D * camera.scale / 2
        return line.boundingRect().adjusted(-wide, -wide, wide, wide)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Draw a thick line under the discs."""
        pen = QPen(seat_colour(self.seat).darker(150), D * camera.scale * 0.55)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([camera.on_screen(at) for at in self.places]))


@dataclass(frozen=True, slots=True)
class Post:
    """A post; only the finish posts ever move."""

    at: Point
    look: Look = Look.LYING

    def box(self, camera: Camera) -> QRectF:
        """Reach as far as the shadow does."""
        return _square(camera, self.at, ceil(2 * POST_R * camera.scale * 1.3) + 4)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Lay the prepared pixmap down."""
        painter.setOpacity(self.look.value)
        wide = max(4, round(2 * POST_R * camera.scale))
        _put(painter, camera, self.at, post(wide, _ratio(painter)))
        painter.setOpacity(1.0)


@dataclass(frozen=True, slots=True)
class FinishLine:
    """The line between the finish posts, with the word on the side it is read from (W3.18)."""

    ends: tuple[Point, Point]
    is_one_sided: bool
    look: Look = Look.LYING

    def box(self, camera: Camera) -> QRectF:
        """Reach as far as the word does."""
        wide = D * camera.scale * 1.6 + 4
        line = QPolygonF([camera.on_screen(end) for end in self.ends])
        return line.boundingRect().adjusted(-wide, -wide, wide, wide)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Draw a chequered ribbon, and the word on its front or on both sides."""
        first, second = (camera.on_screen(end) for end in self.ends)
        painter.save()
        painter.setOpacity(self.look.value)
        painter.translate(first)
        painter.rotate(degrees(atan2(second.y() - first.y(), second.x() - first.x())))
        length = ((second - first).x() ** 2 + (second - first).y() ** 2) ** 0.5
        self._ribbon(painter, length, max(3.0, 90 * camera.scale))
        self._word(painter, length, D * camera.scale)
        painter.restore()

    def _ribbon(self, painter: QPainter, length: float, wide: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(QRectF(0, -wide / 2, length, wide), QColor("white"))
        count = max(8, round(length / wide))
        step = length / count
        for place in range(count):
            row = -wide / 2 if place % 2 else 0.0
            painter.fillRect(QRectF(place * step, row, step, wide / 2), INK)
        painter.setPen(QPen(INK, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(0, -wide / 2, length, wide))

    def _word(self, painter: QPainter, length: float, disc_width: float) -> None:
        font = painter.font()
        font.setPixelSize(max(8, round(disc_width * 0.75)))
        font.setBold(True)
        font.setLetterSpacing(font.SpacingType.PercentageSpacing, 160)
        painter.setFont(font)
        painter.setPen(INK)
        text = words("FINISH")
        painter.drawText(
            QRectF(0, disc_width * 0.15, length, disc_width * 1.3),
            Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop,
            text,
        )
        if not self.is_one_sided:
            painter.rotate(180)
            painter.drawText(
                QRectF(-length, disc_width * 0.15, length, disc_width * 1.3),
                Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop,
                text,
            )


@dataclass(frozen=True, slots=True)
class Halo:
    """A glow round a body: what is at odds, or what can be taken."""

    at: Point
    radius: float
    is_bad: bool = True

    def box(self, camera: Camera) -> QRectF:
        """Reach as far as it glows."""
        return _square(camera, self.at, ceil(2 * self.radius * camera.scale * 1.6) + 12)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Lay the prepared pixmap down."""
        wide = max(6, round(2 * self.radius * camera.scale))
        _put(
            painter,
            camera,
            self.at,
            halo(wide, (BAD if self.is_bad else HINT).rgb(), _ratio(painter)),
        )


@dataclass(frozen=True, slots=True)
class Gap:
    """The way between two places, with what was measured written beside it."""

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
        """Reach over the line and its label."""
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
    """Where round *middle* a disc may be laid: from and to angles, in radians."""

    middle: Point
    runs: tuple[tuple[float, float], ...]
    radius: float = D

    def box(self, camera: Camera) -> QRectF:
        """Reach as far as the circle."""
        return _square(camera, self.middle, 2 * self.radius * camera.scale + 12)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Draw each run as an arc, the shortest too."""
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
        """Reach as far as the ring."""
        return _square(camera, self.at, 2 * self.radius * camera.scale + 12)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Draw the ring in white and ink, to be seen on every colour."""
        frame = _square(camera, self.at, 2 * self.radius * camera.scale + 4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("white"), 3.5))
        painter.drawEllipse(frame)
        painter.setPen(QPen(INK, 2.0, Qt.PenStyle.DashLine))
        painter.drawEllipse(frame)


@dataclass(frozen=True, slots=True)
class StartLine:
    """The line between the start posts, which means nothing after the start."""

    ends: tuple[Point, Point]

    def box(self, camera: Camera) -> QRectF:
        """Reach from post to post."""
        line = QPolygonF([camera.on_screen(end) for end in self.ends])
        return line.boundingRect().adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Draw it dashed."""
        painter.setPen(QPen(LINE, max(1.5, 40 * camera.scale), Qt.PenStyle.DashLine))
        painter.drawLine(*(camera.on_screen(end) for end in self.ends))
