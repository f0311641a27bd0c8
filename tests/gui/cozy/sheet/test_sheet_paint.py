"""A sheet as a picture: everything that matters changes it, nothing else does."""

import pytest
from PySide6.QtCore import QRectF

from core.cozy.colony import Colony
from core.cozy.grid import Cell
from gui.cozy.sheet.organ import OrganState
from gui.cozy.sheet.sheet_paint import SheetPicture, geometry_of, paint_sheet, states_of
from tests.core.cozy.scenes import after
from tests.gui.cozy.colonies import DANCE, dancers
from tests.gui.cozy.pictures import darks, grey, laid, painted


def drawn(picture: SheetPicture) -> str:
    geometry = laid(picture.turn.sheet)
    return grey(painted(lambda painter: paint_sheet(painter, geometry, picture)))


@pytest.mark.usefixtures("qapp")
def test_every_decision_that_changes_the_sheet_changes_the_picture():
    turn, picture = dancers(), ""
    for count in (0, 2, 3, 5, 6, 7, 8, 9, 10):
        turn = after(dancers(), *DANCE[:count])
        before, picture = picture, drawn(SheetPicture(turn, 6, is_on=True))
        assert picture != before, count


@pytest.mark.usefixtures("qapp")
def test_where_the_spaces_would_be_too_small_the_labels_of_the_hours_give_way():
    wide, narrow = (
        geometry_of(SheetPicture(dancers(), 6), QRectF(0, 0, width, 400)) for width in (560, 250)
    )
    assert wide.edge.wide
    assert not narrow.edge.wide
    assert narrow.edge.gap, "rows and columns keep their names"
    assert narrow.side >= 20
    assert narrow.paper.width() <= 250


@pytest.mark.usefixtures("qapp")
def test_links_can_be_left_out():
    """C11.7."""
    linked, bare = (SheetPicture(dancers(), 6, has_links=has) for has in (True, False))
    geometry = laid(linked.turn.sheet)

    def inked(one):
        return darks(painted(lambda painter: paint_sheet(painter, geometry, one)))

    assert inked(linked) > inked(bare)


@pytest.mark.usefixtures("qapp")
def test_a_worm_is_seen_without_colour_and_without_its_organs():
    turn = dancers()
    bare = turn._replace(colony=Colony(turn.sheet, turn.colony.worms, (), ()))
    none = turn._replace(colony=Colony(turn.sheet, (), (), ()))
    assert len({drawn(SheetPicture(one, 6)) for one in (turn, bare, none)}) == 3


def test_only_organs_that_are_offered_now_glow_and_only_while_the_hour_is_on():
    """C11.5, C6.2: what could act in another hour does not shine."""
    turn = after(dancers(), *DANCE[:5])
    on, off = SheetPicture(turn, 6, is_on=True), SheetPicture(turn, 6)
    organ_at = turn.colony.organ_at
    assert states_of(on)[Cell(2, 4)] is OrganState.DONE
    assert states_of(on)[Cell(5, 6)] is OrganState.PLAIN
    last = after(dancers(), *DANCE[:10])
    assert states_of(SheetPicture(last, 6, is_on=True))[Cell(5, 6)] is OrganState.READY
    assert set(states_of(off).values()) == {OrganState.PLAIN}
    assert organ_at.keys() == states_of(on).keys()
