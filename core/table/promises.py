"""What a seat may still sign in a step, R1 and R2 of P5.5: at most one act, at most one seal.

Law: a function of what the seat has signed, and all of that is in the pool, also after a restart.
"""

from core.table.pool import Pool
from core.table.rules import Reason, SeatMask, State
from core.table.step import Step


class PromiseReason(Reason):
    """Why a seat may sign nothing of a kind now."""

    NOT_ITS_TURN = "it is not its turn"
    SIGNED_ALREADY = "it has signed in this step already"
    NO_MEMORY = "this laptop does not hold the seat's memory"


def act_barred(step: Step[State], pool: Pool, seat: int) -> PromiseReason | None:
    """Tell why *seat* may not sign an act, or None (R1)."""
    if not step.authors >> seat & 1:
        return PromiseReason.NOT_ITS_TURN
    return PromiseReason.SIGNED_ALREADY if seat in pool.acts else None


def may_seal(step: Step[State], pool: Pool, seat: int, proven: SeatMask) -> bool:
    """Tell whether *seat* may seal without a call once every act is here (R2).

    *proven* are the seats against whom a proof is held.
    """
    return bool(step.at_table >> seat & 1) and not step.at_table & proven and seat not in pool.seals
