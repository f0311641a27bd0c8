"""The benchmark of a review plays a real race on, and replays it as it was."""

from bench.race import record_race
from bench.review import counted_rows, played_on, replayed, rows
from bench.rows import Goal
from tests.tiers import long


def test_the_race_is_replayed_to_its_end_and_played_on_to_one() -> None:
    race = record_race(3)
    assert replayed(race) == race.completed[-1].outcome.state
    found = played_on(race, 20)
    assert found.races == sum(found.wins) == 20
    assert played_on(race, 20) == found


def test_no_curve_of_a_chapter_takes_more_hours_than_now() -> None:
    assert [row.is_reached for row in counted_rows()] == [True, True]


@long
def test_the_rows_are_ratios_with_a_goal() -> None:
    for row in rows(1, seats=3, races=20, times=1)[:-2]:
        assert row.goal is Goal.AT_LEAST
        assert row.middle > 0
