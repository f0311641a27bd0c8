"""Games in which everything goes wrong: ``python scripts/simulate.py --faults 1000000``.

Real sessions and journals under loss, delays, partitions, crashes and cheats, by tests/simulation;
docs/protocol.md lists what is checked. The seed is printed first; it repeats everything.

Exit codes: 0 every promise held, 1 one did not (its seed and how to replay it are printed), 2 wrong
arguments.
"""

from __future__ import annotations  # see environment.py

import argparse
import importlib.util
import multiprocessing
import random
import subprocess
import sys
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

import environment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from tests.simulation.campaign import Tally

SEATS = range(2, 6)
AT_ONCE = 16
"""How many games are handed to the processes at a time."""
_EXAMPLE = "example: python scripts/simulate.py --seed 7 --faults 100000 --seats 4 --cheats 1"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play as many games as it takes, and print the results in one line."""
    words = sys.argv[1:] if arguments is None else arguments
    parser = _parser()
    asked = parser.parse_args(words)
    seats, cheats = asked.seats, asked.cheats
    if cheats is not None and (seats is None or 2 * cheats >= seats):
        parser.error("--cheats needs --seats, and cheats are less than half of the seats")
    if not all(importlib.util.find_spec(name) for name in ("core", "msgpack", "rich")):
        return subprocess.call([environment.prepare_or_exit(), __file__, *words])
    sys.path.insert(0, str(environment.ROOT))  # for tests.simulation
    from rich.console import Console

    console = Console(soft_wrap=True, highlight=False)
    console.print(f"seed {asked.seed}")
    return report(console, _played(console, asked), asked)


def _played(console: Console, asked: argparse.Namespace) -> Tally:
    """Play in *asked.jobs* processes under a progress bar."""
    from rich.progress import Progress, TimeElapsedColumn

    from tests.simulation.campaign import Tally, campaign, play

    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    total = Tally()
    game = partial(play, seats=asked.seats, cheats=asked.cheats)
    bar = Progress(*columns, console=console, transient=True)
    with multiprocessing.Pool(asked.jobs) as pool, bar as progress:
        task = progress.add_task("faults", total=asked.faults)
        batches = (range(first, first + AT_ONCE) for first in count(asked.seed, AT_ONCE))
        games = (one for batch in batches for one in pool.imap(game, batch))
        for one in campaign(asked.faults, games):
            total.add(one)
            progress.update(task, advance=one.faults.total())
    return total


def report(console: Console, total: Tally, asked: argparse.Namespace) -> int:
    """Print the line of results and, for a promise that did not hold, how to see it again."""
    console.print(total.line(), markup=False)
    table = f" --seats {asked.seats}" if asked.seats else ""
    table += f" --cheats {asked.cheats}" if asked.cheats is not None else ""
    for seed, sentence in total.failures.items():
        console.print(f"FAILED: {sentence}", markup=False)
        replay = f"python scripts/simulate.py --seed {seed} --faults 1{table}"
        console.print(f"replay: {replay}", markup=False)
    return 1 if total.failures else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description="Play games in which everything goes wrong.", epilog=_EXAMPLE
    )
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="repeats a run")  # noqa: S311  # no secret
    parser.add_argument("--faults", type=_count, default=100_000, metavar="N", help="100000")
    parser.add_argument("--seats", type=int, choices=SEATS, help="2 to 5; drawn for each game")
    parser.add_argument("--cheats", type=int, choices=range(3), help="0 to 2; drawn for each game")
    parser.add_argument("--jobs", type=_count, default=2, metavar="N", help="processes; 2")
    return parser


def _count(word: str) -> int:
    if not word.isdecimal() or not int(word):
        raise argparse.ArgumentTypeError(f"{word!r} is no number from 1 up")
    return int(word)


if __name__ == "__main__":
    sys.exit(main())
