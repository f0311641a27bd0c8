"""What a peer sends to many is counted, and grows with them in proportion."""

import pytest

from bench.crowd import lobby, rows, seat
from bench.rows import Goal
from tests.tiers import long


def test_an_idle_lobby_says_as_much_to_each_of_eight_as_to_each_of_two() -> None:
    assert lobby(8) == pytest.approx(7 * lobby(2))
    assert lobby(2) > 0


def test_a_watcher_costs_a_seat_frames() -> None:
    assert seat(1) > seat(0) > (0, 0)


@long
def test_every_growth_is_judged_and_in_proportion() -> None:
    judged = [row for row in rows(1) if row.goal is Goal.AT_MOST]
    assert len(judged) == 3
    assert all(row.is_reached for row in judged)
