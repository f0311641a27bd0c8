"""Hands builds over on the LAN: one page and the files that it names, over HTTP, for half an hour.

Law: whoever asks for anything else, or in another way, gets a number and no more. A guest holds a
few connections, each for a bounded time; all guests together get bytes at a bounded pace.
"""

import io
import secrets
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from itertools import chain
from socketserver import ThreadingTCPServer
from typing import NamedTuple

from core.table.trouble import Trouble
from net.driver.builds import Build, ShareError, Stock
from net.protocol.handed import Loading
from net.protocol.join_code import ALPHABET, GROUP, as_meant
from net.protocol.troubles import ShareReason

PORT = 4545
LASTS_S = 30 * 60
LOOK_S = 0.25
GATHERED_S = 1.0
"""How often we look for what has been gathered."""
GUESTS_MAX, OF_ONE_MAX = 40, 8
"""How many connections there are at once, and how many of them from one address."""
VISITORS_MAX, AGENT_MAX = 8, 300
"""How many browsers are remembered, and so many letters of how each calls itself."""
HEAD_S = 10.0
"""How long a guest may take for a request."""
PIECE_S = 10.0
"""How long a guest may take for a piece of a file."""
STILL_S = 3.0
"""How long the last connection of an address may stand still when others wait for its place."""
PACE = 8_000_000
"""How many bytes a second all loads get together: a game on the same Wi-Fi needs the rest."""

_BUSY = b"HTTP/1.0 503 Busy\r\nRetry-After: 2\r\nContent-Length: 0\r\n\r\n"
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

Page = Callable[[str, str], bytes]
"""The page for a browser, by its User-Agent and its Accept-Language."""


class Visitor(NamedTuple):
    """A browser that has asked for the page: where, how it calls itself, and how long ago."""

    host: str
    agent: str
    minutes: int


@dataclass(frozen=True, slots=True)
class SharedBuilds:
    """What there is to load, and what has been loaded."""

    builds: tuple[Build, ...]
    is_checked: bool
    """Whether all files have been looked at."""
    trouble: Trouble | None
    """Why there is nothing to load, if there is nothing."""
    loading: tuple[Loading, ...]
    loaded: int
    left_s: int
    visitors: tuple[Visitor, ...] = ()
    """Who has asked for the page, the newest last."""


@dataclass(slots=True, eq=False)
class _Load:
    name: str
    host: str
    size: int
    sent: int = 0

    @property
    def state(self) -> Loading:
        return Loading(self.name, self.host, 100 * self.sent // self.size)


@dataclass(slots=True, eq=False)
class _Guest:
    """A connection that has a place."""

    address: str
    connection: socket.socket
    moved_at: float


class Share:
    """Serves the builds of *stock* until the time is up or somebody ends it.

    *place* is the address and the port to serve on; with port 0 it is the usual one, or any if that
    is taken. It ends when there is nothing, unless it *stays* for what may be gathered. Raises
    `ShareError` if the port is taken.
    """

    def __init__(
        self,
        stock: Stock,
        place: tuple[str, int] = ("", 0),
        *,
        stays: bool = False,
        lasts_s: float = LASTS_S,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._stock, self._stays = stock, stays
        self._clock, self._ends_at = clock, clock() + lasts_s
        self.code = "".join(secrets.choice(ALPHABET) for _ in range(GROUP))
        """What has to stand behind the address: nobody finds the page by chance."""
        self.page: Page = lambda _agent, _languages: b""
        self._server = _Server(place, self)
        self._lock = threading.Lock()
        self._builds: dict[str, Build] = {}
        self._is_checked = False
        self._guests: list[_Guest] = []
        self._loads: list[_Load] = []
        self._visitors: dict[str, tuple[str, float]] = {}
        self._loaded = 0
        self._next_at = 0.0
        """When the next piece may be sent."""
        self._ended = threading.Event()

    @property
    def port(self) -> int:
        """The TCP port that we serve on."""
        return int(self._server.server_address[1])

    def run(self, tell: Callable[[SharedBuilds], None]) -> None:
        """Serve, and call *tell* whenever something has changed. Raises `ShareError`."""
        threading.Thread(target=self._check, daemon=True).start()
        threading.Thread(target=self._server.serve_forever, args=(0.1,), daemon=True).start()
        try:
            told = None
            while not self._ended.is_set():
                if (state := self.state()) != told:
                    tell(state)
                    told = state
                if state.trouble is not None and not self._stays:
                    raise ShareError(state.trouble)
                if not state.left_s:
                    return
                time.sleep(LOOK_S)  # Ctrl+C inside the wait of an event may leave its lock held
        finally:
            self._ended.set()
            self._server.shutdown()
            self._server.server_close()

    def end(self) -> None:
        """End `run` soon; any thread may call this."""
        self._ended.set()

    def state(self) -> SharedBuilds:
        """Return how everything stands."""
        now = self._clock()
        with self._lock:
            return SharedBuilds(
                tuple(self._builds.values()),
                self._is_checked,
                self._stock.trouble if self._is_checked and not self._builds else None,
                tuple(one.state for one in self._loads),
                self._loaded,
                max(0, round(self._ends_at - now)),
                tuple(
                    Visitor(host, agent, int(now - seen_at) // 60)
                    for host, (agent, seen_at) in self._visitors.items()
                ),
            )

    def _check(self) -> None:
        """Hash all files, one after the other; then look for what is gathered meanwhile."""
        while True:
            for build in self._stock.look():
                with self._lock:
                    if not build.giver or self._builds.get(build.name, build).giver:
                        self._builds[build.name] = build  # ours comes before a gathered one
            self._is_checked = True
            if self._ended.wait(GATHERED_S):
                return

    # -- for the threads of the guests -------------------------------------------------------------

    @property
    def guests(self) -> Counter[str]:
        """How many connections each address has now."""
        return Counter(guest.address for guest in self._guests)

    @contextmanager
    def guest(self, address: str, connection: socket.socket) -> Iterator[Callable[[], None] | None]:
        """Count one more guest at *address* meanwhile; yield None if there is no room for it.

        Else what is called whenever bytes of its *connection* have moved.
        """
        guest = _Guest(address, connection, time.monotonic())

        def move() -> None:
            guest.moved_at = time.monotonic()

        with self._lock:
            has_room = self._make_room(address)
            if has_room:
                self._guests.append(guest)
        try:
            yield move if has_room else None
        finally:
            with self._lock, suppress(ValueError):  # its place may be another's by now
                self._guests.remove(guest)

    def _make_room(self, address: str) -> bool:
        """Return whether there is room for one more of *address*.

        When all places are taken, whoever holds most of them gives one to an address that would
        still hold fewer, and whoever stands still to one that holds none.
        """
        held, now = self.guests, time.monotonic()
        if held[address] >= OF_ONE_MAX:
            return False
        if held.total() < GUESTS_MAX:
            return True
        spare = [
            guest
            for guest in self._guests
            if held[guest.address] > held[address] + 1
            or (held[guest.address] > held[address] and now - guest.moved_at > STILL_S)
        ]
        if not spare:
            return False
        last = max(spare, key=lambda guest: (held[guest.address], now - guest.moved_at))
        self._guests.remove(last)
        with suppress(OSError):
            last.connection.shutdown(socket.SHUT_RDWR)
        return True

    def build(self, name: str) -> Build | None:
        """Return the build with that file name, or for that system."""
        with self._lock:
            found = (one for one in self._builds.values() if one.system == name)
            return self._builds.get(name) or next(found, None)

    def forget(self, name: str) -> None:
        """Hand over no more of a file that has changed."""
        with self._lock:
            self._builds.pop(name, None)

    def welcome(self, host: str, agent: str) -> None:
        """Remember that a browser at *host*, which calls itself *agent*, is at the page."""
        with self._lock:
            self._visitors.pop(host, None)
            self._visitors[host] = agent[:AGENT_MAX], self._clock()
            if len(self._visitors) > VISITORS_MAX:
                del self._visitors[next(iter(self._visitors))]

    @contextmanager
    def load(self, build: Build, host: str) -> Iterator[Callable[[int], None]]:
        """Yield what is called before so many more bytes of *build* are sent: it waits its turn."""
        load = _Load(build.name, host, build.size)
        with self._lock:
            self._loads.append(load)
        try:
            yield lambda count: self._wait(load, count)
        finally:
            with self._lock:
                self._loads.remove(load)
                self._loaded += load.sent == load.size

    def _wait(self, load: _Load, count: int) -> None:
        with self._lock:
            now = time.monotonic()
            pause = max(0.0, self._next_at - now)
            self._next_at = now + pause + count / PACE
        if self._ended.wait(pause):
            raise ConnectionAbortedError
        load.sent += count


class _Server(ThreadingTCPServer):
    """Gives each guest a thread."""

    daemon_threads = True
    block_on_close = False
    allow_reuse_address = sys.platform != "win32"  # there it would let two programs share a port
    request_queue_size = 512

    def __init__(self, place: tuple[str, int], share: Share) -> None:
        self.share = share
        host, port = place
        try:
            super().__init__((host, port or PORT), _Visit)
        except OSError as error:
            if port:
                what = error.strerror or str(error)
                trouble = Trouble(ShareReason.PORT_UNUSABLE, port=port, what=what)
                raise ShareError(trouble) from error
            super().__init__((host, 0), _Visit)

    def handle_error(self, _request: object, _guest: object) -> None:
        """Say nothing of guests that went away, were too slow, or found no thread."""
        error = sys.exception()
        if error is not None and not isinstance(error, OSError | RuntimeError):
            raise error


class _Until(io.RawIOBase):
    """Reads from a socket up to a time: one byte now and then does not prolong it."""

    def __init__(self, source: socket.socket, ends_at: float) -> None:
        self._source, self._ends_at = source, ends_at

    def readable(self) -> bool:
        """Return True."""
        return True

    def readinto(self, buffer: bytearray | memoryview, /) -> int:  # type: ignore[override]
        """Return how many bytes have come. Raises `TimeoutError`."""
        self._source.settimeout(max(0.001, self._ends_at - time.monotonic()))
        return self._source.recv_into(buffer)


class _Visit(BaseHTTPRequestHandler):
    """One request of a guest."""

    server: _Server
    _move: Callable[[], None]
    """Says that bytes move."""

    def setup(self) -> None:
        """Limit the time for the request."""
        super().setup()
        self.rfile = io.BufferedReader(_Until(self.connection, time.monotonic() + HEAD_S))

    def handle(self) -> None:
        """Answer, or ask a guest with too many connections to come again."""
        with self.server.share.guest(self.client_address[0], self.connection) as move:
            if move is not None:
                self._move = move
                super().handle()
            else:
                self.connection.settimeout(0)
                self.wfile.write(_BUSY)

    def version_string(self) -> str:
        """Return what we call ourselves."""
        return "wormup-lan"

    def log_message(self, *_: object) -> None:
        """Write nothing down."""

    def send_error(self, code: int, *_: object) -> None:
        """Send the number *code*, and nothing else."""
        is_method = code == HTTPStatus.NOT_IMPLEMENTED
        self.connection.settimeout(PIECE_S)
        self.send_response(HTTPStatus.METHOD_NOT_ALLOWED if is_method else code)
        if is_method:
            self.send_header("Allow", "GET,HEAD")
        self._send_head({"Content-Length": "0"})

    def do_GET(self) -> None:
        """Send the page or a file."""
        self._serve(is_whole=True)

    def do_HEAD(self) -> None:
        """Send what GET would send before the page or the file."""
        self._serve(is_whole=False)

    def _serve(self, *, is_whole: bool) -> None:
        share = self.server.share
        self.connection.settimeout(PIECE_S)
        match self.path.split("/"):
            case ["", code] | ["", code, ""] if as_meant(code) == share.code:
                self._send_page(is_whole=is_whole)
            case ["", code, name] if as_meant(code) == share.code and (build := share.build(name)):
                self._send_build(build.name, build, is_whole=is_whole)
            case _:
                self.send_error(HTTPStatus.NOT_FOUND)

    def _send_page(self, *, is_whole: bool) -> None:
        asks = self.headers
        languages = asks.get("Accept-Language", "")
        agent = asks.get("User-Agent", "")
        page = self.server.share.page(agent, languages)
        self.send_response(HTTPStatus.OK)
        self._send_head(
            {
                "Content-Type": "text/html;charset=utf-8",
                "Content-Length": str(len(page)),
                "Content-Security-Policy": _POLICY,
                "Referrer-Policy": "no-referrer",
            }
        )
        if is_whole:
            self.server.share.welcome(self.client_address[0], agent)
            self.wfile.write(page)

    def _send_build(self, name: str, build: Build, *, is_whole: bool) -> None:
        share, pieces = self.server.share, build.read()
        first = None
        with suppress(OSError):
            first = next(pieces, None)
        if first is None:
            share.forget(name)
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        self.send_response(HTTPStatus.OK)
        self._send_head(
            {
                "Content-Type": "application/octet-stream",
                "Content-Length": str(build.size),
                "Content-Disposition": f'attachment;filename="{name}"',
            }
        )
        if not is_whole:
            return
        sent = 0
        with share.load(build, self.client_address[0]) as wait:
            for piece in chain((first,), pieces):
                wait(len(piece))
                self._move()
                self.wfile.write(piece)
                sent += len(piece)
        if sent < build.size:
            share.forget(name)

    def _send_head(self, fields: dict[str, str]) -> None:
        always = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
        for name, value in {**fields, **always}.items():
            self.send_header(name, value)
        self.end_headers()
