"""The join code of another peer as an argument; a window reads codes on a page of its own."""

from argparse import ArgumentParser, Namespace

from core.table.rules import Refusal
from gui.words.join import code_refusal_words
from gui.words.wanted import UsageError
from gui.words.words import words
from net.protocol.join_code import read_join_code


def add_join(command: ArgumentParser) -> None:
    """Add the join code of another peer to *command*."""
    about = words("the join code of another peer, where the network hides laptops from each other")
    command.add_argument("--join", default=None, metavar="CODE", help=about)


def read_join(chosen: Namespace) -> None:
    """Read the *chosen* join code, if any, into `chosen.code`. Raises `UsageError`."""
    chosen.code = None
    if chosen.join is not None:
        code = read_join_code(chosen.join)
        if isinstance(code, Refusal):
            raise UsageError(f"--join {chosen.join!r:.60}: {code_refusal_words(code)}")
        chosen.code = code
