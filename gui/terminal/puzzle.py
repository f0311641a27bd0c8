"""The `puzzle` command: a position of a race, and a win to be found in the window."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from gui.report.puzzles import asked_at, shipped
from gui.terminal.window import show
from gui.words.terms import UsageError
from gui.words.words import words


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `puzzle` to *command*."""
    said = words("a puzzle that somebody sent you; else those of the program")
    command.add_argument("file", type=Path, nargs="?", metavar="FILE", help=said)


def run(chosen: Namespace) -> int:
    """Ask the puzzle until the window closes; return the code. Raises `UsageError`."""
    path: Path = chosen.file or shipped()[0]
    asked = asked_at(path)
    if isinstance(asked, UsageError):
        raise asked
    return show(chosen, path)
