"""Games judged, or played on by bots, in a thread of their own, so that no window waits."""

from __future__ import annotations  # a game's parts are loaded after the first picture

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.parts.press import waits
from gui.window.own_thread import OwnThread

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import SignalInstance


class Judging(QObject):
    """Guards that only results of the last request are emitted."""

    found = Signal(object)
    """A result, as what is judged yields it."""
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: _Judge | None = None

    def judge(self, games: Iterable[object]) -> None:
        """Emit each of *games* once it has been judged, in place of the earlier request."""
        self.stop()
        self._thread = thread = _Judge(games, self)
        thread.found.connect(self._tell)
        thread.finished.connect(self._end)
        thread.start()

    def stop(self) -> None:
        """Stop judging; the one under way is not emitted."""
        if self._thread is not None:
            self._thread.let_go()
            self._thread = None

    def _tell(self, game: object) -> None:
        self._pass_on(self.sender(), self.found, game)

    def _end(self) -> None:
        self._pass_on(self.sender(), self.finished)

    @waits
    def _pass_on(self, thread: QObject, signal: SignalInstance, *found: object) -> None:
        """Emit what *thread* has *found* if it is still the one that was asked last."""
        if self._thread is not None and thread is self._thread:
            signal.emit(*found)


class _Judge(OwnThread):
    """Judges one game after the other, as each is asked for."""

    found = Signal(object)

    def __init__(self, games: Iterable[object], parent: QObject) -> None:
        super().__init__(parent)
        self._games = games

    def run(self) -> None:
        """Emit each game once it has been judged."""
        for game in self._games:
            if self.isInterruptionRequested():
                return
            self.found.emit(game)
