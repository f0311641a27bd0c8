"""A slider over the steps of a game: marks, both ways, speeds, keys. It draws no game itself."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QPainter, QPaintEvent, QPolygon
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)

from gui.parts.label import Label
from gui.parts.reel import Reel
from gui.parts.theme import HINT
from gui.words.words import words

SPEEDS = {"x ½": 0.5, "x 1": 1.0, "x 2": 2.0, "x 4": 4.0}
STEP_MS = 1200
"""How long a step without motion is shown during play."""
MARK_PX = 12
_PLAY, _PAUSE = QStyle.StandardPixmap.SP_MediaPlay, QStyle.StandardPixmap.SP_MediaPause
_BACK, _ON = QStyle.StandardPixmap.SP_ArrowLeft, QStyle.StandardPixmap.SP_ArrowRight
_TO_MARK_BACK = QStyle.StandardPixmap.SP_MediaSkipBackward
_TO_MARK_ON = QStyle.StandardPixmap.SP_MediaSkipForward


class Mark(NamedTuple):
    """Something worth finding again: its step, and what happened."""

    step: int
    said: str


class Timeline(QWidget):
    """Chooses the step to look at; `moved` is emitted once for each change."""

    moved = Signal(int)
    """The step, from 1."""

    def __init__(self) -> None:
        super().__init__()
        self._marks: Sequence[Mark] = ()
        self._slider = _Slider()
        self._slider.setAccessibleName(words("Step"))
        self._slider.setRange(1, 1)
        self._slider.valueChanged.connect(self._move)
        self._strip = _Strip(self._slider)
        self._label = Label()
        self._play = QPushButton()
        self._play.setIcon(self._icon(_PLAY))
        self._play.setAccessibleName(words("Play"))
        self._play.clicked.connect(self._toggle)
        self._speed = QComboBox()
        self._speed.setAccessibleName(words("Speed"))
        for said, speed in SPEEDS.items():
            self._speed.addItem(said, speed)
        self._speed.setCurrentIndex(1)
        self._speed.activated.connect(self._pace)
        self._reel: Reel | None = None
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._lay_out()
        self.setFocusProxy(self._slider)

    @property
    def step(self) -> int:
        """The step looked at."""
        return self._slider.value()

    def show_steps(self, last: int, marks: Sequence[Mark]) -> None:
        """Offer the steps 1 to *last* with their *marks*."""
        self._marks = marks
        self._slider.setRange(1, max(1, last))
        self._strip.show_marks(marks)
        self._tell()

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
        self._play.setIcon(self._icon(_PLAY))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._button(_TO_MARK_BACK, words("To the mark before"), -1, self._to_mark))
        row.addWidget(self._button(_BACK, words("One step back"), -1, self._by))
        row.addWidget(self._play)
        row.addWidget(self._button(_ON, words("One step on"), 1, self._by))
        row.addWidget(self._button(_TO_MARK_ON, words("To the next mark"), 1, self._to_mark))
        row.addWidget(self._speed)
        row.addWidget(self._label, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._strip)
        column.addWidget(self._slider)
        column.addLayout(row)

    def _button(
        self, icon: QStyle.StandardPixmap, name: str, way: int, slot: Callable[[int], None]
    ) -> QPushButton:
        button = QPushButton(self._icon(icon), "")
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.clicked.connect(lambda: slot(way))
        return button

    def _icon(self, icon: QStyle.StandardPixmap) -> QIcon:
        return self.style().standardIcon(icon)

    def _by(self, way: int) -> None:
        self.go(self.step + way)

    def _to_mark(self, way: int) -> None:
        steps = [mark.step for mark in self._marks if (mark.step - self.step) * way > 0]
        if steps:
            self.go(min(steps) if way > 0 else max(steps))

    def _toggle(self) -> None:
        if self._clock.isActive():
            self.stop()
            return
        if self.step == self._slider.maximum():
            self.go(1)
        self._play.setIcon(self._icon(_PAUSE))
        self._pace()
        self._clock.start()

    def _tick(self) -> None:
        if self._reel is not None and self._reel.is_moving():
            return
        if self.step < self._slider.maximum():
            self.go(self.step + 1)
        else:
            self.stop()

    def _pace(self) -> None:
        """Set the chosen speed."""
        speed = float(self._speed.currentData())
        self._clock.setInterval(round(STEP_MS / speed))
        if self._reel is not None:
            self._reel.hasten(speed)

    def _move(self, step: int) -> None:
        self._tell()
        self.moved.emit(step)

    def _tell(self) -> None:
        here = ", ".join(mark.said for mark in self._marks if mark.step == self.step)
        said = words("Step {step} of {last}", step=self.step, last=self._slider.maximum())
        self._label.setText(f"{said}: {here}" if here else said)


class _Slider(QSlider):
    """A slider that jumps to where it is pressed; Qt's own moves by a page."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Go to the step nearest to the mouse, which then holds the handle."""
        at = event.position()
        if event.button() is Qt.MouseButton.LeftButton and not self._handle().contains(at):
            wide = self._handle().width()
            left, room = round(at.x() - wide / 2), round(self.width() - wide)
            first, last = self.minimum(), self.maximum()
            self.setValue(QStyle.sliderValueFromPosition(first, last, left, room))
            at = self._handle().center()
        held = QMouseEvent(
            event.type(),
            at,
            event.globalPosition(),
            event.button(),
            event.buttons(),
            event.modifiers(),
        )
        super().mousePressEvent(held)

    def _handle(self) -> QRectF:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        slider, handle = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
        return QRectF(self.style().subControlRect(slider, option, handle, self))


class _Strip(QWidget):
    """The marks above the slider; a click goes to the nearest one."""

    def __init__(self, slider: QSlider) -> None:
        super().__init__()
        self._slider = slider
        self._marks: Sequence[Mark] = ()
        self.setFixedHeight(MARK_PX)

    def show_marks(self, marks: Sequence[Mark]) -> None:
        self._marks = marks
        self.setToolTip(words("{marks} marks", marks=len(marks)))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        painter = QPainter(self)
        painter.setPen(HINT)
        painter.setBrush(HINT)
        for mark in self._marks:
            at = self._place(mark.step)
            painter.drawPolygon(
                QPolygon([QPoint(at - 4, 2), QPoint(at + 4, 2), QPoint(at, MARK_PX - 2)])
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        x = event.position().x()
        if self._marks:
            nearest = min(self._marks, key=lambda mark: abs(self._place(mark.step) - x))
            self._slider.setValue(nearest.step)

    def _place(self, step: int) -> int:
        span = max(1, self._slider.maximum() - 1)
        return 8 + round((self.width() - 16) * (step - 1) / span)
