"""Real windows answer a real peer, and one whose node has to wait for the window is seen to."""

import sys

import pytest

import bench_busy
from bench_rows import Goal

_STARVED = """
import sys
sys.setswitchinterval(0.2)
sys.setswitchinterval = lambda _seconds: None
import bench_busy
sys.exit(bench_busy.main())
"""
"""A window whose thread lets the node's have its turn only when it rests."""


@pytest.mark.timeout(90)
def test_the_wait_is_measured_while_the_window_is_busy_and_while_a_dialog_is_open():
    busy, modal = bench_busy.rows(1)
    assert (busy.goal, busy.limit) == (Goal.AT_MOST, 5)
    assert (modal.goal, modal.limit) == (Goal.AT_MOST, 1.5)
    assert busy.middle > 0
    assert modal.middle > 0


@pytest.mark.timeout(90)
def test_a_node_that_waits_for_the_window_is_caught():
    found = bench_busy.measured(3, (sys.executable, "-c", _STARVED))
    longest = max(busy for _, busy, _ in found)
    assert longest > 0.008, "half of the questions fall well before the end of a computation"


def test_a_window_that_ends_early_is_an_error():
    with pytest.raises(OSError, match="does not get idle"):
        bench_busy.measured(1, (sys.executable, "-c", "input()"))
