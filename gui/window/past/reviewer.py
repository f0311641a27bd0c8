"""The process behind the page that looks back at a game: `review`, tied to this window."""

import json
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gui.window.own_program import OwnProgram


class Reviewer(OwnProgram):
    """Reviews; a review is put in its place on the disk only when it is whole."""

    got_on = Signal(int, int)
    """How many steps of how many are done in this part of the review."""
    found = Signal(bytes)
    """A review as `Review.kept` writes it, each holding more than the one before."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.line.connect(self._take)

    def start(self, log: Path) -> None:
        """Review the game of *log*."""
        self.run(["review", "--stream", "--", str(log)])

    def _take(self, line: str) -> None:
        told = json.loads(line)
        if "review" in told:
            self.found.emit(bytes.fromhex(told["review"]))
        else:
            self.got_on.emit(told["done"], told["of"])
