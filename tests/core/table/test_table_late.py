"""What a seat has signed for a step that is complete (P9): it may convict and undoes nothing."""

from core.table.export import export_digest
from core.table.messages import NO_CALL, MessageKind, Seal
from core.table.records import ProofRecord, parse_record
from core.table.rules import Refusal
from core.table.step import StepReason
from core.table.table import Contradicts, Known, Refused, Written
from tests.seats import played, secret_of, table_at
from tests.tampering import altered, answer_of, refusal_of, second_act, with_signature

GAME = played(31, 3)
KEYS = [secret_of(31, seat).key for seat in range(3)]
CHEAT = 2


def test_a_late_second_signature_convicts_and_undoes_nothing():
    """P9: not even one for the very first steps, published when the race is lost."""
    table = table_at(GAME, 4, 0)
    before = export_digest(table)
    second = second_act(GAME, 2, CHEAT)
    first = GAME.of(2, MessageKind.ACT)[CHEAT]
    assert table.take(second) == Contradicts(first, second)
    assert table.take(second) == Known()
    assert export_digest(table) == before
    assert table.proven() == 1 << CHEAT
    assert [parse_record(body) for body in table.flush()] == [ProofRecord(first, second)]
    assert isinstance(table.act(("move", 2)), Written)
    assert table.advance() is None


def test_a_late_second_signature_that_is_forged_convicts_nobody():
    """P9: two valid signatures."""
    table = table_at(GAME, 4)
    forged = with_signature(second_act(GAME, 2, CHEAT), bytes(64))
    assert refusal_of(table.take(forged)) == Refusal(StepReason.FORGED)
    assert table.proofs == {}


def test_a_late_second_seal_convicts_too():
    """P9.1: acts and seals alike."""
    seal = GAME.of(2, MessageKind.SEAL)[1]
    content = seal.body.content._replace(state=bytes(32))
    second = altered(seal, KEYS[1], Seal(NO_CALL, content, ()))
    table = table_at(GAME, 5)
    assert table.take(second) == Contradicts(seal, second)
    assert export_digest(table) == GAME.digest


def test_two_late_messages_convict_though_neither_is_in_the_certificate():
    """P9: a proof is passed on as two messages, also where the step was completed without them."""
    acts, seal = GAME.of(2, MessageKind.ACT), GAME.of(2, MessageKind.SEAL)[CHEAT]
    first = answer_of(CHEAT, GAME, 2, 1, acts[CHEAT], last=[seal])
    second = answer_of(CHEAT, GAME, 2, 1, acts[CHEAT], acts[0], last=[seal])
    table = table_at(GAME, 4, 0)
    assert table.take(first) == table.take(first) == Known()
    assert table.take(second) == Contradicts(first, second)


def test_what_is_known_between_two_late_messages_changes_nothing():
    """P9: an honest neighbour repeats the certificate; that is no message of the cheat's."""
    acts, seal = GAME.of(2, MessageKind.ACT), GAME.of(2, MessageKind.SEAL)[CHEAT]
    first = answer_of(CHEAT, GAME, 2, 1, acts[CHEAT], last=[seal])
    second = answer_of(CHEAT, GAME, 2, 1, acts[CHEAT], acts[0], last=[seal])
    table = table_at(GAME, 4, 0)
    for message in (first, acts[CHEAT], seal):
        assert table.take(message) == Known()
    assert table.take(second) == Contradicts(first, second)


def test_late_messages_of_two_steps_convict_nobody():
    """P9: each step begins its calls anew."""
    table = table_at(GAME, 4, 0)
    for step in (2, 3, 2):
        acts, seal = GAME.of(step, MessageKind.ACT), GAME.of(step, MessageKind.SEAL)[CHEAT]
        assert table.take(answer_of(CHEAT, GAME, step, 1, acts[CHEAT], last=[seal])) == Known()
    assert table.proofs == {}


def test_a_forged_late_message_convicts_nobody_and_blames_nobody_else():
    """P9: whatever is sent between the two of a true proof."""
    acts, seal = GAME.of(2, MessageKind.ACT), GAME.of(2, MessageKind.SEAL)[CHEAT]
    first = answer_of(CHEAT, GAME, 2, 1, acts[CHEAT], last=[seal])
    second = answer_of(CHEAT, GAME, 2, 1, acts[CHEAT], acts[0], last=[seal])
    table = table_at(GAME, 4, 0)
    assert table.take(with_signature(first, bytes(64))) == Known()
    assert table.take(second) == Known()
    forged = with_signature(first, bytes(64))
    assert table.take(forged) == Refused(forged, Refusal(StepReason.FORGED))
    assert table.proofs == {}
    assert table.take(second) == Known()
    assert table.take(first) == Contradicts(second, first)


def test_a_late_answer_that_hides_a_seal_convicts():
    """P9.2: the seal is in the certificate."""
    table = table_at(GAME, 4, 0)
    seal = GAME.of(2, MessageKind.SEAL)[CHEAT]
    hiding = answer_of(CHEAT, GAME, 2, 1, GAME.of(2, MessageKind.ACT)[CHEAT])
    assert table.take(hiding) == Contradicts(seal, hiding)


def test_a_late_proof_is_a_proof_to_whoever_reads_the_log():
    """P9: it rests on the certificate and its own two messages, on no third that no log holds."""
    table = table_at(GAME, 4, 0)
    acts, seal = GAME.of(2, MessageKind.ACT), GAME.of(2, MessageKind.SEAL)[CHEAT]
    harmless = answer_of(CHEAT, GAME, 2, 1, acts[CHEAT], last=[seal])
    hiding = answer_of(CHEAT, GAME, 2, 2, acts[CHEAT], last=[harmless])
    assert table.take(harmless) == Known()
    assert table.take(hiding) == Known()
    assert table.proofs == {}
