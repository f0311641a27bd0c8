"""Where something may lie round a middle: a band of arcs, and hatching where it may not, or why.

Law: angles are in radians as on the screen, from and to; an arc may begin below -pi.
"""

from dataclasses import dataclass
from math import ceil, cos, degrees, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from core.wormup.worm import R
from gui.kit.fills import draw_with, faint, fill_with, round_pen
from gui.kit.theme import look, px
from gui.kit.tokens import THREAD, WHITE
from gui.wormup.board.camera import Camera, Point
from gui.wormup.board.sprites import dots, square

Runs = tuple[tuple[float, float], ...]
_FULL = 2 * pi - 0.01


@dataclass(frozen=True, slots=True)
class PlacementFan:
    """Where the next segment may lie beside the one at *middle*: *free* arcs and *refused* ones."""

    middle: Point
    free: Runs
    refused: Runs = ()

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the whole circle."""
        return square(camera, self.middle, 6 * R * camera.scale + 12)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Fill each free arc, even the shortest, and hatch each refused one."""
        at, inner, outer = camera.on_screen(self.middle), R * camera.scale + 2, 3 * R * camera.scale
        for low, high in self.refused:
            _hatch(painter, at, (inner + 2, outer - 4), (low, high))
        for low, high in self.free:
            _fill(painter, _sector(at, inner, outer, (low, max(high, low + 0.03))))


@dataclass(frozen=True, slots=True)
class Circle:
    """The circle on which a post swings round *middle*: a band with dots where it may stand."""

    middle: Point
    radius: float
    free: Runs
    refused: Runs = ()

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the whole circle."""
        return square(camera, self.middle, 2 * self.radius * camera.scale + px(30) + 12)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Fill each free arc and dot its middle, and hatch each refused one."""
        at, radius, half = camera.on_screen(self.middle), self.radius * camera.scale, px(30) / 2
        for low, high in self.refused:
            _hatch(painter, at, (radius - half + 1, radius + half - 1), (low, high))
        theme = look().theme
        middle = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        for low, high in self.free:
            _fill(painter, _sector(at, radius - half, radius + half, (low, high)))
            draw_with(painter, dots(THREAD if theme.is_dark else theme.actlo, 5.5, 13))
            span = min(high - low, 2 * pi)
            painter.drawArc(middle, round(-degrees(low) * 16), round(-degrees(span) * 16))


@dataclass(frozen=True, slots=True)
class Sweep:
    """The part of a circle over which a line of *length* has swung round *middle*."""

    middle: Point
    length: float
    low: float
    high: float
    """Where it swung to; less than *low* if that is the shorter way."""

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the whole circle."""
        return square(camera, self.middle, 2 * self.length * camera.scale + 4)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Tint the sector, and draw a dotted arrow across it."""
        at, radius, theme = camera.on_screen(self.middle), self.length * camera.scale, look().theme
        frame = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        start, span = -degrees(self.low), -degrees(self.high - self.low)
        tint = faint(theme.acthover, 0.14)
        fill_with(painter, tint)
        painter.drawPie(frame, round(start * 16), round(span * 16))
        if abs(span) < 12:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = frame.adjusted(radius / 3, radius / 3, -radius / 3, -radius / 3)
        margin = 0.12 * span
        for pen in (QPen(QColor(WHITE), px(9)), dots(theme.act, 4, 10)):
            if pen.style() is Qt.PenStyle.SolidLine:
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawArc(inner, round((start + margin) * 16), round((span - 2 * margin) * 16))
        self._paint_point(painter, at, radius * 2 / 3)

    def _paint_point(self, painter: QPainter, at: QPointF, radius: float) -> None:
        span = self.high - self.low
        angle, way = self.high - 0.12 * span, 1 if span > 0 else -1
        tip = at + QPointF(cos(angle), sin(angle)) * radius
        along = QPointF(-sin(angle), cos(angle)) * way
        aside, size = QPointF(cos(angle), sin(angle)), px(13)
        barbs = [
            tip - along * size + aside * size * 0.75,
            tip,
            tip - along * size - aside * size * 0.75,
        ]
        for colour, wide in ((WHITE, px(9)), (look().theme.act, px(5))):
            painter.setPen(round_pen(colour, wide, has_round_joins=True))
            painter.drawPolyline(QPolygonF(barbs))


def _sector(at: QPointF, inner: float, outer: float, run: tuple[float, float]) -> QPainterPath:
    """Return the part of a ring between two angles, or all of it."""
    near = QRectF(at.x() - inner, at.y() - inner, 2 * inner, 2 * inner)
    far = QRectF(at.x() - outer, at.y() - outer, 2 * outer, 2 * outer)
    path = QPainterPath()
    low, high = run
    if high - low >= _FULL:
        path.addEllipse(far)
        path.addEllipse(near)
        return path
    start, span = -degrees(low), -degrees(high - low)
    path.arcMoveTo(far, start)
    path.arcTo(far, start, span)
    path.arcTo(near, start + span, -span)
    path.closeSubpath()
    return path


def _fill(painter: QPainter, path: QPainterPath) -> None:
    theme = look().theme
    tint = faint(theme.act if theme.is_dark else theme.acthover, 0.36)
    painter.fillPath(path, tint)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((WHITE, px(5)), (theme.act, max(1.6, px(24) / 10))):
        pen = QPen(QColor(colour), wide)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)


def _hatch(
    painter: QPainter, at: QPointF, band: tuple[float, float], run: tuple[float, float]
) -> None:
    """Draw slanting strokes across the *band*, from its nearer to its farther radius."""
    theme, (near, far), (low, high) = look().theme, band, run
    ground = faint(theme.edge if theme.is_dark else theme.ink2, 0.12)
    painter.fillPath(_sector(at, near, far, run), ground)
    colour = QColor(theme.edge if theme.is_dark else theme.ink2)
    painter.setPen(round_pen(colour, max(1.6, px(28) / 10)))
    middle = (near + far) / 2
    count = max(1, ceil((high - low) * middle / px(11)))
    slant = (far - near) / middle * 0.12
    for place in range(count):
        angle = low + (high - low) * (place + 0.5) / count
        start = at + QPointF(cos(angle - slant), sin(angle - slant)) * (near + 2)
        end = at + QPointF(cos(angle + slant), sin(angle + slant)) * (far - 2)
        painter.drawLine(start, end)
