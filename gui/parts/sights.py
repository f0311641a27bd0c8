"""Points in sight after every hour: a line a player, in a band that means something."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QToolTip, QWidget

from gui.kit.along import PICKS, led
from gui.kit.art import paint_icon
from gui.kit.fills import draw_with, faint, fill_with, round_pen
from gui.kit.focus import RING, has_ring, paint_ring, use_keys, use_mouse
from gui.kit.label import tip
from gui.kit.painted import Painted
from gui.kit.theme import Type, font, look, px
from gui.kit.tokens import SMALL, TIGHT
from gui.parts.hats import Who, paint_of
from gui.parts.worms import FACE, paint_face
from gui.words.seats import worms_of

_WIDE, _HIGH = 420, 196
_FACE, _MARK, _LINE, _BODY = 26, 8, 8.0, 5.0
_BAND, _STRIPE = 0.22, 0.28
"""How strong the band of a line is, and the stripe of the hour that is looked at."""
_DASHES = ((), (1.2, 1.2), (0.2, 1.6), (2.4, 1.0), (4.0, 1.4), (1.0, 2.4))
"""The pattern of each line, in widths: plain first."""
_STEPS = (1, 2, 3, 5, 10, 20, 50)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_EACH = 4
"""Each so many hours have their name below."""
_KEYS = {
    Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left,
    Qt.Key.Key_Right,
}  # fmt: skip
_GRID = 5
"""So many lines at most lie across."""


class _Sizes(NamedTuple):
    """All sizes of the chart in px of the look."""

    wide: int
    high: int
    face: int
    mark: int
    tight: int
    small: int
    ring: int
    thin: int
    rim: int
    half: int
    line: int


def _sized() -> _Sizes:
    return _Sizes(*map(px, (_WIDE, _HIGH, _FACE, _MARK, TIGHT, SMALL, RING, 1.5, 2, 12, 24)))


class Sight(NamedTuple):
    """What everybody was heading for after so many *hours*."""

    hours: int
    label: str
    means: tuple[float, ...]
    bands: tuple[tuple[int, int] | None, ...]
    said: str = ""


class Sights(NamedTuple):
    """The whole chart."""

    rows: tuple[Sight, ...] = ()
    names: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    """What stands behind each name: the last points."""
    worst: int | None = None
    """After how many hours the costliest was over."""
    best: int | None = None

    @property
    def hours(self) -> list[int]:
        """After how many hours there is a moment to look at: the start is none."""
        return [row.hours for row in self.rows if row.hours]

    def near(self, hours: int) -> int:
        """Return which of `hours` is nearest to *hours*: a coarse chart has few."""
        return min(self.hours, key=lambda one: abs(one - hours))


class SightChart(Painted, QWidget):
    """Shows where sheets were heading; an hour and a player can be chosen by click or by keys."""

    def __init__(self, choose: Callable[[int, int], object], enter: Callable[[], object]) -> None:
        """*choose* takes a number of hours and a seat, *enter* plays what is chosen again."""
        super().__init__()
        self._sights = Sights()
        self._choose, self._enter = choose, enter
        self.at, self.seat = 0, 0
        self.setMinimumHeight(self.sizeHint().height())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_sights(self, sights: Sights, at: int, seat: int) -> None:
        """Show *sights* with the hour chosen that ends after *at* hours, of *seat*."""
        self._sights, self.at, self.seat = sights, at, seat
        self.setAccessibleName("\n".join(row.said for row in sights.rows))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_sized().wide, _sized().high + self._line())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        use_mouse()
        if not self._sights.hours:
            return
        spot = event.position()
        row = self._row_at(spot.x())
        near = [abs(self.y_of(mean) - spot.y()) for mean in row.means]
        self._choose(self._sights.near(row.hours), min(range(len(near)), key=near.__getitem__))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        use_keys()
        hours, key = self._sights.hours, event.key()
        to = led(key, self._here, len(hours)) if hours else None
        if to is not None:
            self._choose(hours[to], self.seat)
        elif hours and key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            way = 1 if key == Qt.Key.Key_Down else -1
            self._choose(hours[self._here], (self.seat + way) % len(self._sights.names))
        elif hours and key in PICKS:
            self._enter()
        else:
            super().keyPressEvent(event)

    @property
    def _here(self) -> int:
        """Which of the hours is looked at: the nearest one."""
        return self._sights.hours.index(self._sights.near(self.at))

    def step_by(self, way: int) -> None:
        """Choose the hour after or before the one that is looked at."""
        hours = self._sights.hours
        self._choose(hours[min(max(self._here + way, 0), len(hours) - 1)], self.seat)

    def event(self, event: QEvent) -> bool:
        """Tell what stands where; keep its keys from the page, which scrolls by some."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() in _KEYS)
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            said = self._row_at(event.pos().x()).said if self._sights.rows else ""
            QToolTip.showText(event.globalPos(), tip(said), self)
            return True
        return super().event(event)

    # -- where things stand -----------------------------------------------------------------------

    def _line(self) -> int:
        return QFontMetrics(font(Type.CHIP)).height() + _sized().small

    def _frame(self) -> QRectF:
        """Return where the lines lie, between the points, the faces and the hours."""
        letters = QFontMetrics(font(Type.NAME))
        named = zip(self._sights.names, self._sights.ends, strict=True)
        wide = max((letters.horizontalAdvance(f"{name} {end}") for name, end in named), default=0)
        right = min(wide + _sized().face + 3 * _sized().tight, self.width() * 0.36)
        left = QFontMetrics(font(Type.CHIP)).horizontalAdvance("\N{MINUS SIGN}00") + _sized().small
        ring = _sized().ring
        inside = QRectF(self.rect()).adjusted(left, 3 * _sized().mark, -right, -self._line())
        return inside.adjusted(ring, ring, 0, -ring)

    def _span(self) -> tuple[float, float]:
        """Return the least and the most points that are shown."""
        rows = self._sights.rows
        points = [mean for row in rows for mean in row.means]
        points += [one for row in rows for reach in row.bands if reach for one in reach]
        return min(points) - 0.5, max(points) + 0.5

    def x_of(self, hours: int) -> float:
        """Return where a moment stands."""
        frame, last = self._frame(), max(1, self._sights.rows[-1].hours)
        return frame.left() + frame.width() * hours / last

    def y_of(self, points: float) -> float:
        """Return where so many points stand."""
        frame, (low, high) = self._frame(), self._span()
        return frame.bottom() - frame.height() * (points - low) / (high - low)

    def _row_at(self, x: float) -> Sight:
        return min(self._sights.rows, key=lambda row: abs(self.x_of(row.hours) - x))

    # -- painting ---------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        if not self._sights.rows:
            return
        frame = self._frame()
        self._paint_scale(painter, frame)
        _paint_stripe(painter, frame, self.x_of(max(0, self.at - 1)), self.x_of(self.at))
        worms = worms_of(self._sights.names)
        for seat, worm in enumerate(worms):
            self._paint_band(painter, seat, worm)
        for seat, worm in enumerate(worms):
            self._paint_line(painter, seat, worm)
        self._paint_marks(painter, frame)
        self._paint_names(painter, frame, worms)
        if has_ring(self):
            ring = _sized().ring
            whole = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
            paint_ring(painter, whole, _sized().small)

    def _paint_scale(self, painter: QPainter, frame: QRectF) -> None:
        now, (low, high) = look().theme, self._span()
        step = next((one for one in _STEPS if (high - low) / one <= _GRID), _STEPS[-1])
        painter.setFont(font(Type.CHIP))
        first = int(low // step + 1) * step
        for points in range(first, int(high) + 1, step):
            y = self.y_of(points)
            painter.setPen(QPen(QColor(now.line), _sized().thin))
            painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y))
            painter.setPen(QColor(now.ink2))
            place = QRectF(0, y - _sized().half, frame.left() - _sized().small, _sized().line)
            said = f"{points}".replace("-", "\N{MINUS SIGN}")
            painter.drawText(
                place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, said
            )
        _paint_hours(painter, frame, self._sights.rows, self)

    def _paint_band(self, painter: QPainter, seat: int, worm: Who) -> None:
        reach = [(row.hours, row.bands[seat]) for row in self._sights.rows]
        known = [(self.x_of(hours), band) for hours, band in reach if band is not None]
        edge = [QPointF(x, self.y_of(high)) for x, (_, high) in known]
        edge += [QPointF(x, self.y_of(low)) for x, (low, _) in reversed(known)]
        colour = faint(paint_of(worm).body, _BAND)
        fill_with(painter, colour)
        painter.drawPolygon(QPolygonF(edge))

    def _paint_line(self, painter: QPainter, seat: int, worm: Who) -> None:
        spots = [
            QPointF(self.x_of(row.hours), self.y_of(row.means[seat])) for row in self._sights.rows
        ]
        colours = paint_of(worm)
        for colour, wide, dashes in (
            (colours.rim, _LINE, ()),
            (colours.body, _BODY, ()),
            (colours.rim, _BODY / 2, _DASHES[seat % len(_DASHES)]),
        ):
            pen = round_pen(colour, px(wide), has_round_joins=True)
            if wide == _BODY / 2 and not dashes:
                continue  # the first line is plain
            if dashes:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern(list(dashes))
            draw_with(painter, pen)
            painter.drawPolyline(QPolygonF(spots))

    def _paint_marks(self, painter: QPainter, frame: QRectF) -> None:
        """Paint a diamond over the costliest hour and a star over the best."""
        now, half = look().theme, _sized().mark
        for hours, is_best in ((self._sights.worst, False), (self._sights.best, True)):
            if hours is None:
                continue
            x, y = self.x_of(hours), frame.top() - 1.5 * half
            if self._sights.worst == self._sights.best:
                x += 1.2 * half if is_best else -1.2 * half
            painter.setPen(QPen(QColor(now.ink2), _sized().thin, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, y), QPointF(x, frame.bottom()))
            if is_best:
                box = QRectF(x - 1.3 * half, y - 1.3 * half, 2.6 * half, 2.6 * half)
                paint_icon(painter, "star", box, now.amberink)
                continue
            painter.setPen(QPen(QColor(now.amberink), _sized().rim))
            painter.setBrush(QColor(now.amber))
            corners = ((0, -half), (half, 0), (0, half), (-half, 0))
            painter.drawPolygon([QPointF(x + dx, y + dy) for dx, dy in corners])

    def _paint_names(self, painter: QPainter, frame: QRectF, worms: Sequence[Who]) -> None:
        """Paint each face with its name and its last points behind the end of its line."""
        side = _sized().face
        painter.setFont(font(Type.NAME))
        last = self._sights.rows[-1].means
        step = max(side * FACE, painter.fontMetrics().ascent())
        order = sorted(range(len(last)), key=lambda seat: -last[seat])
        places = [self.y_of(last[seat]) for seat in order]
        for before, at in pairwise(range(len(places))):
            places[at] = max(places[at], places[before] + step)
        over = max(0.0, places[-1] + side * FACE / 2 - frame.bottom()) if places else 0.0
        for seat, y in zip(order, places, strict=True):
            top = y - over - side * FACE / 2
            left = frame.right() + _sized().small
            paint_face(painter, QRectF(left, top, side, side * FACE), worms[seat])
            painter.setPen(QColor(look().theme.ink))
            text = left + side + _sized().tight
            place = QRectF(text, y - over - side, self.width() - text, 2 * side)
            said = f"{self._sights.names[seat]} {self._sights.ends[seat]}"
            shown = painter.fontMetrics().elidedText(
                said, Qt.TextElideMode.ElideMiddle, int(place.width())
            )
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, shown)


def _paint_hours(
    painter: QPainter, frame: QRectF, rows: Sequence[Sight], chart: SightChart
) -> None:
    """Paint a dot for each hour, and names below: the chosen one first, then each fourth."""
    now, rows = look().theme, [row for row in rows if row.hours]
    fill_with(painter, now.edge)
    dot, last = _sized().rim * 1.2, rows[-1].hours if rows else 0
    for row in rows:
        painter.drawEllipse(QPointF(chart.x_of(row.hours), frame.bottom()), dot, dot)
    named = sorted(
        (row for row in rows if row.hours in {chart.at, 1, last} or row.hours % _EACH == 0),
        key=lambda row: (row.hours != chart.at, row.hours not in {1, last}),
    )
    taken: list[QRectF] = []
    for row in named:
        painter.setFont(font(Type.STRONG if row.hours == chart.at else Type.SMALL))
        letters = painter.fontMetrics()
        wide = letters.horizontalAdvance(row.label)
        left = min(max(chart.x_of(row.hours) - wide / 2, 0.0), chart.width() - wide)
        place = QRectF(left, frame.bottom() + _sized().small, wide + 2, letters.height())
        if not any(place.adjusted(-8, 0, 8, 0).intersects(one) for one in taken):
            painter.setPen(QColor(now.ink if row.hours == chart.at else now.ink2))
            painter.drawText(place, 0, row.label)
            taken.append(place)


def _paint_stripe(painter: QPainter, frame: QRectF, left: float, right: float) -> None:
    """Paint the stripe of the hour that is looked at."""
    amber = faint(look().theme.amber, _STRIPE)
    stripe = QRectF(
        left, frame.top() - _sized().small, right - left, frame.height() + _sized().small
    )
    fill_with(painter, amber)
    painter.drawRoundedRect(stripe, _sized().tight, _sized().tight)
