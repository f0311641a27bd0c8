"""Does a bidder that never looks beat the sly bots? ``python scripts/fixed_bidders.py`` searches.

A fixed bidder bids any of its faces, all equally likely, whatever the race is like; where it may
bid none of them, and in all else, it plays as a hard bot. Every set of faces is tried, each against
three sly bots, on the same seeds and on all lanes in turn. The best quarter goes on with four times
as many races, until one is left; that one races on fresh seeds, so that no luck of the search is
counted. A quarter of all races is even.

Exit codes: 0 searched, 2 wrong arguments.
"""

from __future__ import annotations  # see environment.py

import argparse
import importlib.util
import multiprocessing
import random
import subprocess
import sys
from functools import partial
from itertools import combinations, islice
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

import environment
import ladder
from ladder import OPTIONS, SEATS, RaceResult, RaceScore

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from rich.table import Table

    from core.bots.choose import OpenedStep, StepChoice
    from core.bots.levels import Level
    from core.table.rules import Rules
    from core.wormup.game import GameState
    from core.wormup.profiles import Face

_KEPT = 4
"""One in so many goes on, with so many times the races."""
_LAST = 16
"""How many times the races of a first round the best one races at last."""


class Race(NamedTuple):
    """One race of a fixed bidder against three sly bots; its result depends on nothing else."""

    edition: str
    faces: tuple[Face, ...]
    seat: int
    """Of the fixed bidder."""
    seed: str


if TYPE_CHECKING:
    Played = Callable[[Iterable[Race]], Iterator[RaceResult]]
    Scores = Mapping[tuple[Face, ...], RaceScore]


def main(arguments: Sequence[str] | None = None) -> int:
    """Search as the command line asks, and print a table."""
    words = sys.argv[1:] if arguments is None else arguments
    parser = _parser()
    asked = parser.parse_args(words)
    if not all(importlib.util.find_spec(name) for name in ("core", "msgpack", "rich")):
        return subprocess.call([environment.prepare_or_exit(), __file__, *words])
    from rich.console import Console

    from core.wormup.profiles import PROFILES

    if asked.edition not in PROFILES:
        parser.error(f"{asked.edition!r} is no edition; there are {', '.join(PROFILES)}")
    console = Console()
    console.print(f"seed {asked.seed}")
    with multiprocessing.Pool(asked.jobs) as pool:
        for found in search(partial(pool.imap, play), asked.edition, asked.races, asked.seed):
            console.print(table(found))
    return 0


def search(played: Played, edition: str, races: int, seed: int) -> Iterator[Scores]:
    """Yield the rounds of a search that begins with so many *races* a set; then the best alone.

    In each round the best stands first.
    """
    from core.wormup.profiles import PROFILES

    faces = PROFILES[edition].faces
    left = [those for size in range(1, len(faces) + 1) for those in combinations(faces, size)]
    number = races
    while len(left) > 1:
        found = _round(played, edition, left, number, f"{seed}")
        yield found
        left, number = list(islice(found, ceil(len(left) / _KEPT))), number * _KEPT
    yield _round(played, edition, left, races * _LAST, f"{seed}/fresh")


def _round(
    played: Played, edition: str, left: Sequence[tuple[Face, ...]], number: int, seed: str
) -> Scores:
    fixtures = [
        Race(edition, faces, nth % SEATS, f"{seed}/{nth // SEATS}")
        for faces in left
        for nth in range(number)
    ]
    results = played(fixtures)
    scores = {faces: ladder.race_score(islice(results, number)) for faces in left}
    return dict(sorted(scores.items(), key=lambda one: -one[1].won))


def play(race: Race) -> RaceResult:
    """Play one race from start to end."""
    from core.bots.levels import Level
    from core.wormup.game import WormUp
    from core.wormup.profiles import PROFILES

    rules = WormUp(PROFILES[race.edition])
    players = [Level.HARD if seat == race.seat else Level.SLY for seat in range(SEATS)]
    played = ladder.steps(rules, OPTIONS, players, race.seed, chooser(race.seat, race.faces))
    *_, (end, _) = played
    winner = end.race.winner
    return RaceResult(None if winner is None else winner == race.seat, end.race.round)


def chooser(fixed: int, faces: Sequence[Face]) -> Callable[..., StepChoice]:
    """Return what chooses for all, and for seat *fixed* one of *faces* instead of its bid."""
    from core.bots.chance import Chance
    from core.bots.choose import StepChoice
    from core.games import choose
    from core.wormup.race import Stage

    def chosen(  # noqa: PLR0913  # as `core.games.choose`
        level: Level,
        rules: Rules[GameState],
        state: GameState,
        seat: int,
        seed: bytes,
        *,
        past: Sequence[OpenedStep],
    ) -> StepChoice:
        choice = choose(level, rules, state, seat, seed, past=past)
        if seat != fixed or choice.sealed is None or state.race.stage is not Stage.BID:
            return choice
        free = [face for face in faces if not state.race.bid_refusal(seat, face)]
        if not free:
            return choice
        chance = Chance(seed + b" fixed" + rules.canonical(state))
        return StepChoice(choice.action, sealed=(chance.pick(free).value,))

    return chosen


def table(scores: Scores) -> Table:
    """Return the scores of a round as a table for a terminal."""
    from rich.table import Table

    shown = Table("bids", "races", "won", "share")
    for faces, one in scores.items():
        share = f"{one.share():.1%} ± {one.error():.1%}"
        shown.add_row(named(faces), str(one.races), str(one.won), share)
    return shown


def named(faces: Sequence[Face]) -> str:
    """Return *faces* as one reads them: 4 5 X."""
    return " ".join(str(face.value) for face in faces)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Search a fixed bidder that beats the sly bots.")
    parser.add_argument("--edition", default="gryphon2010", help="default: %(default)s")
    parser.add_argument(
        "--races", type=ladder.count_of, default=8, metavar="N", help="each in the first round; 8"
    )
    parser.add_argument("--jobs", type=ladder.count_of, default=2, metavar="N", help="processes; 2")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="repeats a run")  # noqa: S311  # no secret
    return parser


if __name__ == "__main__":
    sys.exit(main())
