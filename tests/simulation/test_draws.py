"""Nobody chooses a tournament's draw, whatever the caller and the confederates try (P3.5)."""

import pytest

from net.protocol.draw_memory import UNFINISHED_MAX
from net.protocol.fields import judge
from tests.simulation.games import seeds
from tests.simulation.schemers import Scheming

EVENING_S = 90.0


@pytest.mark.parametrize("seed", seeds(2))
@pytest.mark.parametrize(("schemers", "restarts"), [(1, 0.0), (3, 0.02), (2, 0.0)])
def test_no_honest_program_shows_a_nonce_twice_or_comes_again_by_itself(seed, schemers, restarts):
    """Callers that roll twice, call again, replay old calls, withhold and reveal late."""
    room = Scheming(seed, 8, schemers, restarts)
    room.run(EVENING_S)
    assert room.shown_for, "somebody has revealed"
    for who in room.honest:
        unfinished = room.memories[who].before.draws
        rolls = [
            roll
            for (one, life, _), roll in room.rolls_of.items()
            if one == who and life == room.lives[who]
        ]
        drawn = {one.roll.id for one in room.draws_of(who)}
        assert unfinished >= len(set(rolls) - drawn) - 1, "the last may still be completed"
        for draw in room.draws_of(who):
            assert draw.is_signed(judge)


@pytest.mark.parametrize("seed", seeds(2))
def test_who_was_missing_gets_no_third_draw(seed):
    """Without restarts nobody reveals more often with a schemer who has withheld."""
    room = Scheming(seed, 8, 1, 0.0)
    room.run(EVENING_S)
    for who in room.honest:
        rolls = {roll for (one, _, _), roll in room.rolls_of.items() if one == who}
        assert len(rolls - {one.roll.id for one in room.draws_of(who)}) <= UNFINISHED_MAX
