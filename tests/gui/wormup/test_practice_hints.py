"""Hints of the practice race: one for each thing that one does first."""

import pytest

from core.wormup.game import GameState
from core.wormup.race import Stage
from core.wormup.worm import Vec
from gui.parts.game_view import GameView
from gui.words.seats import worms_of
from gui.wormup.board.scenery import Scenery
from gui.wormup.move.hand import Hand
from gui.wormup.practice_hints import hint_words
from tests.core.wormup.scenes import moving, straight
from tests.gui.race_log import race

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_moment_of_a_race_has_a_hint_and_the_first_bid_explains_the_game():
    said = []
    for seed in range(1, 4):
        states = [done.outcome.state for done in race(seed)[1].completed]
        assert "All choose a number in secret" in hint_words(states[0], 0)
        said += [hint_words(state, 0) for state in states]
        assert "That is all of it" in hint_words(states[-1], 0)
    assert {"Pull", "The lowest", "Your X"} <= {" ".join(s.split()[:1]) for s in said} | {
        " ".join(s.split()[:2]) for s in said
    }


def first(stage, rests):
    """Find a later round of a race in which seat 0 has to act in *stage*."""
    states = (done.outcome.state for seed in range(1, 9) for done in race(seed)[1].completed)
    return next(
        state
        for state in states
        if state.race.stage is stage
        and state.race.round > 3
        and (state.race.rest[0] is not None) is rests
    )


def test_only_who_has_moved_hears_that_something_rests():
    assert "What you have just moved rests" in hint_words(first(Stage.BID, rests=True), 0)
    assert "nothing of yours rests" in hint_words(first(Stage.BID, rests=False), 0)


def test_the_first_rounds_teach_the_x_and_the_swing_before_they_are_needed():
    states = [done.outcome.state for done in race(1)[1].completed]
    bids = {s.race.round: hint_words(s, 0) for s in states if s.race.stage is Stage.BID}
    assert bids[2].startswith("The X is a bid too")
    assert "swing one finish post" in bids[3]
    assert "X" not in bids[4]


def test_equal_bids_do_in_the_hint_what_they_do_in_the_log():
    states = [done.outcome.state for done in race(1)[1].completed]
    assert "cancel each other" in hint_words(states[0], 0)


def test_a_hint_follows_the_move_through_laying_and_swinging():
    moves = moving("gryphon2010", straight(8_000, 8_000), number=4, x=True)
    hand = Hand(
        GameView(), moves, 0, ("Ann", "Ben", "Cem"), Scenery(moves, worms_of(("A", "B", "C")))
    )
    state = GameState(moves, (0, 0, 0))
    assert hint_words(state, 0, hand).startswith("Pull the head")
    for step in range(4):
        hand.draft.place(Vec(8_400 + 400 * step, 8_000))
    assert "you may swing one finish post" in hint_words(state, 0, hand)
    hand.take_up(hand.swing)
    assert hint_words(state, 0, hand).startswith("Drag a finish post")
    hand.swing.stop()
    hand.draft.swing(0, hand.draft.course.swing_spot(0, (1, 0)))
    assert hint_words(state, 0, hand).startswith("All is laid. Done signs it")
