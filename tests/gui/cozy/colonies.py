"""Turns to show: the worked example of the rules, and one question of each kind."""

from collections.abc import Iterator
from functools import cache

from core.cozy.hour import decided, legal
from core.cozy.turn import Turn
from tests.core.cozy.play import crowded, decision_of, draws_of, rolled
from tests.core.cozy.scenes import across, colony_of, dice_of, down, organ, path, worm

DANCE = (
    ("B", 2),
    ("add", "tail", (7, 7), "E", ()),
    ("act", (7, 7)),
    ("line", 0),
    ("act", (2, 4)),
    ("food", (1, 0)),
    ("act", (0, 0)),
    ("add", "eye", (0, 1), "S", ()),
    ("act", (0, 1)),
    ("food", (7, 1)),
    ("act", (5, 6)),
)
"""The worked turn."""


def dancers(spare: int = 0) -> Turn:
    """Three worms that are about to dance at 7 AM, with the dice of the worked turn."""
    colony = colony_of(
        worm(across(0, 0)),
        worm(down(1, 4)),
        worm(path((5, 5), (5, 6), (5, 7), (6, 7), (7, 7)), "V", faced=False),
        organ("mouth", 0, 0, "S"),
        organ("tail", 0, 4, "S"),
        organ("eye", 2, 4, "W"),
        organ("tail", 5, 4, "E"),
        organ("brain", 5, 6),
    )
    return Turn(colony, 6, dice_of(colony.sheet, "tail", "brain", "Z"), credits=spare)


@cache
def asked() -> tuple[Turn, ...]:
    """Collect turns of played games in which every kind of frame asks something."""
    found: dict[str, Turn] = {}
    for turn in _turns():
        if turn.stack:
            name = type(turn.stack[-1]).__name__
            if name not in found or _richness(turn) > _richness(found[name]):
                found[name] = turn
    assert len(found) == 10, sorted(found)
    return tuple(found.values())


def _richness(turn: Turn) -> tuple[int, int]:
    """Prefer many kinds of answers, then deep chains."""
    return len({type(one) for one in legal(turn)}), len(turn.stack)


def _turns() -> Iterator[Turn]:
    """Play on, by draws, from sheets that are full of organs."""
    for seed in range(60):
        chapter = seed % 8 + 1
        draws = draws_of("asked", seed)
        turn = rolled(crowded(chapter, seed % 3), draws)
        for _ in range(12):
            turn = decided(turn, decision_of(turn, draws))
            if turn.dice is None:
                break
            yield turn
