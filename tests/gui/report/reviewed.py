"""A race and a game of Worm & Cozy, each reviewed coarsely: the fixture of these tests."""

from functools import cache
from typing import Any

import pytest

from core.bots.cozy.gardener import Effort
from core.review.prospects import Pains
from core.review.race_review import FaceOutcome, ReviewedBid, openings
from core.table.table import Table
from gui.report import review
from gui.report.review import Review, reviews
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race

FEW = Pains(1, 2, 9, 3, Effort(fresh=1), Effort(fresh=20, changed=40, best=3), ((3, 2),))
"""Plays on a few times, and badly."""


@cache
def found(*, is_race: bool = True, seed: int = 1) -> tuple[Review, Table[Any]]:
    """Give the review of the game, and its table; there is a race for each *seed*."""
    table = race(seed)[1] if is_race else cozy_game(hours=3)[1]
    with pytest.MonkeyPatch.context() as patched:
        for name, races in (("COARSE", 10), ("FINE", 20), ("JUDGED", 20)):
            patched.setattr(review, name, races)
        looked = reviews(table, lambda results, _said, _total: results, pains=FEW)
        return list(looked)[-1], table


def bid(made: int, *bumped: int, seat: int = 0, lost: int = 0, best: int = 7) -> ReviewedBid:
    """Give a bid of the race's second round that lost so many races of 100."""
    step = openings(race()[1].completed)[1].step.number
    faces = (FaceOutcome(made, 20, 30), FaceOutcome(best, 20 + lost, 25))
    return ReviewedBid(step, 2, seat, made, bumped, faces, 100)
