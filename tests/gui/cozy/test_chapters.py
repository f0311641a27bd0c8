"""Chapters and own sheets: read, or refused with every mistake at its line."""

import os
import sys
from pathlib import Path

import pytest

from core.cozy.chapter import read_sheet
from core.cozy.flaws import SheetFlaw
from core.cozy.sheet import Sheet
from gui.cozy.chapters import SheetError, chapter_text, chapters, line_of, own_sheet
from gui.cozy.sheet_words import TITLE_LETTERS, sheet_title

GOOD = chapter_text(1)

MISTAKES = {
    SheetFlaw.TOML: ("chapter = 1", "chapter = = 1", "line 5"),
    SheetFlaw.MISSING: ('id = "ours-1"\n', "", "id: this has to be there"),
    SheetFlaw.UNKNOWN: ("chapter = 1", "chapters = 1", "line 5, chapters: there is no field"),
    SheetFlaw.FORM: ("chapter = 1", "chapter = true", "line 5, chapter: another kind of value"),
    SheetFlaw.FORMAT: ("wormcozy-sheet/1", "wormcozy-sheet/2", "line 3, format: the only format"),
    SheetFlaw.SIDE: (
        ". . . . . . . .\n" * 2 + ". . #",
        ". . . . . . . .\n" * 30 + ". . #",
        "map, rows",
    ),
    SheetFlaw.RECTANGLE: (". . o . . . . .", ". . o . . . .", "line 10, map, line 2: this row"),
    SheetFlaw.SIGN: (". . . . . # . .", ". . . . . @ . .", "line 11, map, line 3: a map has"),
    SheetFlaw.REGION: ("rows 1-4", "lines 1-4", "line 22, regions.3: a region is written"),
    SheetFlaw.OUTSIDE: ("rows 1-4", "rows 1-9", "line 22, regions.3: this reaches beyond"),
    SheetFlaw.NO_REGION: ('3 = "rows 1-4"\n', "", "hours, entry 3: no region"),
    SheetFlaw.PATH: (
        "[[reward]]",
        '[shapes]\n1 = ["I", "##.##"]\n[[reward]]',
        "shapes.1: a shape is",
    ),
    SheetFlaw.BABY: (
        "[[reward]]",
        '[shapes]\n1 = ["baby", "##"]\n[[reward]]',
        "shapes.1: no shape",
    ),
    SheetFlaw.ORGAN_DIE: ("chapter = 1", 'organ_die = ["eye"]', "line 5, organ_die: eye, mouth"),
    SheetFlaw.REWARDS: ("[penalty]", "[[reward]]\n[penalty]", "line 29, reward: a sheet has three"),
    SheetFlaw.MEASURE: ('"shapes"', '"forms"', "line 36, reward 2.measure: nothing that can"),
    SheetFlaw.ARGUMENT: (
        'measure = "shapes"',
        'measure = "shapes"\nargs = { min = 2 }',
        "line 37, reward 2.args.min: what this row counts",
    ),
    SheetFlaw.SYMBOL: ('row = "o o o', 'row = "o o ?', "line 37, reward 2.row, group 3: a group"),
    SheetFlaw.MARKS: ("[36, 40", "[40, 36", "line 42, reward 3.marks: marks are"),
    SheetFlaw.PASSES_PAY: (
        '"foods_eaten"',
        '"foods"',
        "reward: a player who passed all hours would get",
    ),
}
"""By flaw: what is replaced in chapter 1, by what, and a part of what is said then."""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_what_is_no_file_is_no_sheet_and_nobody_waits_for_it(tmp_path: Path) -> None:
    """C1.4: a pipe says nothing for ever, a device never ends."""
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/full"), tmp_path):
        with pytest.raises(SheetError, match=f"{path} cannot be read: it is a"):
            own_sheet(path)


def test_a_huge_file_is_no_sheet_and_is_not_read(tmp_path: Path) -> None:
    """C1.4."""
    path = tmp_path / "sheet.toml"
    with path.open("wb") as file:
        file.truncate(1 << 22)
    with pytest.raises(SheetError, match=r"is too long for a sheet: 4194304 bytes, at most"):
        own_sheet(path)


def test_a_sheet_of_windows_is_the_same_sheet(tmp_path: Path) -> None:
    """C1.4: two who name the same sheet want the same table."""
    path = tmp_path / "sheet.toml"
    for data in (GOOD.encode(), b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()):
        path.write_bytes(data)
        assert own_sheet(path) == GOOD


def test_there_are_eight_chapters_and_all_can_be_played() -> None:
    """C14."""
    assert list(chapters()) == [1, 2, 3, 4, 5, 6, 7, 8]
    for number, text in chapters().items():
        sheet = read_sheet(text)
        assert isinstance(sheet, Sheet)
        assert sheet.chapter == number


@pytest.mark.parametrize("number", [0, 9, -1])
def test_a_chapter_out_of_range_is_one_sentence(number: int) -> None:
    with pytest.raises(SheetError, match=f"no chapter {number}: they go from 1 to 8"):
        chapter_text(number)


@pytest.mark.parametrize("flaw", MISTAKES, ids=lambda flaw: flaw.name)
def test_each_possible_mistake_is_named_with_line_and_field(
    flaw: SheetFlaw, tmp_path: Path
) -> None:
    """C1.4."""
    old, new, words = MISTAKES[flaw]
    assert old in GOOD
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SheetError) as error:
        own_sheet(path)
    assert words in str(error.value), str(error.value)


def test_all_mistakes_of_a_file_are_named_at_once(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = GOOD.replace("# . .\n", "x . .\n", 1).replace("rows 5-8", "lines 5-8")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SheetError, match="3 mistakes") as error:
        own_sheet(path)
    assert str(error.value).count("\n") == 3


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\xff\xfe", "not UTF-8 text, at byte 0"),
        (b"#" * 40_000, "too long for a sheet: 40000 bytes"),
        (None, "cannot be read"),
    ],
    ids=["latin", "long", "missing"],
)
def test_a_file_that_is_no_text_is_one_sentence(tmp_path: Path, data, words: str) -> None:
    path = tmp_path / "mine.toml"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(SheetError, match=words):
        own_sheet(path)


def test_line_ends_and_the_mark_of_windows_make_no_other_sheet(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(GOOD.replace("\n", "\r\n").encode("utf-8-sig"))
    assert own_sheet(path) == GOOD


def test_a_place_that_stands_nowhere_has_no_line() -> None:
    assert line_of(GOOD, "shapes.3") is None
    assert line_of(GOOD, "file") is None
    assert line_of(GOOD, "reward 4.row") is None
    assert line_of('map = """. .\n. .', "map, line 2") == 2


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'title = "First Rain"',
            f'title = "{"x" * 3400}"',
            "title is too long: 3400, at most 48 letters",
        ),
        ('id = "ours-1"', f'id = "{"x" * 60}"', "id is too long: 60, at most 48 letters"),
        (
            '"foods that a mouth is at"',
            f'"{"x" * 200}"',
            "reward 1.text is too long: 200, at most 96 letters",
        ),
    ],
)
def test_words_that_no_page_has_room_for_are_refused_by_their_place(tmp_path, old, new, said):
    path = tmp_path / "own.toml"
    text = chapter_text(1)
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(SheetError) as refused:
        own_sheet(path)
    assert said in str(refused.value)


def test_long_words_of_another_player_s_sheet_are_cut():
    """A table is offered by somebody else, whose program may know no limit."""
    sheet = read_sheet(chapter_text(1).replace("First Rain", "x" * 3400))
    assert isinstance(sheet, Sheet)
    assert len(sheet_title(sheet)) == TITLE_LETTERS
