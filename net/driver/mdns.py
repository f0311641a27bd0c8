"""Discovery by multicast DNS: laptops' firewalls let it in (P10.3).

Service ``wormup-MEET-KEY._wormup._tcp.local.``; TXT: k = key in hex, v = version of the protocol,
n = name, p = version of the program, which programs before 0.3 leave out.
zeroconf blocks while it registers and asks, and never notices new addresses; so it gets a thread of
its own that looks at the adapters each second, and announces again every 5 s, in case a peer has
missed it.
"""

import contextlib
import queue
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import replace

import zeroconf
from zeroconf import InterfaceChoice, IPVersion, ServiceInfo, ServiceListener, Zeroconf

from core.table.encoding import MalformedError
from core.table.trouble import Trouble
from net.driver.adapters import LOOPBACK, own_addresses
from net.driver.hints import KEY_BYTES, Card, Hint, make_hint
from net.protocol.beat import next_beat
from net.protocol.troubles import NetworkReason
from net.protocol.versions import shown_version

SERVICE = "_wormup._tcp.local."
LOOK_S = 1.0
ANNOUNCE_S = 5.0

_NAMES_MAX = 64
_HINTS_WAITING_MAX = 256
_ASK_MS = 500
_CLOSE_S = 2.0


class Mdns:
    """Runs zeroconf in a thread of its own and puts what it finds into *found*.

    That thread calls *wake* after each hint. With *loopback* nothing leaves this machine.
    *trouble* is why mDNS is off, None if it is on; it comes back by itself with an adapter.
    """

    def __init__(
        self,
        card: Card,
        found: "queue.SimpleQueue[Hint]",
        wake: Callable[[], None],
        *,
        loopback: bool = False,
    ) -> None:
        self._card = card
        self._group = f"wormup-{card.meet}-"
        self._found = found
        self._wake = wake
        self._loopback = loopback
        self._zeroconf: Zeroconf | None = None
        self._addresses: tuple[str, ...] = ()
        self._announced = 0.0
        self._names: queue.Queue[str] = queue.Queue(_NAMES_MAX)
        self._closing = threading.Event()
        self.trouble: Trouble | None = None
        self._thread = threading.Thread(target=self._run, name="mdns", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Take the service off the network; return within 2 s, whatever the network does."""
        self._closing.set()
        with contextlib.suppress(queue.Full):
            self._names.put_nowait("")
        self._thread.join(_CLOSE_S)

    def _run(self) -> None:
        next_look = 0.0
        while not self._closing.is_set():
            if time.monotonic() >= next_look:
                self._look()
                next_look = next_beat(time.monotonic(), LOOK_S)
            with contextlib.suppress(queue.Empty):
                self._find(self._names.get(timeout=max(0.0, next_look - time.monotonic())))
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
        elif self._zeroconf is None:
            self._start()
        elif is_new or time.monotonic() >= self._announced + ANNOUNCE_S:
            if is_new:
                self._zeroconf.update_interfaces()
            self._zeroconf.update_service(self._record())
            self._announced = time.monotonic()

    def _start(self) -> None:
        interfaces = [LOOPBACK] if self._loopback else InterfaceChoice.All
        self._zeroconf = Zeroconf(interfaces=interfaces, ip_version=IPVersion.V4Only)
        self._zeroconf.add_service_listener(SERVICE, _Names(self._names))
        # our service's name has a key that nobody else has: no need to ask whether it is free
        self._zeroconf.register_service(self._record(), cooperating_responders=True)
        self._announced = time.monotonic()

    def _record(self) -> ServiceInfo:
        label = f"{self._group}{self._card.public.hex()[:16]}"
        return ServiceInfo(
            SERVICE,
            f"{label}.{SERVICE}",
            port=self._card.port,
            server=f"{label}.local.",
            parsed_addresses=list(self._addresses),
            properties={
                "k": self._card.public.hex(),
                "v": str(self._card.version),
                "n": self._card.name,
                **({"p": self._card.program} if self._card.program else {}),
            },
        )

    def _find(self, name: str) -> None:
        is_ours = name.startswith(self._group)
        if not is_ours or self._zeroconf is None or self._found.qsize() >= _HINTS_WAITING_MAX:
            return
        with contextlib.suppress(MalformedError, OSError, zeroconf.Error):
            info = ServiceInfo(SERVICE, name)
            known = info.load_from_cache(self._zeroconf) or info.request(self._zeroconf, _ASK_MS)
            if known and (hint := parse_record(info)).public != self._card.public:
                self._found.put(hint)
                self._wake()

    def _hang_up(self) -> None:
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
    if len(key) != 2 * KEY_BYTES or not (version.isascii() and version.isdecimal()):
        msg = "a record without key or version"
        raise MalformedError(msg)
    hosts = info.parsed_addresses(IPVersion.V4Only)
    hint = make_hint(public, name, hosts, info.port, int(version[:5]))
    return replace(hint, program=shown_version(program)) if program else hint


def _property(properties: Mapping[bytes, bytes | None], letter: bytes) -> str:
    try:
        return (properties.get(letter) or b"").decode()
    except UnicodeDecodeError:
        return ""
