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
