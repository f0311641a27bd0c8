"""Points in an hour: the bar fills, any way to as many counts, and too few of them try again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.cozy.decisions import Pass
from core.review.puzzle import decisions_of
from gui.cozy.hour_riddle import HourRiddle
from gui.report.puzzles import FOLDER, AskedPuzzle, answers_in, asked_at
from tests.settled import settled


@pytest.fixture
def riddle(qtbot, shell):
    riddle = HourRiddle(shell)
    qtbot.addWidget(riddle)
    asked = asked_at(FOLDER / "cozy-02.puzzle", answers_in(FOLDER))
    assert isinstance(asked, AskedPuzzle)
    riddle.resize(1280, 720)
    riddle.show()
    riddle.ask(asked.puzzle, asked.steps, "Find 4 points in this hour")
    return riddle


def sign(riddle):
    return riddle.view.editor.row.sign


def answer(riddle):
    return decisions_of(riddle.puzzle)


def test_the_answer_fills_the_bar_and_the_key_becomes_that_is_it_by_itself(riddle, qtbot) -> None:
    goal = riddle.puzzle.goal
    assert sign(riddle).text() == f"{goal} to go"
    assert sign(riddle).why
    assert riddle.count.text() == f"0 of {goal}"
    for decision in answer(riddle):
        assert riddle.view.draft_of_hour.decide(decision) is None
    assert riddle.count.text() == f"{goal} of {goal}"
    assert sign(riddle).text() == "That is it"
    with qtbot.waitSignal(riddle.solved):
        sign(riddle).click()
    assert not riddle.is_shown


def test_an_hour_with_too_few_points_says_so_and_enter_begins_it_anew(riddle, shell) -> None:
    riddle.view.draft_of_hour.decide(Pass())
    settled()
    goal = riddle.puzzle.goal
    assert shell.spoken[-1] == f"Not this one: {goal} points more are there"
    assert riddle.view.editor.question.asked == shell.spoken[-1]
    assert sign(riddle).text() == "Try again"
    assert sign(riddle).hasFocus()
    QTest.keyClick(sign(riddle), Qt.Key.Key_Return)
    settled()
    assert riddle.view.draft_of_hour.decisions == ()
    assert sign(riddle).text() == f"{goal} to go"


def test_a_hint_is_the_first_decision_and_show_me_all_of_them(riddle, clock) -> None:
    decisions = answer(riddle)
    QTest.keyClick(riddle, Qt.Key.Key_H)
    assert riddle.view.draft_of_hour.decisions == (decisions[0],)
    assert not riddle.is_shown
    QTest.keyClick(riddle, Qt.Key.Key_S)
    clock.pass_time(500 * len(decisions))
    assert list(riddle.view.draft_of_hour.decisions) == decisions
    assert riddle.is_shown
    assert sign(riddle).text() == "That is it"


def test_a_hint_ends_what_is_shown(riddle, clock) -> None:
    decisions = answer(riddle)
    riddle.show_me()
    riddle.hint()
    clock.pass_time(500 * len(decisions))
    assert riddle.view.draft_of_hour.decisions == (decisions[0],)
