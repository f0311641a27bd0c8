"""What a table of Worm Up! chooses, as arguments of a command."""

from argparse import ArgumentParser
from collections.abc import Mapping
from enum import Enum

from core.wormup.profiles import PROFILES, Lanes, SwingWhen, XTurn
from gui.words.words import marked, words

NAME = marked("Worm Up!")
OWN: tuple[str, ...] = (
    "edition",
    "repose",
    "x_turn",
    "swing_when",
    "lanes",
    "course",
    "unopened_out",
)
BOTS: Mapping[str, str] = {"demo": "normal", "peer": "straight", "window": "easy"}
USUAL_EDITION = "gryphon2010"


def add(command: ArgumentParser) -> None:
    """Add the edition and the house rules to *command*."""
    race = command.add_argument_group(words("for Worm Up!"))
    editions = tuple(PROFILES)
    printed = words("the printed rules ({usual})", usual=USUAL_EDITION)
    race.add_argument("--edition", choices=editions, help=printed)
    race.add_argument("--repose", action="store_true", help=words("a worm may be laid anew first"))
    x_turn = words("X moves by the number it names, or last (number)")
    race.add_argument("--x-turn", choices=_values(XTurn), help=x_turn)
    swing = words("a post is swung only after the advance, or before it too (after)")
    race.add_argument("--swing-when", choices=_values(SwingWhen), help=swing)
    race.add_argument("--lanes", choices=_values(Lanes), help=words("by seat, or by lot (seat)"))
    out = words("a player who has not opened a bid is out until all others agree")
    race.add_argument("--unopened-out", action="store_true", help=out)
    race.add_argument("--course", type=float, metavar="MM", help=words("its length, 200 to 912 mm"))


def _values(kind: type[Enum]) -> list[str]:
    return [str(member.value) for member in kind]
