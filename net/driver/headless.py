"""A seat without a window: a bot plays it, or it only watches (P12)."""

import contextlib
import math
import queue
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from core.table.messages import mask_of, seats_of
from core.table.rules import SeatMask
from core.table.trouble import Trouble
from net.driver.node import News, Node
from net.driver.node_run import NodeRun
from net.protocol.commands import CallOn, LetBack, Play, SameHere
from net.protocol.effects import Show
from net.protocol.join_code import CodeTried
from net.protocol.snapshot import TableSnapshot
from net.protocol.troubles import TableReason

LINGER_S = 5.0
"""How long a finished seat stays for peers that have not heard the last step yet."""
LOOK_S = 0.25
PATIENCE_S = 20.0
"""How long a seat without a player waits for a silent seat before it would go on (P7.6)."""
THINKING = 9
"""How many times as long it waits for a player who is heard and chooses."""


@dataclass(frozen=True, slots=True)
class PatienceLost:
    """Our seat, which has no player, agrees to go on without these, some of them for good."""

    without: SeatMask
    gone: SeatMask


Event = News | CodeTried | PatienceLost
Think = Callable[[TableSnapshot], Play]


class Headless:
    """Runs the loop of one seat: shows what the node reports, thinks out what is due.

    The node works in a thread of its own, so that a long thought keeps nobody waiting. A seat that
    is *tied* belongs to a player of this laptop: it stays until `end`, and only follows when others
    would go on without a seat, so that it never plays on alone.
    """

    def __init__(
        self,
        think: Think,
        tell: Callable[[Event], None],
        patience_s: float = PATIENCE_S,
        within_s: float | None = None,
        *,
        tied: bool = False,
    ) -> None:
        self._think = think
        self._patience_s = patience_s
        self._deadline = math.inf if within_s is None else time.monotonic() + within_s
        self._tell = tell
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._played = 0
        self._agreed: SeatMask = 0
        self._snapshot: TableSnapshot | None = None
        self._over_since: float | None = None
        self._looked = 0.0
        self._tied = tied
        self._ended = False
        self.observe = self._events.put

    def run(self, node: Node) -> TableSnapshot | None:
        """Play until the game is over and all others know, or the disk fails.

        Returns the last snapshot of the table; an interrupt from the keyboard ends cleanly.
        Raises `TroubleError` or OSError if the node has failed.
        """
        run = NodeRun(node)
        try:
            while not self._is_done() and run.goes_on:
                self._next(node)
        finally:
            run.end()
            while not self._events.empty():
                self._note(self._events.get())
        run.require_well(lambda what: Trouble(TableReason.NODE_FAILED, what=what))
        return self._snapshot

    def end(self) -> None:
        """End `run` soon; any thread may call this."""
        self._ended = True

    def _next(self, node: Node) -> None:
        with contextlib.suppress(queue.Empty):
            self._note(self._events.get(timeout=LOOK_S))
        if self._snapshot is None:
            return
        if self._events.empty():
            self._answer(node, self._snapshot)
        if time.monotonic() - self._looked >= LOOK_S:  # by the clock: a chatterer must not stop it
            self._looked = time.monotonic()
            self._lose_patience(node, self._snapshot)
            self._forgive(node, self._snapshot)

    def _note(self, event: Event) -> None:
        self._tell(event)
        if not isinstance(event, Show):
            return
        if isinstance(event.snapshot, TableSnapshot):
            self._snapshot = event.snapshot
        else:  # in the lobby, perhaps again: the table did not begin
            self._snapshot, self._played, self._agreed = None, 0, 0

    def _answer(self, node: Node, snapshot: TableSnapshot) -> None:
        if snapshot.must_compare:
            node.submit(SameHere())
        if snapshot.may_act and self._played < snapshot.step:
            self._played = snapshot.step
            node.submit(self._think(snapshot))
        if snapshot.is_over and self._over_since is None:
            self._over_since = time.monotonic()

    def _lose_patience(self, node: Node, snapshot: TableSnapshot) -> None:
        """Agree to go on without seats that have been silent, or choosing, for long."""
        silent = _since(snapshot.silent_since, self._patience_s)
        silent |= _since(snapshot.acting_since, THINKING * self._patience_s)
        own = 0 if snapshot.seat is None else 1 << snapshot.seat
        away = (silent & ~own | snapshot.proven) & snapshot.at_table
        if self._tied and not any(snapshot.at_table & ~call.present for call in snapshot.calls):
            away = 0
        if away and away != self._agreed and not snapshot.is_over:
            node.submit(CallOn(away, gone=away & snapshot.proven))
            if 2 * (snapshot.in_game & ~away).bit_count() > snapshot.in_game.bit_count():
                self._tell(PatienceLost(away, away & snapshot.proven))
        self._agreed = away

    def _forgive(self, node: Node, snapshot: TableSnapshot) -> None:
        """Let back each seat that needs it: a tied seat only once another does, others at once."""
        own = 0 if snapshot.seat is None else 1 << snapshot.seat
        out = seats_of(snapshot.unforgiven & ~own)
        back = [seat for seat in out if snapshot.pardons[seat] or not self._tied]
        if own and any(not snapshot.pardons[seat] & own for seat in back):
            node.submit(LetBack(mask_of(back)))

    def _is_done(self) -> bool:
        snapshot = self._snapshot
        if self._ended or time.monotonic() > self._deadline:
            return True
        if snapshot is None:
            return False
        if snapshot.stopped:
            return True
        if self._over_since is None:
            return False
        lasts = math.inf if self._tied else LINGER_S
        return snapshot.all_know or time.monotonic() - self._over_since > lasts


def _since(times: Iterable[float | None], seconds: float) -> SeatMask:
    """Return the seats whose time is longer ago than *seconds*."""
    before = time.monotonic() - seconds
    return mask_of(seat for seat, at in enumerate(times) if at is not None and at < before)
