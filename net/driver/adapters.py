"""The network adapters of this laptop, listed anew each second: addresses come and go."""

import ipaddress
import math
import socket
import struct
import sys
import threading
import time
from array import array
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import ifaddr

from net.driver.place import LOOPBACK
from net.protocol.beat import next_beat

if sys.platform == "linux":
    import fcntl

LIST_S = 1.0
VIRTUAL_MAX = 3
"""So many addresses of bridges and tunnels are told, where there is no other."""
_FLAGS, _UP, _RUNNING = 0x8913, 0x1, 0x40
"""The question for the flags of an adapter, and two of them."""
_ETHTOOL, _GET_LINK = 0x8946, 0xA

_VIRTUAL = (
    *("bluetooth", "br-", "docker", "hyper-v", "lxc", "lxdbr", "nordlynx", "podman", "ppp"),
    *("tailscale", "tap", "tun", "utun", "vbox", "veth", "vethernet", "virbr", "virtual", "vmnet"),
    *("vmware", "vpn", "wg", "wireguard", "wsl", "zerotier", "zt"),
)
"""Beginnings of, or words in, names of adapters that lead to no table in the room."""
_RADIO = ("bluetooth", "ppp")
"""Those of them that are a way of their own into the world; a tunnel needs another adapter."""


@dataclass(frozen=True, slots=True, order=True)
class Adapter:
    """One IPv4 address of an adapter, and the length of its network's prefix."""

    address: str
    prefix: int
    name: str
    is_alive: bool = True
    """Whether it is on and its cable is in, as far as the system says so."""

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can be reached here."""
        return ipaddress.IPv4Address(self.address).is_loopback

    @property
    def is_virtual(self) -> bool:
        """Whether this looks like a VPN, a virtual machine or a container, by its name.

        >>> [Adapter("10.8.0.1", 24, n).is_virtual for n in ("tun0", "Hyper-V Switch", "wlan0")]
        [True, True, False]
        """
        name = self.name.lower()
        return name.startswith(_VIRTUAL) or any(word in _VIRTUAL for word in name.split())

    @property
    def leads_out(self) -> bool:
        """Whether anybody else may be reached here, without another adapter below it."""
        is_own = not self.is_virtual or self.name.lower().startswith(_RADIO)
        return self.is_alive and not self.is_loopback and is_own

    @property
    def network(self) -> str:
        """Its network, with the length of the prefix.

        >>> Adapter("192.168.7.9", 24, "wlan0").network
        '192.168.7.0/24'
        """
        return str(ipaddress.IPv4Network(f"{self.address}/{self.prefix}", strict=False))

    @property
    def broadcast(self) -> str:
        """The address that reaches all on this network; "" where there is none.

        >>> Adapter("192.168.7.9", 24, "wlan0").broadcast, Adapter("10.8.0.1", 32, "vpn").broadcast
        ('192.168.7.255', '')
        """
        return _broadcast(self)


@lru_cache(maxsize=64)
def _broadcast(adapter: Adapter) -> str:
    network = ipaddress.IPv4Network(adapter.network)
    return str(network.broadcast_address) if network.num_addresses > 2 else ""


class _Recent:
    """What was listed last, and until when it is recent."""

    adapters: tuple[Adapter, ...] = ()
    until = -math.inf
    lock = threading.Lock()


def recent_adapters() -> tuple[Adapter, ...]:
    """Return what `list_adapters` does, asked at most once a second for all of this process."""
    with _Recent.lock:  # else five nodes whose second begins would all ask
        return list_adapters() if time.monotonic() >= _Recent.until else _Recent.adapters


class AdapterLinks(NamedTuple):
    """The networks of this laptop in which these games cannot be played."""

    is_wide: bool
    """Whether one has IPv6 addresses."""
    bare: tuple[str, ...]
    """The adapters that are on, and have no address but one of their own making."""


def other_links() -> AdapterLinks:
    """Return the networks without IPv4."""
    try:
        found = ifaddr.get_adapters()
    except OSError:
        return AdapterLinks(is_wide=False, bare=())
    bare, is_wide = [], False
    for adapter in found:
        name = adapter.nice_name
        if Adapter(LOOPBACK, 0, name).is_virtual or not _is_alive(name):
            continue
        texts = [ip.ip[0].partition("%")[0] for ip in adapter.ips if ip.is_IPv6]
        wide = [one for one in map(ipaddress.IPv6Address, texts) if not one.is_loopback]
        is_wide |= not all(one.is_link_local for one in wide)
        if wide and not any(ip.is_IPv4 for ip in adapter.ips):
            bare.append(name)
    return AdapterLinks(is_wide, tuple(sorted(bare)))


def device_to(host: str) -> str:
    """Return by which adapter to reach *host* where the system would take a dead one; else "".

    A cable that is pulled may keep its address, and the way by it.
    """
    here = ipaddress.IPv4Address(host)
    near = [one for one in recent_adapters() if here in ipaddress.IPv4Network(one.network)]
    living = [one.name for one in near if one.is_alive]
    return living[0] if living and len(living) < len(near) else ""


def _is_alive(name: str) -> bool:
    """Return whether the adapter *name* is up and has a link; only Linux is asked.

    A tunnel need not have one, until its program runs.
    """
    if sys.platform != "linux":
        return True
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
            asked = struct.pack("16sH14x", name.encode()[:15], 0)
            flags = struct.unpack("16sH14x", fcntl.ioctl(any_socket, _FLAGS, asked))[1]
            if not flags & _UP:
                return False
            is_tunnel = Adapter(LOOPBACK, 0, name).is_virtual
            return bool(flags & _RUNNING) or is_tunnel or _has_link(any_socket, name)
    except OSError:
        return True  # it is going, or does not say


def _has_link(any_socket: socket.socket, name: str) -> bool:
    """Return whether the cable of *name* is in, at once; an adapter just switched on runs later."""
    answer = array("I", (_GET_LINK, 0))
    where = struct.pack("16sP8x", name.encode()[:15], answer.buffer_info()[0])
    fcntl.ioctl(any_socket, _ETHTOOL, where)
    return bool(answer[1])


def list_adapters() -> tuple[Adapter, ...]:
    """Return all IPv4 addresses of this laptop, loopback too; none if they cannot be listed."""
    _Recent.until = next_beat(time.monotonic(), LIST_S)
    _Recent.adapters = _listed()
    return _Recent.adapters


def _listed() -> tuple[Adapter, ...]:
    try:
        found = ifaddr.get_adapters()
    except OSError:
        return ()
    return tuple(
        sorted(
            Adapter(str(ip.ip), ip.network_prefix, adapter.nice_name, _is_alive(adapter.nice_name))
            for adapter in found
            for ip in adapter.ips
            if ip.is_IPv4
        )
    )


def has_only_ipv6() -> bool:
    """Return whether there is a network, but none in which these games can be played."""
    try:
        found = [ip for adapter in ifaddr.get_adapters() for ip in adapter.ips]
    except OSError:
        return False
    plain = [ipaddress.IPv4Address(ip.ip) for ip in found if ip.is_IPv4]
    wide = [ipaddress.IPv6Address(ip.ip[0].partition("%")[0]) for ip in found if ip.is_IPv6]
    is_wide = any(not one.is_loopback and not one.is_link_local for one in wide)
    return is_wide and all(one.is_loopback for one in plain)


def own_addresses(*, loopback: bool) -> tuple[str, ...]:
    """Return the addresses where others reach this laptop, the likeliest first; or *loopback*'s."""
    if loopback:
        return (LOOPBACK,)
    outside = [one for one in recent_adapters() if one.is_alive and not one.is_loopback]
    real = [one for one in outside if not one.is_virtual]
    outside = real or outside[:VIRTUAL_MAX]  # a bridge of ours leads nobody here
    outside.sort(key=lambda adapter: adapter.address.startswith("169.254."))
    return tuple(adapter.address for adapter in outside)
