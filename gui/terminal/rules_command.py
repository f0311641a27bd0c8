"""The `rules` command: how a game is played, or one of its empty sheets, as HTML to print."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from gui.game_ui import GAMES
from gui.terminal.able import able
from gui.terminal.output import say
from gui.terminal.table_arguments import USUAL_GAME, add_game
from gui.words.words import words


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `rules` to *command*."""
    add_game(command)
    sheet = words("an empty sheet instead, of this chapter of Worm & Cozy; 0 is all of them")
    command.add_argument("--sheet", type=int, default=None, metavar="N", help=sheet)
    command.add_argument(
        "--output", type=Path, default=None, metavar="FILE", help=words("where to")
    )


def run(chosen: Namespace) -> int:
    """Write the page and return the exit code. Raises `UsageError`, `OSError`."""
    of_sheets = next(game for game, one in GAMES.items() if "sheet" in one.OWN)
    game = chosen.game or (USUAL_GAME if chosen.sheet is None else of_sheets)
    with able():
        from gui.window.rules_file import save_rules

    path = save_rules(game, chosen.sheet, chosen.output)
    say(words("saved: {path}; open it in a browser and print it", path=path))
    return 0
