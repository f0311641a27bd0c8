"""What the records of a log say (P11): golden bytes of every kind, and what is no record."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.encoding import MalformedError, pack, unpack
from core.table.log import MAGIC, record
from core.table.messages import Act, MessageKind
from core.table.records import (
    CompletedRecord,
    ProofRecord,
    RecordKind,
    SignedRecord,
    completed_record,
    genesis_record,
    message_record,
    parse_record,
    proof_record,
)
from tests.seats import log_bodies, onlooker, played, secret_of
from tests.tampering import ODD, altered, everywhere

GAME = played(1, 2)
MOVE = GAME.of(4, MessageKind.ACT)[0]
OTHER = altered(MOVE, secret_of(1, 0).key, Act(("move", 0), b""))
A, B = bytes(range(32)), bytes(range(32, 64))


def test_the_record_of_a_genesis_has_exactly_these_bytes():
    """P11: [0, genesis]."""
    body = genesis_record(GAME.genesis)
    assert body == b"\x92\x00" + pack(GAME.genesis.wire)
    assert sha256(body).hexdigest() == (
        "803c5ad4fe8568011201267f6bb6cb77ba9e7288101deac6e1dbfa4f06d910ca"
    )
    assert parse_record(body) == GAME.genesis


def test_the_record_of_a_message_has_exactly_these_bytes():
    """P11: [1, [payload, signature]]; a sit is recorded in the same way."""
    act = GAME.of(1, MessageKind.ACT)[0]
    body = message_record(act)
    assert body == b"\x92\x01\x92\xc4\x7f" + act.payload + b"\xc4\x40" + act.signature
    assert sha256(body).hexdigest() == (
        "0f4612b8c1c03248505a1fb6e7ede437dd9879b025cf67f1edf48ef32a1b6279"
    )
    assert parse_record(body) == SignedRecord(act.wire)
    assert parse_record(message_record(GAME.sits[1])) == SignedRecord(GAME.sits[1].wire)


def test_the_record_of_a_completed_step_has_exactly_these_bytes():
    """P11: [2, step, digest, [seal id, ...]]."""
    body = completed_record(300, A, (A, B))
    assert body.hex() == ("9402cd012cc420" + A.hex() + "92" + "c420" + A.hex() + "c420" + B.hex())
    assert parse_record(body) == CompletedRecord(300, A, (A, B))


def test_the_record_of_a_proof_has_exactly_these_bytes():
    """P11: [3, message, message]."""
    body = proof_record(MOVE, OTHER)
    assert body == b"\x93\x03" + pack(MOVE.wire) + pack(OTHER.wire)
    assert sha256(body).hexdigest() == (
        "aa9b882ced33a988182eefdf42bc83a1fbc862f4a0625b1606819a325f1360ee"
    )
    assert parse_record(body) == ProofRecord(MOVE, OTHER)


def test_a_whole_log_has_exactly_these_bytes():
    """P11: of a game of two, as an onlooker writes it who gets each step's messages by seat."""
    table = onlooker(GAME.genesis)
    for message in sorted(
        GAME.messages, key=lambda m: (m.step, m.kind is MessageKind.SEAL, m.seat)
    ):
        table.take(message)
    bodies = log_bodies(GAME.genesis, GAME.sits, table.flush())
    data = MAGIC + b"".join(map(record, bodies))
    assert (len(bodies), len(data)) == (22, 4751)
    assert sha256(data).hexdigest() == (
        "0fa3b2a60e9f9d781d0c443c3591cf478b777cf8d14a131e6899e5364b7c89ed"
    )


def test_the_records_of_a_real_log_are_read_as_they_were_written():
    """P11: all kinds that an honest game has."""
    kinds = []
    for body in GAME.logs[0]:
        match parse_record(body):
            case SignedRecord(wire):
                kinds.append("message")
                assert pack((1, wire)) == body
            case CompletedRecord(step, digest, seals):
                kinds.append("completed")
                assert completed_record(step, digest, seals) == body
            case genesis:
                kinds.append("genesis")
                assert genesis == GAME.genesis
    assert (kinds.count("genesis"), kinds.count("message"), kinds.count("completed")) == (1, 17, 4)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"\xc0", id="no value"),
        pytest.param(pack("genesis"), id="a word"),
        pytest.param(pack(()), id="an empty array"),
        pytest.param(pack((4, b"sealed")), id="a later kind"),
        pytest.param(pack((-1, b"")), id="a kind below"),
        pytest.param(pack((0,)), id="no genesis"),
        pytest.param(pack((0, b"genesis")), id="a genesis of bytes"),
        pytest.param(pack((0, GAME.genesis.wire, 0)), id="a field behind a genesis"),
        pytest.param(pack((1, MOVE.wire, 0)), id="a field behind a message"),
        pytest.param(pack((1, (MOVE.payload, b"short"))), id="a short signature"),
        pytest.param(pack((1, MOVE.payload)), id="a message without a signature"),
        pytest.param(pack((2, 1, A)), id="no seals"),
        pytest.param(pack((2, "1", A, ())), id="a step in letters"),
        pytest.param(pack((2, 1, A.hex(), ())), id="a digest in letters"),
        pytest.param(pack((2, 1, A, (A[:31],))), id="a short seal id"),
        pytest.param(pack((2, 1, A, (0,))), id="a seal id that is a number"),
        pytest.param(pack((2, 1, A, A)), id="seals that are no array"),
        pytest.param(pack((3, MOVE.wire)), id="half a proof"),
        pytest.param(pack((3, MOVE.wire, b"")), id="half a proof and bytes"),
        pytest.param(pack((3, MOVE.wire, GAME.sits[0].wire)), id="a sit in a proof"),
        pytest.param(message_record(MOVE) + b"\0", id="a byte behind"),
        pytest.param(message_record(MOVE)[:-1], id="a byte too few"),
    ],
)
def test_what_is_no_record_is_refused(body):
    """P11."""
    with pytest.raises(MalformedError):
        parse_record(body)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(pack((False, GAME.genesis.wire)), id="for a genesis"),
        pytest.param(pack((True, MOVE.wire)), id="for a message"),
        pytest.param(pack((2, True, A, ())), id="for a step"),
    ],
)
def test_a_bool_is_no_number_in_a_record(body):
    """P2: so a log has one writing only."""
    with pytest.raises(MalformedError):
        parse_record(body)


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_what_is_no_value_is_refused_wherever_in_a_record_it_stands(odd):
    """P2, P11: also where a record is read by the types of its parts."""
    wires = (GAME.genesis.wire,), (MOVE.wire,), (3, A, (A, B)), (MOVE.wire, OTHER.wire)
    for kind, parts in enumerate(wires):
        parse_record(pack((kind, *parts)))
        for changed in everywhere((kind, *parts), odd):
            with pytest.raises(MalformedError):
                parse_record(pack(changed))


def test_the_kinds_are_numbered_as_the_format_says():
    """P11."""
    assert {kind.name: kind.value for kind in RecordKind} == {
        "GENESIS": 0,
        "MESSAGE": 1,
        "COMPLETED": 2,
        "PROOF": 3,
    }


@given(st.data())
def test_a_changed_record_is_refused_or_says_something_else(data):
    """P2, P11: nothing but `MalformedError` is raised."""
    body = data.draw(st.sampled_from([*GAME.logs[0], proof_record(MOVE, OTHER)]))
    changed = bytearray(body)
    changed[data.draw(st.integers(0, len(body) - 1))] ^= data.draw(st.integers(1, 255))
    try:
        read = parse_record(bytes(changed))
    except MalformedError:
        return
    assert read != parse_record(body)
    assert pack(unpack(bytes(changed))) == bytes(changed)


@pytest.mark.parametrize("value", [0, 7, True, "x", b"x", ()])
def test_a_record_that_is_no_array_with_a_kind_is_refused(value):
    """P11."""
    with pytest.raises(MalformedError):
        parse_record(pack(value))
