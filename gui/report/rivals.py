"""What friends are to each other, and what each has got: from the games that they played together.

Law: a function of the games that count. Each is told of those of whom it is true more than of any
others; where it is as true of others, of nobody.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import permutations
from typing import NamedTuple

from gui.report.also_known import Group
from gui.report.night import Night
from gui.report.saved import Saved
from gui.words.award import AwardKind
from gui.words.words import counted, words

LEAST = 6
"""So many games make a season, and so many together tell what two people are to each other."""
_LEAST = {"bumps": 3, "ahead": 2, "swings": 2}


class RivalSeat(NamedTuple):
    """A person in a game."""

    seat: int
    group: Group


class Counted(NamedTuple):
    """A game that counts, its night, and the people in it."""

    saved: Saved
    night: Night
    people: tuple[RivalSeat, ...]


class RivalKind(Enum):
    """What two people are to each other."""

    BUMPS = "bumps"
    AHEAD = "ahead"
    SWINGS = "swings"
    ALLY = "ally"


class Rivals(NamedTuple):
    """Two people, what stands between them, and a line about it."""

    kind: RivalKind
    one: Group
    other: Group
    between: str
    """A number, or two."""
    line: str


class RivalAward(NamedTuple):
    """An award, and the one person who got it most often."""

    kind: AwardKind
    group: Group
    times: int


class _Pair(NamedTuple):
    """What became of two people in the games that they played together, as the first sees it."""

    one: Group
    other: Group
    games: int
    lead: Counter[int]
    """How often each of them came in before the other: 1 the first, -1 the second."""
    faces: Counter[str]
    """The faces on which they bumped."""
    swings: int
    """How often the first swung the thread away from the other."""


def gathered(games: Sequence[Counted]) -> tuple[RivalAward, ...]:
    """Return the awards that one person got more often than anybody else, the most first."""
    times: dict[AwardKind, Counter[Group]] = {}
    for game in games:
        groups = dict(game.people)
        for kind, seat in game.saved.awards:
            if seat in groups:
                times.setdefault(kind, Counter())[groups[seat]] += 1
    found = []
    for kind, of in times.items():
        most = max(of.values())
        best = [group for group, count in of.items() if count == most]
        if len(best) == 1:
            found.append(RivalAward(kind, best[0], most))
    order = [*AwardKind]
    return tuple(sorted(found, key=lambda one: (-one.times, order.index(one.kind))))


def rivals(games: Sequence[Counted], names: Mapping[Group, str]) -> tuple[Rivals, ...]:
    """Return what people with these *names* are to each other."""
    pairs: dict[tuple[Group, Group], _Pair] = {}
    for game in games:
        for one, other in permutations(game.people, 2):
            whom = one.group, other.group
            before = pairs.get(whom, _Pair(*whom, 0, Counter(), Counter(), 0))
            pairs[whom] = _with(before, game.saved, one.seat, other.seat)
    return tuple(_told([*pairs.values()], names))


def _with(pair: _Pair, game: Saved, one: int, other: int) -> _Pair:
    """Return *pair* with what the seats *one* and *other* of *game* did to each other."""
    habits, places = game.habits[one], game.places
    faces = [
        face for face, seat in zip(habits.bumped_on, habits.bumps, strict=True) if seat == other
    ]
    lead = (places[one] < places[other]) - (places[one] > places[other])
    return pair._replace(
        games=pair.games + 1,
        lead=pair.lead + Counter([lead]),
        faces=pair.faces + Counter(faces),
        swings=pair.swings + habits.swung_from.count(other),
    )


def _told(pairs: Sequence[_Pair], names: Mapping[Group, str]) -> Iterator[Rivals]:
    once = [pair for pair in pairs if (names[pair.one], pair.one) < (names[pair.other], pair.other)]
    often = [pair for pair in pairs if pair.games >= LEAST]
    if pair := _only(once, lambda one: one.faces.total(), _LEAST["bumps"]):
        count = pair.faces.total()
        line = counted(
            count,
            "{count} bump, on {face}",
            "{count} bumps, most on {face}",
            face=pair.faces.most_common(1)[0][0],
        )
        yield Rivals(RivalKind.BUMPS, pair.one, pair.other, str(count), line)
    if pair := _only(often, lambda one: one.lead[1] - one.lead[-1], _LEAST["ahead"]):
        line = words(
            "{name} comes in before {other}", name=names[pair.one], other=names[pair.other]
        )
        score = f"{pair.lead[1]}:{pair.lead[-1]}"
        yield Rivals(RivalKind.AHEAD, pair.one, pair.other, score, line)
    if pair := _only(pairs, lambda one: one.swings, _LEAST["swings"]):
        line = words("{name} swings the thread away", name=names[pair.one])
        yield Rivals(RivalKind.SWINGS, pair.one, pair.other, str(pair.swings), line)
    calm = [pair for pair in once if pair.games >= LEAST]
    calmest = _only(calm, lambda one: -one.faces.total() / one.games, -float("inf"))
    if len(calm) > 1 and (pair := calmest):
        line = counted(
            pair.games,
            "Allies: fewest bumps in {count} game",
            "Allies: fewest bumps in {count} games",
        )
        yield Rivals(RivalKind.ALLY, pair.one, pair.other, str(pair.faces.total()), line)


def _only(pairs: Sequence[_Pair], value: Callable[[_Pair], float], least: float) -> _Pair | None:
    """Return the one of *pairs* with the highest *value*; None for equals or below *least*."""
    most = max(map(value, pairs), default=least - 1)
    best = [pair for pair in pairs if value(pair) == most]
    return best[0] if most >= least and len(best) == 1 else None
