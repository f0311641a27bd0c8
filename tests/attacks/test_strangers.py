"""Strangers on the port of a peer that plays (P13): they cost little, and shut nobody out."""

import pytest

from tests.attacks.arena import Arena, needs_proc
from tests.attacks.strangers import ATTACKS
from tests.tiers import few

pytestmark = needs_proc


SHORT = "hints"


@pytest.mark.parametrize("attack", few(1, [SHORT, *(name for name in ATTACKS if name != SHORT)]))
def test_a_stranger_costs_little_memory_delays_nobody_and_shuts_nobody_out(attack, tmp_path):
    with Arena(tmp_path, seats=2) as arena:
        ((_, port),) = arena.ann.addresses
        facts = (port, arena.ann.public.hex(), arena.meet)
        arena.hire("strangers", attack, *facts)
        arena.withstands()
