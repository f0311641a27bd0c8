"""The network adapters of this laptop, listed anew each second: addresses come and go."""

import ipaddress
import math
import threading
import time
from dataclasses import dataclass
from functools import lru_cache

import ifaddr

from net.protocol.beat import next_beat

LOOPBACK = "127.0.0.1"
LIST_S = 1.0

_VIRTUAL = (
    *("bluetooth", "br-", "docker", "hyper-v", "lxc", "lxdbr", "nordlynx", "podman", "ppp"),
    *("tailscale", "tap", "tun", "utun", "vbox", "veth", "vethernet", "virbr", "virtual", "vmnet"),
    *("vmware", "vpn", "wg", "wireguard", "wsl", "zerotier", "zt"),
)
"""Beginnings of, or words in, names of adapters that lead to no table in the room."""


@dataclass(frozen=True, slots=True, order=True)
class Adapter:
    """One IPv4 address of an adapter, and the length of its network's prefix."""

    address: str
    prefix: int
    name: str

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
            Adapter(str(ip.ip), ip.network_prefix, adapter.nice_name)
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
    outside = [adapter for adapter in recent_adapters() if not adapter.is_loopback]
    outside.sort(key=lambda adapter: (adapter.is_virtual, adapter.address.startswith("169.254.")))
    return tuple(adapter.address for adapter in outside)
