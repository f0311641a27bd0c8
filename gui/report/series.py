"""The table of an evening of several games, from their logs.

Law: the table is a function of the logs alone, in whatever order they come. Only finished games
that check count, and each number counts once.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from itertools import pairwise
from math import floor
from typing import NamedTuple

from core.table.agreed import Series
from core.table.genesis import Genesis
from core.table.looks import Worn
from gui.words.player_names import player_name
from gui.words.words import counted, marked, words

_SHORT_KEY = 8


class SeriesGame(NamedTuple):
    """What a log says of its game in a series."""

    game: bytes
    series: Series
    players: tuple[tuple[bytes, str], ...]
    """By seat: the identity key and the name."""
    worms: tuple[Worn, ...]
    """By seat, what was worn."""
    places: tuple[int, ...]
    """By seat; none before the game is over."""
    is_sound: bool
    """Whether the log checks."""


def played(
    genesis: Genesis | None, places: tuple[int, ...], *, is_sound: bool
) -> SeriesGame | None:
    """Return what a log says of the game of *genesis* in its series; None if it is in none.

    *places* are those of a game that is over, else none.
    """
    if genesis is None or (series := genesis.agreed.series) is None:
        return None
    players = tuple((one.identity, one.name) for one in genesis.offers)
    told = places if is_sound else ()
    return SeriesGame(genesis.game, series, players, genesis.worms, told, is_sound)


class SeriesFlaw(Enum):
    """What is wrong with a number of a series; the value says it."""

    MISSING = marked("Game {number} is missing.")
    UNFINISHED = marked("Game {number} is not over: the table is computed without it.")
    FORGED = marked("Game {number} does not check: the table is computed without it.")
    TWICE = marked("Several games claim to be game {number}: the table is computed without them.")
    FOLLOWED = marked("Several games claim to be game {number}: the one that was followed counts.")
    PARTED = marked("Game {number} follows another game than the one before it here.")


class SeriesRow(NamedTuple):
    """A player's evening."""

    place: int
    identity: bytes
    name: str
    """As it is shown; with the key where two players have one name."""
    points: tuple[Fraction | None, ...]
    """For each number; None where no game counts."""
    missed: frozenset[int]
    """The indices of counted games without this player."""
    dropped: int | None
    """The index of the game that does not count, as this player's worst."""
    totals: tuple[Fraction, ...]
    """After each game that counts."""

    @property
    def total(self) -> Fraction:
        """All points."""
        return self.totals[-1]


@dataclass(frozen=True, slots=True)
class Ranking:
    """The table of a series: rows from the first place on, and what is wrong with its logs."""

    series: Series
    """With the number and the game before of the last game that counts."""
    rows: tuple[SeriesRow, ...]
    games: tuple[SeriesGame, ...]
    """The games that count, by number."""
    flaws: tuple[tuple[SeriesFlaw, int], ...]

    @property
    def is_complete(self) -> bool:
        """Whether the last game has been played."""
        return bool(self.games) and self.games[-1].series.number == self.series.games

    def flaw_lines(self) -> list[str]:
        """Return a sentence for each flaw."""
        return flaws_words(self.flaws)

    def lines(self) -> list[str]:
        """Return the table for a terminal."""
        return [
            counted(
                self.series.games,
                "The evening: {done} of {count} game counts.",
                "The evening: {done} of {count} games count.",
                done=len(self.games),
            ),
            *(f"  {_row_words(row)}" for row in self.rows),
            *(f"  {line}" for line in self.flaw_lines()),
        ]

    def plain(self) -> dict[str, object]:
        """Return the table for programs; points as exact fractions."""
        return {
            "series": self.series.id.hex(),
            "games": self.series.games,
            "counted": [one.series.number for one in self.games],
            "table": [
                {
                    "place": row.place,
                    "name": row.name,
                    "key": row.identity.hex(),
                    "points": [None if one is None else str(one) for one in row.points],
                    "total": str(row.total),
                }
                for row in self.rows
            ],
            "flaws": [{"flaw": flaw.name.lower(), "number": number} for flaw, number in self.flaws],
        }


def flaws_words(flaws: Iterable[tuple[SeriesFlaw, int]]) -> list[str]:
    """Return a sentence for each of *flaws*."""
    return [words(flaw.value, number=number) for flaw, number in flaws]


def points_words(points: Fraction) -> str:
    """Return *points*, with one digit if they are not whole, halves rounded up.

    >>> [points_words(Fraction(points, 12)) for points in (36, 30, 4, 3)]
    ['3', '2.5', '0.3', '0.3']
    """
    if points.denominator == 1:
        return str(points.numerator)
    whole, digit = divmod(floor(points * 10 + Fraction(1, 2)), 10)
    return words("{whole}.{rest}", whole=whole, rest=digit)


def total_words(points: Fraction) -> str:
    """Return *points* as a number of points.

    >>> total_words(Fraction(1)), total_words(Fraction(5, 2))
    ('1 point', '2.5 points')
    """
    count = 1 if points == 1 else 2
    return counted(count, "{points} point", "{points} points", points=points_words(points))


def standings(logs: Iterable[SeriesGame]) -> tuple[Ranking, ...]:
    """Return the table of each series in *logs*, in the order of their ids."""
    evenings: dict[tuple[object, ...], set[SeriesGame]] = {}
    for one in logs:
        evenings.setdefault(one.series.terms, set()).add(one)
    return tuple(_standings(found) for _, found in sorted(evenings.items(), key=repr))


def _standings(logs: Collection[SeriesGame]) -> Ranking:
    sound = [one for one in logs if one.is_sound]
    last = max((one.series.number for one in sound), default=0)
    forged = {one.series.number for one in logs} - {one.series.number for one in sound}
    games: list[SeriesGame] = []
    flaws = [(SeriesFlaw.FORGED, number) for number in forged]
    for number in range(1, last + 1):
        here = [one for one in sound if one.series.number == number]
        ended = sorted({one for one in here if one.places})
        named = {one.series.previous for one in sound if one.series.number == number + 1}
        followed = [one for one in ended if one.game in named]
        if len(ended) == 1:
            games += ended
        elif len(ended) > 1 and len(followed) == 1:
            games += followed
            flaws.append((SeriesFlaw.FOLLOWED, number))
        elif number not in forged or here:
            is_open = SeriesFlaw.UNFINISHED if here else SeriesFlaw.MISSING
            flaws.append((SeriesFlaw.TWICE if ended else is_open, number))
    for before, after in pairwise(games):
        is_next = after.series.number == before.series.number + 1
        if is_next and after.series.previous != before.game:
            flaws.append((SeriesFlaw.PARTED, after.series.number))
    flaws.sort(key=lambda one: (one[1], one[0].name))
    terms = games[-1].series if games else min(one.series for one in logs)
    return Ranking(terms, _rows(terms, games), tuple(games), tuple(flaws))


def _rows(terms: Series, games: Sequence[SeriesGame]) -> tuple[SeriesRow, ...]:
    names = dict(player for game in games for player in game.players)
    shown = [player_name(name) for name in names.values()]
    found = []
    for identity, name in names.items():
        said = player_name(name)
        if shown.count(said) > 1:
            said = words("{name}, key {key}", name=said, key=identity.hex()[:_SHORT_KEY])
        found.append(_row(terms, games, identity, said))
    found.sort(key=lambda row: (-row.total, row.name, row.identity))
    totals = [row.total for row in found]
    return tuple(row._replace(place=1 + totals.index(row.total)) for row in found)


def _row(terms: Series, games: Sequence[SeriesGame], identity: bytes, name: str) -> SeriesRow:
    results, missed, dropped = _results(terms, games, identity)
    totals = (_results(terms, games[: at + 1], identity) for at in range(len(games)))
    points = tuple(results.get(index) for index in range(terms.games))
    summed = tuple(sum(_counted(found, worst), Fraction(0)) for found, _, worst in totals)
    return SeriesRow(0, identity, name, points, missed, dropped, summed)


def _counted(results: dict[int, Fraction], dropped: int | None) -> Iterable[Fraction]:
    return (points for index, points in results.items() if index != dropped)


def _results(
    terms: Series, games: Sequence[SeriesGame], identity: bytes
) -> tuple[dict[int, Fraction], frozenset[int], int | None]:
    """Return by index what each of *games* earns a player, which were missed, which is dropped."""
    earned = {}
    for game in games:
        for place, (player, _) in zip(game.places, game.players, strict=True):
            if player == identity:
                index = game.series.number - 1
                earned[index] = terms.points[place - 1] if place <= len(terms.points) else 0
    numbers = [game.series.number - 1 for game in games]
    has_usual = terms.averages and earned
    usual = Fraction(sum(earned.values()), len(earned)) if has_usual else Fraction(0)
    results = {index: Fraction(earned.get(index, usual)) for index in numbers}
    is_short = terms.drops_worst and len(results) > 1
    dropped = min(results, key=lambda index: (results[index], index)) if is_short else None
    return results, frozenset(numbers) - earned.keys(), dropped


def _row_words(row: SeriesRow) -> str:
    said = []
    for index, points in enumerate(row.points):
        if points is not None:
            shown = points_words(points)
            said.append(f"({shown})" if index == row.dropped else shown)
    named = {"name": row.name, "points": ", ".join(said), "total": total_words(row.total)}
    return words("{place}. {name}: {total}: {points}", place=row.place, **named)
