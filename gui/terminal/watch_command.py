"""The `watch` command: a table followed without a seat."""

from argparse import ArgumentParser, Namespace

from gui.terminal.join_argument import add_join, read_join
from gui.terminal.output import say
from gui.terminal.peer_command import run_watch
from gui.terminal.place_arguments import add_name, add_place, require_place
from gui.words.words import words


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `watch` to *command*."""
    add_name(command, words("what the others call you"), "Spectator")
    add_place(command)
    add_join(command)


def run(chosen: Namespace) -> int:
    """Follow the first table that is met; return 0 if its game ended. Raises `UsageError`."""
    require_place(chosen)
    read_join(chosen)
    return run_watch(chosen, chosen.version, say)
