"""Check everything, on a fresh clone too: ``python scripts/check.py``.

Law: this is the only list of checks; everything that runs them, CI included, calls this file. Every
stage runs even if one before it failed, and the last line is pytest's own.
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
_WORKERS = "4"
_SET = {
    "PYTHONUNBUFFERED": "1",
    "PYTHONDONTWRITEBYTECODE": "",  # else each of hundreds of processes compiles all that it needs
}
_ON_EVERY_PYTHON = (
    *("core", "net", "tests/core", "tests/net", "tests/golden", "tests/vectors"),
    "tests/gui/window/test_app.py",  # a window opens
)


class Stage(NamedTuple):
    """One check: its name on the screen and the command whose exit code decides."""

    name: str
    command: list[str]


class Outcome(NamedTuple):
    """The result of a stage; *last_line* is the last one it printed."""

    name: str
    passed: bool
    seconds: float
    last_line: str

    def line(self) -> str:
        """Return the result in one line.

        >>> Outcome("lint", passed=False, seconds=0.42, last_line="").line()
        'lint         FAILED    0.4 s'
        """
        return f"{self.name:12} {'ok' if self.passed else 'FAILED':6} {self.seconds:6.1f} s"


def stages(python: Path, *, fix: bool, chosen: str | None, colour: bool) -> list[Stage]:
    """List the checks in their order; the tests come last, for they take longest."""
    run = [str(python), "-m"]
    repairs = [
        Stage("repair", [*run, "ruff", "check", "--fix-only", "."]),
        Stage("reformat", [*run, "ruff", "format", "."]),
    ]
    split = ["-n", _WORKERS, "--dist", "worksteal"]
    tests = [*run, "pytest", *split, f"--color={'yes' if colour else 'no'}"]
    return [
        *(repairs if fix else []),
        Stage("format", [*run, "ruff", "format", "--check", "."]),
        Stage("lint", [*run, "ruff", "check", "."]),
        Stage("types", [*run, "mypy", *_CHECKED_BY_MYPY]),
        Stage("contracts", [str(python.with_name("lint-imports")), "--no-logo"]),
        Stage("builds", [str(python), "scripts/release/run.py", "--check"]),
        Stage("tests", [*tests, "-k", chosen] if chosen else tests),
    ]


def perform(stage: Stage, *, long: bool) -> Outcome:
    """Run *stage*, show its output as it comes, and keep the last line."""
    began, tail = time.monotonic(), b""
    with subprocess.Popen(
        stage.command,
        cwd=environment.ROOT,
        env={**os.environ, **_SET, **({"WORMUP_LONG": "1"} if long else {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        bufsize=0,
    ) as process:
        assert process.stdout
        for chunk in iter(partial(process.stdout.read, 65536), b""):
            tail = (tail + chunk)[-4096:]
            sys.stdout.buffer.write(chunk)
            sys.stdout.buffer.flush()
    last_line = tail.decode(errors="replace").rstrip().rpartition("\n")[2]
    return Outcome(stage.name, not process.returncode, time.monotonic() - began, last_line)


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
        tests = [str(environment.python_of(venv)), "-m", "pytest", "-n", _WORKERS]
        outcomes.append(perform(Stage(f"install {version}", make), long=long))
        if outcomes[-1].passed:
            tested = Stage(f"tests {version}", [*tests, *_ON_EVERY_PYTHON])
            outcomes.append(perform(tested, long=long))
    return outcomes


def check(options: argparse.Namespace) -> list[Outcome]:
    """Run all stages on this Python."""
    began = time.monotonic()
    python = environment.prepare_or_exit(("dev",))
    outcomes = [Outcome("environment", passed=True, seconds=time.monotonic() - began, last_line="")]
    print(outcomes[0].line(), flush=True)
    listed = stages(python, fix=options.fix, chosen=options.k, colour=sys.stdout.isatty())
    for stage in listed:
        outcomes.append(perform(stage, long=options.long))
        print(outcomes[-1].line(), flush=True)
    return outcomes


def main() -> int:
    """Run all stages and sum up: 0 if all passed, 1 if not, 2 without an environment."""
    parser = argparse.ArgumentParser(
        description="Format, lint, types, contracts and tests. Example: python scripts/check.py"
    )
    parser.add_argument("--fix", action="store_true", help="first repair format and lint")
    parser.add_argument("--long", action="store_true", help="also the soak tests (minutes)")
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
