"""What a table of Worm & Cozy chooses, as arguments of a command."""

from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path

from gui.words.words import marked

NAME = marked("Worm & Cozy")
OWN: tuple[str, ...] = ("chapter", "sheet")
BOTS: Mapping[str, str] = {"demo": "greedy", "peer": "greedy", "window": "greedy"}


def add(command: ArgumentParser) -> None:
    """Add the arguments that choose a sheet to *command*."""
    sheet = command.add_argument_group("for Worm & Cozy")
    sheet.add_argument("--chapter", type=int, metavar="N", help="one of our sheets, 1 to 8")
    sheet.add_argument(
        "--sheet", type=Path, metavar="FILE", help="a sheet of your own: docs/rules/cozy.md"
    )
