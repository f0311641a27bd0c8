"""The packet by which peers say where each other is (P10.3)."""

import contextlib
import ipaddress
from dataclasses import dataclass

from core.table.encoding import Value
from core.table.signing import KEY_BYTES
from net.protocol.fields import malformed, read_number

PEERS_MAX = 32


ADDRESSES_MAX = 8


Address = tuple[str, int]
"""IPv4 in dotted form, and a port."""


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """The identity on a link, and the addresses at which it says it can be reached."""

    link: bytes
    identity: bytes
    addresses: tuple[Address, ...]


@dataclass(frozen=True, slots=True)
class Peers:
    """The sender itself (first) and the peers it is connected to now (P10.3)."""

    peers: tuple[Whereabouts, ...]

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("peers", tuple((p.link, p.identity, p.addresses) for p in self.peers))


def read_peers(fields: tuple[Value, ...]) -> Peers:
    """Read where each peer is, or raise `MalformedError`."""
    match fields:
        case (tuple(peers), *_) if 1 <= len(peers) <= PEERS_MAX:
            return Peers(tuple(_peer(entry) for entry in peers))
    raise malformed(Peers)


def _peer(entry: Value) -> Whereabouts:
    match entry:
        case (bytes(link), bytes(identity), tuple(addresses), *_) if (
            len(link) == len(identity) == KEY_BYTES and len(addresses) <= ADDRESSES_MAX
        ):
            return Whereabouts(link, identity, tuple(_address(address) for address in addresses))
    raise malformed(Peers)


def _address(value: Value) -> Address:
    match value:
        case (str(host), port, *_):
            with contextlib.suppress(ipaddress.AddressValueError):
                return str(ipaddress.IPv4Address(host)), read_number(port, 1, 65535)
            raise malformed(Peers)
        case _:
            raise malformed(Peers)
