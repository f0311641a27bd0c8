"""Gate: whether our seat may sign now (P11).

Law: it signs only while it knows all that it has signed, and no other laptop signs for it. So after
any start, a sleep, and a time without any other seat, it first hears from another where it is.
"""

import math

from core.table.messages import Message, seats_of
from core.table.rules import SeatMask, State
from core.table.table import Table
from net.protocol.catching_up import CatchingUp
from net.protocol.exchange import Exchange
from net.protocol.limits import SLEPT_S, WAKES_IN_S
from net.protocol.neighbours import Neighbours
from net.protocol.twins import Twins


class Gate:
    """Guards what our seat signs from what a twin of ours may have signed."""

    def __init__(
        self, table: Table[State], neighbours: Neighbours, exchange: Exchange, twins: Twins
    ) -> None:
        self._table = table
        self._neighbours = neighbours
        self._exchange = exchange
        self.twins = twins
        self._own: SeatMask = 0 if table.seat is None else 1 << table.seat
        is_alone = len(table.genesis.offers) == 1
        self.catching_up = CatchingUp(done=is_alone or not self._own)
        self._was_barred = False
        self._has_opened = self.is_open
        self._now = math.inf
        self._shown = (self.is_open, twins.state)
        self._woken = -math.inf

    @property
    def held_back(self) -> SeatMask:
        """Our seat while others are not told what it has signed in this step, else none."""
        return 0 if self.catching_up.done else self._own

    @property
    def is_open(self) -> bool:
        """Whether our seat may sign, as far as we looked last."""
        return self.catching_up.done and not self.twins.bars

    @property
    def is_closed_for_now(self) -> bool:
        """Whether it has been open, and what our player does now waits until it is again."""
        return self._has_opened and not self.is_open and not self.twins.has_stopped

    def has_turned(self) -> bool:
        """Return whether our player sees anything new of it since the last time."""
        before, self._shown = self._shown, (self.is_open, self.twins.state)
        return before != self._shown

    def is_awake(self, now: float) -> bool:
        """Note the time; return False right after a sleep: what comes then is old.

        Whoever has slept does not know what a twin has signed meanwhile.
        """
        if now - self._now > SLEPT_S:
            self.close()
            self._woken = now + WAKES_IN_S
        self._now = now
        return now >= self._woken

    def lose(self) -> None:
        """Note that a link is down: till another seat is here again, a twin may sign."""
        if not self._neighbours.is_linked:
            self.close()

    def close(self) -> None:
        """Sign nothing until another seat has said where it is, unless we play on alone."""
        if self._own and self._table.step.in_game & ~self._own:
            self.catching_up = CatchingUp(done=False)
            self._exchange.forget_haves()

    def look(self, now: float) -> list[Message] | None:
        """Look whether it opens now; then return what was held back of us, else None."""
        self.is_awake(now)
        was_barred, self._was_barred = self._was_barred, self.twins.bars
        if was_barred and not self._was_barred:
            self.close()
        if self.catching_up.done or not self._has_caught_up(now):
            return None
        self._has_opened = True
        return [m for m in self._table.pool if self._own >> m.seat & 1]

    def _has_caught_up(self, now: float) -> bool:
        table, links = self._table, self._exchange.haves().items()
        haves = {link: have if self.twins.is_settled(link) else None for link, have in links}
        by_seat = self._neighbours.by_seat(haves, table.proven() | self._own)
        others = table.step.in_game & ~table.proven() & ~self._own
        away = {table.genesis.offers[seat].identity for seat in seats_of(others)} - by_seat.keys()
        return self.catching_up.look(table, by_seat, now, away, self.twins.left)

    def keeps_out(self, message: Message) -> bool:
        """Return whether a twin has signed *message* for our seat, and it contradicts ours.

        It is never taken: we would be the ones to prove that our seat signed two things. Once we
        have caught up, any message of our seat that we lack shows a twin.
        """
        table = self._table
        if not self._own >> message.seat & 1 or message.id in table.pool:
            return False
        is_new = message.step >= table.step.number and self.is_open
        is_double = table.doubles(message)
        if not (is_new or is_double) or not table.is_signed(message):
            return False
        self.twins.suspect()
        return is_double

    def signed(self) -> tuple[int, tuple[bytes, ...]]:
        """Return our step, and what our seat has signed in it that others may hold."""
        own = self._own & ~self.held_back
        return self._table.step.number, tuple(m.id for m in self._table.pool if own >> m.seat & 1)
