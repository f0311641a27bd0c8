"""Levels are rows of data, each better than the one before in something that counts."""

from core.bots.skills import EASY, HARD, NORMAL


def test_easy_bids_blindly_and_only_hard_looks_ahead() -> None:
    assert EASY.eagerness == 0.0 < NORMAL.eagerness < HARD.eagerness
    assert (EASY.foresight, NORMAL.foresight, HARD.foresight) == (False, False, True)
    assert EASY.width < NORMAL.width <= HARD.width
