"""Everybody's chances to win over the steps of a game: areas one above the other."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from gui.parts.focus import RING, has_ring, paint_ring, use_keys, use_mouse
from gui.parts.theme import Type, font, look, px
from gui.parts.tokens import SEATS, SMALL

_WIDE, _HIGH, _DASH = 360, 200, 2


class Chance(NamedTuple):
    """The chance of each seat after a step, as shares of 1."""

    step: int
    shares: tuple[float, ...]


class Chances(QWidget):
    """Shows the chances after every step; one can be chosen by a click or by keys."""

    chosen = Signal(int)
    """A step was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[Chance] = ()
        self._turnings: Sequence[int] = ()
        self._at = 0
        """The row that Enter chooses."""
        self.setMinimumHeight(px(_HIGH))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_rows(self, rows: Sequence[Chance], turnings: Sequence[int], said: str) -> None:
        """Show *rows* and mark the steps *turnings*; *said* is the same for screen readers."""
        self._rows, self._turnings, self._at = rows, turnings, 0
        self.setAccessibleName(said)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the least size at which areas can be told apart."""
        return QSize(px(_WIDE), px(_HIGH))

    def place(self, step: int) -> float:
        """Return where *step* stands."""
        first, last = self._rows[0].step, self._rows[-1].step
        return (step - first) / max(1, last - first) * self.width()

    def step_at(self, x: float) -> int:
        """Return the step that stands nearest to *x*."""
        return min(self._rows, key=lambda row: abs(self.place(row.step) - x)).step

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Choose the step below the mouse."""
        use_mouse()
        if self._rows:
            self.chosen.emit(self.step_at(event.position().x()))

    def event(self, event: QEvent) -> bool:
        """Keep Home and End from the page that scrolls by them."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End})
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Go from step to step by the arrows, and choose one by Enter."""
        use_keys()
        last = len(self._rows) - 1
        match event.key():
            case _ if not self._rows:
                super().keyPressEvent(event)
            case Qt.Key.Key_Left | Qt.Key.Key_Right as key:
                way = 1 if key == Qt.Key.Key_Right else -1
                self._at = min(max(self._at + way, 0), last)
            case Qt.Key.Key_Home | Qt.Key.Key_End as key:
                self._at = 0 if key == Qt.Key.Key_Home else last
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.chosen.emit(self._rows[self._at].step)
            case _:
                super().keyPressEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the areas, the first seat at the foot, and a line at each turning point."""
        if not self._rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        low = [0.0] * len(self._rows)
        for seat in range(len(self._rows[0].shares)):
            high = [below + row.shares[seat] for below, row in zip(low, self._rows, strict=True)]
            edge = [*self._line(high), *reversed(self._line(low))]
            painter.setPen(QPen(QColor(SEATS[seat].rim), 1))
            painter.setBrush(QColor(SEATS[seat].body))
            painter.drawPolygon(QPolygonF(edge))
            self._paint_letter(painter, seat, low, high)
            low = high
        now = look().theme
        for colour, style in ((now.paper, Qt.PenStyle.SolidLine), (now.ink, Qt.PenStyle.DashLine)):
            painter.setPen(QPen(QColor(colour), px(_DASH), style))
            for step in self._turnings:
                x = self.place(step)
                painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))
        if has_ring(self):
            x = self.place(self._rows[self._at].step)
            painter.setPen(QPen(QColor(now.ring), 2 * px(_DASH)))
            painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))
            inside = QRectF(self.rect()).adjusted(px(RING), px(RING), -px(RING), -px(RING))
            paint_ring(painter, inside, 0)
        painter.end()

    def _line(self, heights: Sequence[float]) -> list[QPointF]:
        return [
            QPointF(self.place(row.step), self.height() * (1 - high))
            for row, high in zip(self._rows, heights, strict=True)
        ]

    def _paint_letter(
        self, painter: QPainter, seat: int, low: Sequence[float], high: Sequence[float]
    ) -> None:
        """Paint the letter of a seat where its area is highest, off the lines, if it has room."""
        room = [above - below for below, above in zip(low, high, strict=True)]
        painter.setFont(font(Type.CHIP))
        side = painter.fontMetrics().height()
        far = self.width() - side
        places = [min(max(self.place(row.step), side), far) for row in self._rows]
        lines = [self.place(step) for step in self._turnings]
        free = [at for at, x in enumerate(places) if all(abs(x - line) > side for line in lines)]
        at = max(free or range(len(room)), key=lambda row: room[row])
        if room[at] * self.height() < side + px(SMALL):
            return
        x = places[at]
        y = self.height() * (1 - (low[at] + high[at]) / 2)
        painter.setPen(QColor(SEATS[seat].pips))
        frame = QRectF(x - side, y - side, 2 * side, 2 * side)
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, "ABCDE"[seat])
