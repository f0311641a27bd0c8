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


def test_the_rows_are_ratios_and_counts_with_a_goal() -> None:
    race, hour, *hours = rows(1, seats=3, races=20, times=1)
    for row in (race, hour):
        assert row.goal is Goal.AT_LEAST
        assert row.middle > 0
    assert [row.is_reached for row in hours] == [True, True]
