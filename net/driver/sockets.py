"""All connections of one peer: an inbox and a DEALER per peer, each used both ways (P10.1, P13).

Law: only `Sockets.receive` blocks, and nothing is promised: a frame that cannot go out now is lost,
and a frame that was sent may be. The order on one connection holds.
"""

import contextlib
import ipaddress
import math
import socket
import time
from collections.abc import Container, Sequence
from typing import Self

import zmq
from zmq.utils import z85

from core.table.trouble import Trouble, TroubleError
from net.driver.connections import (
    ANSWER_WITHIN_S,
    BLOCKED_MAX,
    LINES_MAX,
    PEERS_DIALED_MAX,
    SENT_BYTES_MAX,
    SILENT_PER_ADDRESS_MAX,
    TURN_BYTES_MAX,
    Keys,
    Shared,
)
from net.driver.dialer import Dialer
from net.driver.door import ENDS_ALONE, OWN_MACHINE, Door
from net.driver.link_events import Address, Down, Event, Frame, Link, Readable, Up
from net.driver.pulse import PULSE, SILENT_S, Pulse
from net.driver.shared_node_state import SharedNodeState
from net.protocol.troubles import NetworkReason

SILENCE_S = 5.0


class SocketsError(TroubleError):
    """The inbox cannot be opened."""


class Sockets:
    """Holds every connection of one node; all but `wake` is for one thread alone.

    *host* is "*" for all adapters, or an address of ours like 127.0.0.1; *port* 0 takes a free one.
    Sockets of several nodes in this process have one *roof*.
    """

    def __init__(  # noqa: PLR0913  # most are for tests
        self,
        host: str = "*",
        port: int = 0,
        *,
        silence_s: float = SILENCE_S,
        silent_s: float = SILENT_S,
        ends_alone: bool = ENDS_ALONE,
        roof: SharedNodeState | None = None,
    ) -> None:
        keys = Keys(*map(z85.decode, zmq.curve_keypair()))
        self._roof = roof or SharedNodeState()
        self._shared = Shared(zmq.Context(), zmq.Poller(), keys, self._roof.links)
        self.public = keys.public
        self._blocked: dict[Link, float] = {}
        self._dialers: dict[Link, Dialer] = {}
        self._up: set[Link] = set()
        self._pulse = Pulse(time.monotonic(), silent_s, self._roof.lookout, self.wake)
        self._doubtful: set[Link] = set()  # dialed us anew, and our own line has been silent since
        self.own_hosts: frozenset[str] = frozenset({OWN_MACHINE})
        """Our own addresses: there we do not dial our own port."""
        self._is_stale = True  # a connection was begun or ended, so the next two may be wrong
        self._due = math.inf  # when to look at connections even if nothing happens
        self._calm: dict[object, Door | Dialer | None] = {}  # what may be ready without a look
        self._turn = 0
        self._watched: dict[int, socket.socket] = {}
        endpoint = f"tcp://{host}:{port or '*'}"
        try:
            self._door = Door(
                self._shared,
                endpoint,
                silence_s=silence_s,
                is_blocked=self._is_blocked,
                ends_alone=ends_alone,
            )
        except zmq.ZMQError as error:
            self._shared.context.term()
            trouble = Trouble(NetworkReason.UNREACHABLE, place=endpoint, what=str(error))
            raise SocketsError(trouble) from error
        self.port = self._door.port
        self._wake_in, self._wake_out = socket.socketpair()
        self._wake_in.settimeout(0)
        self._wake_out.settimeout(0)
        self._shared.poller.register(self._wake_in, zmq.POLLIN)
        self._roof.links.add(self.public)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def up(self) -> frozenset[Link]:
        """The peers that are reached now."""
        return frozenset(self._up)

    def connect(self, public: bytes, addresses: Sequence[Address]) -> None:
        """Reach the peer with key *public* at any of *addresses* too, now and after every loss.

        Call this for each hint: addresses add up, for each way of discovery knows some. Of more
        than 16 peers, or 4 at one address, one that has not answered for 2 s goes: so a peer that
        names thousands that are not there keeps no other from being dialed.
        """
        known = self._dialers.get(public)
        if known and known.is_up and known.addresses[: len(addresses)] == tuple(addresses):
            return  # as nearly always: whoever is there says so each second
        checked = [(str(ipaddress.IPv4Address(host)), int(port)) for host, port in addresses]
        checked = [each for each in checked if not self._is_our_own(*each)]
        if public == self.public or not checked:
            return
        if public not in self._dialers:
            if not self._has_room({host for host, _ in checked} - {OWN_MACHINE}):
                return
            dialer = Dialer(self._shared, public, has_room=self._has_lines)
            self._dialers[public] = dialer
        self._dialers[public].aim(checked, not_before=self._blocked.get(public, -math.inf))
        self._is_stale = True

    @property
    def is_crowded(self) -> bool:
        """Whether half of the places are taken, so that we dial only peers that we hear again."""
        return 2 * len(self._dialers) >= PEERS_DIALED_MAX

    def _is_our_own(self, host: str, port: int) -> bool:
        return port == self.port and host in self.own_hosts

    def _has_lines(self) -> bool:
        """Return whether we may dial one peer at a second address at the same time."""
        second = sum(dialer.line_count > 1 for dialer in self._dialers.values())
        return second < LINES_MAX - PEERS_DIALED_MAX

    def _has_room(self, hosts: set[str]) -> bool:
        """Return whether we may dial one more peer, at *hosts*; forget a silent one for it."""
        silent = [dialer for dialer in self._dialers.values() if not dialer.is_up]
        crowd = [dialer for dialer in silent if hosts & dialer.hosts]
        if len(crowd) >= SILENT_PER_ADDRESS_MAX:
            silent = crowd
        elif len(self._dialers) < PEERS_DIALED_MAX:
            return True
        longest = min(silent, key=lambda dialer: dialer.silent_since, default=None)
        if longest is None or time.monotonic() - longest.silent_since < ANSWER_WITHIN_S:
            return False
        self.forget(longest.link)
        return True

    def forget(self, public: bytes) -> None:
        """Stop dialing this peer; a connection that it made to us stays."""
        dialer = self._dialers.pop(public, None)
        if dialer is not None:
            dialer.close()
            self._is_stale = True

    def leave(self, hosts: Container[str]) -> None:
        """Close what rests on an address in *hosts*, which this laptop has lost, and dial anew.

        Otherwise we would notice only by the silence, some seconds later.
        """
        self._is_stale = True
        self._door.leave(hosts)
        for dialer in self._dialers.values():
            dialer.leave(hosts)

    def block(self, link: Link, seconds: float) -> None:
        """Close every connection with *link*; let it in again only after *seconds*."""
        until = time.monotonic() + seconds
        self._blocked.pop(link, None)
        self._blocked[link] = until
        if len(self._blocked) > BLOCKED_MAX:
            del self._blocked[next(iter(self._blocked))]
        self._door.cut(link)
        self._is_stale = True
        if link in self._dialers:
            self._dialers[link].rest(until)

    def _is_blocked(self, link: Link) -> bool:
        return self._blocked.get(link, -math.inf) > time.monotonic()

    def send(self, public: bytes, frame: bytes) -> bool:
        """Send *frame* in one piece; False if no connection takes it, so it is lost already."""
        if not 1 <= len(frame) <= SENT_BYTES_MAX:
            msg = f"a frame has 1 to {SENT_BYTES_MAX} bytes, not {len(frame)}"
            raise ValueError(msg)
        dialer = self._dialers.get(public)
        if dialer is None:
            return self._door.send(public, frame)
        if public in self._doubtful:  # there it surely listens
            return self._door.send(public, frame) or dialer.send(frame)
        return dialer.send(frame) or self._door.send(public, frame)

    def receive(self, timeout_ms: int, frames_max: int = 64) -> list[Event]:
        """Wait at most *timeout_ms* for something to happen and return it; or nothing, if woken.

        Others hear that we are here only if this is called each second.
        Returns at most *frames_max* frames and some 128 KiB of them, for large ones take long to
        read: one from each peer we dialed and from the inbox in turn; the inbox takes turns between
        the peers that dialed us. What is left comes first next time.
        """
        end = time.monotonic() + timeout_ms / 1000
        while True:
            told, is_woken = self._look(max(0.0, end - time.monotonic()), frames_max)
            if told or is_woken or time.monotonic() >= end:
                return told

    def _look(self, wait_s: float, frames_max: int) -> tuple[list[Event], bool]:
        """Wait once; return what happened, and whether `wake` was called."""
        if self._is_stale:
            self._plan()
        ready = dict(self._shared.poller.poll(self._wait_ms(wait_s)))
        is_woken = self._wake_in.fileno() in ready
        if is_woken:
            with contextlib.suppress(BlockingIOError):
                self._wake_in.recv(4096)
        told: list[Event] = []
        is_due = self._is_stale or self._due <= time.monotonic()
        if is_due or not ready.keys() <= self._calm.keys():
            told += self._serve()
            sources = [*self._sources()]
        else:
            sources = [source for each in ready if (source := self._calm[each])]
        told += self._frames(sources, frames_max)
        told += [Readable(each) for number, each in self._watched.items() if number in ready]
        self._beat()
        return told, is_woken

    def _sources(self) -> tuple[Door | Dialer, ...]:
        return self._door, *self._dialers.values()

    def _beat(self) -> None:
        """Cut each connection that has been silent for long; send a pulse on all others.

        In this order: a line that libzmq 4.3.5 still writes to as it is closed keeps for ever what
        has come of a message without an end (`pipe_t::process_pipe_term` does not roll back once
        the delimiter was read).
        """
        beat = self._pulse.beat(time.monotonic(), is_alone=self._is_alone)
        if beat is None:
            return
        self._is_stale |= self._door.hush(beat.heard_since, beat.begun_since)
        for dialer in self._dialers.values():
            self._is_stale |= dialer.hush(beat.heard_since)
        for source in self._sources() if beat.says else ():
            source.pulse()

    @property
    def _is_alone(self) -> bool:
        return not self._dialers and not self._door.is_entered

    def _wait_ms(self, wait_s: float) -> int:
        due = min(self._due, self._pulse.due) - time.monotonic()
        return int(max(0.0, min(wait_s, due)) * 1000 + 0.999)

    def _serve(self) -> list[Event]:
        """Follow what happened to the connections, and return it."""
        self._door.serve()
        told: list[Event] = []
        for dialer in self._dialers.values():
            told += dialer.serve()
        told += self._changes()
        self._plan()
        self._is_stale = False
        return told

    def _plan(self) -> None:
        """Plan what to look at and when, for most of the time only frames come."""
        sources = self._sources()
        self._due = min(source.due for source in sources)
        self._calm = {each: source for source in sources for each in source.frame_sockets}
        self._calm |= dict.fromkeys((self._wake_in.fileno(), *self._watched))

    def _changes(self) -> list[Event]:
        live = self._live()
        told: list[Event] = [Down(link) for link in sorted(self._up - live)]
        told += [Up(link) for link in sorted(live - self._up)]
        self._up = live
        self._doubtful &= live
        return told

    def _live(self) -> set[Link]:
        return {*self._door.links, *(d.link for d in self._dialers.values() if d.is_up)}

    def _frames(self, sources: list[Door | Dialer], count: int) -> list[Event]:
        told: list[Event] = []
        size = 0
        self._turn += 1
        while sources and count and size < TURN_BYTES_MAX:
            self._turn %= len(sources)
            frame = sources[self._turn].receive()
            if frame is None:
                del sources[self._turn]
                continue
            if sources[self._turn] is not self._door:
                self._doubtful.discard(frame.link)
            elif self._door.is_first(frame.link):
                self._doubtful.add(frame.link)
            self._turn += 1
            count -= 1
            size += len(frame.data)
            told += self._admit(frame)
        return told

    def _admit(self, frame: Frame) -> list[Event]:
        if self._is_blocked(frame.link):
            self._door.cut(frame.link)
            return []
        told: list[Event] = []
        if frame.link not in self._up:
            if frame.link not in self._live():
                return []  # it was reported down, and this came before
            self._up.add(frame.link)
            told.append(Up(frame.link))
        return told if frame.data == PULSE else [*told, frame]

    def watch(self, extra: socket.socket) -> None:
        """Make `receive` return `Readable` from now on when *extra* has something to read."""
        self._watched[extra.fileno()] = extra
        self._is_stale = True
        self._shared.poller.register(extra, zmq.POLLIN)

    def unwatch(self, extra: socket.socket) -> None:
        """Stop watching *extra*; call this before you close it."""
        del self._watched[extra.fileno()]
        self._shared.poller.unregister(extra)

    def wake(self) -> None:
        """Make `receive` return at once; any thread may call this, also after `close`."""
        with contextlib.suppress(OSError):
            self._wake_out.send(b"\0")

    def close(self) -> None:
        """Close all connections; frames that have not gone out are lost."""
        self._pulse.end()
        for dialer in self._dialers.values():
            dialer.close()
        self._door.close()
        self._wake_in.close()
        self._wake_out.close()
        self._shared.context.term()
        self._roof.links.discard(self.public)
