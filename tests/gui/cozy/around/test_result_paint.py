"""All sheets with the table of the rows: who is where, and in which words."""

import pytest
from PySide6.QtCore import QRectF

from core.cozy.game import GameState
from core.cozy.scoring import Score
from gui.cozy.around.result_paint import (
    ResultPainter,
    chapter_words,
    checked_words,
    result_of,
    step_words,
    title_words,
)
from tests.core.cozy.play import game

NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve")


def state_of(*seeds: int) -> GameState:
    return GameState(tuple(game(1, seed)[-1][2] for seed in seeds))


def test_the_best_come_first_and_equal_totals_share_a_place():
    result = result_of(NAMES[:3], state_of(1, 2, 1))
    totals = [result.scores[seat].total for seat in result.order]
    assert totals == sorted(totals, reverse=True)
    assert result.place(0) == result.place(2)


def test_the_title_says_who_is_the_coziest():
    assert title_words(result_of(("Ann",), state_of(1))).startswith("Ann: ")
    assert title_words(result_of(("Ann", "Ben"), state_of(1, 1))) == "Ann, Ben are the coziest"
    begun = GameState((game(1, 1)[0][0],))
    assert title_words(result_of(("Ann",), begun)) == "Before 1 AM"


def test_the_next_grade_is_as_far_as_the_rules_say():
    """C8.4."""
    assert step_words(Score((), (-2,))).startswith("3 points more and you are")
    assert step_words(Score((), (3,))).startswith("1 point more")
    assert step_words(Score((), (14,))) == ""


def test_what_was_played_and_checked_is_counted():
    state = state_of(1, 2)
    assert chapter_words(state) == "First Rain, 16 hours"
    said = "All rolls recomputed (16), all hours signed (32)."
    assert checked_words(("Ann", "Ben"), state)[1] == said


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_sheet_lies_within_the_frame_and_beside_the_others(seats):
    result = result_of(NAMES[:seats], state_of(*range(1, seats + 1)))
    frame = QRectF(10, 20, 1000, 480)
    painter = ResultPainter(result, frame, 1.0, 1.0)
    places = [painter.first, painter.table, *(painter.places() if seats > 1 else ())]
    assert all(frame.adjusted(-1, -1, 1, 1).contains(place) for place in places)
    assert not any(one.intersects(two) for at, one in enumerate(places) for two in places[at + 1 :])


@pytest.mark.usefixtures("qapp")
def test_of_two_both_sheets_are_of_one_size():
    result = result_of(NAMES[:2], state_of(1, 2))
    painter = ResultPainter(result, QRectF(0, 0, 1000, 480), 1.0, 1.0)
    assert painter.first.size() == painter.places()[0].size()
    assert painter.table.top() > painter.first.bottom()
