"""The score of this evening: counted from finished tables, forgotten with the window."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from typing import NamedTuple

from core.table.looks import BY_SEAT, Worn
from gui.game_ui import game_of, known_ui
from gui.report.series import Ranking, points_words
from gui.words.player_names import shown_names
from gui.words.seats import Names
from gui.words.table_words import listed
from gui.words.words import marked, words
from net.protocol.snapshot import TableSnapshot
from net.protocol.terms import Terms


@dataclass(frozen=True, slots=True)
class PlayerEvening:
    """One player's evening, game by game."""

    name: str
    worm: Worn
    """What the player wore in the last game played."""
    places: tuple[int, ...]
    """The place in each game; 0 where the player did not sit."""
    wins: int
    points: tuple[int | Fraction, ...]
    """The points after each game: one for everybody left behind, or as a series gives them."""

    @property
    def total(self) -> int | Fraction:
        """All points."""
        return self.points[-1] if self.points else 0


class ShownEvening(NamedTuple):
    """What the page of the evening shows."""

    evenings: Sequence[PlayerEvening]
    """The leader's first."""
    are_races: bool
    all_check: bool
    series: Ranking | None = None
    """The table behind it, if the games are a series."""
    terms: Terms | None = None
    """What was played last."""


class _Game(NamedTuple):
    rules_id: str
    names: Names
    places: tuple[int, ...]
    won: tuple[int, ...]


class EveningScore:
    """Wins, places and points of each player; a game counts once."""

    def __init__(self) -> None:
        self._games: dict[str, _Game] = {}
        self._checked: set[str] = set()

    def add(self, game: str, snapshot: TableSnapshot) -> None:
        """Count *game*, which is over, once."""
        ui = known_ui(snapshot.rules.rules_id)
        if game not in self._games:
            names, state = shown_names(snapshot), snapshot.state
            rules_id = snapshot.rules.rules_id
            self._games[game] = _Game(rules_id, names, ui.places(state), ui.winners(state))

    def check(self, game: str) -> None:
        """Note that the log of *game* has been checked and is right."""
        self._checked.add(game)

    @property
    def all_check(self) -> bool:
        """Whether every log has been checked."""
        return bool(self._games) and self._checked >= self._games.keys()

    @property
    def are_races(self) -> bool:
        """Whether only races have been played."""
        return {game_of(game.rules_id) for game in self._games.values()} == {"wormup"}

    def evenings(self) -> tuple[PlayerEvening, ...]:
        """Return every player's evening, the leader's first."""
        games = [*self._games.values()]
        names = dict.fromkeys(name for game in reversed(games) for name in game.names)
        found = [_evening(name, games) for name in names]
        return tuple(sorted(found, key=lambda one: (-one.total, -one.wins)))

    @property
    def line(self) -> str:
        """The wins in one line; after the first game everybody's place, if there are others."""
        if len(self._games) < 2:
            places = [(one.places[0], one.name) for one in self.evenings()]
            return "  ".join(f"{place}. {name}" for place, name in places) if places[1:] else ""
        ranked = sorted(self.evenings(), key=lambda one: -one.wins)
        score = ", ".join(f"{one.name} {one.wins}" for one in ranked)
        return words("Tonight: {score}.", score=score)


def _evening(name: str, games: Sequence[_Game]) -> PlayerEvening:
    places, gained, wins, worm = [], [], 0, BY_SEAT[0]
    for game in games:
        if name not in game.names:
            places.append(0)
            gained.append(0)
            continue
        seat = game.names.index(name)
        place, worm = game.places[seat], game.names.worms[seat]
        places.append(place)
        gained.append(sum(other > place for other in game.places))
        wins += seat in game.won
    return PlayerEvening(name, worm, tuple(places), wins, tuple(accumulate(gained)))


def evenings_of(found: Ranking) -> tuple[PlayerEvening, ...]:
    """Return every player's evening in a series, the leader's first."""
    evenings = []
    for row in found.rows:
        played = [(game, [key for key, _ in game.players]) for game in found.games]
        seats = [
            (game, keys.index(row.identity) if row.identity in keys else None)
            for game, keys in played
        ]
        places = tuple(0 if seat is None else game.places[seat] for game, seat in seats)
        worm = next(game.worms[seat] for game, seat in reversed(seats) if seat is not None)
        evenings.append(PlayerEvening(row.name, worm, places, places.count(1), row.totals))
    return tuple(evenings)


def series_line(found: Ranking) -> str:
    """Return how a series stands in one line."""
    score = ", ".join(f"{row.name} {points_words(row.total)}" for row in found.rows)
    named = {"number": found.games[-1].series.number, "games": found.series.games}
    return words("After {number} of {games}: {score}.", score=score, **named)


_COUNTS = {
    1: marked("one"), 2: marked("two"), 3: marked("three"), 4: marked("four"),
    5: marked("five"), 6: marked("six"),
}  # fmt: skip


def lead_words(evenings: Sequence[PlayerEvening], *, are_races: bool) -> tuple[str, str]:
    """Return who leads and by how much, and whether another game could change it."""
    first, *others = evenings
    level = [one for one in evenings if one.total == first.total]
    more = words("One more race?") if are_races else words("One more game?")
    if len(level) > 1:
        return words("{names} lead together", names=listed([one.name for one in level])), more
    gap = first.total - others[0].total if others else first.total
    count = words(_COUNTS[int(gap)]) if gap in _COUNTS else points_words(Fraction(gap))
    lead = words("{name} leads by {count}", name=first.name, count=count)
    if others and gap <= len(others):
        hope = words("{name} could still catch up.", name=others[0].name)
        more = f"{more} {hope}"
    return lead, more
