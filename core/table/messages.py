"""The signed messages of a game: act, seal, here (P4). Law: an id covers only the payload (P2).

On the wire a message is ``[payload, signature]``, two bins. The payload is the packed array
``[tag, game, step, seat, previous, body]``; body of an act ``[action, commit]``, of a here
``[call, held, last]``, of a seal ``[call, content, refs]``.
"""

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from core.table.digests import DIGEST_BYTES, message_id
from core.table.encoding import DEPTH_MAX, MalformedError, Value, pack, require_plain, unpack_typed
from core.table.rules import SeatMask
from core.table.signing import SIGNATURE_BYTES, SigningKey

SEATS_MAX = 5
STEP_MAX = 2**31
CALL_NUMBER_MAX = 65_535
HELD_PER_AUTHOR_MAX = 2
HELD_MAX = HELD_PER_AUTHOR_MAX * SEATS_MAX
"""The most acts that an answer can name: every message that one rests on must be kept (P13)."""
_NOTHING_OR_DIGEST = frozenset((0, DIGEST_BYTES))


class MessageKind(StrEnum):
    """What a message is; the value is its tag on the wire."""

    ACT = "wormup/1/act"
    HERE = "wormup/1/here"
    SEAL = "wormup/1/seal"


class Call(NamedTuple):
    """A numbered proposal that the *present* seats complete a step without the others (P7.1).

    Calls are ordered by their fields. A seat answers them in rising order only, for its answer is
    the promise never to seal a lower one (P5.5). A normal seal carries `NO_CALL`.
    """

    number: int
    present: SeatMask
    gone: SeatMask

    def is_allowed(self, in_game: SeatMask) -> bool:
        """Return whether strict majorities of *in_game* are present and stay (P7.2)."""
        staying, remaining = self.present & ~self.gone, in_game & ~self.gone
        return (
            0 < self.number <= CALL_NUMBER_MAX
            and not (self.present | self.gone) & ~in_game
            and 2 * self.present.bit_count() > in_game.bit_count()
            and 2 * staying.bit_count() > remaining.bit_count()
        )


NO_CALL = Call(0, 0, 0)


class Act(NamedTuple):
    """A seat's move in a step; *commit* is b"" or a 32-byte commitment."""

    action: tuple[Value, ...]
    commit: bytes


class Content(NamedTuple):
    """What a step comes to: (author, act id) slots, next V and N, digest of the state after it."""

    slots: tuple[tuple[int, bytes], ...]
    at_table: SeatMask
    in_game: SeatMask
    state: bytes


class Seal(NamedTuple):
    """A seat's decision on what the step is; *refs* are the answers to its call, if it has one."""

    call: Call
    content: Content
    refs: tuple[bytes, ...]


class Here(NamedTuple):
    """A seat's answer to a *call*: the acts it *held*, its *last* seal at a lower call, if any."""

    call: Call
    held: tuple[bytes, ...]
    last: tuple[bytes, ...]


Body = Act | Here | Seal


class MessagePlace(NamedTuple):
    """Where a message belongs: game, step, seat, and the digest of the step before."""

    game: bytes
    step: int
    seat: int
    previous: bytes


class Message(NamedTuple):
    """A message of the right form; the step decides whether it is valid."""

    payload: bytes
    signature: bytes
    id: bytes
    kind: MessageKind
    game: bytes
    step: int
    seat: int
    previous: bytes
    body: Body

    @property
    def wire(self) -> tuple[bytes, bytes]:
        """The message as it is sent and logged."""
        return self.payload, self.signature

    def signed(self, signature: bytes) -> "Message":
        """Return the message with *signature*."""
        payload, _, identity, kind, game, step, seat, previous, body = self
        return Message(payload, signature, identity, kind, game, step, seat, previous, body)


@lru_cache(maxsize=1 << SEATS_MAX)
def seats_of(mask: SeatMask) -> tuple[int, ...]:
    """List the seats of *mask* in order.

    >>> seats_of(0b10110)
    (1, 2, 4)
    """
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def mask_of(seats: Iterable[int]) -> SeatMask:
    """Return the mask of *seats*.

    >>> bin(mask_of([1, 2, 4]))
    '0b10110'
    """
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


_KINDS: dict[type[Body], MessageKind] = {
    Act: MessageKind.ACT,
    Here: MessageKind.HERE,
    Seal: MessageKind.SEAL,
}


def unsigned(place: MessagePlace, body: Body) -> Message:
    """Make the message with *body* of the seat at *place*, without a signature."""
    kind = _KINDS[type(body)]
    payload = pack((kind, *place, body))
    return Message(payload, b"", message_id(payload), kind, *place, body)


def sign(key: SigningKey, place: MessagePlace, body: Body) -> Message:
    """Make the message with *body* of the seat at *place*, whose key is *key*."""
    message = unsigned(place, body)
    return message.signed(key.sign(message.payload))


def parse_wire(wire: Value) -> tuple[bytes, bytes]:
    """Split ``[payload, signature]``, or raise `MalformedError`."""
    if type(wire) is tuple and len(wire) == 2:
        payload, signature = wire
        if (
            type(payload) is bytes
            and type(signature) is bytes
            and len(signature) == SIGNATURE_BYTES
        ):
            return payload, signature
    msg = "a signed message is a payload and a signature of 64 bytes"
    raise MalformedError(msg)


def parse_message(wire: Value) -> Message:
    """Read a message of a game, or raise `MalformedError`. Does not check its signature."""
    payload, signature = parse_wire(wire)
    fields = unpack_typed(payload)
    if type(fields) is tuple and len(fields) == 6:
        tag, game, step, seat, previous, body = fields
        if (
            type(tag) is str
            and type(game) is bytes
            and type(step) is int
            and type(seat) is int
            and type(previous) is bytes
            and type(body) is tuple
            and len(game) == len(previous) == DIGEST_BYTES
            and 0 < step < STEP_MAX
            and 0 <= seat < SEATS_MAX
        ):
            kind, read = _parse_body(tag, body)
            identity = message_id(payload)
            return Message(payload, signature, identity, kind, game, step, seat, previous, read)
    msg = "a message of a game is [tag, game, step, seat, previous, body]"
    raise MalformedError(msg)


def _parse_body(tag: str, body: tuple[Value, ...]) -> tuple[MessageKind, Body]:
    if tag == MessageKind.ACT and len(body) == 2:
        action, commit = body
        if type(action) is tuple and type(commit) is bytes and len(commit) in _NOTHING_OR_DIGEST:
            require_plain(action, DEPTH_MAX - 2)  # it is in the body, which is in the payload
            return MessageKind.ACT, Act(action, commit)
    elif len(body) == 3:
        call, second, third = body
        if type(second) is tuple and type(third) is tuple:
            if tag == MessageKind.SEAL:
                content = _parse_content(second)
                return MessageKind.SEAL, Seal(
                    _parse_call(call), content, _parse_ids(third, SEATS_MAX)
                )
            if tag == MessageKind.HERE:
                held, last = _parse_ids(second, HELD_MAX), _parse_ids(third, 1)
                return MessageKind.HERE, Here(_parse_call(call), held, last)
    msg = f"no body of a {tag[:24]!r} message"
    raise MalformedError(msg)


def _parse_call(call: Value) -> Call:
    if type(call) is tuple and len(call) == 3:
        number, present, gone = call
        if type(number) is int and type(present) is int and type(gone) is int:
            return Call(number, present, gone)
    msg = "a call is [number, present, gone]"
    raise MalformedError(msg)


def _parse_ids(ids: tuple[Value, ...], most: int) -> tuple[bytes, ...]:
    """Read up to *most* message ids in rising order, or raise `MalformedError`."""
    if not ids:
        return ()
    known = tuple(i for i in ids if type(i) is bytes and len(i) == DIGEST_BYTES)
    if len(known) == len(ids) <= most and known == tuple(sorted(set(known))):
        return known
    msg = f"up to {most} message ids stand in rising order, each once"
    raise MalformedError(msg)


def _parse_content(content: tuple[Value, ...]) -> Content:
    if len(content) == 4:
        slots, at_table, in_game, state = content
        if (
            type(slots) is tuple
            and type(at_table) is int
            and type(in_game) is int
            and type(state) is bytes
            and len(slots) <= SEATS_MAX
        ):
            return Content(tuple(map(_parse_slot, slots)), at_table, in_game, state)
    msg = "a content is [slots, at table, in game, state]"
    raise MalformedError(msg)


def _parse_slot(slot: Value) -> tuple[int, bytes]:
    if type(slot) is tuple and len(slot) == 2:
        seat, act = slot
        if (
            type(seat) is int
            and type(act) is bytes
            and 0 <= seat < SEATS_MAX
            and len(act) in _NOTHING_OR_DIGEST
        ):
            return seat, act
    msg = "a slot is [seat, act id or nothing]"
    raise MalformedError(msg)
