"""What the records of a log say (P11): [kind, ...], each a value of the one encoding.

genesis [0, genesis] · message [1, message], sits too · completed [2, step, digest, [seal id, ...]]
· proof [3, message, message]. Law: a log is read in the order in which it was believed.
"""

from enum import IntEnum
from typing import NamedTuple

from core.table.digests import DIGEST_BYTES
from core.table.encoding import MalformedError, Value, pack, require_plain, unpack_typed
from core.table.genesis import Genesis, Sit, parse_genesis
from core.table.messages import Message, parse_message, parse_wire
from core.table.signing import SIGNATURE_BYTES


class RecordKind(IntEnum):
    """First element of a record's body."""

    GENESIS = 0
    MESSAGE = 1
    COMPLETED = 2
    PROOF = 3


_MESSAGE = RecordKind.MESSAGE.value


class CompletedRecord(NamedTuple):
    """A note to readers that a step is complete; the certificate is the proof of it."""

    step: int
    digest: bytes
    seals: tuple[bytes, ...]


class SignedRecord(NamedTuple):
    """A signed message as the log holds it: a sit before the first act, else a message."""

    wire: tuple[bytes, bytes]


class ProofRecord(NamedTuple):
    """Two messages that no honest seat signs (P9)."""

    first: Message
    second: Message


Record = Genesis | SignedRecord | CompletedRecord | ProofRecord


def genesis_record(genesis: Genesis) -> bytes:
    """Make the first record of a log."""
    return pack((RecordKind.GENESIS.value, genesis.wire))


def message_record(message: Message | Sit) -> bytes:
    """Make the record of a signed *message*."""
    return pack((RecordKind.MESSAGE.value, message.wire))


def unsigned_record(message: Message) -> bytes:
    """Make the record of *message* up to its signature, which comes last."""
    wire = message.payload, bytes(SIGNATURE_BYTES)
    return pack((RecordKind.MESSAGE.value, wire))[:-SIGNATURE_BYTES]


def completed_record(step: int, digest: bytes, seals: tuple[bytes, ...]) -> bytes:
    """Make the record that *step* is complete."""
    return pack((RecordKind.COMPLETED.value, step, digest, seals))


def proof_record(first: Message, second: Message) -> bytes:
    """Make the record of a proof."""
    return pack((RecordKind.PROOF.value, first.wire, second.wire))


def parse_record(body: bytes) -> Record:
    """Read the body of one record, or raise `MalformedError`."""
    value = unpack_typed(body)
    if type(value) is tuple and len(value) == 2 and type(value[0]) is int and value[0] == _MESSAGE:
        return SignedRecord(parse_wire(value[1]))  # as nearly all are
    require_plain(value)
    match _numbered(value):
        case (RecordKind.COMPLETED, int() as step, bytes() as digest, tuple() as seals):
            return CompletedRecord(step, digest, tuple(map(_digest, seals)))
        case (RecordKind.GENESIS, genesis):
            return parse_genesis(genesis)
        case (RecordKind.PROOF, first, second):
            return ProofRecord(parse_message(first), parse_message(second))
        case _:
            msg = "a record of no known kind"
            raise MalformedError(msg)


def _numbered(value: Value) -> Value:
    """Return *value* if it is a tuple without bools: True equals 1, and would pass for a number."""
    if type(value) is tuple and bool not in map(type, value):
        return value
    msg = "a record begins with the number of its kind"
    raise MalformedError(msg)


def _digest(value: Value) -> bytes:
    if type(value) is bytes and len(value) == DIGEST_BYTES:
        return value
    msg = f"a digest has {DIGEST_BYTES} bytes"
    raise MalformedError(msg)
