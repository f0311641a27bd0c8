"""A cheat with two faces: one secret on two laptops, each shown to a part of the table (P9, S2)."""

from itertools import count

import pytest

from core.table.messages import Message, MessageKind
from tests.simulation.disks import Disk
from tests.simulation.games import Choose, Game, seeds
from tests.simulation.peers import Peer
from tests.simulation.planted import SealedByMajority
from tests.simulation.witness import PromiseBrokenError
from tests.simulation.world import World
from tests.toy import Toy, toy_action


def never_the_same() -> Choose:
    """Choose another number each time, so that the two faces do."""
    numbers = count()
    return lambda _rng, state, _seat: toy_action(state, next(numbers))


def with_two_faces(world: World) -> tuple[Peer, Peer]:
    """Copy one laptop when the salts are open, and keep the faces away from all the others."""
    world.run(until=lambda world: all(p.table and p.table.completed for p in world.peers))
    world.apart = {frozenset(("Ann", "Cem")), frozenset(("Ben", "Cem"))}
    face = world.peers[2]
    assert face.table is not None
    assert not [m for m in face.table.pool if m.seat == face.table.seat]
    disk = Disk(face.disk.secret, synced=face.disk.synced)
    other = Peer("Cem again", face.identity, disk, len(world.peers))
    world.witness.cheats.add(face.identity.public)
    world.apart |= {frozenset((name, other.name)) for name in ("Ann", "Ben", "Cem")}
    world.peers.append(other)
    pass_time(world, 40)  # Ann and Ben tell each other their acts
    return face, other


def show_each_of_them_a_face(world: World) -> None:
    """Let Ann see one and Ben the other, and part the two."""
    world.apart = {
        frozenset(pair)
        for pair in (("Ann", "Ben"), ("Ann", "Cem again"), ("Ben", "Cem"), ("Cem", "Cem again"))
    }
    pass_time(world, 100)


def own_act(face: Peer) -> Message:
    assert face.table is not None
    (act,) = (m for m in face.table.pool if m.seat == face.table.seat and m.kind is MessageKind.ACT)
    return act


def pass_time(world: World, ticks: int) -> None:
    end = world.now + ticks
    world.run(until=lambda world: world.now >= end)


@pytest.mark.parametrize("seed", seeds(5))
def test_two_faces_convict_themselves_and_make_nobody_differ(seed):
    """Nothing completes without the seal of all, and two signatures prove it to all (S2, P9.1)."""
    world = World(seed, 3, Game(Toy(), 2, never_the_same()))
    faces = with_two_faces(world)
    show_each_of_them_a_face(world)  # alone a seat signs nothing (P11)
    first, second = (own_act(face) for face in faces)
    assert first.id != second.id
    honest = [peer.table for peer in world.peers[:2] if peer.table]
    assert [len(table.completed) for table in honest] == [1, 1]
    world.apart = {frozenset(("Cem", "Cem again"))}
    pass_time(world, 100)
    assert [list(table.proofs) for table in honest] == [[first.seat]] * 2
    assert honest[0].step.previous == honest[1].step.previous


@pytest.mark.parametrize("seed", seeds(5))
def test_a_majority_of_seals_would_not_do(seed):
    """Two faces and a split are two games, if more than half are enough (P5.4, S2)."""
    world = type("Planted", (World,), {"table_class": SealedByMajority})(
        seed, 3, Game(Toy(), 2, never_the_same())
    )
    with_two_faces(world)
    with pytest.raises(PromiseBrokenError, match=r"completes step 2 otherwise|opens, yet"):
        show_each_of_them_a_face(world)
