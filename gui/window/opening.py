"""The `window` command. Its arguments are declared without Qt."""

import gc
from argparse import ArgumentParser, Namespace
from pathlib import Path

from gui.terminal.place_arguments import add_place, require_meet, require_place
from gui.words.terms import UsageError
from gui.words.troubles import trouble_words
from net.driver.disk import DiskError
from net.driver.identity import data_directory
from net.driver.place import Place


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `window` to *command*."""
    command.add_argument("--name", default="", help="what the others call you")
    add_place(command)


def run(chosen: Namespace, log: Path | None = None, step: int | None = None) -> int:
    """Show the window, with *log* at *step* if any, until it closes; return the code.

    Raises `UsageError`.
    """
    gc.disable()  # until the window is shown: what a start makes stays
    try:
        from gui.window.app import run_window

        if chosen.name:
            require_place(chosen)
        else:
            require_meet(chosen)
        data = chosen.data or data_directory()
        place = Place(chosen.name, chosen.version, data, chosen.loopback, chosen.meet)
        return run_window(place, log, step)
    except DiskError as error:
        raise UsageError(trouble_words(error.trouble)) from None
    finally:
        gc.enable()
