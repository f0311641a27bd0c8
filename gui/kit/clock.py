"""Time for what waits and what moves in a window. Law: at rest nothing ticks.

What takes time is a `Timer` or a `Glide`. Qt's clock drives them; those of a film, and in a test
all, are driven by a `HandClock`, so that what is seen does not depend on how fast a laptop is.
"""

from __future__ import annotations  # a clock and a timer know each other

from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, QVariantAnimation
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Iterable

FRAME_MS = 16


class HandClock:
    """A clock that is turned by hand, for the timers that it has taken."""

    def __init__(self) -> None:
        self.now_ms = 0
        self.due: dict[Timer, int] = {}
        """When each timer that runs times out."""

    def take(self, timers: Iterable[Timer]) -> None:
        """Drive *timers* from now on."""
        for timer in timers:
            was_active = timer.isActive()
            timer.stop()
            timer.clock = self
            if was_active:
                timer.start()

    def turn(self, ms: int) -> None:
        """Let *ms* pass at once: each timer that is due by then times out once, as in Qt."""
        self.now_ms += ms
        for timer in sorted(self.due, key=self.due.__getitem__):
            if not isValid(timer):
                del self.due[timer]
            elif self.due.get(timer, self.now_ms + 1) <= self.now_ms:
                timer.end()


class Timer(QTimer):
    """A timer of Qt that may also be driven by hand."""

    clock: HandClock | None = None
    """What drives it; None is Qt."""

    def now_ms(self) -> int:
        """Return what its clock shows."""
        return now_ms() if self.clock is None else self.clock.now_ms

    def start(self, msec: int | None = None) -> None:
        """Wait anew, from now on for *msec* if they are given."""
        if msec is not None:
            super().setInterval(msec)
        if self.clock is None:
            super().start()
        else:
            self.clock.due[self] = self.clock.now_ms + self.interval()

    def stop(self) -> None:
        """Wait no longer."""
        super().stop()
        if self.clock is not None:
            self.clock.due.pop(self, None)

    def setInterval(self, msec: int) -> None:
        """Wait for *msec* each time; if it waits now, anew."""
        super().setInterval(msec)
        if self.isActive():
            self.start()

    def isActive(self) -> bool:
        return super().isActive() if self.clock is None else self in self.clock.due

    def remainingTime(self) -> int:
        """Return how many ms are left; -1 if it does not wait."""
        if self.clock is None or self not in self.clock.due:
            return super().remainingTime()
        return max(0, self.clock.due[self] - self.clock.now_ms)

    def end(self) -> None:
        """Time out now."""
        if self.isSingleShot():
            self.stop()
        else:
            self.start()
        self.timeout.emit()


def now_ms() -> int:
    """Return what the clock of all timers shows: the ms since some moment."""
    hand = Timer.clock
    return QDeadlineTimer.current().deadline() if hand is None else hand.now_ms


class Glide(QVariantAnimation):
    """A value on its way from a start to an end, frame by frame."""

    def __init__(self, owner: QObject, ms: int = 0, start: float = 0.0, end: float = 1.0) -> None:
        super().__init__(owner)
        self.setDuration(ms)
        self.setStartValue(start)
        self.setEndValue(end)
        self._begun_ms = 0
        self._frames = Timer(self, interval=FRAME_MS)
        self._frames.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether it is on its way."""
        return self.state() is not QVariantAnimation.State.Stopped

    def start(self) -> None:  # type: ignore[override]  # nobody here deletes it at its end
        """Begin anew; Qt believes that it pauses, for our timer moves it."""
        super().stop()
        super().start()
        self.pause()
        self._begun_ms = self._frames.now_ms()
        self._frames.start()

    def stop(self) -> None:
        """Stay where it is."""
        super().stop()
        self._frames.stop()

    def _go_on(self) -> None:
        self.setCurrentTime(self._frames.now_ms() - self._begun_ms)
        if not self.is_running:
            self._frames.stop()
