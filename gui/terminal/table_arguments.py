"""What a table chooses, as arguments of a command: the game, its options, how well bots play.

Law: only names and defaults are here, and no game: every command is declared at each start.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path

from core.bots.levels import Level
from core.wormup.profiles import PROFILES, Lanes, SwingWhen, XTurn

EDITIONS = tuple(PROFILES)
USUAL_EDITION = "gryphon2010"
WORM_UP, COZY = "wormup", "cozy"
GAMES = {WORM_UP: "Worm Up!", COZY: "Worm & Cozy"}
_LEVELS = tuple(level.value for level in Level)


class UsageError(Exception):
    """A wrong argument or a file that cannot be read; the message says what to do instead."""


def add_table(command: ArgumentParser, usual: Mapping[str, str]) -> None:
    """Add what a table chooses, and who plays; *usual* is the level of bots by game."""
    command.add_argument("--game", choices=tuple(GAMES), help="cozy is Worm & Cozy (wormup)")
    levels = ", ".join(usual.values())
    command.add_argument("--bot", choices=_LEVELS, help=f"how well bots play ({levels})")
    command.set_defaults(usual=usual)
    race = command.add_argument_group("for Worm Up!")
    race.add_argument("--edition", choices=EDITIONS, help=f"the printed rules ({USUAL_EDITION})")
    race.add_argument("--repose", action="store_true", help="a worm may be laid anew first")
    x_turn = "X moves by the number it names, or last (number)"
    race.add_argument("--x-turn", choices=_values(XTurn), help=x_turn)
    swing = "a post is swung only after the advance, or before it too (after)"
    race.add_argument("--swing-when", choices=_values(SwingWhen), help=swing)
    race.add_argument("--lanes", choices=_values(Lanes), help="by seat, or by lot (seat)")
    out = "whoever has not opened a bid is out until all others let it back"
    race.add_argument("--unopened-out", action="store_true", help=out)
    race.add_argument("--course", type=float, metavar="MM", help="its length, 200 to 912 mm")
    add_sheet(command.add_argument_group("for Worm & Cozy").add_argument)


def add_sheet(add: Callable[..., object]) -> None:
    """Add what chooses a sheet, by the method that *add*s an argument."""
    add("--chapter", type=int, metavar="N", help="one of our sheets, 1 to 8")
    add("--sheet", type=Path, metavar="FILE", help="a sheet of your own: docs/rules/cozy.md")


def _values(kind: type[Enum]) -> list[str]:
    return [str(member.value) for member in kind]
