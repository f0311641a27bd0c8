"""Awards after a game: what somebody did more than anybody else at the table, told as a feat.

Law: a function of the log, so they are the same on every laptop; where several did it equally often
nobody gets one.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import NamedTuple

from gui.words.words import marked, words

GIVEN = 3
"""So many are given after a game, at most one to a person."""


class AwardKind(Enum):
    """What an award is for; the value names its picture."""

    BUMPED = "bumped"
    PHOTO = "photo"
    THIEF = "thief"
    COMEBACK = "comeback"
    ROADBLOCK = "roadblock"
    OWN_WAY = "own-way"
    LEAP = "leap"
    UNTOUCHED = "untouched"
    NAMER = "namer"
    SWINGER = "swinger"
    LEADER = "leader"
    TIRELESS = "tireless"
    LONGEST = "longest"
    WARMEST = "warmest"
    LAST_HOUR = "last-hour"
    NO_CROSS = "no-cross"

    @property
    def title(self) -> str:
        """What the award is called."""
        return words(_TITLES[self])


_TITLES = {
    AwardKind.BUMPED: marked("Bumped most"),
    AwardKind.PHOTO: marked("Photo finish"),
    AwardKind.THIEF: marked("Thread thief"),
    AwardKind.COMEBACK: marked("Comeback"),
    AwardKind.ROADBLOCK: marked("Roadblock"),
    AwardKind.OWN_WAY: marked("Own way"),
    AwardKind.LEAP: marked("Long leap"),
    AwardKind.UNTOUCHED: marked("Untouched"),
    AwardKind.NAMER: marked("X marks the spot"),
    AwardKind.SWINGER: marked("Swings the posts"),
    AwardKind.LEADER: marked("Out in front"),
    AwardKind.TIRELESS: marked("Tireless"),
    AwardKind.LONGEST: marked("Longest worm"),
    AwardKind.WARMEST: marked("Warmest bed"),
    AwardKind.LAST_HOUR: marked("Last-hour hero"),
    AwardKind.NO_CROSS: marked("No cross at all"),
}


class Award(NamedTuple):
    """One award for *seat*; *merit* is its value divided by the least that counts, 1 or more."""

    kind: AwardKind
    seat: int
    merit: float
    line: str

    @property
    def title(self) -> str:
        """What it is called."""
        return self.kind.title


def best_of(values: Mapping[int, float], least: float) -> tuple[int, float] | None:
    """Return the one seat of *values* with the most, and its merit; None for equals or too little.

    >>> best_of({0: 5, 1: 3}, 4), best_of({0: 5, 1: 5}, 4), best_of({0: 3}, 4), best_of({}, 4)
    ((0, 1.25), None, None, None)
    """
    most = max(values.values(), default=0.0)
    seats = [seat for seat, value in values.items() if value == most]
    return (seats[0], most / least) if most >= least and len(seats) == 1 else None


def given(awards: Iterable[Award]) -> tuple[Award, ...]:
    """Return the three that are given: the highest merit first, one a person at most."""
    found: dict[int, Award] = {}
    for award in sorted(awards, key=lambda award: -award.merit):
        found.setdefault(award.seat, award)
    return tuple(found.values())[:GIVEN]


class PodiumPlace(NamedTuple):
    """Who stands on the podium after a game: the *place*, what is *said* below the name."""

    seat: int
    place: int
    said: str
    mood: str
    """How the worm looks, as its pictures are named."""


class Podium(NamedTuple):
    """What stands over the page after a game, and who stands on which block, the best first."""

    title: str
    winner: int | None
    places: tuple[PodiumPlace, ...]
    heading: str
    """How the game ended, in a few words."""
