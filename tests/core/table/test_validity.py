"""When a message counts: one test for each clause (P5.3)."""

import pytest

from core.table.calls import Decision
from core.table.messages import NO_CALL, Call, Here, Seal
from core.table.promises import due_at_call
from core.table.step import StepReason
from tests.core.table.clauses import (
    ACTS,
    MOVE,
    MOVES,
    SEALS,
    STEP,
    TWO,
    called,
    decided_seal,
    here,
    other_act,
    reason,
    said,
)
from tests.seats import pool_of, secret_of
from tests.tampering import altered

# -- an answer (P5.3) ------------------------------------------------------------------------------


def test_an_answer_that_keeps_every_clause_is_valid():
    pool = pool_of(STEP, *ACTS, SEALS[0])
    assert reason(pool, here(0, TWO, ACTS, last=SEALS[0])) is None
    assert reason(pool, here(0, TWO, ACTS[:1])) is None


@pytest.mark.parametrize(
    ("seat", "call"),
    [
        (0, Call(1, 0b001, 0)),  # no majority
        (0, Call(0, 0b011, 0)),
        (0, Call(65_536, 0b011, 0)),
        (2, TWO),  # held without this seat
    ],
)
def test_an_answer_is_to_an_allowed_call_with_its_seat_in_it(seat, call):
    """P5.3, P7.2."""
    assert reason(pool_of(STEP, *ACTS), here(seat, call, ACTS)) is StepReason.BAD_CALL


def test_an_answer_holds_nothing_but_acts():
    pool = pool_of(STEP, *ACTS, SEALS[1])
    assert reason(pool, here(0, TWO, [ACTS[0], SEALS[1]])) is StepReason.BAD_ANSWER


def test_an_answer_holds_two_acts_of_an_author_at_most():
    more = [other_act(2, number) for number in range(2)]
    pool = pool_of(STEP, *ACTS, *more)
    assert reason(pool, here(0, TWO, [*ACTS, more[0]])) is None
    assert reason(pool, here(0, TWO, [*ACTS, *more])) is StepReason.BAD_ANSWER


def test_an_author_answers_with_exactly_one_act_of_its_own():
    pool = pool_of(STEP, *ACTS, other_act(0))
    for held in (ACTS[1:], [], [*ACTS, other_act(0)]):
        assert reason(pool, here(0, TWO, held)) is StepReason.BAD_ANSWER


def test_who_is_no_author_answers_without_an_act_of_its_own():
    pool = pool_of(MOVE)
    answer = altered(MOVES[0], secret_of(41, 1).key, Here(TWO, (), ()), seat=1)
    assert reason(pool, answer) is None


def test_an_answer_names_a_seal_as_its_last():
    pool = pool_of(STEP, *ACTS, here(0, TWO, ACTS))
    later = Call(2, 0b011, 0)
    for last in (ACTS[0], here(0, TWO, ACTS)):
        assert reason(pool, here(0, later, ACTS, last=last)) is StepReason.BAD_ANSWER


def test_an_answer_names_no_seal_of_another_seat():
    pool = pool_of(STEP, *ACTS, SEALS[1])
    assert reason(pool, here(0, TWO, ACTS, last=SEALS[1])) is StepReason.BAD_ANSWER


def test_an_answer_names_a_seal_of_a_lower_call_only():
    """P5.3: neither of its own call nor of a higher one, or a seal could bind that comes later."""
    high = Call(5, 0b011, 0)
    pool = pool_of(STEP, *ACTS, *(here(seat, high, ACTS) for seat in (0, 1)))
    seal = decided_seal(pool, 0, high)
    pool.add(seal)
    for number in (4, 5):
        answer = here(0, Call(number, 0b011, 0), ACTS, last=seal)
        assert reason(pool, answer) is StepReason.BAD_ANSWER
    assert reason(pool, here(0, Call(6, 0b011, 0), ACTS, last=seal)) is None


# -- a seal without a call (P5.3) ------------------------------------------------------------------


def test_who_is_not_at_the_table_seals_nothing_without_a_call():
    """P5.3: it may come back by a call only."""
    step = STEP._replace(at_table=0b011, authors=0b011)
    pool = pool_of(step, *ACTS[:2])
    decision = pool.normal()
    assert decision is not None
    body = Seal(NO_CALL, pool.outcome(decision).content, ())
    assert reason(pool, said(1, body)) is None
    assert reason(pool, said(2, body)) is StepReason.NO_SEAT


def test_a_seal_without_a_call_rests_on_no_answers():
    pool = pool_of(STEP, *ACTS, here(0, TWO, ACTS))
    body = SEALS[0].body._replace(refs=(here(0, TWO, ACTS).id,))
    assert reason(pool, said(0, body)) is StepReason.CONTENT_DIFFERS


@pytest.mark.parametrize("change", [{"at_table": 0b011}, {"in_game": 0b011}])
def test_a_seal_without_a_call_changes_nobodys_place(change):
    """P5.3: V' = V and N' = N."""
    content = SEALS[0].body.content._replace(**change)
    pool = pool_of(STEP, *ACTS)
    assert reason(pool, said(0, Seal(NO_CALL, content, ()))) is StepReason.CONTENT_DIFFERS


# -- a seal at a call (P5.3, R4) -------------------------------------------------------------------


def test_a_seal_at_a_call_that_keeps_every_clause_is_valid():
    pool = called()
    assert [reason(pool, decided_seal(pool, seat, TWO)) for seat in (0, 1)] == [None, None]


def test_a_seal_is_at_an_allowed_call_with_its_seat_in_it():
    pool = called()
    body = decided_seal(pool, 0, TWO).body
    assert isinstance(body, Seal)
    assert reason(pool, said(2, body)) is StepReason.BAD_CALL
    lone = body._replace(call=Call(1, 0b001, 0))
    assert reason(pool, said(0, lone)) is StepReason.BAD_CALL


def test_a_seal_rests_on_one_answer_of_each_who_is_present_and_on_nothing_else():
    """P5.3, R4: none too few, no second one of a seat, none to another call, no other message."""
    pool = called()
    body = decided_seal(pool, 0, TWO).body
    assert isinstance(body, Seal)
    second, another = here(1, TWO, ACTS[1:]), here(1, Call(1, 0b111, 0), ACTS)
    for message in (second, another, SEALS[1]):
        pool.add(message)
    first = here(0, TWO, ACTS)
    for rests_on in (
        [first],
        [first, second, here(1, TWO, ACTS)],
        [first, another],
        [first, here(1, TWO, ACTS), another],
        [first, here(1, TWO, ACTS), ACTS[0]],
        [first, SEALS[1]],
        [],
    ):
        refs = tuple(sorted(message.id for message in rests_on))
        assert reason(pool, said(0, body._replace(refs=refs))) is StepReason.CONTENT_DIFFERS


@pytest.mark.parametrize("change", [{"at_table": 0b111}, {"in_game": 0b011}, {"slots": ()}])
def test_a_seal_at_a_call_is_of_what_the_call_comes_to(change):
    """P7.4."""
    pool = called()
    body = decided_seal(pool, 0, TWO).body
    assert isinstance(body, Seal)
    other = body._replace(content=body.content._replace(**change))
    assert reason(pool, said(0, other)) is StepReason.CONTENT_DIFFERS
    state = body._replace(content=body.content._replace(state=bytes(32)))
    assert reason(pool, said(0, state)) is StepReason.STATE_DIFFERS


def test_a_call_that_a_seat_has_answered_twice_is_not_sealed():
    """R4: exactly one answer of each, or two who seal could rest on different ones."""
    pool = called()
    assert pool.decided(TWO) is not None
    pool.add(here(1, TWO, ACTS[1:]))
    assert pool.answers(TWO) == []
    assert pool.decided(TWO) is None
    assert due_at_call(pool, 0, proven=0) is None


def test_seals_of_one_call_that_differ_bind_nobody():
    """P7.4.3: then nothing was completed there, and a seat that acted twice is out of the game."""
    second = other_act(2)
    slots = tuple((act.seat, act.id) for act in (*ACTS[:2], second))
    pool = pool_of(STEP, *ACTS, second)
    decision = Decision(slots, STEP.at_table, STEP.in_game)
    seals = [SEALS[0], said(1, Seal(NO_CALL, pool.outcome(decision).content, ()))]
    for seal in seals:
        assert reason(pool, seal) is None
        pool.add(seal)
    for seat, held in ((0, ACTS), (1, [*ACTS[:2], second])):
        pool.add(here(seat, TWO, held, last=seals[seat]))
    decided = pool.decided(TWO)
    assert decided is not None
    assert decided.slots == (*slots[:2], (2, b""))
    assert (decided.at_table, decided.in_game) == (0b011, 0b011)
