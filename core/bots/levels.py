"""The levels of bots by name: apart from the bots, so that a command line lists them quickly."""

from enum import Enum


class Level(Enum):
    """How well a bot plays, from bad to good."""

    STRAIGHT = "straight"
    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    SLY = "sly"
    GREEDY = "greedy"
    SEARCH = "search"


RACE_LEVELS = (Level.STRAIGHT, Level.EASY, Level.NORMAL, Level.HARD, Level.SLY)
"""The levels of Worm Up!, from bad to good; a straight bot only knows the rules."""
SHEET_LEVELS = (Level.GREEDY, Level.SEARCH)
"""The levels of Worm & Cozy, from bad to good."""
