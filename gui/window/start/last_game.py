"""The game or the evening that was broken off last: a card whose button goes on with it.

And the game that our player has played last, if it is over: others of it may want one more.
"""

from __future__ import annotations  # the types of what is imported late, for a quick start

from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.chip import Chip, Tone
from gui.kit.focus import ringed
from gui.kit.layout import LaidOut, Scaled, spaced
from gui.kit.press import waits
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import MARGIN, SMALL
from gui.report.saved import EveningLeft, evening_left, of_last_day
from gui.report.series import flaws_words
from gui.report.terms_words import series_words
from gui.window.past.worker import Worker
from gui.window.start.board_picture import BoardPicture
from gui.window.start.one_more import LeftGame, left_of
from gui.words.player_names import player_names
from gui.words.table_words import listed
from gui.words.words import words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from gui.report.saved import Saved
    from net.protocol.snapshot import PersonHere
    from net.protocol.terms import Terms

FIRST_BIDS = 2
"""The step in which all bid or roll first: before it is over there is nothing to go on with."""
_HIGH, _KEY = 162, 148
_BOARD = 226, 134
_LETTERS = 19
"""How many letters of a line have to fit beside the button."""


class LastGame(Scaled, LaidOut, Card):
    """Guards that it offers only a game that can go on now."""

    found = Signal()
    """There is such a game, or one that is over."""
    over: LeftGame | None = None
    """The game that our player has played last, if it is over."""

    def __init__(
        self, resume: Callable[[Path], object], sit_down: Callable[[Terms], object]
    ) -> None:
        """Let *resume* go on with a game in its folder, *sit_down* with the next of an evening."""
        super().__init__()
        self._resume, self._sit_down = resume, sit_down
        self._game: Saved | None = None
        self._evening: EveningLeft | None = None
        self._judging = Worker(self)
        self._board = BoardPicture(*_BOARD)
        self.chip = Chip(words("Not finished"), Tone.AMBER, "wait")
        self.title, self.said = role_label("card"), role_label("quiet")
        self.button = Button(words("Go on"), ButtonKind.TALL, "play")
        self.button.chosen.connect(self._choose)
        self._grid, self._words = spaced(QGridLayout(self), (14, 14, MARGIN, 14)), QWidget()
        column = QVBoxLayout(self._words)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(1)
        for part in (self.chip, self.title, self.said):
            column.addWidget(part)
        column.addStretch(1)
        column.setSpacing(SMALL)
        self._grid.addWidget(self._board, 0, 0)
        self._grid.addWidget(self._words, 0, 1)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self.button, 0, 2)
        self._scale()
        self.hide()

    @property
    def is_there(self) -> bool:
        """Whether there is a game to go on with."""
        return self._game is not None

    @property
    def broken_off(self) -> Saved | None:
        """The game to go on with, if it is one that was broken off."""
        return None if self._evening else self._game

    @property
    def game(self) -> bytes:
        """The same by its digest; b"" without one."""
        genesis = self.broken_off.genesis if self.broken_off else None
        return genesis.game if genesis is not None else b""

    @property
    def following(self) -> Terms | None:
        """What an evening plays next, if one can be gone on with."""
        return self._evening.following if self._evening else None

    def look(self, data: Path) -> None:
        """Look for the last unfinished game in *data*; it appears when it has been checked.

        Without one, look for an evening of which a game is left.
        """
        self._game = self._evening = self.over = None
        self.button.bar(words("One moment"))
        self.found.emit()
        self._judging.run(_left(data), self._offer)

    def stop(self) -> None:
        """Look no more."""
        self._judging.stop()

    def tell(self, people: Sequence[PersonHere]) -> None:
        """Say who of the players is here now."""
        if self._game is None:
            return
        others = self._game.others
        names = listed(player_names(others))
        here = [name for name in others if any(one.name == name for one in people)]
        evening = self._evening
        if evening is not None:
            said = [_here_words(player_names(here), names), *flaws_words(evening.flaws)]
            self.title.setText(series_words(evening.following))
            self.said.setText("\n".join(filter(None, said)))
        else:
            self.title.setText(self._game.memory_line)
            self.said.setText(_here_words(player_names(here), names))
        self.said.setVisible(bool(self.said.text()))
        self.button.bar("", self._game.state)

    @waits
    def _offer(self, left: Saved | EveningLeft | LeftGame) -> None:
        if isinstance(left, LeftGame):
            self.over = left
            self.found.emit()
            return
        self._evening = left if isinstance(left, EveningLeft) else None
        self._game = game = left.game if isinstance(left, EveningLeft) else left
        self._board.show_game(game)
        said = words("The evening goes on") if self._evening else words("Not finished")
        self.chip.become(said, Tone.AMBER, "wait")
        self.button.bar("", game.state)
        self.found.emit()

    def _choose(self) -> None:
        if self._evening is not None:
            self._sit_down(self._evening.following)
        elif self._game is not None:
            self._resume(self._game.folder)

    def _scale(self) -> None:
        self._grid.setHorizontalSpacing(px(MARGIN) + SMALL)
        self.setMinimumHeight(px(_HIGH))
        self.button.setMinimumWidth(ringed(px(_KEY), 0).width())

    def _lay_out(self) -> None:
        """Put the button below words that need its room, and both below a board that does."""
        beside = self._board.sizeHint().width() + self.button.sizeHint().width() + 4 * px(MARGIN)
        is_tall = self.width() - beside < _LETTERS * self.said.fontMetrics().averageCharWidth()
        least = self._board.sizeHint().width() + self.chip.sizeHint().width() + 4 * px(MARGIN)
        is_narrow = self.width() < least
        self._grid.addWidget(self._words, *((1, 0, 1, 3) if is_narrow else (0, 1)))
        row = 2 if is_narrow else 1
        self._grid.addWidget(self.button, *((row, 0, 1, 3) if is_tall else (0, 2)))


def _here_words(here: Sequence[str], names: str) -> str:
    """Return who is *here* of those in the game, whose *names* are joined already."""
    if len(here) == 1:
        return words("{name} is here", name=here[0])
    if here:
        return words("{names} are here", names=listed(here))
    return words("With {names}", names=names) if names else ""


def _left(data: Path) -> Iterator[Saved | EveningLeft | LeftGame]:
    """Yield the last game if it is over, and what can be gone on with: a game, or an evening."""
    played = of_last_day(data)
    last = [*islice(played, 1)]
    yield from filter(None, map(_over, last))
    game = next(filter(_is_broken_off, chain(last, played)), None)
    if found := game or evening_left(data):
        yield found


def _over(game: Saved) -> LeftGame | None:
    if game.genesis is None or game.seat is None or not game.places:
        return None
    return left_of(game.genesis, game.folder, game.seat, ())


def _is_broken_off(game: Saved) -> bool:
    return game.can_go_on and not game.is_leaving and game.step > FIRST_BIDS
