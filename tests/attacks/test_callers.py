"""Strangers who have shaken hands and then say what no library would (P13, N15, N16)."""

import os

import pytest

from tests.attacks.arena import Arena, needs_proc
from tests.attacks.callers import OTHERS, WORST, Tally

pytestmark = [needs_proc, pytest.mark.timeout(300)]
LONG = pytest.mark.skipif(
    "WORMUP_LONG" not in os.environ, reason="only with --long: none of them ever did harm"
)


@pytest.mark.parametrize(
    "attack",
    [
        *(each.__name__ for each in WORST),
        *(pytest.param(each.__name__, marks=LONG) for each in OTHERS),
    ],
)
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
