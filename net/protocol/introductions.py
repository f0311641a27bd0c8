"""Introductions: one reached peer names all the others (P10.3).

Everybody says where it is, and passes on what those connected to it have said of themselves. So
one also knows who is reached through a third. Law: what is passed on is a hint; whoever is dialed
has to say hello like anybody, and who is only named signs nothing.
"""

from collections.abc import Mapping
from dataclasses import replace

from net.protocol.effects import Dial, Effect, Link, Send
from net.protocol.limits import PEERS_EVERY_S
from net.protocol.packets import ADDRESSES_MAX, PEERS_MAX, Address, Peers, Whereabouts, encode


class Introductions:
    """Guards what we tell of whom: of a peer only what it says of itself, while it is met."""

    def __init__(self, public: Link, identity: bytes) -> None:
        self._here = Whereabouts(public, identity, ())
        self._there: dict[Link, Whereabouts] = {}
        self._named: dict[Link, frozenset[bytes]] = {}
        self._told: dict[Link, tuple[float, bytes]] = {}
        self._frame = b""
        """What we tell, or b"" when that has to be worded anew."""

    def locate(self, addresses: tuple[Address, ...]) -> None:
        """Note at which *addresses* our own inbox is reached now."""
        if self._here.addresses != addresses[:ADDRESSES_MAX]:
            self._here = replace(self._here, addresses=addresses[:ADDRESSES_MAX])
            self._frame = b""

    @property
    def named(self) -> Mapping[Link, frozenset[bytes]]:
        """Whom each neighbour says that it is connected to, by identity."""
        return self._named

    def meet(self, link: Link, identity: bytes) -> None:
        """Begin with a peer whose identity is known."""
        if link not in self._there or self._there[link].identity != identity:
            self._there[link] = Whereabouts(link, identity, ())
            self._frame = b""
        self._told.pop(link, None)

    def lose(self, link: Link) -> None:
        """Name *link* no more, nor believe whom it named."""
        for known in (self._there, self._named, self._told):
            known.pop(link, None)
        self._frame = b""

    def receive(self, link: Link, packet: Peers) -> list[Effect]:
        """Note what *link* says of itself and whom it is connected to; dial whomever it names."""
        if link not in self._there:
            return []
        self._named[link] = frozenset(peer.identity for peer in packet.peers)
        for peer in packet.peers:
            if peer.link == link:
                self._there[link] = replace(self._there[link], addresses=peer.addresses)
                self._frame = b""
        others = [peer for peer in packet.peers if peer.link != self._here.link]
        return [Dial(peer.link, peer.addresses) for peer in others if peer.addresses]

    def turn(self, now: float) -> list[Effect]:
        """Tell everybody whom we know, when that has changed or may have got lost."""
        if not self._here.addresses:
            return []
        if not self._frame:
            others = (self._there[link] for link in sorted(self._there))
            self._frame = encode(Peers((self._here, *others)[:PEERS_MAX]))
        effects: list[Effect] = []
        for link in self._there:
            told_at, told = self._told.get(link, (-PEERS_EVERY_S, b""))
            if told != self._frame or now - told_at >= PEERS_EVERY_S:
                self._told[link] = (now, self._frame)
                effects.append(Send(link, self._frame))
        return effects
