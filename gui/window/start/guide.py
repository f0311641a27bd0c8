"""How each game is played, as a page that leads to practice or to the other game."""

from PySide6.QtWidgets import QWidget

from gui.faces import GAMES, has_lesson, known_face, part
from gui.parts.guide import GuidePage
from gui.words.words import words


def lesson(game: str) -> QWidget:
    """Return a guided first game of *game*."""
    made: QWidget = part(known_face(game).LESSON)()
    return made


def game_guide(game: str) -> GuidePage:
    """Return how *game* is usually played."""
    names = list(GAMES)
    other = next(name for name in names if name != game)
    practice = words("A first lesson") if has_lesson(game) else words("Practice race")
    return GuidePage(part(known_face(game).GUIDE)(), practice, words(GAMES[other].NAME))
