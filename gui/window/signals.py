"""The system ends the program: its windows close as if a person had closed them."""

import signal
import socket

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

from gui.ctrl_c import CTRL_C

ENDING = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
"""The signals that ask a program to end; a system knows some of them."""


class Signals(QObject):
    """Wakes a sleeping window for a signal: Python's handlers wait until Qt is awake."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._woken, self._wakes = socket.socketpair()  # no pipe: Windows can only wait for sockets
        for end in (self._woken, self._wakes):
            end.settimeout(0)
        signal.set_wakeup_fd(self._wakes.fileno(), warn_on_full_buffer=False)
        notifier = QSocketNotifier(self._woken.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(lambda: self._woken.recv(64))
        for name in ENDING:
            if number := getattr(signal, name, None):
                signal.signal(number, _end)
        if CTRL_C.is_heard:
            _end(signal.SIGINT)


def _end(number: int, _frame: object = None) -> None:
    CTRL_C.is_heard = CTRL_C.is_heard or number == signal.SIGINT
    QTimer.singleShot(0, QApplication.closeAllWindows)
