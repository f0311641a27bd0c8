"""What peers send each other: bytes and back, strictly (P10.2, P10.4).

A packet is one frame: the packed array of its name and its fields. Law: decoding yields a packet
or raises `MalformedError`; hellos and offers are verified as read, the rest by who uses it.
Fields behind those that we know are of a newer version and dropped, and so is a packet of which we
know the name only; what is signed is read whole or not at all (`Newer`).

hello (signed) · greeting (name, version, rules) · open (a table to join) · closed · join (an offer)
· leave · genesis (the document and the sits so far) · have · msgs · peers (where each peer is) ·
aside (what a seat shows the others by the way) · tournament (all that its sender knows of one) ·
twin (signed: what a program says to another with the same identity, perhaps through a third) ·
compare (asks for a copy of a game) · copy (its digests, or that there is none) · certificate
"""

from collections.abc import Callable
from dataclasses import dataclass

from core.table.agreed import known
from core.table.encoding import MalformedError, NewerError, Value, is_name, pack, unpack
from net.protocol.copy_packets import (
    CertificatePacket,
    Compare,
    CopyPacket,
    read_certificate,
    read_compare,
    read_copy,
)
from net.protocol.game_packets import (
    AsidePacket,
    GenesisPacket,
    Have,
    Msgs,
    read_aside,
    read_genesis,
    read_have,
    read_msgs,
)
from net.protocol.hello_packets import (
    Greeting,
    Hello,
    TwinPacket,
    read_greeting,
    read_hello,
    read_twin,
)
from net.protocol.limits import ORIGIN_BYTES
from net.protocol.peer_packets import Peers, read_peers
from net.protocol.table_packets import Closed, Join, Leave, OpenTable, read_join, read_open
from net.protocol.tournament_packets import TournamentPacket, read_tournament


@dataclass(frozen=True, slots=True)
class Newer:
    """A packet of a newer version: it has a name, and nothing else of it is read or kept."""

    name: str

    @property
    def value(self) -> Value:
        """The name alone."""
        return (self.name,)


Packet = (
    Hello
    | Greeting
    | OpenTable
    | Closed
    | Join
    | Leave
    | GenesisPacket
    | Have
    | Msgs
    | Peers
    | AsidePacket
    | TournamentPacket
    | Newer
    | TwinPacket
    | Compare
    | CopyPacket
    | CertificatePacket
)


def encode(packet: Packet) -> bytes:
    """Return the frame of *packet*."""
    return pack(packet.value)


def decode(frame: bytes) -> Packet:
    """Read a frame, or raise `MalformedError` saying what is wrong with it."""
    return read(unpack(frame))


def read(value: Value) -> Packet:
    """Read an unpacked frame, as `decode` does."""
    match value:
        case (str(name), *fields) if name in _READERS:
            try:
                return _READERS[name](tuple(fields))
            except NewerError:
                return Newer(name)
        case (str(name), *_) if is_name(name):
            return Newer(name)
        case _:
            msg = "a packet is an array that begins with the name of one"
            raise MalformedError(msg)


def signatures(value: Value) -> int:
    """Return how many signatures a frame may make us verify, here or later; verify none (P13)."""
    match value:
        case ("hello" | "join" | "twin", *_):
            return 1
        case ("open", _, (_, _, options, _, *_), tuple(offers), *_):
            return len(offers) + _origin_cost(options)
        case (
            ("open", _, _, tuple(several), *_)
            | ("msgs", _, tuple(several), *_)
            | ("certificate", _, _, tuple(several), *_)
        ):
            return len(several)
        case ("genesis", (_, _, _, _, tuple(offers), *_), tuple(sits), *_):
            return len(offers) * (1 + len(sits))  # a sit does not name its seat
        case ("tournament", _, _, tuple(comes), _, tuple(reveals), tuple(results), *_):
            return 2 + len(comes) + len(reveals) + len(results)
        case _:
            return 0


def _origin_cost(options: Value) -> int:
    """Return as how many signatures playing the past of an origin in *options* again counts."""
    origin = known(options)[0].origin
    return 0 if origin is None else len(origin.past) // ORIGIN_BYTES


_READERS: dict[str, Callable[[tuple[Value, ...]], Packet]] = {
    "hello": read_hello,
    "greeting": read_greeting,
    "open": read_open,
    "closed": lambda _fields: Closed(),
    "join": read_join,
    "leave": lambda _fields: Leave(),
    "genesis": read_genesis,
    "have": read_have,
    "msgs": read_msgs,
    "peers": read_peers,
    "aside": read_aside,
    "tournament": read_tournament,
    "twin": read_twin,
    "compare": read_compare,
    "copy": read_copy,
    "certificate": read_certificate,
}
