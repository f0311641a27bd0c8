"""A puzzle that a game asks by a page of its own, without a table round it."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from core.review.puzzle import Puzzle
from core.table.step import Completed


class _Board(Protocol):
    draft: object

    def restore(self, draft: object) -> None: ...


class Riddle(QWidget):
    """Asks one puzzle at a time."""

    view: _Board
    """The board on which it is asked, with what is laid on it."""
    left = Signal()
    solved = Signal()
    """It has been solved: `is_shown` says whether by ourselves."""
    is_shown = False
    """Whether the answer has been shown."""
    tries = 1
    """Which try this is."""

    def ask(self, puzzle: Puzzle, steps: Sequence[Completed[Any]], sentence: str) -> None:
        """Ask the *puzzle* at the end of *steps*, which *sentence* tells."""
        raise NotImplementedError

    def keep_clear(self, foot: int) -> None:
        """Keep clear of so many px at the *foot*, where the page says that it is solved."""
        raise NotImplementedError
