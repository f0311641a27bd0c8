"""A season: who leads this spring, summer, autumn or winter, night by night, by the saved games.

Law: a function of the games that are over on this laptop, each once; players are their keys.
Nothing leaves the laptop. A night is the date of a log by this laptop's clock, which nobody has
signed; what is played after midnight belongs to the evening before.
"""

import datetime
from collections.abc import Iterable
from typing import NamedTuple

from gui.game_ui import known_ui
from gui.report.also_known import Group
from gui.report.saved import Saved
from gui.report.stats import over_once
from gui.words.days import moment_of
from gui.words.words import counted, marked, words

LEAST = 6
"""So many games make a season."""
_MORNING = datetime.timedelta(hours=6)
_NAMES = (
    marked("Winter {year}"),
    marked("Spring {year}"),
    marked("Summer {year}"),
    marked("Autumn {year}"),
)


class SeasonRow(NamedTuple):
    """What one player has come to."""

    keys: Group
    name: str
    """The name in the last game."""
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
    nights: tuple[float, ...]
    """When the first game of each night was."""
    rows: tuple[SeasonRow, ...]
    games: int

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


def season(games: Iterable[Saved], groups: Iterable[Group], now: float | None = None) -> Season:
    """Return the season of the moment *now*; *groups* of keys are one player each."""
    this = _season_of(moment_of(now))
    played = [game for game in over_once(games) if _season_of(moment_of(game.when)) == this]
    days = [_night_of(game) for game in played]
    first = {day: game.when for day, game in reversed([*zip(days, played, strict=True)])}
    order = sorted(first)
    keys_of = {key: group for group in groups for key in group}
    found: dict[Group, tuple[str, dict[datetime.date, int], int]] = {}
    for day, game in zip(days, played, strict=True):
        won = known_ui(game.rules_id).winners(game.last)
        offers = game.genesis.offers if game.genesis is not None else ()
        for seat, (offer, place) in enumerate(zip(offers, game.places, strict=True)):
            group = keys_of.get(offer.identity, (offer.identity,))
            _, nights, wins = found.get(group, ("", {}, 0))
            nights[day] = nights.get(day, 0) + sum(other > place for other in game.places)
            found[group] = game.names[seat], nights, wins + (seat in won)
    rows = [
        SeasonRow(group, name, tuple(nights.get(day) for day in order), wins)
        for group, (name, nights, wins) in found.items()
    ]
    ranked = sorted(rows, key=lambda row: (-row.points, -row.wins, row.name))
    year, quarter = this
    return Season(
        words(_NAMES[quarter], year=year),
        tuple(first[day] for day in order),
        tuple(ranked),
        len(played),
    )


def _season_of(moment: datetime.datetime) -> tuple[int, int]:
    """Return the year and the quarter: winter is from December on, of the year after.

    >>> _season_of(datetime.datetime(2025, 12, 3)), _season_of(datetime.datetime(2026, 11, 28))
    ((2026, 0), (2026, 3))
    """
    return moment.year + (moment.month == 12), moment.month % 12 // 3


def _night_of(game: Saved) -> datetime.date:
    return (moment_of(game.when) - _MORNING).date()
