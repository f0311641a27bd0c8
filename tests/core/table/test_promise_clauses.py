"""What a seat may sign: one test for each clause of R2 to R4, P7.6 and the emblem (P5.5)."""

from typing import Any

import pytest

from core.table.bounds import CALLS_PER_SEAT_MAX, MESSAGES_PER_SEAT_MAX
from core.table.calls import REACH_MAX, STRIDE, STRIDES_MAX, number_max
from core.table.messages import NO_CALL, Act, Call, Here, Message, MessageKind, Seal
from core.table.promises import (
    BY_ITSELF_MAX,
    SLACK,
    PromiseReason,
    answer_barred,
    answer_to,
    answers_by_itself,
    due_at_call,
    due_normal,
    harmless_calls,
    highest_call,
    next_number,
    rungs_to,
    seal_of,
)
from core.table.rules import Refusal
from core.table.table import Table, Written
from tests.core.table.clauses import (
    ACTS,
    ALL,
    GAME,
    MOVE,
    SEALS,
    STEP,
    TWO,
    called,
    decided_seal,
    here,
)
from tests.seats import pool_of, secret_of, table_at, tables
from tests.tampering import altered

# -- what a seat answers (R3) ----------------------------------------------------------------------


def test_an_answer_names_the_own_seal_with_the_highest_call():
    """R3: the highest binds, and to hide it is a proof (P9)."""
    pool = called()
    for message in (SEALS[0], decided_seal(pool, 0, TWO)):
        pool.add(message)
    answer = answer_to(pool, 0, Call(2, 0b011, 0))
    assert answer.last == (decided_seal(pool, 0, TWO).id,)
    assert answer_to(pool_of(STEP, *ACTS, SEALS[0]), 0, TWO).last == (SEALS[0].id,)
    assert answer_to(pool_of(STEP, *ACTS), 0, TWO).last == ()


def test_a_seat_answers_calls_that_are_allowed_hold_it_and_nobody_proven_and_rise():
    """R3, each clause."""
    pool = pool_of(STEP, *ACTS, here(0, Call(2, 0b011, 0), ACTS))
    rising = Call(3, 0b011, 0)
    barred = {
        (Call(3, 0b001, 0), 0): PromiseReason.CALL_NOT_ALLOWED,
        (Call(3, 0b110, 0), 0): PromiseReason.CALL_NOT_PRESENT,
        (rising, 0b010): PromiseReason.PROVEN,
        (rising, 0b100): None,
        (Call(2, 0b011, 0), 0): PromiseReason.CALL_TOO_LOW,
        (Call(1, 0b111, 0), 0): PromiseReason.CALL_TOO_LOW,
        (Call(2, 0b101, 0), 0): None,
        (rising, 0): None,
    }
    for (call, proven), expected in barred.items():
        assert answer_barred(pool, 0, call, proven) is expected, call
    assert answer_barred(pool_of(STEP, *ACTS[1:]), 0, TWO, 0) is PromiseReason.ACT_FIRST
    assert answer_barred(pool_of(MOVE), 1, TWO, 0) is None


def test_nobody_is_left_out_in_step_1():
    """P3.4: the others could choose whose salts make the emblem. A seat alone has no others."""
    first = table_at(GAME, 1, 0)
    salt = first.advance()
    assert salt is not None
    for call in (TWO, ALL):
        assert answer_barred(first.pool, 0, call, 0) is PromiseReason.CALL_TOO_EARLY
        assert first.answer(call) == Refusal(PromiseReason.CALL_TOO_EARLY)
    (alone,) = tables(41, 1)
    assert answer_barred(alone.pool, 0, Call(1, 0b1, 0), 0) is PromiseReason.ACT_FIRST


# -- the numbers of calls (R3) ---------------------------------------------------------------------


def test_a_number_that_nobody_has_climbed_to_is_not_answered():
    """L1: one signed message must not use the numbers up."""
    jumps = [here(2, Call(number, 0b111, 0), ACTS) for number in (STRIDE + SLACK + 1, 65_535)]
    pool = pool_of(STEP, *ACTS, *jumps)
    assert highest_call(pool, 0b111) == NO_CALL
    for jump in jumps:
        assert isinstance(jump.body, Here)
        assert answer_barred(pool, 0, jump.body.call, 0) is PromiseReason.CALL_TOO_HIGH
    assert answer_barred(pool, 0, Call(STRIDE + SLACK, 0b111, 0), 0) is None


def test_each_answer_of_a_seat_lets_its_numbers_rise_by_one_stride():
    """R3: so they cost answers, of which a pool keeps a bounded number of each seat (P13)."""
    climbing = [here(2, Call(STRIDE * rank, 0b111, 0), ACTS) for rank in (1, 2, 3)]
    pool = pool_of(STEP, *ACTS, *climbing)
    assert highest_call(pool, 0b111).number == 3 * STRIDE
    assert highest_call(pool_of(STEP, *ACTS, *climbing[1:]), 0b111).number == 0
    others = [here(seat, Call(STRIDE * rank, 0b111, 0), ACTS) for seat, rank in ((1, 2), (2, 1))]
    apart = pool_of(STEP, *ACTS, *others)
    assert highest_call(apart, 0b111).number == STRIDE, "each climbs alone"
    assert number_max(STRIDES_MAX + 1) == STRIDE * STRIDES_MAX + 1
    assert number_max(10_000) < 65_535


def test_what_somebody_has_climbed_to_does_not_matter_where_it_is_left_out():
    """L1: those who go on without that seat need no higher number than theirs."""
    climbing = [here(2, Call(STRIDE * rank, 0b111, 0), ACTS) for rank in (1, 2, 3)]
    pool = pool_of(STEP, *ACTS, *climbing)
    assert next_number(pool, 0, 0b011) == 1
    assert next_number(pool, 0, 0b111) == 3 * STRIDE + 1
    pool.add(here(1, Call(7, 0b011, 0), ACTS))
    assert next_number(pool, 0, 0b011) == 8
    for number in (8, 9):
        pool.add(here(0, Call(number, 0b011, 0), ACTS))
    assert next_number(pool, 0, 0b011) == 10, "above what it has promised itself"


def test_of_a_long_climb_only_so_much_counts_that_as_much_is_left():
    """L1, P13: a seat that is driven that far must be able to sign as many answers more."""
    climbing = [here(2, Call(number_max(n), 0b111, 0), ACTS) for n in range(1, 2 * REACH_MAX)]
    pool = pool_of(STEP, *ACTS, *climbing)
    assert highest_call(pool, 0b111).number == number_max(REACH_MAX)
    assert CALLS_PER_SEAT_MAX >= 2 * REACH_MAX
    assert BY_ITSELF_MAX <= REACH_MAX


def test_the_highest_call_that_others_follow_to_can_be_climbed_to_and_a_seat_that_jumped_is_left():
    """R3, L1: what its own jump asks of a cheat's program must not keep that busy for hours."""
    climbing = [here(2, Call(number_max(n), 0b111, 0), ACTS) for n in range(1, REACH_MAX + 1)]
    pool = pool_of(STEP, *ACTS, *climbing)
    highest = Call(number_max(REACH_MAX) + SLACK, 0b111, 0)
    assert answer_barred(pool, 0, highest, 0) is None
    rungs = rungs_to(pool, 0, highest)
    assert number_max(len(rungs) + 1) == highest.number
    jumped = pool_of(STEP, *ACTS, here(0, Call(65_000, 0b111, 0), ACTS))
    assert len(rungs_to(jumped, 0, Call(65_001, 0b111, 0))) <= len(rungs)


def test_who_follows_to_a_high_number_climbs_there_itself():
    """R3: what others showed it they may not have shown the rest, so it leaves rungs of its own."""
    climbing = [here(2, Call(STRIDE * rank, 0b111, 0), ACTS) for rank in (1, 2, 3)]
    pool = pool_of(STEP, *ACTS, *climbing)
    high = Call(3 * STRIDE + 1, 0b101, 0)
    assert answer_barred(pool, 0, high, 0) is None
    assert rungs_to(pool, 0, high) == [Call(STRIDE * rank, 0b111, 0) for rank in (1, 2, 3)]
    assert rungs_to(pool, 0, TWO) == []
    table = table_at(GAME, 2, 0)
    for message in (*ACTS, *climbing):
        table.take(message)
    written = table.answer(high)
    assert isinstance(written, Written)
    others = pool_of(STEP, *ACTS, *written.messages)
    assert highest_call(others, 0b001) == high, "seen by who has heard of nobody else"


def test_a_program_leaves_its_player_answers_however_many_calls_others_hold():
    """L1: two who bump in turn may not use up what a seat may answer in a step (P13)."""
    table = table_at(GAME, 2, 0)
    for message in ACTS:
        table.take(message)
    for number in range(1, BY_ITSELF_MAX + 9):
        table.take(here(1 + number % 2, Call(number, 0b111, 0), ACTS))
        table.advance()
    assert len(table.pool.calls(MessageKind.HERE, 0)) == BY_ITSELF_MAX
    assert not answers_by_itself(table.pool, 0)
    assert isinstance(table.answer(Call(BY_ITSELF_MAX + 9, 0b011, 0)), Written)


# -- harmless calls (P7.6) -------------------------------------------------------------------------


def harmless(*answers: Message, at_table: int = 0b111) -> list[Call]:
    return harmless_calls(pool_of(STEP._replace(at_table=at_table), *ACTS, *answers))


def test_a_call_with_all_at_the_table_present_costs_nobody_anything():
    assert harmless(here(0, ALL, ACTS)) == [ALL]
    assert harmless(here(0, TWO, ACTS)) == []
    assert harmless(here(2, ALL, ACTS), at_table=0b011) == [ALL], "it comes back"


def test_nobody_is_sent_away_by_a_call_that_needs_no_consent():
    """P7.6: only who leaves by its own answer; one cheat could throw a live player out at once."""
    gone = Call(1, 0b111, 0b100)
    assert harmless(here(0, gone, ACTS)) == []
    assert harmless(here(0, gone, ACTS), here(1, gone, ACTS)) == []
    assert harmless(here(2, gone, ACTS)) == [gone]


def test_a_call_whose_number_is_too_high_is_nobodys_to_answer():
    """L1: a seat that jumps there waits alone."""
    assert harmless(here(2, Call(65_535, 0b111, 0), ACTS)) == []
    assert harmless(here(2, Call(STRIDE + SLACK + 1, 0b111, 0), ACTS)) == []
    assert harmless(here(2, Call(STRIDE + SLACK, 0b111, 0), ACTS)) != []


# -- what a seat seals (R2, R4) --------------------------------------------------------------------


def test_who_has_answered_a_call_seals_nothing_without_one():
    """R2: the answer is the promise."""
    pool = pool_of(STEP, *ACTS)
    assert due_normal(pool, 0, 0) is not None
    pool.add(here(0, TWO, ACTS))
    assert due_normal(pool, 0, 0) is None
    assert due_normal(pool, 1, 0) is not None


def test_a_seat_seals_at_the_highest_call_it_answered_once():
    """R4."""
    pool = called()
    found = due_at_call(pool, 0, 0)
    assert found is not None
    assert found[0] == TWO
    pool.add(decided_seal(pool, 0, TWO))
    assert due_at_call(pool, 0, 0) is None
    assert due_at_call(pool, 1, 0) is not None
    pool.add(here(1, Call(2, 0b011, 0), ACTS))
    assert due_at_call(pool, 1, 0) is None, "it has promised not to seal a lower one"


def test_a_seat_seals_no_call_that_counts_on_a_proven_seat():
    """R4."""
    pool = called()
    assert due_at_call(pool, 0, proven=0b100) is not None
    for proven in (0b001, 0b010, 0b110):
        assert due_at_call(pool, 0, proven) is None


# -- the emblem (P3.4) -----------------------------------------------------------------------------


def without_a_salt(seed: int, seats: int) -> list[Table[Any]]:
    """Seat everybody at a table whose first step a call of the first two has completed."""
    made = tables(seed, seats)
    salts = [m for table in made[:2] if (w := table.advance()) for m in w.messages]
    pool = made[0].pool
    for salt in salts:
        for table in made:
            table.take(salt)
    held = tuple(sorted(message.id for message in pool))
    for seat in (0, 1):
        answer = altered(salts[0], secret_of(seed, seat).key, Here(TWO, held, ()), seat=seat)
        for table in made:
            table.take(answer)
    decision = pool.decided(TWO)
    assert decision is not None
    seal = seal_of(pool, TWO, decision)
    for seat in (0, 1):
        for table in made:
            table.take(altered(salts[0], secret_of(seed, seat).key, seal, seat=seat))
    return made


def test_no_act_follows_a_step_1_from_which_a_salt_is_missing():
    """P3.4: the others could have chosen the emblem; such a certificate is believed, not played."""
    made = without_a_salt(41, 3)
    assert {table.step.number for table in made} == {2}
    assert not any(table.has_all_salts for table in made)
    assert made[0].act(("bid",), 3) == Refusal(PromiseReason.SALT_MISSING)
    assert table_at(GAME, 2).has_all_salts
    assert table_at(GAME, 1).has_all_salts


def test_two_seats_are_enough_for_nobody_to_be_left_out_of_step_1():
    first, _ = tables(41, 2)
    assert answer_barred(first.pool, 0, Call(1, 0b11, 0), 0) is PromiseReason.CALL_TOO_EARLY


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_author_acts_before_it_answers(seat):
    """R3."""
    others = [act for act in ACTS if act.seat != seat]
    assert answer_barred(pool_of(STEP, *others), seat, ALL, 0) is PromiseReason.ACT_FIRST


def test_a_seat_that_has_gone_farther_than_counts_follows_from_there():
    """R3: its own promise counts whole, or it could never go on."""
    ranks = [here(0, Call(number_max(n), 0b011, 0), ACTS) for n in range(1, REACH_MAX + 4)]
    pool, own = pool_of(STEP, *ACTS, *ranks), number_max(REACH_MAX + 3)
    assert highest_call(pool, 0b011).number == number_max(REACH_MAX) < own
    assert answer_barred(pool, 0, Call(own + SLACK, 0b011, 0), 0) is None
    high = Call(own + SLACK + 1, 0b011, 0)
    assert answer_barred(pool, 0, high, 0) is PromiseReason.CALL_TOO_HIGH
    assert next_number(pool, 0, 0b011) == own + 1


def test_an_answer_names_one_own_act_two_of_others_and_one_seal_whatever_is_here():
    """P5.3: more, and nobody would take it."""
    two = [altered(act, secret_of(41, act.seat).key, Act(("bid",), bytes(32))) for act in ACTS]
    key = secret_of(41, 0).key
    content = SEALS[0].body.content._replace(state=bytes(32))
    seals = [SEALS[0], altered(SEALS[0], key, Seal(NO_CALL, content, ()))]
    pool = pool_of(STEP, *ACTS, *two, *seals)
    answer = answer_to(pool, 0, TWO)
    held = [message.seat for i in answer.held if (message := pool.get(i))]
    assert sorted(held) == [0, 1, 1, 2, 2]
    assert answer.last == (SEALS[0].id,)


def test_the_numbers_are_those_that_the_protocol_names():
    """P5.5, P7.6, P13."""
    assert (STRIDE, STRIDES_MAX, REACH_MAX, SLACK, BY_ITSELF_MAX) == (1024, 32, 64, 16, 64)
    assert (CALLS_PER_SEAT_MAX, MESSAGES_PER_SEAT_MAX) == (128, 1000)
