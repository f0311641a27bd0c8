"""Everybody acts, everybody seals (P5), in whatever order and however often a message comes."""

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.table.commitments import opening
from core.table.export import export_digest
from core.table.messages import NO_CALL, Act, MessageKind, Seal, parse_message
from core.table.promises import PromiseReason
from core.table.records import message_record, parse_record
from core.table.rules import Refusal
from core.table.step import StepReason
from core.table.table import Known, Table, Taken, Written
from tests.seats import (
    choices,
    normal,
    onlooker,
    play,
    played,
    sat_down,
    secret_of,
    table_at,
    tables,
    take_all,
    turn,
)
from tests.tampering import CountingJudge, Drifting, altered, refusal_of, second_act
from tests.toy import Toy, ToyReason

GAME = played(31, 3)
KEYS = [secret_of(31, seat).key for seat in range(3)]
CHEAT = 2


# -- a game ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_when_everybody_acts_and_seals_the_game_comes_to_its_end(seats):
    """P5.4: all seats hold the same steps, and nobody has anything left to sign."""
    seated = tables(8, seats, options=2)
    signed, _ = play(seated, choices(8))
    assert [table.step.number for table in seated] == [8] * seats
    assert len({export_digest(table) for table in seated}) == 1
    for table in seated:
        assert table.is_over
        assert table.advance() is None
        assert isinstance(table.act(("move", 1)), Refusal)
        for done in table.completed:
            sealers = [m.seat for m in done.certificate if m.kind is MessageKind.SEAL]
            assert sealers == list(range(seats))
    assert len(signed) == len({message.id for message in signed})


def test_what_is_to_be_sent_is_among_what_is_to_be_written_and_behind_what_it_cites():
    """P8: each record of ours comes after all it rests on."""
    seated = tables(9, 3)
    onlookers = [onlooker(seated[0].genesis) for _ in seated]
    signed, records = play(seated, choices(9))
    for table, own in zip(onlookers, records, strict=True):
        written = [parse_record(body) for body in own]
        for entry in written:
            if wire := getattr(entry, "wire", None):
                assert isinstance(table.take(parse_message(wire)), Taken)
        assert {message_record(message) for message in signed} <= set(own)


# -- a step is complete when all have sealed the same ----------------------------------------------


@pytest.mark.parametrize("step", [1, 2, 3, 4])
@pytest.mark.parametrize("count", range(4))
def test_a_step_completes_when_all_have_sealed_it_and_not_before(step, count):
    """P5.4."""
    for seals in combinations(GAME.of(step, MessageKind.SEAL), count):
        table = table_at(GAME, step)
        take_all(table, (*GAME.of(step, MessageKind.ACT), *seals))
        assert len(table.completed) == step - (count < 3)


def test_seals_of_different_contents_complete_nothing():
    """P5.4: two sealed the one act of a cheat, the third the other."""
    table = table_at(GAME, 2)
    second = second_act(GAME, 2, CHEAT)
    acts = [*GAME.of(2, MessageKind.ACT)[:CHEAT], second]
    content = normal(table.step, acts).content
    seals = GAME.of(2, MessageKind.SEAL)
    other = altered(seals[0], KEYS[0], Seal(NO_CALL, content, ()))
    take_all(table, (*GAME.of(2, MessageKind.ACT), second, other, *seals[1:]))
    assert (len(table.completed), len(list(table.pool))) == (1, 7)


SHUFFLES = st.lists(st.sampled_from(GAME.messages), max_size=30).flatmap(
    lambda repeats: st.permutations([*GAME.messages, *repeats])
)


@given(SHUFFLES)
@settings(max_examples=60)
def test_neither_order_nor_repetition_of_what_arrives_matters(messages):
    """P5.4, P10: what waits is taken again, and every laptop exports the same bytes."""
    table = onlooker(GAME.genesis)
    take_all(table, messages)
    assert export_digest(table) == GAME.digest
    assert table.proofs == {}


@given(SHUFFLES, st.integers(0, 2))
@settings(max_examples=40)
def test_a_seat_that_hears_its_own_past_signs_nothing_new(messages, seat):
    """P8, P11: its messages come back from others, in any order."""
    table = Table(GAME.genesis, Toy(), secret_of(31, seat))
    take_all(table, messages)
    assert export_digest(table) == GAME.digest
    assert table.advance() is None


@given(SHUFFLES, st.sampled_from([2, 4]), st.integers(0, 22))
@settings(max_examples=60)
def test_a_second_act_convicts_and_undoes_nothing_whenever_it_comes(messages, step, place):
    """P9: completed steps stay, and all who hold both acts hold the proof."""
    seat = CHEAT if step == 2 else 0
    table = onlooker(GAME.genesis)
    take_all(table, [*messages[:place], second_act(GAME, step, seat), *messages[place:]])
    assert export_digest(table) == GAME.digest
    assert table.proven() == 1 << seat


def test_a_step_that_all_have_sealed_is_complete_though_a_cheat_sealed_twice():
    """P5.4: equal contents sealed by all of V complete a step, in whatever order they came."""
    acts, seals = GAME.of(2, MessageKind.ACT), GAME.of(2, MessageKind.SEAL)
    second = second_act(GAME, 2, CHEAT)
    content = normal(table_at(GAME, 2).step, [*acts[:CHEAT], second]).content
    false = altered(seals[CHEAT], KEYS[CHEAT], Seal(NO_CALL, content, ()))
    for order in ((*seals, false), (false, *seals), (*seals[:CHEAT], false, seals[CHEAT])):
        table = table_at(GAME, 2)
        take_all(table, (*acts, second, *order))
        assert table.proven() == 1 << CHEAT
        assert len(table.completed) == 2, [seal.seat for seal in order]


# -- sealed values ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(3))
def test_nothing_is_opened_before_the_step_of_the_commitments_is_complete(seat):
    """P6.2: so nobody sees a bid who could still change a commitment."""
    acts, seals = GAME.of(2, MessageKind.ACT), GAME.of(2, MessageKind.SEAL)
    for count in range(3):
        for some in combinations([seal for seal in seals if seal.seat != seat], count):
            table = table_at(GAME, 2, seat)
            take_all(table, acts)
            written = table.advance()
            assert written is not None
            assert [message.kind for message in written.messages] == [MessageKind.SEAL]
            take_all(table, some)
            after = table.advance()
            assert (after is None) == (count < 2)
            if after:
                assert [message.body for message in after.messages[:1]] == [
                    GAME.of(3, MessageKind.ACT)[seat].body
                ]


def test_a_player_cannot_open_early_by_asking():
    """P6.2: an opening is no act of the step of the commitments."""
    table = table_at(GAME, 2, 0)
    early = opening(2, 3, secret_of(31, 0).nonce(GAME.genesis.game, 2))
    for action in (early.action, GAME.of(3, MessageKind.ACT)[0].body.action):
        found = table.act(action)
        assert isinstance(found, Refusal)
        assert found.reason is ToyReason.NOT_NOW


def test_a_copied_commitment_is_taken_and_cannot_be_opened():
    """P6.1, F4: seat 2 repeats what seat 0 committed to, and later even what seat 0 opened."""
    acts = GAME.of(2, MessageKind.ACT)
    copied = altered(acts[2], KEYS[2], acts[0].body)
    table = table_at(GAME, 2)
    take_all(table, (*acts[:2], copied))
    content = normal(table.step, [*acts[:2], copied]).content
    for seal in GAME.of(2, MessageKind.SEAL):
        table.take(altered(seal, KEYS[seal.seat], Seal(NO_CALL, content, ())))
    assert table.step.number == 3
    opened = GAME.of(3, MessageKind.ACT)
    assert isinstance(table.take(altered(opened[0], KEYS[0], previous=table.step.previous)), Taken)
    for body in (opened[0].body, opened[2].body):
        false = altered(opened[2], KEYS[2], body, previous=table.step.previous)
        assert refusal_of(table.take(false)) == Refusal(
            StepReason.OPENING_FALSE, acts[0].body.commit
        )


def test_an_opening_that_does_not_match_is_refused():
    """P6.1: another value, another nonce, another's opening."""
    opened = GAME.of(3, MessageKind.ACT)
    table = table_at(GAME, 3)
    _, step, value, nonce = opened[1].body.action
    for body in (
        opening(step, (value + 1) % 6, nonce),
        opening(step, value, bytes(32)),
        opening(step - 1, value, nonce),
        opened[0].body,
        Act(("bid",), b""),
        opened[1].body._replace(commit=bytes(32)),
    ):
        found = refusal_of(table.take(altered(opened[1], KEYS[1], body)))
        assert found.reason is StepReason.OPENING_FALSE
    assert isinstance(table.take(opened[1]), Taken)


def test_no_value_is_sealed_together_with_the_salt():
    """P3.4: before step 1 is complete there is no game to choose it by."""
    table = table_at(GAME, 1, 0)
    salt = ("salt", secret_of(31, 0).salt)
    assert table.act(salt, 3) == Refusal(PromiseReason.NO_SEALED_VALUE, 3)
    assert isinstance(table.act(salt), Written)


def test_a_value_that_could_not_be_found_again_is_not_committed_to():
    """P6.1: an opening is found by trying all legal values; the seat would be stuck for good."""
    table = table_at(GAME, 2, 0)
    assert isinstance(table.act(("bid",), 99), Refusal) or _opens_what_it_committed(table)


def _opens_what_it_committed(table):
    """Complete the commit step with what *table* has signed; then it must open it."""
    own = next(iter(table.pool))
    acts = [own, *GAME.of(2, MessageKind.ACT)[1:]]
    take_all(table, acts)
    table.advance()
    content = normal(table.step, acts).content
    for seal in GAME.of(2, MessageKind.SEAL)[1:]:
        table.take(altered(seal, KEYS[seal.seat], Seal(NO_CALL, content, ())))
    return isinstance(table.advance(), Written)


# -- a rules core that computes otherwise ----------------------------------------------------------


def test_a_seat_whose_rules_compute_another_state_stops_the_table_at_that_step():
    """P4, P14: nobody drifts apart silently; each names the state of the other."""
    honest = tables(33, 3)[:2]
    drifting = Table(honest[0].genesis, Drifting(), secret_of(33, 2))
    seated = [*honest, drifting]
    signed, _ = play(seated, choices(33))
    assert [len(table.completed) for table in seated] == [1, 1, 1]
    seals = [m for m in signed if m.step == 2 and m.kind is MessageKind.SEAL]
    assert sorted(seal.seat for seal in seals) == [0, 1, 2]
    for seal in seals:
        assert isinstance(seal.body, Seal)
        for table in honest if seal.seat == 2 else (drifting,):
            found = refusal_of(table.take(seal))
            assert found == Refusal(StepReason.STATE_DIFFERS, seal.body.content.state)
    assert all(turn(table, choices(33)) is None for table in seated)


# -- what it costs ---------------------------------------------------------------------------------


def test_every_signature_is_verified_once_and_a_repeat_costs_nothing():
    """P13: what is known drops out first; what waits is not verified yet."""
    judge = CountingJudge()
    table = Table(GAME.genesis, Toy(), judge=judge)
    rng = random.Random(5)
    messages = [*GAME.messages] * 3
    rng.shuffle(messages)
    take_all(table, messages)
    take_all(table, messages)
    assert table.is_over
    assert judge.count == {message.payload: 1 for message in GAME.messages}


def test_what_was_verified_before_its_time_is_not_verified_again():
    """P5 counts each message once, also where one has to wait; a forgery is no message."""
    judge = CountingJudge()
    table = Table(GAME.genesis, Toy(), judge=judge)
    forged = GAME.messages[-1]._replace(signature=bytes(64))
    for message in GAME.messages:
        assert table.is_signed_early(message)
        assert not table.is_signed_early(forged)
        table.take(message)
    assert table.is_over
    del judge.count[forged.payload]
    assert judge.count == {message.payload: 1 for message in GAME.messages[:-1]}


def test_what_was_verified_early_is_remembered_of_512_messages_and_then_forgotten():
    """P13: a peer that sends the future costs us no more memory than that."""
    judge = CountingJudge()
    table = Table(GAME.genesis, Toy(), judge=judge)
    (act, *_) = GAME.of(2, MessageKind.ACT)
    many = [altered(act, KEYS[0], Act(("bid",), number.to_bytes(32))) for number in range(513)]
    first, last = many[0], many[-1]
    assert all(table.is_signed_early(message) for message in many[:-1])
    assert table.is_signed(first)
    assert judge.count[first.payload] == 1
    assert table.is_signed_early(last)
    assert table.is_signed(last)
    assert table.is_signed(first)
    assert (judge.count[last.payload], judge.count[first.payload]) == (1, 2)


def test_a_seal_that_is_recognised_by_its_bytes_is_what_decoding_it_gives():
    """P2: a shorter way to the same message, which is verified like any other."""
    table = onlooker(GAME.genesis)
    recognised = []
    for message in sorted(GAME.messages, key=lambda m: (m.step, m.kind is MessageKind.SEAL)):
        forged = table.take_seal(message_record(message._replace(signature=bytes(64))))
        taking = table.take_seal(message_record(message))
        if taking is None:
            assert forged is None
            assert table.take(message) == Taken()
            continue
        assert taking == Taken()
        assert forged is not None
        assert refusal_of(forged) == Refusal(StepReason.FORGED)
        assert table.take_seal(message_record(message)) in (Known(), None)  # the step may be over
        assert table.take(message) == Known()
        recognised.append(message)
    assert recognised == [message for message in GAME.messages if message.kind is MessageKind.SEAL]
    kept = {m for done in table.completed for m in done.certificate if m.kind is MessageKind.SEAL}
    assert kept == {parse_message(message.wire) for message in recognised}


@pytest.mark.parametrize("begun", [1, 2, 4])
def test_a_table_knows_on_what_each_step_up_to_its_own_rests(begun):
    """P5.2: the first on the game, each other on the digest of the one before."""
    table = table_at(GAME, begun)
    rests_on = [m.previous for step in range(1, 5) for m in GAME.of(step, MessageKind.ACT)[:1]]
    assert [table.previous(step) for step in range(1, begun + 1)] == rests_on[:begun]
    assert table.previous(1) == GAME.genesis.game


# -- the own seat ----------------------------------------------------------------------------------


def test_a_table_finds_its_seat_by_its_key():
    """P3.2."""
    assert [table.seat for table in tables(34, 4)] == [0, 1, 2, 3]
    assert onlooker(sat_down(34, 4)[0]).seat is None


def test_a_key_that_has_no_seat_at_the_table_is_our_own_mistake():
    with pytest.raises(ValueError, match="not in"):
        Table(GAME.genesis, Toy(), secret_of(35, 0))
