"""How fast we are, as ratios and counts within one run: ``python scripts/bench.py``.

Prints one row a comparison: what was measured (the median, and in which range), the goal, and
whether it is reached. A goal that is missed is news, no failure: the exit code is 0 unless
something could not be measured.
"""

from __future__ import annotations  # see environment.py

import argparse
import importlib.util
import json
import subprocess
import sys
from typing import TYPE_CHECKING

import environment

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench_rows import Row

_NEEDED = ("chess", "core", "cryptography", "rich", "zmq")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description="Measure ratios and counts within one run.",
        epilog="example: python scripts/bench.py --quick",
    )
    parser.add_argument("--quick", action="store_true", help="fewer rounds: seconds, more noise")
    parser.add_argument("--json", action="store_true", help="one JSON document, for programs")
    options = parser.parse_args()
    if not all(map(importlib.util.find_spec, _NEEDED)):
        python = environment.prepare_or_exit(("dev",))
        return subprocess.call([python, __file__, *sys.argv[1:]])
    rows = list(measured(quick=options.quick))
    if options.json:
        print(json.dumps([row.plain() for row in rows], indent=2))
    else:
        show(rows)
    return 0


def measured(*, quick: bool) -> Iterator[Row]:
    """Measure everything, and say on standard error what is under way."""
    import bench_audit
    import bench_cozy
    import bench_return
    import bench_round
    import bench_start
    import bench_window
    import bench_wormup

    _say("rounds of real nodes")  # first, for the rest would count as noise to wall time
    yield from bench_round.rows(10 if quick else 40)
    _say("coming back")
    yield from bench_return.rows(3 if quick else 9)
    if importlib.util.find_spec("PySide6"):
        import bench_busy

        _say("answers of a busy window")
        yield from bench_busy.rows(3 if quick else 9)
    _say("logs")
    yield from bench_audit.rows(5 if quick else 21)
    if sys.platform != "win32":  # which does not tell what a child process has used
        _say("the start of the program")
        yield from bench_start.rows(3 if quick else 15)
    if importlib.util.find_spec("PySide6"):
        _say("the window")
        yield from bench_window.rows(3 if quick else 9)
    _say("the rules of the games")
    yield from bench_wormup.rows(rounds=3 if quick else 9)
    yield from bench_cozy.rows(rounds=3 if quick else 9)


def show(rows: list[Row]) -> None:
    """Print the table."""
    from rich.console import Console
    from rich.table import Table

    from bench_rows import Goal

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


def _say(what: str) -> None:
    print(f"measuring {what}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
