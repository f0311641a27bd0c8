"""The `window` command. Its arguments are declared without Qt."""

from argparse import SUPPRESS, ArgumentParser, Namespace
from pathlib import Path

from gui.terminal.able import able
from gui.terminal.place_arguments import add_name, add_place, require_meet, require_place
from gui.words.words import words
from net.driver.identity import data_directory
from net.driver.place import NodePlace


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `window` to *command*."""
    add_name(command, words("what the others call you"))
    add_place(command)
    command.add_argument("--trial", action="store_true", help=SUPPRESS)  # for `selftest`
    command.add_argument("--come", type=bytes.fromhex, default=b"", help=SUPPRESS)


def run(chosen: Namespace) -> int:
    """Show the window until it closes; return the exit code. Raises `UsageError`."""
    if chosen.name:
        require_place(chosen)
    else:
        require_meet(chosen)
    data = chosen.data or data_directory()
    place = NodePlace(chosen.name, chosen.version, data, chosen.loopback, chosen.meet)
    with able():
        if chosen.trial:
            from gui.window.trial import run_trial

            return run_trial(place)
        from gui.window.app import run_window

        return run_window(place, language=chosen.language, come=chosen.come)


def show(chosen: Namespace, log: Path, step: int | None = None) -> int:
    """Show the window on *log*, at *step* if any, until it closes. Raises `UsageError`."""
    with able():
        from gui.window.app import run_window

        place = NodePlace("", chosen.version, data_directory())
        return run_window(place, log, step, language=chosen.language)
