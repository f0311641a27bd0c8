"""Rewards and the penalty of a file."""

import tomllib

import pytest

from core.cozy.chapter_rows import read_row
from core.cozy.flaws import Reading, SheetFlaw
from core.cozy.sheet import Measure, SheetRow
from core.cozy.worm import OrganKind


def read(text: str) -> SheetRow | list[tuple[str, SheetFlaw]]:
    reading = Reading()
    row = read_row(reading, tomllib.loads(text), "reward 1")
    return row or [(one.where, one.flaw) for one in reading.mistakes]


def good(text: str) -> SheetRow:
    row = read(text)
    assert isinstance(row, SheetRow), row
    return row


def test_groups_are_marked_1_2_3_unless_the_row_says_otherwise():
    """C1.3, S80."""
    assert good('measure = "foods"\nrow = "o  ** . X*"').groups == (
        (1, "o"), (2, "**"), (3, ""), (4, "X*"),
    )  # fmt: skip
    assert good('measure = "foods"\nrow = "* *"\nmarks = [3, 30]').groups == ((3, "*"), (30, "*"))


def test_arguments_have_defaults():
    """C9."""
    plain = good('measure = "blank_areas"\nrow = "*"').arguments
    assert (plain.least, plain.most, plain.inner, plain.kind, plain.given) == (
        1, None, False, None, (),
    )  # fmt: skip
    given = good('measure = "blank_areas"\nrow = "*"\nargs = { min = 2, max = 6, inner = true }')
    assert (given.arguments.least, given.arguments.most, given.arguments.inner) == (2, 6, True)
    assert dict(given.arguments.given) == {"min": 2, "max": 6, "inner": True}
    assert given.plain()["args"] == {"min": 2, "max": 6, "inner": True}  # type: ignore[index, call-overload]
    organs = good('measure = "organs"\nrow = "*"\nargs = { kind = "heart" }')
    assert organs.arguments.kind is OrganKind.HEART
    assert organs.measure is Measure.ORGANS


@pytest.mark.parametrize(
    ("text", "where", "flaw"),
    [
        ('row = "*"', "reward 1.measure", SheetFlaw.MISSING),
        ('measure = "foods"', "reward 1.row", SheetFlaw.MISSING),
        ('measure = 3\nrow = "*"', "reward 1.measure", SheetFlaw.FORM),
        ('measure = "food"\nrow = "*"', "reward 1.measure", SheetFlaw.MEASURE),
        ('measure = "foods"\nrow = ["*"]', "reward 1.row", SheetFlaw.FORM),
        ('measure = "foods"\nrow = "* +"', "reward 1.row, group 2", SheetFlaw.SYMBOL),
        ('measure = "foods"\nrow = ".."', "reward 1.row, group 1", SheetFlaw.SYMBOL),
        ('measure = "foods"\nrow = "*"\ntext = 1', "reward 1.text", SheetFlaw.FORM),
        ('measure = "foods"\nrow = "*"\nmark = [1]', "reward 1.mark", SheetFlaw.UNKNOWN),
        ('measure = "foods"\nrow = "* *"\nmarks = [1]', "reward 1.marks", SheetFlaw.MARKS),
        ('measure = "foods"\nrow = "* *"\nmarks = [0, 1]', "reward 1.marks", SheetFlaw.MARKS),
        ('measure = "foods"\nrow = "* *"\nmarks = [2, 2]', "reward 1.marks", SheetFlaw.MARKS),
        ('measure = "foods"\nrow = "* *"\nmarks = [1, 2.5]', "reward 1.marks", SheetFlaw.MARKS),
        ('measure = "foods"\nrow = "*"\nmarks = [true]', "reward 1.marks", SheetFlaw.MARKS),
        ('measure = "foods"\nrow = "*"\nmarks = 1', "reward 1.marks", SheetFlaw.MARKS),
        ('measure = "foods"\nrow = "*"\nargs = 1', "reward 1.args", SheetFlaw.FORM),
        ('measure = "foods"\nrow = "*"\nargs = { min = 1 }', "reward 1.args.min",
         SheetFlaw.ARGUMENT),
        ('measure = "worms"\nrow = "*"\nargs = { max = 1 }', "reward 1.args.max",
         SheetFlaw.ARGUMENT),
        ('measure = "worms"\nrow = "*"\nargs = { min = "1" }', "reward 1.args.min",
         SheetFlaw.ARGUMENT),
        ('measure = "worms"\nrow = "*"\nargs = { min = true }', "reward 1.args.min",
         SheetFlaw.ARGUMENT),
        ('measure = "worms"\nrow = "*"\nargs = { min = 1.0 }', "reward 1.args.min",
         SheetFlaw.ARGUMENT),
        ('measure = "organs"\nrow = "*"\nargs = { kind = "ear" }', "reward 1.args.kind",
         SheetFlaw.ARGUMENT),
        ('measure = "largest_blank_area"\nrow = "*"\nargs = { inner = 1 }', "reward 1.args.inner",
         SheetFlaw.ARGUMENT),
    ],
)  # fmt: skip
def test_a_mistake_in_a_row_is_named(text, where, flaw):
    """C1.4."""
    assert (where, flaw) in read(text)  # type: ignore[operator]
