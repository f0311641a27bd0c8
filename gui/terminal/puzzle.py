"""The `puzzle` command: the shelf of puzzles on the terminal, and one of them in the window."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from core.review.puzzle import SUFFIX
from gui.report.puzzles import FOLDER, OWN, Shelved, asked_at, shelved, shipped
from gui.report.solved import How, Solved
from gui.terminal.columns import in_columns
from gui.terminal.output import say, terminal_width
from gui.terminal.window import show
from gui.words.terms import UsageError
from gui.words.words import words
from net.driver.identity import data_directory


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `puzzle` to *command*."""
    said = words("a puzzle that somebody sent you, or the name of one on the shelf")
    command.add_argument("file", type=Path, nargs="?", metavar="FILE", help=said)
    told = words("list the puzzles, how hard they are, and which are solved")
    command.add_argument("--list", action="store_true", help=told)


def run(chosen: Namespace) -> int:
    """Ask the puzzle until the window closes; return the code. Raises `UsageError`."""
    if chosen.list:
        return run_list(data_directory(), say)
    path = _on_the_shelf(chosen.file or shipped()[0])
    asked = asked_at(path)
    if isinstance(asked, UsageError):
        raise asked
    return show(chosen, path)


def _on_the_shelf(path: Path) -> Path:
    """Return the puzzle of the shelf that is called like *path*, or *path* where a file is."""
    shelves = () if path.exists() or path.name != str(path) else (FOLDER, data_directory() / OWN)
    named = (shelf / f"{path}{SUFFIX}" for shelf in shelves)
    return next((file for file in named if file.exists()), path)


def run_list(data: Path, say: Callable[[str], None]) -> int:
    """List the puzzles with their names, what they ask, their knots, and what is solved."""
    solved = Solved(data)
    rows = [_row(one, solved) for one in shelved(data)]
    heads = words("puzzle"), words("asked"), words("knots"), words("so far")
    for line in in_columns(rows, terminal_width(), heads):
        say(line)
    return 0


def _row(one: Shelved, solved: Solved) -> tuple[str, str, str, str]:
    how = solved.how(one.asked.digest)
    told = {How.SOLVED: words("solved"), How.SEEN: words("seen")}
    knots = one.asked.puzzle.knots
    return one.path.stem, f"{one.title}, {one.line}", "o" * knots, told[how] if how else ""
