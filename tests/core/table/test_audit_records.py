"""Records taken out, swapped, repeated; notes and proofs (P9, P11): what an audit makes of them."""

from itertools import combinations

import pytest

from core.table.audit import AuditReason, Finding, Replay
from core.table.calls import contradict
from core.table.export import export_digest
from core.table.genesis import Genesis
from core.table.messages import NO_CALL, Call, Here, MessageKind, Seal, parse_message
from core.table.records import (
    CompletedRecord,
    ProofRecord,
    SignedRecord,
    completed_record,
    message_record,
    parse_record,
    proof_record,
)
from tests.core.table.audited import GAME, KEYS, LOG, SEATED, SEATS, behind, findings, first
from tests.seats import replayed, resumed, secret_of, table_at, take_all
from tests.tampering import CountingJudge, altered, second_act, signed_again, with_signature
from tests.toy import Toy

# -- records removed and swapped -------------------------------------------------------------------


def labelled(bodies):
    """Say of every record what it is: ("sit",), ("act", step, seat), ("completed", step) ..."""
    labels: list[tuple[str | int, ...]] = []
    for body in bodies:
        match parse_record(body):
            case Genesis():
                labels.append(("genesis",))
            case SignedRecord(wire) if b"wormup/1/sit" in wire[0]:
                labels.append(("sit",))
            case SignedRecord(wire):
                message = parse_message(wire)
                labels.append((message.kind.name.lower(), message.step, message.seat))
            case CompletedRecord(step):
                labels.append(("completed", step))
            case ProofRecord():
                labels.append(("proof",))
    return labels


class Reader:
    """Tells from labels alone what is wrong first; guards what has been read so far."""

    def __init__(self) -> None:
        self.begun, self.sits, self.step = False, 0, 1
        self.acts: set[int] = set()
        self.seals: set[int] = set()

    def first_problem(self, labels):
        for number, label in enumerate(labels):
            if problem := getattr(self, label[0])(*label[1:]):
                return (problem[0], number, *problem[1:])
        return None

    def genesis(self):
        self.begun = True

    def sit(self):
        if not self.begun:
            return AuditReason.NO_GENESIS, None, None
        if self.sits == SEATS:
            return AuditReason.MALFORMED, None, None
        self.sits += 1
        return None

    def _not_seated(self):
        if not self.begun:
            return AuditReason.NO_GENESIS, None, None
        return (AuditReason.NOT_SEATED, None, None) if self.sits < SEATS else None

    def act(self, step, seat):
        if problem := self._not_seated():
            return problem
        if step > self.step:
            return AuditReason.MISSING, step, seat
        self.acts.add(seat)
        return None

    def seal(self, step, seat):
        if problem := self._not_seated():
            return problem
        authors = {0} if step == 4 else set(range(SEATS))
        if step > self.step or self.acts != authors:
            return AuditReason.MISSING, step, seat
        self.seals.add(seat)
        if len(self.seals) == SEATS:
            self.step += 1
            self.acts, self.seals = set(), set()
        return None

    def completed(self, step):
        if not self.begun:
            return AuditReason.NO_GENESIS, None, None
        return (AuditReason.NOT_COMPLETE, step, None) if step >= self.step else None


def expected(bodies):
    return Reader().first_problem(labelled(bodies))


def found(bodies):
    first_found = findings(bodies)[:1]
    return next(((f.reason, f.record, f.step, f.seat) for f in first_found), None)


@pytest.mark.parametrize("seat", range(SEATS))
def test_one_record_less_is_found_where_it_is_missed_first(seat):
    """P11: each in turn; only a note that a step is complete is not missed, nor the last record."""
    log = GAME.logs[seat]
    labels = labelled(log)
    unnoticed = []
    for place in range(len(log)):
        rest = [*log[:place], *log[place + 1 :]]
        assert found(rest) == expected(rest), labels[place]
        if expected(rest) is None:
            unnoticed.append(labels[place])
            table = replayed(rest).table
            assert table is not None
            assert export_digest(table) == GAME.digest
    assert unnoticed == [("completed", step) for step in (1, 2, 3, 4)]


def test_two_records_swapped_are_found_unless_they_say_the_same_in_any_order():
    """P11: every pair; where nothing is found, it is the same game to the last byte."""
    unnoticed = 0
    for one, other in combinations(range(len(LOG)), 2):
        swapped = list(LOG)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        if one == 0 and labelled([swapped[0]])[0][0] == "completed":
            continue  # see test_a_note_or_a_proof_before_the_genesis_is_found
        assert found(swapped) == expected(swapped), (one, other)
        if expected(swapped) is None:
            unnoticed += 1
            table = replayed(swapped).table
            assert table is not None
            assert export_digest(table) == GAME.digest
    assert 0 < unnoticed < 40


def test_a_note_or_a_proof_before_the_genesis_is_found():
    """P11: a log begins with its genesis."""
    for body in (LOG[-1], proof_record(MOVE, SECOND)):
        replay = replayed([body, *LOG])
        assert replay.findings == [Finding(AuditReason.NO_GENESIS, 0)]
        assert replay.table is None


def test_a_record_that_comes_twice_adds_nothing():
    """P10: repeats are harmless; only the genesis stands alone."""
    for place in range(SEATED, len(LOG)):
        repeated = [*LOG[: place + 1], LOG[place], *LOG[place + 1 :], LOG[place]]
        replay = replayed(repeated)
        assert (replay.findings, replay.is_over) == ([], True)


# -- notes and proofs ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "digest", "seals"),
    [
        pytest.param(2, bytes(32), (), id="another digest"),
        pytest.param(3, None, (), id="another step's digest"),
        pytest.param(5, bytes(32), (), id="a step that is not complete"),
        pytest.param(0, bytes(32), (), id="step 0"),
        pytest.param(-1, bytes(32), (), id="a step below"),
        pytest.param(2**64 - 1, bytes(32), (), id="a step without end"),
        pytest.param(2, None, (bytes(32),), id="a seal that there is not"),
    ],
)
def test_a_note_that_is_not_true_is_found(step, digest, seals):
    """P11: another digest or seal than the certificate has."""
    true = table_at(GAME, 5).completed[1].digest
    note = completed_record(step, true if digest is None else digest, seals)
    assert first(behind(note)) == (AuditReason.NOT_COMPLETE, step, None)
    assert findings(behind(note))[0].record == len(LOG)


@pytest.mark.parametrize(("step", "like"), [(-3, 1), (-1, 3), (0, 4), (0, 1), (1, 4), (5, 4)])
def test_a_note_of_another_step_than_its_digest_and_seals_is_found(step, like):
    """P11: there are four steps, and they count from 1."""
    done = table_at(GAME, 5).completed[like - 1]
    note = completed_record(step, done.digest, tuple(m.id for m in done.certificate))
    assert first(behind(note)) == (AuditReason.NOT_COMPLETE, step, None)


def test_a_note_that_comes_later_is_as_good():
    table = table_at(GAME, 5)
    for number, done in enumerate(table.completed, start=1):
        seals = tuple(m.id for m in done.certificate if m.kind is MessageKind.SEAL)
        assert findings(behind(completed_record(number, done.digest, seals))) == []


MOVE, SEAL = GAME.of(4, MessageKind.ACT)[0], GAME.of(4, MessageKind.SEAL)[1]
SECOND = second_act(GAME, 4, 0)


ANSWER = altered(SEAL, KEYS[1], Here(Call(2, 0b011, 0), (), (bytes(32),)))
"""An honest answer to a second call: it names the seal at the first, which this log has not."""


def test_an_answer_proves_nothing_while_the_seal_that_it_names_is_not_there():
    """P9.2: the seat sealed without a call, then at call 1, and concealed nothing."""
    for pair in ((SEAL, ANSWER), (ANSWER, SEAL)):
        assert first(behind(proof_record(*pair))) == (AuditReason.NO_PROOF, 4, 1)


@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_an_answer_that_hides_a_seal_proves_it_once_the_step_it_is_of_is_complete(step):
    """P9.2: it names the normal seal, which is in the certificate, and hides one above."""
    named = GAME.of(step, MessageKind.SEAL)[1]
    hidden = altered(named, KEYS[1], Seal(Call(1, 0b011, 0), named.body.content, ()))
    answer = altered(named, KEYS[1], Here(Call(2, 0b011, 0), (), (named.id,)))
    for pair in ((hidden, answer), (answer, hidden)):
        replay = replayed(behind(proof_record(*pair)))
        assert replay.findings == []
        assert replay.table is not None
        assert replay.table.proven() == 0b010


def test_a_proof_of_another_game_proves_nothing_in_this_one():
    """P9: the place of what was signed is game, step and seat."""
    pair = [altered(message, KEYS[0], game=bytes(32)) for message in (MOVE, SECOND)]
    assert first(behind(proof_record(*pair))) == (AuditReason.NO_PROOF, 4, 0)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(MOVE, MOVE, id="one message twice"),
        pytest.param(MOVE, signed_again(41, 0, MOVE), id="one payload, two signatures"),
        pytest.param(MOVE, GAME.of(3, MessageKind.ACT)[0], id="two steps"),
        pytest.param(MOVE, GAME.of(4, MessageKind.SEAL)[0], id="two kinds"),
        pytest.param(SEAL, GAME.of(4, MessageKind.SEAL)[2], id="two seats"),
        pytest.param(MOVE, altered(SECOND, KEYS[1]), id="another's signature"),
        pytest.param(with_signature(MOVE, bytes(64)), SECOND, id="no signature"),
        pytest.param(MOVE, altered(SECOND, KEYS[0], game=bytes(32)), id="two games"),
    ],
)
def test_a_proof_that_proves_nothing_is_found(one, other):
    """P9: whichever comes first."""
    for pair in ((one, other), (other, one)):
        assert first(behind(proof_record(*pair))) == (
            AuditReason.NO_PROOF,
            pair[0].step,
            pair[0].seat,
        )


def test_a_proof_that_proves_something_is_no_finding():
    """P9: nothing is wrong with a log that holds one, and no step is undone."""
    late = behind(proof_record(MOVE, SECOND))
    state = SEAL.body.content._replace(state=bytes(32))
    seal = altered(SEAL, KEYS[1], Seal(NO_CALL, state, ()))
    for bodies in (late, behind(proof_record(SEAL, seal)), behind(message_record(SECOND))):
        replay = replayed(bodies)
        assert (replay.findings, replay.is_over) == ([], True)
        assert replay.table is not None
        assert export_digest(replay.table) == GAME.digest
    assert contradict(MOVE, SECOND)
    assert contradict(SEAL, seal)


def test_a_proof_of_a_late_second_signature_is_remembered_after_a_restart():
    """P9, R2: it stands in the log as a proof record only; the seat must not seal again."""
    running = table_at(GAME, 3, seat=1)
    running.take(second_act(GAME, 2, 0))
    log = GAME.logs[1]
    steps_1_and_2 = log[: labelled(log).index(("completed", 2)) + 1]
    restarted = resumed([*steps_1_and_2, *running.flush()], secret_of(41, 1))
    assert len(restarted.completed) == 2
    for table in (running, restarted):
        take_all(table, [act for act in GAME.of(3, MessageKind.ACT) if act.seat != 1])
        written = table.advance()
        assert written is not None
        assert [message.kind for message in written.messages] == [MessageKind.ACT]
        assert table.proven() == 0b001


def test_a_second_proof_of_a_seat_costs_nothing():
    """P9, P13: one is enough, be the other true or false."""
    judge = CountingJudge()
    replay = Replay(lambda _: Toy(), judge=judge)
    replay.read(behind(proof_record(MOVE, SECOND)))
    before = judge.count.total()
    false = with_signature(SECOND, bytes(64))
    replay.read([proof_record(MOVE, SECOND), proof_record(MOVE, false)] * 20)
    assert (replay.findings, judge.count.total()) == ([], before)


def test_beside_a_proof_of_a_seat_two_messages_of_which_one_is_its_own_prove_nothing():
    """P9: whichever comes first."""
    for pair in ((MOVE, SEAL), (SEAL, MOVE)):
        found_first = first(behind(proof_record(MOVE, SECOND), proof_record(*pair)))
        assert found_first == (AuditReason.NO_PROOF, 4, pair[0].seat)


@pytest.mark.parametrize("seat", [SEATS, SEATS + 1])
def test_a_proof_against_a_seat_that_there_is_not_is_found(seat):
    """P9: never an exception."""
    two = [altered(message, KEYS[0], seat=seat) for message in (MOVE, SECOND)]
    assert first(behind(proof_record(*two))) == (AuditReason.NO_PROOF, 4, seat)
