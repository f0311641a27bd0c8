"""A thread whose work somebody asks for, and may stop caring about before it is done."""

from weakref import WeakSet

from PySide6.QtCore import QObject, QThread, QTimer
from shiboken6 import isValid

_all: WeakSet["WorkerThread"] = WeakSet()
_going: set["WorkerThread"] = set()
"""Those nobody cares about any more, until they have ended."""


class WorkerThread(QThread):
    """Guards that nobody waits for the end of what is not wanted any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_wanted = True
        """Whether somebody still cares. Qt forgets a request to interrupt once a thread ends."""
        _all.add(self)

    def let_go(self) -> None:
        """Ask the thread to end, which it does as soon as it can; its signals mean nothing now."""
        self.is_wanted = False
        self.setParent(None)
        _going.add(self)
        self.finished.connect(self._go)
        if self.isFinished():
            QTimer.singleShot(0, self._go)  # what it has told last may still be on its way

    def _go(self) -> None:
        _going.discard(self)


def wait_for_threads() -> None:
    """Return when all that were let go of have ended: at the end of the program."""
    for thread in [*_going]:
        thread.wait()


def end_threads() -> None:
    """Return when all have ended, whether anybody still cares about them or not."""
    for thread in filter(isValid, [*_all]):
        thread.is_wanted = False
        thread.wait()
