"""Asides among whole programs: no log, no step and no promise depends on them (P10)."""

import random

import pytest

from net.protocol.commands import Aside
from net.protocol.effects import Effect, Overheard
from net.protocol.evening import Evening
from tests.simulation.cheats import Cheat
from tests.simulation.games import seeds, toy
from tests.simulation.network import Faults
from tests.simulation.peers import Peer
from tests.simulation.world import TICK_S, World

CALM = Faults(ticks_max=0)
"""Nothing is drawn for the network: two such worlds of one seed differ only in what is said."""


class Listening(World):
    """Keeps what its windows are told by the way."""

    def __init__(self, seed: int, seats: int) -> None:
        self.overheard: list[tuple[str, Overheard]] = []
        super().__init__(seed, seats, toy(4), CALM)

    def perform(self, peer: Peer, evening: Evening, effect: Effect) -> None:
        super().perform(peer, evening, effect)
        if isinstance(effect, Overheard):
            self.overheard.append((peer.name, effect))


class Babbling(Listening):
    """In each tick one seat says to another whatever comes to mind."""

    def __init__(self, seed: int, seats: int) -> None:
        self.dice = random.Random(seed)
        super().__init__(seed, seats)

    def tick(self) -> None:
        super().tick()
        source, peer = self.dice.sample(self.seated, 2)
        if source.table is None or peer.evening is None:
            return
        for frame in Cheat(self.dice, None, source.table, None).babble()[:2]:  # type: ignore[arg-type]
            peer.evening.receive(source.public, frame, self.now * TICK_S)


@pytest.mark.parametrize("seed", seeds(5))
def test_whatever_a_cheat_says_by_the_way_the_logs_are_the_same(seed):
    silent, loud = Listening(seed, 3), Babbling(seed, 3)
    silent.run()
    loud.run()
    assert loud.overheard
    assert not silent.overheard
    assert [peer.disk.synced for peer in loud.peers] == [peer.disk.synced for peer in silent.peers]
    assert loud.exports() == silent.exports()


def test_who_comes_back_in_the_middle_of_a_game_hears_and_is_heard_again():
    """None of them is in a lobby any more: seats that meet at the table greet each other too."""
    world = Listening(1, 3)
    ann, ben, cem = world.peers
    world.run(until=lambda _: all(p.table and p.table.step.number > 3 for p in (ann, ben, cem)))
    world.crash(ann)
    world.run(until=lambda _: ann.runs == 2 and ann.snapshot is not None and ann.snapshot.caught_up)
    for peer, said in ((ann, "from Ann"), (ben, "from Ben")):
        assert peer.evening
        peer.evening.command(Aside("gesture", said))
    end = world.now + 40
    world.run(until=lambda _: world.now > end)
    heard = {(name, effect.value) for name, effect in world.overheard}
    assert heard == {("Ben", "from Ann"), ("Cem", "from Ann"), ("Ann", "from Ben")} | {
        ("Cem", "from Ben")
    }
