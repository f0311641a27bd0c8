"""Neighbours: which seats are on our links, which are reached through them, and who is silent.

Law: who is connected to a neighbour is not silent, for any peer relays any message (P10.1). But who
is met and plays elsewhere, or nothing yet, is not at this table.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from core.table.genesis import Genesis
from core.table.messages import mask_of
from core.table.rules import SeatMask
from net.protocol.effects import Link
from net.protocol.packets import Greeting, Have, Packet


class Neighbours:
    """Guards who of *genesis* is there; *own* is our seat, None for a spectator."""

    def __init__(self, genesis: Genesis, own: int | None) -> None:
        self._seats = [offer.identity for offer in genesis.offers]
        self._own = frozenset[bytes]() if own is None else frozenset((self._seats[own],))
        self._named: AbstractSet[bytes] = frozenset()
        self._silent_since: dict[bytes, float] = {}
        self._at_table: dict[Link, bool] = {}
        """Where each link says that it is; one that is new in the middle has to say so first."""
        self._has_listened = False
        self.identities: dict[Link, bytes] = {}
        """Who is on each link that is up."""

    @property
    def spectators(self) -> AbstractSet[bytes]:
        """Who is here without a seat."""
        return set(self.identities.values()) - set(self._seats)

    @property
    def connected(self) -> SeatMask:
        """The other seats that can be reached, if only through a neighbour."""
        return self.seats_of(self._heard)

    @property
    def left(self) -> SeatMask:
        """The seats that say themselves that they are in a lobby, or in another game."""
        away = {self.identities[link] for link, here in self._at_table.items() if not here}
        return self.seats_of(away - self._heard)

    @property
    def _heard(self) -> AbstractSet[bytes]:
        here = {self.identities[link] for link, here in self._at_table.items() if here}
        return here | (self._named - set(self.identities.values()))

    @property
    def silent_since(self) -> tuple[float | None, ...]:
        """By seat, when it was heard last; None for one that is heard and for our own."""
        return tuple(self._silent_since.get(identity) for identity in self._seats)

    def meet(self, link: Link, identity: bytes) -> None:
        """Note who is on *link*; at the start of a game it comes along from the lobby."""
        self.identities[link] = identity
        if not self._has_listened:
            self._at_table[link] = True

    def lose(self, link: Link) -> None:
        """Note that *link* is down."""
        self.identities.pop(link, None)
        self._at_table.pop(link, None)

    def hear(self, link: Link, packet: Packet, game: bytes) -> bool:
        """Note what a *packet* of *link* tells of where it is; True if that changes anything."""
        if not isinstance(packet, Have | Greeting):
            return False
        before = self._at_table.get(link)
        self._at_table[link] = isinstance(packet, Have) and packet.game == game
        return before != self._at_table[link]

    def is_at_table(self, link: Link) -> bool:
        """Tell whether *link* has not said that it is elsewhere."""
        return self._at_table.get(link, True)

    def is_seat(self, identity: bytes) -> bool:
        """Tell whether *identity* sits at the table."""
        return identity in self._seats

    def seats_of(self, identities: AbstractSet[bytes]) -> SeatMask:
        """Give the seats of *identities*."""
        return mask_of(seat for seat, identity in enumerate(self._seats) if identity in identities)

    def by_seat(
        self, haves: Mapping[Link, Have | None], but: SeatMask
    ) -> dict[bytes, list[Have | None]]:
        """Group the last *haves* of the links at this table by the seat that they are of.

        Seats of *but* are left out, and who plays elsewhere.
        """
        found: dict[bytes, list[Have | None]] = {}
        for link, have in haves.items():
            identity = self.identities[link]
            if self.is_at_table(link) and self.seats_of({identity}) & ~but:
                found.setdefault(identity, []).append(have)
        return found

    def relate(self, named: Mapping[Link, frozenset[bytes]]) -> bool:
        """Note whom each neighbour is connected to; True if that changes anything."""
        before, everybody = self._named, frozenset[bytes]().union(*named.values())
        self._named = everybody - self._own
        return self._named != before

    def listen(self, now: float) -> None:
        """Note since when nobody on our side of the network hears a seat."""
        heard = self._own | self._heard
        self._has_listened = True
        self._silent_since = {
            identity: self._silent_since.get(identity, now)
            for identity in self._seats
            if identity not in heard
        }
