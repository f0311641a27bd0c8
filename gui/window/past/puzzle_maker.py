"""A moment of one's own game made a puzzle, while the window goes on."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from gui.parts.news import Toast
from gui.report.own_puzzles import puzzle_kept
from gui.window.past.judge_thread import Judging
from gui.window.past.opened_log import Opened
from gui.words.words import words


class PuzzleMaker:
    """Makes puzzles on a page that shows a log."""

    def __init__(self, page: QWidget, data: Path | None) -> None:
        self.toast, self._data, self._making = Toast(page), data, Judging(page)

    def make(self, opened: Opened | None, step: int, seat: int) -> None:
        """Make the puzzle of *seat* before *step* of the log that is *opened*."""
        table = opened.replay.table if opened is not None else None
        if opened is None or table is None or self._data is None:
            return
        data, path = self._data, opened.path
        self.toast.say(words("One moment"), "wait")
        self._making.judge(
            (puzzle_kept(data, path, table.completed, step, seat) for _ in range(1)), self._tell
        )

    def stop(self) -> None:
        """Make none any more."""
        self._making.stop()

    def _tell(self, kept: bool | None) -> None:  # noqa: FBT001  # what came of it
        if kept is None:
            self.toast.say(words("It cannot be kept: the disk does not take it."))
        elif kept:
            self.toast.say(words("It lies on the shelf of puzzles now."), "check")
        else:
            self.toast.say(words("No puzzle here: what was played was as good at once."))
