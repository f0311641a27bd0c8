"""What a cheat does, for tests: signing again, signing otherwise, playing by other rules."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from core.table.calls import Decision, Find, closure, convicted, outcome
from core.table.digests import salt_digest
from core.table.encoding import Value, pack
from core.table.genesis import OFFER_TAG, Offer
from core.table.messages import (
    Act,
    Body,
    Call,
    Here,
    Message,
    MessageKind,
    MessagePlace,
    mask_of,
    parse_message,
    sign,
)
from core.table.rules import Refusal, SeatMask, Slot
from core.table.seeds import JointSeed
from core.table.signing import SigningKey, TableSecret, verify
from core.table.table import Refused, Taking
from tests.seats import Played, secret_bytes, secret_of
from tests.toy import Toy, ToyState

# -- messages --------------------------------------------------------------------------------------


def altered(message: Message, key: SigningKey, body: Body | None = None, **place: Any) -> Message:
    """Sign with *key* what *message* says, but for another *body* or *place*."""
    old = MessagePlace(message.game, message.step, message.seat, message.previous)
    return sign(key, old._replace(**place), message.body if body is None else body)


def with_signature(message: Message, signature: bytes) -> Message:
    """Give *message* another *signature*, as anybody can who passes it on."""
    return parse_message((message.payload, signature))


def second_act(game: Played, step: int, seat: int) -> Message:
    """Make another valid act of *seat* in *step*, a commit step or a move step of Toy."""
    act: Message
    (act,) = (act for act in game.of(step, MessageKind.ACT) if act.seat == seat)
    match act.body:
        case Act(("move", int(number))):
            body = Act(("move", (number + 1) % 6), b"")
        case _:
            body = Act(("bid",), bytes(32))
    return altered(act, secret_of(game.seed, seat).key, body)


def answer_of(
    seat: int, game: Played, step: int, number: int, *held: Message, last: Iterable[Message] = ()
) -> Message:
    """Let *seat* answer a call in *step* of *game*, at which all are present."""
    (act, *_) = game.of(step, MessageKind.ACT)
    present = (1 << len(game.genesis.offers)) - 1
    ids = tuple(sorted(m.id for m in held))
    body = Here(Call(number, present, 0), ids, tuple(m.id for m in last))
    return altered(act, secret_of(game.seed, seat).key, body, seat=seat)


def decided_by(
    call: Call, answers: Iterable[Message], authors: SeatMask, in_game: SeatMask, find: Find
) -> Decision | None:
    """Hold *call* with *answers* of one's choice, by what these rest on alone (P7.4)."""
    answers = list(answers)
    bad = mask_of(convicted(closure(answers, find), find))
    return outcome(call, answers, authors, in_game, find, bad=bad)


def offer_as(name: str, identity: SigningKey, secret: TableSecret) -> Offer:
    """Offer to play under any *name*, as an older program or a cheat may."""
    table_key, fixed = secret.key.public, salt_digest(secret.key.public, secret.salt)
    payload = pack((OFFER_TAG, name, identity.public, table_key, fixed))
    return Offer(name, identity.public, table_key, fixed, payload, identity.sign(payload))


def refusal_of(taking: Taking) -> Refusal:
    """Give the refusal of a message that must have been refused."""
    assert isinstance(taking, Refused), taking
    return taking.refusal


# -- rules cores that differ and do not say so -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lenient(Toy):
    """Names the same rules as Toy, yet moves by any number."""

    def refusal(
        self, state: ToyState, seat: int, action: tuple[Value, ...], commit: bytes
    ) -> Refusal | None:
        if state.phase == 2 and action[:1] == ("move",):
            return None
        return Toy.refusal(self, state, seat, action, commit)


@dataclass(frozen=True, slots=True)
class Drifting(Toy):
    """Names the same rules as Toy, yet gives seat 0 a point too much in every step."""

    def apply(
        self,
        state: ToyState,
        slots: tuple[Slot, ...],
        at_table: SeatMask,
        in_game: SeatMask,
        seed: JointSeed,
    ) -> ToyState:
        after = Toy.apply(self, state, slots, at_table, in_game, seed)
        return replace(after, scores=(after.scores[0] + 1, *after.scores[1:]))


# -- signatures ------------------------------------------------------------------------------------


class CountingJudge:
    """Verifies like the real one; guards the count of how often each payload was verified."""

    def __init__(self) -> None:
        self.count: Counter[bytes] = Counter()

    def __call__(self, public: bytes, payload: bytes, signature: bytes) -> bool:
        self.count[payload] += 1
        return verify(public, payload, signature)


Point = tuple[int, int]
FIELD = 2**255 - 19
GROUP_ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, FIELD) % FIELD
_BASE: Point = (
    15112221349535400772501151409588531511454012693041857206046113283949847762202,
    46316835694926478169428394003475163141307993866256225615783033603165251855960,
)


def add(first: Point, second: Point) -> Point:
    """Add two points of edwards25519."""
    (x1, y1), (x2, y2) = first, second
    t = _D * x1 * x2 * y1 * y2 % FIELD
    x = (x1 * y2 + x2 * y1) * pow(1 + t, -1, FIELD) % FIELD
    return x, (y1 * y2 + x1 * x2) * pow(1 - t, -1, FIELD) % FIELD


def times(factor: int, point: Point) -> Point:
    """Multiply a *point* of edwards25519."""
    product: Point = (0, 1)
    while factor:
        if factor & 1:
            product = add(product, point)
        point, factor = add(point, point), factor >> 1
    return product


def compressed(point: Point) -> bytes:
    """Write a *point* as Ed25519 does: y, and the lowest bit of x."""
    x, y = point
    return (y | (x & 1) << 255).to_bytes(32, "little")


def other_signature(key_seed: bytes, payload: bytes, number: int = 0) -> bytes:
    """Sign *payload* with the *number*-th nonce of one's own: as valid as the usual signature."""
    digest = hashlib.sha512(key_seed).digest()
    scalar = int.from_bytes(digest[:32], "little") & (1 << 254) - 8 | 1 << 254
    nonce = int.from_bytes(digest[32:], "little") + number
    public, point = compressed(times(scalar, _BASE)), compressed(times(nonce, _BASE))
    challenge = hashlib.sha512(point + public + payload).digest()
    answer = (nonce + int.from_bytes(challenge, "little") * scalar) % GROUP_ORDER
    return point + answer.to_bytes(32, "little")


def signed_again(seed: int, seat: int, message: Message) -> Message:
    """Sign the payload of *message* with another nonce: valid, and another signature."""
    key_seed = hmac.digest(secret_bytes(seed, seat), b"wormup/1/table-key", "sha256")
    return with_signature(message, other_signature(key_seed, message.payload))


ODD: tuple[Any, ...] = (1.5, None, {}, (None,))
"""What msgpack writes and reads, and what is no value of ours."""


def everywhere(value, odd):
    """Put *odd* in the place of each part of *value*, one after the other."""
    yield odd
    if isinstance(value, tuple):
        for place, part in enumerate(value):
            for changed in everywhere(part, odd):
                yield (*value[:place], changed, *value[place + 1 :])
