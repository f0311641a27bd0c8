"""The lesson's script, played by the rules core."""

from core.cozy.hour import played
from core.cozy.scoring import score_of
from core.cozy.turn import Turn
from gui.cozy.lesson import HOURS, first_turn, lesson_sheet, rolled


def test_every_hour_of_the_script_is_legal_and_ends_where_it_says():
    turn = first_turn()
    for hour in HOURS:
        after = played(turn, [one.decision for one in hour.tries])
        assert isinstance(after, Turn), after
        turn = rolled(after)
    assert turn.is_over
    assert score_of(turn.colony).total > 0


def test_the_sheet_is_small_and_has_an_hour_for_each_part():
    sheet = lesson_sheet()
    assert (sheet.rows, sheet.cols) == (5, 5)
    assert len(sheet.hours) == len(HOURS) == 4


def test_each_hour_brings_an_organ_of_its_own():
    first = [hour.organs[0] for hour in HOURS]
    assert len(set(first)) == 4
