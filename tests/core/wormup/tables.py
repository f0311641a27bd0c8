"""Tables of Worm Up! without a protocol: steps are completed by draws, seats come and go."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from core.table.digests import state_digest
from core.table.encoding import Value
from core.table.rules import OPEN, Slot
from core.table.seeds import Draws, JointSeed
from core.wormup.actions import BID, PASS, move_action
from core.wormup.game import GameState, WormUp
from core.wormup.profiles import PROFILES
from core.wormup.race import Stage
from core.wormup.refusals import WormUpReason, WormUpRefusal
from tests.core.wormup.races import random_move

COMMIT = bytes(range(32))
Absence = Callable[[int], tuple[int, int, int]]
"""Of a step: who leaves the slot empty; who is at the table and who in the game after it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One completed step, as the table hands it over."""

    before: GameState
    slots: tuple[Slot, ...]
    after: GameState
    at_table: int


def everybody(seats: int) -> Absence:
    everyone = (1 << seats) - 1
    return lambda _: (0, everyone, everyone)


def steps(
    rules: WormUp, state: GameState, draws: Draws, absence: Absence, limit: int = 2000
) -> Iterator[Step]:
    """Play on until the race is over, or *limit* steps."""
    at_table = (1 << len(state.forfeits)) - 1
    for number in range(limit):
        authors = rules.authors(state, at_table)
        if not authors:
            return
        empty, coming, in_game = absence(number)
        slots = []
        for seat in range(len(state.forfeits)):
            if authors >> seat & 1:
                action, commit = deed(rules, state, seat, draws)
                assert rules.refusal(state, seat, action, commit) is None, (seat, action)
                is_empty = empty >> seat & 1
                slots.append(Slot(seat) if is_empty else Slot(seat, action, commit))
        after = rules.apply(state, tuple(slots), coming, in_game, joint_seed(number))
        yield Step(state, tuple(slots), after, coming)
        state, at_table = after, coming


def deed(
    rules: WormUp, state: GameState, seat: int, draws: Draws
) -> tuple[tuple[Value, ...], bytes]:
    """Choose something that *seat* may do."""
    race = state.race
    if not state.wanted() >> seat & 1:
        return PASS, b""
    if rules.opens(state):
        values = tuple(rules.sealed_values(state, seat))
        return (OPEN, 1, values[draws.below(len(values))], bytes(32)), b""
    match race.stage:
        case Stage.DECLARE:
            numbers = race.free_numbers()
            return ("declare", numbers[draws.below(len(numbers))]), b""
        case Stage.MOVE:
            return move_action(random_move(race, seat, draws, 2)), b""
        case _:
            return BID, COMMIT


def joint_seed(number: int) -> JointSeed:
    return JointSeed(state_digest(number.to_bytes(8, "big")))


PLAIN = (False, "number", "after", "seat", 0)
G10, G08, T94, V95 = (
    WormUp(PROFILES[edition])
    for edition in ("gryphon2010", "gryphon2008", "tidwell1994", "venice1995")
)
SEED = joint_seed(0)
NONCE = bytes(32)
ALL = 0b11111


def opening(seats: int = 3, rules: WormUp = G10, at_table: int = ALL) -> GameState:
    """Let everybody commit."""
    state = rules.initial(PLAIN, seats, SEED)
    return rules.apply(
        state, tuple(Slot(s, BID, COMMIT) for s in range(seats)), at_table, ALL, SEED
    )


def opened(
    *faces: int | str | None, rules: WormUp = G10, at_table: int = ALL, in_game: int = ALL
) -> GameState:
    """Let everybody commit, and open these faces; None is an empty slot."""
    slots = tuple(
        Slot(seat) if face is None else Slot(seat, (OPEN, 2, (face,), NONCE))
        for seat, face in enumerate(faces)
    )
    return rules.apply(opening(len(faces), rules), slots, at_table, in_game, SEED)


def reason(refusal: object) -> WormUpReason:
    assert isinstance(refusal, WormUpRefusal), refusal
    return refusal.reason
