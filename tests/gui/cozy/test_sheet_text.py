"""A sheet as text: what stands where, the hours at the edge, the score below."""

from dataclasses import replace

from core.cozy.colony import Colony
from core.cozy.grid import Cell, Direction
from core.cozy.sheet import Axis, Region
from core.cozy.turn import Turn, start_turn
from core.cozy.worm import Organ, OrganKind, Worm
from gui.cozy.sheet_text import WIDTH, beside, drawn, score_lines
from gui.words.words import plain
from tests.core.cozy.play import chapter, crowded
from tests.core.cozy.scenes import down, path, sheet_of

SHEET = sheet_of("..o.....\n.#......\n" + "........\n" * 6)


def scene() -> Turn:
    worms = (
        Worm("L", path((2, 0), (2, 1), (2, 2), (3, 2), (4, 2)), faced=True),
        Worm("I", down(2, 4)),
    )
    organs = (
        Organ(Cell(2, 0), OrganKind.MOUTH, Direction.N),
        Organ(Cell(2, 4), OrganKind.COLLAR),
        Organ(Cell(3, 4), OrganKind.BRAIN, filled=True),
        Organ(Cell(4, 2), OrganKind.TAIL, Direction.E),
    )
    return Turn(Colony(SHEET, worms, organs, SHEET.foods))


def test_worms_have_letters_and_lines_heads_brackets_and_organs_their_signs() -> None:
    assert drawn(scene(), edge=False)[:6] == [
        "   [a] [b] [c] [d]  e   f   g   h",
        " 1  .   .   o   .   .   .   .   .",
        " 2  .   #   .   .   .   .   .   .",
        " 3 (Am^─A───A   .   Bc  .   .   .",
        " 4  .   .   A   .   Bx  .   .   .",
        " 5  .   .   At> .   B   .   .   .",
    ]


def test_a_roomy_sheet_also_has_the_lines_that_go_down() -> None:
    lines = drawn(scene(), roomy=True, edge=False)
    assert len(lines) == 1 + 15
    assert lines[6] == "            │       │"
    assert lines[1::2] == drawn(scene(), edge=False)[1:]


def test_the_next_hours_of_each_region_stand_at_the_edge() -> None:
    """C1.3: regions are columns above and rows at the right; the present hour is in brackets."""
    lines = drawn(start_turn(SHEET))
    assert lines[0] == "   ├[1 AM], 6 AM─┤ ├─2 AM, 5 AM──┤"
    assert lines[2].endswith(".  ┐ 3 AM, 8 AM")
    assert lines[5].endswith(".  ┘")
    assert lines[6].endswith(".  ┐ 4 AM, 7 AM")
    late = drawn(start_turn(SHEET)._replace(hour=15))
    assert late[0].split() == list("abcdefgh"), "no columns come any more"
    assert late[1] == "[1] .   .   o   .   .   .   .   .  ┐ [8 PM]"
    assert not any("PM" in line for line in drawn(start_turn(SHEET)._replace(hour=16)))


def test_regions_that_overlap_or_are_narrow_keep_apart() -> None:
    hours = (
        Region("1", Axis.COLUMNS, 0, 2),
        Region("a very long name", Axis.COLUMNS, 2, 3),
        Region("3", Axis.ROWS, 0, 0),
        Region("4", Axis.ROWS, 0, 7),
    )
    lines = drawn(start_turn(replace(SHEET, hours=hours)))
    assert lines[0] == "   ├───[1]───┤"
    assert lines[1] == "           ├a ver┤"
    assert lines[3].endswith(".  ─ 3 ┐ 4")


def test_every_sheet_of_whole_games_shows_each_worm_and_each_organ_once_a_space() -> None:
    for number in (1, 8):
        turn = crowded(number, 1)
        text = "\n".join(line[3:] for line in drawn(turn, edge=False)[1:])
        spaces = len(turn.colony.owner)
        assert sum(sign.isupper() for sign in text) == spaces
        assert sum(sign in "emtchbx" for sign in text) == len(turn.colony.organs)
        assert text.count("o") == len(turn.colony.foods)
        assert text.count("#") == len(turn.sheet.rocks)


def test_two_sheets_of_nine_columns_stand_beside_each_other() -> None:
    block = drawn(start_turn(chapter(8)), edge=False)
    lines = beside([block] * 3)
    assert len(lines) == 2 * len(block) + 1
    assert max(map(len, lines)) <= WIDTH
    assert beside([["wide" * 30]]) == ["wide" * 30]


def test_the_score_has_four_rows_with_circled_groups_and_the_grade() -> None:
    """C8.2, C8.4."""
    turn = start_turn(chapter(1))
    lines = score_lines(turn.colony)
    assert lines[0].startswith("  +0  foods that a mouth is at: 0")
    assert lines[0].endswith("o * * * ** **")
    assert lines[2].endswith("36:* 40:* 44:* 48:* 52:* 56:*")
    assert lines[4] == "  +0  in all, grade 0 of 5, still underground"
    assert all(
        len(line) <= WIDTH for n in range(1, 9) for line in score_lines(crowded(n, 2).colony)
    )
    worms = score_lines(scene().colony)[3]
    assert worms.endswith("[XX XX]")
    assert worms.startswith("  -4  worms touching blank: 2")


def test_a_terminal_without_line_art_gets_plain_signs() -> None:
    assert all(plain(line).isascii() for line in drawn(scene(), roomy=True))
