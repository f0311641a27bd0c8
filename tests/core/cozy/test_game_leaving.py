"""C6.8: who looks at a roll and leaves is counted, where the table has chosen so.

Elsewhere nothing is counted, and every byte of options and states is what it was.
"""

import pytest

from core.cozy.game import FORFEITS_MAX, PASS, GameState, counts_leaving, options_for
from core.cozy.hour import HOUR
from core.table.encoding import unpack
from core.table.rules import Slot
from tests.core.cozy.tables import COMMIT, COZY, OPENING, joint_seed, options_of, started
from tests.core.cozy.test_game_absence import NOTHING, rolls

PLAIN = options_of(1)
assert isinstance(PLAIN, tuple)
FILE = PLAIN[0]
assert isinstance(FILE, bytes)
CHOSEN = options_for(FILE.decode(), counts=True)
ALL = 0b111


def counting() -> GameState:
    return COZY.initial(CHOSEN, 3, joint_seed(0))


def rolled(state: GameState, *opened: int, at_table: int = ALL) -> GameState:
    """Let the seats that play commit, then open, but for those not *opened*; *at_table* go on."""
    if state.is_rolled:
        hour = (HOUR, state.turns[0].hour, NOTHING)
        acts = tuple(
            Slot(seat, hour, COMMIT) for seat in range(3) if COZY.authors(state, ALL) >> seat & 1
        )
        state = COZY.apply(state, acts, ALL, ALL, joint_seed(1))
    else:
        state = COZY.apply(state, rolls(0, 1, 2), ALL, ALL, joint_seed(1))
    openings = tuple(
        Slot(seat, OPENING) if seat in opened else Slot(seat)
        for seat in range(3)
        if state.committed >> seat & 1
    )
    return COZY.apply(state, openings, at_table, ALL, joint_seed(2))


def parts(state: GameState) -> int:
    """Count what the hashed form of *state* holds."""
    value = unpack(COZY.canonical(state))
    assert isinstance(value, tuple)
    return len(value)


def test_the_option_is_in_genesis_and_state_only_where_it_is_chosen() -> None:
    assert isinstance(PLAIN, tuple)
    assert (*PLAIN, True) == CHOSEN
    assert [counts_leaving(one) for one in (PLAIN, CHOSEN)] == [False, True]
    assert COZY.options_refusal(CHOSEN, 3) is None
    assert COZY.options_refusal((*PLAIN, False), 3) is not None, "one form for each choice"
    assert [parts(one) for one in (started(1, 3), counting())] == [3, 5]


def test_a_seat_that_does_not_open_is_counted_and_out_until_all_others_agree() -> None:
    """P7.6."""
    after = rolled(counting(), 0, 1, at_table=0b011)
    assert after.forfeits == (0, 0, 1)
    assert COZY.unforgiven(after) == 0b100
    back = rolled(after, 0, 1, 2)
    assert (COZY.unforgiven(back), back.forfeits) == (0, (0, 0, 1)), "let back; the count stays"


def test_a_seat_that_only_came_late_is_counted_but_not_out() -> None:
    after = rolled(counting(), 0, 1)
    assert (after.forfeits, COZY.unforgiven(after)) == ((0, 0, 1), 0)
    assert COZY.authors(after, ALL) == ALL


def test_the_second_time_a_seat_passes_for_good_and_keeps_its_score() -> None:
    after = rolled(rolled(counting(), 0, 1), 0, 1)
    assert after.forfeits == (0, 0, FORFEITS_MAX)
    assert COZY.authors(after, ALL) == 0b011
    assert COZY.refusal(after, 2, PASS, b"") is None
    assert COZY.refusal(after, 2, (HOUR, after.turns[2].hour, NOTHING), COMMIT) is not None
    hour = after.turns[0].hour
    acts = tuple(Slot(seat, (HOUR, hour, NOTHING), COMMIT) for seat in (0, 1))
    later = COZY.apply(after, acts, ALL, ALL, joint_seed(3))
    assert [turn.hour for turn in later.turns] == [hour + 1] * 3
    assert later.committed == 0b011
    assert later.turns[2].colony == after.turns[2].colony


def test_a_game_goes_on_to_its_end_with_nobody_there_but_seats_that_pass() -> None:
    """P14: each step of theirs is an hour that all pass."""
    state = rolled(rolled(counting(), 0, 1), 0, 1)
    for _ in range(100):
        if state.is_over:
            break
        assert COZY.authors(state, 0b100) == 0b100
        state = COZY.apply(state, (Slot(2, PASS),), 0b100, ALL, joint_seed(4))
    assert state.is_over


def test_where_all_have_left_too_often_all_play_on() -> None:
    state = counting()
    for _ in range(FORFEITS_MAX):
        state = rolled(state)
    assert state.forfeits == (FORFEITS_MAX,) * 3
    assert COZY.authors(state, ALL) == ALL


@pytest.mark.parametrize("opened", [(), (0,), (0, 1), (0, 1, 2)])
def test_where_the_table_does_not_count_nothing_is_kept(opened: tuple[int, ...]) -> None:
    """An old log keeps every byte."""
    after = rolled(started(1, 3), *opened, at_table=0b011)
    assert (after.forfeits, after.unforgiven) == ((), 0)
    assert parts(after) == 3
