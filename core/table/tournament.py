"""A tournament for more people than seats: what they sign before and after its draw (P3.5).

call = caller-signed [tag, 16 random bytes, identity key, hash of what is played]; its id is the
tournament
come = identity-signed [tag, tournament, identity key, name, digest of a nonce], and behind that
what this person saw of the draws of this evening: [how many ended unfinished, [identity key of who
was missing, ...]], nothing if none did
roll = caller-signed [tag, tournament, [come id, ...]] in the order of the identity keys
reveal = identity-signed [tag, roll id, nonce]
result = identity-signed [tag, seed of the draw, identity key, table, game, [[identity key, place],
...]]

Law: without the reveals of all on the roll there is no draw. So nobody is left out of one for the
nonce, and every nonce is fixed before another is known.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from core.table.digests import DIGEST_BYTES, called_digest, draw_nonce_digest, message_id
from core.table.encoding import MalformedError, NewerError, Value, pack, unpack, unread
from core.table.messages import SEATS_MAX, parse_wire
from core.table.naming import logged_name_refusal, logged_plain_name
from core.table.signing import KEY_BYTES, SIGNATURE_BYTES, SigningKey, Verify, is_sound_key

CALL_TAG = "wormup/1/tournament"
COME_TAG = "wormup/1/come"
ROLL_TAG = "wormup/1/roll"
REVEAL_TAG = "wormup/1/reveal"
RESULT_TAG = "wormup/1/result"
RANDOM_BYTES = 16
PEOPLE_MIN = 6
PEOPLE_MAX = SEATS_MAX * SEATS_MAX
BEFORE_MAX = 99
"""How many unfinished draws a person can have seen in an evening."""
MISSING_MAX = 8
"""How many people a come can name who were missing in them."""


class Tournament(NamedTuple):
    """A call to play: who calls, and the hash of what every table plays."""

    caller: bytes
    played: bytes
    payload: bytes
    signature: bytes

    @property
    def id(self) -> bytes:
        """The name of the tournament."""
        return message_id(self.payload)

    def plays(self, rules_id: str, rules_hash: bytes, options: Value) -> bool:
        """Return whether its tables play by these rules with *options*, but for their draw."""
        return called_digest(rules_id, rules_hash, options) == self.played

    def is_signed(self, judge: Verify) -> bool:
        """Return whether the caller signed it."""
        return judge(self.caller, self.payload, self.signature)


class Before(NamedTuple):
    """How many draws of an evening ended unfinished, and who was missing, by identity key."""

    draws: int = 0
    missing: tuple[bytes, ...] = ()

    @property
    def terms(self) -> tuple[Value, ...]:
        """What stands behind the other fields of a come: nothing if no draw ended unfinished."""
        return ((self.draws, self.missing),) if self.draws else ()


NOTHING = Before()


class Come(NamedTuple):
    """Somebody's wish to be in a tournament, and the digest of that person's nonce."""

    identity: bytes
    name: str
    fixed: bytes
    payload: bytes
    signature: bytes
    before: Before = NOTHING
    """What this person saw of the draws of this evening."""

    def is_signed(self, judge: Verify) -> bool:
        """Return whether this person signed it."""
        return judge(self.identity, self.payload, self.signature)


class Reveal(NamedTuple):
    """A nonce, signed for one roll."""

    nonce: bytes
    signature: bytes


class TableResult(NamedTuple):
    """How the game of a table ended, as somebody from there says."""

    identity: bytes
    number: int
    game: bytes
    places: tuple[tuple[bytes, int], ...]
    """Each identity with its place, by seat."""
    payload: bytes
    signature: bytes


@dataclass(frozen=True)
class Roll:
    """Who is in a tournament, as its caller signed it; in the order of the identity keys."""

    tournament: Tournament
    comes: tuple[Come, ...]
    signature: bytes

    @cached_property
    def payload(self) -> bytes:
        """What the caller signs."""
        return _roll_payload(self.tournament, self.comes)

    @cached_property
    def id(self) -> bytes:
        """The name of the roll, for which every reveal is made."""
        return message_id(self.payload)

    def is_signed(self, judge: Verify) -> bool:
        """Return whether the caller signed it, and each person on it the wish to come."""
        return (
            self.tournament.is_signed(judge)
            and judge(self.tournament.caller, self.payload, self.signature)
            and all(come.is_signed(judge) for come in self.comes)
        )

    def is_revealed(self, place: int, reveal: Reveal, judge: Verify) -> bool:
        """Return whether *reveal* is what the person at *place* committed to, signed for this."""
        come = self.comes[place]
        fixed = draw_nonce_digest(self.tournament.id, come.identity, reveal.nonce)
        payload = _reveal_payload(self, reveal.nonce)
        return fixed == come.fixed and judge(come.identity, payload, reveal.signature)


def make_call(
    identity: SigningKey, random: bytes, rules_id: str, rules_hash: bytes, options: Value
) -> Tournament:
    """Call to a tournament; *random* are 16 bytes that no other one has."""
    played = called_digest(rules_id, rules_hash, options)
    payload = pack((CALL_TAG, random, identity.public, played))
    return parse_call((payload, identity.sign(payload)))


def make_come(
    identity: SigningKey, name: str, tournament: bytes, nonce: bytes, before: Before = NOTHING
) -> Come:
    """Say as *name* that *identity* comes to the *tournament*; no other come has this *nonce*."""
    fixed = draw_nonce_digest(tournament, identity.public, nonce)
    payload = pack((COME_TAG, tournament, identity.public, name, fixed, *before.terms))
    return Come(identity.public, name, fixed, payload, identity.sign(payload), before)


def make_roll(identity: SigningKey, tournament: Tournament, comes: Sequence[Come]) -> Roll:
    """Fix who is in; raise `MalformedError` if they cannot be."""
    ordered = tuple(sorted(comes, key=lambda come: come.identity))
    signature = identity.sign(_roll_payload(tournament, ordered))
    return read_roll(tournament, ordered, signature)


def make_reveal(identity: SigningKey, roll: Roll, nonce: bytes) -> Reveal:
    """Reveal the *nonce* of *identity*: to be done for one roll only."""
    return Reveal(nonce, identity.sign(_reveal_payload(roll, nonce)))


def parse_call(wire: Value) -> Tournament:
    """Read a call without verifying it, or raise `MalformedError`."""
    payload, signature = parse_wire(wire)
    match fields := unpack(payload):
        case (tag, bytes(random), bytes(caller), bytes(played)) if (
            tag == CALL_TAG
            and len(random) == RANDOM_BYTES
            and is_sound_key(caller)
            and len(played) == DIGEST_BYTES
        ):
            return Tournament(caller, played, payload, signature)
        case _:
            msg = "a call is [tag, random bytes, identity key, hash of what is played]"
            raise unread(msg, fields, CALL_TAG, 4)


def parse_come(wire: Value, tournament: bytes) -> Come:
    """Read a wish to come to the *tournament* without verifying it, or raise `MalformedError`."""
    payload, signature = parse_wire(wire)
    match fields := unpack(payload):
        case (tag, named, bytes(identity), str(name), bytes(fixed), *more) if (
            len(more) <= 1
            and (tag, named) == (COME_TAG, tournament)
            and is_sound_key(identity)
            and len(fixed) == DIGEST_BYTES
            and logged_name_refusal(name) is None
        ):
            before = _read_before(more[0]) if more else NOTHING
            return Come(identity, name, fixed, payload, signature, before)
        case _:
            msg = "a come is [tag, tournament, identity key, name, digest], and what was before"
            raise unread(msg, fields, COME_TAG, 6)


def _read_before(value: Value) -> Before:
    match value:
        case (int(draws), tuple(missing)) if (
            type(draws) is int and 1 <= draws <= BEFORE_MAX and len(missing) <= MISSING_MAX
        ):
            keys = tuple(key for key in missing if type(key) is bytes and len(key) == KEY_BYTES)
            if keys == missing == tuple(sorted(set(keys))):
                return Before(draws, keys)
        case _:
            pass
    msg = "what was before is [unfinished draws, identity keys in order]"
    raise MalformedError(msg)


def parse_reveal(wire: Value) -> Reveal:
    """Read a reveal without verifying it, or raise `MalformedError`."""
    match wire:
        case (bytes(nonce), bytes(signature), *more) if (
            len(nonce) == DIGEST_BYTES and len(signature) == SIGNATURE_BYTES
        ):
            if more:
                msg = "a reveal of a newer version"
                raise NewerError(msg)
            return Reveal(nonce, signature)
        case _:
            msg = "a reveal is a nonce and a signature"
            raise MalformedError(msg)


def parse_result(wire: Value) -> TableResult:
    """Read a result without verifying it, or raise `MalformedError`."""
    payload, signature = parse_wire(wire)
    match fields := unpack(payload):
        case (tag, bytes(), bytes(identity), int(number), bytes(game), tuple(places)) if (
            tag == RESULT_TAG
            and is_sound_key(identity)
            and type(number) is int
            and len(game) == DIGEST_BYTES
        ):
            read = tuple(map(_read_place, places))
            return TableResult(identity, number, game, read, payload, signature)
        case _:
            msg = "a result is [tag, seed, identity key, table, game, places]"
            raise unread(msg, fields, RESULT_TAG, 6)


def _read_place(value: Value) -> tuple[bytes, int]:
    match value:
        case (bytes(identity), int(place)) if type(place) is int and place > 0:
            return identity, place
        case _:
            msg = "a place is [identity key, number]"
            raise MalformedError(msg)


def read_roll(tournament: Tournament, comes: tuple[Come, ...], signature: bytes) -> Roll:
    """Return the roll of *comes* without verifying it, or raise `MalformedError`."""
    keys = [come.identity for come in comes]
    names = {logged_plain_name(come.name) for come in comes}
    if not (
        PEOPLE_MIN <= len(comes) <= PEOPLE_MAX
        and keys == sorted(set(keys))
        and len(names) == len(comes)
        and len(signature) == SIGNATURE_BYTES
    ):
        msg = "a roll has 6 to 25 people in the order of their keys, whose names differ"
        raise MalformedError(msg)
    return Roll(tournament, comes, signature)


def _roll_payload(tournament: Tournament, comes: Sequence[Come]) -> bytes:
    ids = tuple(message_id(come.payload) for come in comes)
    return pack((ROLL_TAG, tournament.id, ids))


def _reveal_payload(roll: Roll, nonce: bytes) -> bytes:
    return pack((REVEAL_TAG, roll.id, nonce))
