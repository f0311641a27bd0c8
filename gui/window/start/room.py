"""Who is in the room: tables first, then games that are played, then people; newcomers below.

Law: while the mouse is over the room or a key is down, what is shown keeps its place, and what has
gone stays until then and says so.
"""

from __future__ import annotations  # the types of what the first picture does not need

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from gui.kit.card import Bare
from gui.kit.chip import Chip, Tone
from gui.kit.headline import Headline
from gui.kit.layout import LaidOut, spaced
from gui.kit.press import is_pressed, when_let_go
from gui.kit.theme import Type, px
from gui.kit.tokens import GAP, MARGIN
from gui.report.key_history import known_step_by_step
from gui.window.past.worker import Worker
from gui.window.start.cards_here import CardsHere
from gui.window.start.nobody_card import NobodyCard
from gui.window.start.room_order import RoomOrder, Worth
from gui.window.start.twice_card import TwiceCard
from gui.window.ways import To, Ways
from gui.words.wearing import worn
from gui.words.words import counted, words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QEvent

    from gui.report.key_history import KeyHistory
    from gui.window.start.one_more import LeftGame
    from net.protocol.snapshot import LobbySnapshot, TournamentHere

_FOOT = 56
"""The wood below the last card."""


class RoomHead(LaidOut, QWidget):
    """What is above the cards: the heading, and how many others are here."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.people = Chip(words("looking round…"), Tone.PEOPLE, "people")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.heading = Headline(words("In this room"), Type.ROOM)
        row.addWidget(self.heading)
        row.addWidget(self.people)
        row.addStretch(1)

    def tell(self, count: int) -> None:
        """Say that *count* others are here."""
        self.people.setText(
            counted(count, "{count} friend", "{count} friends")
            if count
            else words("only you so far")
        )
        self.people.updateGeometry()
        self._lay_out()

    def _lay_out(self) -> None:
        need = self.heading.sizeHint().width() + self.people.sizeHint().width() + px(GAP)
        self.people.setVisible(need <= self.width())


class Room(LaidOut, Bare):
    """Shows a card for each table and for everybody who sits nowhere."""

    avoid_asked = Signal(bytes)
    """The identity of a player at whose tables we will not sit."""
    turned = Signal()
    """It is empty now, or no longer; or others wait for us in a game of ours, or no longer."""

    def __init__(self, ways: Ways, tell: Callable[[], object]) -> None:
        """Let *tell* do what has to be done before one sits down."""
        super().__init__()
        self.head = RoomHead(self)
        """Lies above us where the page puts it, and goes with us if it never does."""
        self._found: KeyHistory | None = None
        """What the judge has found; a line more on a card would move those below it."""
        self._here = CardsHere(ways, tell, self.avoid_asked.emit)
        self._order = RoomOrder()
        self.last, self.back = self._here.last, self._here.back
        self._nobody, self.twice = NobodyCard(), TwiceCard()
        self._is_twice = self._leads_twice = False
        for card in (self.last, self.back, self._nobody, self.twice):
            card.setParent(self)  # so that it goes with us though it may never be shown
        self.last.found.connect(self._arrange)
        self._looking = Worker(self)
        self._wide = self._bleed = 0
        self.is_empty = False
        """Whether nobody else is here, which a card says with a worm."""
        self.is_called_back = False
        """Whether others wait for us in a game of ours."""
        self._nobody.button.chosen.connect(partial(ways.go, To.NETWORK))
        self._column = QVBoxLayout(self)
        self._arrange()

    def be_wide(self, wide: int, bleed: int) -> None:
        """Let the cards be *wide* px, and *bleed* px from our left edge, for their shadows."""
        self._wide, self._bleed = wide, bleed
        spaced(self._column, gap=MARGIN)
        right = max(0, self.width() - bleed - wide)
        self._column.setContentsMargins(bleed, px(GAP), right, px(_FOOT))

    def minimumSizeHint(self) -> QSize:
        """Return the height alone: a margin that follows our width may not widen us again."""
        return QSize(0, super().minimumSizeHint().height())

    def _lay_out(self) -> None:
        """Keep the width of the cards."""
        self.be_wide(self._wide, self._bleed)

    def look(self, data: Path) -> None:
        """Read the games of *data* for the last one, and for the players known from them."""
        self.last.look(data)
        self._looking.run(known_step_by_step(data), self._know)

    def stop(self) -> None:
        """Stop reading."""
        self.last.stop()
        self._looking.stop()

    def show_lobby(self, lobby: LobbySnapshot) -> None:
        """Show who is here."""
        self._here.deeds.lobby = lobby
        self._nobody.tell(lobby.why_alone, lobby.code)
        self.twice.dress(worn(lobby.wish))
        self.head.tell(len(lobby.people))
        self._arrange()

    def show_tournaments(self, found: Sequence[TournamentHere]) -> None:
        """Show to what one can come."""
        self._here.tournaments = found
        self._arrange()

    def show_twice(self, *, is_twice: bool) -> None:
        """Show that another program with our key is here, or is not any more."""
        self._is_twice = is_twice
        self._arrange()

    @property
    def left(self) -> LeftGame | None:
        """The game that our player has left, over, now or before this start."""
        return self._here.left

    def remember(self, left: LeftGame | None) -> None:
        """Show first who wants one more of the game that our player has just *left*."""
        self._here.just_left = left
        self._arrange()

    def _know(self, known: KeyHistory | None) -> None:
        """Show beside the names what is *known* about them."""
        if known is not None:
            self._found = known
            self._arrange()

    def refuse(self, why: str) -> None:
        """Let nobody sit down because of *why*; with "" everybody may."""
        if why != self._here.barred:
            self._here.barred = why
            self._arrange()

    def cards(self) -> list[QWidget]:
        """Return what is shown, from above."""
        items = (self._column.itemAt(at) for at in range(self._column.count()))
        return [card for item in items if item and (card := item.widget())]

    def leaveEvent(self, event: QEvent) -> None:
        """Put everything where it belongs, now that nobody is about to press it."""
        super().leaveEvent(event)
        self._arrange()

    # -- which cards there are ---------------------------------------------------------------------

    def _kept(self) -> int:
        """Return how many cards must stay, from above, so that the one that is meant does.

        What is pressed or has its menu open may be any of them; then we arrange again.
        """
        menu = QApplication.activePopupWidget()
        if menu is not None:
            menu.destroyed.connect(self._arrange)
        if is_pressed():
            when_let_go(lambda: self._arrange() if isValid(self) else None)
        if is_pressed() or menu is not None:
            return len(self._order.keys)
        under = (
            at for at, key in enumerate(self._order.keys, 1) if self._here.at(key).underMouse()
        )
        return next(under, 0)

    def _arrange(self) -> None:
        """Show a card for everything there is, and none for what has gone."""
        kept = self._kept() if self.isVisible() else 0
        if not (is_held := kept > 0 or (self.isVisible() and self.underMouse())):
            self._here.known, self._leads_twice = self._found, self._is_twice
        wanted = self._here.fill()
        self._order.take(wanted, is_held=is_held, kept=kept)
        self._here.end(self._order.keys, wanted)
        is_empty = not any(key.kind is not Worth.SAVED for key in self._order.keys)
        is_empty |= self.is_empty and self._nobody.is_meant
        shown = [*map(self._here.at, self._order.keys)]
        self._nobody.look_round(is_done=self._here.deeds.lobby is not None)
        is_alone = is_empty and not self._leads_twice
        first_of_all = [self._nobody] if is_alone else []
        if self._is_twice:  # a card above all would move them
            at = shown[:1].count(self.back) if self._leads_twice else len(shown)
            shown.insert(at, self.twice)
        self._put([*first_of_all, *shown])
        self._nobody.setVisible(is_alone)
        self.twice.setVisible(self._is_twice)
        if is_empty is not self.is_empty:
            self.is_empty = is_empty
            self.turned.emit()
        self._show_own(shown)
        if not is_held:
            self._here.raise_first(self._order.first_table())

    def _show_own(self, shown: list[QWidget]) -> None:
        """Show which of the cards for our own game is among those *shown*."""
        for card in (self.last, self.back):
            card.setVisible(card in shown)
        if (self.back in shown) is not self.is_called_back:
            self.is_called_back = self.back in shown
            self.turned.emit()

    def _put(self, wanted: list[QWidget]) -> None:
        """Let the column hold the *wanted* cards, one below the other."""
        if self.cards() == wanted:
            return
        while item := self._column.takeAt(0):
            if (widget := item.widget()) and widget not in wanted:
                widget.hide()
        for card in wanted:
            self._column.addWidget(card, 1 if card is self._nobody else 0)
        if self._nobody not in wanted:
            self._column.addStretch(1)
        for card in wanted:  # which lays the column out at once: it has to be whole by then
            card.show()
