"""The clock of the windows in a test: no time passes but what the test lets pass."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker
from shiboken6 import isValid

from gui.kit.clock import FRAME_MS, HandClock, Timer
from tests.settled import settled
from tests.world import HANG_S

LIMIT_MS = round(1000 * HANG_S)


class TurnedClock(HandClock):
    """The clock of all timers of a test."""

    def pass_time(self, ms: int, *, is_painted: bool = False) -> None:
        """Let *ms* pass, from one timer that is due to the next; each time all is done at once.

        Windows are painted at the end, unless it *is_painted*: nobody sees them before, and
        it is dear.
        """
        end = self.now_ms + ms
        settled()
        with contextlib.nullcontext() if is_painted else _unpainted():
            while self.now_ms < end:
                due = min((at for timer, at in self.due.items() if isValid(timer)), default=end)
                self.turn(min(max(due, self.now_ms + 1), end) - self.now_ms)
                settled()
        settled()

    def pending(self) -> list[str]:
        """Return what still moves or waits: the owner of each timer that runs."""
        return [type(timer.parent()).__name__ for timer in self.due if isValid(timer)]


@contextlib.contextmanager
def _unpainted() -> Iterator[None]:
    """Let no window that is open be painted."""
    windows = [one for one in QApplication.topLevelWidgets() if one.updatesEnabled()]
    for window in windows:
        window.setUpdatesEnabled(False)
    try:
        yield
    finally:
        for window in filter(isValid, windows):
            window.setUpdatesEnabled(True)


def pass_time(ms: int) -> None:
    """Let *ms* pass, for a helper that has no fixtures."""
    assert isinstance(Timer.clock, TurnedClock)
    Timer.clock.pass_time(ms)


class Waiter(QtBot):
    """Waits for what other threads and processes do; meanwhile time passes."""

    def __init__(self, request: pytest.FixtureRequest, clock: TurnedClock) -> None:
        super().__init__(request)
        self._clock = clock

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = LIMIT_MS) -> None:
        """Look again and again, some frames later each time, until *callback* says yes."""

        def look() -> bool | None:
            self._clock.turn(3 * FRAME_MS)
            return callback()

        super().waitUntil(look, timeout=timeout)

    def waitSignal(self, signal: object, *, timeout: int = LIMIT_MS, **more: Any) -> SignalBlocker:
        """Wait until *signal* comes."""
        blocker = super().waitSignal(signal, timeout=timeout, **more)
        frames = QTimer()
        frames.timeout.connect(lambda: self._clock.turn(3 * FRAME_MS))
        wait = blocker.wait

        def turn_and_wait() -> None:
            frames.start(10)
            wait()
            frames.stop()

        blocker.wait = turn_and_wait  # type: ignore[method-assign]  # it makes them itself
        return blocker


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> TurnedClock:
    """Drive all timers of the windows in a test by a clock that it turns."""
    hand = TurnedClock()
    monkeypatch.setattr(Timer, "clock", hand)
    return hand


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest, clock: TurnedClock) -> Waiter:
    """Wait with our limit and our clock."""
    return Waiter(request, clock)
