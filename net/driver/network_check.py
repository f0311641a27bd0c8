"""Doctor: looks for some seconds at all that playing together needs; gui words it (P10.3).

Law: it only looks. It leaves no file, shows no identity and touches no table.
"""

import contextlib
import ipaddress
import queue
import shutil
import sys
import time
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Self

from core.table.trouble import Trouble
from net.driver.adapters import Adapter, has_only_ipv6, list_adapters, other_links
from net.driver.barriers import is_barred, is_filtered, is_kept_closed
from net.driver.beacon import Beacon
from net.driver.devices import Devices
from net.driver.disk import make_directory, why, write_new
from net.driver.hints import VERSION, Hint, HintCard
from net.driver.join_port import JoinPort, open_inbox
from net.driver.link_events import Link, Up
from net.driver.mdns import Mdns
from net.driver.obstacles import no_network
from net.driver.place import LOOPBACK
from net.driver.sockets import Sockets, SocketsError
from net.protocol.troubles import NetworkReason

LISTEN_S = 4.0
FREE_BYTES_MIN = 50_000_000

_TURN_MS = 50


@dataclass(frozen=True, slots=True)
class AdapterFound:
    """One adapter and what was heard on it: peers by name, and how many other devices."""

    adapter: Adapter
    by_beacon: tuple[str, ...]
    by_mdns: tuple[str, ...]
    devices: int
    """How many machines of any kind speak mDNS there: a sign that multicast gets through."""


@dataclass(frozen=True, slots=True)
class PeerFound:
    """A peer that was heard, where it says it is, and whether a connection to it came up."""

    name: str
    hosts: tuple[str, ...]
    reached: bool
    protocol: int = VERSION
    program: str = ""
    """The version of its program, if it was heard too."""

    @property
    def not_reached(self) -> Trouble:
        """That it is not reached, and how it gets in."""
        return Trouble(NetworkReason.NOT_REACHED, name=self.name, hosts=self.hosts[0])


@dataclass(frozen=True, slots=True)
class Examination:
    """All that was found; a *trouble* is None where there is none."""

    system: str
    adapters: tuple[AdapterFound, ...]
    peers: tuple[PeerFound, ...]
    port_trouble: Trouble | None
    beacon_trouble: Trouble | None
    mdns_trouble: Trouble | None
    folder: Path
    folder_trouble: Trouble | None
    free_bytes: int
    firewalls: tuple[str, ...]
    """Firewalls of this laptop that are known to be on; none on systems other than Linux."""
    is_barred: bool = False
    """Whether there is no way to anybody: on macOS a permission is missing."""
    is_kept_closed: bool = False
    """Whether Windows' firewall keeps others out of this program."""
    has_only_ipv6: bool = False
    """Whether there is a network, but without IPv4."""
    missing: Trouble | None = None
    """Why there is no network to play in, if there is none."""
    is_filtered: bool = False
    """Whether something here drops what comes in."""
    dead: tuple[Adapter, ...] = ()
    """Adapters with an address, but without a link."""
    own: tuple[str, ...] = ()
    """The addresses of this laptop; none where only it is looked at."""

    def runs_here(self, peer: PeerFound) -> bool:
        """Return whether *peer* is a program on this laptop."""
        return set(self.own).issuperset(peer.hosts)

    @property
    def why_no_network(self) -> Trouble | None:
        """Why there is no network to play in, or None if there is one."""
        if self.missing is not None or self.adapters:
            return self.missing
        if self.has_only_ipv6:
            return Trouble(NetworkReason.ONLY_IPV6)
        return Trouble(NetworkReason.NO_ADAPTER)

    @property
    def is_low_on_space(self) -> bool:
        """Whether a long evening may fill the disk."""
        return not self.folder_trouble and self.free_bytes < FREE_BYTES_MIN


@dataclass(slots=True)
class _Heard:
    """What came in while we listened, and what was in the way."""

    by_beacon: dict[Link, Hint] = field(default_factory=dict)
    by_mdns: dict[Link, Hint] = field(default_factory=dict)
    devices: set[str] = field(default_factory=set)
    reached: set[Link] = field(default_factory=set)
    port_trouble: Trouble | None = None
    beacon_trouble: Trouble | None = None
    mdns_trouble: Trouble | None = None

    @property
    def hints(self) -> dict[Link, Hint]:
        """The peers that were heard in either way."""
        return self.by_mdns | self.by_beacon


def without(found: Examination, name: str) -> Examination:
    """Return *found* without the peer called *name*: a window also hears itself."""
    adapters = tuple(
        replace(
            adapter,
            by_beacon=tuple(one for one in adapter.by_beacon if one != name),
            by_mdns=tuple(one for one in adapter.by_mdns if one != name),
        )
        for adapter in found.adapters
    )
    peers = tuple(peer for peer in found.peers if peer.name != name)
    return replace(found, adapters=adapters, peers=peers)


def examine(
    folder: Path, meet: int, *, loopback: bool = False, seconds: float = LISTEN_S
) -> Examination:
    """Look at the adapters, listen for *seconds*, try the port and *folder*; return all found."""
    listed = [a for a in list_adapters() if a.is_loopback is loopback]
    adapters = [a for a in listed if a.is_alive]
    heard = _Heard()
    try:
        with (
            open_inbox(loopback=loopback) as sockets,
            _Ears(sockets, meet, adapters) as ears,
        ):
            ears.listen(heard, time.monotonic() + seconds)
    except SocketsError as error:
        heard.port_trouble = error.trouble
    folder_trouble, free = _try_folder(folder)
    own = () if loopback else (LOOPBACK, *(a.address for a in listed))
    reached = [hint for link, hint in heard.hints.items() if link in heard.reached]
    is_out = any(host not in own for hint in reached for host, _ in hint.addresses)
    missed = [hint for link, hint in heard.hints.items() if link not in heard.reached]
    addresses = [address for hint in missed for address in hint.addresses]
    return Examination(
        system=sys.platform,
        adapters=tuple(_found(adapter, heard, own) for adapter in adapters),
        peers=tuple(
            PeerFound(
                hint.name,
                tuple(host for host, _ in hint.addresses),
                link in heard.reached,
                hint.version,
                heard.by_mdns.get(link, hint).program,
            )
            for link, hint in heard.hints.items()
        ),
        port_trouble=heard.port_trouble,
        beacon_trouble=heard.beacon_trouble,
        mdns_trouble=heard.mdns_trouble,
        folder=folder,
        folder_trouble=folder_trouble,
        free_bytes=free,
        firewalls=tuple(_firewalls()),
        is_barred=not is_out and is_barred(addresses, adapters),
        is_kept_closed=is_kept_closed(),
        has_only_ipv6=has_only_ipv6(),
        missing=None if loopback else no_network(listed, other_links()),
        is_filtered=not loopback and is_filtered(adapters),
        dead=tuple(a for a in listed if not a.is_alive),
        own=own,
    )


class _Ears:
    """All that listens, in one place to close: after that, nobody hears of us any more."""

    def __init__(self, sockets: Sockets, meet: int, adapters: Sequence[Adapter]) -> None:
        loopback = all(adapter.is_loopback for adapter in adapters) and bool(adapters)
        card = HintCard(sockets.public, sockets.port, "doctor", meet=meet)
        self._sockets = sockets
        self._found: queue.SimpleQueue[Hint] = queue.SimpleQueue()
        self._join_port = JoinPort(card.public, LOOPBACK if loopback else "", card.port)
        self._beacon = Beacon(card, loopback=loopback)
        self._mdns = Mdns(card, self._found, sockets.wake, loopback=loopback)
        self._devices = Devices([adapter.address for adapter in adapters])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for each in (self._join_port, self._beacon, self._mdns, self._devices):
            each.close()

    def listen(self, heard: _Heard, end: float) -> None:
        """Listen for peers until the time *end*, and dial them."""
        while time.monotonic() < end:
            events = self._sockets.receive(_TURN_MS)
            heard.reached |= {event.link for event in events if isinstance(event, Up)}
            heard.by_beacon |= {hint.public: hint for hint in self._beacon.hear()}
            while not self._found.empty():
                hint = self._found.get()
                heard.by_mdns[hint.public] = hint
            heard.devices |= self._devices.hear()
            for link, hint in heard.hints.items():
                self._sockets.connect(link, hint.addresses)
        heard.port_trouble = self._join_port.trouble
        heard.beacon_trouble = self._beacon.trouble
        heard.mdns_trouble = self._mdns.trouble


def _found(adapter: Adapter, heard: _Heard, own: Container[str]) -> AdapterFound:
    """Return what was heard on the network of *adapter*, but for what runs here."""
    network = ipaddress.IPv4Network(adapter.network)

    def names(hints: Iterable[Hint]) -> tuple[str, ...]:
        here = [
            hint.name
            for hint in hints
            if any(
                ipaddress.IPv4Address(host) in network and host not in own
                for host, _ in hint.addresses
            )
        ]
        return tuple(sorted(here))

    devices = sum(ipaddress.IPv4Address(host) in network for host in heard.devices)
    beacon, mdns = heard.by_beacon.values(), heard.by_mdns.values()
    return AdapterFound(adapter, names(beacon), names(mdns), devices)


def _try_folder(folder: Path) -> tuple[Trouble | None, int]:
    """Write, sync and remove a file in *folder*; return the trouble and the free bytes."""
    probe = folder / "doctor"
    try:
        make_directory(folder)
        probe.unlink(missing_ok=True)
        write_new(probe, bytes(probe))
        probe.unlink()
        return None, shutil.disk_usage(folder).free
    except OSError as error:
        return why(error), 0


def _firewalls() -> Iterator[str]:
    """Yield the Linux firewalls that report that they are on."""
    ufw = Path("/etc/ufw/ufw.conf")
    with contextlib.suppress(OSError):
        if "ENABLED=yes" in ufw.read_text(encoding="utf-8"):
            yield "ufw"
    if Path("/run/firewalld").is_dir():
        yield "firewalld"
