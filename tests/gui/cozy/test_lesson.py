"""The scripts of the lessons, played by the rules core."""

import pytest

from core.cozy.decisions import ChangeDie, Decision, FillBrain
from core.cozy.hour import decided, legal, played
from core.cozy.measures import things_counted
from core.cozy.scoring import score_of
from core.cozy.sheet import Arguments, Measure, SheetRow
from core.cozy.turn import Turn
from core.cozy.worm import OrganKind
from gui.cozy.lesson import first_lesson
from gui.cozy.second_lesson import second_lesson

LESSONS = [first_lesson, second_lesson]


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_hour_of_the_script_is_legal_and_ends_where_it_says(lesson):
    script = lesson()
    turn = script.first_turn()
    for hour in script.hours:
        after = played(turn, [one.decision for one in hour.tries])
        assert isinstance(after, Turn), after
        turn = script.rolled(after)
    assert turn.is_over
    assert score_of(turn.colony).total > 0


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_sheet_is_small_and_has_an_hour_for_each_part(lesson):
    script = lesson()
    sheet = script.start.sheet
    assert (sheet.rows, sheet.cols) == (5, 5)
    assert len(sheet.hours) == len(script.hours)


def test_each_hour_of_the_first_brings_an_organ_of_its_own():
    first = [hour.organs[0] for hour in first_lesson().hours]
    assert len(set(first)) == 4


def turns_of(script):
    """Yield each turn with what is tried in it."""
    turn = script.first_turn()
    for hour in script.hours:
        decisions: list[Decision] = []
        for one in hour.tries:
            before = played_to(turn, decisions)
            yield before, one
            decisions.append(one.decision)
        turn = script.rolled(played(turn, decisions))


def played_to(turn, decisions):
    for one in decisions:
        turn = decided(turn, one)
    return turn


def test_the_second_shows_both_ways_to_turn_a_die_then_collars_in_six_steps():
    """C4.2, C5.6: a coin while there is one, then a brain that never acts again, then a baby."""
    script = second_lesson()
    tries = [one for hour in script.hours for one in hour.tries]
    assert [one.step for one in tries if one.step] == [1, 2, 3, 4, 5, 6]
    turned = [(turn, one.decision) for turn, one in turns_of(script)
              if isinstance(one.decision, ChangeDie | FillBrain)]  # fmt: skip
    assert [(turn.credits, type(one)) for turn, one in turned] == [(1, ChangeDie), (0, FillBrain)]
    (first, tail), (second, shape) = turned
    assert first.kind_of(tail.die) is OrganKind.TAIL
    assert first.sheet.organ_die[tail.to - 1] is OrganKind.COLLAR
    assert [second.shape()[0], second.sheet.shapes[shape.to - 1][0]] == ["I", "V"]
    turn = script.first_turn()
    for hour in script.hours:
        ended = played(turn, [one.decision for one in hour.tries])
        assert isinstance(ended, Turn)
        turn = script.rolled(ended)
    brain = next(organ for organ in turn.colony.organs if organ.kind is OrganKind.BRAIN)
    assert brain.filled
    row = SheetRow(Measure.BABIES, Arguments(), ())
    assert len(things_counted(turn.colony, row)) == 1


def test_each_try_of_both_is_one_of_several_that_the_rules_allow():
    for lesson in LESSONS:
        for turn, one in turns_of(lesson()):
            assert one.decision in set(legal(turn))
