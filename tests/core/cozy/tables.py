"""Tables of Worm & Cozy without a protocol: steps are completed by draws, seats come and go."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from core.cozy.decisions import write_decision
from core.cozy.game import DICE_ONLY, PASS, ROLL, Cozy, GameState, options_for
from core.cozy.hour import HOUR
from core.cozy.refusals import CozyReason, CozyRefusal
from core.table.encoding import Value
from core.table.rules import OPEN, Slot
from core.table.seeds import Draws, JointSeed
from tests.core.cozy.play import FILES, hour_of

COZY = Cozy()
COMMIT = bytes(range(32))
SEED = JointSeed(bytes(32))
OPENING = (OPEN, 1, DICE_ONLY, bytes(32))
Absence = Callable[[int], tuple[int, int]]
"""Of a step: who leaves the slot empty, and who is at the table after it (two seat masks)."""


@dataclass(frozen=True, slots=True)
class Step:
    """One completed step, as the table hands it over."""

    before: GameState
    slots: tuple[Slot, ...]
    after: GameState
    at_table: int


def options_of(number: int, week: int = 0) -> Value:
    return options_for(FILES[number - 1].read_text(encoding="utf-8"), week=week)


def started(number: int, seats: int) -> GameState:
    return COZY.initial(options_of(number), seats, SEED)


def joint_seed(number: int) -> JointSeed:
    return JointSeed(hashlib.sha256(f"step {number}".encode()).digest())


def everybody(seats: int) -> Absence:
    return lambda _: (0, (1 << seats) - 1)


def steps(state: GameState, draws: Draws, absence: Absence, limit: int = 100) -> Iterator[Step]:
    """Play on until the game is over, or *limit* steps."""
    at_table = everyone = (1 << len(state.turns)) - 1
    for number in range(limit):
        authors = COZY.authors(state, at_table)
        if not authors:
            return
        empty, coming = absence(number)
        slots = []
        for seat in range(len(state.turns)):
            if authors >> seat & 1:
                action, commit = deed(state, seat, draws)
                assert COZY.refusal(state, seat, action, commit) is None, (seat, action)
                is_empty = empty >> seat & 1
                slots.append(Slot(seat) if is_empty else Slot(seat, action, commit))
        after = COZY.apply(state, tuple(slots), coming, everyone, joint_seed(number))
        yield Step(state, tuple(slots), after, coming)
        state, at_table = after, coming


def deed(state: GameState, seat: int, draws: Draws) -> tuple[tuple[Value, ...], bytes]:
    """Choose something that *seat* may do."""
    if not state.wanted() >> seat & 1:
        return PASS, b""
    if state.committed:
        return OPENING, b""
    if not state.is_rolled:
        return ROLL, COMMIT
    turn = state.turns[seat]
    decisions = tuple(write_decision(one) for one in hour_of(turn, draws))
    return (HOUR, turn.hour, decisions), b"" if state.is_last_hour else COMMIT


def reason(refusal: object) -> CozyReason | None:
    assert refusal is None or isinstance(refusal, CozyRefusal)
    return refusal.reason if refusal else None
