"""One key in two places harms nobody where they hear each other, or one seat hears both (P11)."""

import pytest

from tests.simulation.clones import Clones
from tests.simulation.games import seeds
from tests.tiers import few


@pytest.mark.parametrize("seats", few(1, [2, 3, 4]))
def test_a_seat_on_several_laptops_signs_nothing_twice_and_its_game_ends(seats):
    """0 proofs: the witness sees all that is sent, and each table looks for proofs."""
    copied = stopped = 0
    for seed in seeds(8):
        world = Clones(seed, seats)
        world.run()
        copied += world.copied
        stopped += sum(peer.disk.stopped for peer in world.twins())
        assert not any(peer.table.proofs for peer in world.peers if peer.table)
        assert len(set(world.exports())) == 1
    assert copied
    assert stopped
