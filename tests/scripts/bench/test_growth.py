"""Long games are as long as they are said to be, and what grows is seen."""

from bench.growth import log, memory, rows
from bench.rows import Goal
from tests.tiers import long


def test_a_game_ten_times_as_long_has_ten_times_as_many_records() -> None:
    once, often = len(log(1)), len(log(10))
    assert 9.5 < often / once < 10.5
    assert once > 250


@long
def test_the_memory_of_an_audit_is_told() -> None:
    assert 5 < memory(log(10)) / memory(log(1)) < 20


@long
def test_time_and_memory_are_compared_and_their_powers_judged() -> None:
    found = rows(1)
    assert [row.goal for row in found] == [Goal.NONE, Goal.AT_MOST] * 2
    assert 5 < found[0].middle < 20
    assert 0.7 < found[1].middle < 1.3
    assert 0.9 < found[3].middle < 1.1
