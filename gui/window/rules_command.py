"""The `rules` command: how a game is played, or one of its empty sheets, as HTML to print."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from gui.game_ui import GAMES
from gui.parts.pictures import save_text
from gui.parts.printing import rules_page, sheets_page
from gui.parts.theme import load_fonts
from gui.terminal.output import say
from gui.terminal.table_arguments import USUAL_GAME
from gui.window.game_parts import parts_of
from gui.window.qt_folder import find_plugins
from gui.words.terms import UsageError
from gui.words.words import words


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `rules` to *command*."""
    others = [
        words("{word} is {game}", word=game, game=one.NAME)
        for game, one in GAMES.items()
        if game != USUAL_GAME
    ]
    about = f"{', '.join(others)} ({USUAL_GAME})"
    command.add_argument("--game", choices=tuple(GAMES), help=about)
    sheet = words("an empty sheet instead, of this chapter of Worm & Cozy; 0 is all of them")
    command.add_argument("--sheet", type=int, default=None, metavar="N", help=sheet)
    command.add_argument(
        "--output", type=Path, default=None, metavar="FILE", help=words("where to")
    )


def run(chosen: Namespace) -> int:
    """Write the page and return the exit code. Raises `UsageError`, `OSError`."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # nothing is shown
    find_plugins()
    _app = QGuiApplication.instance() or QGuiApplication([])
    load_fonts()
    of_sheets = next(game for game, one in GAMES.items() if "sheet" in one.OWN)
    game = chosen.game or (USUAL_GAME if chosen.sheet is None else of_sheets)
    name, text = _page(game, chosen.sheet)
    path = chosen.output or Path(name)
    save_text(path, text)
    say(words("saved: {path}; open it in a browser and print it", path=path))
    return 0


def _page(game: str, sheet: int | None) -> tuple[str, str]:
    """Return the name of a file, and what stands in it. Raises `UsageError`."""
    contents = parts_of(game).guide()
    if sheet is None:
        return f"{game}-rules.html", rules_page(contents)
    if contents.blanks is None:
        raise UsageError(
            words("--sheet: {game} has no sheets, leave it out", game=GAMES[game].NAME)
        )
    blanks = contents.blanks()
    if not 0 <= sheet <= len(blanks):
        raise UsageError(
            words("--sheet {sheet}: from 1 to {last}; 0 is all", sheet=sheet, last=len(blanks))
        )
    wanted = blanks[sheet - 1 : sheet] if sheet else blanks
    return f"{game}-sheet-{sheet}.html", sheets_page(contents, wanted)
