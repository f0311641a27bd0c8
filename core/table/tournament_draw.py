"""The draw of a tournament: who sits at which table, how it ended, who meets in the final (P3.5).

Law: it follows from the nonces that all on the roll revealed, and nobody chooses any of it. What a
table says of its end is for sitting down and for showing: what counts are the logs.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from core.table.digests import draw_digest
from core.table.encoding import MalformedError, Value, pack, unpack
from core.table.messages import SEATS_MAX
from core.table.seeds import JointSeed
from core.table.signing import KEY_BYTES, SigningKey, Verify
from core.table.tournament import (
    PEOPLE_MAX,
    PEOPLE_MIN,
    RESULT_TAG,
    Before,
    Come,
    Reveal,
    Roll,
    TableResult,
    parse_call,
    parse_come,
    parse_reveal,
    read_roll,
)

FINAL = 0
"""The number of the final; the tables before it are numbered from 1 on."""
_WINNERS_MIN = 3
_WITNESSES = 2
"""How many have to have seen so many unfinished draws: nobody alone can make them up."""


class Ended(NamedTuple):
    """The game of a table that is over, and the place of each identity in it."""

    game: bytes
    places: Mapping[bytes, int]


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

    def has_said(self, result: TableResult, judge: Verify) -> bool:
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

    def ended(self, results: Collection[TableResult]) -> dict[int, Ended]:
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


def _most(table: Drawn, results: Iterable[TableResult]) -> Ended | None:
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


def make_result(
    identity: SigningKey,
    draw: Draw,
    number: int,
    game: bytes,
    places: tuple[tuple[bytes, int], ...],
) -> TableResult:
    """Say how the *game* of table *number* ended."""
    payload = pack(_result_fields(draw, identity.public, number, game, places))
    return TableResult(identity.public, number, game, places, payload, identity.sign(payload))


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


def _result_fields(
    draw: Draw, identity: bytes, number: int, game: bytes, places: tuple[tuple[bytes, int], ...]
) -> tuple[Value, ...]:
    return RESULT_TAG, draw.seed, identity, number, game, places
