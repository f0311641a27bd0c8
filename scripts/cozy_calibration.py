"""Do 8 of 10 bots end in the band of a review? ``python scripts/cozy_calibration.py`` counts.

Bots play chapters of Worm & Cozy, greedy ones and ones that pass half of their hours before; from
some moments the play-outs of a review call a band. Then each moment is played on by some bots of
the table, with the same rolls, and it is counted where they end. The seed is printed, and with it
everything can be repeated.

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

    from core.bots.chance import Chance
    from core.cozy.turn import Turn
    from core.review.prospects import Pains

_APART = 4
"""A band is called before one of so many hours."""
_BOTS = 5
"""So many bots play on from each of these."""


class Game(NamedTuple):
    """One chapter to be played; its calls depend on nothing else."""

    chapter: int
    seed: str
    does_pass: bool
    """Whether every second hour before a moment is passed."""


class Call(NamedTuple):
    """What was called at a moment, and what a bot has come to."""

    left: int
    """How many hours were left."""
    ends: tuple[int, ...]
    """Where the play-outs of the review end, of which its band is made."""
    end: int


class Row(NamedTuple):
    """All calls with about so many hours left."""

    calls: int
    called: float
    ended: float
    below: float
    """The share that ended below the band."""
    inside: float
    wide: float
    """How wide the band was, in points."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and count what the command line asks for, and print the table."""
    words = sys.argv[1:] if arguments is None else arguments
    asked = _parser().parse_args(words)
    if not all(importlib.util.find_spec(name) for name in ("core", "msgpack", "rich")):
        return subprocess.call([environment.prepare_or_exit(), __file__, *words])
    from rich.progress import track

    from core.review.prospects import INSIDE

    print(f"seed {asked.seed}")
    with multiprocessing.Pool(asked.jobs) as pool:
        played = pool.imap(calls_of, games(asked.games, asked.seed))
        calls = [call for game in track(played, "playing", asked.games) for call in game]
    for line in (*table(rows(calls, INSIDE)), *inside_lines(calls)):
        print(line)
    print(f"{asked.games} games, {len(calls)} calls")
    return 0


def games(number: int, seed: int) -> Iterator[Game]:
    """Yield the games: chapters in turn, each second round of them with passes."""
    for nth in range(number):
        yield Game(nth % 8 + 1, f"{seed}/{nth}", nth // 8 % 2 == 1)


def calls_of(game: Game, pains: Pains | None = None) -> list[Call]:
    """Play *game*, and return what was called in it and what greedy bots have come to."""
    from core.bots.chance import Chance
    from core.bots.cozy.gardener import GREEDY
    from core.cozy.chapter import read_sheet
    from core.cozy.sheet import Sheet
    from core.cozy.turn import start_turn
    from core.review.prospects import PAINS, PlayOn, ends

    pains = pains or PAINS
    sheet = read_sheet(sorted(ladder.SHEETS.glob("*.toml"))[game.chapter - 1].read_text("utf-8"))
    assert isinstance(sheet, Sheet)
    dice, seed = Chance(f"{game.seed} rolls".encode()), game.seed.encode()
    pips = range(1, 7)
    rolls = tuple([(dice.pick(pips), dice.pick(pips), dice.pick(pips)) for _ in sheet.hours])
    turn, found = start_turn(sheet), []
    greedy, keys = pains._replace(player=GREEDY), range(pains.in_the_end)
    while not turn.is_over:
        left = len(sheet.hours) - turn.hour
        if left % _APART == 0:
            called = ends(PlayOn(turn, rolls, keys), b"review" + seed, pains)
            came = ends(PlayOn(turn, rolls, range(_BOTS)), b"bot" + seed, greedy)
            found += [Call(left, called, end) for end in came]
        turn = _next(turn.rolled(rolls[turn.hour]), game, Chance(seed + bytes([turn.hour])))
    return found


def _next(turn: Turn, game: Game, chance: Chance) -> Turn:
    from core.bots.cozy.gardener import GREEDY, best_of
    from core.bots.cozy.survey import board_of

    if game.does_pass and turn.hour % 2:
        return turn.closed()
    return best_of(turn, board_of(turn.sheet), GREEDY, chance)[0].end.turn


def rows(calls: Iterable[Call], inside: int) -> dict[int, Row]:
    """Count the calls by the hours that were left, of a band that holds *inside* of 39 ends.

    >>> rows([Call(4, (1, 2) * 20, 2), Call(4, (3, 5) * 20, 0)], 39)
    {4: Row(calls=2, called=2.75, ended=1.0, below=0.5, inside=0.5, wide=1.5)}
    """
    by_left: dict[int, list[Call]] = {}
    for call in calls:
        by_left.setdefault(call.left, []).append(call)
    return {left: _row(those, inside) for left, those in sorted(by_left.items(), reverse=True)}


def _row(calls: Sequence[Call], inside: int) -> Row:
    from core.review.prospects import band, mean

    number, bands = len(calls), [band(call.ends, inside) or (0, 0) for call in calls]
    pairs = list(zip(calls, bands, strict=True))
    return Row(
        number,
        sum(mean(call.ends) for call in calls) / number,
        sum(call.end for call in calls) / number,
        sum(call.end < low for call, (low, _) in pairs) / number,
        sum(low <= call.end <= high for call, (low, high) in pairs) / number,
        sum(high - low for low, high in bands) / number,
    )


def inside_lines(calls: Sequence[Call]) -> Iterator[str]:
    """Yield what bands of fewer and more ends would hold: from these one is chosen."""
    for inside in range(20, 36):
        row = _row(calls, inside)
        yield f"{inside} of 39 ends hold {row.inside:.1%}, {row.wide:.1f} wide"


def table(found: dict[int, Row]) -> list[str]:
    """Return the rows as a table in Markdown, as docs/review.md holds it."""
    lines = [
        "| hours left | bots | mean call | mean end | below | in the band | its width |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for left, row in found.items():
        means = f"{row.called:.1f} | {row.ended:.1f} | {row.below:.0%} | {row.inside:.0%}"
        lines.append(f"| {left} | {row.calls} | {means} | {row.wide:.1f} |")
    return lines


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Count how often bots end where a review calls.")
    parser.add_argument("--games", type=ladder.count_of, default=48, metavar="N", help="48")
    parser.add_argument("--jobs", type=ladder.count_of, default=1, metavar="N", help="processes; 1")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="repeats a run")  # noqa: S311  # no secret
    return parser


if __name__ == "__main__":
    sys.exit(main())
