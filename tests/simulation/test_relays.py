"""Two who do not reach each other play through a third, from lobby to end (P10.1, P10.3)."""

from itertools import combinations

import pytest

from net.protocol.commands import CallOn, Wait
from tests.simulation.games import seeds, toy
from tests.simulation.network import TICKS_PER_S, Faults
from tests.simulation.world import World

ROUGH = Faults(loss=0.1, repeat=0.1, delay_ticks_max=4, ticks_max=2000)
NAMES = ("Ann", "Ben", "Cem", "Dana")


def pair(first: str, second: str) -> frozenset[str]:
    return frozenset((first, second))


@pytest.mark.parametrize("faults", [Faults(), ROUGH])
@pytest.mark.parametrize("apart", [*combinations(NAMES[:3], 2)])
def test_two_of_three_sit_down_and_play_through_the_third(apart, faults):
    """Whichever of them has the lowest identity, which opens the table (P3.3)."""
    world = World(1, 3, toy(6), faults)
    world.apart = {pair(*apart)}
    world.run()
    assert len(set(world.exports())) == 1


@pytest.mark.parametrize("seed", seeds(4))
def test_four_who_all_reach_only_one_of_them_play_one_game(seed):
    """Like guests of an access point that keeps all but one apart."""
    world = World(seed, 4, toy(4), ROUGH)
    middle = NAMES[seed % 4]
    world.apart = {pair(*both) for both in combinations(NAMES, 2) if middle not in both}
    world.run()
    assert len(set(world.exports())) == 1


def test_a_crash_of_one_of_the_two_is_healed_through_the_third():
    """It exchanges with the third and comes back to the table by a call (P7.6, P12)."""
    world = World(3, 3, toy(8))
    world.apart = {pair("Ann", "Cem")}
    world.run(until=lambda world: all(p.table and p.table.step.number > 4 for p in world.peers))
    world.crash(world.peers[2])
    world.run()
    assert len(set(world.exports())) == 1


def playing_through_ben() -> World:
    world = World(5, 3, toy(30))
    world.apart = {pair("Ann", "Cem")}
    world.run(until=lambda world: all(p.table and p.table.step.number > 4 for p in world.peers))
    return world


def silent(world: World, name: str) -> set[str]:
    """Name who is silent, as *name* sees it."""
    (peer,) = (peer for peer in world.peers if peer.name == name)
    shown = peer.shown
    since = zip(shown.names, shown.silent_since, strict=True)
    return {other for other, at in since if at is not None}


def test_who_is_reached_through_a_third_is_not_silent_and_who_is_lost_to_all_is():
    world = playing_through_ben()
    assert silent(world, "Ann") == silent(world, "Ben") == silent(world, "Cem") == set()
    world.apart = {pair("Ann", "Cem"), pair("Ben", "Cem")}
    later = world.now + 6 * TICKS_PER_S
    world.run(until=lambda world: world.now > later)
    assert silent(world, "Ann") == silent(world, "Ben") == {"Cem"}
    assert silent(world, "Cem") == {"Ann", "Ben"}


def test_a_seat_left_out_comes_back_through_the_third():
    """Its call names seats that it only reaches by relay (P7.6)."""
    world = playing_through_ben()
    ann, ben, cem = world.peers
    world.apart = {pair("Ann", "Cem"), pair("Ben", "Cem")}
    later = world.now + 6 * TICKS_PER_S
    world.run(until=lambda world: world.now > later)
    (out,) = (seat for seat, name in enumerate(ann.shown.names) if name == "Cem")
    for peer in (ann, ben):
        assert peer.evening is not None
        peer.evening.command(CallOn(1 << out))
    world.run(until=lambda _: not ann.shown.at_table >> out & 1)
    world.apart = {pair("Ann", "Cem")}
    world.run(until=lambda _: bool(cem.shown.at_table >> out & 1))
    world.run()
    assert len(set(world.exports())) == 1


def test_a_call_that_one_thought_better_of_ends_although_two_are_apart():
    """Ann called while Cem was lost to her alone; with her `Wait` all three go on (P7.6)."""
    world = World(5, 3, toy(30))
    world.run(until=lambda world: all(p.table and p.table.step.number > 4 for p in world.peers))
    ann, ben, cem = world.peers
    world.apart = {pair("Ann", "Cem"), pair("Ben", "Cem")}
    later = world.now + 6 * TICKS_PER_S
    world.run(until=lambda world: world.now > later)
    (out,) = (seat for seat, name in enumerate(ann.shown.names) if name == "Cem")
    assert ann.evening is not None
    ann.evening.command(CallOn(1 << out))
    world.tick()
    world.apart = {pair("Ann", "Cem")}
    ann.evening.command(Wait())
    world.run()
    assert len(set(world.exports())) == 1
    assert cem.shown.at_table == 0b111
    assert ben.shown.in_game == 0b111
