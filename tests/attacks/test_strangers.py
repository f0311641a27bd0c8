"""Strangers on the port of a peer that plays (P13): they cost little, and shut nobody out."""

import pytest

from tests.attacks.arena import Arena, needs_proc
from tests.attacks.strangers import ATTACKS

pytestmark = [needs_proc, pytest.mark.timeout(300)]


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_stranger_costs_little_memory_delays_nobody_and_shuts_nobody_out(attack, tmp_path):
    with Arena(tmp_path, seats=2) as arena:
        ((_, port),) = arena.ann.addresses
        facts = (port, arena.ann.public.hex(), arena.meet)
        arena.hire("strangers", attack, *facts)
        arena.withstands()
