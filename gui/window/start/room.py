"""Who is in the room: tables first, then games that are played, then people; newcomers below.

Law: while the mouse is over the room, what is shown keeps its place.
"""

from __future__ import annotations  # the types of what the first picture does not need

from functools import partial
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.parts.card import Bare
from gui.parts.chip import Chip, Tone
from gui.parts.headline import Headline
from gui.parts.theme import Type, px
from gui.parts.tokens import GAP, MARGIN
from gui.report.known import known_step_by_step
from gui.report.terms import at_a_glance, house_rules, series_words
from gui.report.versions import version_notes
from gui.window.past.judge_thread import Judging
from gui.window.start.last_game import LastGame
from gui.window.start.nobody_card import NobodyCard
from gui.window.start.room_cards import PersonCard, RoomCard, RunningCard, TableCard
from gui.window.start.twice_card import TwiceCard
from gui.words.player_names import player_name, player_names
from gui.words.table import listed
from gui.words.troubles import trouble_words
from gui.words.words import counted, sentence, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QResizeEvent

    from gui.report.known import Known
    from net.protocol.packets import Terms
    from net.protocol.snapshot import LobbySnapshot, PersonHere, TableBegun, TournamentHere

_LATE, _CALL, _OWN, _TABLE, _RUNNING, _PERSON, _SAVED = range(7)
"""The kinds of cards, by what they are worth."""
_FOOT = 56
"""The wood below the last card."""
Key = tuple[int, bytes]
"""A card by its kind, and whose it is or of which game."""
CardT = TypeVar("CardT", bound=RoomCard)


class RoomHead(QWidget):
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
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Leave out how many are here where there is no room for it."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        need = self.heading.sizeHint().width() + self.people.sizeHint().width() + px(GAP)
        self.people.setVisible(need <= self.width())


class Room(Bare):
    """Shows a card for each table and for everybody who sits nowhere."""

    joined = Signal(object)
    watch_asked = Signal(bytes)
    avoid_asked = Signal(bytes)
    network_asked = Signal()
    emptied = Signal()
    """The last one has left, or the first one has come."""
    tournament_asked = Signal(bytes)
    """The id of a tournament to look at."""
    resumed = Signal(object)
    """The folder of a game to continue."""
    key_asked = Signal()
    """Our player wants a new key."""

    def __init__(self) -> None:
        super().__init__()
        self.head = RoomHead(self)
        """Lies above us where the page puts it, and goes with us if it never does."""
        self._lobby: LobbySnapshot | None = None
        self._tournaments: Sequence[TournamentHere] = ()
        self._known: Known | None = None
        self._unnamed = ""
        self._cards: dict[Key, RoomCard] = {}
        self._order: list[Key] = []
        self.last, self._nobody, self._twice = LastGame(), NobodyCard(), TwiceCard()
        self._is_twice = False
        self._twice.key_asked.connect(self.key_asked)
        for card in (self.last, self._nobody, self._twice):
            card.setParent(self)  # so that it goes with us though it may never be shown
        self.last.found.connect(self._arrange)
        self.last.chosen.connect(self.resumed)
        self.last.following.connect(self.joined)
        self._looking = Judging(self)
        self._looking.found.connect(self._know)
        self._wide = self._bleed = 0
        self.is_empty = False
        """Whether nobody else is here, which a card says with a worm."""
        self._nobody.network_asked.connect(self.network_asked)
        self._column = QVBoxLayout(self)
        self._arrange()

    def be_wide(self, wide: int, bleed: int) -> None:
        """Let the cards be *wide* px, and *bleed* px from our left edge, for their shadows."""
        self._wide, self._bleed = wide, bleed
        self._column.setSpacing(px(MARGIN))
        right = max(0, self.width() - bleed - wide)
        self._column.setContentsMargins(bleed, px(GAP), right, px(_FOOT))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Keep the width of the cards."""
        super().resizeEvent(event)
        self.be_wide(self._wide, self._bleed)

    def look(self, data: Path) -> None:
        """Read the games of *data* for the last one, and for the players known from them."""
        self.last.look(data)
        self._looking.judge(known_step_by_step(data))

    def stop(self) -> None:
        """Stop reading."""
        self.last.stop()
        self._looking.stop()

    def show_lobby(self, lobby: LobbySnapshot) -> None:
        """Show who is here."""
        self._lobby = lobby
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

    def _know(self, known: Known | None) -> None:
        """Show beside the names what is *known* about them."""
        if known is not None:
            self._known = known
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

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Put everything where it belongs, now that nobody is about to press it."""
        super().leaveEvent(event)
        self._arrange()

    # -- which cards there are ---------------------------------------------------------------------

    def _arrange(self) -> None:
        """Show a card for everything there is, and none for what has gone."""
        wanted = self._fill()
        for key in [key for key in self._cards if key not in wanted]:
            self._cards.pop(key).deleteLater()
        self._order = [key for key in self._order if key in wanted]
        new = [key for key in wanted if key not in self._order]
        self._order += sorted(new, key=lambda key: key[0])
        if not self.underMouse():
            self._order.sort(key=lambda key: key[0])
        shown: list[QWidget] = [
            self.last if key[0] in {_OWN, _SAVED} else self._cards[key] for key in self._order
        ]
        is_empty = not any(key[0] != _SAVED for key in self._order)
        self._nobody.look_round(is_done=self._lobby is not None)
        is_alone = is_empty and not self._is_twice
        first_of_all = [self._twice] if self._is_twice else [self._nobody] if is_alone else []
        self._put([*first_of_all, *shown])
        self._nobody.setVisible(is_alone)
        self._twice.setVisible(self._is_twice)
        if is_empty is not self.is_empty:
            self.is_empty = is_empty
            self.emptied.emit()
        self.last.setVisible(self.last in shown)
        first = next((key for key in self._order if key[0] in {_LATE, _OWN, _TABLE}), None)
        self.last.come_first(is_first=first is not None and first[0] == _OWN)
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
            card.show()
        if self._nobody not in wanted:
            self._column.addStretch(1)

    def _fill(self) -> list[Key]:
        """Bring the cards up to date, and return which there are."""
        lobby = self._lobby
        found = [self._called(here) for here in self._tournaments]
        if lobby is not None:
            hosts = _hosts(lobby.people)
            playing = {name for table in lobby.playing for name in table.names}
            found += [self._late(table) for table in lobby.late]
            found += [
                self._running(table) for table in lobby.playing if table.game != self.last.game
            ]
            found += [
                self._person(one)
                for one in lobby.people
                if one.identity not in hosts and not (one.table is None and one.name in playing)
            ]
        if self.last.is_there:
            is_on = lobby is not None and any(one.game == self.last.game for one in lobby.playing)
            self.last.tell(lobby.people if lobby else (), is_on=is_on)
            found.append((_OWN if is_on else _SAVED, b""))
        return found

    def _called(self, here: TournamentHere) -> Key:
        """Show a tournament to which somebody calls."""
        id_, caller = here.tournament.id, here.tournament.caller
        card = self._card((_CALL, id_), PersonCard)
        name = next((one.name for one in here.comes if one.identity == caller), "")
        count = counted(len(here.comes), "{count} person comes", "{count} people come")
        said = words("The tables are drawn") if here.draw else count
        shown = player_name(name)
        card.show_person(shown, words("{name}'s tournament", name=shown), (said,))
        card.offer(words("Look"), self._unnamed)
        return _CALL, id_

    def _late(self, table: TableBegun) -> Key:
        """Show a table at which all have sat down after all, though we gave it up."""
        card = self._card((_LATE, table.game), TableCard)
        seats = len(table.names)
        names = listed(player_names(table.names))
        card.tell(words("Sit down with {names} after all", names=names), _game(table.terms))
        card.seat(seats, seats, words("All have said yes meanwhile"))
        card.offer(words("Sit down"))
        return _LATE, table.game

    def _running(self, table: TableBegun) -> Key:
        card = self._card((_RUNNING, table.game), lambda: RunningCard(len(table.names)))
        names = listed(player_names(table.names))
        said = counted(
            len(table.names),
            "{names} is playing {game}",
            "{names} are playing {game}",
            names=names,
            game=_game(table.terms),
        )
        card.show_person(names, said, ())
        card.offer(
            words("Watch"), "", words("Look on without a seat: you see all, and sign nothing")
        )
        return _RUNNING, table.game

    def _person(self, person: PersonHere) -> Key:
        if person.table is not None and not person.problem and _free(person):
            return self._table(person)
        card = self._card((_PERSON, person.identity), PersonCard)
        name = player_name(person.name)
        said = words("{name} is looking round", name=name)
        if person.problem:
            said = sentence(trouble_words(person.problem))
        elif person.table is not None:
            said = words("{name}'s table is full and about to begin", name=name)
        card.show_person(name, said, _notes(person, self._known))
        card.let_avoid(name)
        return _PERSON, person.identity

    def _table(self, person: PersonHere) -> Key:
        assert person.table is not None
        key = _key_of(person, self._cards)
        card = self._card(key, TableCard)
        name, terms = player_name(person.name), person.table.terms
        others = [offer.name for offer in person.table.offers if offer.identity != person.identity]
        free = _free(person)
        card.tell(words("{name}'s table", name=name), _game(terms), _notes(person, self._known))
        card.seat(
            terms.seats,
            terms.seats - free,
            counted(free, "{count} seat free", "{count} seats free"),
            words("with {names}", names=listed(player_names(others))) if others else "",
        )
        card.offer(words("Sit down"), self._unnamed, words("Sit down there"))
        card.let_avoid(name)
        return key

    def _card(self, key: Key, make: Callable[[], CardT]) -> CardT:
        """Return the card at *key*, made now if it is new."""
        if key not in self._cards:
            self._cards[key] = card = make()
            kind, whose = key
            looks = {
                _TABLE: partial(self._sit_down, whose),
                _CALL: partial(self.tournament_asked.emit, whose),
            }
            card.pressed.connect(looks.get(kind, partial(self.watch_asked.emit, whose)))
            card.avoid_asked.connect(partial(self._avoid, whose))
        return cast("CardT", self._cards[key])

    def _sit_down(self, member: bytes) -> None:
        """Ask for a seat at the table of *member*."""
        if (host := _host_of(member, self._lobby)) and host.table:
            self.joined.emit(host.table.terms)

    def _avoid(self, identity: bytes) -> None:
        """Ask to sit at no table with who is named on the card of *identity*."""
        host = _host_of(identity, self._lobby)
        self.avoid_asked.emit(host.identity if host else identity)


def _notes(person: PersonHere, known: Known | None) -> tuple[str, ...]:
    """Return what one should know of *person*: the version, and what is *known* from old games."""
    notes = version_notes(person, player_name(person.name))
    if known is not None:
        notes += (*known.notes(person.name, person.identity),)
    return tuple(map(sentence, notes))


def _members(host: PersonHere) -> set[bytes]:
    """Return who sits at the table of *host*."""
    offers = host.table.offers if host.table else ()
    return {host.identity, *(offer.identity for offer in offers)}


def _key_of(host: PersonHere, cards: Iterable[Key]) -> Key:
    """Return the key of the table of *host* in *cards*, or a new one.

    Who comes may become its host (P3.3), and a card that is about to be pressed must stay: it is
    the same while any who sat there does.
    """
    known = (key for key in cards if key[0] == _TABLE and key[1] in _members(host))
    return next(known, (_TABLE, host.identity))


def _host_of(member: bytes, lobby: LobbySnapshot | None) -> PersonHere | None:
    """Return who has the table open at which *member* sits now."""
    people = lobby.people if lobby else ()
    return next((one for one in people if one.table and member in _members(one)), None)


def _free(person: PersonHere) -> int:
    """Return how many places are free at the table of *person*."""
    assert person.table is not None
    return max(0, person.table.terms.seats - max(1, len(person.table.offers)))


def _game(terms: Terms) -> str:
    """Return what is played on *terms*: game, edition or sheet, house rules, evening."""
    said = [*at_a_glance(terms)[:2], *house_rules(terms), series_words(terms)]
    return ", ".join(filter(None, said))


def _hosts(people: tuple[PersonHere, ...]) -> dict[bytes, bytes]:
    """Return the host of each player at another's table, whose card has both."""
    hosts: dict[bytes, bytes] = {}
    for one in people:
        if one.table is not None and one.identity not in hosts:  # two may each name the other
            guests = {offer.identity for offer in one.table.offers} - {one.identity}
            hosts |= dict.fromkeys(guests, one.identity)
    return hosts
