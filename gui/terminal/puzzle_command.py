"""The `puzzle` command: the shelf on the terminal, and one puzzle, there or in the window."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from core.review.puzzle import SUFFIX
from gui.game_ui import known_ui
from gui.report.puzzles import (
    FOLDER,
    OWN,
    AskedPuzzle,
    Shelved,
    answers_in,
    asked_at,
    goal_words,
    knots_words,
    line_words,
    own_files,
    shelved,
    shipped,
)
from gui.report.solved import How, Solved
from gui.terminal.columns import in_columns
from gui.terminal.desk import LeaveError, Terminal, own_terminal
from gui.terminal.hour_puzzle import HourPuzzle
from gui.terminal.output import complain, say, terminal_width
from gui.terminal.window_command import show
from gui.words.wanted import UsageError
from gui.words.words import marked, words
from net.driver.identity import data_directory


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `puzzle` to *command*."""
    said = words("a puzzle that somebody sent you, or the name of one on the shelf")
    command.add_argument("file", type=Path, nargs="?", metavar="FILE", help=said)
    told = words("list the puzzles, how hard they are, and which are solved")
    command.add_argument("--list", action="store_true", help=told)
    said = words("an hour of Worm & Cozy in words, without a window")
    command.add_argument("--text", action="store_true", help=said)


def run(chosen: Namespace) -> int:
    """Ask the puzzle until the window closes, or in words; return the code. Raises `UsageError`."""
    if chosen.list:
        return run_list(data_directory(), say)
    path = _on_the_shelf(chosen.file or shipped()[0])
    asked = asked_at(path, answers_in(path.parent))
    if isinstance(asked, UsageError):
        raise asked
    if not chosen.text:
        return show(chosen, path)
    if not known_ui(asked.genesis.rules_id).HAS_HOURS:
        said = words("a move is laid on the table: leave out --text")
        raise UsageError(said)
    return run_text(asked, data_directory(), own_terminal(say))


def _on_the_shelf(path: Path) -> Path:
    """Return the puzzle of the shelf that is called like *path*, or *path* where a file is."""
    if path.exists() or path.name != str(path):
        return path
    named = (shelf / f"{path}{SUFFIX}" for shelf in (FOLDER, data_directory() / OWN))
    found = next((file for file in named if file.exists()), path)
    if found is path and path.suffix != SUFFIX:
        said = marked("no puzzle is called {name}: puzzle --list names those on the shelf")
        raise UsageError(words(said, name=path))
    return found


def run_text(asked: AskedPuzzle, data: Path, terminal: Terminal) -> int:
    """Ask *asked* on the *terminal*, and remember in *data* what is solved."""
    terminal.tell(f"{goal_words(asked)}. {line_words(asked)}. {knots_words(asked.puzzle.knots)}.")
    try:
        is_found = HourPuzzle(asked, terminal).is_found()
    except LeaveError:
        return 0
    if is_found:
        terminal.say(words("That is it"))
    if not Solved(data).note(asked.digest, is_alone=is_found):
        raise UsageError(words("It cannot be kept: the disk does not take it."))
    return 0


def run_list(data: Path, say: Callable[[str], None]) -> int:
    """List the puzzles with names, what they ask, knots, and what is solved; return the code."""
    solved, found = Solved(data), [*shelved(data)]
    rows = [_row(one, solved) for one in found]
    heads = words("puzzle"), words("asked"), words("knots"), words("so far")
    for line in in_columns(rows, terminal_width(), heads):
        say(line)
    there = {one.path for one in found}
    broken = [path for path in own_files(data) if path not in there]
    for path in broken:
        complain(str(asked_at(path)))
    return 2 if broken else 0


def _row(one: Shelved, solved: Solved) -> tuple[str, str, str, str]:
    how = solved.how(one.asked.digest)
    told = {How.SOLVED: words("solved"), How.SEEN: words("seen")}
    knots = one.asked.puzzle.knots
    return one.path.stem, f"{one.title}, {one.line}", "o" * knots, told[how] if how else ""
