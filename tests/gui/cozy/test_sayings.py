"""Decisions and waiting business in words: no two that can be mixed up."""

from core.cozy.decisions import Done
from core.cozy.hour import legal
from core.cozy.turn import GrowFrame
from gui.cozy.sayings import decision_words, done_words, frame_words, question_words, waiting
from tests.core.cozy.play import game
from tests.gui.cozy.colonies import asked, dancers


def test_what_can_be_decided_next_is_said_in_different_words():
    """C11.3: the list is no use if two of its lines are alike."""
    for chapter in (1, 5, 8):
        for turn, _, _ in game(chapter, 4):
            said = [decision_words(turn, one) for one in legal(turn)]
            assert len(set(said)) == len(said), (turn.stack, sorted(said))


def test_every_frame_and_its_done_have_words():
    for turn in asked():
        assert len(frame_words(turn.stack[-1])) > 5
        if Done() in legal(turn):
            assert done_words(turn.stack[-1]).startswith("Done")


def test_growth_shows_its_sum():
    """C11.8, C5.8."""
    (turn,) = [turn for turn in asked() if isinstance(turn.stack[-1], GrowFrame)]
    assert "(hearts " in question_words(turn)


def test_business_without_a_question_is_left_out():
    for turn in asked():
        frames = waiting(turn.stack)
        assert frames[0] == turn.stack[-1]
        assert set(frames) <= set(turn.stack)
    assert waiting(dancers().stack) == []
