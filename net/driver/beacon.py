"""Discovery by UDP broadcast: fast to heal, and it notices new addresses by itself (P10.3).

One datagram = packed [b"wormup", version, port, key, name], 256 bytes at most. Each `Beacon.shout`
sends it once on every adapter; its sender's address is the address of the hint.
"""

import contextlib
import socket
from functools import lru_cache

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


class Beacon:
    """A UDP socket that says where we are and hears where others are; it never blocks.

    With *loopback* nothing leaves this machine and nothing comes in from outside. *trouble* is
    why the beacon is off, None if it is on; ``socket`` is for `Sockets.watch`, None if it is off.
    """

    def __init__(self, card: Card, *, loopback: bool = False) -> None:
        self._public = card.public
        self._port = card.meet
        self._loopback = loopback
        self._datagram = pack((_MAGIC, card.version, card.port, card.public, card.name))
        assert len(self._datagram) <= DATAGRAM_BYTES_MAX, "a name has 24 characters at most"
        self.socket: socket.socket | None = None
        self.trouble: Trouble | None = None
        try:
            self.socket = _open(card.meet)
        except OSError as error:
            what = str(error.strerror)
            self.trouble = Trouble(NetworkReason.BEACON_OFF, port=card.meet, what=what)

    def shout(self) -> tuple[str, ...]:
        """Announce us on every adapter there is now; return the broadcast addresses used."""
        adapters = (_THIS_MACHINE,) if self._loopback else recent_adapters()
        reached = dict.fromkeys(a.broadcast for a in adapters if self._send(a.broadcast))
        return tuple(reached)

    def _send(self, target: str) -> bool:
        if self.socket is None or not target:
            return False
        try:
            self.socket.sendto(self._datagram, (target, self._port))
        except OSError:
            return False  # this adapter is going down or may not broadcast: others may work
        return True

    def hear(self, count: int = 32) -> list[Hint]:
        """Return the hints that came since, from *count* datagrams at most; skip garbage."""
        hints = []
        for _ in range(count):
            try:
                heard = self._next()
            except BlockingIOError:
                break
            except OSError:
                continue  # Windows: a datagram longer than ours, or one of ours found nobody
            hints += [hint for hint in heard if hint.public != self._public]
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
