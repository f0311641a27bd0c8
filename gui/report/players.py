"""Who plays how: what the saved games of a laptop tell of each player and of each two.

Law: a function of the saved games that are over; no log is read for it. Players are their identity
keys, whatever name they signed with.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from core.table.genesis import Offer
from core.table.naming import plain_name
from gui.game_ui import known_ui
from gui.report.also_known import Group
from gui.report.saved import Saved, SavedState, saved
from gui.words.player_habits import Habits

SHORT = 8
"""So many digits of a key tell players apart who meet at a table."""


class GamePart(NamedTuple):
    """What one player did in one game."""

    name: str
    game: str
    """What was played, in words."""
    place: int
    """0 for who played alone."""
    has_won: bool
    habits: Habits
    others: Mapping[bytes, int]
    """The places of the others, by the first keys of these players."""
    bumps: tuple[bytes, ...]
    """Into whom the player bumped, likewise."""


@dataclass(frozen=True, slots=True)
class Player:
    """Everything that one player did in the games of this laptop, the oldest first."""

    keys: Group
    parts: Sequence[GamePart]

    @property
    def name(self) -> str:
        """The name in the last game."""
        return self.parts[-1].name

    @property
    def other_names(self) -> tuple[str, ...]:
        """The names in the games before, the latest first."""
        names = dict.fromkeys(part.name for part in reversed(self.parts))
        return tuple(name for name in names if name != self.name)

    @property
    def short_keys(self) -> tuple[str, ...]:
        """How the keys begin, for people who tell namesakes apart."""
        return tuple(key.hex()[:SHORT] for key in self.keys)

    @property
    def wins(self) -> int:
        """How many games the player has won."""
        return sum(part.has_won for part in self.parts)

    @property
    def places(self) -> Counter[int]:
        """How often the player took each place among others."""
        return Counter(part.place for part in self.parts if part.place)

    @property
    def mean_place(self) -> float | None:
        """The mean of these places; None if there are none."""
        places = self.places
        return sum(p * times for p, times in places.items()) / places.total() if places else None

    @property
    def faces(self) -> Counter[str]:
        """How often the player bid each face."""
        return Counter(face for part in self.parts for face in part.habits.faces)

    @property
    def favourites(self) -> tuple[str, ...]:
        """The faces bid most often, at most two."""
        return tuple(face for face, _ in self.faces.most_common(2))

    @property
    def bumps(self) -> Counter[bytes]:
        """How often the player bumped into whom."""
        return Counter(key for part in self.parts for key in part.bumps)

    @property
    def longest(self) -> int:
        """The mm of the longest step of a worm; 0 without races."""
        return max(part.habits.longest for part in self.parts)

    @property
    def best(self) -> dict[str, int]:
        """The most points on each sheet."""
        found: dict[str, int] = {}
        for part in self.parts:
            if (points := part.habits.points) is not None:
                found[part.game] = max(points, found.get(part.game, points))
        return dict(sorted(found.items()))

    @property
    def streaks(self) -> tuple[int, int]:
        """The wins in a row up to now, and the most ever, among others."""
        won = [part.has_won for part in self.parts if part.place]
        rows = [(is_won, len(list(row))) for is_won, row in groupby(won)]
        now = rows[-1][1] if rows and rows[-1][0] else 0
        return now, max((long for is_won, long in rows if is_won), default=0)


class PlayedSince(NamedTuple):
    """How many games somebody has played to their end, and when the first one was."""

    games: int
    first: float


class PlayerPair(NamedTuple):
    """What became of two players in the games that they played together."""

    other: Player
    games: int
    ahead: int
    """In how many the first one took the better place."""
    behind: int
    bumps: int


def players_in(games: Iterable[Saved], groups: Iterable[Group] = ()) -> tuple[Player, ...]:
    """Return who played in *games*, the most games first; *groups* of keys are one player each."""
    keys_of = {key: group for group in groups for key in group}
    parts: dict[Group, list[GamePart]] = {}
    for game in over_once(games):
        assert game.genesis is not None, "it is over"
        seats = [keys_of.get(o.identity, (o.identity,)) for o in game.genesis.offers]
        for group, part in zip(seats, _parts(game, [group[0] for group in seats]), strict=True):
            parts.setdefault(group, []).append(part)
    players = [Player(group, played) for group, played in parts.items()]
    return tuple(sorted(players, key=lambda one: (-len(one.parts), -one.wins, one.name)))


def played_since(data: Path, identity: bytes) -> Iterator[PlayedSince]:
    """Yield what the player with the key *identity* has played by the logs of *data*, if any."""
    own = [
        game.when
        for game in over_once(saved(data))
        if any(offer.identity == identity for offer in _offers(game))
    ]
    if own:
        yield PlayedSince(len(own), own[0])


def _offers(game: Saved) -> tuple[Offer, ...]:
    return game.genesis.offers if game.genesis is not None else ()


def pairs_of(player: Player, players: Iterable[Player]) -> tuple[PlayerPair, ...]:
    """Return how *player* did with each of *players* who sat at a table with them."""
    bumps, found = player.bumps, []
    for other in players:
        key = other.keys[0]
        both = [(part.place, part.others[key]) for part in player.parts if key in part.others]
        if both and other.keys != player.keys:
            ahead = sum(own < theirs for own, theirs in both)
            behind = sum(own > theirs for own, theirs in both)
            found.append(PlayerPair(other, len(both), ahead, behind, bumps[key]))
    return tuple(sorted(found, key=lambda pair: -pair.games))


def found_by(wanted: str, players: Iterable[Player]) -> tuple[Player, ...]:
    """Return those of *players* with the name *wanted*, else those with a key that begins so."""
    players, plain = tuple(players), plain_name(wanted).casefold()
    named = tuple(one for one in players if plain_name(one.name).casefold() == plain)
    start = wanted.casefold()
    return named or tuple(
        one for one in players if start and any(key.hex().startswith(start) for key in one.keys)
    )


def over_once(games: Iterable[Saved]) -> list[Saved]:
    """Return the games that are over, each once, the oldest first; none from a moment on."""
    over = [game for game in games if game.standing in {SavedState.OVER, SavedState.CALLED}]
    known = [(game.genesis, game) for game in over if game.genesis is not None]
    by_id = {genesis.game: game for genesis, game in known if genesis.agreed.origin is None}
    return sorted(by_id.values(), key=lambda game: (game.when, game.folder.name))


def _parts(game: Saved, keys: Sequence[bytes]) -> list[GamePart]:
    """Return what each seat of *game* did, where each has one of *keys*."""
    ui = known_ui(game.rules_id)
    places, won = ui.places(game.last), ui.winners(game.last)
    return [
        GamePart(
            name,
            game.game,
            places[seat] if len(keys) > 1 else 0,
            seat in won,
            habits,
            {key: place for key, place in zip(keys, places, strict=True) if key != keys[seat]},
            tuple(keys[other] for other in habits.bumps),
        )
        for seat, (name, habits) in enumerate(zip(game.names, game.habits, strict=True))
    ]
