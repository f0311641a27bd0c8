"""Games judged, or played on by bots, in a thread of their own, so that no window waits."""

from __future__ import annotations  # a game's parts are loaded after the first picture

from collections import deque
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from gui.kit.press import waits
from gui.window.worker_thread import WorkerThread

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_Game = TypeVar("_Game")


class Worker(QObject):
    """Guards that only results of the last request are told."""

    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: _Judge | None = None
        self._take: Callable[[Any], object] = id

    def run(self, games: Iterable[_Game], take: Callable[[_Game], object]) -> None:
        """Let *take* have each of *games* once it is judged, in place of the earlier request."""
        self.stop()
        self._thread, self._take = _Judge(games, self), take
        thread = self._thread
        thread.found.connect(self._tell)
        thread.finished.connect(self._end)
        thread.start()

    def stop(self) -> None:
        """Stop judging; the one under way is not emitted."""
        if self._thread is not None:
            self._thread.let_go()
            self._thread = None

    def _tell(self) -> None:
        self._pass_on(self.sender(), is_end=False)

    def _end(self) -> None:
        self._pass_on(self.sender(), is_end=True)

    @waits
    def _pass_on(self, thread: QObject, *, is_end: bool) -> None:
        """Tell what *thread* has found if it is still the one that was asked last."""
        if self._thread is None or thread is not self._thread:
            return
        if is_end:
            self.finished.emit()
        else:
            self._take(self._thread.games.popleft())


class _Judge(WorkerThread):
    """Judges one game after the other, as each is asked for."""

    found = Signal()
    """One more has been put behind the others."""

    def __init__(self, games: Iterable[Any], parent: QObject) -> None:
        super().__init__(parent)
        self._games = games
        self.games: deque[Any] = deque()
        """What was found and not yet taken."""

    def run(self) -> None:
        """Find each game once it has been judged."""
        for game in self._games:
            if not self.is_wanted:
                return
            self.games.append(game)
            self.found.emit()
