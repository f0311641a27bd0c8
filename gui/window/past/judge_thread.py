"""Saved games judged in a thread of their own, so that no window waits while logs are read."""

from __future__ import annotations  # a game's parts are loaded after the first picture

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gui.report.known import Known
    from gui.report.saved import EveningLeft, Saved

    Judged = Saved | EveningLeft | Known | None


class Judging(QObject):
    """Guards that only results of the last request are emitted, and that its thread ends first."""

    found = Signal(object)
    """A result: a `Saved`, an `EveningLeft`, or what is `Known` about players."""
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: _Judge | None = None

    def judge(self, games: Iterable[Judged]) -> None:
        """Emit each of *games* once it has been judged, in place of the earlier request."""
        self.stop()
        self._thread = thread = _Judge(games, self)
        thread.found.connect(self._tell)
        thread.finished.connect(self._end)
        thread.start()

    def stop(self) -> None:
        """Stop judging; the one under way is not emitted."""
        if self._thread is not None:
            self._thread.requestInterruption()
            self._thread.wait()
            self._thread = None

    def _tell(self, game: Judged) -> None:
        if self.sender() is self._thread:
            self.found.emit(game)

    def _end(self) -> None:
        if self._thread is not None and self.sender() is self._thread:
            self._thread.wait()
            self.finished.emit()


class _Judge(QThread):
    """Judges one game after the other, as each is asked for."""

    found = Signal(object)

    def __init__(self, games: Iterable[Judged], parent: QObject) -> None:
        super().__init__(parent)
        self._games = games

    def run(self) -> None:
        """Emit each game once it has been judged."""
        for game in self._games:
            if self.isInterruptionRequested():
                return
            self.found.emit(game)
