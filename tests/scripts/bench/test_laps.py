"""Seats of a benchmark keep to the clock."""

import time

from bench.laps import Schedule, run_laps


def test_rounds_are_played_at_their_times_and_idle_laps_follow():
    starts = []

    def play() -> float:
        starts.append(time.monotonic())
        return starts[-1]

    begin = time.monotonic() + 0.01
    laps = run_laps(Schedule(begin, every=0.01, rounds=3, idle=2), play)
    assert all(start >= begin + 0.01 * lap for lap, start in enumerate(starts))
    assert (len(laps.cpu), len(laps.began), laps.ended) == (5, 3, starts)


def test_what_follows_from_a_round_counts_as_its_own():
    def play() -> float:
        end = time.process_time() + 0.02
        while time.process_time() < end:
            pass
        return time.monotonic()

    laps = run_laps(Schedule(time.monotonic(), every=0.0, rounds=2, idle=1), play)
    assert all(cpu >= 0.02 for cpu in laps.cpu[:2])
