"""What strangers cost a peer that plays: ``python scripts/bench/attacks.py [NAME ...]``.

A real peer in its own process holds a race open, on loopback, with 256 files at most; each attack
of tests/attacks lasts some seconds. Prints the rows of the figures in docs/attacks.md. A missed
goal is news, not a failure: the exit code is 0 unless something could not be measured. Linux only.
"""

from __future__ import annotations  # see environment.py

import argparse
import importlib.util
import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import environment

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.attacks.arena import Figures

_NEEDED = ("core", "nacl", "pytest", "rich", "zmq")
LATE_S_MAX = 0.1
"""95 of 100 round trips stay below this, on a quiet machine."""
GROWTH_MB_MAX = 20.0
TITLES = (
    *("attack", "growth MB", "of that beyond 2 s of line rate", "CPU of a core"),
    *("RTT median / p95 / max ms", "files", "newcomer s", "race"),
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one attack; no *figures* if the peer did not answer anybody any more."""

    attack: str
    figures: Figures | None
    ends: bool
    """Whether the race was played to its end during the attack."""

    def problems(self, noise: str = "") -> list[str]:
        """Return the missed goals; *noise* is why round trips mean nothing now."""
        if self.figures is None:
            return ["dead"]
        found = []
        if self.figures.kept_growth > GROWTH_MB_MAX * 1e6:
            found.append("memory")
        if self.figures.late_s > LATE_S_MAX and not noise:
            found.append("round trip")
        return found if self.ends else [*found, "race"]

    def cells(self) -> tuple[str, ...]:
        """Return the row of the table."""
        race = "ends" if self.ends else "does not end"
        found = self.figures
        if found is None:
            return (self.attack, *["-"] * (len(TITLES) - 2), race)
        times = (found.median_s, found.late_s, found.times[-1])
        return (
            self.attack,
            f"{found.growth / 1e6:+.0f}",
            f"{max(0.0, found.kept_growth / 1e6):.0f}",
            f"{found.cpu:.2f}",
            " / ".join(f"{1000 * each:.0f}" for each in times),
            str(found.files),
            f"{found.newcomer_s:.1f}",
            race,
        )


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description="Measure what strangers cost a peer that plays.",
        epilog="example: python scripts/bench/attacks.py --seconds 3 endless one_peers",
    )
    parser.add_argument("attacks", nargs="*", metavar="NAME", help="only these; else all there are")
    parser.add_argument("--seconds", type=float, default=6, help="how long each lasts")
    parser.add_argument("--json", action="store_true", help="one JSON document, for programs")
    options = parser.parse_args()
    if not all(map(importlib.util.find_spec, _NEEDED)):
        python = environment.prepare_or_exit(("dev",))
        return subprocess.call([python, __file__, *sys.argv[1:]])
    sys.path.insert(0, str(environment.ROOT))  # for tests.attacks
    if not Path("/proc/self/stat").exists():
        print("memory and CPU time are read from /proc, which only Linux has", file=sys.stderr)
        return 2
    programs = enemies()
    if unknown := [name for name in options.attacks if name not in programs]:
        parser.error(f"no attack is called {unknown[0]!r}; there are {', '.join(programs)}")
    from bench.rows import noise

    loaded = noise()
    wanted = options.attacks or list(programs)
    found = list(outcomes({name: programs[name] for name in wanted}, options.seconds))
    if options.json:
        rows = [dict(zip(TITLES, each.cells(), strict=True)) for each in found]
        print(json.dumps(rows, indent=2))
    else:
        show(found, loaded)
    return 0


def enemies() -> dict[str, str]:
    """Return all attacks of strangers by name, each with its program."""
    from tests.attacks import callers, strangers

    return dict.fromkeys(callers.ATTACKS, "callers") | dict.fromkeys(strangers.ATTACKS, "strangers")


def outcomes(programs: dict[str, str], seconds: float) -> Iterator[Outcome]:
    """Start one attack after the other, each on its own race, and yield the results."""
    for name, program in programs.items():
        print(f"measuring {name}", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory(prefix="wormup-bench-") as folder:
            yield outcome(name, program, Path(folder), seconds)


def outcome(name: str, program: str, folder: Path, seconds: float) -> Outcome:
    """Start one attack, and return its result."""
    from tests.attacks.arena import Arena

    with Arena(folder, seats=2) as arena:
        ((_, port),) = arena.ann.addresses
        arena.hire(program, name, port, arena.ann.public.hex(), arena.meet)
        try:
            figures = arena.measure(seconds, tells=program == "callers")
        except (AssertionError, OSError) as dead:  # its process may be gone, and /proc/N with it
            print(f"{name}: {dead}", file=sys.stderr)
            return Outcome(name, None, ends=False)
        try:
            arena.play_to_the_end()
        except AssertionError as open_end:
            print(f"{name}: {open_end}", file=sys.stderr)
            return Outcome(name, figures, ends=False)
        return Outcome(name, figures, ends=True)


def show(found: list[Outcome], noise: str) -> None:
    """Print the table."""
    from rich.console import Console
    from rich.table import Table

    caption = f"round trips are not judged: {noise}" if noise else ""
    table = Table(TITLES[0], caption=caption)
    for title in TITLES[1:]:
        table.add_column(title, justify="right")
    table.add_column("goals")
    for each in found:
        table.add_row(*each.cells(), ", ".join(each.problems(noise)) or "reached")
    wide = None if sys.stdout.isatty() else 130
    Console(width=wide).print(table)


if __name__ == "__main__":
    sys.exit(main())
