"""The pool of a step (P5.3, P5.4, P13): what is in it, in order, and what it comes to."""

from itertools import combinations

import pytest

from core.table.bounds import PER_SEAT_MAX, has_enough_of
from core.table.messages import (
    NO_CALL,
    Act,
    Call,
    Content,
    MessageKind,
    MessagePlace,
    Seal,
    mask_of,
    sign,
)
from core.table.pool import Pool
from core.table.signing import SigningKey
from core.table.validity import refusal
from tests.core.table.clauses import ACTS, SEALS, STEP, TWO, decided_seal, here, other_act
from tests.seats import played, pool_of, secret_of, table_at
from tests.tampering import altered

THREE = played(1, 3)

KEY = SigningKey(bytes(32))


def act(seat, number):
    return sign(KEY, MessagePlace(bytes(32), 1, seat, bytes(32)), Act(("move", number), b""))


def seal(seat, mask):
    body = Seal(NO_CALL, Content((), mask, mask, bytes(32)), ())
    return sign(KEY, MessagePlace(bytes(32), 1, seat, bytes(32)), body)


@pytest.fixture
def pool():
    return Pool(table_at(THREE, 2).step)


def test_messages_are_listed_as_they_became_valid_and_found_by_id(pool):
    """P5.3: this is the order in which they are handed on, so nothing cites what comes later."""
    messages = [act(2, 0), seal(1, 3), act(0, 1), act(2, 1)]
    for message in messages:
        assert message.id not in pool
        assert pool.get(message.id) is None
        pool.add(message)
        assert message.id in pool
        assert pool.get(message.id) == message
    assert list(pool) == messages


def test_the_messages_of_a_seat_are_told_apart_by_kind(pool):
    """P9: two of one kind contradict, an act and a seal do not."""
    messages = [act(2, 0), seal(2, 3), act(0, 1), act(2, 1)]
    for message in messages:
        pool.add(message)
    assert list(pool.of(MessageKind.ACT, 2)) == [messages[0], messages[3]]
    assert list(pool.of(MessageKind.SEAL, 2)) == [messages[1]]
    assert list(pool.of(MessageKind.ACT, 0)) == [messages[2]]
    assert list(pool.of(MessageKind.SEAL, 0)) == list(pool.of(MessageKind.ACT, 1)) == []


@pytest.mark.parametrize("kind", [MessageKind.ACT, MessageKind.SEAL])
def test_a_seat_has_room_for_two_messages_of_a_kind(kind):
    """P13: a second one proves the contradiction, a third only matters if others rest on it."""
    assert PER_SEAT_MAX == 2
    step, third = table_at(THREE, 2).step, THREE.of(2, kind)[1]
    acts = THREE.of(2, MessageKind.ACT)
    two = [act(1, 0), act(1, 1)] if kind is MessageKind.ACT else [seal(1, 1), seal(1, 2)]
    filled = [*acts, *two] if kind is MessageKind.SEAL else two
    assert not has_enough_of(pool_of(step, *filled[:-1]), third)
    full = pool_of(step, *filled)
    assert has_enough_of(full, third)
    assert refusal(full, third) is None


# -- what completes the step -----------------------------------------------------------------------


@pytest.mark.parametrize("count", range(4))
def test_a_step_is_complete_when_all_at_the_table_have_sealed_and_not_before(count):
    """P5.4."""
    step, acts, seals = (
        table_at(THREE, 2).step,
        THREE.of(2, MessageKind.ACT),
        THREE.of(2, MessageKind.SEAL),
    )
    for some in combinations(seals, count):
        found = pool_of(step, *acts, *reversed(some)).certificate(NO_CALL)
        if count < 3:
            assert found is None
        else:
            assert found is not None
            assert found[0].content == seals[0].body.content
            assert found[1] == (*acts, *seals)


def test_seals_of_different_contents_complete_nothing():
    """P5.4: equal contents."""
    step, acts, seals = (
        table_at(THREE, 2).step,
        THREE.of(2, MessageKind.ACT),
        THREE.of(2, MessageKind.SEAL),
    )
    other = seals[1].body._replace(content=seals[1].body.content._replace(state=bytes(32)))
    differs = altered(seals[1], secret_of(1, 1).key, other)
    assert pool_of(step, *acts, seals[0], differs, seals[2]).certificate(NO_CALL) is None
    found = pool_of(step, *acts, differs, *seals).certificate(NO_CALL)
    assert found is not None
    assert found[1] == (*acts, *seals)


def test_the_acts_to_seal_are_exactly_one_of_every_author_in_seat_order():
    """R2 (P5.5)."""
    step, acts = table_at(THREE, 2).step, THREE.of(2, MessageKind.ACT)
    decision = pool_of(step, *reversed(acts)).normal()
    assert decision is not None
    assert decision.slots == tuple((act.seat, act.id) for act in acts)
    for some in combinations(acts, 2):
        assert pool_of(step, *some).normal() is None
    second = altered(acts[2], secret_of(1, 2).key, Act(("bid",), bytes(32)))
    assert pool_of(step, *acts, second).normal() is None
    assert mask_of(act.seat for act in acts) == step.authors


def test_a_game_that_is_over_has_nothing_to_seal():
    """P5.5: nobody seals a step without acts."""
    assert pool_of(table_at(THREE, 5).step).normal() is None


# -- who has signed what (P7.6, P9) ----------------------------------------------------------------


def test_it_tells_which_seats_have_signed_something_of_a_kind():
    assert pool_of(STEP, *ACTS[:2]).seats_with(MessageKind.ACT) == 0b011
    pool = pool_of(STEP, *ACTS, SEALS[0], here(1, TWO, ACTS[:2]))
    assert pool.seats_with(MessageKind.SEAL) == 0b001
    assert pool.seats_with(MessageKind.HERE) == 0b010
    assert pool.answered == [(TWO, 1)], "acts and seals answer nothing"


def test_an_answer_that_hides_a_seal_is_found_whichever_came_first():
    """P9.2."""
    hiding = here(0, TWO, ACTS)
    assert pool_of(STEP, *ACTS, SEALS[0]).contradicted_by(hiding) == SEALS[0]
    assert pool_of(STEP, *ACTS, hiding).contradicted_by(SEALS[0]) == hiding
    naming = here(0, TWO, ACTS, last=SEALS[0])
    assert pool_of(STEP, *ACTS, SEALS[0]).contradicted_by(naming) is None
    assert pool_of(STEP, *ACTS, SEALS[0], naming).contradicted_by(SEALS[1]) is None


def test_an_answer_hides_no_seal_at_its_own_call_nor_above():
    """P9.2: below the call it answers."""
    pool = pool_of(STEP, *ACTS, here(0, TWO, ACTS), here(1, TWO, ACTS))
    own = decided_seal(pool, 0, TWO)
    assert pool.contradicted_by(own) is None
    pool.add(own)
    higher = Call(2, 0b011, 0)
    assert pool.contradicted_by(here(0, higher, ACTS)) == own
    assert pool.contradicted_by(here(0, higher, ACTS, last=own)) is None


def test_what_a_second_answer_rests_on_counts_for_the_call_that_names_it_only():
    """P7.4.1: a seat that contradicts itself elsewhere in the pool is not out by this call."""
    second = other_act(2)
    pool = pool_of(STEP, *ACTS, second, here(0, TWO, ACTS), here(1, TWO, ACTS))
    decided = pool.decided(TWO)
    assert decided is not None
    assert (decided.slots[2], decided.in_game) == ((2, ACTS[2].id), 0b111)
    high = Call(2, 0b011, 0)
    for message in (here(0, high, [*ACTS, second]), here(1, high, ACTS)):
        pool.add(message)
    decided = pool.decided(high)
    assert decided is not None
    assert (decided.slots[2], decided.in_game) == ((2, b""), 0b011)
