"""Worth is the score at the end, and before it what may come of a colony."""

import pytest

from core.bots.cozy.survey import board_of
from core.bots.cozy.worth import expected, is_airy, worth
from core.cozy.scoring import score_of
from core.cozy.sheet import Arguments, Measure, SheetRow
from core.cozy.turn import Turn
from tests.core.cozy.play import chapter, crowded, game
from tests.core.cozy.scenes import across, colony_of, organ, worm

ROW = SheetRow(Measure.FOODS, Arguments(), ((1, "o"), (2, "*"), (4, "**"), (5, "XX")))


@pytest.mark.parametrize("number", range(1, 9))
def test_at_the_end_it_is_the_score(number) -> None:
    """C8.3."""
    *_, (_, _, end) = game(number, 1)
    assert worth(end, board_of(end.sheet)) == score_of(end.colony).total


def test_a_count_without_more_to_come_is_worth_its_points() -> None:
    """C8.2."""
    for count in range(8):
        assert expected(ROW, count, 0.0) == ROW.points(count)


def test_what_may_come_lies_between_the_least_and_the_most_points() -> None:
    for count in range(6):
        for mean in (0.1, 1.0, 3.0, 20.0):
            assert 0 <= expected(ROW, count, mean) <= 3
    assert expected(ROW, 0, 40.0) == pytest.approx(ROW.points(99))
    assert expected(ROW, 3, -1.0) == ROW.points(2)
    assert expected(ROW, 0, -1.0) == 0


def test_a_group_out_of_reach_pulls_already() -> None:
    assert expected(ROW, 1, 1.0) > expected(ROW, 0, 1.0)
    assert expected(ROW, 1.5, 0.0) == 0.5


def test_more_organs_are_worth_more_to_a_worm() -> None:
    bare = colony_of(worm(across(3, 2)))
    able = colony_of(worm(across(3, 2)), organ("heart", 3, 4), organ("brain", 3, 5))
    board = board_of(bare.sheet)
    assert worth(Turn(able, 8), board) > worth(Turn(bare, 8), board)


def test_dice_that_may_be_changed_are_worth_something() -> None:
    turn = crowded(2, 1)
    board = board_of(turn.sheet)
    assert worth(Turn(turn.colony, 8, credits=2), board) > worth(Turn(turn.colony, 8), board)


def test_two_chapters_reward_air() -> None:
    assert [number for number in range(1, 9) if is_airy(chapter(number))] == [7, 8]
