"""Everybody's chances to win over the steps of a game: areas one above the other."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
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

from core.table.looks import BY_SEAT
from gui.kit.along import PICKS, led
from gui.kit.fills import rounded
from gui.kit.focus import RING, has_ring, paint_ring, use_keys, use_mouse
from gui.kit.label import tip
from gui.kit.painted import Painted, placed
from gui.kit.theme import Type, font, inset, look, px
from gui.kit.tokens import GAP, SMALL, TIGHT, TILE
from gui.parts.hats import Who, paint_of
from gui.parts.worms import FACE, paint_face
from gui.words.seats import worms_of

_WIDE, _HIGH, _DASH = 360, 190, 2
_FACE, _DIAMOND, _NEAR = 30, 7, 10
"""A face in its area, half a turning point, and how near to it a click may be."""


class SeatChances(NamedTuple):
    """The chance of each seat after a step, as shares of 1."""

    step: int
    shares: tuple[float, ...]


class Turning(NamedTuple):
    """A step that changed much, in a sentence."""

    step: int
    said: str


class Curve(NamedTuple):
    """Everybody's chances over the steps of a game."""

    rows: tuple[SeatChances, ...] = ()
    turnings: tuple[Turning, ...] = ()
    names: tuple[str, ...] = ()
    rounds: tuple[tuple[int, str], ...] = ()
    """The steps at which rounds begin, with their labels."""

    def turning_near(self, x: float, place: Callable[[int], float]) -> Turning | None:
        """Return the turning point that a click at *x* means; *place* says where steps lie."""
        nearest = min(self.turnings, key=lambda one: abs(place(one.step) - x), default=None)
        return nearest if nearest and abs(place(nearest.step) - x) <= px(_NEAR) else None

    def told_at(self, x: float, place: Callable[[int], float]) -> str:
        """Return what stands at *x* in words: a turning point, else everybody's chances."""
        if turning := self.turning_near(x, place):
            return turning.said
        step = self.step_at(x, place)
        shares = next(row.shares for row in self.rows if row.step == step)
        said = zip(self.names, shares, strict=False)
        return ", ".join(f"{name} {round(100 * share)} %" for name, share in said)

    def step_at(self, x: float, place: Callable[[int], float]) -> int:
        """Return the step that a click at *x* means: a turning point near it, else the nearest."""
        if turning := self.turning_near(x, place):
            return turning.step
        return min(self.rows, key=lambda row: abs(place(row.step) - x)).step


class Chances(Painted, QWidget):
    """Shows the chances after every step; one can be chosen by a click or by keys."""

    chosen = Signal(int)
    """A step was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self._curve = Curve()
        self._at = 0
        """The row that Enter chooses."""
        self._over: float | None = None
        """Where the mouse is."""
        self.setMinimumHeight(self.sizeHint().height())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)

    def show_curve(self, curve: Curve, said: str) -> None:
        """Show *curve*; *said* is the same for screen readers."""
        self._curve, self._at = curve, 0
        self.setAccessibleName(said)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(_WIDE), px(_HIGH) + self._line())

    def place(self, step: int) -> float:
        """Return where *step* stands."""
        first, last = self._curve.rows[0].step, self._curve.rows[-1].step
        return (step - first) / max(1, last - first) * self.width()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        use_mouse()
        if self._curve.rows:
            self.chosen.emit(self._curve.step_at(event.position().x(), self.place))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(event.position().x())

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def _hover(self, x: float | None) -> None:
        self._over = x
        self.update()

    def event(self, event: QEvent) -> bool:
        """Tell what stands where; keep Home and End from the page that scrolls by them."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End})
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            said = self._curve.told_at(event.pos().x(), self.place) if self._curve.rows else ""
            QToolTip.showText(event.globalPos(), tip(said), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from step to step by the arrows, and choose one by Enter."""
        use_keys()
        rows = self._curve.rows
        to = led(event.key(), self._at, len(rows)) if rows else None
        if to is not None:
            self._at = to
        elif rows and event.key() in {*PICKS, Qt.Key.Key_Space}:
            self.chosen.emit(rows[self._at].step)
        else:
            super().keyPressEvent(event)
        self.update()

    def paint(self, painter: QPainter) -> None:
        curve, now = self._curve, look().theme
        if not curve.rows:
            return
        frame = QRectF(self.rect()).adjusted(0, 0, 0, -self._line())
        paint_curve(painter, frame, curve, self.place)
        self._paint_rounds(painter, frame)
        shown = None
        if has_ring(self):
            shown = curve.rows[self._at].step
            paint_ring(painter, inset(frame, RING), px(TILE))
        elif self._over is not None:
            shown = curve.step_at(self._over, self.place)
        if shown is not None:
            x = self.place(shown)
            painter.setPen(QPen(QColor(now.ring), 2 * px(_DASH)))
            painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))

    def _line(self) -> int:
        return QFontMetrics(font(Type.CHIP)).height() + px(SMALL)

    def _paint_rounds(self, painter: QPainter, frame: QRectF) -> None:
        painter.setFont(font(Type.CHIP))
        painter.setPen(QColor(look().theme.ink2))
        letters, free = painter.fontMetrics(), 0.0
        for step, said in self._curve.rounds:
            wide = letters.horizontalAdvance(said)
            left = min(max(self.place(step) - wide / 2, 0), self.width() - wide)
            if left >= free:
                place = QRectF(left, frame.bottom() + px(SMALL), wide + 2, letters.height())
                painter.drawText(place, 0, said)
                free = left + wide + px(GAP)


def paint_curve(
    painter: QPainter, frame: QRectF, curve: Curve, place: Callable[[int], float]
) -> None:
    """Paint *curve* into *frame*, the first seat at its foot; *place* says where steps lie."""
    now = look().theme
    with placed(painter):
        painter.setClipPath(rounded(frame, TILE))
        low, worms = [0.0] * len(curve.rows), _worms(curve)
        for seat in range(len(curve.rows[0].shares)):
            high = [below + row.shares[seat] for below, row in zip(low, curve.rows, strict=True)]
            edge = [
                QPointF(place(row.step), frame.bottom() - frame.height() * share)
                for rows, shares in ((curve.rows, high), (curve.rows[::-1], low[::-1]))
                for row, share in zip(rows, shares, strict=True)
            ]
            painter.setPen(QPen(QColor(paint_of(worms[seat]).rim), 1))
            painter.setBrush(QColor(paint_of(worms[seat]).body))
            painter.drawPolygon(QPolygonF(edge))
            low = high
        for colour, style in ((now.paper, Qt.PenStyle.SolidLine), (now.ink, Qt.PenStyle.DashLine)):
            painter.setPen(QPen(QColor(colour), px(_DASH), style))
            for turning in curve.turnings:
                x = place(turning.step)
                painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))
    _paint_faces(painter, frame, curve, place)
    painter.setPen(QPen(QColor(now.amberink), max(1.5, px(_DASH))))
    painter.setBrush(QColor(now.amber))
    half = px(_DIAMOND)
    for turning in curve.turnings:
        at = QPointF(min(max(place(turning.step), frame.left() + half), frame.right() - half), 0)
        at.setY(frame.top() + half + 1)
        corners = ((0, -half), (half, 0), (0, half), (-half, 0))
        painter.drawPolygon([at + QPointF(*corner) for corner in corners])


def _worms(curve: Curve) -> Sequence[Who]:
    """Return what is worn by seat, by seat alone where nobody is named."""
    return worms_of(curve.names) or BY_SEAT[: len(curve.rows[0].shares)]


def _paint_faces(
    painter: QPainter, frame: QRectF, curve: Curve, place: Callable[[int], float]
) -> None:
    """Paint each face where its area is highest, off the lines, with the name if that fits."""
    painter.setFont(font(Type.CHIP))
    letters, face = painter.fontMetrics(), min(px(_FACE), frame.height() * 0.5)
    places = [place(row.step) for row in curve.rows]
    lines = [place(one.step) for one in curve.turnings]
    low, worms = [0.0] * len(curve.rows), _worms(curve)
    for seat, name in enumerate(curve.names):
        high = [below + row.shares[seat] for below, row in zip(low, curve.rows, strict=True)]
        area = [(x, a, b) for x, a, b in zip(places, low, high, strict=True)]
        for said in (name, ""):
            wide = face + (px(TIGHT) + letters.horizontalAdvance(said) if said else 0)
            spot = _roomiest(area, lines, frame, wide)
            if spot is None or spot.height() < face * FACE + px(SMALL):
                continue
            y = spot.center().y()
            box = QRectF(spot.left(), y - face * FACE / 2, face, face * FACE)
            paint_face(painter, box, worms[seat])
            painter.setPen(QColor(paint_of(worms[seat]).pips))
            text = QRectF(spot.left() + face + px(TIGHT), y - face, wide, 2 * face)
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, said)
            break
        low = high


def _roomiest(
    area: Sequence[tuple[float, float, float]], lines: Sequence[float], frame: QRectF, wide: float
) -> QRectF | None:
    """Return where an area is highest over a width, off the *lines*; None if it is nowhere.

    The *area* is given as places with its lower and its upper edge.
    """
    found, edge = None, px(TIGHT)
    if wide > frame.width() - 2 * edge:
        return None
    for x, low, high in area:
        left = min(max(x - wide / 2, frame.left() + edge), frame.right() - wide - edge)
        if any(left - edge <= line <= left + wide + edge for line in lines):
            continue
        over = [(a, b) for there, a, b in area if left <= there <= left + wide]
        top = min((b for _, b in over), default=high)
        foot = max((a for a, _ in over), default=low)
        if found is None or (top - foot) * frame.height() > found.height():
            y = frame.bottom() - frame.height() * top
            found = QRectF(left, y, wide, (top - foot) * frame.height())
    return found
