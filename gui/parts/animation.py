"""One animation at a time: beats one after the other, each from 0 to 1, and a certain end.

Law: the timer runs only while something moves; skipping shows the end of every beat in order.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

FRAME_MS = 16


@dataclass(frozen=True, slots=True)
class Beat:
    """A part of a motion that takes *ms*; *show* draws it at a share from 0 to 1."""

    ms: int
    show: Callable[[float], None]


class Motion(QObject):
    """Plays beats in order with one timer; it knows those still to come."""

    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._beats: list[Beat] = []
        self.speed = 1.0
        """The speed: how many times as fast as at the table."""
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        """Whether anything moves."""
        return bool(self._beats)

    def left_ms(self) -> int:
        """Return the most time that the beats begun and waiting still take."""
        return sum(beat.ms for beat in self._beats)

    def play(self, beats: Sequence[Beat]) -> None:
        """Play *beats* after those that still run."""
        if not beats:
            return
        was_running = self.is_running
        self._beats += beats
        if not was_running:
            self._clock.start()
            self._timer.start()
            self._beats[0].show(0.0)

    def skip(self) -> None:
        """Show the end at once."""
        if not self._beats:
            return
        for beat in self._beats:
            beat.show(1.0)
        self._end()

    def _tick(self) -> None:
        beat = self._beats[0]
        share = self.speed * self._clock.elapsed() / max(beat.ms, 1)
        if share < 1.0:
            beat.show(share)
            return
        beat.show(1.0)
        self._beats.pop(0)
        if not self._beats:
            self._end()
            return
        self._clock.restart()
        self._beats[0].show(0.0)

    def _end(self) -> None:
        self._beats = []
        self._timer.stop()
        self.ended.emit()


def eased(share: float) -> float:
    """Return *share* eased, so that a motion starts and stops gently.

    >>> eased(0.0), eased(0.5), eased(1.0)
    (0.0, 0.5, 1.0)
    """
    return share * share * (3 - 2 * share)
