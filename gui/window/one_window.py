"""One window a data folder: a second start brings the first window to the front, and ends."""

from __future__ import annotations  # the window asks here before a path is needed

import os
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QDeadlineTimer, QObject, QSocketNotifier, QThread, Signal

from net.driver.one_start import Ear, Held, hold, is_heard

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

_LOCK = "one-window.lock"
_CLOSES_MS, _PAUSE_MS = 10_000, 100
"""How long a second start waits for a window that opens or closes now."""


class OneWindow(QObject):
    """Holds the data folder of a window, and hears second starts."""

    asked = Signal()
    """A second start wants to see this window."""

    def __init__(self, held: Held) -> None:
        super().__init__()
        self.window: QWidget | None = None
        """What is shown to who asks; nobody is answered while it is hidden, for then it closes."""
        self._ear = Ear(held)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        if self._ear.hear(answers=self.window is None or self.window.isVisible()):
            self.asked.emit()

    def close(self) -> None:
        """Let the folder go."""
        self._notifier.setEnabled(False)
        self._ear.close()


def take_or_show(folder: Path, wait_ms: int = _CLOSES_MS) -> OneWindow | bool:
    """Return what holds *folder*, or else whether the window that has it has come to the front.

    One that closes now does not answer, and soon lets go.
    """
    until = QDeadlineTimer(wait_ms)
    while True:
        held = hold(folder / _LOCK)
        if held is not None:
            return OneWindow(held)
        _let_come_forward()
        if is_heard(folder / _LOCK):
            return True
        if until.hasExpired():
            return False
        QThread.msleep(_PAUSE_MS)


def _let_come_forward() -> None:
    """Windows lets only the program that was started last show itself: hand that on."""
    if os.name == "nt":
        import ctypes

        any_process = -1
        user32 = cast("ctypes.CDLL", ctypes.windll.user32)  # type: ignore[attr-defined,unused-ignore]
        user32.AllowSetForegroundWindow(any_process)
