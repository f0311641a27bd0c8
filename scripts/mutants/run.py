"""Check that a test notices each small change of the program: ``python scripts/mutants/run.py``.

One mutation at a time (mutations.py) is run against the tests of its folder, and only against
those that reach it, fastest first; docs/mutants.md says why survivors are left.

Law: a mutated file exists only in memory, in a process forked for it alone.

Exit codes: 0 at most 3 % survive, 1 more do, 2 the tests fail without any mutation, or wrong use.
"""

from __future__ import annotations  # see environment.py

import argparse
import ast
import os
import random
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import environment
from mutants.mutations import mutations
from mutants.project import Mutant, Project

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from mutants.project import Unmutated

PLACES = ("core/table", "net/protocol", "core/wormup/legality.py", "core/wormup/moves.py")
SURVIVORS_MAX = 0.03
NOTES = Path("docs", "mutants.md")

_WRONG = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the chosen mutants and print the survivors."""
    words = sys.argv[1:] if arguments is None else arguments
    parser = _parser()
    asked = parser.parse_args(words)
    if sys.platform == "win32":
        parser.error("mutants need fork(), which Windows does not have: run this elsewhere")
    if not find_spec("pytest"):
        return subprocess.call([environment.prepare_or_exit(("dev",)), __file__, *words])
    root: Path = asked.root.resolve()
    try:
        trees = {file: ast.parse((root / file).read_bytes()) for file in _files(root, asked.only)}
    except (OSError, ValueError) as problem:
        parser.error(f"--only wants files or folders of the project: {problem}")
    mutants = drawn(listed(trees), asked.sample, asked.seed)
    notes = noted((root / NOTES).read_text("utf-8")) if (root / NOTES).exists() else set()
    try:
        found = survivors(Project(root, trees), mutants, notes, asked.jobs)
        return report(mutants, found, notes)
    except ChildProcessError as problem:
        print(problem, file=sys.stderr)
        return _WRONG


def listed(trees: Mapping[str, ast.Module]) -> list[Mutant]:
    """List the mutants of all files; their places are numbered across all files."""
    found: list[Mutant] = []
    for file, tree in trees.items():
        first = found[-1].number + 1 if found else 0
        found += [Mutant(file, first + item.number, item) for item in mutations(tree)]
    return found


def noted(text: str) -> set[str]:
    """Read the survivors that have a reason: one an item, below the heading of its file."""
    keys, file = set(), ""
    for line in text.splitlines():
        if heading := re.match(r"### (\S+\.py)$", line):
            file = heading[1]
        elif item := re.match(r"- (`[^`]+`: `[^`]+` -> `[^`]+`(?: \(\d+\))?): \S", line):
            keys.add(f"{file} {item[1]}")
    return keys


def drawn(mutants: list[Mutant], count: int | None, seed: int) -> list[Mutant]:
    """Return *count* of *mutants* in their order, the same ones for the same *seed*."""
    if count is None or count >= len(mutants):
        return mutants
    chosen = random.Random(seed).sample(range(len(mutants)), count)  # noqa: S311 - nothing secret
    return [mutants[i] for i in sorted(chosen)]


def survivors(
    project: Project, mutants: Sequence[Mutant], notes: set[str], jobs: int
) -> Iterator[Mutant]:
    """Run all *mutants* without a note, folder by folder; yield those that no test notices.

    Raise `ChildProcessError` if the tests fail without a mutation.
    """
    folders = {mutant.file: str(PurePosixPath(mutant.file).parent) for mutant in mutants}
    for folder in sorted(set(folders.values())):
        here = [m for m in mutants if folders[m.file] == folder and m.key not in notes]
        before = project.unmutated(folder, here)
        in_order = sorted(before.seconds, key=before.seconds.__getitem__)
        if os.waitpid(project.start(before, in_order), 0)[1]:
            raise ChildProcessError(f"the tests of {folder} fail when the fastest come first")
        yield from _survivors(project, before, here, jobs)


def report(mutants: Sequence[Mutant], found: Iterable[Mutant], notes: set[str]) -> int:
    """Print survivors as they come, figures for each file, and the sum; return the exit code."""
    new = []
    for mutant in found:
        new.append(mutant)
        print(f"{mutant.file}:{mutant.mutation.line}: {mutant.mutation.name}", flush=True)
    print()
    for file in dict.fromkeys(mutant.file for mutant in mutants):
        print(f"{file:34} {_figures([m for m in mutants if m.file == file], new, notes)}")
    print(f"{'together':34} {_figures(mutants, new, notes)}")
    surviving = len(new) + sum(mutant.key in notes for mutant in mutants)
    return int(surviving > SURVIVORS_MAX * len(mutants))


def _figures(mutants: Sequence[Mutant], new: Sequence[Mutant], notes: set[str]) -> str:
    reasons = sum(mutant.key in notes for mutant in mutants)
    surviving = reasons + sum(mutant in new for mutant in mutants)
    share = 100 * surviving / max(len(mutants), 1)
    return (
        f"{len(mutants):5} mutants, {len(mutants) - surviving:5} killed, {surviving:3} survive"
        f" ({share:.1f} %), {reasons:3} of them with a reason"
    )


def _survivors(
    project: Project, before: Unmutated, mutants: Sequence[Mutant], jobs: int
) -> Iterator[Mutant]:
    """Run each mutant in its own process, *jobs* at a time."""
    running: dict[int, Mutant] = {}
    for mutant in mutants:
        tests = before.reaching(mutant.number)
        if not tests:
            yield mutant
            continue
        if len(running) == jobs:
            yield from _ended(running)
        running[project.start(before, tests, mutant)] = mutant
    while running:
        yield from _ended(running)


def _ended(running: dict[int, Mutant]) -> Iterator[Mutant]:
    """Wait for one; yield it if all its tests passed, or if it left none to run."""
    pid, status = os.wait()
    mutant = running.pop(pid)
    if os.waitstatus_to_exitcode(status) in {0, 5}:
        yield mutant


def _files(root: Path, only: Sequence[str]) -> list[str]:
    found = (
        sorted((root / place).glob("*.py")) if (root / place).is_dir() else [root / place]
        for place in only or PLACES
    )
    files = [file.relative_to(root).as_posix() for group in found for file in group]
    return [file for file in files if not file.endswith("__init__.py")]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description="Change one condition, constant or comparison at a time and run the tests.",
        epilog="example: python scripts/mutants/run.py --only core/table/step.py --jobs 2",
    )
    add = parser.add_argument
    add("--only", nargs="+", default=[], metavar="FILE", help="files or folders; else all")
    add("--sample", type=int, metavar="N", help="draw so many of the mutants")
    add("--seed", type=int, default=0, help="what the draw depends on (0)")
    add("--jobs", type=int, default=1, metavar="N", help="processes at a time (1)")
    add("--root", type=Path, default=environment.ROOT, help="the project to look at (this one)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
