"""Introductions: one reached peer names all the others (P10.3).

Each peer says where it is, and passes on what the peers connected to it say of themselves. So we
also know which peers are reached through a third. Law: what is passed on is a hint; a peer that we
dial must say hello like any other, and one that is only named signs nothing. Nor can anybody make
us knock at all doors of the network: we dial few new places a minute, in a game only its seats.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace

from net.protocol.effects import Dial, Effect, Link, Send
from net.protocol.limits import (
    PEERS_EVERY_S,
    PLACES_LAST_S,
    PLACES_NAMED_MAX,
    PLACES_PER_PEER_MAX,
    PORT_MIN,
)
from net.protocol.packets import encode
from net.protocol.peer_packets import ADDRESSES_MAX, PEERS_MAX, Address, Peers, Whereabouts


class Introductions:
    """Guards what we pass on of a peer: only what it says of itself, and only while it is up."""

    def __init__(self, public: Link, identity: bytes) -> None:
        self._here = Whereabouts(public, identity, ())
        self._there: dict[Link, Whereabouts] = {}
        self._named: dict[Link, frozenset[bytes]] = {}
        self._told: dict[Link, tuple[float, bytes]] = {}
        self._frame: bytes | None = None
        """What `turn` tells everybody, until anything in it changes."""
        self._seats: Collection[bytes] | None = None
        """The identities whose laptops we look for; None for all."""
        self._places: dict[Whereabouts, tuple[Link, float]] = {}
        """The places we were led to lately: by which link, and when first."""

    def locate(self, addresses: tuple[Address, ...]) -> None:
        """Remember the *addresses* at which our own inbox is reached now."""
        self._here = replace(self._here, addresses=addresses[:ADDRESSES_MAX])
        self._frame = None

    def look_for(self, identities: Collection[bytes] | None) -> None:
        """Dial from now on only these *identities*; with None, as in a lobby, every peer named."""
        self._seats = identities

    @property
    def named(self) -> Mapping[Link, frozenset[bytes]]:
        """The identities that each neighbour says it is connected to."""
        return self._named

    def meet(self, link: Link, identity: bytes) -> None:
        """Begin with a peer whose identity is known."""
        if link not in self._there or self._there[link].identity != identity:
            self._there[link] = Whereabouts(link, identity, ())
            self._frame = None
        self._told.pop(link, None)

    def lose(self, link: Link) -> None:
        """Forget *link*, and the peers that it named."""
        for known in (self._there, self._named, self._told):
            known.pop(link, None)
        self._frame = None

    def receive(self, link: Link, packet: Peers, now: float) -> list[Effect]:
        """Remember what *link* says of itself and of its peers; return which of them to dial."""
        if link not in self._there:
            return []
        self._named[link] = frozenset(peer.identity for peer in packet.peers)
        for peer in packet.peers:
            if peer.link == link:
                self._there[link] = replace(self._there[link], addresses=peer.addresses)
                self._frame = None
        for place in [
            place for place, (_, at) in self._places.items() if now - at >= PLACES_LAST_S
        ]:
            del self._places[place]
        return [Dial(p.link, p.addresses) for p in packet.peers if self._may_lead(link, p, now)]

    def _may_lead(self, link: Link, place: Whereabouts, now: float) -> bool:
        """Return whether we go to the *place* that *link* names, and remember it if so."""
        if place.link == self._here.link or not place.addresses:
            return False
        ends = {place.identity, self._there[link].identity}
        if self._seats is not None and not ends <= set(self._seats):
            return False  # in a game only seats lead, and to seats
        if any(port < PORT_MIN for _, port in place.addresses):
            return False  # no inbox of ours is there
        if place in self._places:
            return True
        led = [who for who, _ in self._places.values()]
        if len(led) >= PLACES_NAMED_MAX or led.count(link) >= PLACES_PER_PEER_MAX:
            return False
        self._places[place] = link, now
        return True

    def turn(self, now: float) -> list[Effect]:
        """Send each peer the list of peers we know, when it has changed or may have got lost."""
        if self._frame is None:
            others = (self._there[link] for link in sorted(self._there))
            self._frame = encode(Peers((self._here, *others)[:PEERS_MAX]))
        effects: list[Effect] = []
        for link in self._there:
            told_at, told = self._told.get(link, (now, None))
            if told != self._frame or now - told_at >= PEERS_EVERY_S:
                self._told[link] = (now, self._frame)
                effects.append(Send(link, self._frame))
        return effects
