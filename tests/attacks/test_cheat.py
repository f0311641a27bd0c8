"""A seat that floods the table it plays at (P13): it harms its own links and nobody else's."""

import os

import pytest

from tests.attacks.arena import Arena, needs_proc
from tests.attacks.cheat import FLOODS

pytestmark = [needs_proc, pytest.mark.timeout(300)]

LONG = pytest.mark.skipif("WORMUP_LONG" not in os.environ, reason="a minute in all: --long")
WORST = {"calls", "forged", "repeats"}
"""Those that cost its neighbours most."""


@pytest.mark.parametrize(
    "flood", [name if name in WORST else pytest.param(name, marks=LONG) for name in FLOODS]
)
def test_a_seat_that_floods_delays_nobody_and_the_others_race_to_the_end(flood, tmp_path):
    with Arena(tmp_path, seats=3) as arena:
        arena.hire("cheat", flood, arena.seats, arena.meet, tmp_path / "Mal")
        arena.withstands()
