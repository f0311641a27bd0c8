"""How long a double click takes until a build has painted its first page, beside the clone.

    python scripts/release/clicks.py "wormup-lan-0.2.0-linux-x64/wormup-lan"

Law: both are started in turns, on a screen of nobody, after one start that is not counted.
"""

from __future__ import annotations  # see environment.py

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # this clone, whatever is installed
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from environment import ROOT, variables

if TYPE_CHECKING:
    from collections.abc import Sequence

LIMIT = 1.5
"""A build starts in at most so many times what the clone takes."""
ROUNDS = 5
TRIAL = ("window", "--trial", "--loopback")
"""A window that says when its first page is there, and closes."""
CLONE = (sys.executable, "-P", "-m", "gui.cli", *TRIAL)


def times(clone: Sequence[str], build: Sequence[str], rounds: int = ROUNDS) -> float:
    """Return how many times as long as the *clone* the *build* takes: commands, each a `TRIAL`."""
    from gui.window.trial import PAINTED_MS

    for words in (clone, build):
        painted_s(words)
    taken = [(painted_s(clone), painted_s(build)) for _ in range(rounds)]
    rest = PAINTED_MS / 1000  # both wait so long after their first picture
    return statistics.median((second - rest) / (first - rest) for first, second in taken)


def told(ratio: float) -> str:
    """Return a *ratio* in words."""
    return f"{ratio:.2f} times the clone's start, at most {LIMIT} wanted"


def painted_s(words: Sequence[str]) -> float:
    """Return after how many seconds the trial that *words* start says that it has painted."""
    began = time.monotonic()
    with subprocess.Popen(
        words,
        cwd=ROOT,
        env={"QT_QPA_PLATFORM": "offscreen", **variables()},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    ) as program:
        assert program.stdout
        line = program.stdout.readline()
        took = time.monotonic() - began
    json.loads(line)
    return took


def main() -> int:
    """Measure the builds that are named; return 1 if one is too slow."""
    parser = argparse.ArgumentParser(description="Compare how long builds and the clone start.")
    parser.add_argument("programs", nargs="+", type=Path, metavar="PROGRAM", help="of a build")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each is started")
    options = parser.parse_args()
    is_slow = False
    with tempfile.TemporaryDirectory(prefix="wormup-clicks-") as data:
        for program in options.programs:
            build = [str(program.resolve()), *TRIAL, "--data", f"{data}/build"]
            ratio = times([*CLONE, "--data", f"{data}/clone"], build, options.rounds)
            is_slow |= ratio > LIMIT
            print(f"{program}: {told(ratio)}", flush=True)
    return int(is_slow)


if __name__ == "__main__":
    sys.exit(main())
