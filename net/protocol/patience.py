"""Patience: which seats the step waits for, for what, and how long already (P7.6).

Law: a seat that is heard and signs nothing stops the table like one that is gone. So a seat counts
as silent when what its program signs by itself is 10 s late; what its player chooses may take as
long as the others like.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from core.table.messages import NO_CALL, Call, MessageKind, mask_of, seats_of
from core.table.pool import Pool
from core.table.promises import BY_ITSELF_MAX, answers_by_itself, harmless_calls
from core.table.rules import SeatMask, State
from core.table.table import Table
from net.protocol.limits import BUMPS_MAX, CHOOSES_S, GRANT_S, LATE_S, OWED_S, SLEPT_S


class Patience:
    """Counts, for each other seat, the seconds the step waits for what its program signs.

    They add up over the step, or a cheat could owe a little again and again.
    """

    def __init__(self) -> None:
        self._pool: Pool[Any] | None = None
        self._looked = self._granted_at = 0.0
        self._owed: dict[int, float] = {}
        self._since: dict[int, float] = {}
        self._acting: dict[int, float] = {}
        self.stalling: SeatMask = 0
        """The seats that owe a signature, and have owed some so long in this step: silent."""
        self.late: SeatMask = 0
        """The seats that owe a signature, and have owed some for a second in this step."""
        self.slow: SeatMask = 0
        """The seats whose players have been choosing for minutes."""

    def look(self, table: Table[State], now: float) -> bool:
        """Count what is owed at *now*; return whether anything but durations has changed."""
        before, pool = self._told(), table.pool
        others = -1 if table.seat is None else ~(1 << table.seat)
        if pool is not self._pool:  # a step has a pool of its own
            self._pool, self._owed, self._since, self._acting = pool, {}, {}, {}
        passed, self._looked = now - self._looked, now
        slept = passed if passed > SLEPT_S else 0.0  # ourselves: it blames nobody
        acting = acting_seats(pool) & others
        self._acting = {s: self._acting.get(s, now - slept) + slept for s in seats_of(acting)}
        owing = _owing(pool, table.proven()) & others
        for seat in seats_of(owing):
            self._since.setdefault(seat, now)
            self._owed[seat] = self._owed[seat] + passed - slept if seat in self._owed else 0.0
        silent = mask_of(seat for seat, owed in self._owed.items() if owed >= OWED_S)
        self.late = owing & mask_of(seat for seat, owed in self._owed.items() if owed >= LATE_S)
        self._since = {seat: at for seat, at in self._since.items() if owing >> seat & 1}
        self.stalling = owing & (silent | _bumping(pool))
        self.slow = mask_of(s for s, at in self._acting.items() if now - at >= CHOOSES_S)
        return self._grant(table, now) or before != self._told()

    def _told(self) -> tuple[SeatMask, SeatMask, SeatMask]:
        """Return what is told of the seats, without durations."""
        return self.stalling, self.late, self.slow

    def _grant(self, table: Table[State], now: float) -> bool:
        """Let our program answer one more call by itself, now and then; return whether it may.

        Others may have bumped until it answers no more; when they stop, the step must go on (L1).
        """
        if table.seat is None or now - self._granted_at < GRANT_S:
            return False
        if answers_by_itself(table.pool, table.seat):
            return False
        self._granted_at = now
        table.pool.granted += 1
        return answers_by_itself(table.pool, table.seat)

    def silent_since(self, unheard: Iterable[float | None]) -> tuple[float | None, ...]:
        """By seat, since when it is *unheard* or, if it is heard, stalls; None for the others."""
        return tuple(
            self._since.get(seat) if at is None and self.stalling >> seat & 1 else at
            for seat, at in enumerate(unheard)
        )

    def acting_since(self, seats: int) -> tuple[float | None, ...]:
        """By seat, since when the step waits for its player's choice; None where it does not."""
        return tuple(self._acting.get(seat) for seat in range(seats))


def acting_seats(pool: Pool[State]) -> SeatMask:
    """Return the authors whose players have to choose something."""
    step = pool.step
    if step.state is None or step.opens:
        return 0
    return step.authors & ~pool.seats_with(MessageKind.ACT)


def _owing(pool: Pool[State], proven: SeatMask) -> SeatMask:
    """Return the seats whose programs have to sign something: an opening, an answer, a seal."""
    step = pool.step
    unacted = step.authors & ~pool.seats_with(MessageKind.ACT)
    owing = unacted & ~acting_seats(pool)
    if pool.normal() is not None and not step.at_table & proven:
        unsealed = step.at_table & ~_sealed(pool)
        owing |= mask_of(s for s in seats_of(unsealed) if pool.last_answered(s) == NO_CALL)
    if not pool.answered:
        return owing  # as nearly always: no call is held
    for call in harmless_calls(pool)[-1:]:
        late = [s for s in seats_of(call.present & ~unacted) if pool.last_answered(s) < call]
        owing |= mask_of(s for s in late if _answers(pool, s) and not call.present & proven)
    for seat in seats_of(step.in_game & ~_sealed(pool)):
        call = pool.last_answered(seat)
        if not call.present & proven and pool.decided(call) is not None:
            owing |= 1 << seat
    return owing


def _answers(pool: Pool[State], seat: int) -> bool:
    """Return whether the program of *seat* answers at once a call that needs no consent."""
    return len(pool.calls(MessageKind.HERE, seat)) < BY_ITSELF_MAX


def _bumping(pool: Pool[State]) -> SeatMask:
    """Return the seats that were first to answer too many calls: they only keep others busy."""
    if len(pool.answered) <= BUMPS_MAX:
        return 0
    proposer: dict[Call, int] = {}
    for call, seat in pool.answered:
        proposer.setdefault(call, seat)
    proposed = Counter(proposer.values())
    return mask_of(seat for seat, calls in proposed.items() if calls > BUMPS_MAX)


def _sealed(pool: Pool[State]) -> SeatMask:
    """Return the seats that have sealed at the highest call they answered, or without any."""
    seats = seats_of(pool.step.in_game)
    return mask_of(s for s in seats if pool.of(MessageKind.SEAL, s, pool.last_answered(s)))
