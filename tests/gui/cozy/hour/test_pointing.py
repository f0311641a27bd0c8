"""What the pointer is on: sight, lines, and why an organ is idle."""

from core.cozy.colony import sees
from core.cozy.grid import Cell
from gui.cozy.hour.pointing import here_words, organ_marks
from gui.cozy.sheet.marks import NOTHING
from gui.cozy.sheet.sheet_paint import SheetPicture
from tests.core.cozy.scenes import after
from tests.gui.cozy.colonies import DANCE, dancers


def picture(count: int = 0) -> SheetPicture:
    turn = after(dancers(), *DANCE[:count])
    return SheetPicture(turn, 6, is_on=True)


def test_an_eye_shades_what_it_sees():
    """C11.6."""
    eye = picture().turn.colony.organ_at[Cell(2, 4)]
    seen = organ_marks(picture(), Cell(2, 4)).seen
    assert seen == {cell for cell in picture().turn.sheet.spaces() if sees(eye, cell)}


def test_a_tail_numbers_its_line():
    """C11.7."""
    notes = organ_marks(picture(), Cell(5, 4)).notes
    assert notes == ((Cell(0, 0), "1"), (Cell(1, 4), "2"), (Cell(5, 5), "3"))


def test_anything_else_shows_nothing():
    assert organ_marks(picture(), Cell(5, 6)) == NOTHING
    assert organ_marks(picture(), Cell(7, 0)) == NOTHING
    assert organ_marks(picture(), None) == organ_marks(None, Cell(0, 0)) == NOTHING


def test_what_an_organ_may_do_is_said():
    """C11.5."""
    assert here_words(picture(), Cell(5, 6)) == "brain g6 of worm C: it could act"
    assert here_words(picture(), Cell(0, 0)) == "mouth a1 of worm A, idle: it is not at a food"
    assert here_words(picture(5), Cell(2, 4)) == "eye e3 of worm B: done this hour"
    assert here_words(picture(10), Cell(5, 6)) == "brain g6 of worm C: click to let it act"


def test_spaces_are_said():
    assert here_words(picture(), Cell(0, 2)) == "c1: worm A"
    assert here_words(picture(6), Cell(1, 0)) == "a2: a food"
    assert here_words(picture(), Cell(7, 0)) == ""
    assert here_words(SheetPicture(picture().turn, 6), Cell(5, 6)) == "brain g6 of worm C"
