"""Check that a test notices each small change of the program: ``python scripts/mutants/run.py``.

One mutation at a time (mutations.py) is run against the tests of its folder, and only against
those that reach it, fastest first; docs/mutants.md says why survivors are left.

Law: a mutated file exists only in memory, in a process forked for it alone.

Exit codes: 0 at most 3 % survive, or with --same none that was noticed before, 1 otherwise or
when not all were run, 2 the tests fail without any mutation, or wrong use.
"""

from __future__ import annotations  # see environment.py

import argparse
import ast
import os
import re
import signal
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import environment
from mutants.mutations import mutations
from mutants.project import Mutant, Project
from mutants.results import Outcome, Results

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from mutants.project import Started, Unmutated

PLACES = ("core/table", "net/protocol", "core/wormup/legality.py", "core/wormup/moves.py")
SURVIVORS_MAX = 0.03
WIDER_S = 60.0
"""So many processor seconds of tests of other places does a survivor meet."""
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
        earlier, results = Results.read(asked.same), Results.read(asked.results)
    except (OSError, ValueError) as problem:
        parser.error(f"--only wants files or folders of the project: {problem}")
    every = listed(trees)
    earlier = earlier.followed(every)
    mutants = again(every, earlier) if asked.same else drawn(every, asked.sample, asked.seed)
    notes = noted((root / NOTES).read_text("utf-8")) if (root / NOTES).exists() else set()
    to_judge = [mutant for mutant in mutants if mutant.key not in notes]
    try:
        _judge(Project(root, trees), to_judge, results, earlier, asked)
    except ChildProcessError as problem:
        print(problem, file=sys.stderr)
        return _WRONG
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    code = report(mutants, results, notes)
    return _compare(to_judge, results, earlier) if asked.same else code


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
    """Return *count* of *mutants*, the same ones in the same chance order for the same *seed*.

    Each has its place by its own key: what is changed elsewhere draws no others.
    """
    if count is None or count >= len(mutants):
        return mutants
    return sorted(mutants, key=lambda one: sha256(f"{seed} {one.key}".encode()).digest())[:count]


def again(mutants: Iterable[Mutant], earlier: Results) -> list[Mutant]:
    """Return those of *mutants* that an earlier run has judged, in its order, survivors last."""
    found = {mutant.key: mutant for mutant in mutants}
    return [
        found[key]
        for key in sorted(earlier.by, key=lambda key: not earlier.by[key])
        if key in found
    ]


def judged(
    project: Project, asked: Sequence[tuple[Mutant, Unmutated, list[str]]], jobs: int
) -> Iterator[Outcome]:
    """Run each mutant with its tests, *jobs* at a time."""
    running: dict[int, tuple[Mutant, Started]] = {}
    try:
        for mutant, before, tests in asked:
            if not tests:
                yield Outcome(mutant, "")
                continue
            if len(running) == jobs:
                yield _ended(running)
            started = project.start(before, tests, mutant)
            running[started.pid] = mutant, started
        while running:
            yield _ended(running)
    finally:
        for pid in running:
            os.kill(pid, signal.SIGKILL)


def report(mutants: Sequence[Mutant], results: Results, notes: set[str]) -> int:
    """Print figures for each file, and the sum; return the exit code."""
    new = results.survivors(mutants)
    run = [mutant for mutant in mutants if mutant.key in notes or mutant.key in results.by]
    print()
    for file in sorted({mutant.file for mutant in run}):
        print(f"{file:34} {_figures([m for m in run if m.file == file], new, notes)}")
    print(f"{'together':34} {_figures(run, new, notes)}")
    if len(run) < len(mutants):
        print(f"{len(mutants) - len(run)} of {len(mutants)} are left to run")
    surviving = len(new) + sum(mutant.key in notes for mutant in mutants)
    return int(surviving > SURVIVORS_MAX * len(mutants) or len(run) < len(mutants))


def _figures(mutants: Sequence[Mutant], new: Sequence[Mutant], notes: set[str]) -> str:
    reasons = sum(mutant.key in notes for mutant in mutants)
    surviving = reasons + sum(mutant in new for mutant in mutants)
    share = 100 * surviving / max(len(mutants), 1)
    return (
        f"{len(mutants):5} mutants, {len(mutants) - surviving:5} killed, {surviving:3} survive"
        f" ({share:.1f} %), {reasons:3} of them with a reason"
    )


def _judge(
    project: Project,
    mutants: Sequence[Mutant],
    results: Results,
    earlier: Results,
    asked: argparse.Namespace,
) -> None:
    """Let those of *mutants* without a result meet the tests of their folder, then the wider."""
    left = [mutant for mutant in mutants if mutant.key not in results.by]
    folders = {mutant.file: f"tests/{PurePosixPath(mutant.file).parent}/" for mutant in left}
    before: dict[str, Unmutated] = {}
    for folder in sorted(set(folders.values())):
        if any(folder.startswith(outer) for outer in before):
            continue
        print(f"the tests of {folder} run without a mutation", file=sys.stderr, flush=True)
        here = [mutant for mutant in left if folders[mutant.file].startswith(folder)]
        before[folder] = project.unmutated([folder], here)
    runs = []
    for mutant in left:
        folder = folders[mutant.file]
        seen = next(seen for outer, seen in before.items() if folder.startswith(outer))
        runs.append((mutant, seen, seen.reaching(mutant.number, folder)))
    _keep(judged(project, runs, asked.jobs), results, len(mutants), asked.results)
    lost = _lost(mutants, results, earlier)
    if lost and asked.wider:
        print(f"{len(lost)} survivors meet {' '.join(asked.wider)}", file=sys.stderr, flush=True)
        seen = project.unmutated(asked.wider, lost)
        runs = [(mutant, seen, seen.reaching(mutant.number, within=WIDER_S)) for mutant in lost]
        _keep(judged(project, runs, asked.jobs), results, len(mutants), asked.results)


def _keep(outcomes: Iterable[Outcome], results: Results, count: int, file: Path | None) -> None:
    """Keep and tell what becomes of each mutant: survivors, and how far we are."""
    for outcome in outcomes:
        results.keep(outcome, file)
        where = f"{outcome.mutant.file}:{outcome.mutant.mutation.line}:"
        if not outcome.by:
            print(where, outcome.mutant.mutation.name, flush=True)
        surviving = sum(not by for by in results.by.values())
        progress = f"{len(results.by)} of {count}, {surviving} survive"
        print(f"{progress}; {where} {outcome.by}", file=sys.stderr, flush=True)


def _compare(mutants: Sequence[Mutant], results: Results, earlier: Results) -> int:
    """Print what an *earlier* run noticed and this one does not; return the exit code."""
    gone = len(earlier.by.keys() - {mutant.key for mutant in mutants})
    lost = _lost(mutants, results, earlier)
    print(f"{gone} of {len(earlier.by)} have no source any more; noticed only before: {len(lost)}")
    for mutant in lost:
        print(mutant.key)
    return int(bool(lost) or any(mutant.key not in results.by for mutant in mutants))


def _lost(mutants: Sequence[Mutant], results: Results, earlier: Results) -> list[Mutant]:
    """List the survivors, but for those that survived the *earlier* run too."""
    return [m for m in results.survivors(mutants) if earlier.by.get(m.key) != ""]


def _ended(running: dict[int, tuple[Mutant, Started]]) -> Outcome:
    """Wait for one and return what became of it."""
    pid, status = os.wait()
    mutant, started = running.pop(pid)
    return Outcome(mutant, started.noticed(status))


def _files(root: Path, only: Sequence[str]) -> list[str]:
    found = (
        sorted((root / place).rglob("*.py")) if (root / place).is_dir() else [root / place]
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
    add(
        "--results", type=Path, metavar="FILE", help="keep what became of each; go on where it ends"
    )
    add("--same", type=Path, metavar="FILE", help="run the mutants of these results; compare")
    add("--wider", nargs="+", default=[], metavar="PLACE", help="tests that survivors meet too")
    add("--jobs", type=int, default=1, metavar="N", help="processes at a time (1)")
    add("--root", type=Path, default=environment.ROOT, help="the project to look at (this one)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
