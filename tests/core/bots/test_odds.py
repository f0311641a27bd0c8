"""Soft equilibria: the payoffs decide, eagerness says how sharply."""

import pytest

from core.bots.odds import PayoffGame, softened


def unique(bids):
    return [float(bid) if bids.count(bid) == 1 else 0.0 for bid in bids]


def test_odds_add_up_and_equal_players_have_equal_odds() -> None:
    odds = PayoffGame([(4, 5, 6, 7)] * 3, unique).soft_odds(2.0)
    for one in odds:
        assert sum(one) == pytest.approx(1.0)
        assert one == pytest.approx(odds[0])


def test_what_pays_more_is_bid_more_but_never_always() -> None:
    """Else nobody would ever be cancelled, and the bids could be foretold."""
    odds = PayoffGame([(4, 5, 6, 7)] * 3, unique).soft_odds(2.0)[0]
    assert list(odds) == sorted(odds)
    assert 0.0 < odds[0] < odds[-1] < 0.9


def test_nature_keeps_its_odds() -> None:
    game = PayoffGame([(0, 1), (0, 1)], lambda both: [float(both[0] == both[1])], nature=(0.9, 0.1))
    assert game.soft_odds(5.0)[1] == (0.9, 0.1)
    assert game.soft_odds(5.0)[0][0] > 0.9


def test_softer_means_more_even() -> None:
    soft, sharp = softened([1.0, 2.0], 0.5), softened([1.0, 2.0], 5.0)
    assert 0.5 < soft[1] < sharp[1] < 1.0
