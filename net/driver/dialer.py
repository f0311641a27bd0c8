"""Connections that we make: one peer at its several addresses (P10.1).

A hint names addresses of a laptop, not all of them lead there, and the next hint may name others.
All are dialed at once, the first that answers stays; when it falls silent all are dialed again.
"""

import math
import time
from collections import Counter
from collections.abc import Container, Iterable
from typing import TypeAlias

import zmq

from net.driver.links import (
    ADDRESSES_PER_PEER_MAX,
    Address,
    Frame,
    Keys,
    Link,
    TurnedAway,
    WrongKey,
    has_more,
    next_event,
    own_host,
    set_options,
)

REDIAL_S = 1.0
WRONG_AFTER = 3
"""So many handshakes in a row must fail before it is no bad network but somebody else."""

Dialed: TypeAlias = TurnedAway | WrongKey

_UP = int(zmq.EVENT_HANDSHAKE_SUCCEEDED)
_BEGUN = int(zmq.EVENT_CONNECTED)
_LOST = int(zmq.EVENT_DISCONNECTED)
_AUTH = int(zmq.EVENT_HANDSHAKE_FAILED_AUTH)
_FAILED = _AUTH | int(zmq.EVENT_HANDSHAKE_FAILED_NO_DETAIL | zmq.EVENT_HANDSHAKE_FAILED_PROTOCOL)


class Line:
    """One DEALER to one address of one peer; guards that its monitor lives as long as it does."""

    def __init__(
        self,
        context: zmq.Context[zmq.Socket[bytes]],
        keys: Keys,
        public: bytes,
        address: Address,
    ) -> None:
        self.is_up = False
        self.has_sent = False
        self.own_host = ""
        self.has_ended = False  # fallen silent, but its last frames may still be read this turn
        self._dealer = context.socket(zmq.DEALER)
        set_options(self._dealer)
        self._dealer.reconnect_ivl = 100
        self._dealer.reconnect_ivl_max = 1000
        self._dealer.connect_timeout = 2000
        self._dealer.curve_publickey = keys.public
        self._dealer.curve_secretkey = keys.secret
        self._dealer.curve_serverkey = public
        self._monitor = self._dealer.get_monitor_socket(_BEGUN | _UP | _LOST | _FAILED)
        self.sockets = (self._dealer, self._monitor)
        self._dealer.connect(f"tcp://{address[0]}:{address[1]}")

    def receive(self) -> bytes | None:
        """Take the next frame; None when there is none now, b"" for a message of several parts."""
        if not has_more(self._dealer):
            return None
        parts = self._dealer.recv_multipart(zmq.DONTWAIT)
        return parts[0] if len(parts) == 1 else b""

    def send(self, data: bytes) -> bool:
        """Send *data*; False if the line is down or full."""
        if not self.is_up:
            return False
        try:
            self._dealer.send(data, zmq.DONTWAIT)
        except zmq.Again:
            return False
        self.has_sent = True
        return True

    def next_event(self) -> int | None:
        """Take what happened to the line next."""
        while event := next_event(self._monitor):
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
    """Guards that one peer is reached by one line at a time, whichever address leads there."""

    def __init__(
        self,
        context: zmq.Context[zmq.Socket[bytes]],
        poller: zmq.Poller,
        keys: Keys,
        public: bytes,
    ) -> None:
        self.link: Link = public
        self._context = context
        self._poller = poller
        self._keys = keys
        self._addresses: tuple[Address, ...] = ()
        self._lines: dict[Address, Line] = {}
        self._again: dict[Address, float] = {}  # when to dial an address that refused us
        self._failed: Counter[Address] = Counter()  # handshakes in a row
        self.silent_since = time.monotonic()
        """When it was first dialed or last lost; of no use while a line is up."""

    @property
    def hosts(self) -> set[str]:
        """Name the addresses at which it is dialed."""
        return {host for host, _ in self._addresses}

    @property
    def is_up(self) -> bool:
        """Tell whether a line is up."""
        return any(line.is_up for line in self._lines.values())

    @property
    def is_unused(self) -> bool:
        """Whether a line has come up that carried nothing yet: the other end closes it in time."""
        return any(line.is_up and not line.has_sent for line in self._lines.values())

    @property
    def due(self) -> float:
        """Say when `serve` has something to do even if nothing happens."""
        if any(line.has_ended for line in self._lines.values()):
            return 0
        return min(self._again.values(), default=math.inf)

    @property
    def frame_sockets(self) -> tuple[zmq.Socket[bytes], ...]:
        """Where frames come in, and nothing but frames: only a line that is up."""
        return tuple(line.sockets[0] for line in self._lines.values() if line.is_up)

    def aim(self, addresses: Iterable[Address], not_before: float = 0) -> None:
        """Dial these addresses too; of more than 8 the oldest goes, but no line that is up."""
        newest_first = dict.fromkeys((*addresses, *self._addresses))
        self._addresses = tuple(newest_first)[:ADDRESSES_PER_PEER_MAX]
        for address in [a for a in self._lines if a not in self._addresses]:
            if not self._lines[address].is_up:
                self._hang_up(address)
        again = {a: max(self._again.get(a, 0), not_before) for a in self._addresses}
        self._again = {a: t for a, t in again.items() if t > time.monotonic()}
        self._dial()

    def rest(self, until: float) -> None:
        """Hang up, and dial again when the clock says *until*."""
        for address in list(self._lines):
            self._hang_up(address)
        self._again = dict.fromkeys(self._addresses, until)

    def serve(self) -> list[Dialed]:
        """Follow what happened to the lines; dial what fell silent or refused us.

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

    def _follow(self, event: int, address: Address, line: Line) -> list[Dialed]:
        if event == _LOST:
            line.has_ended = line.is_up
            self.silent_since = time.monotonic() if line.is_up else self.silent_since
        elif event == _UP:
            line.is_up, line.has_ended, line.has_sent = True, False, False
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
        """Hang up what goes out from an address in *hosts*, which we have no more; dial anew."""
        for address in [a for a, line in self._lines.items() if line.own_host in hosts]:
            self._hang_up(address)
        self._dial()

    def _dial(self) -> None:
        up = next((a for a, line in self._lines.items() if line.is_up), None)
        if up is not None:
            for address in [a for a in self._lines if a != up]:
                self._hang_up(address)
            return
        for address in self._addresses:
            if address not in self._lines and address not in self._again:
                line = Line(self._context, self._keys, self.link, address)
                self._lines[address] = line
                for each in line.sockets:
                    self._poller.register(each, zmq.POLLIN)

    def _hang_up(self, address: Address) -> None:
        line = self._lines.pop(address)
        for each in line.sockets:
            self._poller.unregister(each)
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

    def close(self) -> None:
        """Hang up for good."""
        self.rest(0)
