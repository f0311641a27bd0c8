"""A sheet as data, and the digest that all players compare."""

from dataclasses import replace

import pytest

from core.cozy.grid import Cell
from core.cozy.sheet import Arguments, Axis, Measure, Region, SheetRow
from core.cozy.worm import OrganKind
from tests.core.cozy.play import chapter

DIGESTS = {
    1: "41b585732bb609d0",
    2: "2e5d9a6962c39a38",
    3: "7980d628397fd719",
    4: "79171ce63dc23e2b",
    5: "2b8d631aee8b0bc1",
    6: "b4829a12332930a7",
    7: "84bb46aba86b65bd",
    8: "d2ad8b4f35ecdbdf",
}


@pytest.mark.parametrize("number", DIGESTS)
def test_our_chapters_keep_their_digests(number):
    """C1.5, C14: logs name them, so a change needs a new chapter."""
    assert chapter(number).digest.hex()[:16] == DIGESTS[number]
    assert chapter(number).chapter == number


def test_words_do_not_make_another_sheet():
    """C1.5: titles and printed words are left out."""
    sheet = chapter(1)
    first, *others = sheet.rewards
    other = replace(
        sheet,
        id="x",
        chapter=77,
        title="x",
        story="x",
        rewards=(replace(first, text="x"), *others),
    )
    assert other.digest == sheet.digest
    assert other == sheet


@pytest.mark.parametrize(
    "change",
    [
        {"rocks": ()},
        {"foods": ()},
        {"hours": chapter(1).hours[:-1]},
        {"shapes": chapter(1).shapes[::-1]},
        {"organ_die": tuple(OrganKind)[::-1]},
        {"rewards": chapter(1).rewards[::-1]},
        {"penalty": chapter(1).rewards[0]},
        {"rows": 9},
    ],
)
def test_whatever_decides_makes_another_sheet(change):
    """C1.5."""
    other = replace(chapter(1), **change)
    assert other.digest != chapter(1).digest
    assert other != chapter(1)


def test_an_argument_that_is_given_is_told_from_a_default():
    """C1.5: the digest has the arguments as written."""
    bare = SheetRow(Measure.WORMS, Arguments(), ((1, "*"),))
    given = replace(bare, arguments=Arguments(given=(("min", 1),)))
    assert bare.plain() != given.plain()


def test_a_region_is_several_rows_or_columns():
    """C1.3, S15."""
    rows, columns = Region("3 AM", Axis.ROWS, 0, 3), Region("1 AM", Axis.COLUMNS, 0, 3)
    assert [rows.holds(Cell(row, 7)) for row in (0, 3, 4)] == [True, True, False]
    assert [columns.holds(Cell(7, col)) for col in (0, 3, 4)] == [True, True, False]


def test_the_hours_go_clockwise_and_twice_round():
    """C1.3, S3, S5, S16, F13: sixteen hours, columns first."""
    hours = chapter(1).hours
    assert [hour.name for hour in hours] == [
        f"{hour} {half}" for half in ("AM", "PM") for hour in range(1, 9)
    ]
    assert [(h.axis, h.first, h.last) for h in hours[:8]] == [
        (h.axis, h.first, h.last) for h in hours[8:]
    ]
    assert [(h.axis.value, h.first) for h in hours[:8]] == [
        ("columns", 0), ("columns", 4), ("rows", 0), ("rows", 4),
        ("columns", 4), ("columns", 0), ("rows", 4), ("rows", 0),
    ]  # fmt: skip


def test_the_dice_show_six_shapes_and_six_organs():
    """C1.3, S4, S7, F9, F12."""
    sheet = chapter(1)
    assert [name for name, _ in sheet.shapes] == list("ILNVWZ")
    assert {len(path) for _, path in sheet.shapes} == {5}
    faces = [kind.value for kind in sheet.organ_die]
    assert faces == ["eye", "mouth", "tail", "collar", "brain", "heart"]


def test_the_border_is_the_first_and_last_row_and_column():
    """C9."""
    sheet = chapter(4)
    border = [cell for cell in sheet.spaces() if sheet.is_border(cell)]
    assert len(border) == 2 * 8 + 2 * 9 - 4
    assert not sheet.holds(Cell(8, 0))
    assert not sheet.holds(Cell(0, -1))
    assert sheet.holds(Cell(7, 8))


def test_every_group_up_to_the_count_is_circled():
    """C8.2, S73, S78, S79, S80, S81, S82: stars +1, circles 0, X -1; no more than is printed."""
    row = SheetRow(Measure.FOODS, Arguments(), ((1, "o"), (2, ""), (4, "**"), (9, "*")))
    assert [row.points(count) for count in (0, 1, 3, 4, 8, 9, 99)] == [0, 0, 0, 2, 2, 3, 3]
    penalty = chapter(1).penalty
    assert [penalty.points(count) for count in (0, 1, 9, 12)] == [0, -2, -18, -18]


def test_measures_take_the_arguments_of_their_row():
    """C9: a closed set of 24."""
    assert len(Measure) == 24
    assert Measure.BLANK_AREAS.arguments == ("min", "max", "inner")
    assert Measure.CONGA.arguments == ()
