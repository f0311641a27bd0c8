"""What lies on the board; each thing knows the pixels that it may touch.

Law: a sprite is a value. Two boards with equal sprites look alike, and only what differs is
repainted. A sprite knows its place on the table; the camera knows where that is on the screen.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import atan2, ceil, hypot, pi
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from core.wormup.worm import POST_R, D, R
from gui.kit.art import drawing
from gui.kit.fills import draw_with, faint
from gui.kit.painted import placed
from gui.kit.theme import Type, font, px
from gui.kit.theme import look as look_now
from gui.kit.tokens import WHITE
from gui.parts.hats import Who, paint_of
from gui.wormup.board.camera import Camera, Point
from gui.wormup.board.pill import Pill, PillSide, PillTone
from gui.wormup.board.pixmaps import (
    AHEAD,
    TURNS,
    WAYS,
    Mood,
    halo,
    head,
    is_drawing,
    paint_head,
    paint_segment,
    post,
    segment,
    shade,
)

_STROKE = 0.5 * D
"""How wide the strokes at the ends of a measure are."""
_LEAST = 14
"""A letter on a smaller disc could not be read."""


class Sprite(Protocol):
    """A thing to paint."""

    def box(self, camera: Camera) -> QRectF:
        """Return the pixels outside of which nothing is painted."""

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Paint the thing."""


class SpriteLook(Enum):
    """How a thing is drawn; the value is its opacity."""

    LYING = 1.0
    MEANT = 0.6
    LEFT = 0.45
    OLD = 0.34
    """Where it lay before."""
    CARRIED = 0.78


def square(camera: Camera, at: Point, size: float) -> QRectF:
    """Return a square of *size* px round *at*."""
    half = size / 2
    return QRectF(camera.left_of(at[0]) - half, camera.top_of(at[1]) - half, size, size)


def put(painter: QPainter, camera: Camera, at: Point, pixmap: QPixmap) -> None:
    """Draw *pixmap* with its middle at *at*, on whole pixels of the screen to keep it sharp."""
    ratio = camera.ratio
    x = round(camera.left_of(at[0]) * ratio - pixmap.width() / 2)
    y = round(camera.top_of(at[1]) * ratio - pixmap.height() / 2)
    if ratio == 1.0:
        painter.drawPixmap(x, y, pixmap)
    else:
        painter.drawPixmap(QPointF(x / ratio, y / ratio), pixmap)


def _lay(  # noqa: PLR0913, PLR0917  # one sprite in its two ways
    painter: QPainter,
    camera: Camera,
    one: "Disc | Head",
    wide: int,
    paint: Callable[[], None],
    prepared: Callable[[], QPixmap],
) -> None:
    """Copy what is *prepared*; into a drawing *paint* it, with *wide* px 100 units wide."""
    painter.setOpacity(one.look.value)
    if is_drawing(painter):
        with placed(painter, camera.on_screen(one.at), size=wide / 100):
            painter.setPen(Qt.PenStyle.NoPen)
            paint()
    else:
        put(painter, camera, one.at, prepared())
    painter.setOpacity(1.0)


def way_to(at: Point, target: Point) -> int:
    """Return to which of `WAYS` eyes at *at* look that see *target*."""
    return round(atan2(target[1] - at[1], target[0] - at[0]) / (2 * pi) * WAYS) % WAYS


@dataclass(frozen=True, slots=True)
class Disc:
    """A segment of *worm*, perhaps with a race number that bears *letter*."""

    at: Point
    worm: Who
    letter: str = ""
    look: SpriteLook = SpriteLook.LYING

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the disc."""
        return square(camera, self.at, ceil(D * camera.scale) + 4)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        wide = max(2, round(D * camera.scale))
        letter, theme = self.letter if wide >= _LEAST else "", look_now().theme
        _lay(
            painter, camera, self, wide,
            lambda: paint_segment(painter, self.worm, letter, theme.rim),
            lambda: segment(self.worm, wide, letter, camera.ratio, theme),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Head:
    """The head of *worm*, turned *toward* a direction, with eyes that look."""

    at: Point
    worm: Who
    toward: Point
    way: int = AHEAD
    """Where the eyes look: one of `WAYS`, or ahead."""
    mood: Mood = Mood.LOOKS
    look: SpriteLook = SpriteLook.LYING

    def box(self, camera: Camera) -> QRectF:
        """Return a box that includes what the worm wears."""
        return square(camera, self.at, ceil(D * camera.scale * 1.76) + 4)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Copy the prepared pixmap, turned to one of 64 directions."""
        turn = round(atan2(self.toward[1], self.toward[0]) / (2 * pi) * TURNS) % TURNS
        wide, theme = max(2, round(D * camera.scale)), look_now().theme
        pose = turn, self.way, self.mood
        _lay(
            painter, camera, self, wide,
            lambda: paint_head(painter, self.worm, pose, theme.rim),
            lambda: head(self.worm, wide, pose, camera.ratio, theme),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Shades:
    """The soft shadows under things *wide* units wide at *places*."""

    places: tuple[Point, ...]
    wide: float = D

    def box(self, camera: Camera) -> QRectF:
        """Return a box over all of them."""
        line = QPolygonF([camera.on_screen(at) for at in self.places])
        reach = self.wide * camera.scale * 0.72 + 2
        return line.boundingRect().adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Copy the prepared pixmap below each thing, to the right and down."""
        wide = max(2, round(self.wide * camera.scale))
        pixmap = None if is_drawing(painter) else shade(wide, camera.ratio)
        for x, y in self.places:
            at = x + self.wide * 0.05, y + self.wide * 0.1
            if pixmap is None:
                drawing("shadow").render(painter, square(camera, at, wide * 1.2))
            else:
                put(painter, camera, at, pixmap)


@lru_cache(maxsize=64)
def _band(worm: Who, width: float) -> QPen:
    """Return the pen of a band; its ends and corners are hidden by discs, so they are plain."""
    pen = QPen(QColor(paint_of(worm).rim), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


@dataclass(frozen=True, slots=True)
class OrderBand:
    """The band that shows the order of a worm's segments."""

    places: tuple[Point, ...]
    worm: Who

    def box(self, camera: Camera) -> QRectF:
        """Return a box that includes the discs that it links."""
        line = QPolygonF([camera.on_screen(at) for at in self.places])
        wide = D * camera.scale / 2
        return line.boundingRect().adjusted(-wide, -wide, wide, wide)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        painter.setPen(_band(self.worm, D * camera.scale * 0.36))
        painter.drawPolyline(QPolygonF([camera.on_screen(at) for at in self.places]))


@dataclass(frozen=True, slots=True)
class Snore:
    """What rises from a head *at* which somebody sleeps."""

    at: Point

    _LETTERS = ((1.2, -1.0, 0.42), (1.1, -1.7, 0.6), (1.45, -2.6, 0.85))
    """Where each letter stands, from the head, and its size, in discs."""

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the letters."""
        wide, middle = D * camera.scale, camera.on_screen(self.at)
        return QRectF(middle.x() + 0.6 * wide, middle.y() - 3.4 * wide, 1.8 * wide, 3 * wide)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        now, wide, middle = look_now().theme, D * camera.scale, camera.on_screen(self.at)
        letters = font(Type.HEADING)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for x, y, size in self._LETTERS:
            letters.setPixelSize(max(8, round(size * wide)))
            shape = QPainterPath()
            shape.addText(middle + QPointF(x, y) * wide, letters, "Z")
            shape.translate(middle + QPointF(x, y) * wide - shape.boundingRect().center())
            pen = QPen(QColor(now.paper), max(2.0, 0.16 * size * wide))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(shape, pen)
            painter.fillPath(shape, QColor(now.amberink))


@dataclass(frozen=True, slots=True)
class Post:
    """A post; only the finish posts ever move."""

    at: Point
    look: SpriteLook = SpriteLook.LYING

    def box(self, camera: Camera) -> QRectF:
        """Return a box that includes the shadow."""
        return square(camera, self.at, ceil(2 * POST_R * camera.scale * 1.5) + 6)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        wide = max(4, round(2 * POST_R * camera.scale))
        painter.setOpacity(self.look.value)
        if is_drawing(painter):
            drawing("post").render(painter, square(camera, self.at, wide * 84 / 75))
        else:
            if self.look is SpriteLook.LYING:
                Shades((self.at,), 2.2 * POST_R).paint(painter, camera)
            put(painter, camera, self.at, post(wide, camera.ratio))
        painter.setOpacity(1.0)


@dataclass(frozen=True, slots=True)
class Halo:
    """A glow round a body that is in the way, or that matters."""

    at: Point
    radius: float
    is_bad: bool = True

    def box(self, camera: Camera) -> QRectF:
        """Return a box as wide as the glow."""
        return square(camera, self.at, ceil(2 * self.radius * camera.scale * 1.7) + 12)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        wide = max(6, round(2 * self.radius * camera.scale))
        theme = look_now().theme
        colour = QColor(theme.bad if self.is_bad else theme.amber)
        put(painter, camera, self.at, halo(wide, colour.rgb(), camera.ratio))


@dataclass(frozen=True, slots=True)
class Gap:
    """The measure between two places, with strokes across its ends, and perhaps its length."""

    ends: tuple[Point, Point]
    text: str = ""
    is_bad: bool = True
    """Whether two bodies that are measured like this are in each other's way."""

    def _pill(self) -> Pill:
        (ax, ay), (bx, by) = self.ends
        tone = PillTone.REFUSED if self.is_bad else PillTone.FITS
        return Pill(((ax + bx) / 2, (ay + by) / 2), self.text, tone, PillSide.ABOVE, px(40))

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the measure."""
        line = QPolygonF([camera.on_screen(end) for end in self.ends])
        reach = _STROKE * camera.scale / 2 + 5
        frame = line.boundingRect().adjusted(-reach, -reach, reach, reach)
        return frame.united(self._pill().box(camera)) if self.text else frame

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Draw the line, the strokes, and a pill with the length."""
        first, second = (camera.on_screen(end) for end in self.ends)
        (ax, ay), (bx, by) = self.ends
        length = hypot(bx - ax, by - ay) or 1.0
        across = QPointF(-(by - ay), bx - ax) * (_STROKE * camera.scale / 2 / length)
        painter.setPen(QPen(QColor(look_now().theme.ink), max(1.5, px(2.5))))
        painter.drawLine(first, second)
        for end in (first, second):
            painter.drawLine(end - across, end + across)
        if self.text:
            self._pill().paint(painter, camera)


@dataclass(frozen=True, slots=True)
class ChosenRing:
    """The ring round a thing that is chosen, or would be: the same as on dice and cards."""

    at: Point
    radius: float = R

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the ring."""
        return square(camera, self.at, 2 * self.radius * camera.scale + 20)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Draw the ring, white on both sides, so that it is seen on every colour."""
        wide = max(2, px(3))
        frame = square(camera, self.at, 2 * self.radius * camera.scale + wide)
        draw_with(painter, QPen(QColor(WHITE), wide + 4))
        painter.drawEllipse(frame)
        painter.setPen(QPen(QColor(look_now().theme.ring), wide))
        painter.drawEllipse(frame)


@dataclass(frozen=True, slots=True)
class Chalk:
    """A ring of chalk on a segment that has been laid and can still be taken back."""

    at: Point

    def box(self, camera: Camera) -> QRectF:
        """Return a box within the disc."""
        return square(camera, self.at, D * camera.scale + 2)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        wide = D * camera.scale
        pen = QPen(QColor(WHITE), max(1.5, wide * 0.07), Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([3.4, 2.2])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        draw_with(painter, pen)
        painter.drawEllipse(square(camera, self.at, wide * 0.84))


@dataclass(frozen=True, slots=True)
class Free:
    """A place that is still free, or has become so: a dotted outline in the colour of *worm*."""

    at: Point
    worm: Who = None
    radius: float = R

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the outline."""
        return square(camera, self.at, 2 * self.radius * camera.scale + 8)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        theme = look_now().theme
        is_ours = self.worm is not None
        colour = theme.rim or paint_of(self.worm).rim if is_ours else theme.ink
        painter.setPen(dots(colour))
        ground = faint(theme.paper, 0.22 if is_ours else 0.0)
        painter.setBrush(ground)
        painter.drawEllipse(square(camera, self.at, 2 * self.radius * camera.scale))


def dots(colour: str, wide: float = 2.4, apart: float = 6.4) -> QPen:
    """Return the pen of what is free: round dots *wide* px wide, *apart* px from each other."""
    size = max(1.6, px(10 * wide) / 10)
    pen = QPen(QColor(colour), size, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([0.01, apart / wide])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
