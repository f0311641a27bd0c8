"""What a press on a card of the room comes to, by what has been heard since it was pressed."""

from __future__ import annotations  # the types of what is only passed on

from typing import TYPE_CHECKING

from gui.window.start.one_more import LeftGame, more_of
from gui.window.start.room_order import CardKey, Worth
from gui.window.ways import Call, Resume, Seat, To, Watch, Ways
from gui.words.trouble_words import trouble_words
from gui.words.words import sentence, words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from gui.window.start.room_cards import Offered
    from net.protocol.snapshot import LobbySnapshot, PersonHere
    from net.protocol.terms import Terms


class Deeds:
    """Does what a card offered, or says why it cannot be done now."""

    lobby: LobbySnapshot | None = None

    def __init__(
        self, ways: Ways, tell: Callable[[], object], left: Callable[[], LeftGame | None]
    ) -> None:
        """Let *tell* do what has to be done before one sits down; *left* is the game we left."""
        self._ways, self._tell, self._left = ways, tell, left

    def do(self, key: CardKey, meant: Offered | None) -> None:
        """Do what the card at *key* offered when it was pressed: if it was a table, the *meant*."""
        lobby, whose = self.lobby, key.whose
        games = {table.game for table in (*lobby.late, *lobby.playing)} if lobby else ()
        if key.kind is Worth.MORE:
            self._sit_again()
        elif key.kind is Worth.CALL:
            self._ways.go(Call(whose))
        elif key.kind is Worth.TABLE:
            assert meant is not None
            if why := self._why_not(whose, *meant):
                self._ways.toast(why)
            else:
                self.sit(meant.terms)
        elif key.kind is Worth.PERSON:
            self._ways.go(To.SHARE)
        elif whose in games:
            self._ways.go(Watch(whose))
        else:
            self._ways.toast(words("The game is over."))

    def sit(self, terms: Terms) -> None:
        """Sit down at the table of *terms*."""
        self._tell()
        self._ways.go(Seat(terms))

    def resume(self, folder: Path) -> None:
        """Go on with the game in *folder*."""
        self._ways.go(Resume(folder))

    def whose(self, identity: bytes) -> bytes:
        """Return who is named on the card of *identity*."""
        host = self._host(identity)
        return host.identity if host else identity

    def _host(self, member: bytes) -> PersonHere | None:
        """Return who has the table open at which *member* sits now."""
        people = self.lobby.people if self.lobby else ()
        return next((one for one in people if one.table and member in members(one)), None)

    def why_gone(self, key: CardKey, name: str) -> str:
        """Return why nothing comes any more of what is on the card at *key*, of *name*."""
        match key.kind:
            case Worth.TABLE:
                return self._why_not(key.whose, name)
            case Worth.CALL:
                return words("Nobody calls to this tournament any more.")
            case Worth.PERSON:
                return words("{name} is not looking round any more.", name=name)
            case _:
                return words("The game is over.")

    def _sit_again(self) -> None:
        """Sit down with those who want one more, wherever they are by now."""
        left = self._left()
        more = more_of(left, self.lobby)
        if more is None or left is None:
            self._ways.toast(words("The game is over."))
        elif more.host is None:
            self.resume(left.folder)
        else:
            assert more.host.table is not None, "it is the next one"
            self.sit(more.host.table.terms)

    def _why_not(self, member: bytes, name: str, terms: Terms | None = None) -> str:
        """Return why nobody can sit down at the table of *member* to play *terms*, or ""."""
        host = self._host(member)
        if host is None or host.table is None:
            return words("{name}'s table is not open any more.", name=name)
        if host.problem:
            return sentence(trouble_words(host.problem))
        if not free_seats(host):
            return sentence(words("{name}'s table is full and about to begin", name=name))
        if terms is not None and host.table.terms != terms:
            return words("{name}'s table plays something else now.", name=name)
        return ""


def members(host: PersonHere) -> set[bytes]:
    """Return who sits at the table of *host*."""
    offers = host.table.offers if host.table else ()
    return {host.identity, *(offer.identity for offer in offers)}


def free_seats(host: PersonHere) -> int:
    """Return how many places are free at the table of *host*."""
    assert host.table is not None
    return max(0, host.table.terms.seats - max(1, len(host.table.offers)))
