"""A sheet read from its file: what may stand there, and every mistake by its place."""

import pytest

from core.cozy.chapter import read_sheet
from core.cozy.flaws import SheetFlaw
from core.cozy.grid import Cell
from core.cozy.sheet import Axis, Sheet
from tests.core.cozy.play import FILES
from tests.core.cozy.scenes import BLANK, TEXT

SCENE = TEXT.format(map=BLANK)


def mistakes(text: str) -> list[tuple[str, SheetFlaw]]:
    found = read_sheet(text)
    return [] if isinstance(found, Sheet) else [(one.where, one.flaw) for one in found]


def swapped(old: str, new: str, text: str = SCENE) -> str:
    assert text.count(old) >= 1, old
    return text.replace(old, new, 1)


def good(text: str) -> Sheet:
    sheet = read_sheet(text)
    assert isinstance(sheet, Sheet), sheet
    return sheet


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_of_our_chapters_is_a_sheet(file):
    """C14, S1: eight of them; a game of passes pays nothing on any."""
    assert len(FILES) == 8
    sheet = good(file.read_text(encoding="utf-8"))
    assert sheet.title
    assert sheet.story
    assert all(row.text for row in sheet.score_rows)


def test_most_of_a_file_may_be_left_out():
    """C1.3."""
    sheet = good(SCENE)
    assert (sheet.rows, sheet.cols, sheet.rocks, sheet.foods) == (8, 8, (), ())
    assert len(sheet.hours) == 16
    assert (sheet.chapter, sheet.title, sheet.story) == (0, "", "")


def test_a_map_has_rocks_and_foods_and_its_blanks_mean_nothing():
    """C1.2, C1.3, F18."""
    picture = " . . # .....\n\n..o.....\n" + "........\n" * 5 + ".......o\n"
    sheet = good(TEXT.format(map=picture))
    assert (sheet.rows, sheet.cols) == (8, 8)
    assert sheet.rocks == (Cell(0, 2),)
    assert sheet.foods == (Cell(1, 2), Cell(7, 7))


def test_hours_may_be_fewer_and_the_number_names_the_region():
    """C1.3."""
    sheet = good('hours = ["7 AM", "2 PM", "hour 3"]\n' + SCENE)
    assert [(hour.name, hour.axis, hour.first, hour.last) for hour in sheet.hours] == [
        ("7 AM", Axis.ROWS, 4, 7),
        ("2 PM", Axis.COLUMNS, 4, 7),
        ("hour 3", Axis.ROWS, 0, 3),
    ]


def test_dice_may_show_other_shapes_and_organs():
    """C1.3, F11, F12: the picture keeps its place in the path."""
    shapes = "\n".join(f'{face} = ["P{face}", ".../.##/.#."]' for face in range(1, 7))
    dice = 'organ_die = ["heart", "brain", "collar", "tail", "mouth", "eye"]\n'
    sheet = good(dice + SCENE + f"[shapes]\n{shapes}\n")
    names = [kind.value for kind in sheet.organ_die]
    assert names == ["heart", "brain", "collar", "tail", "mouth", "eye"]
    assert sheet.shapes[3] == ("P4", (Cell(1, 2), Cell(1, 1), Cell(2, 1)))


@pytest.mark.parametrize(
    ("old", "new", "where", "flaw"),
    [
        ('format = "wormcozy-sheet/1"', 'format = "wormcozy-sheet/2"', "format", SheetFlaw.FORMAT),
        ('format = "wormcozy-sheet/1"', "", "format", SheetFlaw.MISSING),
        ('id = "scene"', "", "id", SheetFlaw.MISSING),
        ('id = "scene"', "id = 4", "id", SheetFlaw.FORM),
        ('id = "scene"', 'id = "x"\nchapter = true', "chapter", SheetFlaw.FORM),
        ('id = "scene"', 'id = "x"\norgan_dice = 1', "organ_dice", SheetFlaw.UNKNOWN),
        ('id = "scene"', 'id = "x"\nhours = ["9 AM"]', "hours, entry 1", SheetFlaw.NO_REGION),
        ('id = "scene"', 'id = "x"\nhours = ["noon"]', "hours, entry 1", SheetFlaw.NO_REGION),
        ('id = "scene"', 'id = "x"\nhours = []', "hours", SheetFlaw.MISSING),
        ('id = "scene"', 'id = "x"\nhours = [1]', "hours", SheetFlaw.FORM),
        ('id = "scene"', 'id = "x"\norgan_die = ["eye"]', "organ_die", SheetFlaw.ORGAN_DIE),
        ("........\n", ".......\n", "map, line 2", SheetFlaw.RECTANGLE),
        ("........\n", "...x....\n", "map, line 1", SheetFlaw.SIGN),
        ('"columns 1-4"', '"columns 0-4"', "regions.1", SheetFlaw.OUTSIDE),
        ('"columns 5-8"', '"columns 5-9"', "regions.2", SheetFlaw.OUTSIDE),
        ('"rows 1-4"', '"rows 4-1"', "regions.3", SheetFlaw.OUTSIDE),
        ('"rows 5-8"', '"lines 5-8"', "regions.4", SheetFlaw.REGION),
        ('"rows 5-8"', '"rows 5"', "regions.4", SheetFlaw.REGION),
        ('"rows 5-8"', "5", "regions.4", SheetFlaw.FORM),
        ("[regions]", "[regions]\nx = 1", "regions.x", SheetFlaw.UNKNOWN),
        ("[[reward]]", "[[award]]", "reward", SheetFlaw.REWARDS),
        ("[penalty]", "[[reward]]", "reward", SheetFlaw.REWARDS),
        ('measure = "conga"', 'measure = "dances"', "reward 2.measure", SheetFlaw.MEASURE),
        ('row = "XX XX"', 'row = "XX YY"', "penalty.row, group 2", SheetFlaw.SYMBOL),
        ('measure = "shapes"', 'measure = "spaces_filled"\nmarks = [0, 2]',
         "reward 3.marks", SheetFlaw.MARKS),
    ],
)  # fmt: skip
def test_a_mistake_is_named_by_its_place(old, new, where, flaw):
    """C1.4."""
    assert (where, flaw) in mistakes(swapped(old, new))


@pytest.mark.parametrize(
    ("shape", "flaw"),
    [
        ('["I", "##.##"]', SheetFlaw.PATH),
        ('["I", "##/##"]', SheetFlaw.PATH),
        ('["I", "#"]', SheetFlaw.PATH),
        ('["I", "###x"]', SheetFlaw.PATH),
        ('["baby", "###"]', SheetFlaw.BABY),
        ('["I"]', SheetFlaw.FORM),
        ("7", SheetFlaw.FORM),
    ],
)
def test_a_shape_that_is_none_is_named(shape, flaw):
    """C1.4, C2.1."""
    others = "\n".join(f'{face} = ["P{face}", "###"]' for face in range(2, 7))
    text = SCENE + f"[shapes]\n1 = {shape}\n{others}\n"
    assert ("shapes.1", flaw) in mistakes(text)


def test_a_face_without_a_shape_and_one_too_many_are_named():
    """C1.4."""
    found = mistakes(SCENE + '[shapes]\n1 = ["I", "##"]\n7 = ["J", "##"]\n')
    assert ("shapes.2", SheetFlaw.MISSING) in found
    assert ("shapes.7", SheetFlaw.UNKNOWN) in found


@pytest.mark.parametrize(("rows", "cols", "is_good"), [
    (3, 8, True), (26, 26, True), (2, 8, False), (27, 8, False), (8, 27, False), (0, 0, False),
])  # fmt: skip
def test_a_side_has_3_to_26_spaces(rows, cols, is_good):
    """C1.1, C1.4."""
    text = SCENE
    for line in ("columns 1-4", "columns 5-8", "rows 1-4", "rows 5-8"):
        text = text.replace(line, "rows 1-1")
    found = mistakes(text.replace(BLANK, ("." * cols + "\n") * rows))
    assert (found == []) is is_good
    assert is_good or {flaw for _, flaw in found} == {SheetFlaw.SIDE}


def test_all_mistakes_are_named_at_once():
    """C1.4."""
    text = swapped('"columns 1-4"', '"columns 1-40"', swapped('id = "scene"', "id = 1"))
    assert {where for where, _ in mistakes(text)} == {"id", "regions.1"}


def test_an_hour_whose_region_is_wrong_is_not_blamed_twice():
    """C1.4."""
    assert mistakes(swapped('"columns 1-4"', '"columns 1-40"')) == [
        ("regions.1", SheetFlaw.OUTSIDE)
    ]


def test_doing_nothing_must_not_pay():
    """C9: the check of every sheet includes a game of passes."""
    text = swapped('measure = "shapes"', 'measure = "full_lines"')
    rocky = text.replace("........\n", "########\n", 1)
    assert mistakes(text) == []
    assert mistakes(rocky) == [("reward", SheetFlaw.PASSES_PAY)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "format =",
        "[" * 3000,
        "x = " + "[" * 3000,
        "x = " + "9" * 5000,
        "a" + ".a" * 2000 + "=1",
    ],
)
def test_what_is_no_toml_is_a_mistake_and_no_crash(text):
    """C1.3: the bytes come from other peers."""
    assert mistakes(text) != []


@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * 15000 + "=1",
        "[" + "a." * 15000 + "a]",
        "x = {a" + """ . 'b c'."d\\" "\t""" * 2000 + "=1}",
    ],
    ids=["key", "header", "quoted"],
)
def test_a_key_without_end_costs_no_time(text):
    """C1.3: a stranger's open table names a sheet, and a reader of TOML takes seconds for this."""
    (found,) = read_sheet(text)  # type: ignore[misc]
    assert (found.flaw, found.value) == (SheetFlaw.TOML, "a key of more than 100 parts")


def test_the_place_of_an_error_of_form_is_told():
    """C1.3."""
    (found,) = read_sheet("format = 1\nid = \n")  # type: ignore[misc]
    assert found.flaw is SheetFlaw.TOML
    assert "line 2" in found.value


@pytest.mark.parametrize("cut", range(0, len(SCENE), 37))
def test_a_file_cut_short_is_no_sheet_and_no_crash(cut):
    """C1.4."""
    assert mistakes(SCENE[:cut]) != []
