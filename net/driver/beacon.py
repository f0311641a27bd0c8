"""Discovery by UDP broadcast: fast to heal, and it notices new addresses by itself (P10.3).

One datagram = packed [b"wormup", version, port, key, name], 256 bytes at most. Each `Beacon.shout`
sends it once on every adapter; its sender's address is the address of the hint.
"""

import contextlib
import socket
import threading
from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

from core.table.encoding import MalformedError, pack, unpack
from core.table.trouble import Trouble
from net.driver.adapters import LOOPBACK, Adapter, recent_adapters
from net.driver.hints import Card, Hint, make_hint
from net.protocol.troubles import NetworkReason

DATAGRAM_BYTES_MAX = 256

_MAGIC = b"wormup"
_ECHO_S = 0.5
_KNOWN_MAX = 64
"""How many datagrams we know again: whoever is there sends the same one each second."""
_THIS_MACHINE = Adapter(LOOPBACK, 8, "loopback")


class Ear(Protocol):
    """A node that is announced by a beacon, and told what the beacon hears."""

    card: Card

    def take(self, hint: Hint) -> None:
        """Take a *hint*; any thread may call this."""

    def wake(self) -> None:
        """Look soon whether the beacon is yours to serve; any thread may call this."""


class Beacons:
    """Keeps one beacon for all nodes of a process that meet at one number."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lit: dict[tuple[int, bool], SharedBeacon] = {}

    def join(self, ear: Ear, *, loopback: bool) -> "SharedBeacon":
        """Return the beacon that announces *ear* from now on."""
        place = ear.card.meet, loopback
        with self._lock:
            there = self._lit.get(place)
            if there is None:
                there = self._lit[place] = SharedBeacon(ear, loopback=loopback)
            else:
                there.ears = (*there.ears, ear)
                there.beacon.announce(each.card for each in there.ears)
            there.shout()
        return there

    def leave(self, ear: Ear, there: "SharedBeacon") -> None:
        """Announce *ear* no more; the last one puts the beacon out, else the next serves it."""
        with self._lock:
            there.ears = tuple(each for each in there.ears if each is not ear)
            there.beacon.announce(each.card for each in there.ears)
            if there.ears:
                there.ears[0].wake()
                return
            self._lit = {place: each for place, each in self._lit.items() if each is not there}
        there.beacon.close()


class SharedBeacon:
    """A beacon, and the nodes of one process that it serves: the first of them serves it."""

    def __init__(self, first: Ear, *, loopback: bool) -> None:
        self.ears: tuple[Ear, ...] = (first,)
        self.beacon = Beacon(first.card, loopback=loopback)
        self.reached: tuple[str, ...] = ()
        """The broadcast addresses at which all were announced last."""

    def shout(self) -> None:
        """Announce all."""
        self.reached = self.beacon.shout()

    def hear(self) -> None:
        """Tell all what has been heard."""
        for hint in self.beacon.hear():
            for ear in self.ears:
                ear.take(hint)


class Beacon:
    """A UDP socket that says where we are and hears where others are; it never blocks.

    With *loopback* nothing leaves this machine and nothing comes in from outside. *trouble* is
    why the beacon is off, None if it is on; ``socket`` is for `Sockets.watch`, None if it is off.
    """

    def __init__(self, card: Card, *, loopback: bool = False) -> None:
        self._port = card.meet
        self._loopback = loopback
        self.announce((card,))
        self.socket: socket.socket | None = None
        self.trouble: Trouble | None = None
        try:
            self.socket = _open(card.meet)
        except OSError as error:
            what = str(error.strerror)
            self.trouble = Trouble(NetworkReason.BEACON_OFF, port=card.meet, what=what)

    def announce(self, cards: Iterable[Card]) -> None:
        """Announce these *cards* from now on."""
        self._datagrams = {
            card.public: pack((_MAGIC, card.version, card.port, card.public, card.name))
            for card in cards
        }
        longest = max(map(len, self._datagrams.values()), default=0)
        assert longest <= DATAGRAM_BYTES_MAX, "a name has 24 characters at most"

    def shout(self) -> tuple[str, ...]:
        """Announce us on every adapter there is now; return the broadcast addresses used."""
        adapters = (_THIS_MACHINE,) if self._loopback else recent_adapters()
        reached = dict.fromkeys(a.broadcast for a in adapters if self._send(a.broadcast))
        return tuple(reached)

    def _send(self, target: str) -> bool:
        if self.socket is None or not target:
            return False
        try:
            for datagram in self._datagrams.values():
                self.socket.sendto(datagram, (target, self._port))
        except OSError:
            return False  # this adapter is going down or may not broadcast: others may work
        return True

    def hear(self, count: int = 32) -> list[Hint]:
        """Return the hints that came since, from *count* datagrams at most; skip garbage.

        Who has one card alone hears nothing of itself.
        """
        ours = self._datagrams.keys() if len(self._datagrams) == 1 else ()
        hints = []
        for _ in range(count):
            try:
                heard = self._next()
            except BlockingIOError:
                break
            except OSError:
                continue  # Windows: a datagram longer than ours, or one of ours found nobody
            hints += [hint for hint in heard if hint.public not in ours]
        return hints

    def _next(self) -> list[Hint]:
        if self.socket is None:
            raise BlockingIOError
        datagram, (host, _) = self.socket.recvfrom(DATAGRAM_BYTES_MAX)
        if self._loopback and not host.startswith("127."):
            return []
        with contextlib.suppress(MalformedError):
            return [parse_datagram(datagram, host)]
        return []

    def close(self) -> None:
        """Fall silent."""
        if self.socket is not None:
            self.socket.close()
            self.socket = None


def is_heard_on_loopback(port: int) -> bool:
    """Return whether beacons of this machine hear each other without a network: not on macOS."""
    with contextlib.suppress(OSError), contextlib.closing(_open(port)) as beacon:
        beacon.settimeout(_ECHO_S)
        beacon.sendto(b"", (_THIS_MACHINE.broadcast, port))
        beacon.recvfrom(DATAGRAM_BYTES_MAX)
        return True
    return False


@lru_cache(maxsize=_KNOWN_MAX)
def parse_datagram(datagram: bytes, host: str) -> Hint:
    """Return the hint that *host* sent, or raise `MalformedError`."""
    match unpack(datagram):
        case (magic, version, port, public, name) if magic == _MAGIC:
            return make_hint(public, name, [host], port, version)
    msg = f"{len(datagram)} bytes of something else"
    raise MalformedError(msg)


def _open(port: int) -> socket.socket:
    """Return a socket that shares *port* with others on this machine: all hear a broadcast."""
    opened = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):  # macOS wants both
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        opened.settimeout(0)
        opened.bind(("", port))
    except OSError:
        opened.close()
        raise
    return opened
