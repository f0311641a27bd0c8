"""What all connections of a node have in common: keys, limits, every socket's options (P13)."""

import contextlib
import socket
import struct
from collections.abc import Container, Iterator
from dataclasses import dataclass

import zmq

from net.driver.link_events import Link
from net.protocol.limits import FRAME_MAX

SENT_BYTES_MAX = FRAME_MAX - 64  # the cipher adds some to what the other end measures
TURN_BYTES_MAX = 2 * FRAME_MAX
WAITING_FRAMES_MAX = 16
"""How many frames of one connection may wait to be read; more wait at their sender."""
CONNECTIONS_MAX = 16
CONNECTIONS_PER_ADDRESS_MAX = 4
SILENT_MAX = 32
"""How many connections may have sent nothing yet: each takes one of our process's open files."""
PEERS_DIALED_MAX = 16
LINES_PER_PEER_MAX = 2
LINES_MAX = 24
"""How many lines to all peers: each takes four files, on macOS seven. Every peer gets its first;
only a second may find no room."""
SILENT_PER_ADDRESS_MAX = 4
ANSWER_WITHIN_S = 2.0
"""How long a peer that we dial has before another may take its place."""
ADDRESSES_PER_PEER_MAX = 8
BLOCKED_MAX = 256

_MONITOR_EVENT = struct.Struct("=hi")
_EVENTS, _POLLIN = int(zmq.EVENTS), int(zmq.POLLIN)  # arithmetic with an Enum is slow


@dataclass(frozen=True, slots=True)
class Keys:
    """The key pair of our own process, fresh at each start (P10.1)."""

    public: bytes
    secret: bytes

    def __repr__(self) -> str:
        """Leave the secret out."""
        return f"Keys({self.public.hex()[:8]}...)"


@dataclass(frozen=True, slots=True)
class Shared:
    """What all sockets of this node have in common."""

    context: zmq.Context[zmq.Socket[bytes]]
    poller: zmq.Poller
    keys: Keys
    near: Container[Link] = ()
    """The links to nodes of this same process, which cannot fall silent: they end, or we do too."""


@contextlib.contextmanager
def borrowed(number: int) -> Iterator[socket.socket]:
    """Yield the operating system's socket behind a monitor event; OSError if it is closed."""
    connection = socket.socket(fileno=number)
    try:
        yield connection
    finally:
        connection.detach()


def own_host(number: int) -> str:
    """Return our own address on the connection of socket *number*; "" if it is closed."""
    with contextlib.suppress(OSError), borrowed(number) as connection:
        return str(connection.getsockname()[0])
    return ""


def set_options(target: zmq.Socket[bytes]) -> None:
    """Set the options that bound what a peer can cost and show a dead connection in seconds."""
    target.linger = 0
    target.maxmsgsize = FRAME_MAX
    target.sndhwm = 256
    target.rcvhwm = WAITING_FRAMES_MAX
    target.handshake_ivl = 4000
    target.tcp_maxrt = 4000


def has_more(source: zmq.Socket[bytes]) -> bool:
    """Return whether something can be received; to try and fail costs twenty times as much."""
    return bool(int(source.getsockopt(_EVENTS)) & _POLLIN)


def next_event(monitor: zmq.Socket[bytes]) -> tuple[int, int] | None:
    """Take the next (event, value) off a socket's *monitor*; None when there is none now."""
    if not has_more(monitor):
        return None
    event, _endpoint = monitor.recv_multipart(zmq.DONTWAIT)
    kind, value = _MONITOR_EVENT.unpack(event)
    return kind, value
