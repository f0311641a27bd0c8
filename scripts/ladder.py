"""Bots against bots: ``python scripts/ladder.py``, two of a level against two of another.

``--game cozy`` lets bots play the chapters of Worm & Cozy instead, see ladder_cozy.py.

Each race is played by core alone, without a network. Six races in a row have one seed and seat the
pair in all six ways at the four lanes, so that lanes and lots are the same for both pairs. The seed
is printed first and repeats everything.

Exit codes: 0 played, 2 wrong arguments.
"""

from __future__ import annotations  # see environment.py

import argparse
import importlib.util
import multiprocessing
import random
import subprocess
import sys
from functools import partial
from itertools import combinations, count
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import environment

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from multiprocessing.pool import Pool

    from rich.console import Console
    from rich.table import Table

    from core.bots.choose import Choice
    from core.bots.levels import Level
    from core.table.encoding import Value
    from core.table.rules import Rules

_State = TypeVar("_State")
SEATS = 4
SEATINGS = tuple(combinations(range(SEATS), SEATS // 2))
"""Where the two of a pair may sit."""
OPTIONS = (False, "number", "after", "seat", 0)
_EXAMPLES = """examples:
  python scripts/ladder.py --edition venice1995 --pairs hard:easy --races 60
  python scripts/ladder.py --game cozy --chapter 4 --games 16"""
_RACE, _COZY = "wormup", "cozy"
_OPTIONS = {_RACE: ("edition", "races", "pairs"), _COZY: ("chapter", "games")}
"""The options that belong to one game."""


class Fixture(NamedTuple):
    """One race to be played; what comes of it depends on nothing else."""

    edition: str
    pair: tuple[str, str]
    seating: tuple[int, ...]
    """The seats of the first of the *pair*, whose wins are counted."""
    seed: str


class Result(NamedTuple):
    """What came of a race; *has_won* is None if nobody has."""

    has_won: bool | None
    rounds: int


class Score(NamedTuple):
    """What the first of a pair won against the other; *undecided* races have no winner."""

    races: int
    won: int
    undecided: int
    rounds: int

    def share(self) -> float:
        """Tell the share of all races that was won.

        >>> Score(races=600, won=360, undecided=0, rounds=5400).share()
        0.6
        """
        return self.won / self.races

    def error(self) -> float:
        """Tell the standard error of the share.

        >>> round(Score(races=600, won=360, undecided=0, rounds=5400).error(), 6)
        0.02
        """
        return float((self.share() * (1 - self.share()) / self.races) ** 0.5)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what the command line asks for and print the table."""
    words = sys.argv[1:] if arguments is None else arguments
    parser = _parser()
    asked = parser.parse_args(words)
    if not all(importlib.util.find_spec(name) for name in ("core", "msgpack", "rich")):
        return subprocess.call([environment.prepare_or_exit(), __file__, *words])
    from rich.console import Console

    _refuse_options_of_another_game(parser, asked)
    console = Console()
    if asked.game == _COZY:
        import ladder_cozy

        chapters = _chapters(parser, asked, ladder_cozy.chapters())
        run = partial(ladder_cozy.run, chapters, asked.games, asked.seed)
    else:
        run = partial(_race, asked, _pairs(parser, asked))
    console.print(f"seed {asked.seed}")
    with multiprocessing.Pool(asked.jobs) as pool:
        console.print(run(pool, console))
    return 0


def _race(
    asked: argparse.Namespace, pairs: Sequence[tuple[str, str]], pool: Pool, console: Console
) -> Table:
    from rich.progress import track

    scores = []
    for pair in pairs:
        races = fixtures(asked.edition, pair, asked.races, asked.seed)
        name, played = " : ".join(pair), pool.imap(play, races)
        scores.append(score(track(played, name, asked.races, console=console, transient=True)))
    return _table(asked.edition, pairs, scores)


def fixtures(edition: str, pair: tuple[str, str], races: int, seed: int) -> Iterator[Fixture]:
    """List the races of a *pair* of levels: of six in a row only the seating differs."""
    for number in range(races):
        seating = SEATINGS[number % len(SEATINGS)]
        yield Fixture(edition, pair, seating, f"{seed}/{number // len(SEATINGS)}")


def play(fixture: Fixture) -> Result:
    """Play one race from the start to its end."""
    from core.bots.levels import Level
    from core.wormup.game import WormUp
    from core.wormup.profiles import PROFILES

    rules = WormUp(PROFILES[fixture.edition])
    players = [Level(fixture.pair[seat not in fixture.seating]) for seat in range(SEATS)]
    *_, (end, _) = steps(rules, OPTIONS, players, fixture.seed)
    winner = end.race.winner
    return Result(None if winner is None else winner in fixture.seating, end.race.round)


def steps(
    rules: Rules[_State], options: Value, players: Sequence[Level], seed: str
) -> Iterator[tuple[_State, Mapping[int, Choice]]]:
    """Let *players*, one a seat, play; tell each state and what is chosen in it, then the end.

    Nobody is there to be deceived, so bids are opened, and dice thrown, without commitments.
    """
    from core.bots.choose import choose
    from core.table.rules import OPEN, Slot
    from core.table.seeds import JointSeed

    everybody = (1 << len(players)) - 1
    state = rules.initial(options, len(players), JointSeed(f"{seed} lots".encode()))
    choices: dict[int, Choice] = {}
    for step in count(1):
        seed_of_step = JointSeed(f"{seed} {step}".encode())
        authors = [
            seat for seat in range(len(players)) if rules.authors(state, everybody) >> seat & 1
        ]
        if rules.opens(state):
            slots = [Slot(seat, (OPEN, step, choices[seat].sealed or (), b"")) for seat in authors]
        else:
            choices = {
                seat: choose(players[seat], rules, state, seat, f"{seed} bots".encode())
                for seat in authors
            }
            yield state, choices
            slots = [Slot(seat, choice.action) for seat, choice in choices.items()]
        if not authors:
            return
        state = rules.apply(state, tuple(slots), everybody, everybody, seed_of_step)


def score(results: Iterable[Result]) -> Score:
    """Sum up the races of a pair.

    >>> score([Result(True, 9), Result(None, 100), Result(False, 8)])
    Score(races=3, won=1, undecided=1, rounds=117)
    """
    outcomes, rounds = zip(*results, strict=True)
    return Score(len(outcomes), outcomes.count(True), outcomes.count(None), sum(rounds))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description="Let bots play against bots, or chapters of Worm & Cozy alone.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default=_RACE, choices=(_RACE, _COZY), help="%(default)s")
    parser.add_argument("--edition", default="gryphon2010", help="default: %(default)s")
    parser.add_argument("--races", type=_count, default=600, metavar="N", help="a pair; 600")
    parser.add_argument("--chapter", type=_count, metavar="N", help="of Worm & Cozy; all")
    parser.add_argument("--games", type=_count, default=48, metavar="N", help="a chapter; 48")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="repeats a run")  # noqa: S311  # no secret
    parser.add_argument("--pairs", default="normal:easy,hard:normal", help="default: %(default)s")
    parser.add_argument("--jobs", type=_count, default=2, metavar="N", help="processes; 2")
    return parser


def _count(word: str) -> int:
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


def _chapters(
    parser: argparse.ArgumentParser, asked: argparse.Namespace, known: tuple[int, ...]
) -> tuple[int, ...]:
    if asked.chapter is None:
        return known
    if asked.chapter not in known:
        parser.error(f"there is no chapter {asked.chapter}; there are {known[0]} to {known[-1]}")
    return (asked.chapter,)


def _pairs(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> list[tuple[str, str]]:
    """Read the pairs; a level or an edition that is none ends the program with a sentence."""
    from core.bots.choose import levels_of
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


def _table(edition: str, pairs: Sequence[tuple[str, str]], scores: Sequence[Score]) -> Table:
    from rich.table import Table

    table = Table("pair", "races", "won", "share", "undecided", "rounds", title=edition)
    for (first, second), one in zip(pairs, scores, strict=True):
        share = f"{one.share():.1%} ± {one.error():.1%}"
        rounds = f"{one.rounds / one.races:.1f}"
        counts = str(one.races), str(one.won)
        table.add_row(f"{first} : {second}", *counts, share, str(one.undecided), rounds)
    return table


if __name__ == "__main__":
    sys.exit(main())
