"""A program of a newer version at honest tables disturbs nobody, and nobody is shut out (P10)."""

import pytest

from tests.simulation.games import seeds, toy
from tests.simulation.network import Faults
from tests.simulation.newer import NewerWorld

CALM = Faults(ticks_max=0)
"""Nothing is drawn for the network: two such worlds of one seed differ only in what is said."""
STORMY = Faults(loss=0.1, repeat=0.1, delay_ticks_max=6, crash=0.002, leave=0.002, ticks_max=600)


@pytest.mark.parametrize("seed", seeds(3))
@pytest.mark.parametrize("newer", [1, 3])
def test_the_logs_are_the_same_whatever_a_newer_program_says_beside(seed, newer):
    plain, grown = (NewerWorld(seed, 3, toy(3), CALM, count) for count in (0, newer))
    plain.run()
    grown.run()
    assert grown.shut_out == plain.shut_out == []
    assert [peer.disk.synced for peer in grown.peers] == [p.disk.synced for p in plain.peers]
    assert grown.exports() == plain.exports()


@pytest.mark.parametrize("seed", seeds(3))
def test_nobody_is_shut_out_when_frames_get_lost_and_programs_crash_either(seed):
    world = NewerWorld(seed, 4, toy(3), STORMY, 2)
    world.run()
    assert world.shut_out == []
    assert len(set(world.exports())) == 1
