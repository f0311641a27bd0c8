"""Everybody who plays has the same game, whatever the network, the disks and the power do.

The witness of the world judges every effect of every turn; see its file for the promises.
"""

import pytest

from core.table.messages import NO_CALL
from tests.simulation.games import seeds, toy
from tests.simulation.network import Faults
from tests.simulation.races import worm_up
from tests.simulation.world import World

pytestmark = pytest.mark.timeout(120)  # an unlucky seed of a long run on a busy machine

ROUGH = Faults(
    loss=0.1,
    repeat=0.1,
    delay_ticks_max=6,
    cut=0.002,
    crash=0.003,
    leave=0.001,
    disk=0.001,
    ticks_max=4000,
)
AWFUL = Faults(
    loss=0.4,
    repeat=0.3,
    delay_ticks_max=30,
    cut=0.01,
    crash=0.01,
    leave=0.005,
    disk=0.005,
    ticks_max=3000,
)
ORDERLY = Faults(
    repeat=0.1,
    delay_ticks_max=6,
    in_order=True,
    crash=0.004,
    leave=0.002,
    disk=0.001,
    ticks_max=4000,
)
"""What the real transport does: connections break, yet what comes over one comes in order."""
FROM_THE_LOBBY = Faults(
    loss=0.1,
    repeat=0.1,
    delay_ticks_max=6,
    cut=0.002,
    crash=0.004,
    disk=0.002,
    lobby=True,
    ticks_max=3000,
)
IMPATIENT = Faults(
    loss=0.05,
    repeat=0.05,
    delay_ticks_max=4,
    cut=0.004,
    crash=0.003,
    leave=0.002,
    disk=0.001,
    call=0.01,
    ticks_max=1200,
)
"""Players who soon go on without those who are not there."""


def assert_same_game(world: World, steps: int = 1) -> None:
    """Require one game on all laptops, of at least so many *steps*."""
    first, *rest = world.exports()
    assert len(rest) == len(world.peers) - 1
    assert rest == [first] * len(rest), world
    assert all(peer.table and len(peer.table.completed) >= steps for peer in world.peers)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", seeds(2))
def test_a_quiet_evening_ends_with_one_game(seed, seats):
    """And takes five ticks a round, so nobody waits for a timer (P5, P10.4)."""
    world = World(seed, seats, toy(20))
    world.run()
    assert_same_game(world, 61)
    assert world.now < 20 + 20 * 10
    assert world.witness.penalties == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", seeds(4))
def test_a_rough_network_and_crashes_change_nothing(seed, seats):
    """Loss, repeats, delays, cuts, and the plug pulled anywhere (S1, S5, S6, L1, P8, P12)."""
    world = World(seed, seats, toy(10), ROUGH)
    world.run()
    assert world.network.fault_count > 20 * seats
    assert_same_game(world, 31)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", seeds(3))
def test_nor_does_an_awful_one(seed, seats):
    """Frames that overtake each other by a second, and hardly a laptop that stays up (S1, S6)."""
    world = World(seed, seats, toy(4), AWFUL)
    world.run()
    assert_same_game(world, 13)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", seeds(2))
def test_nobody_honest_is_shut_out_where_connections_keep_their_order(seed, seats):
    """A limit that hits who does nothing wrong would be no limit (P10.2, P13)."""
    world = World(seed, seats, toy(6), ORDERLY, spectators=1)
    world.run()
    assert_same_game(world, 19)
    assert world.witness.penalties == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", seeds(4))
def test_a_crash_in_the_lobby_loses_no_yes(seed, seats):
    """Who said yes and forgot nothing plays, and says yes once for each offer (P3.3, P8)."""
    world = World(seed, seats, toy(2), FROM_THE_LOBBY)
    world.run()
    assert_same_game(world, 7)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", seeds(2))
def test_who_goes_on_without_others_and_who_comes_back_have_one_game(seed, seats):
    """Calls, answered and stalled, crossing and given up, and nobody is stuck (S1, L1, P7)."""
    world = World(seed, seats, toy(7), IMPATIENT)
    world.run()
    assert_same_game(world, 22)


def test_calls_do_complete_steps_in_these_worlds():
    """Or the test above would show nothing (P7)."""
    called = 0
    for seed in range(6):
        world = World(seed, 3, toy(7), IMPATIENT)
        world.run()
        calls = {place.call for place in world.witness.sealed}
        called += len(calls - {NO_CALL})
    assert called > 6


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", seeds(3))
def test_a_race_ends_the_same_on_all_laptops(seed, seats):
    """Worm Up! by the rules of 2010, bots in all seats (W1, S1, S5, P14)."""
    world = World(seed, seats, worm_up(), ROUGH)
    world.run()
    assert_same_game(world, 20)
    assert all(peer.table and peer.table.is_over for peer in world.peers)


def test_a_seed_brings_everything_back():
    """A failure that could not be had again would teach nothing."""
    first, second = (World(7, 3, toy(3), ROUGH) for _ in range(2))
    first.run()
    second.run()
    assert first.exports() == second.exports()
    assert (first.now, first.witness.spoken) == (second.now, second.witness.spoken)
