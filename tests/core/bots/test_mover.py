"""Whole moves: legal, better than the straight one by the own judgement, a win is never missed."""

import pytest

from core.bots import straight
from core.bots.mover import Mover
from core.bots.skills import EASY, HARD, NORMAL
from core.wormup.race import Race, Stage
from tests.core.bots.positions import races


@pytest.mark.parametrize("skill", [EASY, NORMAL, HARD], ids=["easy", "normal", "hard"])
def test_a_move_is_legal(skill) -> None:
    """W5."""
    for race in list(races(Stage.MOVE))[:8]:
        seat = race.actor()
        assert seat is not None
        assert race.move_refusal(seat, Mover(race, seat, skill).move()) is None


def test_whoever_can_win_straight_ahead_wins() -> None:
    """W3.17."""
    tried = 0
    for race in races(Stage.MOVE):
        seat = race.actor()
        assert seat is not None
        won = race.after_move(seat, straight.move(race, seat))
        if won.winner == seat:
            tried += 1
            after = race.after_move(seat, Mover(race, seat, HARD).move())
            assert isinstance(after, Race)
            assert after.winner == seat
    assert tried
