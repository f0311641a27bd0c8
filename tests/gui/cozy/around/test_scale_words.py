"""What a row says, on paper and to be heard."""

from core.cozy.sheet import Arguments, Measure, SheetRow
from gui.cozy.around.scale import CountStep
from gui.cozy.around.scale_words import (
    change_words,
    group_words,
    here_words,
    next_words,
    short_words,
    told,
)

COVERED = SheetRow(
    Measure.SPACES_FILLED,
    Arguments(),
    ((36, "*"), (40, "*"), (44, "**")),
    "spaces covered by worms",
)
EATEN = SheetRow(Measure.FOODS_EATEN, Arguments(), ((1, "o"), (2, "*")), "foods that a mouth is at")
DRAUGHT = SheetRow(
    Measure.WORMS_TOUCHING_BLANK,
    Arguments(),
    tuple((mark, "XX") for mark in range(1, 4)),
    "worms touching a blank space",
)


def test_it_says_where_you_are_what_is_next_and_what_the_outline_brings():
    step = CountStep(34, 39)
    assert here_words(step) == "You are at 34."
    assert next_words(COVERED, step, "N") == "The next star is at 36; this N brings 39."
    assert next_words(COVERED, step) == "The next star is at 36; this brings 39."
    assert next_words(COVERED, CountStep(34, 34)) == "The next star is at 36."
    assert next_words(EATEN, CountStep(0, 1)) == "The next circle is at 1. This brings 1."


def test_beyond_the_last_mark_nothing_is_promised():
    assert next_words(COVERED, CountStep(60, 60)) == ""
    assert next_words(COVERED, CountStep(60, 61), "N") == "This N brings 61."
    assert short_words(COVERED, CountStep(60, 60)) == "60"
    assert short_words(COVERED, CountStep(34, 34)) == "34, next 36"


def test_the_draught_says_its_price():
    said = "One more worm in the draught: two points less."
    assert next_words(DRAUGHT, CountStep(2, 2)) == said
    assert next_words(DRAUGHT, CountStep(2, 3), "N") == f"{said} This N brings 3."


def test_a_row_is_heard_with_all_its_marks_and_what_changes():
    assert told(COVERED, CountStep(34, 39)) == (
        "Spaces covered: 34. Next star at 36, then 40, 44. This outline: 39, one point more."
    )
    assert told(COVERED, CountStep(40, 40)) == "Spaces covered: 40. Next star at 44."
    assert told(DRAUGHT, CountStep(1, 2)) == (
        "Worms touching blank: 1. Next at 2, then 3. This outline: 2, 2 points less."
    )
    assert change_words(COVERED, CountStep(34, 34)) == ""
    assert change_words(COVERED, CountStep(34, 35)) == "Spaces covered: This outline: 35."


def test_a_group_says_how_much_is_wanted_for_it():
    assert group_words(EATEN, 1, 0) == "Foods that a mouth is at: 2 more, and this is yours."
    assert group_words(EATEN, 0, 0) == "Foods that a mouth is at: one more, and this is yours."
    assert group_words(EATEN, 0, 1) == "Foods that a mouth is at: reached at 1."
    assert group_words(DRAUGHT, 2, 2) == "Worms touching blank: one more, and this costs."
