"""The system ends the program: its windows close as if a person had closed them."""

import os
import signal
import sys

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

ENDING = ("SIGTERM", "SIGINT", "SIGHUP")
"""The signals that ask a program to end. Windows sends none."""


class Signals(QObject):
    """Wakes a sleeping window for a signal: Python's handlers wait until Qt is awake."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        if sys.platform == "win32":
            return
        woken, wakes = os.pipe()
        os.set_blocking(wakes, False)  # Python requires it
        signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
        notifier = QSocketNotifier(woken, QSocketNotifier.Type.Read, self)
        notifier.activated.connect(lambda: os.read(woken, 64))
        for name in ENDING:
            signal.signal(getattr(signal, name), _end)


def _end(_number: int, _frame: object) -> None:
    QTimer.singleShot(0, QApplication.closeAllWindows)
