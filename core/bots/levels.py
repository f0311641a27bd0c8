"""How well a bot plays, by name: apart from the bots, so that a command line can list it soon."""

from enum import Enum


class Level(Enum):
    """How well a bot plays, from bad to good."""

    STRAIGHT = "straight"
    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    GREEDY = "greedy"
    SEARCH = "search"


RACE_LEVELS = (Level.STRAIGHT, Level.EASY, Level.NORMAL, Level.HARD)
"""Of Worm Up!, from bad to good; a straight bot knows the rules and nothing else."""
SHEET_LEVELS = (Level.GREEDY, Level.SEARCH)
"""Of Worm & Cozy, from bad to good."""
