"""The steps of a game as a worm: marks, both ways, speeds, buttons. It draws no game itself."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.chip import paint_chip
from gui.kit.clock import Timer
from gui.kit.focus import RING, paint_focus, ringed
from gui.kit.layout import nest, spaced
from gui.kit.role_label import role_label
from gui.kit.theme import Px, Type, font, px
from gui.kit.tokens import GAP, SMALL, WIDE
from gui.kit.touch import Touch
from gui.parts.chance_chart import Curve
from gui.parts.marked_worm import Mark, MarkedWorm
from gui.parts.reel import Reel
from gui.words.words import labelled, words

SPEEDS = (0.5, 1.0, 2.0, 4.0)
STEP_MS = 1200
"""How long a step without motion is shown during play."""


class Timeline(QWidget):
    """Chooses the step to look at; `moved` is emitted once for each change."""

    moved = Signal(int)
    """The step, from 1."""

    def __init__(self) -> None:
        super().__init__()
        self._slider = MarkedWorm()
        self._slider.valueChanged.connect(self._move)
        self._label = role_label("name", wraps=False)
        self._play = Button("", ButtonKind.PRIMARY, "play")
        self._play.setAccessibleName(words("Play"))
        self._play.clicked.connect(self.toggle)
        self._speed = _Speed()
        self._speed.clicked.connect(self._pace)
        self.has_hours = False
        """Whether one stops at the ends of rounds alone, which are hours: others see no more."""
        self._reel: Reel | None = None
        self._clock = Timer(self)
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
        self._slider.setRange(1, max(1, last))
        self._slider.show_marks(marks, rounds, torn, has_hours=self.has_hours)
        self._tell()

    def show_curve(self, curve: Curve) -> None:
        """Show everybody's chances below the worm; a curve without rows shows nothing."""
        self._slider.show_curve(curve)
        self._tell()

    def wait_for(self, reel: Reel | None) -> None:
        """Let playing wait for motion in *reel*, if there is one; the reel gets our speed."""
        self._reel = reel
        self._pace()

    @property
    def before(self) -> int:
        """The step at which one stops before the one that is looked at."""
        return self._slider.stops.next(self.step, -1)

    def go(self, step: int) -> None:
        """Look at *step*, also where one does not stop."""
        self._slider.setValue(step)

    def stop(self) -> None:
        """Stop playing."""
        self._clock.stop()
        self._show_playing(is_playing=False)

    def by(self, way: int) -> None:
        """Look at the step *way* stops further on."""
        self.go(self._slider.stops.next(self.step, way))

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
        keys, told = spaced(QHBoxLayout(), gap=0), spaced(QHBoxLayout(), (GAP, 0, 0, 0), SMALL)
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
        nest(left, keys)
        nest(left, told)
        row = spaced(QGridLayout(self), (GAP, 0, WIDE, 0), (WIDE, None))
        nest(row, left, 0, 0)
        row.addWidget(self._slider, 0, 1, Qt.AlignmentFlag.AlignTop)
        row.setColumnStretch(1, 1)
        row.setRowStretch(0, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.toggle()
        else:
            super().keyPressEvent(event)

    def _button(self, icon: str, name: str, way: int, slot: Callable[[int], None]) -> IconButton:
        button = IconButton(icon, name, is_flat=True)
        button.clicked.connect(lambda: slot(way))
        return button

    def _to_mark(self, way: int) -> None:
        steps = [one.step for one in self._slider.marked() if (one.step - self.step) * way > 0]
        end = self._slider.maximum() if way > 0 else 1
        self.go(min([*steps, end]) if way > 0 else max([*steps, end]))

    def _tick(self) -> None:
        if self._reel is not None and self._reel.is_moving():
            return
        if self.step < self._slider.maximum():
            self.by(1)
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
        here = ", ".join(one.said for one in self._slider.marked() if one.step == self.step)
        said = words("Step {step} of {last}", step=self.step, last=self._slider.maximum())
        if self.has_hours:
            hour, last = map(self._slider.stops.place_of, (self.step, self._slider.maximum()))
            named = {"hour": hour, "last": last}
            said = words("Hour {hour} of {last}", **named) if hour else words("The start")
        self._label.setText(said)
        self._slider.setAccessibleDescription(labelled(said, here) if here else said)


class _Speed(Touch):
    """How fast the game is played; a click takes the next speed."""

    _HIGH, _WIDE = Px(32), Px(48)

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

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(font(Type.CHIP))
        wide = max(self._WIDE, letters.horizontalAdvance(self.text()) + px(WIDE))
        high = max(self._HIGH, letters.height() + px(SMALL))
        return ringed(wide, high)

    def paint(self, painter: QPainter) -> None:
        frame = self.within(RING)
        paint_chip(painter, frame, self.text())
        paint_focus(painter, self, frame, frame.height() / 2)
