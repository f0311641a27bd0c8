"""The witness sees what it is there for: each bug planted in a world is found."""

import pytest

from tests.simulation.games import seeds, toy
from tests.simulation.network import Faults
from tests.simulation.planted import (
    Amnesia,
    KeepsOnlyItsOwn,
    NeverSyncs,
    OpensEarly,
    SealsByMajority,
    SendsFirst,
)
from tests.simulation.witness import PromiseBrokenError
from tests.simulation.world import World

COMING_AND_GOING = Faults(loss=0.1, delay_ticks_max=9, leave=0.02, ticks_max=2000)


@pytest.mark.parametrize(
    ("world", "finding"),
    [
        (SendsFirst, "tells its ACT of step 1 before it is on the disk"),
        (NeverSyncs, "tells its ACT of step 1 before it is on the disk"),
        (KeepsOnlyItsOwn, "tells its ACT of step 2, yet a message it rests on may be lost"),
        (OpensEarly, "opens, yet seat . has not sealed the commitments"),
        (SealsByMajority, "opens, yet seat . has not sealed the commitments"),
    ],
)
@pytest.mark.parametrize("seed", seeds(3))
def test_a_bug_is_found_even_on_a_quiet_evening(world, finding, seed):
    """Write-ahead (P8), seals of all before an opening (P5.4, P6.2)."""
    with pytest.raises(PromiseBrokenError, match=rf"seed {seed}, tick \d+: \w+ {finding}"):
        world(seed, 3, toy(2)).run()


@pytest.mark.parametrize("seed", seeds(5))
def test_a_seat_that_forgets_what_it_signed_contradicts_itself(seed):
    """A backup of the log is no memory (S6, P8)."""
    with pytest.raises(PromiseBrokenError, match=rf"seed {seed}, .* contradicts its ACT of step"):
        Amnesia(seed, 3, toy(6), COMING_AND_GOING).run()
    remembering = World(seed, 3, toy(6), COMING_AND_GOING)
    remembering.run()
    assert remembering.is_finished()


def test_a_world_that_stands_still_says_where_and_with_which_seed():
    world = World(5, 3, toy(1))
    world.apart = {
        frozenset((one.name, other.name)) for one in world.peers for other in world.peers
    }
    with pytest.raises(PromiseBrokenError, match=r"seed 5: tick 20000, stuck at .*'Ann', None"):
        world.run()
