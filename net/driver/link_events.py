"""The driver's links, and the events that it reports of them (P10.1).

A link is a program met on the network, named by the public key of its process (32 bytes). It may
rest on several connections: those it made to us and those we made to it, all used both ways.
"""

import socket
from dataclasses import dataclass
from typing import TypeAlias

Link: TypeAlias = bytes
Address: TypeAlias = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Frame:
    """What *link* sent in one piece; only its sender's key has been checked."""

    link: Link
    data: bytes


@dataclass(frozen=True, slots=True)
class Up:
    """The link has its first connection; this always comes before its frames."""

    link: Link


@dataclass(frozen=True, slots=True)
class Down:
    """The link has lost its last connection."""

    link: Link


@dataclass(frozen=True, slots=True)
class WrongKey:
    """Something answers at *address*, but not as the owner of the link's key."""

    link: Link
    address: Address


@dataclass(frozen=True, slots=True)
class TurnedAway:
    """The peer at *address* is there but does not let us in now; we ask again each second."""

    link: Link
    address: Address


@dataclass(frozen=True, slots=True)
class Readable:
    """A socket that the driver watches for others has something to read."""

    socket: socket.socket


Event: TypeAlias = Up | Down | Frame | WrongKey | TurnedAway | Readable
