"""Check everything, on a fresh clone too: ``python scripts/check.py``.

Law: this is the only list of checks; everything that runs them, CI included, calls this file. Every
stage runs even if one before it failed, and the last line is pytest's own. The tests, which take
longest and wait at times, begin before the others, so that no core is idle; they are shown last.
"""

from __future__ import annotations  # see environment.py

import argparse
import os
import shutil
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

import environment

_CHECKED_BY_MYPY = ("core", "net", "gui", "scripts", "tests")
_WORKERS = str((os.cpu_count() or 1) + 4)  # more than it has cores, for many tests wait
_CAN_FORK = sys.platform not in {"win32", "darwin"}
"""Windows cannot, and on macOS a copy of a process that has loaded its frameworks may crash."""
SPLIT = ("--forks", _WORKERS) if _CAN_FORK else ("-n", _WORKERS, "--dist", "loadfile")
"""How pytest deals out the tests, a file to a process: with forks they are found only once."""
_SET = {
    "PYTHONUNBUFFERED": "1",
    "PYTHONDONTWRITEBYTECODE": "",  # else each of hundreds of processes compiles all that it needs
}
_TRY_BUILDS = ("scripts/release/run.py", "--check")
_ON_EVERY_PYTHON = (
    *("core", "net", "tests/core", "tests/net", "tests/golden", "tests/vectors"),
    "tests/gui/window/test_app.py",  # a window opens
)


class Stage(NamedTuple):
    """One check: its name on the screen and the command whose exit code decides."""

    name: str
    command: list[str]


class Outcome(NamedTuple):
    """The result of a stage; *last_line* is the last one it printed.

    It took *seconds* by the clock and *processor_s* of processors, with all that it waited for;
    Windows does not tell these, so they are 0 there.
    """

    name: str
    passed: bool
    seconds: float
    processor_s: float
    last_line: str

    def line(self) -> str:
        """Return the result in one line.

        >>> Outcome("lint", passed=False, seconds=0.42, processor_s=0.3, last_line="").line()
        'lint         FAILED    0.4 s    0.3 s of processors'
        """
        state = "ok" if self.passed else "FAILED"
        told = f"{self.name:12} {state:6} {self.seconds:6.1f} s"
        return f"{told} {self.processor_s:6.1f} s of processors" if self.processor_s else told


def repairs(python: Path) -> list[Stage]:
    """List what repairs format and lint."""
    ruff = [str(python), "-m", "ruff"]
    fix = Stage("repair", [*ruff, "check", "--fix-only", "."])
    return [fix, Stage("reformat", [*ruff, "format", "."])]


def stages(python: Path, *, long: bool, chosen: str | None, colour: bool) -> list[Stage]:
    """List the checks in their order; the tests come last, for they take longest.

    Of the builds the wheel says whether all that is ours comes along; PyInstaller takes longer.
    """
    run = [str(python), "-m"]
    tests = [*run, "pytest", *SPLIT, "--costs", f"--color={'yes' if colour else 'no'}"]
    return [
        Stage("format", [*run, "ruff", "format", "--check", "."]),
        Stage("lint", [*run, "ruff", "check", "."]),
        Stage("types", [*run, "mypy", *_CHECKED_BY_MYPY]),
        Stage("contracts", [str(python.with_name("lint-imports")), "--no-logo"]),
        Stage("builds", [str(python), *_TRY_BUILDS, "wheel", *(["linux"] if long else [])]),
        Stage("tests", [*tests, "-k", chosen] if chosen else tests),
    ]


def begin(stage: Stage, *, long: bool) -> subprocess.Popen[bytes]:
    """Start *stage*; it goes on by itself until what it says fills its pipe."""
    return subprocess.Popen(
        stage.command,
        cwd=environment.ROOT,
        env={**os.environ, **_SET, **({"WORMUP_LONG": "1"} if long else {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        bufsize=0,
    )


def finish(name: str, process: subprocess.Popen[bytes], began: float) -> Outcome:
    """Show what the stage says as it comes, until it ends, and keep the last line."""
    before, tail = _processor_s(), b""
    assert process.stdout
    for chunk in iter(partial(process.stdout.read, 65536), b""):
        tail = (tail + chunk)[-4096:]
        sys.stdout.buffer.write(chunk)
        sys.stdout.buffer.flush()
    passed = not process.wait()
    seconds, spent = time.monotonic() - began, _processor_s() - before
    last_line = tail.decode(errors="replace").rstrip().rpartition("\n")[2]
    return Outcome(name, passed, seconds, spent, last_line)


def perform(stage: Stage, *, long: bool) -> Outcome:
    """Run *stage* from its beginning to its end."""
    began = time.monotonic()
    with begin(stage, long=long) as process:
        return finish(stage.name, process, began)


def _processor_s() -> float:
    """Return what the processes took that have ended and were waited for."""
    spent = os.times()
    return spent.children_user + spent.children_system


def installed_pythons() -> dict[str, str]:
    """Return the Pythons of this machine that the program is for: version and interpreter."""
    found = {}
    for version in environment.PYTHONS:
        command = ["py", f"-{version}"] if sys.platform == "win32" else [f"python{version}"]
        if shutil.which(command[0]):
            asked = [*command, "-c", "import sys; print(sys.executable)"]
            done = subprocess.run(asked, capture_output=True, text=True, check=False)
            if not done.returncode:  # pyenv has a command for a Python that is not there
                found[version] = done.stdout.strip()
    return found


def try_pythons(*, long: bool) -> list[Outcome]:
    """Run what must hold on every Python, in an environment below build/ for each one found."""
    found = installed_pythons()
    for version in environment.PYTHONS:
        print(f"Python {version}: {found.get(version, 'not here')}", flush=True)
    outcomes = []
    for version, interpreter in found.items():
        venv = environment.ROOT / "build" / f"python{version}"
        make = [interpreter, "scripts/environment.py", "--dev", "--into", str(venv)]
        tests = [str(environment.python_of(venv)), "-m", "pytest", *SPLIT]
        outcomes.append(perform(Stage(f"install {version}", make), long=long))
        if outcomes[-1].passed:
            tested = Stage(f"tests {version}", [*tests, *_ON_EVERY_PYTHON])
            outcomes.append(perform(tested, long=long))
    return outcomes


def check(options: argparse.Namespace) -> list[Outcome]:
    """Run all stages on this Python."""
    began = time.monotonic()
    python = environment.prepare_or_exit(("dev",))
    outcomes = []

    def show(outcome: Outcome) -> None:
        outcomes.append(outcome)
        print(outcome.line(), flush=True)

    seconds = time.monotonic() - began
    show(
        Outcome(
            "environment", passed=True, seconds=seconds, processor_s=_processor_s(), last_line=""
        )
    )
    for stage in repairs(python) if options.fix else ():
        show(perform(stage, long=options.long))
    colour = sys.stdout.isatty()
    *others, tests = stages(python, long=options.long, chosen=options.k, colour=colour)
    began = time.monotonic()
    with begin(tests, long=options.long) as testing:
        for stage in others:
            show(perform(stage, long=options.long))
        show(finish(tests.name, testing, began))
    return outcomes


def main() -> int:
    """Run all stages and sum up: 0 if all passed, 1 if not, 2 without an environment."""
    parser = argparse.ArgumentParser(
        description="Format, lint, types, contracts and tests. Example: python scripts/check.py"
    )
    parser.add_argument("--fix", action="store_true", help="first repair format and lint")
    parser.add_argument("--long", action="store_true", help="also what takes many minutes")
    parser.add_argument("-k", metavar="EXPR", help="of the tests only these, as pytest -k")
    parser.add_argument("--pythons", action="store_true", help="instead, on every Python found")
    options = parser.parse_args()
    outcomes = try_pythons(long=options.long) if options.pythons else check(options)
    print("\n" + "\n".join(outcome.line() for outcome in outcomes))
    if outcomes:
        print(outcomes[-1].last_line)
    return int(not outcomes or not all(outcome.passed for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main())
