"""A whole game of three seats, the records of its log, and what an audit finds in others."""

from core.table.audit import Finding
from core.table.messages import Message
from core.table.records import CompletedRecord, message_record, parse_record
from core.table.rules import Reason
from tests.seats import played, replayed, secret_of

SEATS = 3
GAME = played(41, SEATS)
LOG = GAME.logs[0]
KEYS = [secret_of(41, seat).key for seat in range(SEATS)]
SEATED = 1 + SEATS
"""The records of a log before its first act: the genesis and every sit."""


def findings(bodies) -> list[Finding]:
    return replayed(bodies).findings


def first(bodies) -> tuple[Reason, int | None, int | None]:
    """Give reason, step and seat of a log's first finding."""
    found = findings(bodies)
    assert found
    return found[0].reason, found[0].step, found[0].seat


def place_of(message) -> int:
    return LOG.index(message_record(message))


def exchanged(old: Message, new: Message) -> list[bytes]:
    """Give the log with *new* in the place of *old*."""
    return [message_record(new) if body == message_record(old) else body for body in LOG]


def before_step_2() -> list[bytes]:
    """Give the log up to the note that step 1 is complete."""
    notes = [isinstance(parse_record(body), CompletedRecord) for body in LOG]
    return list(LOG[: notes.index(True) + 1])


def behind(*bodies: bytes) -> list[bytes]:
    return [*LOG, *bodies]
