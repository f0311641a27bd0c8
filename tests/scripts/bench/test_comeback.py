"""What coming back costs is measured on real sessions and real peers."""

import sys

import pytest

from bench.comeback import PeerError, catch_up, memory_row, return_rows, session
from bench.race import record_race
from tests.tiers import long

_TOLD = pytest.mark.skipif(sys.platform == "win32", reason="Windows tells no child's memory")


def test_a_newcomer_asks_once_for_twenty_steps_and_has_the_whole_race():
    race = record_race(3)
    steps = len(race.completed)
    knows = session(race, knows_all=True)
    assert knows.snapshot().is_over
    assert not session(race, knows_all=False).snapshot().is_over
    assert catch_up(race, knows) == -(-steps // 20) > 1
    assert catch_up(race, knows) == catch_up(race, knows)


def test_the_cost_is_compared_with_the_signatures_that_come():
    cost, asked = return_rows(record_race(3), rounds=1)
    assert cost.values[0] > 1, "nobody is faster than the signatures alone"
    assert asked.is_reached


@long
@_TOLD
def test_the_memory_of_every_peer_is_told_and_counted_in_megabytes():
    """Also by a process that is itself large, as this one is with what it holds here."""
    large = bytearray(b"x" * 300_000_000)
    row = memory_row()
    assert len(row.values) == 3
    assert all(10 < value < 200 for value in row.values), row.values
    del large


@long
@_TOLD
def test_a_peer_that_does_not_end_its_race_is_an_error():
    with pytest.raises(PeerError, match="did not end its race"):
        memory_row(within_s=0)
