"""What a cheat can do (P5.3, P9): nothing of it counts, and two things signed convict it."""

import pytest

from core.table.bounds import CALLS_PER_SEAT_MAX, MESSAGES_PER_SEAT_MAX
from core.table.export import export_digest
from core.table.genesis import Genesis, make_offer
from core.table.messages import NO_CALL, Act, Call, Content, Here, MessageKind, Seal
from core.table.promises import seal_of
from core.table.records import ProofRecord, parse_record
from core.table.rules import Refusal
from core.table.step import StepReason
from core.table.table import Contradicts, Known, Refused, Table, Taken, Waiting
from tests.seats import identity_of, normal, onlooker, played, secret_of, table_at, take_all
from tests.tampering import (
    CountingJudge,
    altered,
    answer_of,
    decided_by,
    refusal_of,
    second_act,
    signed_again,
    with_signature,
)
from tests.toy import Toy, ToyReason

GAME = played(31, 3)
KEYS = [secret_of(31, seat).key for seat in range(3)]
CHEAT = 2


# -- what never counts -----------------------------------------------------------------------------


def test_a_forged_signature_never_counts():
    """P5.3: of no message of the game, and the true one counts all the same afterwards."""
    table = onlooker(GAME.genesis)
    for message in GAME.messages:
        others = [KEYS[seat].sign(message.payload) for seat in range(3) if seat != message.seat]
        for signature in (bytes(64), *others, identity_of(31, message.seat).sign(message.payload)):
            found = table.take(with_signature(message, signature))
            assert refusal_of(found) == Refusal(StepReason.FORGED)
        assert isinstance(table.take(message), Taken)
    assert export_digest(table) == GAME.digest


def test_nothing_of_the_last_evening_counts_in_the_next():
    """P3.3, F4: the same people and rules; no signature is even looked at."""
    offers = [
        make_offer(offer.name, identity_of(31, seat), secret_of(32, seat))
        for seat, offer in enumerate(GAME.genesis.offers)
    ]
    old = GAME.genesis
    rematch = Genesis(old.rules_id, old.rules_hash, old.options, tuple(offers))
    judge = CountingJudge()
    table = Table(rematch, Toy(), judge=judge)
    for message in GAME.messages:
        assert refusal_of(table.take(message)) == Refusal(StepReason.OTHER_GAME)
        again = altered(message, secret_of(32, message.seat).key)
        assert refusal_of(table.take(again)) == Refusal(StepReason.OTHER_GAME)
    assert judge.count.total() == 0


@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_a_message_counts_in_its_own_step_only(step):
    """P5.3: those of later steps wait, those of complete steps are known."""
    table = table_at(GAME, step)
    for message in GAME.messages:
        if message.step < step:
            assert table.take(message) == Known()
        if message.step > step:
            assert table.take(message) == Waiting()
    assert list(table.pool) == []


def test_a_message_of_another_past_step_or_seat_does_not_count():
    """P5.3: signed again with the seat's own key, or as another seat's."""
    act = GAME.of(2, MessageKind.ACT)[1]
    table = table_at(GAME, 2)
    key = KEYS[1]
    expected = {
        StepReason.OTHER_PAST: altered(act, key, previous=bytes(32)),
        StepReason.FORGED: altered(act, key, seat=0),
        StepReason.NO_SEAT: altered(act, key, seat=3),
        StepReason.OTHER_GAME: altered(act, key, game=bytes(32)),
    }
    for reason, message in expected.items():
        assert refusal_of(table.take(message)) == Refusal(reason)
    assert table.take(altered(act, key, step=3)) == Waiting()
    assert list(table.pool) == []


def test_a_seal_of_anything_but_what_the_acts_come_to_is_refused():
    """P5.3: slots, V, N and state, each on its own."""
    seal = GAME.of(2, MessageKind.SEAL)[1]
    acts = GAME.of(2, MessageKind.ACT)
    slots, at_table, in_game, state = seal.body.content
    others = {
        StepReason.CONTENT_DIFFERS: [
            Content(slots[:2], at_table, in_game, state),
            Content((slots[1], slots[0], slots[2]), at_table, in_game, state),
            Content(((0, acts[1].id), slots[1], slots[2]), at_table, in_game, state),
            Content((slots[0], slots[0], slots[0]), at_table, in_game, state),
            Content((), at_table, in_game, state),
            Content(slots, 0b011, in_game, state),
            Content(slots, at_table, 0b1111, state),
        ],
        StepReason.STATE_DIFFERS: [
            Content(slots, at_table, in_game, bytes(32)),
            Content(slots, at_table, in_game, b""),
        ],
    }
    table = table_at(GAME, 2)
    take_all(table, acts)
    for reason, contents in others.items():
        for content in contents:
            found = table.take(altered(seal, KEYS[1], Seal(NO_CALL, content, ())))
            assert refusal_of(found).reason is reason, content
    assert isinstance(table.take(seal), Taken)


def test_a_seal_that_names_a_seal_as_an_act_is_refused():
    """P4: slots name acts."""
    acts, seals = GAME.of(2, MessageKind.ACT), GAME.of(2, MessageKind.SEAL)
    table = table_at(GAME, 2)
    take_all(table, (*acts, seals[0]))
    content = seals[1].body.content
    slots = ((0, seals[0].id), *content.slots[1:])
    false = altered(seals[1], KEYS[1], Seal(NO_CALL, content._replace(slots=slots), ()))
    assert refusal_of(table.take(false)) == Refusal(StepReason.CONTENT_DIFFERS)


def test_a_seal_waits_for_every_act_it_names():
    """P5.3: judged when everything cited is there."""
    acts, seals = GAME.of(2, MessageKind.ACT), GAME.of(2, MessageKind.SEAL)
    for missing in acts:
        table = table_at(GAME, 2)
        take_all(table, [act for act in acts if act is not missing])
        assert [table.take(seal) for seal in seals] == [Waiting()] * 3
        assert isinstance(table.take(missing), Taken)
        assert [table.take(seal) for seal in seals] == [Taken()] * 3


def test_an_illegal_act_is_refused_with_the_reason_of_the_rules():
    """P5.3, P14: signed by its author or not."""
    act = GAME.of(4, MessageKind.ACT)[0]
    illegal = altered(act, KEYS[0], Act(("move", 7), b""))
    assert refusal_of(table_at(GAME, 4).take(illegal)) == Refusal(ToyReason.TOO_BIG, 7)
    out_of_turn = altered(act, KEYS[1], seat=1)
    assert refusal_of(table_at(GAME, 4).take(out_of_turn)) == Refusal(StepReason.NOT_AUTHOR)


def test_nobody_completes_a_step_after_the_end():
    """P5.1: a step has at least one author, so a game that is over stays as it is."""
    table = table_at(GAME, 5)
    assert table.is_over
    content = normal(table.step, []).content
    for seal in GAME.of(4, MessageKind.SEAL):
        place = {"step": 5, "previous": table.step.previous}
        table.take(altered(seal, KEYS[seal.seat], Seal(NO_CALL, content, ()), **place))
    assert export_digest(table) == GAME.digest


# -- two things signed -----------------------------------------------------------------------------


def test_two_acts_of_one_seat_convict_it_and_the_honest_stop_sealing():
    """P9.1, R2: whichever came first; the proof is kept once and goes to the log."""
    acts = GAME.of(2, MessageKind.ACT)
    first, second = acts[CHEAT], second_act(GAME, 2, CHEAT)
    for order in ((first, second), (second, first)):
        table = table_at(GAME, 2, 0)
        take_all(table, acts[:CHEAT])
        assert isinstance(table.take(order[0]), Taken)
        assert table.take(order[1]) == Contradicts(*order)
        assert table.take(order[1]) == table.take(order[0]) == Known()
        assert table.proofs == {CHEAT: Contradicts(*order)}
        assert table.advance() is None
        assert parse_record(table.flush()[-1]) == ProofRecord(*order)
        assert export_digest(table) == export_digest(table_at(GAME, 2))


def test_a_step_that_was_sealed_before_the_proof_is_completed_all_the_same():
    """P9: what all have sealed is complete; from then on the honest do not seal with the cheat."""
    table = table_at(GAME, 2, 0)
    take_all(table, GAME.of(2, MessageKind.ACT))
    assert table.advance() is not None
    assert isinstance(table.take(second_act(GAME, 2, CHEAT)), Contradicts)
    take_all(table, GAME.of(2, MessageKind.SEAL)[1:])
    assert len(table.completed) == 2
    take_all(table, GAME.of(3, MessageKind.ACT))
    assert table.advance() is None
    take_all(table, [message for message in GAME.messages if message.seat != 0])
    assert len(table.completed) == 2


def test_the_first_proof_against_a_seat_is_the_one_that_is_kept():
    """P9, P13: one is enough, however often it signs two things."""
    table = table_at(GAME, 4)
    act, other = GAME.of(4, MessageKind.ACT)[0], second_act(GAME, 4, 0)
    called = [altered(act, KEYS[0], Here(Call(1, 0b111, 0), (own.id,), ())) for own in (act, other)]
    take_all(table, [act, other])
    proof = Contradicts(act, other)
    assert table.proofs == {0: proof}
    for message in called:
        assert isinstance(table.take(message), Taken | Contradicts)
    assert table.proofs == {0: proof}
    assert sum(isinstance(parse_record(body), ProofRecord) for body in table.flush()) == 1


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_seat_that_there_is_not_says_nothing_in_any_step(step):
    """P5.3: neither of the past nor of the future."""
    table = table_at(GAME, 2)
    stranger = altered(GAME.of(step, MessageKind.ACT)[0], KEYS[0], seat=3)
    assert refusal_of(table.take(stranger)).reason is StepReason.NO_SEAT


def test_a_seat_that_is_out_of_the_game_says_nothing_any_more():
    """P7.1: gone is gone; it has no seat in the steps that follow."""
    table, acts = table_at(GAME, 2), GAME.of(2, MessageKind.ACT)
    call = Call(1, 0b011, 0b100)
    take_all(table, acts[:2])
    for act in acts[:2]:
        table.take(altered(act, KEYS[act.seat], Here(call, (act.id,), ())))
    decision = table.pool.decided(call)
    assert decision is not None
    for act in acts[:2]:
        table.take(altered(act, KEYS[act.seat], seal_of(table.pool, call, decision)))
    assert (table.step.number, table.step.in_game) == (3, 0b011)
    late = altered(GAME.of(3, MessageKind.ACT)[2], KEYS[2], previous=table.step.previous)
    assert refusal_of(table.take(late)).reason is StepReason.NO_SEAT


def test_what_a_second_cheat_vouches_for_keeps_no_act_out_that_others_have_answered_with():
    """P13: its answers fill their room, and never that of its acts."""
    table = table_at(GAME, 2, 0)
    acts = [*GAME.of(2, MessageKind.ACT), second_act(GAME, 2, CHEAT)]
    take_all(table, acts[:3])
    for number in range(1, MESSAGES_PER_SEAT_MAX + 9):
        message = answer_of(CHEAT, GAME, 2, number, acts[CHEAT])
        table.take(message, {message.id})
    assert len(table.pool) == MESSAGES_PER_SEAT_MAX + 3
    third = altered(acts[3], KEYS[CHEAT], Act(("bid",), b"\1" * 32))
    assert isinstance(table.take(acts[3]), Contradicts)
    assert isinstance(table.take(third, {third.id}), Contradicts)


def test_a_third_act_is_one_too_many():
    """P13: two prove all there is to prove, and no more than two cost a verification."""
    judge = CountingJudge()
    table = Table(GAME.genesis, Toy(), judge=judge)
    take_all(table, [message for message in GAME.messages if message.step == 1])
    take_all(table, (GAME.of(2, MessageKind.ACT)[CHEAT], second_act(GAME, 2, CHEAT)))
    before = judge.count.total()
    third = altered(second_act(GAME, 2, CHEAT), KEYS[CHEAT], Act(("bid",), b"\1" * 32))
    assert refusal_of(table.take(third)) == Refusal(StepReason.TOO_MANY)
    assert judge.count.total() == before
    assert len(list(table.pool)) == 2


def test_who_answers_all_calls_there_are_cannot_keep_a_seat_from_the_end_of_the_step():
    """P13: its seal without a call is taken still, for all others may have completed with it."""
    table = table_at(GAME, 4, 0)
    take_all(table, GAME.of(4, MessageKind.ACT))
    taken = [
        table.take(answer_of(CHEAT, GAME, 4, number)) for number in range(1, CALLS_PER_SEAT_MAX + 9)
    ]
    assert taken.count(Taken()) == CALLS_PER_SEAT_MAX
    take_all(table, GAME.of(4, MessageKind.SEAL))
    assert export_digest(table) == GAME.digest


def test_a_third_seal_is_taken_when_another_seat_has_sealed_the_same():
    """P13, P5.4: seat 0, left out, must see the step complete as the two others did."""
    acts = [GAME.of(2, MessageKind.ACT)[CHEAT], second_act(GAME, 2, CHEAT)]
    acts.append(altered(acts[0], KEYS[CHEAT], Act(("bid",), b"\1" * 32)))
    call, honest = Call(1, 0b110, 0), GAME.of(2, MessageKind.ACT)[1]
    here = altered(honest, KEYS[1], Here(call, (honest.id,), ()))
    heres = [altered(act, KEYS[CHEAT], Here(call, (act.id,), ())) for act in acts]
    table = table_at(GAME, 2, 0)
    everything = [honest, here, *acts, *heres]
    for message in everything:
        table.take(message, {other.id for other in everything})
    seals = [sealed_at(table, call, [here, other]) for other in heres]
    third = altered(seals[2], KEYS[1], seat=1)
    assert [type(table.take(seal)) for seal in seals] == [Taken, Contradicts, Refused]
    assert table.take(third) == Taken()
    table.take(seals[2])
    assert table.completed[-1].certificate[-2:] == (third, seals[2])
    assert table.step.number == 3


def sealed_at(table, call, answers):
    """Let the cheat seal what its *call* makes of *answers*."""
    known = {message.id: message for message in table.pool}
    decision = decided_by(call, answers, table.step.authors, table.step.in_game, known.get)
    assert decision is not None
    content = table.pool.outcome(decision).content
    body = Seal(call, content, tuple(sorted(m.id for m in answers)))
    return altered(answers[1], KEYS[CHEAT], body)


def test_one_payload_with_two_valid_signatures_is_one_message():
    """P2: no proof against its author, no other digest, and no way to grind one."""
    others = [signed_again(31, message.seat, message) for message in GAME.messages]
    for message, other in zip(GAME.messages, others, strict=True):
        assert other.signature != message.signature
        assert other.id == message.id
    for first, second in ((GAME.messages, others), (others, GAME.messages)):
        table = onlooker(GAME.genesis)
        for message, again in zip(first, second, strict=True):
            assert isinstance(table.take(message), Taken)
            assert table.take(again) == Known()
        assert export_digest(table) == GAME.digest
        assert table.proofs == {}
