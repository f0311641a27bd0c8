"""Devices: machines of any kind that speak mDNS here; a sign that multicast works (P10.3).

Asks as any browser of services does, and counts the answers without reading them.
"""

import contextlib
import socket
import struct
import time
from collections.abc import Iterable

ASK_S = 1.0

_MDNS = ("224.0.0.251", 5353)
_HEARD_MAX = 256
# which services are there? (one PTR question of class IN)
_QUESTION = (
    struct.pack(">6H", 0, 0, 1, 0, 0, 0) + b"\x09_services\x07_dns-sd\x04_udp\x05local\0\0\x0c\0\1"
)


class Devices:
    """A socket that asks which services there are, and hears which machines answer."""

    def __init__(self, addresses: Iterable[str]) -> None:
        self._own = frozenset(addresses)
        self._asked = -ASK_S
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.settimeout(0)
        with contextlib.suppress(OSError):  # then we hear nobody, and report just that
            self._open()

    def _open(self) -> None:
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        self._socket.bind(("", _MDNS[1]))
        for address in self._own:
            group = socket.inet_aton(_MDNS[0]) + socket.inet_aton(address)
            self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, group)

    def hear(self) -> set[str]:
        """Ask now and then; return the addresses of others that have spoken since."""
        if time.monotonic() - self._asked >= ASK_S:
            self._asked = time.monotonic()
            for address in self._own:
                self._ask(address)
        heard = set()
        with contextlib.suppress(OSError):
            for _ in range(_HEARD_MAX):
                heard.add(self._socket.recvfrom(2048)[1][0])
        return heard - self._own

    def _ask(self, address: str) -> None:
        with contextlib.suppress(OSError):
            way_out = socket.inet_aton(address)
            self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, way_out)
            self._socket.sendto(_QUESTION, _MDNS)

    def close(self) -> None:
        """Stop asking."""
        self._socket.close()
