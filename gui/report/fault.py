"""What does not check in a log, for everybody: where, what differs, and what follows it (P12).

Law: it says what differs, never who did it: whoever wrote a file can put anything into it.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from core.table.audit import AuditReason, Replay
from core.table.commitments import opens_commitment
from core.table.encoding import MalformedError, unpack
from core.table.log import LogFile, Tail
from core.table.messages import Act, Kind, Message, Seal, parse_message
from core.table.records import RecordKind, SignedRecord, parse_record
from core.table.rules import OPEN
from core.table.step import StepReason
from core.table.table import Table
from gui.faces import known_face
from gui.words.player_names import names_of
from gui.words.words import marked, words

Dice = tuple[tuple[int, str], ...]
"""Seats, and the faces of their dice."""


class Fault(NamedTuple):
    """The first thing that does not check."""

    said: str
    """What differs, in a sentence for everybody."""
    heading: str = ""
    """The round in which it stands; "" before the first."""
    seat: int | None = None
    """The seat whose thing it is."""
    dice: Dice = ()
    """What this round lays open: seats and faces, the wrong one too."""
    later: int = 0
    """How many more steps the file claims."""

    @property
    def line(self) -> str:
        """The place and what differs."""
        if not self.heading:
            return self.said
        return words("{round}: {said}", round=self.heading, said=self.said)


_SAID = {
    AuditReason.MALFORMED: marked("Something stands there that no game writes."),
    AuditReason.MISSING: marked("Something is missing here that what follows rests on."),
    AuditReason.NOT_COMPLETE: marked("A step is called complete that is not."),
    AuditReason.NO_PROOF: marked("A proof stands there that proves nothing."),
    AuditReason.SECOND_GENESIS: marked("A second game begins in the middle of the first."),
    AuditReason.NO_GENESIS: marked("The beginning of the game is missing."),
    AuditReason.NOT_SEATED: marked("Something was played before all had sat down."),
    AuditReason.UNKNOWN_RULES: marked("This program does not know these rules."),
    AuditReason.OTHER_RULES: marked("It was played by another version of these rules."),
    StepReason.CONTENT_DIFFERS: marked("What all signed and what the file says differ."),
    StepReason.STATE_DIFFERS: marked(
        "The board that was signed and the board of the rules differ."
    ),
}
_LOOKED_AT = 100
"""How many records at the end are searched for the number of the last step."""
_ANY = marked("What the file says here was never played.")


def fault_of(log: LogFile, replay: Replay) -> Fault | None:
    """Return what does not check in *log*, which *replay* has judged, or None."""
    table = replay.table
    if not replay.findings:
        if log.tail is not Tail.DAMAGED:
            return None
        said = words("The file is damaged here: some of its bytes have changed.")
        return Fault(said, _heading(table))
    finding, later = replay.findings[0], _claimed(log, replay)
    message = _message(log, finding.record)
    if table is None or message is None or message.seat >= len(table.genesis.offers):
        said = words(_SAID.get(finding.reason, _ANY))
        return Fault(said, _heading(table), None, _open_dice(table), later)
    said, dice = _differs(table, message, finding.reason)
    return Fault(said, _heading(table), message.seat, dice, later)


def _differs(table: Table[Any], message: Message, reason: object) -> tuple[str, Dice]:
    """Return how *message* differs from what was signed, and the dice that lie open with it."""
    dice, seat = _open_dice(table), message.seat
    name = names_of(table.genesis)[seat]
    shown = ""
    if isinstance(message.body, Act):
        shown = known_face(table.genesis.rules_id).die(message.body.action)
    if reason in _SAID:
        said = words(_SAID[reason])
    elif shown:
        dice = tuple(sorted([*(one for one in dice if one[0] != seat), (seat, shown)]))
        said = _envelope(table, message, name, shown)
    elif isinstance(message.body, Seal):
        said = words("The seal of {name} does not fit what was played.", name=name)
    elif reason is StepReason.FORGED:
        said = words("What stands here for {name} bears another signature.", name=name)
    else:
        said = words("What stands here for {name} is against the rules.", name=name)
    return said, dice


def _envelope(table: Table[Any], message: Message, name: str, shown: str) -> str:
    """Return what differs where the file says that *name*'s envelope held *shown*."""
    face = known_face(table.genesis.rules_id)
    held = next((face.die(action) for action in _openings(table, message)), "")
    if held == shown:
        return words("What stands here for {name} bears another signature.", name=name)
    if not held:
        return words("{name}'s envelope held something else than the file says.", name=name)
    return words(
        "{name}'s envelope held a {held}, the file says {shown}.",
        name=name,
        held=held,
        shown=shown,
    )


def _openings(table: Table[Any], message: Message) -> Iterator[tuple[Any, ...]]:
    """Yield what opens the envelope of the seat of *message*, with the number that it lays open."""
    step, seat = table.step, message.seat
    if step.state is None or not step.opens or not isinstance(message.body, Act):
        return
    nonce = message.body.action[-1]
    for value in step.rules.sealed_values(step.state, seat):
        action = (OPEN, step.number - 1, value, nonce)
        if opens_commitment(action, step.genesis.game, step.number - 1, seat, step.commits[seat]):
            yield action


def _open_dice(table: Table[Any] | None) -> Dice:
    """Return the dice that are already open in the step that is not complete."""
    if table is None or table.step.state is None:
        return ()
    face = known_face(table.genesis.rules_id)
    acts = [(m.seat, m.body) for m in table.pool if m.kind is Kind.ACT]
    shown = [(seat, face.die(act.action)) for seat, act in acts if isinstance(act, Act)]
    return tuple(sorted(one for one in shown if one[1]))


def _heading(table: Table[Any] | None) -> str:
    if table is None or table.step.state is None:
        return ""
    return known_face(table.genesis.rules_id).round_words(table.step.state)


def _message(log: LogFile, record: int) -> Message | None:
    """Return the message that *record* of *log* holds, or None."""
    try:
        found = parse_record(log.bodies[record])
        return parse_message(found.wire) if isinstance(found, SignedRecord) else None
    except MalformedError:
        return None


def _claimed(log: LogFile, replay: Replay) -> int:
    """Return how many steps *log* claims behind the last one proved; nobody has checked them."""
    rest = log.bodies[replay.records :]
    last = len(replay.table.completed) if replay.table else 0
    for body in reversed(rest[-_LOOKED_AT:]):
        with suppress(MalformedError):
            match unpack(body):  # no signature is worth a look here
                case (RecordKind.COMPLETED.value, int() as step, *_):
                    return max(0, min(step - last, len(rest)))
                case _:
                    pass
    return 0
