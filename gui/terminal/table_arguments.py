"""What a table chooses, as arguments of a command: its game, its options, how well bots play.

Law: no game and no bot is imported here, for every command is declared at each start.
"""

from argparse import ArgumentParser

from core.bots.levels import Level
from core.table.agreed import NUDGES_S
from gui.game_ui import GAMES
from gui.words.words import words

USUAL_GAME = next(iter(GAMES))
_LEVELS = tuple(level.value for level in Level)


def add_game(command: ArgumentParser) -> None:
    """Add to *command* which game is meant."""
    others = [
        words("{word} is {game}", word=game, game=one.NAME)
        for game, one in GAMES.items()
        if game != USUAL_GAME
    ]
    about = f"{', '.join(others)} ({USUAL_GAME})"
    command.add_argument("--game", choices=tuple(GAMES), help=about)


def add_table(command: ArgumentParser, usual: str) -> None:
    """Add to *command* what a table chooses, and its players; *usual* names the levels of bots."""
    add_game(command)
    levels = ", ".join(one.BOTS[usual] for one in GAMES.values())
    command.add_argument(
        "--bot", choices=_LEVELS, help=words("how well bots play ({levels})", levels=levels)
    )
    seconds = ", ".join(map(str, NUDGES_S[1:]))
    nudge = words(
        "who has not chosen is nudged after {seconds} s; it takes nothing away", seconds=seconds
    )
    command.add_argument("--nudge", type=int, choices=NUDGES_S, default=0, help=nudge)
    command.set_defaults(usual=usual)
    about = words("what the table agrees to beside its rules, as a window tells its bots")
    command.add_argument("--agreed", metavar="HEX", help=about)
    for one in GAMES.values():
        one.add(command)
