"""Make the puzzles that ship with the program, from races of bots: ``python scripts/puzzles.py``.

Law: everything comes from the seeds below, so the same rules and bots make the same files.
"""

from __future__ import annotations  # see environment.py

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # this clone, whatever is installed
sys.path.insert(0, str(Path(__file__).resolve().parent))
from bench.race import Setting, record_race
from core.bots.levels import Level
from core.review.puzzle import SUFFIX, cut
from core.wormup.profiles import Options

if TYPE_CHECKING:
    from collections.abc import Sequence

FOLDER = Path(__file__).resolve().parents[1] / "gui" / "puzzles"
"""Where the program looks for them."""
LEVELS = Level.NORMAL, Level.STRAIGHT, Level.EASY


class Source(NamedTuple):
    """The race that a puzzle is cut out of, and behind which step."""

    edition: str
    seats: int
    options: Options
    seed: int
    step: int


_ANEW = Options(repose=True, course=6000)
SOURCES = (
    Source("gryphon2008", 4, Options(course=8000), 41, 29),
    Source("venice1995", 4, Options(course=7000), 1018, 13),
    Source("tidwell1994", 5, Options(course=7000), 1071, 21),
    Source("venice1995", 4, _ANEW, 1082, 20),
    Source("venice1995", 4, _ANEW, 1018, 20),
    Source("venice1995", 4, _ANEW, 1026, 11),
    Source("tidwell1994", 4, _ANEW, 1083, 20),
    Source("tidwell1994", 5, _ANEW, 1055, 9),
)
"""The easy ones first; in none of them the straight way wins."""


def made(source: Source) -> bytes:
    """Return the file of the puzzle out of *source*."""
    rules_id, seed = f"wormup/{source.edition}", b"pz%d" % source.seed
    race = record_race(source.seats, Setting(rules_id, source.options.plain(), LEVELS, seed))
    return cut(race.bodies, source.step)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the files, and say which."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="DIR")
    out: Path = parser.parse_args(arguments).out
    out.mkdir(parents=True, exist_ok=True)
    for number, source in enumerate(SOURCES, start=1):
        path = out / f"{number}{SUFFIX}"
        path.write_bytes(made(source))
        print(f"{path}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
