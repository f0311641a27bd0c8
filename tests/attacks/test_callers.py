"""Strangers who have shaken hands and then say what no library would (P13, N15, N16)."""

import pytest

from tests.attacks.arena import Arena, needs_proc
from tests.attacks.callers import ATTACKS, Tally
from tests.tiers import few

pytestmark = needs_proc


SHORT = "peers_here"
"""One that says much that must be remembered; `test_sockets_silence` has a message without end."""


@pytest.mark.parametrize("attack", few(1, [SHORT, *(name for name in ATTACKS if name != SHORT)]))
def test_whoever_speaks_byte_by_byte_ends_nobody_and_costs_what_the_line_brings(attack, tmp_path):
    """With 256 files at most."""
    with Arena(tmp_path, seats=2) as arena:
        ((_, port),) = arena.ann.addresses
        arena.hire("callers", attack, port, arena.ann.public.hex(), arena.meet)
        arena.withstands(4, tells=True)


def test_what_was_sent_counts_for_the_second_in_which_it_was_most():
    tally = Tally()
    for number, size in enumerate((1, 10, 10, 10, 10, 1, 1, 1)):
        tally.add(number / 2, size)
    assert tally.most == 30
