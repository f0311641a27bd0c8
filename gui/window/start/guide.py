"""How each game is played, as a page that leads to practice or to the other game.

A game is named by its place in `GAMES`, for the window starts without knowing any.
"""

from gui.game_ui import GAMES, known_ui
from gui.parts.guide import GuidePage
from gui.parts.shell import Shell
from gui.parts.unsigned import LessonPage
from gui.window.game_parts import parts_of
from gui.words.words import words


def game_guide(at: int) -> GuidePage:
    """Return how game number *at* is usually played."""
    names = list(GAMES)
    other = GAMES[names[1 - at]]
    if plays_alone(at):
        practice = [words("A first lesson"), words("Second lesson")]
        rest = words("Two lessons show the rest, 2 minutes each.")
    else:
        practice = [words("Practice race")]
        rest = words("A first race of five minutes shows the rest.")
    return GuidePage(parts_of(names[at]).guide(), practice, rest, words(other.NAME))


def plays_alone(at: int) -> bool:
    """Return whether game number *at* can be played by one: it has hours, not rounds."""
    return known_ui(list(GAMES)[at]).HAS_HOURS


def lesson(at: int, shell: Shell) -> LessonPage:
    """Return a guided first game of game number *at*."""
    return parts_of(list(GAMES)[at]).lesson(shell)
