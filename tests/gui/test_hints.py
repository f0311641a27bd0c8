"""Hints of the practice race: one for each thing that one does first."""

from gui.hints import hint_words
from tests.gui.race_log import race


def test_every_moment_of_a_race_has_a_hint_and_the_first_bid_explains_the_game():
    said = []
    for seed in range(1, 4):
        states = [done.outcome.state for done in race(seed)[1].completed]
        assert "All choose a number in secret" in hint_words(states[0], 0)
        said += [hint_words(state, 0) for state in states]
        assert "That is all of it" in hint_words(states[-1], 0)
    assert {"Drag", "The lowest", "Your X"} <= {" ".join(s.split()[:1]) for s in said} | {
        " ".join(s.split()[:2]) for s in said
    }
