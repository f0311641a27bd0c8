"""A season: who leads this spring, summer, autumn or winter, night by night, by the saved games.

Law: a function of the games on this laptop that are over and at which two people sat, each once;
players are their keys, and bots are no players. Nothing leaves the laptop. A night is by this
laptop's clock, which nobody has signed.
"""

import datetime
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from gui.game_ui import known_ui
from gui.parts.hats import Who
from gui.report.also_known import Group
from gui.report.night import NAME, Night, NightFlaw, evening_of
from gui.report.players import over_once
from gui.report.rivals import LEAST, Counted, RivalAward, Rivals, RivalSeat, gathered, rivals
from gui.report.saved import Saved, SavedState
from gui.words.days import moment_of
from gui.words.seats import BOT, worms_of
from gui.words.words import counted, marked, words

_FIRST = datetime.date(2020, 1, 1)
"""No game is older than this."""
_NAMES = (
    marked("Winter {year}"),
    marked("Spring {year}"),
    marked("Summer {year}"),
    marked("Autumn {year}"),
)
_SHORT = (marked("Winter"), marked("Spring"), marked("Summer"), marked("Autumn"))

Called = Mapping[bytes, tuple[str, Who]]
"""How people call themselves now, and what they wear, by their keys."""


class Span(Enum):
    """Which games are counted."""

    NOW = 0
    BEFORE = 1
    """The season before this one."""
    EVER = 2

    def name_now(self) -> str:
        """Return what its games are called now, in a word or two."""
        quarter = _quarter_of(evening_of(moment_of(None)), self)
        return words("All years") if quarter is None else words(_SHORT[quarter[1]])


class SeasonRow(NamedTuple):
    """What one player has come to."""

    keys: Group
    name: str
    """The name now, as far as it is known."""
    worm: Who
    nights: tuple[int | None, ...]
    """The points of each night; None where the player did not sit."""
    wins: int

    @property
    def points(self) -> int:
        """All points: one for everybody left behind, in each game."""
        return sum(filter(None, self.nights))


class Season(NamedTuple):
    """A season up to now, the leader first."""

    name: str
    nights: tuple[datetime.date, ...]
    rows: tuple[SeasonRow, ...]
    games: int
    rivals: tuple[Rivals, ...] = ()
    awards: tuple[RivalAward, ...] = ()
    left_out: int = 0
    """How many logs do not check."""
    notes: tuple[str, ...] = ()
    """What is wrong with nights."""

    @property
    def lead(self) -> str:
        """Who leads, and by how much; or how many games are missing to a season."""
        if self.games < LEAST:
            missing = LEAST - self.games
            return counted(
                missing, "{count} more game makes a season", "{count} more games make a season"
            )
        first, *others = (row.points for row in self.rows)
        ahead, name = first - max(others, default=0), self.rows[0].name
        if not ahead:
            return words("Two or more lead together")
        return counted(
            ahead, "{name} leads by {count} point", "{name} leads by {count} points", name=name
        )

    def is_best(self, row: SeasonRow, night: int) -> bool:
        """Return whether nobody had more points than *row* in a *night* in which somebody did."""
        most = max(one.nights[night] or 0 for one in self.rows)
        return most > 0 and row.nights[night] == most


def season(
    games: Iterable[Saved],
    groups: Iterable[Group],
    now: float | None = None,
    span: Span = Span.NOW,
    called: Called | None = None,
) -> Season:
    """Return the season of the moment *now*; *groups* of keys are one player each."""
    games, today = list(games), evening_of(moment_of(now))
    everything = _counted(games, {key: group for group in groups for key in group})
    quarter = _quarter_of(today, span)
    played = [one for one in everything if quarter in {None, _quarter_of(one.night.day)}]
    nights = tuple(sorted({one.night.day for one in played}))
    people = dict.fromkeys(person.group for one in played for person in one.people)
    known = _called(everything, called or {})
    rows = [_row(group, *known[group], nights, played) for group in people]
    ranked = tuple(sorted(rows, key=lambda row: (-row.points, -row.wins, row.name)))
    return Season(
        words("All years") if quarter is None else words(_NAMES[quarter[1]], year=quarter[0]),
        nights,
        ranked,
        len(played),
        rivals(played, {row.keys: row.name for row in ranked}),
        gathered(played),
        sum(game.standing is SavedState.BROKEN for game in games),
        tuple(_notes(everything, today)),
    )


def _counted(games: Sequence[Saved], keys_of: Mapping[bytes, Group]) -> list[Counted]:
    """Return the games that count, the oldest first: a copy has the night of the oldest one."""
    nights: dict[bytes, Night] = {}
    for game in games:
        if game.night is not None and game.genesis is not None:
            known = nights.setdefault(game.genesis.game, game.night)
            nights[game.genesis.game] = min(known, game.night, key=lambda night: night.day)
    found = []
    for game in over_once(games):
        assert game.genesis is not None, "it is over"
        people = tuple(
            RivalSeat(seat, keys_of.get(offer.identity, (offer.identity,)))
            for seat, offer in enumerate(game.genesis.offers)
            if not offer.name.endswith(BOT)
        )
        if len(people) > 1:
            found.append(Counted(game, nights[game.genesis.game], people))
    return sorted(found, key=lambda one: one.night.day)


def _called(games: Iterable[Counted], called: Called) -> dict[Group, tuple[str, Who]]:
    """Return by player the name and the worm of the last game, or as they are *called* now."""
    found: dict[Group, tuple[str, Who]] = {}
    for game in games:
        worms = worms_of(game.saved.names)
        for seat, group in game.people:
            now = [called[key] for key in group if key in called]
            last = game.saved.names[seat], worms[seat]
            found[group] = (now[0][0], now[0][1] or last[1]) if now else last
    return found


def _row(
    group: Group, name: str, worm: Who, nights: Sequence[datetime.date], played: Iterable[Counted]
) -> SeasonRow:
    points: dict[datetime.date, int] = {}
    wins = 0
    for game in played:
        for seat in (person.seat for person in game.people if person.group == group):
            places, day = game.saved.places, game.night.day
            points[day] = points.get(day, 0) + sum(other > places[seat] for other in places)
            wins += seat in known_ui(game.saved.rules_id).winners(game.saved.last)
    return SeasonRow(group, name, worm, tuple(points.get(day) for day in nights), wins)


def _notes(games: Sequence[Counted], today: datetime.date) -> Iterator[str]:
    """Yield what is wrong with the nights of *games*, and what can be done."""
    if wrong := [game for game in games if game.night.flaw is NightFlaw.TORN]:
        yield counted(
            len(wrong),
            "The night of {count} game cannot be read, so the date of its log counts: mend {file}",
            "The nights of {count} games cannot be read, so the dates of their logs count: mend"
            " {file}",
            file=wrong[0].saved.folder / NAME,
        )
    if wrong := [game for game in games if game.night.flaw is NightFlaw.UNWRITTEN]:
        yield counted(
            len(wrong),
            "The night of {count} game cannot be kept, so the date of its log counts: nothing can"
            " be written to {folder}",
            "The nights of {count} games cannot be kept, so the dates of their logs count: nothing"
            " can be written to {folder}",
            folder=wrong[0].saved.folder,
        )
    if wrong := [game for game in games if not _FIRST <= game.night.day <= today]:
        yield counted(
            len(wrong),
            "{count} game is of {day}, which cannot be by this laptop's clock: see {file}",
            "{count} games are of nights as {day}, which cannot be by this laptop's clock: see"
            " {file}",
            day=wrong[0].night.day.isoformat(),
            file=wrong[0].saved.folder / NAME,
        )


def _quarter_of(day: datetime.date, span: Span = Span.NOW) -> tuple[int, int] | None:
    """Return the year and the quarter: winter is from December on, of the year after.

    >>> _quarter_of(datetime.date(2025, 12, 3)), _quarter_of(datetime.date(2026, 11, 28))
    ((2026, 0), (2026, 3))
    >>> _quarter_of(datetime.date(2026, 2, 1), Span.BEFORE)
    (2025, 3)
    """
    if span is Span.EVER:
        return None
    seasons = 4 * (day.year + (day.month == 12)) + day.month % 12 // 3
    year, quarter = divmod(seasons - span.value, 4)
    return year, quarter
