"""Neighbours: which seats are on our links, which are reached through them, which are silent.

Law: a seat connected to a neighbour is not silent, for any peer relays any message (P10.1). But a
peer that we meet and that plays elsewhere, or nothing yet, is not at this table.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from core.table.genesis import Genesis
from core.table.messages import mask_of
from core.table.rules import SeatMask
from net.protocol.effects import Link
from net.protocol.game_packets import Have
from net.protocol.hello_packets import Greeting
from net.protocol.packets import Packet


class Neighbours:
    """Knows which seats of *genesis* can be reached; *own* is our seat, None for a spectator."""

    def __init__(self, genesis: Genesis, own: int | None) -> None:
        self._seats = [offer.identity for offer in genesis.offers]
        self._own = frozenset[bytes]() if own is None else frozenset((self._seats[own],))
        self._named: AbstractSet[bytes] = frozenset()
        self._silent_since: dict[bytes, float] = {}
        self._at_table: dict[Link, bool] = {}
        """Whether each link says it is at this table; a link that joins late must say so first."""
        self._said: set[Link] = set()
        """The links that have said themselves that they are at this table."""
        self._has_listened = False
        self.identities: dict[Link, bytes] = {}
        """The identity on each link that is up."""

    @property
    def spectators(self) -> AbstractSet[bytes]:
        """The peers that are here without a seat."""
        return set(self.identities.values()) - set(self._seats)

    @property
    def watching(self) -> int:
        """How many peers look on at this table: who only came along from the lobby does not."""
        return len({self.identities[link] for link in self._said} - set(self._seats))

    @property
    def connected(self) -> SeatMask:
        """The other seats that can be reached, directly or through a neighbour."""
        return self.seats_of(self._heard - self._own)

    @property
    def is_linked(self) -> bool:
        """Whether another seat is on a link."""
        return any(map(self.is_seat, set(self.identities.values()) - self._own))

    @property
    def left(self) -> SeatMask:
        """The seats that say they are in a lobby or in another game."""
        away = {self.identities[link] for link, here in self._at_table.items() if not here}
        return self.seats_of(away - self._heard)

    @property
    def _heard(self) -> AbstractSet[bytes]:
        here = {self.identities[link] for link, here in self._at_table.items() if here}
        return here | (self._named - set(self.identities.values()))

    @property
    def silent_since(self) -> tuple[float | None, ...]:
        """By seat, when it was last heard; None for our own and for a seat that is heard now."""
        return tuple(self._silent_since.get(identity) for identity in self._seats)

    def meet(self, link: Link, identity: bytes) -> None:
        """Remember *identity* on *link*; at the start of a game it comes along from the lobby."""
        self.identities[link] = identity
        if not self._has_listened:
            self._at_table[link] = True

    def lose(self, link: Link) -> None:
        """Forget *link*, which is down."""
        self.identities.pop(link, None)
        self._at_table.pop(link, None)
        self._said.discard(link)

    def hear(self, link: Link, packet: Packet, game: bytes) -> bool:
        """Learn from a *packet* where *link* is; return whether that changes anything."""
        if not isinstance(packet, Have | Greeting):
            return False
        before = self._at_table.get(link), self.watching
        self._at_table[link] = is_here = isinstance(packet, Have) and packet.game == game
        if is_here:
            self._said.add(link)
        else:
            self._said.discard(link)
        return before != (is_here, self.watching)

    def is_at_table(self, link: Link) -> bool:
        """Return whether *link* is at this table, as far as it has said."""
        return self._at_table.get(link, True)

    def is_seat(self, identity: bytes | None) -> bool:
        """Return whether *identity* sits at the table; nobody does not."""
        return identity in self._seats

    def seats_of(self, identities: AbstractSet[bytes]) -> SeatMask:
        """Return the seats of *identities*."""
        return mask_of(seat for seat, identity in enumerate(self._seats) if identity in identities)

    def by_seat(
        self, haves: Mapping[Link, Have | None], but: SeatMask
    ) -> dict[bytes, list[Have | None]]:
        """Return the last *haves* of the links at this table, grouped by the seat's identity.

        Leaves out the seats of *but* and those that play elsewhere.
        """
        found: dict[bytes, list[Have | None]] = {}
        for link, have in haves.items():
            identity = self.identities[link]
            if self.is_at_table(link) and self.seats_of({identity}) & ~but:
                found.setdefault(identity, []).append(have)
        return found

    def relate(self, named: Mapping[Link, frozenset[bytes]]) -> bool:
        """Note each neighbour's connections; return whether that changes anything."""
        before, everybody = self._named, frozenset[bytes]().union(*named.values())
        self._named = everybody - self._own
        return self._named != before

    def listen(self, now: float) -> None:
        """Note which seats nobody on our side of the network hears, and since when."""
        heard = self._own | self._heard
        self._has_listened = True
        self._silent_since = {
            identity: self._silent_since.get(identity, now)
            for identity in self._seats
            if identity not in heard
        }
