"""Calls (P7) and proofs (P9): who may hold one, what comes of it, and what convicts."""

import pytest

from core.table.calls import closure, conceals, contradict, convicted, hides
from core.table.messages import NO_CALL, Act, Call, Content, Here, Message, MessagePlace, Seal, sign
from tests.seats import secret_of
from tests.tampering import decided_by

GAME, PREVIOUS = bytes(32), bytes(32)
FIRST, SECOND, THIRD = (Call(number, 0b011, 0) for number in (1, 2, 3))


def said(seat: int, body: Act | Here | Seal, game: bytes = GAME, step: int = 5) -> Message:
    return sign(secret_of(1, seat).key, MessagePlace(game, step, seat, PREVIOUS), body)


def act(seat: int, number: int = 0) -> Message:
    return said(seat, Act(("move", number), b""))


def here(seat: int, call: Call, held: list[Message], last: Message | None = None) -> Message:
    ids = tuple(sorted(message.id for message in held))
    return said(seat, Here(call, ids, (last.id,) if last else ()))


def seal(seat: int, call: Call, acts: list[Message], at_table: int = 0b111) -> Message:
    slots = tuple((message.seat, message.id) for message in acts)
    return said(seat, sealed(call, slots, at_table))


def sealed(call: Call, slots: tuple[tuple[int, bytes], ...] = (), at_table: int = 0b111) -> Seal:
    return Seal(call, Content(slots, at_table, 0b111, bytes(32)), ())


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


@pytest.mark.parametrize("order", [1, -1])
def test_a_seal_at_a_call_binds_more_than_one_without_in_whatever_order_they_are_named(order):
    """P7.4.3: what is sealed higher was decided later, and knew of the lower one."""
    acts = [act(0), act(1), act(2)]
    full, called = seal(0, NO_CALL, acts), seal(1, FIRST, acts[:2], at_table=0b011)
    answers = [here(0, SECOND, acts[:2], last=full), here(1, SECOND, acts[:2], last=called)]
    decision = decided(SECOND, answers[::order], [*acts, full, called])
    assert decision is not None
    assert decision.slots == ((0, acts[0].id), (1, acts[1].id))
    assert decision.at_table == 0b011
    alone = decided(SECOND, [here(0, SECOND, acts[:2]), answers[1]][::order], [*acts, called])
    assert alone == decision


def test_two_highest_seals_that_differ_bind_nobody():
    """P7.4.3: nothing was completed with either, so the acts held count."""
    acts = [act(0), act(1), act(2, 0), act(2, 1)]
    seals = [seal(0, NO_CALL, [*acts[:2], acts[2]]), seal(1, NO_CALL, [*acts[:2], acts[3]])]
    answers = [here(s, FIRST, acts[:2], last=seals[s]) for s in (0, 1)]
    decision = decided(FIRST, answers, [*acts, *seals])
    assert decision is not None
    assert (decision.slots[2], decision.in_game) == ((2, b""), 0b011)


def test_what_a_chain_of_calls_rests_on_is_looked_up_once():
    """P13: each call cites two answers that cite the same seal below, so there are 2 ** 12 ways."""
    last: Message | None = None
    known: dict[bytes, Message] = {}
    for number in range(1, 13):
        call = Call(number, 0b011, 0)
        answers = [said(seat, Here(call, (), (last.id,) if last else ())) for seat in (0, 1)]
        body = Seal(call, Content((), 0b011, 0b111, bytes(32)), tuple(m.id for m in answers))
        last = said(0, body)
        known |= {m.id: m for m in (*answers, last)}
    looked_up = []

    def find(identity: bytes) -> Message:
        looked_up.append(identity)
        return known[identity]

    assert last is not None
    found = closure([last], find)
    assert list(found) == list(known), "what is cited comes before what cites it"
    assert sorted([*looked_up, last.id]) == sorted(known)


def test_two_acts_of_an_absent_seat_cost_it_its_slot_and_the_game():
    """P7.4.1: a seat that contradicts itself in what the answers cite is out."""
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


def test_an_answer_hides_what_is_above_the_seal_it_names_and_below_its_call():
    """C2."""
    answered = Here(THIRD, (), ())
    low, high = seal(0, NO_CALL, []), seal(0, SECOND, [])
    assert hides(answered, None, sealed(NO_CALL))
    assert hides(answered, low, sealed(SECOND))
    assert not hides(answered, high, sealed(NO_CALL))
    assert not hides(answered, high, sealed(SECOND))
    assert not hides(answered, None, sealed(THIRD))


@pytest.mark.parametrize("other", [act(0), here(0, SECOND, [])])
def test_an_answer_that_names_no_seal_as_its_last_hides_every_lower_one(other):
    """C2: in a proof anything may be named; honest seats name a seal."""
    assert hides(Here(THIRD, (), (other.id,)), other, sealed(NO_CALL))


LOW, HIGH = seal(0, NO_CALL, []), seal(0, SECOND, [])
HIDING, HONEST = here(0, THIRD, [], last=LOW), here(0, THIRD, [], last=HIGH)


def guilty(*messages: Message, seals: tuple[Message, ...] = (LOW, HIGH)) -> set[int]:
    return convicted({m.id: m for m in messages}, {m.id: m for m in seals}.get)


def test_an_answer_and_the_seal_it_hides_convict_whichever_comes_first():
    """C2: once the seal that it names is known."""
    find = {LOW.id: LOW, HIGH.id: HIGH}.get
    for one, other in ((HIDING, HIGH), (HIGH, HIDING)):
        assert conceals(one, other, find)
        assert guilty(one, other) == {0}
        assert not conceals(one, other, {HIGH.id: HIGH}.get)
        assert guilty(one, other, seals=(HIGH,)) == set()
    assert not conceals(HONEST, HIGH, find)
    assert not conceals(HONEST, LOW, find)


def test_the_highest_seal_below_an_answer_convicts_among_all_it_signed():
    """C2: acts, lower seals, higher seals and honest answers beside them change nothing."""
    higher = seal(0, Call(4, 0b011, 0), [])
    beside = [act(0), LOW, here(0, SECOND, [], last=LOW), higher, here(0, FIRST, [], last=LOW)]
    for messages in ([*beside, HIGH], [HIGH, *reversed(beside)]):
        assert guilty(*messages, HONEST) == set()
        assert guilty(*messages, HIDING) == {0}
        assert guilty(HIDING, *messages) == {0}


@pytest.mark.parametrize("order", [1, -1])
def test_an_act_beside_a_normal_seal_does_not_cover_it_up(order):
    """C2: neither was made at a call."""
    answer = here(0, FIRST, [act(0)])
    assert guilty(*[act(0), LOW][::order], answer) == {0}
    assert guilty(act(0), answer) == set()


@pytest.mark.parametrize(
    "elsewhere",
    [
        pytest.param(said(1, HIGH.body), id="seat"),
        pytest.param(said(0, HIGH.body, step=6), id="step"),
        pytest.param(said(0, HIGH.body, game=bytes([1]) * 32), id="game"),
    ],
)
def test_an_answer_hides_no_seal_of_another_seat_step_or_game(elsewhere):
    """C2: each begins its calls anew."""
    find = {LOW.id: LOW}.get
    assert not conceals(HIDING, elsewhere, find)
    assert not conceals(elsewhere, HIDING, find)
    assert guilty(HIDING, elsewhere) == guilty(elsewhere, HIDING) == set()


def test_only_an_answer_hides_and_only_a_seal_is_hidden():
    """C2: two answers, two seals or an act prove nothing of it."""
    answers = here(0, FIRST, []), here(0, SECOND, [])
    for one, other in (answers, (LOW, HIGH), (act(0), LOW), (act(0), answers[0])):
        assert not conceals(one, other, {LOW.id: LOW}.get)
        assert not conceals(other, one, {LOW.id: LOW}.get)
        assert guilty(one, other) == set()
