"""Peers that are not everybody's neighbours: relays, latecomers, spectators (P10.1, P10.4, P12)."""

from itertools import combinations, pairwise

import pytest

from net.protocol.limits import STEPS_PER_ANSWER
from tests.simulation.games import seeds, toy
from tests.simulation.network import TICKS_PER_S, Faults
from tests.simulation.world import World
from tests.tiers import few

ROUGH = Faults(loss=0.1, repeat=0.1, delay_ticks_max=4, ticks_max=2000)


def has_begun_everywhere(world: World) -> bool:
    return all(peer.table is not None for peer in world.seated)


def pairs(names: list[str]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in combinations(names, 2)}


@pytest.mark.parametrize("faults", [Faults(), ROUGH])
@pytest.mark.parametrize("seed", seeds(3))
def test_one_bad_link_between_two_seats_does_no_harm(seed, faults):
    """Every new message is pushed to every peer, whichever seat signed it (P10.4)."""
    world = World(seed, 3, toy(6), faults)
    world.run(until=has_begun_everywhere)
    world.apart = {frozenset(("Ann", "Cem"))}
    world.run()
    assert len(set(world.exports())) == 1


@pytest.mark.parametrize("seed", seeds(3))
def test_a_chain_of_five_is_a_connected_table(seed):
    """Any peer relays any message (P10.1)."""
    names = ["Ann", "Ben", "Cem", "Dana", "Eva"]
    world = World(seed, 5, toy(3), ROUGH)
    world.run(until=has_begun_everywhere)
    chain = {frozenset(neighbours) for neighbours in pairwise(names)}
    world.apart = pairs(names) - chain
    world.run()
    assert len(set(world.exports())) == 1


@pytest.mark.parametrize("seed", seeds(3))
def test_spectators_follow_the_game_and_say_nothing(seed):
    """They hold every certificate, so nobody can fool them (P12)."""
    world = World(seed, 3, toy(6), ROUGH, spectators=2)
    world.run()
    assert len(world.exports()) == 5
    assert len(set(world.exports())) == 1
    authors = {place.seat for place in world.witness.spoken}
    assert authors == {0, 1, 2}


@pytest.mark.parametrize("faults", few(1, [Faults(), ROUGH]))
def test_who_is_sixty_steps_behind_catches_up_within_seconds(faults):
    """Certificates come 20 steps at a time, in frames that the transport takes (P10.4, P13)."""
    world = World(1, 4, toy(23), faults, spectators=1)
    names = [peer.name for peer in world.peers]
    onlooker = world.peers[-1]
    world.apart = {pair for pair in pairs(names) if onlooker.name in pair}
    world.run(until=lambda world: all(peer.is_over for peer in world.seated))
    began, world.apart = world.now, set()
    world.run()
    assert onlooker.table is not None
    assert len(onlooker.table.completed) == 70 > 3 * STEPS_PER_ANSWER
    assert len(set(world.exports())) == 1
    assert world.now - began < 10 * TICKS_PER_S
