"""The inbox of this process: which peers may connect, and the way back to them (P10.1, P13).

ZeroMQ asks a ZAP handler before it lets a key in, and closes nothing by itself afterwards. The
door is that handler, and it closes connections at the operating system's socket: a frame and a
monitor event both name that socket's number, so a route goes exactly when its socket does.
"""

import contextlib
import math
import socket
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable, Container
from dataclasses import dataclass

import zmq

from net.driver.connections import (
    CONNECTIONS_MAX,
    CONNECTIONS_PER_ADDRESS_MAX,
    SILENT_MAX,
    Shared,
    borrowed,
    has_more,
    next_event,
    own_host,
    set_options,
)
from net.driver.link_events import Frame, Link
from net.driver.pulse import PULSE

OWN_MACHINE = "127.0.0.1"
"""Several players on one machine are no crowd of strangers: here no limit per address holds."""

ENDS_ALONE = sys.platform != "win32"
"""Whether one connection can be shut down behind libzmq's back.

On Windows libzmq 4.3.5 ends the whole process when it next reads (after SHUT_RD) or writes (after
SHUT_WR) there: WSAESHUTDOWN is in neither list of errors that tcp.cpp takes for a peer that failed.
SHUT_WR alone is enough for a peer that then hangs up, but one that stays can make libzmq write: by
a ZMTP PING, a late greeting, or by never having read what waits for it. So there we close the whole
inbox and open it anew; honest peers are back within a second, and our own lines to them stay up.
"""
REOPEN_S = 5.0
"""We open the inbox anew at most this often, for a stranger can make us do it."""
REBIND_S = 0.05
"""How soon to try again while the system has not given our port back yet."""

_RESET = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
_ZAP_ENDPOINT = "inproc://zeromq.zap.01"
_ZAP_DOMAIN = b"wormup"


@dataclass(slots=True)
class _Route:
    """One connection that a peer made to us and has used."""

    name: bytes
    link: Link
    address: str
    number: int
    heard: float


class Door:
    """Guards the number of connections from outside, and that each has named its key."""

    def __init__(
        self,
        shared: Shared,
        endpoint: str,
        *,
        silence_s: float,
        is_blocked: Callable[[Link], bool],
        ends_alone: bool = ENDS_ALONE,
    ) -> None:
        self._shared = shared
        self._silence_s = silence_s
        self._is_blocked = is_blocked
        self._ends_alone = ends_alone
        self._reopen = math.inf  # when to close the inbox and open it anew
        self._opened = -math.inf
        self._forget_all()
        self._zap = shared.context.socket(zmq.REP)
        self._zap.linger = 0
        self._zap.bind(_ZAP_ENDPOINT)
        self._shared.poller.register(self._zap, zmq.POLLIN)
        self._open_inbox()
        try:
            self._inbox.bind(endpoint)
        except zmq.ZMQError:
            self.close()
            raise
        where, _, port = self._inbox.getsockopt_string(zmq.LAST_ENDPOINT).rpartition(":")
        self.port = int(port)
        self._endpoint = f"{where}:{port}"

    def _forget_all(self) -> None:
        self._routes: dict[bytes, _Route] = {}
        self._newest: Link | None = None
        # sockets that have sent nothing yet: since when, from where
        self._awaited: dict[int, tuple[float, str]] = {}
        self._open: set[int] = set()
        self._late: set[int] = set()  # silent too long, but what they said may wait to be read
        self._ended: set[int] = set()  # sockets whose last frames may still be read this turn
        self._admitted: list[tuple[float, Link, str]] = []  # let in, and nothing heard yet

    def _open_inbox(self) -> None:
        self._inbox = self._shared.context.socket(zmq.ROUTER)
        set_options(self._inbox)
        self._inbox.backlog = 64
        self._inbox.router_mandatory = 1  # a send to a lost connection raises an error
        self._inbox.curve_server = 1
        self._inbox.curve_secretkey = self._shared.keys.secret
        self._inbox.zap_domain = _ZAP_DOMAIN
        self._inbox.zap_enforce_domain = 1
        self._monitor = self._inbox.get_monitor_socket(zmq.EVENT_ACCEPTED | zmq.EVENT_DISCONNECTED)
        for each in (self._inbox, self._monitor):
            self._shared.poller.register(each, zmq.POLLIN)

    @property
    def links(self) -> frozenset[Link]:
        """The links that have a way back through the door."""
        return frozenset(route.link for route in self._routes.values())

    @property
    def is_entered(self) -> bool:
        """Whether anybody is connected, known or not."""
        return bool(self._open)

    @property
    def due(self) -> float:
        """When `serve` has something to do even if nothing happens."""
        if self._ended:
            return 0
        return min(self._reopen, self._silence_ends())

    def _silence_ends(self) -> float:
        since = [*(t for t, *_ in self._awaited.values()), *(t for t, *_ in self._admitted)]
        return min(since, default=math.inf) + self._silence_s

    @property
    def frame_sockets(self) -> tuple[zmq.Socket[bytes], ...]:
        """The sockets where only frames come in."""
        return (self._inbox,)

    def serve(self) -> None:
        """Admit or refuse waiting keys, drop connections that ended, close the silent ones.

        A connection counts as ended only at the next call: its last frames come before its end.
        """
        now = time.monotonic()
        for number in list(self._ended):
            self._end(number)
        self._admitted = [a for a in self._admitted if a[0] + self._silence_s > now]
        while has_more(self._zap):
            self._answer(self._zap.recv_multipart(zmq.DONTWAIT), now)
        self._follow(now)
        self._thin_out()
        late = {n for n, (t, _) in self._awaited.items() if t + self._silence_s < now}
        for number in late & self._late:
            del self._awaited[number]
            self._cut(number)
        self._late = late - self._late
        if self._reopen <= now:
            self._open_anew(now)

    def _follow(self, now: float) -> None:
        """Follow which connections have come and gone."""
        while event := next_event(self._monitor):
            self._note(*event, now)

    def _answer(self, request: list[bytes], now: float) -> None:
        version, request_id, _domain, address, _name, mechanism, *credentials = request
        source = address.decode("ascii", "replace")
        if mechanism == b"CURVE" and credentials and self._may_enter(credentials[0], source):
            self._admitted.append((now, credentials[0], source))
            verdict = (b"200", b"OK", credentials[0].hex().encode())
        else:
            verdict = (b"400", b"not now", b"")
        self._zap.send_multipart((version, request_id, *verdict, b""), zmq.DONTWAIT)

    def _may_enter(self, link: Link, address: str) -> bool:
        counts = Counter(route.address for route in self._routes.values())
        counts.update(source for _, _, source in self._admitted)
        limit = CONNECTIONS_MAX if address == OWN_MACHINE else CONNECTIONS_PER_ADDRESS_MAX
        return (
            not self._is_blocked(link)
            and counts.total() < CONNECTIONS_MAX
            and counts[address] < limit
        )

    def _note(self, event: int, number: int, now: float) -> None:
        if event != zmq.EVENT_ACCEPTED:
            self._ended.add(number)
            return
        self._end(number)  # of the connection before it
        self._open.add(number)
        self._awaited[number] = now, _source(number)
        self._late.discard(number)

    def _thin_out(self) -> None:
        """If too many connections are silent, cut the oldest of the address that has the most.

        Only once all is noted: another connection may have the number of an ended one by now.
        On Windows, where files are many, libzmq itself ends those that never shake hands.
        """
        waiting = {n: source for n, (_, source) in self._awaited.items() if n not in self._ended}
        counts = Counter(waiting.values())
        while self._ends_alone and counts.total() > SILENT_MAX:
            ((crowd, _),) = counts.most_common(1)
            oldest = next(number for number, source in waiting.items() if source == crowd)
            counts[crowd] -= 1
            del waiting[oldest], self._awaited[oldest]
            self._cut(oldest)

    def _end(self, number: int) -> None:
        self._ended.discard(number)
        self._open.discard(number)
        self._awaited.pop(number, None)
        self._routes = {n: r for n, r in self._routes.items() if r.number != number}

    def receive(self) -> Frame | None:
        """Take the next frame; None when there is none now.

        A message of several parts becomes an empty frame: our programs send neither.
        """
        self._newest = None
        if not has_more(self._inbox):
            return None
        name, *parts = self._inbox.recv_multipart(zmq.DONTWAIT, copy=False)
        known = self._routes.get(name.bytes)
        link = known.link if known else bytes.fromhex(str(parts[0].get("User-Id")))
        now = time.monotonic()
        if known is None:
            self._follow(now)  # we may not know this connection yet
            self._keep(name.bytes, link, parts[0], now)
        else:
            known.heard = now
        return Frame(link, parts[0].bytes if len(parts) == 1 else b"")

    def _keep(self, name: bytes, link: Link, part: zmq.Frame, now: float) -> None:
        """Remember the way back to *link*, unless the connection has ended since."""
        number = int(part.get(zmq.SRCFD))
        route = _Route(name, link, str(part.get("Peer-Address")), number, now)
        if number not in self._open:
            return
        self._routes[name] = route
        self._newest = link
        self._awaited.pop(number, None)
        first = next((a for a in self._admitted if a[1] == link), None)
        if first is not None:
            self._admitted.remove(first)

    def is_first(self, link: Link) -> bool:
        """Return whether the frame received last was the first of a new connection of *link*."""
        return self._newest == link

    def send(self, link: Link, data: bytes) -> bool:
        """Send *data* back on the newest connection of *link* that takes it."""
        routes = [route for route in reversed(self._routes.values()) if route.link == link]
        return any(self._say(route, data) for route in routes)

    def pulse(self) -> None:
        """Send a pulse on every connection that leads out of this process."""
        for route in self._far_routes():
            self._say(route, PULSE)

    def _far_routes(self) -> list[_Route]:
        return [r for r in self._routes.values() if r.link not in self._shared.near]

    def _say(self, route: _Route, data: bytes) -> bool:
        try:
            self._inbox.send_multipart((route.name, data), zmq.DONTWAIT)
        except zmq.Again:
            return False
        except zmq.ZMQError as error:
            if error.errno != zmq.EHOSTUNREACH:
                raise
            del self._routes[route.name]
            return False
        return True

    def cut(self, link: Link) -> None:
        """Close every connection that *link* has made to us."""
        self._cut_routes([route for route in self._routes.values() if route.link == link])

    def hush(self, heard_since: float, begun_since: float) -> bool:
        """Close what was last heard before *heard_since*, or began wordless before *begun_since*.

        Return whether there was any.
        """
        if begun_since > -math.inf:
            self._opened = -math.inf  # our memory swells: at once
        silent = [route for route in self._far_routes() if route.heard < heard_since]
        self._cut_routes(silent)
        wordless = [number for number, (t, _) in self._awaited.items() if t < begun_since]
        for number in wordless:
            del self._awaited[number]
            self._cut(number)
        return bool(silent or wordless)

    def _cut_routes(self, routes: list[_Route]) -> None:
        for route in routes:
            del self._routes[route.name]
            self._cut(route.number)

    def _cut(self, number: int) -> None:
        """End the connection on socket *number*, if that is still one of ours."""
        if not self._ends_alone:
            self._reopen = min(self._reopen, max(time.monotonic(), self._opened + REOPEN_S))
            return
        with contextlib.suppress(OSError), borrowed(number) as connection:
            if connection.getsockname()[1] == self.port:
                connection.shutdown(socket.SHUT_RDWR)

    def _open_anew(self, now: float) -> None:
        """End all connections and bind again; the port may be ours only after some tries."""
        for number in self._open:
            with contextlib.suppress(OSError), borrowed(number) as connection:
                if connection.getsockname()[1] == self.port:  # else it would keep the port in use
                    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
        self._close_inbox()
        self._forget_all()
        self._open_inbox()
        try:
            self._inbox.bind(self._endpoint)
        except zmq.ZMQError:
            self._reopen = now + REBIND_S
        else:
            self._reopen, self._opened = math.inf, now

    def leave(self, hosts: Container[str]) -> None:
        """Close every connection that came to an address in *hosts*, which we have lost."""
        for number in [n for n in self._open if own_host(n) in hosts]:
            self._end(number)
            self._cut(number)

    def close(self) -> None:
        """Close the inbox and all its connections."""
        self._close_inbox()
        self._shared.poller.unregister(self._zap)
        self._zap.close()

    def _close_inbox(self) -> None:
        """End all connections.

        Under a flood of connections the monitor may be full: then ZeroMQ's thread waits for us to
        read it, and disabling it would wait for that thread.
        """
        while next_event(self._monitor):
            pass
        self._inbox.disable_monitor()
        for each in (self._inbox, self._monitor):
            self._shared.poller.unregister(each)
            each.close()


def _source(number: int) -> str:
    """Return the address at the other end of socket *number*, "" if that is gone already."""
    try:
        connection = socket.socket(fileno=number)
    except OSError:
        return ""
    try:
        return str(connection.getpeername()[0])
    except OSError:
        return ""
    finally:
        connection.detach()
