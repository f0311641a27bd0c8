"""A moment of one's own game made a puzzle, while the window goes on."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from core.table.step import Completed
from gui.game_ui import known_ui
from gui.parts.news import Toast
from gui.report.own_puzzles import KeptPuzzle, asks_more, puzzle_kept
from gui.window.past.opened_log import OpenedLog
from gui.window.past.worker import Worker
from gui.words.words import marked, words

_WORDS = {
    KeptPuzzle.NEW: marked("It lies with the puzzles now, under From your own games."),
    KeptPuzzle.KNOWN: marked("It lies with the puzzles already, under From your own games."),
    KeptPuzzle.BARRED: marked("It cannot be kept: the disk does not take it."),
}
_NO_POINTS = marked("No puzzle here: that takes 2 points in the hour itself that were not found.")
_At = tuple[bytes, int]
"""The digest of an hour's step, and the seat."""
_NO_WIN = marked("There is no puzzle here: nobody is about to win.")


class PuzzleMaker:
    """Makes puzzles on a page that shows a log."""

    def __init__(self, page: QWidget, data: Path | None) -> None:
        self.toast, self._data, self._making = Toast(page), data, Worker(page)
        self._none, self._asking = "", Worker(page)
        self._known: dict[_At, str] = {}
        """Why there is no puzzle of an hour, once that is known; "" if there is one."""
        self._asked: tuple[_At, Callable[[str], object]] | None = None

    def make_near(self, opened: OpenedLog | None, done: Completed[Any] | None, seat: int) -> None:
        """Make the puzzle of the turn of *done*, or of the one that follows."""
        if done is not None:
            number = done.step.number
            self.make(opened, [one for one in (number - 1, number) if one], seat)

    def make(self, opened: OpenedLog | None, behind: Sequence[int], seat: int) -> None:
        """Make the puzzle of *seat* *behind* the first of these steps that one follows."""
        table = opened.replay.table if opened is not None else None
        if opened is None or table is None or self._data is None:
            return
        data, path = self._data, opened.path
        has_hours = known_ui(table.genesis.rules_id).HAS_HOURS
        self._none = words(_NO_POINTS if has_hours else _NO_WIN)
        self.toast.say(words("One moment"), "wait")
        self._making.run(
            (puzzle_kept(data, path, table.completed, behind, seat) for _ in range(1)), self._tell
        )

    def why_none(self, done: Completed[Any], seat: int, hear: Callable[[str], object]) -> None:
        """Let *hear* know why the hour of *done* is no puzzle of *seat*; "" if it is one."""
        at, before = (done.digest, seat), self._asked
        self._asked = at, hear
        if at in self._known:
            hear(self._known[at])
        elif before is None or before[0] != at:
            self._asking.run(((at, asks_more(done, seat)) for _ in range(1)), self._know)

    def _know(self, found: tuple[_At, bool]) -> None:
        at, asks = found
        self._known[at] = "" if asks else words(_NO_POINTS)
        if self._asked is not None and self._asked[0] == at:
            self._asked[1](self._known[at])

    def stop(self) -> None:
        """Make none any more."""
        self._making.stop()

    def _tell(self, kept: KeptPuzzle) -> None:
        said = self._none if kept is KeptPuzzle.NONE else words(_WORDS[kept])
        self.toast.say(said, "check" if kept is KeptPuzzle.NEW else "")
