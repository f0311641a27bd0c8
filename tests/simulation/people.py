"""People at a table: they go on without others, change their minds, leave, and call at random.

What a person may agree to is not limited by what is wise: the protocol must stand any of it.
"""

import random
from collections.abc import Callable

from core.table.messages import Call, MessageKind
from core.table.rules import SeatMask, State
from core.table.table import Table
from net.protocol.caller import Caller, waiting_calls
from net.protocol.commands import CallOn, LetBack, Wait
from net.protocol.snapshot import TableSnapshot
from tests.simulation.cheats import random_call

GONE = 0.05
"""How often who is left out is left out for good."""
FORGIVES = 0.5
CALLS_MAX = 12
"""So many calls a step are reckless; a step has room for 64 of a seat (P13)."""


class Reckless(Caller):
    """Answers and proposes any call that the rules allow, as often as *rate* says."""

    def __init__(self, rng: random.Random, rate: Callable[[], float]) -> None:
        super().__init__()
        self._rng, self._rate = rng, rate

    def call(self, table: Table[State], connected: SeatMask, stalling: SeatMask = 0) -> Call | None:
        seat = table.seat
        if seat is None or not table.step.in_game >> seat & 1:
            return None
        answered = len(table.pool.calls(MessageKind.HERE, seat))
        if answered >= CALLS_MAX or self._rng.random() >= self._rate():
            return super().call(table, connected, stalling)
        waiting = waiting_calls(table)
        if waiting and self._rng.random() < 0.7:
            return self._rng.choice(waiting)
        return random_call(self._rng, table)


def missing(shown: TableSnapshot) -> SeatMask:
    """Tell who is at the table and cannot be heard."""
    own = 0 if shown.seat is None else 1 << shown.seat
    return shown.at_table & ~shown.connected & ~own


def impatience(rng: random.Random, shown: TableSnapshot) -> CallOn | Wait | LetBack:
    """Go on without who cannot be heard, or wait after all; let some back who need it."""
    if shown.unforgiven and rng.random() < FORGIVES:
        return LetBack(shown.unforgiven & rng.getrandbits(5))
    away = missing(shown)
    return CallOn(away, away if rng.random() < GONE else 0) if away else Wait()
