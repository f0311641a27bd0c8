"""Discovery by UDP broadcast: fast to heal, and it notices new addresses by itself (P10.3).

One datagram = packed [b"wormup", version, port, key, name], 256 bytes at most. Each `Beacon.shout`
sends it once on every adapter; its sender's address is the address of the hint.
"""

import contextlib
import errno
import socket
import struct
import sys
from functools import lru_cache

from core.table.encoding import MalformedError, pack, unpack
from core.table.trouble import Trouble
from net.driver.adapters import Adapter, recent_adapters
from net.driver.barriers import KEPT_IN
from net.driver.hints import Hint, HintCard, make_hint
from net.driver.place import LOOPBACK
from net.protocol.troubles import NetworkReason

DATAGRAM_BYTES_MAX = 256

_MAGIC = b"wormup"
_ECHO_S = 0.5
_ALL, _PKTINFO = "255.255.255.255", 8
UNHEARD_MAX = 3
"""So often an echo of ours may be lost without a filter."""
_KNOWN_MAX = 64
"""How many datagrams we know again: whoever is there sends the same one each second."""
_THIS_MACHINE = Adapter(LOOPBACK, 8, "lo")


class Beacon:
    """A UDP socket that says where we are and hears where others are; it never blocks.

    With *loopback* nothing leaves this machine and nothing comes in from outside. *trouble* is
    why the beacon is off, None if it is on; ``socket`` is for `Sockets.watch`, None if it is off.
    """

    def __init__(self, card: HintCard, *, loopback: bool = False) -> None:
        self._public = card.public
        self._port = card.meet
        self._loopback = loopback
        self._datagram = pack((_MAGIC, card.version, card.port, card.public, card.name))
        assert len(self._datagram) <= DATAGRAM_BYTES_MAX, "a name has 24 characters at most"
        self.socket: socket.socket | None = None
        self._unheard = 0
        """How often we have shouted since we heard ourselves."""
        self.is_kept_in = False
        """Whether something on this laptop let nothing out, when we shouted last."""
        self.trouble: Trouble | None = None
        try:
            self.socket = _open(card.meet)
        except OSError as error:
            what = str(error.strerror)
            self.trouble = Trouble(NetworkReason.BEACON_OFF, port=card.meet, what=what)

    def shout(self) -> tuple[str, ...]:
        """Announce us on every adapter there is now; return the broadcast addresses used.

        That of this machine alone does not count, but where nothing else is wanted.
        """
        if self._loopback:
            return (_THIS_MACHINE.broadcast,) if not self._send(_THIS_MACHINE) else ()
        adapters = [one for one in recent_adapters() if one.is_alive]
        errors = {one: self._send(one) for one in adapters if one.broadcast}
        near = {errors[one] for one in errors if not one.is_virtual and not one.is_loopback}
        self.is_kept_in = bool(near) and near <= KEPT_IN
        reached = {one.broadcast: one for one, error in errors.items() if not error}
        outside = [to for to, one in reached.items() if not one.is_loopback]
        if any(not reached[to].is_virtual for to in outside):
            self._unheard += 1
        return tuple(outside)

    def _send(self, adapter: Adapter) -> int:
        """Announce us to all on the network of *adapter*, by no other; return what fails, or 0."""
        if self.socket is None:
            return errno.EBADF
        try:
            self._send_by(adapter, adapter.broadcast)
        except OSError as error:  # this adapter is going down or may not broadcast
            return error.errno or errno.EIO
        with contextlib.suppress(OSError):
            if not adapter.is_loopback:
                self._send_by(adapter, _ALL)  # to whoever takes this network for another one
        return 0

    def _send_by(self, adapter: Adapter, target: str) -> None:
        assert self.socket is not None
        to = target, self._port
        if sys.platform == "linux":
            number = socket.if_nametoindex(adapter.name)
            by = struct.pack("=i4s4x", number, socket.inet_aton(adapter.address))
            self.socket.sendmsg([self._datagram], [(socket.IPPROTO_IP, _PKTINFO, by)], 0, to)
        elif target != _ALL:
            self.socket.sendto(self._datagram, to)

    @property
    def is_filtered(self) -> bool:
        """Whether we have not heard ourselves for some seconds: a filter drops what comes in."""
        return sys.platform == "linux" and self._unheard > UNHEARD_MAX

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
            if any(self._came_from_outside(hint) for hint in heard):
                self._unheard = 0
        return hints

    def _came_from_outside(self, hint: Hint) -> bool:
        """Return whether *hint* is ours, and has passed what others' have to: loopback is open."""
        return hint.public == self._public and not hint.addresses[0][0].startswith("127.")

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
