"""How each game is played, as a page that leads to practice or to the other game.

A game is named by its place in `GAMES`, for the window starts without knowing any.
"""

from PySide6.QtWidgets import QWidget

from gui.game_ui import GAMES, known_ui, part
from gui.parts.guide import GuidePage
from gui.parts.shell import Shell
from gui.words.words import words
from net.protocol.packets import Terms


def game_guide(at: int) -> GuidePage:
    """Return how game number *at* is usually played."""
    names = list(GAMES)
    ui, other = known_ui(names[at]), GAMES[names[1 - at]]
    if plays_alone(at):
        practice, rest = words("A first lesson"), words("A lesson of four hours shows the rest.")
    else:
        practice = words("Practice race")
        rest = words("A first race of five minutes shows the rest.")
    return GuidePage(part(ui.GUIDE)(), practice, rest, words(other.NAME))


def plays_alone(at: int) -> bool:
    """Return whether game number *at* can be played by one: it has hours, not rounds."""
    return bool(known_ui(list(GAMES)[at]).HOURS)


def usual_alone(at: int) -> Terms:
    """Return the usual table of game number *at* for one player."""
    return known_ui(list(GAMES)[at]).usual(1)


def lesson(at: int, shell: Shell) -> QWidget:
    """Return a guided first game of game number *at*."""
    made: QWidget = part(known_ui(list(GAMES)[at]).LESSON)(shell)
    return made
