"""What a seat may still sign in a step, R1 and R2 of P5.5: at most one act, at most one seal.

Law: a function of what the seat has signed, and all of that is in the pool, also after a restart.
"""

from core.table.messages import Kind, Message, seats_of
from core.table.pool import Pool
from core.table.rules import Reason, SeatMask, State
from core.table.step import Step, authors_of


class PromiseReason(Reason):
    """Why a seat may sign nothing of a kind now."""

    NOT_ITS_TURN = "it is not its turn"
    SIGNED_ALREADY = "it has signed in this step already"
    NO_MEMORY = "this laptop does not hold the seat's memory"


def act_barred(step: Step[State], pool: Pool, seat: int) -> PromiseReason | None:
    """Tell why *seat* may not sign an act, or None (R1)."""
    if not step.authors >> seat & 1:
        return PromiseReason.NOT_ITS_TURN
    return PromiseReason.SIGNED_ALREADY if pool.of(Kind.ACT, seat) else None


def acts_to_seal(
    step: Step[State], pool: Pool, seat: int, proven: SeatMask
) -> tuple[Message, ...] | None:
    """Give the acts, one of every author, that *seat* may seal without a call, or None (R2).

    *proven* are the seats against whom a proof is held.
    """
    if not step.at_table >> seat & 1 or step.at_table & proven or pool.of(Kind.SEAL, seat):
        return None
    acts = []
    for author in authors_of(step):
        held = pool.of(Kind.ACT, author)
        if len(held) != 1:
            return None
        acts += held
    return tuple(acts) or None


def is_sealed_by_all(step: Step[State], seals: dict[int, Message]) -> bool:
    """Tell whether *seals*, equal in content, complete *step* without a call (P5.4)."""
    return set(seats_of(step.at_table)) == seals.keys()
