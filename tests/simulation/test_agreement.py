"""Everybody who plays has the same game, whatever the network, the disks and the power do.

From the lobby on; `test_campaign` has the tables at which more goes wrong. The witness of the world
judges every effect of every turn; see its file for the promises.
"""

import pytest

from tests.simulation.games import seeds, toy
from tests.simulation.network import Faults
from tests.simulation.races import worm_up
from tests.simulation.world import World

ROUGH = Faults(
    loss=0.1,
    repeat=0.1,
    delay_ticks_max=6,
    cut=0.002,
    crash=0.003,
    plug=0.00075,
    leave=0.001,
    disk=0.001,
    ticks_max=4000,
)
ORDERLY = Faults(
    repeat=0.1,
    delay_ticks_max=6,
    in_order=True,
    crash=0.004,
    plug=0.001,
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
    plug=0.001,
    disk=0.002,
    lobby=True,
    ticks_max=3000,
)


def assert_same_game(world: World, steps: int = 1) -> None:
    """Require one game on all laptops, of at least so many *steps*."""
    first, *rest = world.exports()
    assert len(rest) == len(world.peers) - 1
    assert rest == [first] * len(rest), world
    assert all(peer.table and len(peer.table.completed) >= steps for peer in world.peers)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", seeds(1))
def test_a_quiet_evening_ends_with_one_game(seed, seats):
    """And takes five ticks a round, so nobody waits for a timer (P5, P10.4)."""
    world = World(seed, seats, toy(20))
    world.run()
    assert_same_game(world, 61)
    assert world.now < 20 + 20 * 10
    assert world.witness.penalties == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", seeds(1))
def test_nobody_honest_is_shut_out_where_connections_keep_their_order(seed, seats):
    """A limit that hits who does nothing wrong would be no limit (P10.2, P13)."""
    world = World(seed, seats, toy(6), ORDERLY, spectators=1)
    world.run()
    assert_same_game(world, 19)
    assert world.witness.penalties == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", seeds(1))
def test_a_crash_in_the_lobby_loses_no_yes(seed, seats):
    """A seat that said yes and forgot nothing plays; it says yes once an offer (P3.3, P8)."""
    world = World(seed, seats, toy(2), FROM_THE_LOBBY)
    world.run()
    assert_same_game(world, 7)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", seeds(1))
def test_a_race_ends_the_same_on_all_laptops(seed, seats):
    """Worm Up! by the rules of 2010, bots in all seats (W2, S1, S5, P14)."""
    world = World(seed, seats, worm_up(), ROUGH)
    world.run()
    assert_same_game(world, 20)
    assert all(peer.table and peer.table.is_over for peer in world.peers)
