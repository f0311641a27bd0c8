"""A seat that floods the table it plays at (P13): it harms its own links and nobody else's."""

import pytest

from tests.attacks.arena import Arena, needs_proc
from tests.attacks.cheat import FLOODS
from tests.tiers import few

pytestmark = needs_proc

WORST = "forged"
"""The one that costs its neighbours most."""


@pytest.mark.parametrize("flood", few(1, [WORST, *(name for name in FLOODS if name != WORST)]))
def test_a_seat_that_floods_delays_nobody_and_the_others_race_to_the_end(flood, tmp_path):
    with Arena(tmp_path, seats=3) as arena:
        arena.hire("cheat", flood, arena.seats, arena.meet, tmp_path / "Mal")
        arena.withstands()
