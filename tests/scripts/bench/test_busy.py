"""Real windows answer a real peer, and one whose node has to wait for the window is seen to."""

import sys

import pytest

from bench import busy
from bench.rows import Goal
from tests.tiers import long

_STARVED = """
import sys
sys.setswitchinterval(0.2)
sys.setswitchinterval = lambda _seconds: None
from bench import busy
sys.exit(busy.main())
"""
"""A window whose thread lets the node's have its turn only when it rests."""


@long
def test_the_wait_is_measured_while_the_window_is_busy_and_while_a_dialog_is_open():
    computing, modal = busy.rows(1)
    assert (computing.goal, computing.limit) == (Goal.AT_MOST, 5)
    assert (modal.goal, modal.limit) == (Goal.AT_MOST, 1.5)
    assert computing.middle > 0
    assert modal.middle > 0


@long
def test_a_node_that_waits_for_the_window_is_caught():
    found = busy.measured(3, (sys.executable, "-c", _STARVED))
    longest = max(busy for _, busy, _ in found)
    assert longest > 0.008, "half of the questions fall well before the end of a computation"


def test_a_window_that_ends_early_is_an_error():
    with pytest.raises(OSError, match="does not get idle"):
        busy.measured(1, (sys.executable, "-c", "input()"))
