"""The game that was broken off last: one button on the first page goes on with it."""

from __future__ import annotations  # the types of what is imported late, for a quick start

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from gui.player_names import player_names
from gui.why_button import allow
from gui.words import words

if TYPE_CHECKING:
    from pathlib import Path

    from gui.games import Saved
    from gui.games_page import Judge

FIRST_BIDS = 2
"""The step in which all bid or roll first: before it is over there is nothing to go on with."""


class LastGame(QPushButton):
    """Guards that it is there only while there is such a game; the window never waits for it."""

    chosen = Signal(object)
    """The folder of the game."""

    def __init__(self) -> None:
        super().__init__()
        self._game: Saved | None = None
        self._judge: Judge | None = None
        self.clicked.connect(self._choose)
        self.hide()

    def look(self, data: Path) -> None:
        """Look for the last unfinished game in *data*; it appears when it has been checked."""
        from gui.games import of_last_day
        from gui.games_page import Judge

        self.stop()
        self.hide()
        self._judge = judge = Judge(of_last_day(data), self)
        judge.found.connect(self._offer)
        judge.start()

    def stop(self) -> None:
        """Look no more."""
        if self._judge is not None:
            self._judge.requestInterruption()
            self._judge.wait()
            self._judge = None

    def _offer(self, game: Saved) -> None:
        if self.sender() is not self._judge or not game.can_go_on or game.step <= FIRST_BIDS:
            return
        self.stop()
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
