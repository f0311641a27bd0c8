"""The unpainted worm with what happened: marks above it, chances and rounds below it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolTip

from core.table.looks import Worn
from gui.kit.fills import faint
from gui.kit.focus import use_mouse
from gui.kit.label import tip
from gui.kit.theme import Px, Type, font, look, px
from gui.kit.tokens import GAP, SMALL
from gui.parts.chance_chart import Curve, Turning, paint_curve
from gui.parts.half_days import halves, paint_halves
from gui.parts.timeline_marks import TEAR, paint_mark, paint_rest, paint_tear
from gui.parts.wormline import WormSlider
from gui.words.mark_kinds import MarkKind
from gui.words.words import words

CURVE = 52
"""The height of the chances, in px at art 1."""
_FAINT = 0.6
"""How much is left of what no longer checks."""


_ALWAYS = {MarkKind.FINISH, MarkKind.STAR, MarkKind.COST}
"""What is seen however near it is to another mark."""


class Mark(NamedTuple):
    """Something worth finding again: its step, what happened, and how it is drawn."""

    step: int
    said: str
    sign: MarkKind = MarkKind.OTHER
    who: Worn | None = None
    """In whose colour it is drawn."""


class MarkedWorm(WormSlider):
    """The worm with marks above it, and below it the chances and the rounds.

    A click on a mark or on a turning point goes there.
    """

    bead, head = 30, 36
    _MARKS, _WORM, _ROUNDS, _HIGH = Px(25), Px(58), Px(98), 118
    """How far below the upper edge the middles of marks, worm and rounds lie."""
    _DAYS, _HIGHER = Px(118), 14
    """Where the bars of the days lie, and how much higher they make it."""
    _MARK, _FLAG = Px(24), Px(32)
    _CURVE_TOP = Px(80)
    """Where the chances begin; what is below them makes room."""

    def __init__(self) -> None:
        super().__init__(1, 1)
        self._marks: Sequence[Mark] = ()
        self._rounds: Sequence[tuple[int, str]] = ()
        self._torn = 0
        self.curve = Curve()
        """Everybody's chances, if they are known."""
        self._written: set[int] = set()
        """The steps below which a name stands."""
        self._still = QPixmap()
        self._still_of: tuple[object, ...] = ()
        """What does not move with the worm, painted once, and for what size and look."""
        self.setAccessibleName(words("Step"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def marked(self) -> list[Mark | Turning]:
        """List what is worth finding again."""
        return [*self._marks, *self.curve.turnings]

    def show_marks(
        self,
        marks: Sequence[Mark],
        rounds: Sequence[tuple[int, str]],
        torn: int,
        *,
        has_hours: bool = False,
    ) -> None:
        """Show *marks* and *rounds*; from the step *torn* on the log does not check.

        With *has_hours* one stops where each of the rounds ends, and at both ends.
        """
        self._marks, self._rounds, self._torn = marks, rounds, torn
        ends = {self.minimum(), *(step for step, _ in rounds), self.maximum()}
        self._stops = tuple(sorted({*ends, *([torn] if torn else [])})) if has_hours else ()
        self._still_of = ()
        self.updateGeometry()
        self.update()

    def show_curve(self, curve: Curve) -> None:
        """Show everybody's chances, if *curve* has any."""
        self.curve = curve
        self._still_of = ()
        self.updateGeometry()
        self.update()

    def curve_high(self) -> int:
        """Return how much higher the chances make it."""
        return px(CURVE) if self.curve.rows else 0

    def _curve_frame(self) -> QRectF:
        """Return where the chances lie: nowhere if there are none."""
        if not self.curve.rows:
            return QRectF()
        left, right = self.place(self.minimum()), self.place(self.maximum())
        return QRectF(left, self._CURVE_TOP, right - left, self.curve_high() - px(SMALL))

    def sizeHint(self) -> QSize:
        high = self._HIGH + (self._HIGHER if self._stops else 0)
        return QSize(px(320), px(high) + self.curve_high())

    def line(self) -> float:
        return self._WORM

    def paint(self, painter: QPainter) -> None:
        painter.drawPixmap(0, 0, self._unmoved())
        if self.curve.rows:
            self._paint_now(painter)
        self._paint_dots(painter)
        if self._stops:
            self._paint_here(painter)
        if self._torn:
            paint_rest(painter, self, self._torn)
        is_at_tear = 0 < self._torn <= self.value()
        before = self.place(self._torn) - px(self.head) / 2 - px(TEAR)
        self.paint_worm(painter, before if is_at_tear else self.place(self.value()), "looks")
        if self._torn:
            paint_tear(painter, self, self._torn)

    def _unmoved(self) -> QPixmap:
        """Return the chances, the track, the marks and the rounds: a long game has hundreds."""
        ratio = self.devicePixelRatioF()
        of = (self.size().toTuple(), ratio, self.maximum(), look())
        if self._still_of != of:
            self._still_of = of
            self._still = QPixmap(self.size() * ratio)
            self._still.setDevicePixelRatio(ratio)
            self._still.fill(Qt.GlobalColor.transparent)
            with QPainter(self._still) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                if self.curve.rows:
                    paint_curve(painter, self._curve_frame(), self.curve, self.place)
                self.paint_track(painter)
                for mark, is_beside in self._seen():
                    painter.setOpacity(_FAINT if 0 < self._torn < mark.step else 1.0)
                    size = self._FLAG if mark.sign is MarkKind.FINISH else self._MARK
                    middle = self.place(mark.step) - (size if is_beside else 0)
                    place = QRectF(middle - size / 2, self._MARKS - size / 2, size, size)
                    paint_mark(painter, place, mark.sign, mark.who)
                painter.setOpacity(1.0)
                self._paint_rounds(painter)
        return self._still

    def _seen(self) -> Iterator[tuple[Mark, bool]]:
        """Yield the marks that can be told apart; the others are found by stepping.

        A star lies beside another mark of its step.
        """
        free, marks = -inf, self._shown()
        shared = Counter(mark.step for mark in marks)
        for mark in marks:
            if self.place(mark.step) >= free or mark.sign in _ALWAYS:
                free = self.place(mark.step) + self._MARK / 2
                yield mark, mark.sign is MarkKind.STAR and shared[mark.step] > 1

    def _shown(self) -> Sequence[Mark]:
        """Return the marks, with the turning points where no chances are drawn."""
        if self.curve.rows:
            return self._marks
        turned = [Mark(one.step, one.said, MarkKind.COST) for one in self.curve.turnings]
        return sorted([*turned, *self._marks], key=lambda mark: mark.step)

    def _paint_now(self, painter: QPainter) -> None:
        """Paint a line in the chances where the game stands."""
        frame = self._curve_frame()
        x, now = self.place(self.value()), look().theme
        for colour, wide in ((now.paper, px(5)), (now.ring, px(3))):
            painter.setPen(QPen(QColor(colour), wide))
            painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))

    def _paint_dots(self, painter: QPainter) -> None:
        """Paint a dot where each round still to come begins, and at the end."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look().theme.edge))
        radius = px(5)
        for step in (*(step for step, _ in self._rounds), self.maximum()):
            if step > self.value():
                painter.drawEllipse(QPointF(self.place(step), self.line()), radius, radius)

    def _paint_rounds(self, painter: QPainter) -> None:
        now = look().theme
        painter.setFont(font(Type.CHIP))
        letters = painter.fontMetrics()
        names = self._names()
        self._written.clear()
        first = next((step for step, _ in self._rounds if step >= self._torn), 0)  # at the tear
        free = 0.0
        last = self.place(self.maximum()) - letters.horizontalAdvance(names[-1][1]) / 2
        for at, (step, said) in enumerate(names):
            wide = letters.horizontalAdvance(said)
            left = self.place(step) - wide / 2
            left = min(max(left, 0.0), self.width() - wide)
            is_end = at in {0, len(names) - 1}
            if not is_end and (left < free or left + wide + px(GAP) > last):
                continue
            free = left + wide + px(GAP)
            is_torn = self._torn > 0 and step >= self._torn
            is_first = is_torn and step == first
            colour = faint(
                now.bad if is_first else now.ink2, _FAINT if is_torn and not is_first else 1.0
            )
            painter.setPen(colour)
            top = self._ROUNDS + self.curve_high() - letters.height() / 2
            painter.drawText(QRectF(left, top, wide + 2, letters.height()), 0, said)
            self._written.add(step)
        low = self._DAYS + self.curve_high()
        paint_halves(painter, halves(self._rounds) if self._stops else [], self.place, low)

    def _names(self) -> list[tuple[int, str]]:
        """Return what stands below the worm; hours have their number, and the last is the end."""
        if not self._stops:
            return [(1, words("start")), *self._rounds, (self.maximum(), words("end"))]
        hours = [(step, hour.number) for half in halves(self._rounds) for step, hour in half]
        names = [(1, words("start")), *hours]
        if names[-1][0] < self.maximum():
            names.append((self.maximum(), words("end")))
        return names

    def _paint_here(self, painter: QPainter) -> None:
        """Write the hour that is looked at in ink."""
        said = dict(self._names())[self.value()] if self.value() in self._written else ""
        painter.setFont(font(Type.CHIP))
        painter.setPen(QColor(look().theme.ink))
        letters = painter.fontMetrics()
        wide, high = letters.horizontalAdvance(said), letters.height()
        left = min(max(self.place(self.value()) - wide / 2, 0.0), self.width() - wide)
        top = self._ROUNDS + self.curve_high() - high / 2
        painter.drawText(QRectF(left, top, wide + 2, high), 0, said)

    def _mark_at(self, at: QPointF) -> Mark | None:
        """Return the mark nearest to *at* if this is beside the marks."""
        marks = self._shown()
        if not marks or at.y() > self.line() - px(self.head) / 2:
            return None
        return min(marks, key=lambda mark: abs(self.place(mark.step) - at.x()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the mark or the place in the chances that is pressed, or along the worm."""
        mark = self._mark_at(event.position())
        if self._curve_frame().contains(event.position()):
            use_mouse()
            self.setValue(self.curve.step_at(event.position().x(), self.place))
        elif mark is None:
            super().mousePressEvent(event)
        else:
            self.setValue(mark.step)

    def event(self, event: QEvent) -> bool:
        """Tell what is below the mouse."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = QPointF(event.pos())
            mark = self._mark_at(at)
            said = mark.said if mark else ""
            if self._curve_frame().contains(at):
                said = self.curve.told_at(at.x(), self.place)
            QToolTip.showText(event.globalPos(), tip(said), self)
            return True
        return super().event(event)
