"""Bots of Worm & Cozy by chapter: ``python scripts/ladder.py --game cozy``.

Each game is played alone at a table of one, without a network. All levels play the same seeds, so
the same dice. The time of an hour is that of the processor, in its own process.
"""

from __future__ import annotations  # see environment.py

import time
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

import ladder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from multiprocessing.pool import Pool

    from rich.console import Console
    from rich.table import Table

SHEETS = Path(__file__).resolve().parents[1] / "core" / "cozy" / "sheets"
LEVELS = ("greedy", "search")
WANTED = {1: 9.4, 2: 9.6, 3: 10.8, 4: 8.2, 5: 8.8, 6: 6.3, 7: 8.5, 8: 7.2}
"""What a searching bot reached when the sheets were made: the mean of 16 games a chapter."""


class Fixture(NamedTuple):
    """One game to be played; what comes of it depends on nothing else."""

    chapter: int
    level: str
    seed: str


class Result(NamedTuple):
    """What came of a game."""

    level: str
    total: int
    slowest: float
    """The seconds that the longest hour took."""


class Score(NamedTuple):
    """What a level came to on a sheet; *error* is the standard error of the mean."""

    mean: float
    error: float
    slowest: float

    def __str__(self) -> str:
        """Write the mean and its error."""
        return f"{self.mean:.2f} ± {self.error:.2f}"


def run(chapters: Sequence[int], games: int, seed: int, pool: Pool, console: Console) -> Table:
    """Play so many *games* of every level on each of *chapters*; return the table."""
    from rich.progress import track

    scores = {}
    for chapter in chapters:
        played = pool.imap(play, fixtures(chapter, games, seed))
        name, count = f"chapter {chapter}", games * len(LEVELS)
        scores[chapter] = score(track(played, name, count, console=console, transient=True))
    return _table(scores, games)


def fixtures(chapter: int, games: int, seed: int) -> Iterator[Fixture]:
    """List the games of all levels on *chapter*."""
    for number in range(games):
        for level in LEVELS:
            yield Fixture(chapter, level, f"{seed}/{chapter}/{number}")


def play(fixture: Fixture) -> Result:
    """Play one game from the start to its end."""
    from core.bots.levels import Level
    from core.cozy.game import Cozy, options_for

    options = options_for(_text(fixture.chapter))
    slowest, before = 0.0, time.process_time()
    end = None
    for state, _ in ladder.steps(Cozy(), options, [Level(fixture.level)], fixture.seed):
        now = time.process_time()
        slowest, before, end = max(slowest, now - before), now, state
    assert end
    return Result(fixture.level, end.scores()[0].total, slowest)


def score(results: Iterable[Result]) -> Mapping[str, Score]:
    """Sum up the games on a sheet by level.

    >>> score([Result("greedy", 3, 0.1), Result("greedy", 5, 0.2), Result("greedy", 7, 0.1)])
    {'greedy': Score(mean=5.0, error=1.1547005383792517, slowest=0.2)}
    """
    by_level: dict[str, list[Result]] = {}
    for result in results:
        by_level.setdefault(result.level, []).append(result)
    return {level: _score(those) for level, those in by_level.items()}


def _score(results: Sequence[Result]) -> Score:
    totals = [result.total for result in results]
    error = stdev(totals) / len(totals) ** 0.5 if len(totals) > 1 else 0.0
    return Score(fmean(totals), error, max(result.slowest for result in results))


def chapters() -> tuple[int, ...]:
    """List the chapters that there are."""
    return tuple(sorted(int(file.name.partition("-")[0]) for file in SHEETS.glob("*.toml")))


def _text(chapter: int) -> str:
    (file,) = SHEETS.glob(f"{chapter:02}-*.toml")
    return file.read_text(encoding="utf-8")


def _table(scores: Mapping[int, Mapping[str, Score]], games: int) -> Table:
    from rich.table import Table

    title = f"mean totals of {games} games"
    table = Table("chapter", *LEVELS, "wanted", "reached", "longest hour", title=title)
    for chapter, by_level in scores.items():
        best = by_level[LEVELS[-1]]
        reached = "yes" if best.mean >= WANTED[chapter] else "no"
        means = [str(by_level[level]) for level in LEVELS]
        table.add_row(str(chapter), *means, f"{WANTED[chapter]}", reached, f"{best.slowest:.2f} s")
    return table
