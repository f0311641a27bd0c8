"""What a seat may sign (P5.5, R1 and R2): one act, one seal a step, also after any restart."""

import random
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest

from core.table.export import export_digest
from core.table.log import MAGIC, Tail, read, record
from core.table.messages import Act, Call, Here, Message, MessageKind, Seal, parse_message
from core.table.promises import PromiseReason, act_barred, due_normal
from core.table.records import SignedRecord, parse_record
from core.table.rules import Refusal
from core.table.table import Table, Taken, Written
from tests.seats import (
    choices,
    log_bodies,
    played,
    pool_of,
    resumed,
    sat_down,
    secret_of,
    table_at,
    tables,
    take_all,
    turn,
)
from tests.tampering import altered

GAME = played(21, 3)


def signed_by(seat, bodies) -> list[Message]:
    """List the messages of *seat* that a log holds."""
    found = []
    for number, body in enumerate(bodies):
        entry = parse_record(body)
        if isinstance(entry, SignedRecord) and number > len(GAME.sits):
            message = parse_message(entry.wire)
            found += [message] if message.seat == seat else []
    return found


def assert_no_contradiction(messages):
    """Nobody has signed two things of one kind in one step (P9.1)."""
    said: dict[tuple[int, MessageKind, int], bytes] = {}
    for message in messages:
        subject = (message.seat, message.kind, message.step)
        assert said.setdefault(subject, message.id) == message.id, subject


# -- R1 --------------------------------------------------------------------------------------------


def test_an_author_may_act_until_it_has_acted():
    """R1: if in A(s), once."""
    step, acts = table_at(GAME, 2).step, GAME.of(2, MessageKind.ACT)
    for seat in range(3):
        others = [act for act in acts if act.seat != seat]
        assert act_barred(pool_of(step, *others), seat) is None
        assert act_barred(pool_of(step, *acts), seat) is PromiseReason.SIGNED_ALREADY


def test_a_seat_that_is_no_author_may_not_act():
    """R1: in step 4 it is seat 0's turn, after the last step nobody's."""
    moving, over = table_at(GAME, 4).step, table_at(GAME, 5).step
    assert [act_barred(pool_of(moving), seat) for seat in range(3)] == [
        None,
        PromiseReason.NOT_ITS_TURN,
        PromiseReason.NOT_ITS_TURN,
    ]
    assert {act_barred(pool_of(over), seat) for seat in range(3)} == {PromiseReason.NOT_ITS_TURN}


def test_a_table_signs_one_act_a_step_whatever_its_player_asks():
    """R1: the second is refused with its reason, and nothing is signed."""
    table = table_at(GAME, 2, seat=1)
    assert isinstance(table.act(("bid",), 4), Written)
    for value in (4, 5):
        assert table.act(("bid",), value) == Refusal(PromiseReason.SIGNED_ALREADY)
    assert table.advance() is None
    assert table.flush() == ()


def test_a_table_without_the_seats_memory_signs_nothing():
    """P11: it may watch and export."""
    table = table_at(GAME, 2)
    assert table.act(("bid",), 4) == Refusal(PromiseReason.NO_MEMORY)
    assert table.answer(Call(1, 0b111, 0)) == Refusal(PromiseReason.NO_MEMORY)
    take_all(table, GAME.of(2, MessageKind.ACT))
    assert table.advance() is None


def test_who_has_answered_a_call_seals_it_when_all_present_have():
    """R4: by itself, for its player has agreed."""
    acts, call = GAME.of(2, MessageKind.ACT), Call(1, 0b011, 0)
    table = table_at(GAME, 2, 0)
    take_all(table, acts[:2])
    assert isinstance(table.answer(call), Written)
    assert table.advance() is None
    own = tuple(act.id for act in acts[1:2])
    table.take(altered(acts[1], secret_of(GAME.seed, 1).key, Here(call, own, ())))
    written = table.advance()
    assert written is not None
    assert [
        (m.kind, m.seat, m.body.call) for m in written.messages if isinstance(m.body, Seal)
    ] == [(MessageKind.SEAL, 0, call)]


def test_an_act_that_the_rules_refuse_is_not_signed_and_may_be_made_better():
    """R1: the local core is asked first."""
    table = table_at(GAME, 4, seat=0)
    assert isinstance(table.act(("move", 6)), Refusal)
    assert isinstance(table.act(("move", 3), 3), Refusal)
    assert table.flush() == ()
    assert isinstance(table.act(("move", 5)), Written)


# -- R2 --------------------------------------------------------------------------------------------


def test_a_seat_may_seal_once_and_with_nobody_proven_at_the_table():
    """R2."""
    step, acts, seals = (
        table_at(GAME, 2).step,
        GAME.of(2, MessageKind.ACT),
        GAME.of(2, MessageKind.SEAL),
    )
    for seat in range(3):
        others = pool_of(step, *acts, *(seal for seal in seals if seal.seat != seat))
        assert due_normal(others, seat, 0) is not None
        assert due_normal(pool_of(step, *acts, *seals), seat, 0) is None
        for proven in (0b001, 0b010, 0b100, 0b111):
            assert due_normal(others, seat, proven) is None
    assert due_normal(pool_of(step, *acts), 3, 0) is None


@pytest.mark.parametrize("count", range(3))
def test_no_seat_seals_before_it_holds_an_act_of_every_author(count):
    """R2: exactly one of each."""
    for acts in combinations(GAME.of(2, MessageKind.ACT), count):
        for seat in range(3):
            table = table_at(GAME, 2, seat)
            take_all(table, acts)
            assert table.advance() is None


def test_a_seat_that_holds_two_acts_of_an_author_does_not_seal():
    """R2, P9: neither the one nor the other."""
    acts = GAME.of(2, MessageKind.ACT)
    body = Act(("bid",), bytes(32))
    second = altered(acts[2], secret_of(21, 2).key, body)
    for order in ((*acts, second), (second, *acts)):
        table = table_at(GAME, 2, seat=0)
        take_all(table, order)
        assert table.advance() is None
        assert table.proven() == 0b100


def test_an_answer_is_valid_however_many_acts_of_a_cheat_are_here():
    """R3, P5.3: it names two of them; one more, and no honest seat would take it."""
    acts = GAME.of(2, MessageKind.ACT)
    key = secret_of(21, 2).key
    more = [altered(acts[2], key, Act(("bid",), bytes([number]) * 32)) for number in range(3)]
    tables = [table_at(GAME, 2, seat) for seat in (0, 1)]
    for table in tables:
        for act in (*acts, *more):
            table.take(act, {act.id})
    call = Call(1, 0b011, 0)
    answered = tables[0].answer(call)
    assert isinstance(answered, Written)
    (answer,) = answered.messages
    assert isinstance(answer.body, Here)
    assert {acts[0].id, acts[1].id} < set(answer.body.held)
    assert isinstance(tables[1].take(answer), Taken)


# -- R1 and R2 after a restart ---------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(3))
def test_a_log_that_ends_anywhere_is_a_log_that_ends_between_records(seat):
    """P11: so the restarts below are all there are; a half record was never sent (P8)."""
    log = GAME.logs[seat]
    data = MAGIC + b"".join(map(record, log))
    ends = [len(MAGIC)]
    for body in log:
        ends.append(ends[-1] + len(record(body)))
    for length in range(len(MAGIC), len(data) + 1):
        found = read(data[:length])
        kept = sum(end <= length for end in ends) - 1
        assert found.bodies == log[:kept]
        assert found.tail is (Tail.CLEAN if length == ends[kept] else Tail.TORN)


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_that_restarts_anywhere_in_its_log_never_signs_against_it(seat):
    """P8, S6: what was sent is on disk; whatever it plays now, it stands by all of that.

    It hears everything that the others ever signed, and its player now wishes something else in
    every step.
    """
    log, others = GAME.logs[seat], [m for m in GAME.messages if m.seat != seat]
    wishes = choices(99)
    for cut in range(1 + len(GAME.sits), len(log) + 1):
        table = resumed(log[:cut], secret_of(21, seat))
        said = signed_by(seat, log[:cut])
        while written := turn(table, wishes):
            said += written.messages
            take_all(table, others)
        assert_no_contradiction(said)
        assert table.proofs == {}


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_that_lost_nothing_goes_on_where_it_was(seat):
    """P8, P12: after each record the game goes on to the same end, without a word said twice."""
    for cut in range(1 + len(GAME.sits), len(GAME.logs[seat]) + 1):
        before = resumed(GAME.logs[seat][:cut], secret_of(21, seat))
        heard = [m for m in GAME.messages if m.seat != seat]
        said: list[Message] = []
        for _ in range(9):
            take_all(before, heard)
            written = turn(before, choices(21))
            said += written.messages if written else ()
        assert export_digest(before) == export_digest(resumed(GAME.logs[0], secret_of(21, 0)))
        old = {message.id for message in signed_by(seat, GAME.logs[seat][:cut])}
        assert old.isdisjoint(message.id for message in said)


# -- crashes at any time ---------------------------------------------------------------------------


@dataclass
class Laptop:
    """One seat and its disk; guards that only what is on the disk survives a crash."""

    seed: int
    seat: int
    table: Table[Any]
    disk: list[bytes]
    air: list[Message]

    def sign(self, rng: random.Random) -> None:
        """Sign, write and send; the plug may be pulled before or after the writing (P8)."""
        written = turn(self.table, choices(rng.randrange(1000)))
        if written is None:
            return
        if rng.random() < 0.1:
            self.crash(rng, written.records)
            return
        self.disk += written.records
        if rng.random() < 0.1:
            self.crash(rng)
            return
        self.air += written.messages

    def crash(self, rng: random.Random, unwritten: tuple[bytes, ...] = ()) -> None:
        """Keep of what was not written for sure a first part only; send again what is kept."""
        records = (*unwritten, *self.table.flush())
        self.disk += records[: rng.randint(0, len(records))]
        self.table = resumed(self.disk, secret_of(self.seed, self.seat))
        self.air += signed_by(self.seat, self.disk)


@pytest.mark.parametrize("seed", range(20))
def test_seats_that_crash_at_any_time_finish_one_game_and_contradict_nothing(seed):
    """P8, S1, S5, S6: random order, repeats, crashes around every write; the seed replays it."""
    rng = random.Random(seed)
    genesis, sits = sat_down(seed, 3, options=2)
    air: list[Message] = []
    laptops = [
        Laptop(seed, seat, table, log_bodies(genesis, sits, ()), air)
        for seat, table in enumerate(tables(seed, 3, options=2))
    ]
    for _ in range(4000):
        laptop = rng.choice(laptops)
        laptop.sign(rng)
        take_all(laptop.table, rng.choices(air, k=min(len(air), rng.randint(0, 9))))
        if rng.random() < 0.03:
            laptop.crash(rng)
        if rng.random() < 0.02:
            take_all(laptop.table, air)
        if all(each.table.is_over for each in laptops):
            break
    assert all(laptop.table.is_over for laptop in laptops)
    assert len({export_digest(laptop.table) for laptop in laptops}) == 1
    assert all(laptop.table.proofs == {} for laptop in laptops)
    assert_no_contradiction(air)


def test_the_check_for_contradictions_notices_one():
    act = GAME.of(2, MessageKind.ACT)[0]
    second = altered(act, secret_of(21, 0).key, Act(("bid",), bytes(32)))
    assert_no_contradiction([*GAME.messages, *GAME.messages])
    with pytest.raises(AssertionError):
        assert_no_contradiction([act, second])


def test_a_seat_that_forgot_its_log_would_contradict_itself():
    """P11: why a key without its memory is retired; the tests above would see it."""
    forgetful = table_at(GAME, 2, seat=1)
    said = turn(forgetful, choices(22))
    assert said is not None
    with pytest.raises(AssertionError):
        assert_no_contradiction([*GAME.messages, *said.messages])
