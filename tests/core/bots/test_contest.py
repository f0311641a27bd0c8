"""What a round of bids leads to."""

import pytest

from core.bots.contest import X, contest_of
from core.wormup.race import Stage
from tests.core.bots.positions import races


@pytest.fixture
def contest():
    return contest_of(next(iter(races(Stage.BID))))


def test_chances_are_shares_of_one(contest) -> None:
    for bids in ((4, 5, 6, 7), (4, 4, 6, 7), (X, 5, 6, 7), (X, X, X, X), (0, 0, 0, 7)):
        assert sum(contest.chances(bids)) == pytest.approx(1.0)


def test_who_is_cancelled_gains_nothing_by_it(contest) -> None:
    """G10-21: two sevens stay where they are, a lone one gets ahead."""
    alone, cancelled = contest.chances((7, 4, 5, 6)), contest.chances((7, 7, 5, 6))
    assert alone[0] > cancelled[0]
