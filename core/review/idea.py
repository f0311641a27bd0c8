"""What the answer of a puzzle hangs on: by it people tell puzzles apart, and remember one.

Law: a function of the answer and of the number that moves; the first idea that fits is the one.
"""

from enum import Enum

from core.cozy.decisions import (
    ActOrgan,
    ChangeDie,
    FillBrain,
    Grow,
    PlaceBaby,
    PlaceWorm,
    PutFood,
)
from core.review.puzzle import Puzzle, decisions_of
from core.wormup.actions import read_move

_OFTEN, _TWICE = 4, 2


class Idea(Enum):
    """What is found out in a puzzle."""

    LIES = "the worm lies another way first"
    SWINGS = "the line is swung"
    TURNS = "the tail becomes the head"
    SHORT = "fewer segments do it"
    ALL = "all segments are needed"
    BRAIN = "a brain is filled in"
    COIN = "a coin turns a die"
    BABY = "a baby comes"
    WORM = "a worm is laid"
    CHAIN = "many organs act"
    GROWS = "something grows and grows"
    FOOD = "food is set"
    LEADS = "one thing leads to another"


def idea_of(puzzle: Puzzle) -> Idea:
    """Return what the answer of *puzzle* hangs on."""
    move = read_move(puzzle.action)
    if move is None:
        return _idea_of_hour(puzzle)
    if move.repose:
        return Idea.LIES
    if move.swing:
        return Idea.SWINGS
    if any(placed.reverse for placed in move.placements):
        return Idea.TURNS
    return Idea.SHORT if len(move.placements) < puzzle.goal else Idea.ALL


def _idea_of_hour(puzzle: Puzzle) -> Idea:
    kinds = [type(decision) for decision in decisions_of(puzzle)]
    fits = (
        (FillBrain, 1, Idea.BRAIN),
        (ChangeDie, 1, Idea.COIN),
        (PlaceBaby, 1, Idea.BABY),
        (PlaceWorm, 1, Idea.WORM),
        (ActOrgan, _OFTEN, Idea.CHAIN),
        (Grow, _OFTEN, Idea.GROWS),
        (PutFood, _TWICE, Idea.FOOD),
    )
    return next((idea for kind, least, idea in fits if kinds.count(kind) >= least), Idea.LEADS)
