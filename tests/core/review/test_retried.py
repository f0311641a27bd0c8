"""An hour that was played again is judged by the play-outs of the hour that was played."""

from functools import partial

import pytest

from core.bots.choose import StepChoice
from core.bots.cozy.gardener import Effort
from core.bots.levels import Level
from core.cozy.game import DICE_ONLY
from core.cozy.hour import HOUR
from core.review.branch import AS_ROLLED, Branch, stand_of
from core.review.prospects import Pains, ends, game_of, hours, plays, prospects
from core.review.retried import last_try, tried
from tests.gui.cozy_log import cozy_game

FEW, SEAT, TIMES = Pains(player=Effort(fresh=1)), 1, 6
TABLE = cozy_game(hours=2)[1]
STEPS = TABLE.completed
DONE = hours(STEPS)[0]
ENDS = [ends(play, b"seed", FEW) for play in plays(game_of(STEPS), range(TIMES))]
MADE = sorted(prospects(game_of(STEPS), ENDS))[1].ends[SEAT]
judged = partial(tried, steps=STEPS, made=MADE, seed=b"seed", pains=FEW)


def played(action, seed=AS_ROLLED) -> Branch:
    """Play the first hour anew."""
    at = Branch(TABLE.genesis.game, DONE.step.number - 1, SEAT, Level.GREEDY, seed)
    stand = stand_of(at, STEPS)
    return stand.after(stand.choices(StepChoice(action, DICE_ONLY))).branch


SAME = played(next(slot.action for slot in DONE.outcome.slots if slot.seat == SEAT))
PASSED = played((HOUR, 0, (("pass",),)))


def test_the_same_hour_once_more_leads_to_the_same_ends() -> None:
    *early, whole = judged(SAME)
    assert [hour.best for hour in early] == [()] * TIMES
    assert whole.best == whole.made == MADE
    assert (whole.difference, whole.error) == (0, 0)


def test_another_hour_leads_elsewhere_whatever_was_played_after_it() -> None:
    stand = stand_of(PASSED, STEPS)
    longer = stand.after(stand.choices()).branch
    *_, whole = judged(PASSED)
    assert whole.best != MADE
    assert whole.action == (HOUR, 0, (("pass",),))
    assert [*judged(longer)][-1] == whole


def test_the_last_try_of_an_hour_is_the_one_that_counts() -> None:
    second, own = PASSED._replace(seed=b"\0\1"), SAME._replace(seed=b"dice of its own")
    undone, other = SAME._replace(seed=b"\0\2", played=()), SAME._replace(seat=0, seed=b"\0\3")
    kept = [second, SAME, own, undone, other]
    assert last_try(kept, DONE.step.number, SEAT) == second
    assert last_try(kept, DONE.step.number + 1, SEAT) is None


@pytest.mark.parametrize(
    "branch",
    [
        SAME._replace(game=b"another"),
        SAME._replace(step=DONE.step.number),
        SAME._replace(played=()),
    ],
    ids=["another game", "another hour", "nothing played"],
)
def test_of_a_branch_that_does_not_fit_comes_nothing(branch) -> None:
    assert not [*judged(branch)]
