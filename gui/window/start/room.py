"""Who is in the room: tables first, then games that are played, then people; newcomers below.

Law: while the mouse is over the room or a key is down, what is shown keeps its place, and what has
gone stays until then and says so.
"""

from __future__ import annotations  # the types of what the first picture does not need

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

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
from gui.report.terms_words import is_next
from gui.window.past.worker import Worker
from gui.window.start.back_card import BackCard
from gui.window.start.deeds import Deeds, free_seats, members
from gui.window.start.last_game import LastGame
from gui.window.start.nobody_card import NobodyCard
from gui.window.start.one_more import more_of
from gui.window.start.room_cards import PersonCard, RoomCard, RunningCard, TableCard
from gui.window.start.room_order import CardKey, RoomOrder, Worth
from gui.window.start.room_words import (
    tell_late,
    tell_more,
    tell_person,
    tell_running,
    tell_table,
    tell_tournament,
)
from gui.window.start.twice_card import TwiceCard
from gui.window.ways import To, Ways
from gui.words.wearing import worn
from gui.words.words import counted, words
from net.protocol.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from PySide6.QtCore import QEvent

    from gui.report.key_history import KeyHistory
    from gui.window.start.one_more import LeftGame
    from net.protocol.snapshot import LobbySnapshot, PersonHere, TournamentHere

_FOOT = 56
"""The wood below the last card."""
CardT = TypeVar("CardT", bound=RoomCard)


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
        self._lobby: LobbySnapshot | None = None
        self._tournaments: Sequence[TournamentHere] = ()
        self._known: KeyHistory | None = None
        self._found: KeyHistory | None = None
        """What the judge has found; a line more on a card would move those below it."""
        self._ways, self._unnamed = ways, ""
        self._deeds = deeds = Deeds(ways, tell, lambda: self.left)
        self._just_left: LeftGame | None = None
        self._cards: dict[CardKey, RoomCard] = {}
        self._order = RoomOrder()
        self.last = LastGame(deeds.resume, deeds.sit)
        self.back = BackCard(deeds.resume)
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
        self._lobby = self._deeds.lobby = lobby
        self._nobody.tell(lobby.why_alone, lobby.code)
        self.twice.dress(worn(lobby.wish))
        self.head.tell(len(lobby.people))
        self._arrange()

    def show_tournaments(self, found: Sequence[TournamentHere]) -> None:
        """Show to what one can come."""
        self._tournaments = found
        self._arrange()

    def show_twice(self, *, is_twice: bool) -> None:
        """Show that another program with our key is here, or is not any more."""
        self._is_twice = is_twice
        self._arrange()

    def remember(self, left: LeftGame | None) -> None:
        """Show first who wants one more of the game that our player has just *left*."""
        self._just_left = left
        self._arrange()

    @property
    def left(self) -> LeftGame | None:
        """The game that our player has left, over, now or before this start."""
        return self._just_left or self.last.over

    def _know(self, known: KeyHistory | None) -> None:
        """Show beside the names what is *known* about them."""
        if known is not None:
            self._found = known
            self._arrange()

    def refuse(self, why: str) -> None:
        """Let nobody sit down because of *why*; with "" everybody may."""
        if why != self._unnamed:
            self._unnamed = why
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
        under = (at for at, key in enumerate(self._order.keys, 1) if self._at(key).underMouse())
        return next(under, 0)

    def _at(self, key: CardKey) -> QWidget:
        if key.place[0] is not Worth.OWN:
            return self._cards[key]
        return self.back if key.kind is Worth.OWN else self.last

    def _arrange(self) -> None:
        """Show a card for everything there is, and none for what has gone."""
        kept = self._kept() if self.isVisible() else 0
        if not (is_held := kept > 0 or (self.isVisible() and self.underMouse())):
            self._known, self._leads_twice = self._found, self._is_twice
        wanted = self._fill()
        self._order.take(wanted, is_held=is_held, kept=kept)
        for key in [key for key in self._cards if key not in self._order.keys]:
            self._cards.pop(key).deleteLater()
        for key in self._cards.keys() - {*wanted}:
            self._cards[key].end(self._deeds.why_gone(key, self._cards[key].name))
        is_empty = not any(key.kind is not Worth.SAVED for key in self._order.keys)
        is_empty |= self.is_empty and self._nobody.is_meant
        shown = [*map(self._at, self._order.keys)]
        self._nobody.look_round(is_done=self._lobby is not None)
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
            self._raise_first()

    def _show_own(self, shown: list[QWidget]) -> None:
        """Show which of the cards for our own game is among those *shown*."""
        for card in (self.last, self.back):
            card.setVisible(card in shown)
        if (self.back in shown) is not self.is_called_back:
            self.is_called_back = self.back in shown
            self.turned.emit()

    def _raise_first(self) -> None:
        """Let the button of one card stand out: of the table that comes first."""
        first = self._order.first_table()
        for key, card in self._cards.items():
            if isinstance(card, TableCard):
                card.come_first(is_first=key == first)

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

    def _fill(self) -> list[CardKey]:
        """Bring the cards up to date, and return which there are."""
        lobby, found, barred = self._lobby, list[CardKey](), self._unnamed
        for here in self._tournaments:
            found.append(key := CardKey(Worth.CALL, here.tournament.id))
            tell_tournament(self._card(key, PersonCard), here, barred)
        more = more_of(self.left, lobby)
        if more is not None and self.left is not None:
            found.append(key := CardKey(Worth.MORE, self.left.game))
            tell_more(self._card(key, TableCard), more, self.left.following, barred)
        if lobby is not None:
            found += self._others(lobby, more.keys if more is not None else set())
        if own := self._own(has_more=more is not None):
            found.append(own)
        return found

    def _others(self, lobby: LobbySnapshot, met: Collection[bytes]) -> list[CardKey]:
        """Bring the cards of all others up to date, without those who have been *met*."""
        found = list[CardKey]()
        hosts = _hosts(lobby.people)
        playing = {name for table in (*lobby.playing, *lobby.ours) for name in table.names}
        for table in lobby.late:
            found.append(key := CardKey(Worth.LATE, table.game))
            tell_late(self._card(key, TableCard), table)
        for table in lobby.playing:
            found.append(key := CardKey(Worth.RUNNING, table.game))
            tell_running(self._card(key, RunningCard), table)
        for one in lobby.people:
            is_elsewhere = one.table is None and one.name in playing
            if is_elsewhere or one.identity in hosts or one.identity in met:
                continue
            if one.table is not None and not one.problem and free_seats(one):
                found.append(key := _key_of(one, self._cards))
                tell_table(self._card(key, TableCard), one, one.table, self._known, self._unnamed)
            else:
                found.append(key := CardKey(Worth.PERSON, one.identity))
                tell_person(self._card(key, PersonCard), one, self._known)
        return found

    def _own(self, *, has_more: bool) -> CardKey | None:
        """Show our own game or evening to go on with; none that somebody's table offers too."""
        people = self._lobby.people if self._lobby else ()
        game, following = self.last.broken_off, self.last.following
        ours = self._lobby.ours if self._lobby else ()
        if game is not None and any(table.game == self.last.game for table in ours):
            self.back.tell(game, [one.name for one in people if one.name in game.others])
            return CardKey(Worth.OWN)
        if following is not None and (has_more or any(_is_next(one, following) for one in people)):
            return None
        if not self.last.is_there:
            return None
        self.last.tell(people)
        return CardKey(Worth.SAVED)

    def _card(self, key: CardKey, make: Callable[[], CardT]) -> CardT:
        """Return the card at *key*, made now if it is new."""
        if key not in self._cards:
            self._cards[key] = card = make()
            card.button.chosen.connect(
                lambda: when_let_go(partial(self._deeds.do, key, card.meant))
            )
            card.refused.connect(self._ways.toast)
            card.avoid = lambda: self.avoid_asked.emit(self._deeds.whose(key.whose))
        return cast("CardT", self._cards[key])


def _is_next(person: PersonHere, following: Terms) -> bool:
    """Return whether *person* has opened the next game of an evening, or a later one."""
    return person.table is not None and is_next(person.table.terms, following)


def _key_of(host: PersonHere, cards: Iterable[CardKey]) -> CardKey:
    """Return the key of the table of *host* in *cards*, or a new one.

    Who comes may become its host (P3.3), and a card that is about to be pressed must stay: it is
    the same while any who sat there does.
    """
    known = (key for key in cards if key.kind is Worth.TABLE and key.whose in members(host))
    return next(known, CardKey(Worth.TABLE, host.identity))


def _hosts(people: tuple[PersonHere, ...]) -> dict[bytes, bytes]:
    """Return the host of each player at another's table, whose card has both."""
    hosts: dict[bytes, bytes] = {}
    for one in people:
        if one.table is not None and one.identity not in hosts:  # two may each name the other
            guests = {offer.identity for offer in one.table.offers} - {one.identity}
            hosts |= dict.fromkeys(guests, one.identity)
    return hosts
