"""A sheet as a picture: everything that matters changes it, nothing else does."""

import pytest

from core.cozy.colony import Colony
from core.cozy.grid import Cell
from gui.cozy.sheet.organ import State
from gui.cozy.sheet.sheet_paint import Picture, paint_sheet, state_of
from tests.core.cozy.scenes import after
from tests.gui.cozy.colonies import DANCE, dancers
from tests.gui.cozy.pictures import grey, laid, painted


def drawn(picture: Picture) -> str:
    geometry = laid(picture.turn.sheet)
    return grey(painted(lambda painter: paint_sheet(painter, geometry, picture)))


@pytest.mark.usefixtures("qapp")
def test_every_decision_that_changes_the_sheet_changes_the_picture():
    turn, picture = dancers(), ""
    for count in (0, 2, 3, 5, 6, 7, 8, 9, 10):
        turn = after(dancers(), *DANCE[:count])
        before, picture = picture, drawn(Picture(turn, 6, is_on=True))
        assert picture != before, count


@pytest.mark.usefixtures("qapp")
def test_links_can_be_left_out():
    """C11.7."""
    assert drawn(Picture(dancers(), 6)) != drawn(Picture(dancers(), 6, has_links=False))


@pytest.mark.usefixtures("qapp")
def test_a_worm_is_seen_without_colour_and_without_its_organs():
    turn = dancers()
    bare = turn._replace(colony=Colony(turn.sheet, turn.colony.worms, (), ()))
    none = turn._replace(colony=Colony(turn.sheet, (), (), ()))
    assert len({drawn(Picture(one, 6)) for one in (turn, bare, none)}) == 3


def test_organs_have_their_three_states_only_while_the_hour_is_on():
    """C11.5."""
    turn = after(dancers(), *DANCE[:5])
    on, off = Picture(turn, 6, is_on=True), Picture(turn, 6)
    organ_at = turn.colony.organ_at
    assert state_of(on, organ_at[Cell(2, 4)]) is State.DONE
    assert state_of(on, organ_at[Cell(5, 6)]) is State.READY
    assert state_of(on, organ_at[Cell(0, 0)]) is State.IDLE
    assert {state_of(off, organ) for organ in turn.colony.organs} == {State.PLAIN}
