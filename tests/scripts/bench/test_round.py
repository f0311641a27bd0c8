"""Real nodes play the rounds that are measured, and their counts are the protocol's."""

import pytest

from bench.laps import Laps
from bench.round import SeatError, SeatProcess, count_rows, counted, idle_rows, race, time_rows
from tests.tiers import long

_SEATS = 3


@long
def test_each_seat_signs_verifies_and_syncs_what_the_protocol_asks_for_and_no_more():
    counts, idle = counted(2, _SEATS)
    assert len(counts) == 2 * _SEATS
    judged = {row.name: row.is_reached for row in count_rows(counts, _SEATS)}
    assert judged["signatures a seat makes in a round"]
    assert judged["signatures it verifies"]
    assert judged["its fsyncs"]
    assert len(idle) == _SEATS
    assert all(found["turns"] > 0 for found in idle)


@long
def test_nodes_and_floor_play_in_turns():
    nodes, floor = race(2, _SEATS)
    assert len(nodes) == len(floor) == _SEATS
    assert all(len(laps.ended) == 2 < len(laps.cpu) for laps in (*nodes, *floor))
    assert max(laps.began[0] for laps in nodes) < min(laps.began[0] for laps in floor)
    assert max(laps.began[0] for laps in floor) < min(laps.began[1] for laps in nodes)


def test_cpu_of_all_seats_is_compared_without_what_they_use_when_idle():
    nodes = [Laps([5, 9, 1, 3], [0, 0], [1, 1], []), Laps([3, 7, 1, 3], [0, 0], [1, 1], [])]
    floor = [Laps([1, 2, 0, 0], [0, 0], [1, 1], []), Laps([1, 1, 0, 0], [0, 0], [1, 1], [])]
    assert time_rows(nodes, floor, "")[0].values == (2, 4)


def test_wall_time_is_from_the_first_start_to_the_last_end_and_not_judged_under_load():
    nodes = [Laps([9, 1], [2], [9], []), Laps([9, 1], [1], [7], [])]
    floor = [Laps([5, 1], [2], [4], []), Laps([5, 1], [3], [6], [])]
    row = time_rows(nodes, floor, "loaded")[1]
    assert (row.values, row.is_reached) == ((2,), None)


def test_an_idle_node_that_wakes_for_nothing_misses_its_goal():
    turns, wasted = idle_rows([{"turns": 30, "wasted": 0}, {"turns": 60, "wasted": 1}])
    assert (turns.values, turns.is_reached) == ((10, 20), None)
    assert (wasted.values, wasted.is_reached) == ((0, 1), False)


def test_a_count_that_is_missing_is_none():
    judged = {row.name: row.values for row in count_rows([{"signed": 4}], _SEATS)}
    assert judged["signatures a seat makes in a round"] == (4,)
    assert judged["signatures it verifies"] == (0,)


def test_a_seat_that_ends_early_is_an_error():
    seat = SeatProcess("bench.floor", 0, 1)  # no file
    try:
        with pytest.raises(SeatError, match="ended with code 1"):
            seat.hear()
    finally:
        seat.close()
