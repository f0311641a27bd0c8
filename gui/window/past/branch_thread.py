"""Bots that think in a thread of their own, so that no window waits for them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QThread, Signal

from core.review.branch import Stand


class BranchThread(QObject):
    """Plays a branch on until the person has to choose; only the last request is answered."""

    came = Signal(object)
    """A `Stand`: the first one asked for, then one for each step that the bots have played."""
    failed = Signal()
    """What was asked for is no branch of this game."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: _Thinking | None = None

    def start(self, first: Callable[[], Stand]) -> None:
        """Emit what *first* returns and all that follows without the person."""
        self.stop()
        self._thread = thread = _Thinking(first, self)
        thread.came.connect(self._take)
        thread.start()

    def stop(self) -> None:
        """Stop playing on; a bot that thinks now finishes its thought, and it is forgotten."""
        if self._thread is not None:
            self._thread.requestInterruption()
            self._thread.wait()
            self._thread = None

    def _take(self, stand: Stand | None) -> None:
        if self.sender() is not self._thread:
            return
        if stand is None:
            self.failed.emit()
        else:
            self.came.emit(stand)


class _Thinking(QThread):
    came = Signal(object)

    def __init__(self, first: Callable[[], Stand], parent: QObject) -> None:
        super().__init__(parent)
        self._first = first

    def run(self) -> None:
        """Emit one stand after the other; None if there is no first one."""
        try:
            stand = self._first()
        except ValueError:
            self.came.emit(None)
            return
        self.came.emit(stand)
        while stand.authors and not stand.is_ours and not self.isInterruptionRequested():
            stand = stand.after(stand.choices())
            self.came.emit(stand)
