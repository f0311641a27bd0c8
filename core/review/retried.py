"""An hour of Worm & Cozy that was played again, judged as a better one is.

Law: a function of the branch, the steps of its log, and the seed: the same rolls and the same
chances as those of the hour that was played, pair by pair.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from core.review.branch import Branch, stand_of
from core.review.hours import Hour
from core.review.prospects import PAINS, Pains, PlayOn, ends, game_of
from core.table.step import Completed


def last_try(branches: Iterable[Branch], step: int, seat: int) -> Branch | None:
    """Return the last branch in which *seat* has played the hour of *step* with its own dice."""
    tries = [
        one
        for one in branches
        if (one.step, one.seat) == (step - 1, seat) and one.is_as_rolled and one.played
    ]
    return max(tries, key=lambda one: one.seed, default=None)


def tried(
    branch: Branch,
    steps: Sequence[Completed[Any]],
    made: Sequence[int],
    seed: bytes,
    pains: Pains = PAINS,
) -> Iterator[Hour]:
    """Yield the hour with which *branch* begins after each play-out, the last time with its ends.

    *made* are the ends after the hour that was played. Of a branch that does not fit comes none.
    """
    seat = branch.seat
    try:
        done = stand_of(branch._replace(played=branch.played[:1]), steps).steps[-1]
        before, after = game_of((done,)).turns  # there are none of what is no hour
    except ValueError:
        return
    (action,) = (slot.action for slot in done.outcome.slots if slot.seat == seat)
    hour = Hour(done.step.number, before[seat].hour, seat, tuple(made), (), (), action)
    turn, rolls, led = after[seat]._replace(dice=None), game_of(steps).rolls, tuple[int, ...]()
    for key in range(len(made)):
        yield hour
        led += ends(PlayOn(turn, rolls, range(key, key + 1)), seed, pains)
    yield hour._replace(best=led)
