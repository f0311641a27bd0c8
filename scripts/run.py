"""Run the program: ``python scripts/run.py ARGS`` is ``wormup-lan ARGS`` and installs it first.

Law: all input and output of the program, and its exit code, pass through unchanged.
"""

from __future__ import annotations  # see environment.py

import contextlib
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import environment

if TYPE_CHECKING:
    from pathlib import Path


def command(python: Path, args: list[str]) -> list[str]:
    """Return the command; -P keeps a file in the current folder from being imported."""
    return [str(python), "-P", "-m", "gui.cli", *args]


def main() -> None:
    """Become the program, or, where a process cannot become another, wait for it."""
    words = command(environment.prepare_or_exit(), sys.argv[1:])
    if sys.platform == "win32":
        sys.exit(_wait_for(words))
    os.execv(words[0], words)  # noqa: S606  # no shell is wanted


def _wait_for(words: list[str]) -> int:
    with subprocess.Popen(words) as program:
        while program.returncode is None:
            with contextlib.suppress(KeyboardInterrupt):  # the program got it too, and handles it
                program.wait()
        return program.returncode


if __name__ == "__main__":
    main()
