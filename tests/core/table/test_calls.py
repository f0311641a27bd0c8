"""Calls (P7) and proofs (P9): who may hold one, what comes of it, and what convicts."""

import pytest

from core.table.calls import contradict, hides
from core.table.messages import NO_CALL, Act, Call, Content, Here, Message, Place, Seal, sign
from tests.seats import secret_of
from tests.tampering import decided_by

GAME, PREVIOUS = bytes(32), bytes(32)


def said(seat: int, body: Act | Here | Seal) -> Message:
    return sign(secret_of(1, seat).key, Place(GAME, 5, seat, PREVIOUS), body)


def act(seat: int, number: int = 0) -> Message:
    return said(seat, Act(("move", number), b""))


def here(seat: int, call: Call, held: list[Message], last: Message | None = None) -> Message:
    ids = tuple(sorted(message.id for message in held))
    return said(seat, Here(call, ids, (last.id,) if last else ()))


def seal(seat: int, call: Call, acts: list[Message], at_table: int = 0b111) -> Message:
    slots = tuple((message.seat, message.id) for message in acts)
    return said(seat, Seal(call, Content(slots, at_table, 0b111, bytes(32)), ()))


def decided(call: Call, answers: list[Message], known: list[Message], authors: int = 0b111):
    by_id = {message.id: message for message in (*answers, *known)}
    return decided_by(call, answers, authors, 0b111, by_id.get)


# -- who may hold one (P7.2, P7.5) -----------------------------------------------------------------


@pytest.mark.parametrize(("seats", "enough"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_strict_majority_of_those_in_the_game_must_be_present(seats, enough):
    """P7.5: so with two players nobody can be left out."""
    in_game = (1 << seats) - 1
    for count in range(1, seats + 1):
        call = Call(1, (1 << count) - 1, 0)
        assert call.is_allowed(in_game) is (count >= enough)


def test_a_majority_must_stay_as_well_and_strangers_count_for_nothing():
    """P7.2."""
    assert Call(1, 0b111, 0b100).is_allowed(0b111)
    assert not Call(1, 0b011, 0b011).is_allowed(0b111)
    assert not Call(1, 0b1111, 0).is_allowed(0b111)
    assert not Call(1, 0b111, 0b1000).is_allowed(0b111)
    for number in (0, -1, 65_536):
        assert not Call(number, 0b111, 0).is_allowed(0b111)


def test_calls_are_ordered_by_number_then_present_then_gone():
    assert NO_CALL < Call(1, 3, 0) < Call(1, 5, 0) < Call(1, 5, 1) < Call(2, 1, 0)


# -- what comes of it (P7.4) -----------------------------------------------------------------------


def test_an_act_that_anybody_present_holds_counts_and_the_missing_one_is_an_empty_slot():
    """P7.4.4: seat 2 is away; its act reached seat 1 only, or nobody."""
    call, acts = Call(1, 0b011, 0), [act(0), act(1), act(2)]
    for reached in (acts[2:], []):
        answers = [here(0, call, acts[:2]), here(1, call, [*acts[:2], *reached])]
        decision = decided(call, answers, acts)
        assert decision is not None
        assert decision.slots[2] == (2, reached[0].id if reached else b"")
        assert (decision.at_table, decision.in_game) == (0b011, 0b111)


def test_whoever_leaves_for_good_is_out_of_the_game():
    """P7.1: G."""
    call, acts = Call(1, 0b011, 0b100), [act(0), act(1)]
    decision = decided(call, [here(0, call, acts), here(1, call, acts)], acts)
    assert decision is not None
    assert (decision.at_table, decision.in_game) == (0b011, 0b011)


def test_the_highest_seal_that_an_answer_names_binds():
    """P7.4.3: somebody may have completed the step with it."""
    call, acts = Call(2, 0b011, 0), [act(0), act(1), act(2)]
    full = seal(0, NO_CALL, acts)
    answers = [here(0, call, acts, last=full), here(1, call, acts[:2])]
    decision = decided(call, answers, [*acts, full])
    assert decision is not None
    assert decision.slots == tuple((a.seat, a.id) for a in acts)
    assert decision.at_table == 0b111, "as the seal says: the seat is left out at the next step"


def test_two_acts_of_an_absent_seat_cost_it_its_slot_and_the_game():
    """P7.4.1: whoever contradicts itself in what the answers cite is out."""
    call, acts = Call(1, 0b011, 0), [act(0), act(1), act(2, 0), act(2, 1)]
    answers = [here(0, call, acts[:3]), here(1, call, [*acts[:2], acts[3]])]
    decision = decided(call, answers, acts)
    assert decision is not None
    assert decision.slots[2] == (2, b"")
    assert decision.in_game == 0b011


def test_a_call_that_counts_on_such_a_seat_has_no_outcome():
    """P7.4.2: the next one is held without it."""
    call, acts = Call(1, 0b101, 0), [act(0), act(2, 0), act(2, 1)]
    answers = [here(0, call, [acts[0], acts[2]]), here(2, call, acts[:2])]
    assert decided(call, answers, acts) is None


# -- what convicts (P9) ----------------------------------------------------------------------------


def test_two_of_a_kind_for_one_place_convict_and_nothing_else_does():
    """C1."""
    call, other = Call(1, 0b011, 0), Call(2, 0b011, 0)
    assert contradict(act(0, 0), act(0, 1))
    assert not contradict(act(0), act(0))
    assert not contradict(act(0), act(1))
    assert contradict(here(0, call, []), here(0, call, [act(1)]))
    assert not contradict(here(0, call, []), here(0, other, []))
    assert contradict(seal(0, call, []), seal(0, call, [act(1)]))
    assert not contradict(seal(0, call, []), here(0, call, []))
    assert not contradict(act(0), seal(0, NO_CALL, []))


def test_an_answer_that_hides_an_own_seal_convicts():
    """C2: above the one it names, below the call it answers."""
    answered = Here(Call(3, 0b011, 0), (), ())
    low, high = seal(0, NO_CALL, []), seal(0, Call(2, 0b011, 0), [])
    assert hides(answered, None, low)
    assert hides(answered, low, high)
    assert not hides(answered, high, low)
    assert not hides(answered, high, high)
    assert not hides(answered, None, seal(0, Call(3, 0b011, 0), []))
