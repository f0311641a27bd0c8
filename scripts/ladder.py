"""Bots against bots: ``python scripts/ladder.py``, two of a level against two of another.

With ``--first 1`` one of a level races against three of another, with 3 it is the other way round.

``--game cozy`` lets bots play the chapters of Worm & Cozy instead, each alone at a table of one.

Everything is played by core alone, without a network. Six races in a row share a seed and seat the
pair in all six ways at the four lanes, so that lanes and lots are the same for both; one against
three sit in four ways. On a chapter all levels play the same seeds, so the same dice. The time of
an hour is processor time, in its own process. The seed is printed first, and with it everything can
be repeated.

Exit codes: 0 played, 2 wrong arguments.
"""

from __future__ import annotations  # see environment.py

import argparse
import importlib.util
import multiprocessing
import random
import subprocess
import sys
import time
from itertools import combinations, count, islice
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import environment

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from multiprocessing.pool import Pool

    from rich.console import Console
    from rich.table import Table

    from core.bots.choose import StepChoice
    from core.bots.levels import Level
    from core.table.encoding import Value
    from core.table.rules import Rules

_State = TypeVar("_State")
_Fixture = TypeVar("_Fixture")
_Result = TypeVar("_Result")
SEATS = 4
OPTIONS = (False, "number", "after", "seat", 0)
SHEETS = environment.ROOT / "core" / "cozy" / "sheets"
WANTED = {1: 9.4, 2: 9.6, 3: 10.8, 4: 8.2, 5: 8.8, 6: 6.3, 7: 8.5, 8: 7.2}
"""What a searching bot reached when the sheets were made: the mean of 16 games per chapter."""
_EXAMPLES = """examples:
  python scripts/ladder.py --edition venice1995 --pairs hard:easy --races 60
  python scripts/ladder.py --first 1 --pairs sly:hard --races 1000
  python scripts/ladder.py --game cozy --chapter 4 --games 16"""
_RACE, _COZY = "wormup", "cozy"
_OPTIONS = {_RACE: ("edition", "races", "pairs", "first"), _COZY: ("chapter", "games")}
"""The options that belong to one game."""


class Race(NamedTuple):
    """One race to be played; its result depends on nothing else."""

    edition: str
    pair: tuple[str, str]
    seating: tuple[int, ...]
    """The seats of the first of the *pair*, whose wins are counted."""
    seed: str


class RaceResult(NamedTuple):
    """The result of a race; *has_won* is None if nobody has won."""

    has_won: bool | None
    rounds: int


class RaceScore(NamedTuple):
    """What the first of a pair has won against the other; *undecided* races have no winner."""

    races: int
    won: int
    undecided: int
    rounds: int

    def share(self) -> float:
        """Return the share of all races that was won.

        >>> RaceScore(races=600, won=360, undecided=0, rounds=5400).share()
        0.6
        """
        return self.won / self.races

    def error(self) -> float:
        """Return the standard error of the share.

        >>> round(RaceScore(races=600, won=360, undecided=0, rounds=5400).error(), 6)
        0.02
        """
        return float((self.share() * (1 - self.share()) / self.races) ** 0.5)


class Game(NamedTuple):
    """One game on a chapter, alone; its result depends on nothing else."""

    chapter: int
    level: str
    seed: str


class GameResult(NamedTuple):
    """The result of a game."""

    level: str
    total: int
    slowest: float
    """How many seconds the longest hour took."""


class GameScore(NamedTuple):
    """What a level reached on a sheet; *error* is the standard error of the mean."""

    mean: float
    error: float
    slowest: float

    def __str__(self) -> str:
        """Return the mean and its error."""
        return f"{self.mean:.2f} ± {self.error:.2f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what the command line asks for and print the table."""
    words = sys.argv[1:] if arguments is None else arguments
    parser = _parser()
    asked = parser.parse_args(words)
    if not all(importlib.util.find_spec(name) for name in ("core", "msgpack", "rich")):
        return subprocess.call([environment.prepare_or_exit(), __file__, *words])
    from rich.console import Console

    _refuse_options_of_another_game(parser, asked)
    pairs = _pairs(parser, asked) if asked.game == _RACE else []
    chosen = _chapters(parser, asked) if asked.game == _COZY else ()
    console = Console()
    console.print(f"seed {asked.seed}")
    with multiprocessing.Pool(asked.jobs) as pool:
        hall = Hall(pool, console)
        if asked.game == _RACE:
            console.print(hall.race(asked, pairs))
        else:
            console.print(hall.tend(chosen, asked.games, asked.seed))
    return 0


class Hall(NamedTuple):
    """Plays games in parallel, with a bar that shows how many are over."""

    pool: Pool
    console: Console

    def race(self, asked: argparse.Namespace, pairs: Sequence[tuple[str, str]]) -> Table:
        """Let each of *pairs* race as often as *asked*; return the table."""
        scores = {}
        for pair in pairs:
            those = islice(races(asked.edition, pair, asked.seed, asked.first), asked.races)
            scores[pair] = race_score(self._played(" : ".join(pair), play_race, those, asked.races))
        return _race_table(f"{asked.edition}, {asked.first} : {SEATS - asked.first}", scores)

    def tend(self, chosen: Sequence[int], number: int, seed: int) -> Table:
        """Play *number* games of every level on each *chosen* chapter; return the table."""
        scores = {}
        for chapter in chosen:
            those, count = games(chapter, number, seed), number * len(levels())
            played = self._played(f"chapter {chapter}", play_game, those, count)
            scores[chapter] = game_scores(played)
        return _chapter_table(scores, number)

    def _played(
        self,
        name: str,
        play: Callable[[_Fixture], _Result],
        fixtures: Iterator[_Fixture],
        count: int,
    ) -> Iterable[_Result]:
        from rich.progress import track

        played = self.pool.imap(play, fixtures)
        return track(played, name, count, console=self.console, transient=True)


def races(edition: str, pair: tuple[str, str], seed: int, first: int = 2) -> Iterator[Race]:
    """Yield races of a *pair* of levels, without end: those in a row differ only in the seating.

    The *first* of the pair has so many seats.
    """
    for nth in count():
        for seating in combinations(range(SEATS), first):
            yield Race(edition, pair, seating, f"{seed}/{nth}")


def play_race(race: Race) -> RaceResult:
    """Play one race from start to end."""
    from core.bots.levels import Level
    from core.wormup.game import WormUp
    from core.wormup.profiles import PROFILES

    rules = WormUp(PROFILES[race.edition])
    players = [Level(race.pair[seat not in race.seating]) for seat in range(SEATS)]
    *_, (end, _) = steps(rules, OPTIONS, players, race.seed)
    winner = end.race.winner
    return RaceResult(None if winner is None else winner in race.seating, end.race.round)


def race_score(results: Iterable[RaceResult]) -> RaceScore:
    """Sum up the races of a pair.

    >>> race_score([RaceResult(True, 9), RaceResult(None, 100), RaceResult(False, 8)])
    RaceScore(races=3, won=1, undecided=1, rounds=117)
    """
    outcomes, rounds = zip(*results, strict=True)
    return RaceScore(len(outcomes), outcomes.count(True), outcomes.count(None), sum(rounds))


def games(chapter: int, number: int, seed: int) -> Iterator[Game]:
    """Yield the games of all levels on *chapter*."""
    for nth in range(number):
        for level in levels():
            yield Game(chapter, level, f"{seed}/{chapter}/{nth}")


def play_game(game: Game) -> GameResult:
    """Play one game from start to end."""
    from core.bots.levels import Level
    from core.cozy.game import Cozy, options_for

    options = options_for(_text(game.chapter))
    slowest, before = 0.0, time.process_time()
    end = None
    for state, _ in steps(Cozy(), options, [Level(game.level)], game.seed):
        now = time.process_time()
        slowest, before, end = max(slowest, now - before), now, state
    assert end
    return GameResult(game.level, end.scores()[0].total, slowest)


def game_scores(results: Iterable[GameResult]) -> Mapping[str, GameScore]:
    """Sum up the games on a sheet by level.

    >>> game_scores([GameResult("greedy", total, 0.2) for total in (3, 5, 7)])
    {'greedy': GameScore(mean=5.0, error=1.1547005383792517, slowest=0.2)}
    """
    by_level: dict[str, list[GameResult]] = {}
    for result in results:
        by_level.setdefault(result.level, []).append(result)
    return {level: _game_score(those) for level, those in by_level.items()}


def _game_score(results: Sequence[GameResult]) -> GameScore:
    totals = [result.total for result in results]
    error = stdev(totals) / len(totals) ** 0.5 if len(totals) > 1 else 0.0
    return GameScore(fmean(totals), error, max(result.slowest for result in results))


def levels() -> tuple[str, ...]:
    """List the levels of bots on a sheet, from bad to good."""
    from core.bots.levels import SHEET_LEVELS

    return tuple(level.value for level in SHEET_LEVELS)


def chapters() -> tuple[int, ...]:
    """List all chapters."""
    return tuple(sorted(int(file.name.partition("-")[0]) for file in SHEETS.glob("*.toml")))


def _text(chapter: int) -> str:
    (file,) = SHEETS.glob(f"{chapter:02}-*.toml")
    return file.read_text(encoding="utf-8")


def steps(
    rules: Rules[_State],
    options: Value,
    players: Sequence[Level],
    seed: str,
    chooser: Callable[..., StepChoice] | None = None,
) -> Iterator[tuple[_State, Mapping[int, StepChoice]]]:
    """Let *players*, one a seat, play; yield each state with the choices in it, then the end.

    A *chooser* takes the place of `core.games.choose`. There is nobody to deceive, so bids are
    opened, and dice thrown, without commitments.
    """
    from core.bots.choose import OpenedStep
    from core.games import choose
    from core.table.rules import OPEN, Slot

    ask = chooser or choose
    from core.table.seeds import JointSeed

    everybody = (1 << len(players)) - 1
    state = rules.initial(options, len(players), JointSeed(f"{seed} lots".encode()))
    choices: dict[int, StepChoice] = {}
    past: list[OpenedStep] = []
    for step in count(1):
        seed_of_step = JointSeed(f"{seed} {step}".encode())
        authors = [
            seat for seat in range(len(players)) if rules.authors(state, everybody) >> seat & 1
        ]
        if rules.opens(state):
            slots = [Slot(seat, (OPEN, step, choices[seat].sealed or (), b"")) for seat in authors]
            past.append(OpenedStep(state, tuple(slots)))
        else:
            choices = {
                seat: ask(players[seat], rules, state, seat, f"{seed} bots".encode(), past=past)
                for seat in authors
            }
            yield state, choices
            slots = [Slot(seat, choice.action) for seat, choice in choices.items()]
        if not authors:
            return
        state = rules.apply(state, tuple(slots), everybody, everybody, seed_of_step)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description="Let bots play against bots, or chapters of Worm & Cozy alone.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default=_RACE, choices=(_RACE, _COZY), help="%(default)s")
    parser.add_argument("--edition", default="gryphon2010", help="default: %(default)s")
    parser.add_argument("--races", type=count_of, default=600, metavar="N", help="a pair; 600")
    parser.add_argument("--chapter", type=count_of, metavar="N", help="of Worm & Cozy; all")
    parser.add_argument("--games", type=count_of, default=48, metavar="N", help="a chapter; 48")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="repeats a run")  # noqa: S311  # no secret
    parser.add_argument("--pairs", default="normal:easy,hard:normal", help="default: %(default)s")
    seats = range(1, SEATS)
    parser.add_argument("--first", type=int, default=2, choices=seats, help="seats of the first; 2")
    parser.add_argument("--jobs", type=count_of, default=2, metavar="N", help="processes; 2")
    return parser


def count_of(word: str) -> int:
    """Return the number that *word* of a command line is, from 1 up."""
    if not word.isdecimal() or not int(word):
        raise argparse.ArgumentTypeError(f"{word!r} is no number from 1 up")
    return int(word)


def _refuse_options_of_another_game(
    parser: argparse.ArgumentParser, asked: argparse.Namespace
) -> None:
    other = _RACE if asked.game == _COZY else _COZY
    for name in _OPTIONS[other]:
        if getattr(asked, name) != parser.get_default(name):
            parser.error(f"--{name} is for --game {other}, and this is --game {asked.game}")


def _chapters(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> tuple[int, ...]:
    known = chapters()
    if asked.chapter is None:
        return known
    if asked.chapter not in known:
        parser.error(f"there is no chapter {asked.chapter}; there are {known[0]} to {known[-1]}")
    return (asked.chapter,)


def _pairs(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> list[tuple[str, str]]:
    """Read the pairs; an unknown level or edition ends the program with a sentence."""
    from core.games import levels_of
    from core.wormup.profiles import PROFILES

    if asked.edition not in PROFILES:
        parser.error(f"{asked.edition!r} is no edition; there are {', '.join(PROFILES)}")
    pairs, levels = [], [level.value for level in levels_of(f"wormup/{asked.edition}")]
    for word in asked.pairs.split(","):
        first, _, second = word.partition(":")
        if first not in levels or second not in levels:
            parser.error(f"{word!r} is no pair like hard:easy; levels are {', '.join(levels)}")
        pairs.append((first, second))
    return pairs


def _race_table(edition: str, scores: Mapping[tuple[str, str], RaceScore]) -> Table:
    from rich.table import Table

    table = Table("pair", "races", "won", "share", "undecided", "rounds", title=edition)
    for (first, second), one in scores.items():
        share = f"{one.share():.1%} ± {one.error():.1%}"
        rounds = f"{one.rounds / one.races:.1f}"
        counts = str(one.races), str(one.won)
        table.add_row(f"{first} : {second}", *counts, share, str(one.undecided), rounds)
    return table


def _chapter_table(scores: Mapping[int, Mapping[str, GameScore]], number: int) -> Table:
    from rich.table import Table

    title = f"mean totals of {number} games"
    names = levels()
    table = Table("chapter", *names, "wanted", "reached", "longest hour", title=title)
    for chapter, by_level in scores.items():
        best = by_level[names[-1]]
        reached = "yes" if best.mean >= WANTED[chapter] else "no"
        means = [str(by_level[level]) for level in names]
        table.add_row(str(chapter), *means, f"{WANTED[chapter]}", reached, f"{best.slowest:.2f} s")
    return table


if __name__ == "__main__":
    sys.exit(main())
