"""One animation at a time: beats one after the other, each from 0 to 1, and a certain end.

Law: the timer runs only while something moves; skipping shows the end of every beat in order.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

FRAME_MS = 16


def straight(share: float) -> float:
    """Return *share* as it is: clocks, fading, confetti."""
    return share


@dataclass(frozen=True, slots=True)
class Beat:
    """A part of a motion that takes *ms*; *show* draws it at a share from 0 to 1 on *curve*."""

    ms: int
    show: Callable[[float], None]
    curve: Callable[[float], float] = straight

    def at(self, share: float) -> None:
        """Draw it when *share* of its time has gone."""
        self.show(self.curve(share))


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
            self._beats[0].at(0.0)

    def skip(self) -> None:
        """Show the end at once."""
        if not self._beats:
            return
        for beat in self._beats:
            beat.at(1.0)
        self._end()

    def _tick(self) -> None:
        beat = self._beats[0]
        share = self.speed * self._clock.elapsed() / max(beat.ms, 1)
        if share < 1.0:
            beat.at(share)
            return
        beat.at(1.0)
        self._beats.pop(0)
        if not self._beats:
            self._end()
            return
        self._clock.restart()
        self._beats[0].at(0.0)

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


def into(share: float) -> float:
    """Return *share* on the curve of what comes (OutCubic): fast at first, then slower.

    >>> into(0.0), into(0.5), into(1.0)
    (0.0, 0.875, 1.0)
    """
    return 1.0 - (1.0 - share) ** 3


def away(share: float) -> float:
    """Return *share* on the curve of what goes (InCubic): slow at first, then faster.

    >>> away(0.0), away(0.5), away(1.0)
    (0.0, 0.125, 1.0)
    """
    return share**3


def across(share: float) -> float:
    """Return *share* on the curve of what moves from place to place (InOutCubic).

    >>> across(0.0), across(0.25), across(0.5), across(1.0)
    (0.0, 0.0625, 0.5, 1.0)
    """
    return 4 * share**3 if share < 0.5 else 1.0 - 4 * (1.0 - share) ** 3


_BACK = 1.4
"""How far a thing that lands goes beyond its place first."""


def landing(share: float) -> float:
    """Return *share* on the curve of what lands (OutBack 1.4): a little too far, then back.

    >>> landing(1.0), landing(0.7) > 1.0, round(landing(0.0), 9)
    (1.0, True, 0.0)
    """
    back = share - 1.0
    return 1.0 + (_BACK + 1) * back**3 + _BACK * back**2
