"""Links: each connection's identity. No peer is heard before a true hello; floods are cut (P10.2).

Law: an identity is believed only with a hello that ties it to both connection keys.
"""

from dataclasses import dataclass

from core.table.encoding import MalformedError, unpack
from core.table.signing import SigningKey
from core.table.trouble import Trouble
from net.protocol.effects import Effect, Link, Penalize, Send
from net.protocol.hello_packets import ForgedHelloError, Greeting, Hello, make_hello
from net.protocol.limits import (
    FRAME_BEFORE_HELLO_MAX,
    HELLO_EVERY_S,
    HELLO_WITHIN_S,
    PENALTY_S,
    Allowance,
)
from net.protocol.packets import Packet, encode, read, signatures
from net.protocol.troubles import PeerReason


@dataclass(slots=True)
class _Peer:
    since: float
    allowance: Allowance
    identity: bytes | None = None
    greeted: float = -HELLO_EVERY_S
    pause: float = HELLO_EVERY_S
    greeting: Greeting | None = None


@dataclass(frozen=True, slots=True)
class Heard:
    """A packet of a peer whose identity is known; a `Hello` when it has just become known."""

    identity: bytes
    packet: Packet


class Links:
    """Guards the door: a frame becomes a packet of a known identity, or nothing."""

    def __init__(self, identity: SigningKey, public: bytes) -> None:
        self._identity = identity
        self._public = public
        self._peers: dict[Link, _Peer] = {}

    def up(self, link: Link, now: float) -> list[Effect]:
        """Greet a connection that has just come up."""
        self.down(link)
        return self._greet(link, self._peer(link, now), now)

    def down(self, link: Link) -> None:
        """Forget *link*: the next one has to say hello again."""
        self._peers.pop(link, None)

    def identities(self) -> dict[Link, bytes]:
        """Return the known identities of the connections that are up."""
        return {link: p.identity for link, p in self._peers.items() if p.identity is not None}

    def knows_asides(self, link: Link) -> bool:
        """Return whether *link* has greeted us as a program that can be sent asides."""
        greeting = self.greeting(link)
        return greeting is not None and greeting.knows_asides

    def greeting(self, link: Link) -> Greeting | None:
        """Return the last greeting of *link*, None if it has not greeted us."""
        return self._peers[link].greeting if link in self._peers else None

    def receive(self, link: Link, frame: bytes, now: float) -> tuple[Heard | None, list[Effect]]:
        """Read a *frame*; the effects answer a hello, or shut out a link that misbehaves."""
        peer = self._peer(link, now)
        if not peer.allowance.spend(now, len(frame)):
            return None, []  # lost, as far as its sender can tell; `have` repairs
        if peer.identity is None and len(frame) > FRAME_BEFORE_HELLO_MAX:
            # perhaps it does not know yet that its old connection is gone
            return None, self.blame(link, Trouble(PeerReason.LARGE_FRAME))
        try:
            packet = _read(peer, frame)
        except MalformedError as error:
            is_forged = isinstance(error, ForgedHelloError)
            answer = self.shut_out if is_forged else self.blame
            return None, answer(link, Trouble(PeerReason.NO_PACKET))
        if isinstance(packet, Hello):
            return self._take_hello(link, peer, packet, now)
        if isinstance(packet, Greeting):
            peer.greeting = packet
        if peer.identity is None:
            return None, self._greet(link, peer, now)
        return Heard(peer.identity, packet) if packet is not None else None, []

    def _take_hello(
        self, link: Link, peer: _Peer, hello: Hello, now: float
    ) -> tuple[Heard | None, list[Effect]]:
        if (hello.mine, hello.yours) != (link, self._public):
            return None, self.shut_out(link, Trouble(PeerReason.OTHER_HELLO))
        is_known, peer.identity = peer.identity == hello.identity, hello.identity
        answer = self._greet(link, peer, now)
        if is_known and not answer:
            return None, []  # it will ask again, and takes nothing else before our hello
        return Heard(hello.identity, hello), answer

    def blame(self, link: Link, why: Trouble) -> list[Effect]:
        """Count a misdeed of *link*; too many of them shut it out for a minute."""
        peer = self._peers.get(link)
        return self.shut_out(link, why) if peer and peer.allowance.blame() else []

    def shut_out(self, link: Link, why: Trouble, seconds: float = PENALTY_S) -> list[Effect]:
        """Hear nothing more of *link* for some *seconds*."""
        self.down(link)
        return [Penalize(link, seconds, why)]

    def tick(self, now: float) -> list[Effect]:
        """Ask again for a missing hello; shut out a link that has not sent it in time."""
        effects: list[Effect] = []
        for link, peer in list(self._peers.items()):
            if peer.identity is None and now - peer.since > HELLO_WITHIN_S:
                effects += self.shut_out(link, Trouble(PeerReason.NO_HELLO))
            elif peer.identity is None:
                effects += self._greet(link, peer, now)
        return effects

    def _peer(self, link: Link, now: float) -> _Peer:
        peer = self._peers.get(link)
        if peer is None:
            peer = self._peers[link] = _Peer(now, Allowance(now))
        return peer

    def _greet(self, link: Link, peer: _Peer, now: float) -> list[Effect]:
        """Say hello, and wait longer each time to repeat it, or two peers would answer for ever.

        Yet never so long that a peer asking for it each second has to shut us out.
        """
        if now - peer.greeted < peer.pause:
            return []
        if peer.identity is not None:
            peer.pause = min(2 * peer.pause, HELLO_WITHIN_S - HELLO_EVERY_S)
        peer.greeted = now
        return [Send(link, encode(make_hello(self._identity, self._public, link)))]


def _read(peer: _Peer, frame: bytes) -> Packet | None:
    """Return the packet of a *frame*; None, as if lost, if P13 does not allow its signatures."""
    value = unpack(frame)
    is_paid = peer.allowance.verify(signatures(value), len(frame))
    return read(value) if is_paid else None
