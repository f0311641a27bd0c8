"""Hours that are drawn are legal, and begin as they are told to."""

import pytest

from core.bots.chance import Chance
from core.bots.cozy.survey import board_of
from core.bots.cozy.tree import Tree
from core.cozy.hour import played
from core.cozy.scoring import score_of
from core.cozy.turn import Turn
from tests.core.cozy.play import chapter, crowded, draws_of, rolled


def tree_of(number: int, seed: int = 1) -> tuple[Turn, Tree]:
    turn = rolled(crowded(number, seed), draws_of("tree", number, seed))
    return turn, Tree(turn, board_of(chapter(number)), Chance(b"tree"))


@pytest.mark.parametrize("number", range(1, 9))
def test_no_hour_that_is_drawn_is_refused(number) -> None:
    """C6.5."""
    turn, tree = tree_of(number)
    for _ in range(30):
        draw = tree.draw()
        assert played(turn, draw.decisions) == draw.end.turn


def test_a_draw_begins_as_another_did() -> None:
    _, tree = tree_of(4)
    first = max((tree.draw() for _ in range(20)), key=lambda draw: len(draw.decisions))
    for keep in range(len(first.decisions)):
        again = tree.draw(first, keep)
        assert again.decisions[:keep] == first.decisions[:keep]
        assert again.nodes[: keep + 1] == first.nodes[: keep + 1]


def test_draws_differ_and_the_same_chance_gives_the_same() -> None:
    trees = [tree_of(5)[1] for _ in range(2)]
    one, other = ([tree.draw().decisions for _ in range(20)] for tree in trees)
    assert one == other
    assert len(set(one)) > 10


def test_the_end_of_the_last_hour_is_worth_its_score() -> None:
    """C8.1."""
    turn = Turn(crowded(3, 1).colony, hour=15, dice=(1, 2, 3))
    end = Tree(turn, board_of(turn.sheet), Chance(b"last")).draw().end
    assert end.turn.is_over
    assert end.worth == score_of(end.turn.colony).total
