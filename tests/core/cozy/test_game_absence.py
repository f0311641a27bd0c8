"""Every pattern of empty slots and absent seats leads on, and a seat that is left out passes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cozy.game import PASS, ROLL
from core.cozy.hour import HOUR
from core.table.rules import Slot
from tests.core.cozy.play import draws_of
from tests.core.cozy.tables import COMMIT, COZY, OPENING, everybody, joint_seed, started, steps

NOTHING = (("pass",),)


def rolls(*seats: int) -> tuple[Slot, ...]:
    return tuple(Slot(seat, ROLL, COMMIT) if seat in seats else Slot(seat) for seat in range(3))


def test_a_seat_without_a_commitment_adds_nothing_to_the_dice():
    """C6.7, P6.6: only a seat that has committed opens."""
    state = COZY.apply(started(1, 3), rolls(0, 2), 0b111, 0b111, joint_seed(0))
    assert COZY.authors(state, 0b111) == 0b101


def test_a_commitment_that_is_not_opened_holds_nobody_up():
    """C6.7, P6.5: the dice come from the nonces that were opened."""
    state = COZY.apply(started(1, 3), rolls(0, 1, 2), 0b111, 0b111, joint_seed(0))
    after = COZY.apply(state, (Slot(0, OPENING), Slot(1), Slot(2)), 0b111, 0b111, joint_seed(1))
    assert after.is_rolled
    assert COZY.authors(after, 0b111) == 0b111


@pytest.mark.parametrize("at_table", [0b010, 0b110, 0b111])
def test_the_dice_are_thrown_at_once_if_nobody_there_can_open(at_table):
    """C6.7, P14."""
    state = COZY.apply(started(1, 3), rolls(0), at_table, 0b111, joint_seed(0))
    assert state.is_rolled is not bool(at_table & 0b001)
    nobody = COZY.apply(started(1, 3), rolls(), at_table, 0b111, joint_seed(0))
    assert nobody.is_rolled


def test_a_seat_that_a_call_leaves_out_passes_this_hour():
    """C6.7, D25: its draft is never half applied; it acts again in the next one."""
    state = COZY.apply(started(1, 3), rolls(), 0b111, 0b111, joint_seed(0))
    slots = (Slot(0, (HOUR, 0, NOTHING), COMMIT), Slot(1), Slot(2))
    after = COZY.apply(state, slots, 0b101, 0b111, joint_seed(1))
    assert [turn.hour for turn in after.turns] == [1, 1, 1]
    assert after.turns[1].colony == state.turns[1].colony
    assert COZY.authors(after, 0b111) == 0b001
    opened = COZY.apply(after, (Slot(0, OPENING),), 0b111, 0b111, joint_seed(2))
    assert COZY.authors(opened, 0b111) == 0b111


def test_an_absent_seat_has_no_say_and_no_hour():
    """C6.7: a seat that is not at the table is no author."""
    state = COZY.apply(started(1, 3), rolls(), 0b011, 0b111, joint_seed(0))
    assert COZY.authors(state, 0b011) == 0b011
    slots = tuple(Slot(seat, (HOUR, 0, NOTHING), COMMIT) for seat in range(2))
    after = COZY.apply(state, slots, 0b011, 0b111, joint_seed(1))
    assert after.turns[2].hour == 1


def test_a_seat_that_has_left_for_good_passes_to_the_end_and_keeps_its_score():
    """C6.7, P7.1: to the rules it is a seat that never comes back."""
    state = COZY.apply(started(1, 3), rolls(), 0b011, 0b011, joint_seed(0))
    assert COZY.authors(state, 0b011) == 0b011
    slots = tuple(Slot(seat, (HOUR, 0, NOTHING), COMMIT) for seat in range(2))
    gone, absent = (COZY.apply(state, slots, 0b011, n, joint_seed(1)) for n in (0b011, 0b111))
    assert gone == absent
    assert gone.turns[2].hour == 1
    assert len(gone.scores()) == 3


def test_if_all_are_left_out_the_game_still_comes_to_its_end():
    """P14, C4.3: an hour of passes for everybody."""
    empty = list(steps(started(1, 2), draws_of(0), lambda _: (0b11, 0b11)))
    assert len(empty) == 1 + 16
    assert COZY.authors(empty[-1].after, 0b11) == 0
    assert [score.total for score in empty[-1].after.scores()] == [0, 0]


@pytest.mark.parametrize("number", range(1, 9))
def test_whoever_leaves_for_good_may_pass_in_every_step_of_a_game(number):
    """C4.3, C6.7: on every sheet; it adds to the next roll, and its colony stays as it is."""
    for step in steps(started(number, 2), draws_of("leaving", number), everybody(2)):
        if COZY.opens(step.before):
            continue
        for seat, turn in enumerate(step.before.turns):
            action, sealed = COZY.parting(step.before, seat)
            commit = b"" if sealed is None else COMMIT
            assert COZY.refusal(step.before, seat, action, commit) is None
            assert sealed is None or sealed in COZY.sealed_values(step.before, seat)
            slots = [Slot(seat, action, commit) if s.seat == seat else s for s in step.slots]
            after = COZY.apply(step.before, tuple(slots), 0b11, 0b11, joint_seed(1))
            assert after.committed == (0b11 if commit else 0)
            assert after.turns[seat] == (turn.closed() if step.before.is_rolled else turn)


def test_a_seat_that_waits_for_others_to_open_passes_as_it_leaves():
    """P14: it alone is at the table, and the commitments are not its own."""
    state = COZY.apply(started(1, 3), rolls(0), 0b111, 0b111, joint_seed(0))
    assert COZY.parting(state, 1) == (PASS, None)
    assert COZY.refusal(state, 1, PASS, b"") is None


masks = st.integers(0, 31)


@settings(max_examples=25)
@given(st.integers(1, 5), st.lists(st.tuples(masks, masks), min_size=40, max_size=40), masks)
def test_every_pattern_of_absence_leads_to_the_end(seats, pattern, seed):
    """C6.7, P14: total, and never an author who is not at the table."""
    everyone = (1 << seats) - 1

    def absence(number: int) -> tuple[int, int]:
        empty, coming = pattern[number % len(pattern)]
        return empty, (coming & everyone) or 1 << number % seats

    at_table, hour = everyone, 0
    for step in steps(started(5, seats), draws_of("absent", seed), absence):
        authors = COZY.authors(step.before, at_table)
        assert authors
        assert not authors & ~at_table
        hours = {turn.hour for turn in step.after.turns}
        dice = {turn.dice for turn in step.after.turns}
        assert len(hours) == len(dice) == 1
        (now,) = hours
        assert now in {hour, hour + 1}
        if step.after.committed:
            assert step.after.committed & step.at_table
            assert dice == {None}
        at_table, hour = step.at_table, now
    assert hour == 16
