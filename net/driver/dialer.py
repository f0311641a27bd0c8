"""Connections that we make: one peer at its several addresses (P10.1).

A hint names addresses of a laptop, not all of them lead there, and the next hint may name others.
We dial two at a time, in turn, and the first that answers stays; when it falls silent, the round
begins again. So a peer costs few files, however many addresses somebody has invented for it (N15).
"""

import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Container, Iterable
from typing import TypeAlias

import zmq

from net.driver.adapters import device_to
from net.driver.connections import (
    ADDRESSES_PER_PEER_MAX,
    LINES_PER_PEER_MAX,
    Keys,
    Shared,
    has_more,
    next_event,
    own_host,
    set_options,
)
from net.driver.link_events import Address, Frame, Link, TurnedAway, WrongKey
from net.driver.pulse import PULSE

REDIAL_S = 1.0
TRY_S = 1.0
"""How long an address has to answer, and then to shake hands, while another one waits."""
WRONG_AFTER = 3
"""How many handshakes in a row must fail before we take it for another peer, not a bad network."""

Dialed: TypeAlias = TurnedAway | WrongKey

_UP = int(zmq.EVENT_HANDSHAKE_SUCCEEDED)
_BEGUN = int(zmq.EVENT_CONNECTED)
_LOST = int(zmq.EVENT_DISCONNECTED)
_AUTH = int(zmq.EVENT_HANDSHAKE_FAILED_AUTH)
_FAILED = _AUTH | int(zmq.EVENT_HANDSHAKE_FAILED_NO_DETAIL | zmq.EVENT_HANDSHAKE_FAILED_PROTOCOL)


class DialedLine:
    """One DEALER to one address of one peer, and a monitor that lives exactly as long."""

    def __init__(
        self,
        shared: Shared,
        public: bytes,
        address: Address,
    ) -> None:
        self.is_up = False
        self.own_host = ""
        self.has_ended = False  # fallen silent, but its last frames may still be read this turn
        self.since = time.monotonic()  # dialed, answered, or last heard
        self._dealer = shared.context.socket(zmq.DEALER)
        try:
            self._set_up(shared.keys, public)
            if sys.platform == "linux" and (device := device_to(address[0])):
                self._dealer.set_string(zmq.BINDTODEVICE, device)
            self._monitor = self._dealer.get_monitor_socket(_BEGUN | _UP | _LOST | _FAILED)
            self._dealer.connect(f"tcp://{address[0]}:{address[1]}")
        except zmq.ZMQError:
            self._dealer.disable_monitor()
            self._dealer.close()
            raise
        self.sockets = (self._dealer, self._monitor)

    def _set_up(self, keys: Keys, public: bytes) -> None:
        set_options(self._dealer)
        self._dealer.reconnect_ivl = 100
        self._dealer.reconnect_ivl_max = 1000
        self._dealer.connect_timeout = 2000
        self._dealer.curve_publickey = keys.public
        self._dealer.curve_secretkey = keys.secret
        self._dealer.curve_serverkey = public

    def receive(self) -> bytes | None:
        """Take the next frame; None when there is none now, b"" for a message of several parts."""
        if not has_more(self._dealer):
            return None
        parts = self._dealer.recv_multipart(zmq.DONTWAIT)
        self.since = time.monotonic()
        return parts[0] if len(parts) == 1 else b""

    def send(self, data: bytes) -> bool:
        """Send *data*; False if the line is down or full."""
        if not self.is_up:
            return False
        try:
            self._dealer.send(data, zmq.DONTWAIT)
        except zmq.Again:
            return False
        return True

    def next_event(self) -> int | None:
        """Return the next event of the line, or None."""
        while event := next_event(self._monitor):
            if event[0] in {_BEGUN, _UP}:
                self.since = time.monotonic()
            if event[0] != _BEGUN:
                return event[0]
            self.own_host = own_host(event[1])
        return None

    def close(self) -> None:
        """Hang up."""
        self._dealer.disable_monitor()
        for each in self.sockets:
            each.close()


class Dialer:
    """Guards that one line at a time reaches one peer, whichever address leads there."""

    def __init__(
        self,
        shared: Shared,
        public: bytes,
        *,
        has_room: Callable[[], bool],
    ) -> None:
        """Dial *public*; *has_room* returns whether there may be a line beside the first."""
        self.link: Link = public
        self._has_room = has_room
        self._shared = shared
        self.addresses: tuple[Address, ...] = ()
        """Where we dial it, the newest hint first."""
        self._lines: dict[Address, DialedLine] = {}
        self._again: dict[Address, float] = {}  # when to dial an address that refused us
        self._failed: Counter[Address] = Counter()  # handshakes in a row
        self._tried: dict[Address, float] = {}  # when an address was dialed last
        self.silent_since = time.monotonic()
        """When it was first dialed or last lost; meaningless while a line is up."""

    @property
    def hosts(self) -> set[str]:
        """The addresses at which we dial it."""
        return {host for host, _ in self.addresses}

    @property
    def is_up(self) -> bool:
        """Whether a line is up."""
        return any(line.is_up for line in self._lines.values())

    @property
    def line_count(self) -> int:
        """How many lines there are, up or not."""
        return len(self._lines)

    @property
    def due(self) -> float:
        """When `serve` has something to do even if nothing happens."""
        if any(line.has_ended for line in self._lines.values()):
            return 0
        turns = [line.since + TRY_S for line in self._lines.values()] if self._waiting() else []
        return min([*self._again.values(), *turns], default=math.inf)

    @property
    def frame_sockets(self) -> tuple[zmq.Socket[bytes], ...]:
        """The sockets where only frames come in: of lines that are up."""
        return tuple(line.sockets[0] for line in self._lines.values() if line.is_up)

    def aim(self, addresses: Iterable[Address], not_before: float) -> None:
        """Dial these addresses too; beyond 8 the oldest goes, but no line that is up."""
        newest_first = dict.fromkeys((*addresses, *self.addresses))
        self.addresses = tuple(newest_first)[:ADDRESSES_PER_PEER_MAX]
        for address in [a for a in self._lines if a not in self.addresses]:
            if not self._lines[address].is_up:
                self._hang_up(address)
        again = {a: max(self._again.get(a, -math.inf), not_before) for a in self.addresses}
        self._again = {a: t for a, t in again.items() if t > time.monotonic()}
        self._tried = {a: t for a, t in self._tried.items() if a in newest_first}
        self._failed = Counter({a: n for a, n in self._failed.items() if a in newest_first})
        self._dial()

    def rest(self, until: float) -> None:
        """Hang up, and dial again at the time *until*."""
        for address in list(self._lines):
            self._hang_up(address)
        self._again = dict.fromkeys(self.addresses, until)

    def serve(self) -> list[Dialed]:
        """Follow what happened to the lines; dial again what fell silent or refused us.

        A line counts as down only at the next call: its last frames come before its end.
        """
        told: list[Dialed] = []
        for address, line in list(self._lines.items()):
            line.is_up = line.is_up and not line.has_ended
            line.has_ended = False
            while address in self._lines and (event := line.next_event()) is not None:
                told += self._follow(event, address, line)
        now = time.monotonic()
        if self._again:
            self._again = {a: t for a, t in self._again.items() if t > now}
        self._dial()
        return told

    def _follow(self, event: int, address: Address, line: DialedLine) -> list[Dialed]:
        if event == _LOST:
            line.has_ended = line.is_up
            self.silent_since = time.monotonic() if line.is_up else self.silent_since
        elif event == _UP:
            line.is_up, line.has_ended = True, False
            line.send(PULSE)  # the other end cuts off a line that is silent for long
            self._failed.pop(address, None)
        else:
            self._hang_up(address)
            self._again[address] = time.monotonic() + REDIAL_S
            self._failed[address] += 1
            if event == _AUTH:
                return [TurnedAway(self.link, address)]
            if self._failed[address] == WRONG_AFTER:
                return [WrongKey(self.link, address)]
        return []

    def leave(self, hosts: Container[str]) -> None:
        """Hang up lines from an address in *hosts*, which we have lost; dial anew."""
        for address in [a for a, line in self._lines.items() if line.own_host in hosts]:
            self._hang_up(address)
        self._dial()

    def _dial(self) -> None:
        up = next((a for a, line in self._lines.items() if line.is_up), None)
        if up is not None:
            for address in [a for a in self._lines if a != up]:
                self._hang_up(address)
            return
        self._give_way()
        for address in self._waiting():
            if len(self._lines) >= LINES_PER_PEER_MAX or (self._lines and not self._has_room()):
                return
            self._tried[address] = time.monotonic()
            try:
                self._lines[address] = DialedLine(self._shared, self.link, address)
            except zmq.ZMQError:  # too many open files: not now
                self._again[address] = time.monotonic() + REDIAL_S
                return
            for each in self._lines[address].sockets:
                self._shared.poller.register(each, zmq.POLLIN)

    def _waiting(self) -> list[Address]:
        """Return the addresses to dial next, first those untried for longest."""
        if self.is_up:
            return []
        waiting = [a for a in self.addresses if a not in self._lines and a not in self._again]
        return sorted(waiting, key=lambda address: self._tried.get(address, -math.inf))

    def _give_way(self) -> None:
        """Hang up lines that have not answered in time, one for each address that waits."""
        before = time.monotonic() - TRY_S
        late = [address for address, line in self._lines.items() if line.since <= before]
        for address, _ in zip(late, self._waiting(), strict=False):
            self._hang_up(address)

    def _hang_up(self, address: Address) -> None:
        line = self._lines.pop(address)
        for each in line.sockets:
            self._shared.poller.unregister(each)
        line.close()

    def receive(self) -> Frame | None:
        """Take the next frame; None when there is none now."""
        for line in self._lines.values():
            if (data := line.receive()) is not None:
                return Frame(self.link, data)
        return None

    def send(self, data: bytes) -> bool:
        """Send *data* on the line that is up; False if there is none or it is full."""
        return any(line.send(data) for line in self._lines.values())

    def pulse(self) -> None:
        """Send a pulse on the line that is up, unless it leads to a node of this process."""
        if self.link not in self._shared.near:
            self.send(PULSE)

    def hush(self, heard_since: float) -> bool:
        """Hang up a line that has delivered no whole frame since; return whether there was one.

        We dial it anew.
        """
        lines = self._lines.items() if self.link not in self._shared.near else ()
        silent = [a for a, line in lines if line.is_up and line.since < heard_since]
        for address in silent:
            self._hang_up(address)
            self.silent_since = time.monotonic()
        return bool(silent)

    def close(self) -> None:
        """Hang up for good."""
        self.rest(0)
