"""Caller: which call our seat answers or proposes next (P7.6, P7.7).

Law: it leaves out only seats that our player has agreed to leave out or that have said farewell;
the table decides whether a call may be answered at all.
"""

from core.table.messages import NO_CALL, Call, MessageKind, mask_of, seats_of
from core.table.promises import (
    answer_barred,
    answers_by_itself,
    harmless_calls,
    highest_call,
    next_number,
)
from core.table.rules import SeatMask, State
from core.table.table import Table
from net.protocol.commands import CallOn, LetBack, Wait


class Caller:
    """Guards our player's consent: for which seats, until they are left out or back.

    A seat that has answered a call may no longer seal without one. So if a call lets back a seat
    that our player does not, we answer with a higher one without that seat: others may agree as
    they like, and nobody waits for our player (L1).
    """

    def __init__(self) -> None:
        self._without: SeatMask = 0
        self._gone: SeatMask = 0
        self._lost: SeatMask = 0
        """The seats that said farewell in this step and are not heard now."""
        self._signed: SeatMask = 0
        """The seats that have signed anything since our player agreed."""
        self._back: SeatMask = 0
        self._back_since = 0
        """How many steps were complete when our player agreed to let these back."""

    def take(self, table: Table[State], command: CallOn | Wait | LetBack) -> None:
        """Remember what our player asks."""
        match command:
            case CallOn(without, gone):
                self.agree(without, gone)
            case Wait():
                self.agree(0, 0)
            case LetBack(seats):
                self.let_back(table, seats)

    def agree(self, without: SeatMask, gone: SeatMask) -> None:
        """Remember that our player would go on without these, some of them for good."""
        self._without = without | gone
        self._gone = gone
        self._signed = 0

    def note(self, seat: int) -> None:
        """Remember that *seat* has signed something new."""
        self._signed |= 1 << seat

    def let_back(self, table: Table[State], seats: SeatMask) -> None:
        """Remember that our player lets these back, and no others, until they have been back."""
        self._back, self._back_since = seats, len(table.completed)

    def pardons(self, table: Table[State]) -> tuple[SeatMask, ...]:
        """Return for each seat which seats would let it back; () while no seat needs it."""
        if not table.step.unforgiven:
            return ()
        pardons = [0] * len(table.genesis.offers)
        for call, seat in table.pool.answered:
            for back in seats_of(table.step.returning(call) & ~(1 << seat)):
                pardons[back] |= 1 << seat
        if table.seat is not None:
            for back in seats_of(self._let_back(table)):
                pardons[back] |= 1 << table.seat
        return tuple(pardons)

    def call(self, table: Table[State], connected: SeatMask, stalling: SeatMask = 0) -> Call | None:
        """Return the call to answer now, or None; some of the seats *connected* are *stalling*."""
        if table.seat is None or not table.step.in_game >> table.seat & 1:
            return None
        own = 1 << table.seat
        if not table.pool.answered and not self._without | self._gone and table.step.at_table & own:
            return None  # as nearly always: no call is held, and no seat is to be left out
        self._lost = farewells(table) & ~connected & ~own
        responsive = connected & ~stalling
        around = (responsive | own) & table.step.in_game & ~table.proven()
        self._forget(table, responsive & self._signed)
        for call in reversed(waiting_calls(table)):
            needs_nobody = not call.gone and not table.step.at_table & ~call.present
            if needs_nobody and not answers_by_itself(table.pool, table.seat):
                continue
            if self._covers(table, call) and not call.present & ~around:
                return call
        wanted = self._wanted(table, own, around)
        return wanted if wanted and wanted.is_allowed(table.step.in_game) else None

    def _forget(self, table: Table[State], back: SeatMask) -> None:
        """End consent for a seat that is *back* and has signed since, and for one that is out."""
        self._gone &= table.step.in_game & (~back | table.proven())
        self._without &= table.step.at_table & (~back | self._gone | table.proven())

    def _covers(self, table: Table[State], call: Call) -> bool:
        out = table.step.at_table & ~call.present
        is_agreed = not out & ~(self._without | self._lost)
        is_agreed &= not call.gone & ~self._leaving_for_good(table)
        return is_agreed and self._lets_in(table, call)

    def _lets_in(self, table: Table[State], call: Call) -> bool:
        """Return whether our player lets back what *call* lets back.

        Each such call once a step, and again where what we answered last can come to nothing.
        """
        seat = table.seat
        assert seat is not None
        back = table.step.returning(call) & ~(1 << seat)
        if not back:
            return True
        answered = {earlier[1:] for earlier in table.pool.calls(MessageKind.HERE, seat)}
        is_new = call[1:] not in answered or self._is_lost(table, table.pool.last_answered(seat))
        return is_new and not back & ~self._let_back(table)

    def _is_lost(self, table: Table[State], answered: Call) -> bool:
        """Return whether a seat that *answered* needs holds to who our player would go on without.

        It has answered a call that needs such a seat, this one or a higher one, and seals no lower.
        """
        return any(
            answered <= call and answered.present >> seat & 1 and call.present & self._without
            for call, seat in table.pool.answered
        )

    def _let_back(self, table: Table[State]) -> SeatMask:
        """Return the seats that our player lets back and that have not been back since."""
        if not self._back:
            return 0
        been = table.completed[self._back_since :]
        back = self._back & table.step.unforgiven
        for done in been:
            back &= ~done.outcome.content.at_table
        return back

    def _is_overruled(self, table: Table[State], own: SeatMask, answered: Call) -> bool:
        """Return whether another seat at our table, above *answered*, lets back one we do not."""
        at_table, highest = table.step.at_table, highest_call(table.pool, table.step.in_game)
        return bool(at_table & own) and any(
            answered < call <= highest and at_table >> seat & 1 and not self._lets_in(table, call)
            for call, seat in table.pool.answered
        )

    def _leaving_for_good(self, table: Table[State]) -> SeatMask:
        """Return the seats to leave out for good, also those left out with a proof (P7.6)."""
        gone = self._gone | self._lost | table.proven() & self._without
        return gone & table.step.in_game

    def _wanted(self, table: Table[State], own: SeatMask, around: SeatMask) -> Call | None:
        """Return a new call: to come back, to go on, or to drop a seat that came and went."""
        step, pool = table.step, table.pool
        assert table.seat is not None
        answered = pool.last_answered(table.seat)
        by_itself = answers_by_itself(pool, table.seat)
        gone = self._leaving_for_good(table)
        away = step.at_table & (self._without | gone)
        is_overruled = by_itself and self._is_overruled(table, own, answered)
        if away:  # a seat that comes back only if all agree has to ask for it itself
            present = around & ~self._without & ~gone & ~step.unforgiven | own
        elif is_overruled:
            present, gone = step.at_table, 0
        elif by_itself:
            present = _harmless(table, answered, own, around)
        else:
            return None
        left_out = step.at_table & ~present
        is_new = is_overruled or (present, gone) != answered[1:] or self._is_lost(table, answered)
        if not present or left_out & ~away or present & ~around or not is_new:
            return None
        return Call(next_number(pool, table.seat, present), present, gone)


def _harmless(table: Table[State], answered: Call, own: SeatMask, around: SeatMask) -> SeatMask:
    """Return the seats present in a call that we propose without any consent; 0 for none."""
    at_table = table.step.at_table
    is_farewell = answered.gone and answered in harmless_calls(table.pool)
    if is_farewell and not answered.present & ~around:
        return 0  # a seat leaves for good, and all will answer
    if not at_table & own:
        return at_table | own
    if answered != NO_CALL:  # its promise bars the normal seal, so only a call goes on
        return at_table | answered.present & around
    return at_table if _is_blocked(table) else 0


def _is_blocked(table: Table[State]) -> bool:
    """Return whether the step lacks only the seal of a seat that has answered a call.

    That bars its normal seal. If nobody follows, all at the table hold a call, and a seat that does
    not answer that one stalls (P7.6).
    """
    pool = table.pool
    at_table = [seat for _, seat in pool.answered if table.step.at_table >> seat & 1]
    is_barred = any(not pool.of(MessageKind.SEAL, seat) for seat in at_table)
    return is_barred and pool.normal() is not None and not harmless_calls(pool)


def waiting_calls(table: Table[State]) -> list[Call]:
    """Return the calls of others that our seat could answer, in rising order."""
    if table.seat is None:
        return []
    calls, proven = {call for call, _ in table.pool.answered}, table.proven()
    return sorted(c for c in calls if answer_barred(table.pool, table.seat, c, proven) is None)


def farewells(table: Table[State]) -> SeatMask:
    """Return the seats that have signed in this step to leave for good."""
    return mask_of(seat for call, seat in table.pool.answered if call.gone >> seat & 1)


def agreed(table: Table[State]) -> SeatMask:
    """Return the seats that have answered the highest call of this step; 0 without one."""
    if not table.pool.answered:
        return 0
    highest = highest_call(table.pool, table.step.in_game)
    return mask_of(seat for call, seat in table.pool.answered if call == highest)
