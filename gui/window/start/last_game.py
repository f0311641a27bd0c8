"""The game that was broken off last: one button on the first page goes on with it."""

from __future__ import annotations  # the types of what is imported late, for a quick start

from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from gui.parts.why_button import allow
from gui.window.past.judge_thread import Judging
from gui.words.player_names import player_names
from gui.words.words import words

if TYPE_CHECKING:
    from gui.report.saved import Saved

FIRST_BIDS = 2
"""The step in which all bid or roll first: before it is over there is nothing to go on with."""


class LastGame(QPushButton):
    """Guards that it is there only while there is such a game."""

    chosen = Signal(Path)
    """The folder of the game."""

    def __init__(self) -> None:
        super().__init__()
        self._game: Saved | None = None
        self._judging = Judging(self)
        self._judging.found.connect(self._offer)
        self.clicked.connect(self._choose)
        self.hide()

    def look(self, data: Path) -> None:
        """Look for the last unfinished game in *data*; it appears when it has been checked."""
        from gui.report.saved import of_last_day

        self.hide()
        fit = (game for game in of_last_day(data) if _is_broken_off(game))
        self._judging.judge(islice(fit, 1))

    def stop(self) -> None:
        """Look no more."""
        self._judging.stop()

    def _offer(self, game: Saved) -> None:
        self._game = game
        names = ", ".join(player_names(game.others))
        self.setText(
            words("Go on with the game with {names}", names=names)
            if names
            else words("Go on with the game you left")
        )
        allow(self, "", game.state)
        self.show()

    def _choose(self) -> None:
        if self._game is not None:
            self.chosen.emit(self._game.folder)


def _is_broken_off(game: Saved) -> bool:
    return game.can_go_on and not game.is_leaving and game.step > FIRST_BIDS
