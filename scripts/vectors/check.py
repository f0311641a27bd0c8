"""Judge vector files by our core: ``python scripts/vectors/check.py FILE...``.

In a file of Worm Up! every line is a state, an action, and the result it must have; a file of Worm
& Cozy is one JSON object with whole games. wormup.py and cozy.py describe the formats. Prints each
difference with its place, and the count.

Exit codes: 0 all agree, 1 some do not, 2 something could not be read.
"""

from __future__ import annotations  # see environment.py

import argparse
import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import environment

if TYPE_CHECKING:
    from collections.abc import Sequence


class Tally(NamedTuple):
    """How many vectors agreed or did not, and how many files or lines could not be read."""

    passed: int = 0
    failed: int = 0
    unreadable: int = 0

    def exit_code(self) -> int:
        """Return the exit code of the whole run.

        >>> Tally(passed=7).exit_code(), Tally(7, failed=2).exit_code(), Tally(7, 2, 1).exit_code()
        (0, 1, 2)
        """
        return 2 if self.unreadable else min(self.failed, 1)


def main(arguments: Sequence[str] | None = None) -> int:
    """Judge the files named on the command line."""
    parser = argparse.ArgumentParser(
        description="Judge vector files by our rules core and print what differs.",
        epilog="example: python scripts/vectors/check.py tests/vectors/wormup/*.jsonl",
    )
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a .jsonl or .json file"
    )
    files: list[Path] = parser.parse_args(arguments).files
    if not (importlib.util.find_spec("core") and importlib.util.find_spec("msgpack")):
        python = environment.prepare_or_exit()
        return subprocess.call([python, __file__, *files])
    tallies = [judge(file) for file in files]
    total = Tally(*map(sum, zip(*tallies, strict=True)))
    print(f"{total.passed} passed, {total.failed} failed")
    return total.exit_code()


def judge(file: Path) -> Tally:
    """Judge one file, and print all that differs or cannot be read."""
    from vectors.cozy import holds_games

    try:
        data = file.read_bytes()
    except OSError as error:
        print(f"{file}: cannot be read: {error.strerror}", file=sys.stderr)
        return Tally(unreadable=1)
    return judge_games(file, data) if holds_games(data) else judge_lines(file, data)


def judge_games(file: Path, data: bytes) -> Tally:
    """Judge the games of Worm & Cozy that *data* of *file* holds, step by step."""
    from vectors.cozy import checks, read_games
    from vectors.strict_json import UnreadableError

    tally = Tally()
    try:
        for game in read_games(data):
            for where, found in checks(game):
                for one in found:
                    print(f"{file}: {where}: {one.field}: want {one.want}, got {one.got}")
                passed, failed = tally.passed + (not found), tally.failed + bool(found)
                tally = tally._replace(passed=passed, failed=failed)
    except UnreadableError as error:
        print(f"{file}: {error}", file=sys.stderr)
        return tally._replace(unreadable=1)
    return tally


def judge_lines(file: Path, data: bytes) -> Tally:
    """Judge the vectors of Worm Up! that *data* of *file* holds, line by line."""
    from vectors.strict_json import UnreadableError
    from vectors.wormup import differences, flaw, lines, read_vector

    tally = Tally()
    try:
        numbered = lines(data)
    except UnreadableError as error:
        print(f"{file}: {error}", file=sys.stderr)
        return Tally(unreadable=1)
    for number, line in numbered:
        try:
            vector = read_vector(line)
        except UnreadableError as error:
            print(f"{file}:{number}: {error}", file=sys.stderr)
            tally = tally._replace(unreadable=tally.unreadable + 1)
            continue
        unreachable = flaw(vector.before)
        if unreachable:
            print(f"{file}:{number}: remark: no race gets here: {unreachable}", file=sys.stderr)
        found = differences(vector)
        for one in found:
            print(f"{file}:{number}: {one.field}: want {one.want}, got {one.got}")
        passed, failed = tally.passed + (not found), tally.failed + bool(found)
        tally = tally._replace(passed=passed, failed=failed)
    return tally


if __name__ == "__main__":
    sys.exit(main())
