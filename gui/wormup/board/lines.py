"""The two lines of the course as sprites: the start line, and the finish, a cloth with a thread.

Law: the cloth is drawn once for each direction and size, then only copied.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, degrees, hypot, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from core.wormup.worm import D
from gui.kit.art import blank, drawing
from gui.kit.fills import draw_with, round_pen
from gui.kit.painted import placed
from gui.kit.theme import look as look_now
from gui.kit.theme import px
from gui.kit.tokens import DAY, THREAD
from gui.words.words import words
from gui.wormup.board.camera import Camera, Point
from gui.wormup.board.pixmaps import brush, is_drawing
from gui.wormup.board.sprites import SpriteLook

_HALF, _PIECE = 118, 68
"""Half the width of the cloth, and the length of the piece that repeats, where a segment is 100."""
_REACH = 130
_THREAD = 60


@dataclass(frozen=True, slots=True)
class Cloth:
    """The cloth under the finish thread, with the word on each side it is read from (W3.18)."""

    ends: tuple[Point, Point]
    is_one_sided: bool
    look: SpriteLook = SpriteLook.LYING

    def box(self, camera: Camera) -> QRectF:
        """Return a box that includes the shadow."""
        wide = _reach(camera.scale)
        line = QPolygonF([camera.on_screen(end) for end in self.ends])
        return line.boundingRect().adjusted(-wide, -wide, wide, wide)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Copy the prepared pixmap; on its way the cloth is drawn straight and turned."""
        first, second = (camera.on_screen(end) for end in self.ends)
        across = round(second.x() - first.x(), 1), round(second.y() - first.y(), 1)
        is_here = self.look is SpriteLook.LYING
        sides = (words("FINISH"),) * (1 if self.is_one_sided else 2) if is_here else ()
        angle, length = degrees(atan2(across[1], across[0])), hypot(*across)
        unit = D * camera.scale / 100
        painter.setOpacity(self.look.value)
        if is_drawing(painter):
            with placed(painter, first, angle):
                _paint_cloth(painter, length, unit, sides)
        elif self.look is SpriteLook.CARRIED:
            wide = _reach(camera.scale)
            with placed(painter):
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.translate(first)
                painter.rotate(angle)
                pixmap = _cloth((round(length), 0.0), round(unit, 5), sides, camera.ratio)
                painter.drawPixmap(QPointF(-wide, -wide), pixmap)
        else:
            wide = _reach(camera.scale)
            pixmap = _cloth(across, round(unit, 5), sides, camera.ratio)
            corner = QPointF(min(first.x(), second.x()) - wide, min(first.y(), second.y()) - wide)
            painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), pixmap)
        painter.setOpacity(1.0)


def _reach(scale: float) -> float:
    """Return how many pixels the cloth and its shadow reach to the side of the line."""
    return D * scale * _REACH / 100 + 6


@lru_cache(maxsize=8)
def _cloth(
    across: tuple[float, float], unit: float, sides: tuple[str, ...], ratio: float
) -> QPixmap:
    """Return the cloth from one post to the other, which is *across* px away."""
    dx, dy = across
    wide = _reach(unit * 100 / D)
    pixmap = blank(abs(dx) + 2 * wide, abs(dy) + 2 * wide, ratio)
    with brush(pixmap) as painter:
        painter.translate(wide - min(dx, 0), wide - min(dy, 0))
        painter.rotate(degrees(atan2(dy, dx)))
        _paint_cloth(painter, hypot(dx, dy), unit, sides)
    return pixmap


def _paint_cloth(painter: QPainter, length: float, unit: float, sides: tuple[str, ...]) -> None:
    """Paint the cloth along the x axis, *length* px long; a segment is 100 *unit*s wide."""
    half = _HALF * unit
    shadow = QColor(DAY.shadow)
    painter.setPen(Qt.PenStyle.NoPen)
    for out, share in ((6, 0.10), (3, 0.16)):
        shadow.setAlphaF(share)
        painter.setBrush(shadow)
        around = out * unit
        painter.drawRoundedRect(
            QRectF(-around, -half - around, length + 2 * around, 2 * (half + around)), 3, 3
        )
    count = max(1, round(length / (_PIECE * unit)))
    piece, wide = drawing("finish-piece"), length / count
    for place in range(count):
        piece.render(painter, QRectF(place * wide, -half, wide + 0.7, 2 * half))
    draw_with(painter, QPen(QColor(DAY.edge), max(1.0, 3 * unit)))
    painter.drawRect(QRectF(0, -half, length, 2 * half))
    for word in sides:
        path = _lettered(word, round(100 * unit, 2))
        box = path.boundingRect()
        painter.fillPath(
            path.translated(length / 2 - box.center().x(), 47 * unit - box.center().y()),
            QColor(DAY.ink),
        )
        painter.rotate(180)
        painter.translate(-length, 0)


@lru_cache(maxsize=8)
def _lettered(word: str, wide: float) -> QPainterPath:
    """Return *word* as an outline for a cloth on which a segment is *wide* px wide."""
    letters = QFont("DynaPuff")
    letters.setWeight(QFont.Weight(600))
    letters.setPixelSize(max(4, round(wide * 0.58)))
    letters.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, wide * 0.25)
    path = QPainterPath()
    path.addText(QPointF(0, 0), letters, word)
    return path


@dataclass(frozen=True, slots=True)
class FinishThread:
    """The finish thread: taut, *slack* while a post is carried, or torn at a place between."""

    ends: tuple[Point, Point]
    slack: float = 0.0
    """How far it sways, as a share of its length."""
    torn: float | None = None
    """Where it is torn, as a share of its length."""
    look: SpriteLook = SpriteLook.LYING

    def box(self, camera: Camera) -> QRectF:
        """Return a box that includes how far it sways."""
        line = QPolygonF([camera.on_screen(end) for end in self.ends])
        (ax, ay), (bx, by) = self.ends
        sway = max(self.slack, 0.16 if self.torn is not None else 0.0)
        reach = hypot(bx - ax, by - ay) * camera.scale * sway + D * camera.scale * 0.1 + 4
        return line.boundingRect().adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        first, second = (camera.on_screen(end) for end in self.ends)
        across = second - first
        with placed(painter):
            painter.setOpacity(self.look.value)
            painter.translate(first)
            painter.rotate(degrees(atan2(across.y(), across.x())))
            length = hypot(across.x(), across.y())
            path = self._path(length)
            unit = D * camera.scale / 100
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, thick in ((DAY.actlo, 14), (DAY.acthover, 10)):
                painter.setPen(round_pen(colour, max(1.0, thick * unit)))
                painter.drawPath(path)
            wide = max(1.0, 5 * unit)
            pen = QPen(QColor(THREAD), wide, Qt.PenStyle.CustomDashLine)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([11 * unit / wide, 19 * unit / wide])
            painter.setPen(pen)
            painter.drawPath(path)

    def _path(self, length: float) -> QPainterPath:
        """Return the thread along the x axis."""
        path = QPainterPath()
        path.moveTo(0, 0)
        if self.torn is not None:
            at = self.torn * length
            curl = min(0.11 * length, 0.6 * at, 0.6 * (length - at))
            path.cubicTo(at * 0.5, 0, at * 0.8, curl * 0.2, at - curl * 0.6, curl)
            path.moveTo(length, 0)
            far = length - at
            path.cubicTo(
                length - far * 0.5, 0, length - far * 0.8, -curl * 0.2, at + curl * 0.6, -curl
            )
        elif self.slack:
            sway = self.slack * length
            path.cubicTo(length * 0.2, -2.2 * sway, length * 0.34, -sway, length * 0.5, 0)
            path.cubicTo(length * 0.66, sway, length * 0.8, 2.2 * sway, length, 0)
        else:
            path.lineTo(length, 0)
        return path


def torn_at(ends: tuple[Point, Point], spot: Point) -> float:
    """Return where between *ends* the thread is torn that something at *spot* has touched.

    >>> torn_at(((0, 0), (0, 100)), (30, 25))
    0.25
    """
    (ax, ay), (bx, by) = ends
    angle, length = atan2(by - ay, bx - ax), hypot(bx - ax, by - ay)
    along = (spot[0] - ax) * cos(angle) + (spot[1] - ay) * sin(angle)
    return round(min(max(along / length, 0.1), 0.9), 3)


@dataclass(frozen=True, slots=True)
class StartLine:
    """The line between the start posts; it means nothing after the start."""

    ends: tuple[Point, Point]

    def box(self, camera: Camera) -> QRectF:
        """Return a box from post to post."""
        line = QPolygonF([camera.on_screen(end) for end in self.ends])
        return line.boundingRect().adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        pen = QPen(QColor(look_now().theme.plank), max(1.5, px(20) / 10), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawLine(*(camera.on_screen(end) for end in self.ends))
