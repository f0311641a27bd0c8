"""Introductions: one reached peer names all the others (P10.3).

Everybody says where it is, and passes on what those connected to it have said of themselves. Law:
what is passed on is a hint; whoever is dialed has to say hello like anybody.
"""

from net.protocol.effects import Dial, Effect, Link, Send
from net.protocol.limits import PEERS_EVERY_S
from net.protocol.packets import ADDRESSES_MAX, PEERS_MAX, Address, Peers, encode


class Introductions:
    """Guards what we tell of whom: of a peer only what it says of itself, while it is met."""

    def __init__(self, public: Link) -> None:
        self._public = public
        self._here: tuple[Address, ...] = ()
        self._there: dict[Link, tuple[Address, ...]] = {}
        self._told: dict[Link, tuple[float, bytes]] = {}

    def locate(self, addresses: tuple[Address, ...]) -> None:
        """Note at which *addresses* our own inbox is reached now."""
        self._here = addresses[:ADDRESSES_MAX]

    def meet(self, link: Link) -> None:
        """Begin with a peer whose identity is known."""
        self._there.setdefault(link, ())
        self._told.pop(link, None)

    def lose(self, link: Link) -> None:
        """Name *link* no more."""
        self._there.pop(link, None)
        self._told.pop(link, None)

    def receive(self, link: Link, packet: Peers) -> list[Effect]:
        """Note what *link* says of itself, and dial whomever it names."""
        if link not in self._there:
            return []
        for other, addresses in packet.peers:
            if other == link:
                self._there[link] = addresses
        return [Dial(*peer) for peer in packet.peers if peer[1] and peer[0] != self._public]

    def turn(self, now: float) -> list[Effect]:
        """Tell everybody whom we know, when that has changed or may have got lost."""
        effects: list[Effect] = []
        frame: bytes | None = None
        for link in self._there if self._here else ():
            frame = frame or self._frame()
            told_at, told = self._told.get(link, (-PEERS_EVERY_S, b""))
            if told != frame or now - told_at >= PEERS_EVERY_S:
                self._told[link] = (now, frame)
                effects.append(Send(link, frame))
        return effects

    def _frame(self) -> bytes:
        others = tuple(peer for peer in sorted(self._there.items()) if peer[1])
        return encode(Peers(((self._public, self._here), *others)[:PEERS_MAX]))
