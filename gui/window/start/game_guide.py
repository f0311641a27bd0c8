"""How each game is played, as a page that leads to practice or to the other game."""

from functools import partial

from gui.game_ui import GAMES, known_ui
from gui.parts.guide_page import GuidePage
from gui.parts.shell import Shell
from gui.parts.unsigned import LessonPage
from gui.window.game_parts import parts_of
from gui.window.ways import Game, Guide, Lesson, Ways
from gui.words.words import words


def game_guide(ways: Ways, game: Game) -> GuidePage:
    """Return how *game* is usually played."""
    names = list(GAMES)
    other = GAMES[names[1 - game]]
    if plays_alone(game):
        practice = [words("A first lesson"), words("Second lesson")]
        rest = words("Two lessons show the rest, 2 minutes each.")
    else:
        practice = [words("Practice race")]
        rest = words("A first race of five minutes shows the rest.")
    deeds = [(said, partial(ways.go, Lesson(game, at))) for at, said in enumerate(practice)]
    change = words(other.NAME), partial(ways.go, Guide(Game(1 - game)))
    return GuidePage(parts_of(names[game]).guide(), ways.back, deeds, rest, change)


def plays_alone(game: Game) -> bool:
    """Return whether *game* can be played by one: it has hours, not rounds."""
    return known_ui(list(GAMES)[game]).HAS_HOURS


def lesson(game: Game, shell: Shell) -> LessonPage:
    """Return a guided first game of *game*."""
    return parts_of(list(GAMES)[game]).lesson(shell)
