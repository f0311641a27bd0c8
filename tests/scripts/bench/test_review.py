"""The benchmark of a review plays a real race on, and replays it as it was."""

from bench.race import record_race
from bench.review import played_on, replayed, rows
from bench.rows import Goal


def test_the_race_is_replayed_to_its_end_and_played_on_to_one() -> None:
    race = record_race(3)
    assert replayed(race) == race.completed[-1].outcome.state
    found = played_on(race, 20)
    assert found.races == sum(found.wins) == 20
    assert played_on(race, 20) == found


def test_the_row_is_a_ratio_with_a_goal() -> None:
    (row,) = rows(1, seats=3, races=20)
    assert row.goal is Goal.AT_LEAST
    assert row.middle > 0
