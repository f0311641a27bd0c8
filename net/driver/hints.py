"""What discovery says: a peer with this key may be at these addresses (P10.3).

Law: a hint is never trusted. Anybody can send one; only the owner of the key can answer at the
other end, and only a hello ties the key to a person.
"""

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass

from core.table.encoding import MalformedError
from core.table.naming import name_refusal
from net.driver.connections import ADDRESSES_PER_PEER_MAX
from net.driver.link_events import Address, Link
from net.driver.place import MEET_PORT

KEY_BYTES = 32
VERSION = 1
"""The version of the protocol that this program speaks (P10.3)."""
VERSION_MAX = 9999


@dataclass(frozen=True, slots=True)
class HintCard:
    """How this process introduces itself: the public key of its sockets, their port, a name."""

    public: Link
    port: int
    name: str
    version: int = VERSION
    meet: int = MEET_PORT
    """We meet only peers that use the same number."""
    program: str = ""
    """The version of our program; only mDNS has room for it, and older programs do not read it."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Where a peer may be found; the name is what it calls itself before its hello."""

    public: Link
    name: str
    addresses: tuple[Address, ...]
    version: int
    program: str = ""
    """The version of its program as it may be shown, or ""."""


def make_hint(
    public: object, name: object, hosts: Iterable[str], port: object, version: object
) -> Hint:
    """Return the hint of what came from the network, or raise `MalformedError`."""
    if type(public) is not bytes or len(public) != KEY_BYTES:
        msg = f"a key has {KEY_BYTES} bytes"
        raise MalformedError(msg)
    if type(name) is not str or name_refusal(name):
        msg = "no name that a player may have"
        raise MalformedError(msg)
    if type(version) is not int or not 0 <= version <= VERSION_MAX:
        msg = f"a version is a number up to {VERSION_MAX}"
        raise MalformedError(msg)
    if type(port) is not int or not 1 <= port <= 65535:
        msg = "a port is a number from 1 to 65535"
        raise MalformedError(msg)
    addresses = tuple((host, port) for host in dict.fromkeys(hosts) if _is_address(host))
    if not addresses:
        msg = "no address that a laptop can have"
        raise MalformedError(msg)
    return Hint(public, name, addresses[:ADDRESSES_PER_PEER_MAX], version)


def is_laptop(host: str, *, loopback: bool) -> bool:
    """Return whether *host* may be a laptop in the part of the network that we use."""
    return _is_address(host) and ipaddress.IPv4Address(host).is_loopback is loopback


def _is_address(host: str) -> bool:
    try:
        address = ipaddress.IPv4Address(host)
    except ValueError:
        return False
    return not (address.is_multicast or address.is_unspecified or address.is_reserved)
