"""The `tv` command. Its arguments are declared without Qt."""

from argparse import ArgumentParser, Namespace

from gui.terminal.able import able
from gui.terminal.join_argument import add_join, read_join
from gui.terminal.place_arguments import add_name, add_place, require_place
from gui.words.words import words
from net.driver.identity import data_directory
from net.driver.place import NodePlace


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `tv` to *command*."""
    add_name(command, words("what the others call it"), "Television")
    add_place(command)
    add_join(command)


def run(chosen: Namespace) -> int:
    """Show tables on the full screen until it is closed; return the code. Raises `UsageError`.

    Its usual folder is its own: a player at the same laptop has the other.
    """
    require_place(chosen)
    read_join(chosen)
    data = chosen.data or data_directory() / "tv"
    place = NodePlace(
        chosen.name, chosen.version, data, chosen.loopback, chosen.meet, looks_on=True
    )
    with able():
        from gui.window.tv.television import run_television

        return run_television(place, chosen.code)
