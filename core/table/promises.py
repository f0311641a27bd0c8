"""What a seat may still sign in a step, R1 to R4 of P5.5.

Law: it depends on what the seat has signed, all of which is in the pool, also after a restart. A
seat that has answered a call never seals a lower one: the answer is the promise.
"""

from collections.abc import Iterator

from core.table.calls import REACH_MAX, STRIDE, Decision, number_max
from core.table.commitments import opening
from core.table.digests import commitment_digest
from core.table.messages import (
    HELD_PER_AUTHOR_MAX,
    NO_CALL,
    Act,
    Call,
    Here,
    Message,
    MessageKind,
    MessagePlace,
    Seal,
    seats_of,
    unsigned,
)
from core.table.pool import Pool
from core.table.rules import Reason, SeatMask, State
from core.table.signing import TableSecret
from core.table.step import Step

SLACK = 16
"""How far a seat follows above the highest call it has seen: others may have gone on without it."""
BY_ITSELF_MAX = 64
"""How many calls of a step a program answers at once where no player need agree; half as many more
are granted one by one. The rest are up to its player, however many others hold (P13)."""


class PromiseReason(Reason):
    """Why a seat may not sign a kind of message now."""

    NOT_ITS_TURN = "it is not its turn"
    SIGNED_ALREADY = "it has signed in this step already"
    NO_SEALED_VALUE = "no value that can be locked in now"
    NO_MEMORY = "this laptop does not hold the seat's memory"
    CALL_NOT_ALLOWED = "too few are present to go on without the others"
    CALL_NOT_PRESENT = "the call is held without this seat"
    CALL_TOO_LOW = "this seat has answered this call, or a later one"
    CALL_TOO_HIGH = "its number is far above all that were answered"
    CALL_TOO_EARLY = "nobody is left out before all have opened their salts"
    SALT_MISSING = "not everybody's salt is in the emblem, so it proves nothing"
    ACT_FIRST = "its own act of this step comes first"
    PROVEN = "the call counts on a seat that signed two different things"


def act_barred(pool: Pool[State], seat: int) -> PromiseReason | None:
    """Return why *seat* may not sign an act, or None (R1)."""
    if not pool.step.authors >> seat & 1:
        return PromiseReason.NOT_ITS_TURN
    return PromiseReason.SIGNED_ALREADY if pool.of(MessageKind.ACT, seat) else None


def due_normal(pool: Pool[State], seat: int, proven: SeatMask) -> Decision | None:
    """Return what *seat* may seal without a call now, or None (R2).

    *proven* are the seats against which we hold a proof.
    """
    step = pool.step
    if not step.at_table >> seat & 1 or step.at_table & proven or pool.of(MessageKind.SEAL, seat):
        return None
    return None if pool.calls(MessageKind.HERE, seat) else pool.normal()


def answer_barred(
    pool: Pool[State], seat: int, call: Call, proven: SeatMask
) -> PromiseReason | None:
    """Return why *seat* may not answer *call*, consent aside, or None (R3).

    In step 1 nobody is left out: the seats present could choose which salts make the emblem (P3.4).
    """
    step = pool.step
    answered = pool.last_answered(seat)
    must_act = step.authors >> seat & 1 and not pool.of(MessageKind.ACT, seat)
    barred = {
        PromiseReason.CALL_TOO_EARLY: step.state is None and len(step.genesis.offers) > 1,
        PromiseReason.CALL_NOT_ALLOWED: not call.is_allowed(step.in_game),
        PromiseReason.CALL_NOT_PRESENT: not call.present >> seat & 1,
        PromiseReason.PROVEN: call.present & proven,
        PromiseReason.CALL_TOO_LOW: call <= answered,
        PromiseReason.CALL_TOO_HIGH: call.number
        > max(_number_limit(pool, call.present), answered.number + SLACK),
        PromiseReason.ACT_FIRST: must_act,
    }
    return next((reason for reason, holds in barred.items() if holds), None)


def answer_to(pool: Pool[State], seat: int, call: Call) -> Here:
    """Make the answer of *seat* to *call*: all acts here, and its highest seal (R3).

    It names two acts of a cheat: two prove all there is to prove, and more are not valid (P5.3).
    """
    acts = [
        act.id
        for author in seats_of(pool.step.authors)
        for act in pool.of(MessageKind.ACT, author)[: 1 if author == seat else HELD_PER_AUTHOR_MAX]
    ]
    sealed = pool.calls(MessageKind.SEAL, seat)
    last = tuple(m.id for m in pool.of(MessageKind.SEAL, seat, sealed[-1])[:1]) if sealed else ()
    return Here(call, tuple(sorted(acts)), last)


def due_at_call(pool: Pool[State], seat: int, proven: SeatMask) -> tuple[Call, Decision] | None:
    """Return what *seat* may seal at the highest call it answered, or None (R4)."""
    call = pool.last_answered(seat)
    if call == NO_CALL or call.present & proven or pool.of(MessageKind.SEAL, seat, call):
        return None
    decision = pool.decided(call)
    return (call, decision) if decision else None


def seal_of(pool: Pool[State], call: Call, decision: Decision) -> Seal:
    """Make the seal of *decision* at *call*."""
    refs = tuple(sorted(m.id for m in pool.answers(call))) if call != NO_CALL else ()
    return Seal(call, pool.outcome(decision).content, refs)


def normal_seals(pool: Pool[State]) -> Iterator[Message]:
    """Yield the seals, not signed yet, of all at the table once nobody need call (R2)."""
    step, decision = pool.step, pool.normal()
    if decision is None:
        return
    body = Seal(NO_CALL, pool.outcome(decision).content, ())
    for seat in seats_of(step.at_table):
        yield unsigned(MessagePlace(step.genesis.game, step.number, seat, step.previous), body)


def own_opening(before: Step[State], secret: TableSecret, seat: int, commit: bytes) -> Act:
    """Open what *seat* committed to in the step *before*, as *commit*; a crash cannot lose it.

    All values are tried (P6.1).
    """
    game = before.genesis.game
    nonce = secret.nonce(game, before.number)
    assert before.state is not None, "step 1 commits to nothing"
    for value in before.rules.sealed_values(before.state, seat):
        if commitment_digest(game, before.number, seat, value, nonce) == commit:
            return opening(before.number, value, nonce)
    msg = f"step {before.number}, seat {seat}: no legal value opens {commit.hex()[:8]}..."
    raise ValueError(msg)


def rungs_to(pool: Pool[State], seat: int, call: Call) -> list[Call]:
    """List the calls that *seat* answers before *call*, so that its number is not too high (R3).

    They leave nobody out, and are needed only where a seat has climbed to high numbers. No more are
    listed than count: only a seat that jumped itself would need more, and nobody follows it.
    """
    rank, rungs = len(pool.calls(MessageKind.HERE, seat)) + 1, list[Call]()
    while call.number > (number := number_max(rank)) and rank <= REACH_MAX + SLACK:
        rungs.append(Call(number, pool.step.at_table | 1 << seat, 0))
        rank += 1
    return rungs


def _number_limit(pool: Pool[State], present: SeatMask) -> int:
    """Return the highest number of a call of the seats *present* to which others follow (R3)."""
    return max(STRIDE, highest_call(pool, present).number) + SLACK


def highest_call(pool: Pool[State], seats: SeatMask) -> Call:
    """Return the highest call that one of *seats* has climbed to in this step (R3)."""
    return max((_reached(pool, seat) for seat in seats_of(seats)), default=NO_CALL)


def _reached(pool: Pool[State], seat: int) -> Call:
    """Return the highest call to which *seat* has climbed by its own answers (R3)."""
    ranks = enumerate(pool.calls(MessageKind.HERE, seat)[:REACH_MAX], start=1)
    climbed = [call for rank, call in ranks if call.number <= number_max(rank)]
    return climbed[-1] if climbed else NO_CALL


def next_number(pool: Pool[State], seat: int, present: SeatMask) -> int:
    """Return the number of the call that *seat* proposes to the seats *present*.

    What others have answered does not matter: a seat that jumped is left out and waits alone (L1).
    """
    own = pool.last_answered(seat).number
    return max(own, highest_call(pool, present).number) + 1


def answers_by_itself(pool: Pool[State], seat: int) -> bool:
    """Return whether *seat* still answers by itself the calls that need no player's consent."""
    answered = len(pool.calls(MessageKind.HERE, seat))
    return answered < BY_ITSELF_MAX + min(pool.granted, BY_ITSELF_MAX // 2)


def harmless_calls(pool: Pool[State]) -> list[Call]:
    """List the calls, in rising order, by which nobody loses anything (P7.6).

    All at the table are present, a seat that leaves for good has answered the call itself, and no
    seat is let back that only all others can let back.
    """
    answered: dict[Call, SeatMask] = {}
    for call, seat in pool.answered:
        answered[call] = answered.get(call, 0) | 1 << seat
    at_table = pool.step.at_table
    return sorted(
        call
        for call, seats in answered.items()
        if not at_table & ~call.present
        and not call.gone & ~seats
        and call.number <= _number_limit(pool, call.present)
        and not pool.step.returning(call)
    )
