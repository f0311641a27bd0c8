"""Bids and numbers: from public facts, drawn by own chance."""

from core.bots import bidder
from core.bots.chance import Chance
from core.bots.contest import X
from core.bots.skills import EASY, HARD, NORMAL
from core.wormup.race import Stage
from tests.core.bots.positions import races


def test_what_is_bid_does_not_rest() -> None:
    """G10-24."""
    for race in list(races(Stage.BID))[:4]:
        for seat in range(4):
            for skill in (EASY, NORMAL, HARD):
                face = bidder.bid(race, seat, skill, Chance(b"bid"))
                assert race.bid_refusal(seat, face) is None


def test_a_named_number_is_free() -> None:
    """G10-15."""
    for race in races(Stage.DECLARE):
        assert race.x_seat is not None
        for skill in (EASY, NORMAL, HARD):
            assert bidder.number(race, race.x_seat, skill) in race.free_numbers()


def test_progress_counts_unique_bids_only_and_the_x_by_the_best_free_number() -> None:
    assert bidder.progress((4, 5, 6, 7), (4, 4, 5, X)) == [0.0, 0.0, 5.0, 7 + 1.5]
    assert bidder.progress((4, 5), (4, 5, X)) == [4.0, 5.0, 1.5]


def test_two_seats_do_not_bid_the_same_all_evening() -> None:
    """A shared converged solution would never collide, and mean nothing."""
    race = next(iter(races(Stage.BID)))
    pairs = [
        [bidder.bid(race, seat, HARD, Chance(bytes([n, seat]))) for seat in (0, 1)]
        for n in range(12)
    ]
    assert any(one is other for one, other in pairs)
    assert any(one is not other for one, other in pairs)
