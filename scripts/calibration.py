"""Are the chances of a review right? ``python scripts/calibration.py``: races of bots, counted.

Each race is of one level, 3 to 5 seats and one edition in turn. From every state that players saw
the races of a review are played on; then of all moments that were called so likely, the share that
was won. The seed is printed, and with it everything can be repeated.

Exit codes: 0 counted, 2 wrong arguments.
"""

from __future__ import annotations  # see environment.py

import argparse
import importlib.util
import multiprocessing
import random
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple

import environment
import ladder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

BINS = 10


class Race(NamedTuple):
    """One race to be played and looked back at; its calls depend on nothing else."""

    edition: str
    level: str
    seats: int
    seed: str
    played: int
    """How often each state is played on."""


class Call(NamedTuple):
    """What was called for a seat at a moment, and whether it has won."""

    share: float
    has_won: bool


class Row(NamedTuple):
    """All calls of one tenth: how many, their mean, and the share that was won."""

    calls: int
    called: float
    won: float


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and count what the command line asks for, and print the table."""
    words = sys.argv[1:] if arguments is None else arguments
    asked = _parser().parse_args(words)
    if not all(importlib.util.find_spec(name) for name in ("core", "msgpack", "rich")):
        return subprocess.call([environment.prepare_or_exit(), __file__, *words])
    from rich.progress import track

    print(f"seed {asked.seed}")
    with multiprocessing.Pool(asked.jobs) as pool:
        played = pool.imap(calls_of, races(asked.games, asked.seed, asked.played))
        calls = [call for race in track(played, "racing", asked.games) for call in race]
    for line in table(rows(calls)):
        print(line)
    print(f"{asked.games} races, {len(calls)} calls, squared error {squared_error(calls):.4f}")
    return 0


def races(number: int, seed: int, played: int) -> Iterator[Race]:
    """Yield the races: editions, levels and seats in turn."""
    from core.wormup.profiles import PROFILES

    editions = tuple(PROFILES)
    for nth in range(number):
        level = ("normal", "normal", "easy", "hard")[nth // 2 % 4]
        edition = editions[nth % len(editions)]
        yield Race(edition, level, 3 + nth % 3, f"{seed}/{nth}", played)


def calls_of(race: Race) -> list[Call]:
    """Play *race*; return what was called at every moment for every seat, and who has won."""
    from core.bots.levels import Level
    from core.review.chances import counts, moment_of
    from core.wormup.game import WormUp
    from core.wormup.profiles import PROFILES

    players = [Level(race.level)] * race.seats
    steps = ladder.steps(WormUp(PROFILES[race.edition]), ladder.OPTIONS, players, race.seed)
    *states, end = [state.race for state, _ in steps]
    found = []
    for state in states:
        called = counts(moment_of(state), race.seed.encode(), race.played)
        found += [Call(called.share(s), s == end.winner) for s in range(race.seats)]
    return found


def rows(calls: Iterable[Call]) -> list[Row | None]:
    """Count the calls of each tenth; None where there are none.

    >>> rows([Call(0.61, True), Call(0.63, False)])[6]
    Row(calls=2, called=0.62, won=0.5)
    """
    bins: list[list[Call]] = [[] for _ in range(BINS)]
    for call in calls:
        bins[min(BINS - 1, int(call.share * BINS))].append(call)
    return [_row(those) if those else None for those in bins]


def _row(calls: list[Call]) -> Row:
    number = len(calls)
    called = sum(call.share for call in calls) / number
    return Row(number, called, sum(call.has_won for call in calls) / number)


def table(found: Sequence[Row | None]) -> list[str]:
    """Return the rows as a table in Markdown, as docs/review.md holds it."""
    lines = ["| called | moments | mean call | won |", "| --- | ---: | ---: | ---: |"]
    for tenth, row in enumerate(found):
        name = f"{10 * tenth} to {10 * tenth + 10} %"
        if row:
            lines.append(f"| {name} | {row.calls} | {row.called:.1%} | {row.won:.1%} |")
    return lines


def squared_error(calls: Sequence[Call]) -> float:
    """Return the mean squared distance of calls and outcomes: less is better."""
    return sum((call.share - call.has_won) ** 2 for call in calls) / len(calls)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Count how often what a review calls comes true.")
    parser.add_argument("--games", type=ladder.count_of, default=300, metavar="N", help="300")
    parser.add_argument("--played", type=ladder.count_of, default=400, metavar="N", help="400")
    parser.add_argument("--jobs", type=ladder.count_of, default=1, metavar="N", help="processes; 1")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="repeats a run")  # noqa: S311  # no secret
    return parser


if __name__ == "__main__":
    sys.exit(main())
