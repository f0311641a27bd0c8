"""What a table of Worm & Cozy chooses, as arguments of a command."""

from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path

from gui.words.words import marked, words

NAME = marked("Worm & Cozy")
OWN: tuple[str, ...] = ("chapter", "sheet", "unrolled_out", "week")
BOTS: Mapping[str, str] = {"demo": "greedy", "peer": "greedy", "window": "greedy"}


def add(command: ArgumentParser) -> None:
    """Add the arguments that choose a sheet to *command*."""
    sheet = command.add_argument_group(words("for Worm & Cozy"))
    sheet.add_argument("--chapter", type=int, metavar="N", help=words("one of our sheets, 1 to 8"))
    sheet.add_argument(
        "--sheet", type=Path, metavar="FILE", help=words("a sheet of your own: docs/rules/cozy.md")
    )
    out = words("a player who does not open a number for a roll is out until all others agree")
    sheet.add_argument("--unrolled-out", action="store_true", help=out)
    known = words("alone: the chapter of this week or of week N, with the same rolls for everybody")
    sheet.add_argument("--week", type=int, nargs="?", const=0, metavar="N", help=known)
