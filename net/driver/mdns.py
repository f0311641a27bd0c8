"""Discovery by multicast DNS: laptops' firewalls let it in (P10.3).

Service ``wormup-MEET-KEY._wormup._tcp.local.``; TXT: k = key in hex, v = version of the protocol,
n = name, p = version of the program, which programs before 0.3 leave out.
zeroconf blocks while it registers and asks, and never notices new addresses; so it gets a thread of
its own that looks at the adapters each second, and announces again every 5 s, in case a peer has
missed it. All nodes of a process have one such thread.
"""

import asyncio
import contextlib
import ipaddress
import queue
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

import zeroconf
from zeroconf import InterfaceChoice, IPVersion, ServiceInfo, ServiceListener, Zeroconf

from core.table.encoding import MalformedError
from core.table.trouble import Trouble
from net.driver.adapters import own_addresses, recent_adapters
from net.driver.hints import Hint, HintCard, make_hint
from net.driver.link_events import Link
from net.driver.place import LOOPBACK
from net.protocol.beat import next_beat
from net.protocol.troubles import NetworkReason
from net.protocol.versions import shown_version

SERVICE = "_wormup._tcp.local."
LOOK_S = 1.0
ANNOUNCE_S = 5.0

_NAMES_MAX = 64
_HINTS_WAITING_MAX = 256
_NOBODY = ""
_ANNOUNCE_WITHIN_S = 5.0
_ASK_MS = 500
_CLOSE_S = 2.0


class Mdns:
    """Announces one *card*, and puts what others announce into *found*, in a `Responder`'s thread.

    That thread calls *wake* after each hint. With *loopback* nothing leaves this machine. Nodes of
    one process name the same *responders*, and have one thread.
    """

    def __init__(
        self,
        card: HintCard,
        found: "queue.SimpleQueue[Hint]",
        wake: Callable[[], None],
        *,
        loopback: bool = False,
        responders: "Responders | None" = None,
    ) -> None:
        self.card = card
        self._found = found
        self._wake = wake
        self._responders = responders or Responders()
        self._responder = self._responders.join(self, loopback=loopback)

    @property
    def trouble(self) -> Trouble | None:
        """Why mDNS is off, None if it is on; it comes back by itself with an adapter."""
        return self._responder.trouble

    def hear(self, hint: Hint) -> None:
        """Take a *hint* of another card."""
        if hint.public != self.card.public and self._found.qsize() < _HINTS_WAITING_MAX:
            self._found.put(hint)
            self._wake()

    def close(self) -> None:
        """Take the card off the network; return within 2 s, whatever the network does."""
        self._responders.leave(self, self._responder)


class Responders:
    """Keeps one responder for all cards of a process that meet at one number."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running: dict[tuple[int, bool], Responder] = {}

    def join(self, mdns: Mdns, *, loopback: bool) -> "Responder":
        """Return the responder that announces the card of *mdns* from now on."""
        meet = mdns.card.meet
        with self._lock:
            there = self._running.get((meet, loopback))
            if there is None:
                there = self._running[meet, loopback] = Responder(mdns, loopback=loopback)
            else:
                there.ears = (*there.ears, mdns)
                there.look_soon()
        return there

    def leave(self, mdns: Mdns, responder: "Responder") -> None:
        """Let *responder* announce the card of *mdns* no more; it ends with the last one."""
        with self._lock:
            responder.ears = tuple(each for each in responder.ears if each is not mdns)
            is_last = not responder.ears
            if is_last:
                self._running = {k: r for k, r in self._running.items() if r is not responder}
        if is_last:
            responder.close()
        else:
            responder.look_soon()


class Responder:
    """Runs zeroconf in a thread of its own, for all whom `Responders` has made its *ears*."""

    def __init__(self, first: Mdns, *, loopback: bool) -> None:
        self.ears: tuple[Mdns, ...] = (first,)
        self.trouble: Trouble | None = None
        self._group = f"wormup-{first.card.meet}-"
        self._loopback = loopback
        self._zeroconf: Zeroconf | None = None
        self._addresses: tuple[str, ...] = ()
        self._announced: dict[Link, ServiceInfo] = {}
        self._announce_at = 0.0
        self._names: queue.Queue[str] = queue.Queue(_NAMES_MAX)
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="mdns", daemon=True)
        self._thread.start()

    def look_soon(self) -> None:
        """Follow at once who has joined or left."""
        with contextlib.suppress(queue.Full):
            self._names.put_nowait(_NOBODY)

    def close(self) -> None:
        """Take all off the network; return within 2 s."""
        self._closing.set()
        self.look_soon()
        self._thread.join(_CLOSE_S)

    def _run(self) -> None:
        next_look = 0.0
        while not self._closing.is_set():
            if time.monotonic() >= next_look:
                self._look()
                next_look = next_beat(time.monotonic(), LOOK_S)
            with contextlib.suppress(queue.Empty):
                name = self._names.get(timeout=max(0.0, next_look - time.monotonic()))
                next_look = 0.0 if name == _NOBODY else next_look
                self._find(name)
        self._hang_up()

    def _look(self) -> None:
        addresses = own_addresses(loopback=self._loopback)
        try:
            self._follow(addresses)
            self.trouble = None if addresses else Trouble(NetworkReason.MDNS_ALONE)
        except (OSError, zeroconf.Error) as error:
            what = str(error) or type(error).__name__
            self.trouble = Trouble(NetworkReason.MDNS_OFF, what=what)
            self._hang_up()

    def _follow(self, addresses: tuple[str, ...]) -> None:
        """Announce us at *addresses*, and again when they change or others may have missed it."""
        is_new = addresses != self._addresses
        self._addresses = addresses
        if not addresses:
            self._hang_up()
            return
        if self._zeroconf is None:
            interfaces = [LOOPBACK] if self._loopback else InterfaceChoice.All
            self._zeroconf = Zeroconf(interfaces=interfaces, ip_version=IPVersion.V4Only)
            self._zeroconf.add_service_listener(SERVICE, _Names(self._names))
        elif is_new:
            self._zeroconf.update_interfaces()
        cards = {ear.card.public: ear.card for ear in self.ears}
        before = self._announced.keys()
        if is_new or cards.keys() != before or time.monotonic() >= self._announce_at:
            self._announce(self._zeroconf, cards.values())
            self._announce_at = time.monotonic() + ANNOUNCE_S
        if before and cards.keys() - before:  # who has joined has heard of nobody
            for record in self._zeroconf.cache.entries_with_name(SERVICE):
                self._find(getattr(record, "alias", ""))

    def _announce(self, there: Zeroconf, cards: Iterable[HintCard]) -> None:
        """Say all *cards* at the same time, and goodbye for those that are not among them."""
        before = self._announced
        self._announced = {card.public: self._record(card) for card in cards}

        async def say() -> None:
            # a service's name has a key that nobody else has: no need to ask whether it is free
            said = [
                await (
                    there.async_update_service(record)
                    if public in before
                    else there.async_register_service(record, cooperating_responders=True)
                )
                for public, record in self._announced.items()
            ]
            gone = before.keys() - self._announced.keys()
            said += [await there.async_unregister_service(before[public]) for public in gone]
            await asyncio.gather(*said)

        assert there.loop is not None, "it has begun"
        asyncio.run_coroutine_threadsafe(say(), there.loop).result(_ANNOUNCE_WITHIN_S)

    def _record(self, card: HintCard) -> ServiceInfo:
        label = f"{self._group}{card.public.hex()[:16]}"
        return ServiceInfo(
            SERVICE,
            f"{label}.{SERVICE}",
            port=card.port,
            server=f"{label}.local.",
            parsed_addresses=list(self._addresses),
            properties={
                "k": card.public.hex(),
                "v": str(card.version),
                "n": card.name,
                **({"p": card.program} if card.program else {}),
            },
        )

    def _find(self, name: str) -> None:
        if not name.startswith(self._group) or self._zeroconf is None:
            return
        with contextlib.suppress(MalformedError, OSError, zeroconf.Error):
            info = ServiceInfo(SERVICE, name)
            if info.load_from_cache(self._zeroconf) or info.request(self._zeroconf, _ASK_MS):
                hint = parse_record(info)
                for ear in self.ears:
                    ear.hear(hint)

    def _hang_up(self) -> None:
        self._announced = {}
        if self._zeroconf is not None:
            with contextlib.suppress(OSError, zeroconf.Error):
                self._zeroconf.close()
            self._zeroconf = None


class _Names(ServiceListener):
    """Passes the names that zeroconf reports to our thread; what it cannot hold is lost."""

    def __init__(self, names: "queue.Queue[str]") -> None:
        self._names = names

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:  # noqa: ARG002  # zeroconf's
        with contextlib.suppress(queue.Full):
            self._names.put_nowait(name)

    update_service = add_service

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """Do nothing: a record that ends is no sign of death, nor is one that stays one of life."""


def parse_record(info: ServiceInfo) -> Hint:
    """Return the hint of a service's record, with all addresses; or raise `MalformedError`."""
    key, version, name, program = (
        _property(info.properties, letter) for letter in (b"k", b"v", b"n", b"p")
    )
    try:
        public = bytes.fromhex(key)
    except ValueError:
        public = b""
    if not (version.isascii() and version.isdecimal()):
        msg = "a record without a version"
        raise MalformedError(msg)
    hosts = likeliest_first(info.parsed_addresses(IPVersion.V4Only))
    hint = make_hint(public, name, hosts, info.port, int(version[:5]))
    return replace(hint, program=shown_version(program)) if program else hint


def likeliest_first(hosts: Sequence[str]) -> list[str]:
    """Return *hosts*, those in a network of ours first, then from both ends.

    Whoever announces names the likeliest first, and a record from the cache has them the other way
    round: of a laptop with many bridges we keep some from either end.

    >>> likeliest_first(["10.9.0.1", "10.9.1.1", "10.9.2.1", "10.9.3.1"])
    ['10.9.0.1', '10.9.3.1', '10.9.1.1', '10.9.2.1']
    """
    ours = [ipaddress.IPv4Network(one.network) for one in recent_adapters() if not one.is_virtual]
    near = [host for host in hosts if any(ipaddress.IPv4Address(host) in one for one in ours)]
    far = [host for host in hosts if host not in near]
    ends = (far[at // 2] if at % 2 == 0 else far[-1 - at // 2] for at in range(len(far)))
    return [*near, *ends]


def _property(properties: Mapping[bytes, bytes | None], letter: bytes) -> str:
    try:
        return (properties.get(letter) or b"").decode()
    except UnicodeDecodeError:
        return ""
