"""How rows are measured and judged."""

import pytest

from bench.rows import Goal, Row, calls_of, exponent, in_turns, noise


@pytest.mark.parametrize(
    ("goal", "reached"),
    [
        (Goal.AT_LEAST, (False, True, True)),
        (Goal.AT_MOST, (True, True, False)),
        (Goal.EXACTLY, (False, True, False)),
        (Goal.NEVER_MORE, (True, True, False)),
        (Goal.NONE, (None, None, None)),
    ],
)
def test_a_goal_is_reached_or_not(goal, reached):
    assert tuple(Row("x", (value,), goal, 4).is_reached for value in (3, 4, 5)) == reached


def test_a_ratio_is_judged_by_its_median_and_a_count_by_every_value():
    values = (1, 4, 4, 4, 9)
    assert Row("x", values, Goal.AT_MOST, 4).is_reached
    assert not Row("x", values, Goal.NEVER_MORE, 4).is_reached
    assert not Row("x", values, Goal.EXACTLY, 4).is_reached


def test_a_ratio_shows_its_quartiles_and_a_count_its_extremes():
    values = tuple(range(1, 12))
    assert Row("x", values, Goal.AT_MOST, 4).spread == (3, 9)
    assert Row("x", values, Goal.NEVER_MORE, 4).spread == (1, 11)


def test_wall_time_of_a_busy_laptop_is_not_judged():
    row = Row("x", (9,), Goal.AT_MOST, 4, noisy="loaded: 3.1 on 2 cores")
    assert row.is_reached is None
    assert row.verdict == "loaded: 3.1 on 2 cores"


def test_programs_get_what_people_see():
    plain = Row("x", (3, 5), Goal.AT_MOST, 4).plain()
    assert plain == {
        "name": "x",
        "measured": 4,
        "spread": [3, 5],
        "goal": "<= 4",
        "reached": True,
        "noisy": "",
    }


def test_jobs_are_run_in_turns_after_a_warming_up():
    ran = []
    taken = in_turns(2, lambda: ran.append("a"), lambda: ran.append("b"))
    assert ran == ["a", "b"] * 3
    assert [len(column) for column in taken] == [2, 2]


def test_only_calls_of_the_named_built_in_are_counted():
    assert calls_of(lambda: [abs(-1), abs(-2), len("x")], "builtins.abs") == 2


def test_the_load_is_a_word_or_nothing():
    assert noise() == "" or noise().startswith("load")


def test_the_power_is_that_of_the_line_through_all_sizes():
    assert exponent((1, 10, 100), (5, 50, 500)) == 1
    assert exponent((1, 10, 100), (5, 500, 50_000)) == 2
    assert exponent((1, 10, 100), (5, 5, 5)) == 0


def test_jobs_are_timed_by_the_clock_that_is_wanted():
    ticks = iter(range(0, 100, 5))
    assert in_turns(2, lambda: None, clock=lambda: next(ticks)) == [(5, 5)]
