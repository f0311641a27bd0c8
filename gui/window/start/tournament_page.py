"""A tournament: who comes, the draw of the tables, and who meets in the final."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QShowEvent

from core.table.tournament import PEOPLE_MAX, PEOPLE_MIN, Drawn
from gui.parts.card import Page, Tray, scrolled
from gui.parts.keys import Key, Kind, back_key
from gui.parts.role_label import role_label
from gui.parts.theme import px
from gui.report.bracket import table_words
from gui.window.bracket_cards import BracketCards
from gui.window.past.head import lie_head
from gui.words.player_names import player_name, player_names
from gui.words.table import listed
from gui.words.words import words
from net.protocol.commands import ComeTo, DrawTables
from net.protocol.snapshot import TournamentHere

_TOP = 84


class Shown(NamedTuple):
    """Which tournament a page shows, and what our player has done in it."""

    tournament: bytes
    is_in: bool
    sat: frozenset[int]


class _Asked(NamedTuple):
    """The words of the tray: a heading, a line, what the big key says, and why it is barred."""

    heading: str
    said: str
    key: str
    why: str = ""


class TournamentPage(Page):
    """Shows one tournament; whoever waits here sits down as soon as a table is drawn."""

    left = Signal()
    asked = Signal(object)
    """A command for the node."""
    seated = Signal(object)
    """The `Terms` of the table to sit down at."""
    said = Signal(str)
    """A sentence for our player, whatever page is shown."""

    def __init__(self, own: Callable[[], bytes]) -> None:
        """Show a tournament to the player whose identity key *own* returns."""
        super().__init__()
        self._own, self._all = own, dict[bytes, TournamentHere]()
        self._tournament, self._is_in = b"", False
        self._sat: set[int] = set()
        """The tables at which we have sat down, by their numbers."""
        self._told = False
        self._back = back_key(self.left)
        self._title = role_label("title", words("Tournament"))
        self._title.setWordWrap(False)
        self._tray, self._big = Tray(), Key("", Kind.BIG, "flag")
        self._out = Key(words("Not after all"), Kind.QUIET, "door")
        self._out.chosen.connect(lambda: self._come(b""))
        self._big.chosen.connect(self._do)
        for key in (self._out, self._big):
            self._tray.keys.addWidget(key)
        self._scroll = scrolled(None, self)
        for part in (self._back, self._title, self._scroll, self._tray):
            part.setParent(self)
        self.setFocusProxy(self._big)
        self._refresh()

    def memory(self) -> Shown:
        """Return what is shown."""
        return Shown(self._tournament, self._is_in, frozenset(self._sat))

    def recall(self, shown: Shown) -> None:
        """Show what another page showed."""
        self._tournament, self._is_in, self._sat = *shown[:2], set(shown.sat)
        self._refresh()

    # -- what is known -----------------------------------------------------------------------------

    @property
    def is_in(self) -> bool:
        """Whether our player has come to the tournament that is shown."""
        return self._is_in and self._here is not None

    @property
    def _here(self) -> TournamentHere | None:
        return self._all.get(self._tournament)

    def show_tournaments(self, found: Sequence[TournamentHere]) -> None:
        """Show what is known now; a call of our own is the one that is shown."""
        before, own = set(self._all), self._own()
        self._all = {one.tournament.id: one for one in found}
        fresh = [one for id_, one in self._all.items() if id_ not in before and not one.is_fixed]
        called = next((one.tournament.id for one in fresh if one.tournament.caller == own), b"")
        if called:
            self.choose(called)
            self._is_in = True
        self._refresh()
        self._sit_down()

    def choose(self, tournament: bytes) -> None:
        """Show this *tournament*."""
        if tournament != self._tournament:
            self._tournament, self._is_in, self._told = tournament, False, False
            self._sat.clear()
        self._refresh()

    # -- what our player does ----------------------------------------------------------------------

    def _come(self, tournament: bytes) -> None:
        self._is_in = bool(tournament)
        self.asked.emit(ComeTo(tournament))

    def _do(self) -> None:
        here = self._here
        if here is None:
            return
        if self._next() is not None:
            self._sit()
        elif not self._is_in:
            self._come(self._tournament)
        else:
            self.asked.emit(DrawTables())

    def _next(self) -> Drawn | None:
        """Return the table at which our player has to sit down now."""
        here = self._here
        drawn = here.seat_of(self._own()) if here and self._is_in else None
        return None if drawn is None or drawn.number in self._sat else drawn

    def _sit_down(self) -> None:
        """Sit down if our player waits here; else say that a table waits."""
        drawn = self._next()
        if drawn is None:
            return
        if self.isVisible():
            self._sit()
        elif not self._told:
            self._told = True
            table = table_words(drawn.number)
            self.said.emit(
                words("The tables are drawn. You are expected here: {table}", table=table)
            )

    def _sit(self) -> None:
        here, drawn = self._here, self._next()
        if here is not None and drawn is not None:
            self._sat.add(drawn.number)
            self._told = False
            self.seated.emit(here.terms.at(drawn))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # Qt's name
        """Sit down if a table has been drawn meanwhile."""
        super().showEvent(event)
        self._sit_down()

    # -- what is shown -----------------------------------------------------------------------------

    def _refresh(self) -> None:
        here = self._here
        self._out.setVisible(bool(here and self._is_in and not here.is_fixed))
        if here is None:
            self._big.setText(words("Waiting"))
            self._big.bar(words("Nobody calls to a tournament now."), "")
            self._tray.ask(words("No tournament"), words("Nobody calls to a tournament now."))
            self._lie()
            return
        self._ask(here)
        self._lie()

    def _ask(self, here: TournamentHere) -> None:
        """Say what is awaited, and on the big key what our player can do."""
        asked = self._coming(here) if here.draw is None else self._drawn(here)
        self._tray.ask(asked.heading, asked.said)
        self._big.setText(asked.key)
        self._big.bar(asked.why, "")

    def _coming(self, here: TournamentHere) -> _Asked:
        """Return what is asked before the tables are drawn."""
        caller = here.tournament.caller
        name = player_name(next((one.name for one in here.comes if one.identity == caller), ""))
        many = words("It takes {least} to {most} people.", least=PEOPLE_MIN, most=PEOPLE_MAX)
        lot = words("Nobody can choose who sits where: everybody's number makes the draw.")
        if here.is_fixed:
            waits = words("Waiting for {names}", names=listed(player_names(here.silent)))
            return _Asked(words("Drawing the tables"), waits, words("Waiting"), waits)
        if not self._is_in:
            return _Asked(words("{name}'s tournament", name=name), lot, words("I come too"))
        if caller == self._own():
            why = "" if here.can_be_drawn else many
            call = words("You call to a tournament")
            return _Asked(call, f"{many} {lot}", words("Draw the tables"), why)
        when = words("{name} draws the tables when all are there.", name=name)
        waits = words("Waiting for {name}", name=name)
        return _Asked(words("{name}'s tournament", name=name), when, waits, when)

    def _drawn(self, here: TournamentHere) -> _Asked:
        """Return what is asked once the tables are drawn."""
        if (drawn := self._next()) is not None:
            expected = words("You are expected there.")
            return _Asked(table_words(drawn.number), expected, words("Sit down"))
        then = words("The winners meet as soon as all tables are over.")
        if here.final is not None:
            then = words("The winners of the tables meet in the final.")
        return _Asked(words("The tables are drawn"), then, words("Waiting"), then)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Lay the cards anew."""
        super().resizeEvent(event)
        self._lie()

    def _lie(self) -> None:
        top = px(_TOP)
        lie_head(self._back, self._title)
        self._tray.lie_in(self.width(), self.height())
        self._scroll.setGeometry(0, top, self.width(), self._tray.y() - top)
        cards = BracketCards(self._here, self.width())
        self._scroll.setWidget(cards)
        cards.setAutoFillBackground(False)
