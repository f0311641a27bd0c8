"""The measures are ratios of things that do what they say; the goals are judged by a person."""

from bench.rows import Goal
from bench.wormup import brute_spots, chess_games, positions, rollout, rows
from core.wormup.arcs import RING_POINTS
from tests.tiers import long


def test_brute_force_and_the_mask_find_the_same_spots():
    for ground, worm in positions(40, seed=7):
        spots = brute_spots(ground, worm)
        assert ground.spots(worm) == spots
        assert len(spots) < RING_POINTS


def test_a_rollout_is_a_race_that_can_be_repeated():
    assert rollout(3) == rollout(3) > 100


def test_games_of_chess_are_written_down_as_they_were_played():
    games = chess_games(seed=1, count=2)
    assert games == chess_games(seed=1, count=2)
    assert all(10 < len(game) <= 80 for game in games)


@long
def test_every_row_is_a_ratio_with_a_goal():
    """A small measure of the same kind: what it says of speed is for a person to judge."""
    found = rows(count=20, races=1, rounds=1)
    assert [row.limit for row in found] == [6, 60, 1.5]
    assert all(row.middle > 0 and row.goal is not Goal.NONE for row in found)
