"""A tournament for more people than seats: a draw that nobody chooses, then a final (P3.5).

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

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from core.table.digests import (
    DIGEST_BYTES,
    called_digest,
    draw_digest,
    draw_nonce_digest,
    message_id,
)
from core.table.encoding import MalformedError, NewerError, Value, pack, unpack, unread
from core.table.messages import SEATS_MAX, parse_wire
from core.table.naming import logged_name_refusal, logged_plain_name
from core.table.seeds import JointSeed
from core.table.signing import KEY_BYTES, SIGNATURE_BYTES, SigningKey, Verify, is_sound_key

CALL_TAG = "wormup/1/tournament"
COME_TAG = "wormup/1/come"
ROLL_TAG = "wormup/1/roll"
REVEAL_TAG = "wormup/1/reveal"
RESULT_TAG = "wormup/1/result"
RANDOM_BYTES = 16
PEOPLE_MIN = 6
PEOPLE_MAX = SEATS_MAX * SEATS_MAX
FINAL = 0
"""The number of the final; the tables before it are numbered from 1 on."""
_WINNERS_MIN = 3
BEFORE_MAX = 99
"""How many unfinished draws a person can have seen in an evening."""
MISSING_MAX = 8
"""How many people a come can name who were missing in them."""
_WITNESSES = 2
"""How many have to have seen so many unfinished draws: nobody alone can make them up."""


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


class Result(NamedTuple):
    """How the game of a table ended, as somebody from there says."""

    identity: bytes
    number: int
    game: bytes
    places: tuple[tuple[bytes, int], ...]
    """Each identity with its place, by seat."""
    payload: bytes
    signature: bytes


class Ended(NamedTuple):
    """The game of a table that is over, and the place of each identity in it."""

    game: bytes
    places: Mapping[bytes, int]


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


@dataclass(frozen=True)
class Draw:
    """A roll with the reveals of all on it, and so who sits where."""

    roll: Roll
    reveals: tuple[Reveal, ...]

    @cached_property
    def seed(self) -> bytes:
        """The joint seed, of which every nonce is a part."""
        return draw_digest(self.roll.id, tuple(reveal.nonce for reveal in self.reveals))

    @cached_property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """The people of each table before the final, by their places on the roll, as drawn."""
        return drawn_tables(self.seed, len(self.roll.comes))

    @cached_property
    def before(self) -> Before:
        """How many draws ended unfinished before it, as two or more saw, and who was missing.

        These more than half of all on the roll have to name, so that no few can blame anybody.
        """
        said = [one.before for one in self.roll.comes]
        named = Counter(key for one in said for key in one.missing)
        missing = (key for key, times in named.items() if 2 * times > len(said))
        return Before(sorted(one.draws for one in said)[-_WITNESSES], tuple(sorted(missing)))

    @property
    def drawn(self) -> "tuple[Drawn, ...]":
        """The tables before the final."""
        return tuple(Drawn(self, number) for number in range(1, len(self.tables) + 1))

    def is_signed(self, judge: Verify) -> bool:
        """Return whether all of it is signed, and every reveal is what was committed to."""
        return self.roll.is_signed(judge) and all(
            self.roll.is_revealed(place, reveal, judge) for place, reveal in enumerate(self.reveals)
        )

    def goes_on(self, places: Sequence[Mapping[bytes, int]]) -> tuple[int, ...]:
        """Return who meets in the final, by their places on the roll, in that order.

        *places* has for each table the place in the game of each identity that played there.
        """
        tables = zip(self.tables, places, strict=True)
        return tuple(sorted(one for people, came in tables for one in self.ahead(people, came)))

    def ahead(self, people: Sequence[int], came: Mapping[bytes, int]) -> list[int]:
        """Return who of the *people* at a table goes on to the final, by their places on the roll.

        Of equals in the places to which they *came*, the one drawn earlier goes on.
        """
        comes = self.roll.comes
        there = [one for one in people if comes[one].identity in came]
        there.sort(key=lambda one: came[comes[one].identity])
        return there[: going_on(len(self.tables))]

    def has_said(self, result: Result, judge: Verify) -> bool:
        """Return whether somebody who was drawn for its table signed *result*.

        For the final it may be anybody: who meets there, other results say.
        """
        if not FINAL <= result.number <= len(self.tables):
            return False
        people = (come.identity for come in self.roll.comes)
        here = frozenset(people) if result.number == FINAL else Drawn(self, result.number).keys
        return (
            unpack(result.payload) == _result_fields(self, *result[:4])
            and result.identity in here
            and here.issuperset(identity for identity, _ in result.places)
            and judge(result.identity, result.payload, result.signature)
        )

    def ended(self, results: Collection[Result]) -> dict[int, Ended]:
        """Return how each table ended by *results*: what more than half of those there say.

        It is for sitting down and for showing: what counts are the logs.
        """
        found = {table.number: ended for table in self.drawn if (ended := _most(table, results))}
        final = self.final(found)
        ended = _most(final, results) if final else None
        return found | {FINAL: ended} if ended else found

    def final(self, ended: Mapping[int, Ended]) -> "Drawn | None":
        """Return who meets in the final; None while a table before it has not *ended*."""
        before = [ended[number] for number in range(1, len(self.tables) + 1) if number in ended]
        if len(before) < len(self.tables):
            return None
        goes_on = self.goes_on([one.places for one in before])
        return Drawn(self, FINAL, tuple(one.game for one in before), goes_on)


@dataclass(frozen=True)
class Drawn:
    """One table of a tournament, as all who sit there agree to it."""

    draw: Draw
    number: int
    """From 1 on, or `FINAL`."""
    games: tuple[bytes, ...] = ()
    """In the final: the game of each table before it."""
    finalists: tuple[int, ...] = ()
    """In the final: who goes on, by their places on the roll."""

    @property
    def people(self) -> tuple[Come, ...]:
        """Who sits here."""
        comes = self.draw.roll.comes
        if self.number == FINAL:
            return tuple(comes[one] for one in self.finalists)
        return tuple(comes[one] for one in self.draw.tables[self.number - 1])

    @property
    def keys(self) -> frozenset[bytes]:
        """The identity keys of those who sit here."""
        return frozenset(come.identity for come in self.people)

    @property
    def terms(self) -> tuple[Value, ...]:
        """The table as it stands in a genesis, behind its name."""
        roll, call = self.draw.roll, self.draw.roll.tournament
        comes = tuple((one.payload, one.signature) for one in roll.comes)
        reveals = tuple(tuple(one) for one in self.draw.reveals)
        called = call.payload, call.signature
        return self.number, self.games, self.finalists, called, comes, roll.signature, reveals


def _most(table: Drawn, results: Iterable[Result]) -> Ended | None:
    """Return what more than half of those drawn for *table* say."""
    heard = (one for one in results if one.number == table.number and one.identity in table.keys)
    said = Counter({one.identity: (one.game, one.places) for one in heard}.values())
    for (game, places), count in said.most_common(1):
        if 2 * count > len(table.people):
            return Ended(game, dict(places))
    return None


def going_on(tables: int) -> int:
    """Return how many of each of so many *tables* meet in the final: it seats 3 to 5.

    >>> [going_on(tables) for tables in (2, 3, 4, 5)]
    [2, 1, 1, 1]
    """
    return 1 if tables >= _WINNERS_MIN else 2


def drawn_tables(seed: bytes, people: int) -> tuple[tuple[int, ...], ...]:
    """Return who sits at each table, of so many *people*: few tables, as even as can be.

    >>> drawn_tables(bytes(32), 7)
    ((5, 3, 4, 0), (6, 2, 1))
    """
    if not PEOPLE_MIN <= people <= PEOPLE_MAX:
        msg = f"a tournament is for {PEOPLE_MIN} to {PEOPLE_MAX} people, not {people}"
        raise ValueError(msg)
    order = JointSeed(seed).draws().shuffled(people)
    tables = -(-people // SEATS_MAX)
    return tuple(order[first::tables] for first in range(tables))


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


def make_result(
    identity: SigningKey,
    draw: Draw,
    number: int,
    game: bytes,
    places: tuple[tuple[bytes, int], ...],
) -> Result:
    """Say how the *game* of table *number* ended."""
    payload = pack(_result_fields(draw, identity.public, number, game, places))
    return Result(identity.public, number, game, places, payload, identity.sign(payload))


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


def parse_result(wire: Value) -> Result:
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
            return Result(identity, number, game, read, payload, signature)
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


def read_drawn(terms: tuple[Value, ...]) -> Drawn:
    """Read a table of a tournament without verifying it, or raise `MalformedError`."""
    return _read_drawn(pack(terms))


@lru_cache(maxsize=64)
def _read_drawn(terms: bytes) -> Drawn:
    match unpack(terms):
        case (number, tuple(games), tuple(finalists), call, tuple(comes), bytes(sign), tuple(told)):
            called = parse_call(call)
            came = tuple(parse_come(come, called.id) for come in comes)
            roll = read_roll(called, came, sign)
            reveals = tuple(map(parse_reveal, told))
            if len(reveals) == len(came):
                return _read_number(Draw(roll, reveals), number, games, finalists)
        case _:
            pass
    msg = "a table of a tournament is [number, games, finalists, call, comes, roll, reveals]"
    raise MalformedError(msg)


def _read_number(
    draw: Draw, number: Value, games: tuple[Value, ...], finalists: tuple[Value, ...]
) -> Drawn:
    tables, people = len(draw.tables), range(len(draw.roll.comes))
    known = tuple(game for game in games if type(game) is bytes and len(game) == KEY_BYTES)
    going = tuple(one for one in finalists if type(one) is int and one in people)
    if type(number) is int and 0 <= number <= tables and (known, going) == (games, finalists):
        is_final = number == FINAL
        counts = (tables, tables * going_on(tables)) if is_final else (0, 0)
        if (len(known), len(going)) == counts and list(going) == sorted(set(going)):
            return Drawn(draw, number, known, going)
    msg = "no table of this draw"
    raise MalformedError(msg)


def _roll_payload(tournament: Tournament, comes: Sequence[Come]) -> bytes:
    ids = tuple(message_id(come.payload) for come in comes)
    return pack((ROLL_TAG, tournament.id, ids))


def _reveal_payload(roll: Roll, nonce: bytes) -> bytes:
    return pack((REVEAL_TAG, roll.id, nonce))


def _result_fields(
    draw: Draw, identity: bytes, number: int, game: bytes, places: tuple[tuple[bytes, int], ...]
) -> tuple[Value, ...]:
    return RESULT_TAG, draw.seed, identity, number, game, places
