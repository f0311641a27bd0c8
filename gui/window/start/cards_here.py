"""Which cards there are in the room, each kept up to date for whom or what it is about."""

from __future__ import annotations  # the types of what the first picture does not need

from functools import partial
from typing import TYPE_CHECKING, TypeVar, cast

from gui.kit.press import when_let_go
from gui.report.terms_words import is_next
from gui.window.start.back_card import BackCard
from gui.window.start.deeds import Deeds, free_seats, members
from gui.window.start.last_game import LastGame
from gui.window.start.one_more import more_of
from gui.window.start.room_cards import PersonCard, RoomCard, RunningCard, TableCard
from gui.window.start.room_order import CardKey, Worth
from gui.window.start.room_words import (
    tell_late,
    tell_more,
    tell_person,
    tell_running,
    tell_table,
    tell_tournament,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from gui.report.key_history import KeyHistory
    from gui.window.start.one_more import LeftGame
    from gui.window.ways import Ways
    from net.protocol.snapshot import LobbySnapshot, PersonHere, TournamentHere
    from net.protocol.terms import Terms

CardT = TypeVar("CardT", bound=RoomCard)


class CardsHere:
    """Makes a card for each table, and for everybody who sits nowhere."""

    tournaments: Sequence[TournamentHere] = ()
    known: KeyHistory | None = None
    """What is known of the players here."""
    barred = ""
    """Why nobody may sit down; "" if everybody may."""
    just_left: LeftGame | None = None

    def __init__(
        self, ways: Ways, tell: Callable[[], object], avoid: Callable[[bytes], object]
    ) -> None:
        """Let *tell* do what has to be done before one sits down; *avoid* takes an identity."""
        self._ways, self._avoid = ways, avoid
        self.deeds = deeds = Deeds(ways, tell, lambda: self.left)
        self._cards: dict[CardKey, RoomCard] = {}
        self.last, self.back = LastGame(deeds.resume, deeds.sit), BackCard(deeds.resume)

    @property
    def left(self) -> LeftGame | None:
        """The game that our player has left, over, now or before this start."""
        return self.just_left or self.last.over

    def at(self, key: CardKey) -> QWidget:
        """Return the card at *key*."""
        if key.place[0] is not Worth.OWN:
            return self._cards[key]
        return self.back if key.kind is Worth.OWN else self.last

    def end(self, kept: Collection[CardKey], wanted: Collection[CardKey]) -> None:
        """Drop the cards that are not *kept*; of the others, those not *wanted* say why."""
        for key in [key for key in self._cards if key not in kept]:
            self._cards.pop(key).deleteLater()
        for key in self._cards.keys() - {*wanted}:
            self._cards[key].end(self.deeds.why_gone(key, self._cards[key].name))

    def raise_first(self, first: CardKey | None) -> None:
        """Let the button of the card at *first* stand out, a table."""
        for key, card in self._cards.items():
            if isinstance(card, TableCard):
                card.come_first(is_first=key == first)

    def fill(self) -> list[CardKey]:
        """Bring the cards up to date, and return which there are."""
        lobby, found, barred = self.deeds.lobby, list[CardKey](), self.barred
        for here in self.tournaments:
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
                tell_table(self._card(key, TableCard), one, one.table, self.known, self.barred)
            else:
                found.append(key := CardKey(Worth.PERSON, one.identity))
                tell_person(self._card(key, PersonCard), one, self.known)
        return found

    def _own(self, *, has_more: bool) -> CardKey | None:
        """Show our own game or evening to go on with; none that somebody's table offers too."""
        people = self.deeds.lobby.people if self.deeds.lobby else ()
        game, following = self.last.broken_off, self.last.following
        ours = self.deeds.lobby.ours if self.deeds.lobby else ()
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
            card.button.chosen.connect(lambda: when_let_go(partial(self.deeds.do, key, card.meant)))
            card.refused.connect(self._ways.toast)
            card.avoid = lambda: self._avoid(self.deeds.whose(key.whose))
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
