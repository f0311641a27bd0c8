"""How a game is played, or one of its empty sheets, as HTML to print, written without a screen."""

import os
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from gui.game_ui import GAMES
from gui.kit.theme import load_fonts
from gui.parts.pictures import save_text
from gui.parts.printing import rules_page, sheets_page
from gui.window.game_parts import parts_of
from gui.window.qt_folder import find_plugins
from gui.words.wanted import UsageError
from gui.words.words import words


def save_rules(game: str, sheet: int | None, output: Path | None) -> Path:
    """Write the page, and return its file. Raises `UsageError`, `OSError`."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # nothing is shown
    find_plugins()
    _app = QGuiApplication.instance() or QGuiApplication([])
    load_fonts()
    name, text = _page(game, sheet)
    path = output or Path(name)
    save_text(path, text)
    return path


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
