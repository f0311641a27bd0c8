"""An evening of several games, on a sheet over the page that opens a table."""

from typing import NamedTuple

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.table.agreed import GAMES_MAX, Series
from gui.kit.button import Button, ButtonKind
from gui.kit.card import scrolled
from gui.kit.controls import Choice, Stepper, Switch
from gui.kit.dialog import Dialog
from gui.kit.label import Label
from gui.kit.layout import nest, spaced
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import GAP, SMALL, TIGHT
from gui.report.terms_words import editions_for
from gui.words.words import words
from net.protocol.terms import Terms

_WIDE = 640
_BY_PLACE = (5, 3, 2, 1)
_GAMES = 5


class Wishes(NamedTuple):
    """What an evening is to be, before there is a table for it."""

    games: int = _GAMES
    is_in_turn: bool = False
    """Whether the editions are played in turn."""
    points: int = 0
    """By place, everybody left behind, or the winner alone."""
    drops_worst: bool = False
    averages: bool = False
    bots: bool = True

    def series(self, terms: Terms, id_: bytes) -> Series:
        """Return the series that begins with a game on *terms*."""
        points = (_BY_PLACE, tuple(range(max(1, terms.seats - 1), 0, -1)), (1,))[self.points]
        editions = editions_for(terms) if self.is_in_turn else (terms.rules_id,)
        more = self.drops_worst, self.averages, self.bots, 1, b""
        return Series(id_, self.games, editions, points, *more)


class EveningSheet(Dialog):
    """Asks what an evening is to be, beginning with *wishes*; without any there is none yet.

    Without *has_turns* there is one edition, and nothing to take turns.
    """

    def __init__(self, parent: QWidget, wishes: Wishes | None, *, has_turns: bool = True) -> None:
        super().__init__(
            parent,
            words("An evening of several games"),
            words("Everybody agrees to it by sitting down; the points are counted together."),
            _WIDE,
        )
        self._is_kept, self._has_turns = True, has_turns
        given = wishes or Wishes()
        self._games = Stepper(2, GAMES_MAX)
        self._games.name_keys(words("Fewer games"), words("More games"))
        self._games.set_value(given.games)
        self._turn = Choice([words("always this one"), words("all in turn")])
        self._turn.setCurrentIndex(int(given.is_in_turn and has_turns))
        self._points = Choice(
            [
                words("5, 3, 2 and 1"),
                words("one for everybody left behind"),
                words("one for the winner alone"),
            ]
        )
        self._points.setCurrentIndex(given.points)
        self._drop = _switch(words("Everybody's worst game does not count"), given.drops_worst)
        self._average = _switch(
            words("A game that somebody missed counts as that player's average"), given.averages
        )
        self._bots = _switch(words("Bots may play"), given.bots)
        self._lay_out_row()
        none = Button(words("Only one game"), ButtonKind.QUIET, "undo")
        cancel, use = (
            Button(words("Cancel")),
            Button(words("Play an evening"), ButtonKind.PRIMARY, "check"),
        )
        none.chosen.connect(self._drop_all)
        cancel.chosen.connect(self.reject)
        use.chosen.connect(self.accept)
        self.buttons.addWidget(none)
        self.buttons.addStretch(1)
        self.buttons.addWidget(cancel)
        self.buttons.addWidget(use)
        self.finish()
        use.setFocus()

    def wishes(self) -> Wishes | None:
        """Return what was chosen; None if it is to be a single game."""
        if not self._is_kept:
            return None
        return Wishes(
            self._games.value,
            self._turn.currentIndex() == 1,
            self._points.currentIndex(),
            self._drop.isChecked(),
            self._average.isChecked(),
            self._bots.isChecked(),
        )

    def _lay_out_row(self) -> None:
        inside = QWidget()
        column = spaced(QVBoxLayout(inside), (0, SMALL, 0, 0), TIGHT)
        for said, what in (
            (words("Games"), self._games),
            (words("Editions"), self._turn),
            (words("Points by place"), self._points),
        ):
            what.setAccessibleName(said)
            label, row = Label(said), QHBoxLayout()
            label.setProperty("role", "name")
            label.setVisible(what is not self._turn or self._has_turns)
            what.setVisible(what is not self._turn or self._has_turns)
            spaced(row, gap=GAP)
            row.addWidget(label, 1)
            row.addWidget(what)
            nest(column, row)
        for switch in (self._drop, self._average, self._bots):
            row = spaced(QHBoxLayout(), gap=GAP)
            row.addWidget(role_label("", switch.accessibleName()), 1)
            row.addWidget(switch)
            nest(column, row)
        said = words(
            "Without bots, the program adds none. Nobody can prove that a friend has none."
        )
        column.addWidget(role_label("quiet", said))
        area = scrolled(inside, self)
        area.setMinimumHeight(min(inside.sizeHint().height(), px(_WIDE) // 2))
        self.column.addWidget(area, 1)

    def _drop_all(self) -> None:
        """Play a single game."""
        self._is_kept = False
        self.accept()


def _switch(said: str, is_on: bool) -> Switch:  # noqa: FBT001
    switch = Switch()
    switch.setAccessibleName(said)
    switch.setChecked(is_on)
    return switch
