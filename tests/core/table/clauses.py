"""A step of three seats and what they may say in it, for tests of single clauses (P5.3, P5.5).

Each message of such a test is right but for the one clause, so that nothing else can refuse it.
"""

from typing import Any

from core.table.messages import Act, Body, Call, Here, Message, MessageKind
from core.table.pool import Pool
from core.table.promises import seal_of
from core.table.rules import Refusal
from core.table.validity import refusal
from tests.seats import played, pool_of, secret_of, table_at
from tests.tampering import altered

GAME = played(41, 3)
ACTS, SEALS = GAME.of(2, MessageKind.ACT), GAME.of(2, MessageKind.SEAL)
STEP = table_at(GAME, 2).step
"""A step in which all three act."""
MOVE, MOVES = table_at(GAME, 4).step, GAME.of(4, MessageKind.ACT)
"""A step in which seat 0 alone acts."""
TWO, ALL = Call(1, 0b011, 0), Call(1, 0b111, 0)


def said(seat: int, body: Body, like: Message = ACTS[0]) -> Message:
    return altered(like, secret_of(41, seat).key, body, seat=seat)


def here(seat: int, call: Call, held: list[Message], last: Message | None = None) -> Message:
    ids = tuple(sorted(message.id for message in held))
    return said(seat, Here(call, ids, (last.id,) if last else ()))


def other_act(seat: int, number: int = 0) -> Message:
    return said(seat, Act(("bid",), bytes([number]) * 32))


def reason(pool: Pool[Any], message: Message) -> object:
    why = refusal(pool, message)
    return why.reason if isinstance(why, Refusal) else None


def decided_seal(pool: Pool[Any], seat: int, call: Call) -> Message:
    """Let *seat* seal what *call* comes to."""
    decision = pool.decided(call)
    assert decision is not None
    return said(seat, seal_of(pool, call, decision))


def called() -> Pool[Any]:
    """Give a pool in which two have answered a call without the third."""
    return pool_of(STEP, *ACTS, here(0, TWO, ACTS), here(1, TWO, ACTS))
