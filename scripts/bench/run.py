"""How fast we are, as ratios and counts within one run: ``python scripts/bench/run.py [PART ...]``.

Prints one row for each comparison: what was measured (the median and the range), the goal, and
whether it is reached. A missed goal is news, not a failure: the exit code is 0 unless something
could not be measured.
"""

from __future__ import annotations  # see environment.py

import argparse
import importlib
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import environment

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bench.rows import Row

_NEEDED = ("chess", "core", "cryptography", "rich", "zmq")


class Part(NamedTuple):
    """A module beside this one, and how many rounds its rows are measured."""

    name: str
    about: str
    quick: int
    rounds: int

    @property
    def is_possible(self) -> bool:
        """Whether it can be measured on this laptop."""
        if self.name == "start":
            return sys.platform != "win32"  # Windows does not report what a child process has used
        return (
            self.name not in {"busy", "replay", "shelf", "window"}
            or importlib.util.find_spec("PySide6") is not None
        )


PARTS = (
    Part("round", "rounds of real nodes", 10, 40),  # first: the rest would be noise to wall time
    Part("comeback", "coming back", 3, 9),
    Part("busy", "answers of a busy window", 3, 9),
    Part("audit", "logs", 5, 21),
    Part("many", "many logs", 1, 3),
    Part("growth", "long games", 2, 5),
    Part("crowd", "lobbies and watchers", 1, 1),
    Part("start", "the start of the program", 3, 15),
    Part("window", "the window", 3, 9),
    Part("shelf", "many saved games", 1, 5),
    Part("replay", "a saved race", 1, 5),
    Part("review", "reviews", 3, 9),
    Part("wormup", "the rules of Worm Up!", 3, 9),
    Part("cozy", "the rules of Worm & Cozy", 3, 9),
)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description="Measure ratios and counts within one run.",
        epilog="example: python scripts/bench/run.py --quick wormup cozy",
    )
    names = ", ".join(part.name for part in PARTS)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only these of {names}")
    parser.add_argument("--quick", action="store_true", help="fewer rounds: seconds, more noise")
    parser.add_argument("--json", action="store_true", help="one JSON document, for programs")
    parser.add_argument("--runs", type=int, default=1, metavar="N", help="measure so many times")
    about = "write the table into this page, and a chart beside it: docs/performance.md"
    parser.add_argument("--write", type=Path, metavar="FILE", help=about)
    options = parser.parse_args()
    if unknown := set(options.parts) - {part.name for part in PARTS}:
        parser.error(f"no part is called {min(unknown)!r}; there are {names}")
    if not all(map(importlib.util.find_spec, _NEEDED)):
        python = environment.prepare_or_exit(("dev",))
        return subprocess.call([python, __file__, *sys.argv[1:]])
    sys.path.insert(0, str(environment.ROOT))  # for gui, whose colours the chart has
    from bench import page

    parts = [part for part in PARTS if part.name in options.parts or not options.parts]
    if options.write:
        try:
            page.written_by_people(options.write)
        except page.PageError as error:
            parser.error(str(error))
    runs = [list(measured(parts, quick=options.quick)) for _ in range(options.runs)]
    rows = page.merged(runs) if options.runs > 1 else runs[0]
    if options.write:
        page.write(options.write, rows, options.runs)
    elif options.json:
        print(json.dumps([row.plain() for row in rows], indent=2))
    else:
        show(rows)
    return 0


def measured(parts: Iterable[Part], *, quick: bool) -> Iterator[Row]:
    """Measure *parts*, and show progress on standard error."""
    for part in parts:
        if part.is_possible:
            print(f"measuring {part.about}", file=sys.stderr, flush=True)
            module = importlib.import_module(f"bench.{part.name}")
            yield from module.rows(rounds=part.quick if quick else part.rounds)


def show(rows: list[Row]) -> None:
    """Print the table."""
    from rich.console import Console
    from rich.table import Table

    from bench.rows import Goal

    table = Table("", caption="CPU time unless it says wall")
    for title in ("measured", "range", "goal"):
        table.add_column(title, justify="right")
    table.add_column("reached")
    for row in rows:
        low, high = row.spread
        goal = f"{row.goal.value} {row.limit:g}" if row.goal is not Goal.NONE else ""
        spread = f"{low:.3g} .. {high:.3g}" if low != high else ""
        table.add_row(row.name, f"{row.middle:.3g}", spread, goal, row.verdict)
    wide = None if sys.stdout.isatty() else 110
    Console(width=wide).print(table)


if __name__ == "__main__":
    sys.exit(main())
