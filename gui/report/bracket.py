"""The bracket of a tournament, from its logs.

Law: the bracket is a function of the logs alone, in whatever order they come. The draw is computed
again from what all revealed; only games that check and that it allows count.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from core.table.agreed import joined
from core.table.genesis import Genesis
from core.table.signing import verify
from core.table.tournament_draw import FINAL, Draw, Drawn
from gui.words.emblem_words import key_words
from gui.words.player_names import player_name
from gui.words.table_words import listed
from gui.words.words import counted, marked, words

_judge = lru_cache(maxsize=1024)(verify)
"""Every log of a tournament has the same signatures of its draw."""


class Met(NamedTuple):
    """What a log says of its game in a tournament."""

    game: bytes
    drawn: Drawn
    fits: bool
    """Whether it is played as the tournament was called."""
    players: tuple[bytes, ...]
    """The identity keys, by seat."""
    names: tuple[str, ...]
    places: tuple[int, ...]
    """By seat; none before the game is over."""
    is_sound: bool
    """Whether the log checks."""


def met(genesis: Genesis | None, places: tuple[int, ...], *, is_sound: bool) -> Met | None:
    """Return what a log says of the game of *genesis* in its tournament; None if it is in none.

    *places* are those of a game that is over, else none.
    """
    if genesis is None or (drawn := genesis.agreed.drawn) is None:
        return None
    options = joined(replace(genesis.agreed, drawn=None, worn=()), genesis.own_options)
    fits = drawn.draw.roll.tournament.plays(genesis.rules_id, genesis.rules_hash, options)
    players = tuple(one.identity for one in genesis.offers)
    names = tuple(one.name for one in genesis.offers)
    return Met(genesis.game, drawn, fits, players, names, places if is_sound else (), is_sound)


class BracketFlaw(Enum):
    """What is wrong with a table of a tournament; the value says it."""

    SEVERAL = marked("The caller signed several lists of people: this is one of several draws.")
    UNSIGNED = marked("{table}: not everybody signed the draw that it names. It does not count.")
    OTHER = marked("{table}: it was not played as the tournament was called. It does not count.")
    STRANGER = marked("{table}: {name} was not drawn for it. It does not count.")
    FORGED = marked("{table}: its log does not check. It does not count.")
    TWICE = marked("{table}: several games claim to be it. None of them counts.")
    MISSING = marked("{table}: its log is missing.")
    UNFINISHED = marked("{table}: it is not over.")
    ABSENT = marked("{table}: {name} was drawn for it and did not sit there.")
    PARTED = marked("{table}: it does not follow from the games here. It does not count.")


class Fault(NamedTuple):
    """A flaw, the table that has it, and the person whom it concerns."""

    flaw: BracketFlaw
    number: int = FINAL
    name: str = ""

    def line(self) -> str:
        """Return it in words."""
        return words(self.flaw.value, table=table_words(self.number), name=self.name)


class BracketSeat(NamedTuple):
    """Somebody at a table of the bracket, and the place in its game; 0 before that is over."""

    identity: bytes
    name: str
    place: int


class TableHere(NamedTuple):
    """A table of the bracket: those drawn for it, in a game that counts by their places."""

    number: int
    people: tuple[BracketSeat, ...]

    def line(self) -> str:
        """Return the table for a terminal."""
        people = ", ".join(
            words("{place}. {name}", place=one.place, name=one.name) if one.place else one.name
            for one in self.people
        )
        return words("{table}: {people}", table=table_words(self.number), people=people)


class Missing(NamedTuple):
    """Somebody who was missing when a draw ended unfinished; the name is "" if no log says it."""

    identity: bytes
    name: str


class Before(NamedTuple):
    """How many draws of the evening ended unfinished before the one of a tournament."""

    draws: int
    missing: tuple[Missing, ...]

    def words(self) -> str:
        """Return it in words; "" if there were none."""
        names = [one.name or " ".join(key_words(one.identity)) for one in self.missing]
        return unfinished_words(self.draws, names)


@dataclass(frozen=True, slots=True)
class Bracket:
    """A tournament: its tables, the final last once it is known who meets there."""

    tournament: bytes
    tables: tuple[TableHere, ...]
    faults: tuple[Fault, ...]
    before: Before = Before(0, ())  # noqa: RUF009  # immutable

    def lines(self) -> list[str]:
        """Return the bracket for a terminal."""
        drawn = [one for one in self.tables if one.number != FINAL]
        people = sum(len(one.people) for one in drawn)
        counts = {
            "people": counted(people, "{count} person", "{count} people"),
            "tables": counted(len(drawn), "{count} table", "{count} tables"),
        }
        return [
            words("The tournament: {people}, drawn to {tables}.", **counts),
            *(f"  {said}" for said in [self.before.words()] if said),
            *(f"  {table.line()}" for table in self.tables),
            *(f"  {fault.line()}" for fault in self.faults),
        ]

    def plain(self) -> dict[str, object]:
        """Return the bracket for programs."""
        return {
            "tournament": self.tournament.hex(),
            "unfinished": self.before.draws,
            "missing": [
                {"key": one.identity.hex(), "name": one.name or None} for one in self.before.missing
            ],
            "tables": [
                {
                    "number": table.number,
                    "people": [
                        {"key": one.identity.hex(), "name": one.name, "place": one.place or None}
                        for one in table.people
                    ],
                }
                for table in self.tables
            ],
            "flaws": [
                {"flaw": one.flaw.name.lower(), "table": one.number, "name": one.name or None}
                for one in self.faults
            ],
        }


def table_words(number: int) -> str:
    """Return how the table *number* of a tournament is called."""
    return words("Table {number}", number=number) if number != FINAL else words("The final")


def unfinished_words(draws: int, missing: Sequence[str]) -> str:
    """Return how many draws of an evening ended unfinished, and who was *missing*; "" for none."""
    if not draws:
        return ""
    said = counted(
        draws,
        "{count} draw of this evening ended unfinished.",
        "{count} draws of this evening ended unfinished.",
    )
    if not missing:
        return said
    return " ".join((said, words("Missing: {names}.", names=listed(missing))))


def before_of(draw: Draw) -> Before:
    """Return what those on the roll of *draw* say of the draws before it."""
    names = {one.identity: player_name(one.name) for one in draw.roll.comes}
    missing = (Missing(key, names.get(key, "")) for key in draw.before.missing)
    return Before(draw.before.draws, tuple(missing))


def brackets(logs: Iterable[Met]) -> tuple[Bracket, ...]:
    """Return the bracket of each draw in *logs*, in the order of their tournaments."""
    draws: dict[tuple[bytes, bytes], set[Met]] = {}
    for one in logs:
        draw = one.drawn.draw
        draws.setdefault((draw.roll.tournament.id, draw.seed), set()).add(one)
    found = []
    for (tournament, _), here in sorted(draws.items()):
        several = sum(1 for id_, _ in draws if id_ == tournament) > 1
        found.append(_bracket(tournament, here, is_several=several))
    return tuple(found)


def _bracket(tournament: bytes, logs: Collection[Met], *, is_several: bool) -> Bracket:
    draw = min(logs, key=lambda one: one.game).drawn.draw
    numbers = range(1, len(draw.tables) + 1)
    faults = {fault for one in logs for fault in _faults_of(one)}
    if is_several:
        faults.add(Fault(BracketFlaw.SEVERAL))
    sound = {one for one in logs if one.is_sound and not _faults_of(one)}
    counting: dict[int, Met] = {}
    for number in (*numbers, FINAL):
        here = {one for one in sound if one.drawn.number == number}
        if number == FINAL:
            apart = {one for one in here if not _follows(one, counting)}
            faults |= {Fault(BracketFlaw.PARTED) for _ in apart}
            here -= apart
        ended = sorted(here, key=lambda one: (not one.places, one.game))
        if len({one.game for one in here}) > 1:
            faults.add(Fault(BracketFlaw.TWICE, number))
        elif ended and ended[0].places:
            counting[number] = ended[0]
            faults |= _absent(ended[0])
        elif here:
            faults.add(Fault(BracketFlaw.UNFINISHED, number))
        else:
            faults |= _lost(number, logs, faults)
    drawn = list(draw.drawn)
    if all(number in counting for number in numbers):
        drawn.append(_final(draw, counting))
    tables = tuple(_table(one, counting.get(one.number)) for one in drawn)
    order = list(BracketFlaw)
    said = sorted(faults, key=lambda one: (one.number, order.index(one.flaw), one.name))
    return Bracket(tournament, tables, tuple(said), before_of(draw))


def _faults_of(one: Met) -> set[Fault]:
    """Return why the game of *one* does not count, whatever the other logs say."""
    number = one.drawn.number
    if not one.drawn.draw.is_signed(_judge):
        return {Fault(BracketFlaw.UNSIGNED, number)}
    if not one.fits:
        return {Fault(BracketFlaw.OTHER, number)}
    drawn = {come.identity for come in one.drawn.people}
    seats = zip(one.players, one.names, strict=True)
    strangers = (player_name(name) for player, name in seats if player not in drawn)
    return {Fault(BracketFlaw.STRANGER, number, name) for name in strangers}


def _lost(number: int, logs: Collection[Met], faults: Collection[Fault]) -> set[Fault]:
    """Return what is wrong with a table of which no sound log is here."""
    if any(one.drawn.number == number and not _faults_of(one) for one in logs):
        return {Fault(BracketFlaw.FORGED, number)} if not _is_named(number, faults) else set()
    is_missing = number != FINAL and not _is_named(number, faults)
    return {Fault(BracketFlaw.MISSING, number)} if is_missing else set()


def _is_named(number: int, faults: Collection[Fault]) -> bool:
    return any(one.number == number and one.flaw is not BracketFlaw.SEVERAL for one in faults)


def _absent(one: Met) -> set[Fault]:
    people = (come for come in one.drawn.people if come.identity not in one.players)
    number = one.drawn.number
    return {Fault(BracketFlaw.ABSENT, number, player_name(come.name)) for come in people}


def _follows(final: Met, counting: Mapping[int, Met]) -> bool:
    """Return whether *final* names the games that count, and who goes on from them."""
    draw, named = final.drawn.draw, dict(enumerate(final.drawn.games, 1))
    if any(named[number] != one.game for number, one in counting.items()):
        return False
    is_known = len(counting) == len(draw.tables)
    return not is_known or final.drawn.finalists == _final(draw, counting).finalists


def _final(draw: Draw, counting: Mapping[int, Met]) -> Drawn:
    """Return the final that follows from the games of all tables before it."""
    before = [counting[number] for number in range(1, len(draw.tables) + 1)]
    places = [dict(zip(one.players, one.places, strict=True)) for one in before]
    return Drawn(draw, FINAL, tuple(one.game for one in before), draw.goes_on(places))


def _table(drawn: Drawn, game: Met | None) -> TableHere:
    came = dict(zip(game.players, game.places, strict=True)) if game else {}
    people = [
        BracketSeat(one.identity, player_name(one.name), came.get(one.identity, 0))
        for one in drawn.people
    ]
    people.sort(key=lambda one: (not one.place, one.place))
    return TableHere(drawn.number, tuple(people))
