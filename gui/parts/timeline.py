"""The steps of a game as a worm: marks, both ways, speeds, keys. It draws no game itself."""

from collections.abc import Callable, Iterator, Sequence
from math import cos, inf, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from gui.parts.art import paint_icon
from gui.parts.chances import Curve, Turning, paint_curve
from gui.parts.chip import paint_chip
from gui.parts.focus import RING, has_ring, paint_ring, use_mouse
from gui.parts.keys import IconKey, Key, Kind
from gui.parts.label import tip
from gui.parts.reel import Reel
from gui.parts.role_label import role_label
from gui.parts.theme import Type, font, look, px
from gui.parts.tokens import DAY, GAP, SMALL, STAR, WIDE
from gui.parts.touch import Touch
from gui.parts.wormline import WormSlider
from gui.words.signs import Sign
from gui.words.words import words

SPEEDS = (0.5, 1.0, 2.0, 4.0)
_TEAR = 5
"""How far a tear goes to either side, and how wide it is drawn."""
_FAINT = 0.6
"""How much is left of what no longer checks."""
STEP_MS = 1200
"""How long a step without motion is shown during play."""


class Mark(NamedTuple):
    """Something worth finding again: its step, what happened, and how it is drawn."""

    step: int
    said: str
    sign: Sign = Sign.OTHER


class Timeline(QWidget):
    """Chooses the step to look at; `moved` is emitted once for each change."""

    moved = Signal(int)
    """The step, from 1."""

    def __init__(self) -> None:
        super().__init__()
        self._marks: Sequence[Mark] = ()
        self._slider = _Line()
        self._slider.valueChanged.connect(self._move)
        self._label = role_label("name")
        self._label.setWordWrap(False)
        self._play = Key("", Kind.PRIMARY, "play")
        self._play.setAccessibleName(words("Play"))
        self._play.clicked.connect(self.toggle)
        self._speed = _Speed()
        self._speed.clicked.connect(self._pace)
        self._reel: Reel | None = None
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._lay_out()
        self.setFocusProxy(self._slider)

    @property
    def step(self) -> int:
        """The step looked at."""
        return self._slider.value()

    def show_steps(
        self,
        last: int,
        marks: Sequence[Mark],
        rounds: Sequence[tuple[int, str]] = (),
        torn: int = 0,
    ) -> None:
        """Offer the steps 1 to *last* with their *marks*.

        *rounds* are the steps at which rounds begin, with what stands below them. From the step
        *torn* on the log does not check.
        """
        self._marks = marks
        self._slider.setRange(1, max(1, last))
        self._slider.show_marks(marks, rounds, torn)
        self._tell()

    def show_curve(self, curve: Curve) -> None:
        """Show everybody's chances below the worm; a curve without rows shows nothing."""
        self._slider.show_curve(curve)
        self._tell()

    @property
    def more(self) -> int:
        """How many px the curve makes the timeline higher."""
        return self._slider.curve_high()

    def wait_for(self, reel: Reel | None) -> None:
        """Let playing wait for motion in *reel*, if there is one; the reel gets our speed."""
        self._reel = reel
        self._pace()

    def go(self, step: int) -> None:
        """Look at *step*."""
        self._slider.setValue(step)

    def stop(self) -> None:
        """Stop playing."""
        self._clock.stop()
        self._show_playing(is_playing=False)

    def by(self, way: int) -> None:
        """Look at the step *way* steps further on."""
        self.go(self.step + way)

    def toggle(self) -> None:
        """Play, from the start if this is the end, or stop playing."""
        if self._clock.isActive():
            self.stop()
            return
        if self.step == self._slider.maximum():
            self.go(1)
        self._show_playing(is_playing=True)
        self._pace()
        self._clock.start()

    def _show_playing(self, *, is_playing: bool) -> None:
        self._play.set_icon("pause" if is_playing else "play")
        self._play.setAccessibleName(words("Pause") if is_playing else words("Play"))

    def _lay_out(self) -> None:
        keys, told = QHBoxLayout(), QHBoxLayout()
        keys.setSpacing(0)
        keys.addWidget(self._button("first", words("To the mark before"), -1, self._to_mark))
        keys.addWidget(self._button("prev", words("One step back"), -1, self.by))
        keys.addWidget(self._play)
        keys.addWidget(self._button("next", words("One step on"), 1, self.by))
        keys.addWidget(self._button("last", words("To the next mark"), 1, self._to_mark))
        keys.addStretch(1)
        told.addWidget(self._label)
        told.addWidget(self._speed)
        told.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addLayout(keys)
        left.addLayout(told)
        self._told = told
        row = QGridLayout(self)
        row.addLayout(left, 0, 0)
        row.addWidget(self._slider, 0, 1, Qt.AlignmentFlag.AlignTop)
        row.setColumnStretch(1, 1)
        row.setRowStretch(0, 1)
        self._row = row
        self._scale()

    def _scale(self) -> None:
        self._row.setContentsMargins(px(GAP), 0, px(WIDE), 0)
        self._row.setHorizontalSpacing(px(WIDE))
        self._told.setContentsMargins(px(GAP), 0, 0, 0)
        self._told.setSpacing(px(SMALL))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Take the spaces of a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._scale()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Let the space bar play, and stop again."""
        if event.key() == Qt.Key.Key_Space:
            self.toggle()
        else:
            super().keyPressEvent(event)

    def _button(self, icon: str, name: str, way: int, slot: Callable[[int], None]) -> IconKey:
        button = IconKey(icon, name, is_flat=True)
        button.clicked.connect(lambda: slot(way))
        return button

    def _marked(self) -> list[Mark | Turning]:
        return [*self._marks, *self._slider.curve.turnings]

    def _to_mark(self, way: int) -> None:
        steps = [one.step for one in self._marked() if (one.step - self.step) * way > 0]
        end = self._slider.maximum() if way > 0 else 1
        self.go(min([*steps, end]) if way > 0 else max([*steps, end]))

    def _tick(self) -> None:
        if self._reel is not None and self._reel.is_moving():
            return
        if self.step < self._slider.maximum():
            self.go(self.step + 1)
        else:
            self.stop()

    def _pace(self) -> None:
        """Set the chosen speed."""
        speed = self._speed.speed
        self._clock.setInterval(round(STEP_MS / speed))
        if self._reel is not None:
            self._reel.hasten(speed)

    def _move(self, step: int) -> None:
        self._tell()
        self.moved.emit(step)

    def _tell(self) -> None:
        here = ", ".join(one.said for one in self._marked() if one.step == self.step)
        said = words("Step {step} of {last}", step=self.step, last=self._slider.maximum())
        self._label.setText(said)
        self._slider.setAccessibleDescription(f"{said}: {here}" if here else said)


class _Speed(Touch):
    """How fast the game is played; a click takes the next speed."""

    _HIGH, _WIDE = 32, 48

    def __init__(self) -> None:
        super().__init__()
        self.speed = 1.0
        self.setAccessibleName(words("Speed"))
        self.setToolTip(words("Speed"))
        self.clicked.connect(self._next)
        self._show()

    def _next(self) -> None:
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self._show()

    def _show(self) -> None:
        self.setText("× ½" if self.speed < 1 else f"× {self.speed:g}")  # noqa: RUF001  # times
        self.setAccessibleDescription(self.text())

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        letters = QFontMetrics(font(Type.CHIP))
        wide = max(px(self._WIDE), letters.horizontalAdvance(self.text()) + px(WIDE))
        high = max(px(self._HIGH), letters.height() + px(SMALL))
        return QSize(wide + 2 * px(RING), high + 2 * px(RING))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        painter, ring = QPainter(self), px(RING)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        paint_chip(painter, frame, self.text())
        if has_ring(self):
            paint_ring(painter, frame, frame.height() / 2)
        painter.end()


class _Line(WormSlider):
    """The worm with marks above it, and below it the chances and the rounds.

    A click on a mark or on a turning point goes there.
    """

    bead, head = 30, 36
    _MARKS, _WORM, _ROUNDS, _HIGH = 25, 58, 98, 118
    """How far below the upper edge the middles of marks, worm and rounds lie."""
    _MARK, _FLAG = 24, 32
    _CURVE, _CURVE_TOP = 52, 80
    """How high the chances are, and where they begin; what is below them makes room."""

    def __init__(self) -> None:
        super().__init__(1, 1)
        self._marks: Sequence[Mark] = ()
        self._rounds: Sequence[tuple[int, str]] = ()
        self._torn = 0
        self.curve = Curve()
        """Everybody's chances, if they are known."""
        self._still = QPixmap()
        self._still_of: tuple[object, ...] = ()
        """What does not move with the worm, painted once, and for what size and look."""
        self.setAccessibleName(words("Step"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_marks(
        self, marks: Sequence[Mark], rounds: Sequence[tuple[int, str]], torn: int
    ) -> None:
        self._marks, self._rounds, self._torn = marks, rounds, torn
        self._still_of = ()
        self.update()

    def show_curve(self, curve: Curve) -> None:
        self.curve = curve
        self._still_of = ()
        self.updateGeometry()
        self.update()

    def curve_high(self) -> int:
        return px(self._CURVE) if self.curve.rows else 0

    def _curve_frame(self) -> QRectF:
        left, right = self.place(self.minimum()), self.place(self.maximum())
        return QRectF(left, px(self._CURVE_TOP), right - left, self.curve_high() - px(SMALL))

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        return QSize(px(320), px(self._HIGH) + self.curve_high())

    def line(self) -> float:
        return px(self._WORM)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._unmoved())
        if self.curve.rows:
            self._paint_now(painter)
        self._paint_dots(painter)
        if self._torn:
            self._paint_rest(painter)
        is_dizzy = 0 < self._torn <= self.value()
        before = self.place(self._torn) - px(self.head) / 2 - px(_TEAR)
        at = before if is_dizzy else self.place(self.value())
        self.paint_worm(painter, at, "dizzy" if is_dizzy else "looks")
        if self._torn:
            self._paint_tear(painter)
        painter.end()

    def _unmoved(self) -> QPixmap:
        """Return the chances, the track, the marks and the rounds: a long game has hundreds."""
        ratio = self.devicePixelRatioF()
        of = (self.size().toTuple(), ratio, self.maximum(), look())
        if self._still_of != of:
            self._still_of = of
            self._still = QPixmap(self.size() * ratio)
            self._still.setDevicePixelRatio(ratio)
            self._still.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._still)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.curve.rows:
                paint_curve(painter, self._curve_frame(), self.curve, self.place)
            self.paint_track(painter)
            for mark in self._seen():
                self._paint_mark(painter, mark)
            painter.setOpacity(1.0)
            self._paint_rounds(painter)
            painter.end()
        return self._still

    def _seen(self) -> Iterator[Mark]:
        """Yield the marks that can be told apart; the others are found by stepping."""
        free = -inf
        for mark in self._marks:
            if self.place(mark.step) >= free or mark.sign is Sign.FINISH:
                free = self.place(mark.step) + px(self._MARK) / 2
                yield mark

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

    def _paint_rest(self, painter: QPainter) -> None:
        """Paint what does not check as places that nobody has taken."""
        bead, high = px(self.bead), px(self.head)
        left, right = self.place(self._torn), self.place(self.maximum()) + high / 2
        now, top = look().theme, self.line() - high / 2
        painter.fillRect(QRectF(left, top, right - left, high), QColor(now.paper))
        pen = QPen(QColor(now.edge), 2.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1 / 2.4, 6.4 / 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        spot = left + bead
        while spot <= right - bead / 2:
            painter.drawEllipse(QPointF(spot, self.line()), bead / 2 - 2, bead / 2 - 2)
            spot += bead

    def _paint_tear(self, painter: QPainter) -> None:
        """Paint where the log is torn."""
        x, wide, reach = self.place(self._torn), px(_TEAR), px(30)
        pen = QPen(QColor(look().theme.bad), px(_TEAR))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(
            [
                QPointF(x + (wide if at % 2 == 0 else -wide), self.line() - reach + at * reach / 3)
                for at in range(7)
            ]
        )

    def _paint_mark(self, painter: QPainter, mark: Mark) -> None:
        x, y, now = self.place(mark.step), px(self._MARKS), look().theme
        painter.setOpacity(_FAINT if 0 < self._torn < mark.step else 1.0)
        size = px(self._FLAG if mark.sign is Sign.FINISH else self._MARK)
        place = QRectF(x - size / 2, y - size / 2, size, size)
        if mark.sign is Sign.BUMP:
            _paint_star(painter, place)
        elif mark.sign is Sign.FINISH:
            paint_icon(painter, "flag", place.translated(size / 8, 0))
        elif mark.sign is Sign.OTHER:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.edge))
            painter.drawEllipse(place.center(), size / 6, size / 6)
        else:
            _paint_letter(painter, place, now.ink, is_x=mark.sign is Sign.SWING)

    def _paint_rounds(self, painter: QPainter) -> None:
        now = look().theme
        painter.setFont(font(Type.CHIP))
        letters = painter.fontMetrics()
        names = [(1, words("start")), *self._rounds, (self.maximum(), words("end"))]
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
            is_first = is_torn and self._first_torn() == step
            colour = QColor(now.bad if is_first else now.ink2)
            colour.setAlphaF(_FAINT if is_torn and not is_first else 1.0)
            painter.setPen(colour)
            top = px(self._ROUNDS) + self.curve_high() - letters.height() / 2
            painter.drawText(QRectF(left, top, wide + 2, letters.height()), 0, said)

    def _first_torn(self) -> int:
        """Return the step whose name stands at the tear, or 0."""
        return next((step for step, _ in self._rounds if step >= self._torn), 0)

    def _mark_at(self, at: QPointF) -> Mark | None:
        """Return the mark nearest to *at* if this is beside the marks."""
        if not self._marks or at.y() > self.line() - px(self.head) / 2:
            return None
        return min(self._marks, key=lambda mark: abs(self.place(mark.step) - at.x()))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        mark = self._mark_at(event.position())
        if self._curve_frame().contains(event.position()):
            use_mouse()
            self.setValue(self.curve.step_at(event.position().x(), self.place))
        elif mark is None:
            super().mousePressEvent(event)
        else:
            self.setValue(mark.step)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = QPointF(event.pos())
            mark = self._mark_at(at)
            said = mark.said if mark else ""
            if self._curve_frame().contains(at):
                said = self.curve.told_at(at.x(), self.place)
            QToolTip.showText(event.globalPos(), tip(said), self)
            return True
        return super().event(event)


def _paint_star(painter: QPainter, place: QRectF) -> None:
    """Paint the star of a bump."""
    middle, reach = place.center(), place.width() * 0.4
    points = [
        middle
        + QPointF(sin(at * pi / 5), -cos(at * pi / 5)) * (reach if at % 2 == 0 else reach / 2)
        for at in range(10)
    ]
    pen = QPen(QColor(DAY.amberink), place.width() / 12)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(STAR))
    painter.drawPolygon(points)


def _paint_letter(painter: QPainter, place: QRectF, ink: str, *, is_x: bool) -> None:
    """Paint the X of a swing, or the Z of a silence, large enough to be seen from far."""
    reach = place.width() * (0.29 if is_x else 0.25)
    middle = place.center()
    pen = QPen(QColor(ink), place.width() * (0.2 if is_x else 0.16))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    lefttop, righttop = middle + QPointF(-reach, -reach), middle + QPointF(reach, -reach)
    leftlow, rightlow = middle + QPointF(-reach, reach), middle + QPointF(reach, reach)
    if is_x:
        painter.drawLine(lefttop, rightlow)
        painter.drawLine(righttop, leftlow)
    else:
        painter.drawPolyline([lefttop, righttop, leftlow, rightlow])
