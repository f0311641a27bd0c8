"""C4.7: the chapter of the week has rolls that everybody can compute, and is played alone."""

import hashlib

import pytest

from core.cozy.game import counts_leaving, options_for, week_in
from core.cozy.refusals import CozyReason
from core.cozy.week import WEEK, WEEKS
from core.table.encoding import Value, pack
from tests.core.cozy.play import FILES, chapter, draws_of
from tests.core.cozy.tables import COZY, SEED, everybody, options_of, reason, steps

TEXT = FILES[6].read_text(encoding="utf-8")


def week(number: int) -> Value:
    return options_for(TEXT, week=number)


def rolls(options: Value, hand: int) -> list[object]:
    """Play to the end by the draws of *hand*, and give the dice of each hour."""
    state = COZY.initial(options, 1, SEED)
    played = steps(state, draws_of("week", hand), everybody(1))
    return [one.after.turns[0].dice for one in played if one.after.is_rolled]


def thrown(number: int, hour: int) -> tuple[int, ...]:
    """Throw the dice of an hour of chapter 7 by the words of P6.3 alone."""
    fields = ("wormup/1/week", number, chapter(7).digest, hour)
    stream = hashlib.shake_256(hashlib.sha256(pack(fields)).digest()).digest(99)
    first, second, third = [byte % 6 + 1 for byte in stream if byte < 252][:3]
    return first, second, third


def test_all_who_play_a_week_get_the_same_rolls_however_they_play():
    by_hand = [thrown(105707, hour) for hour in range(len(chapter(7).hours))]
    assert rolls(week(105707), 1) == rolls(week(105707), 2) == by_hand


def test_each_week_and_each_sheet_has_rolls_of_its_own():
    other_sheet = options_for(FILES[0].read_text(encoding="utf-8"), week=105707)
    assert rolls(week(105707), 1) != rolls(week(105708), 1)
    assert rolls(week(105707), 1)[:3] != rolls(other_sheet, 1)[:3]


def test_a_roll_of_the_week_comes_though_nobody_is_there_to_open():
    state = COZY.apply(COZY.initial(week(9), 1, SEED), (), 0, 1, SEED)
    assert state.turns[0].dice == thrown(9, 0)


@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_plays_a_week_beside_somebody_who_may_have_looked_ahead(seats):
    assert reason(COZY.options_refusal(week(9), seats)) is CozyReason.NOT_ALONE
    assert COZY.options_refusal(week(9), 1) is None


@pytest.mark.parametrize("number", [0, -1, WEEKS, True, "9", None])
def test_a_week_is_a_number_of_three_pictures(number):
    options = (TEXT.encode(), chapter(7).digest, (WEEK, number))
    assert reason(COZY.options_refusal(options, 1)) is CozyReason.OPTIONS_FORM
    assert week_in(options) == 0


def test_a_week_is_in_what_all_sign_and_nothing_else_changes():
    usual, ours = (COZY.initial(one, 1, SEED) for one in (options_of(7), week(9)))
    assert COZY.canonical(usual) != COZY.canonical(ours)
    assert week_in(options_of(7)) == 0
    assert not counts_leaving(week(9))
