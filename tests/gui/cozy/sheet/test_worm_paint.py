"""Worms: outlines over their spaces, told apart without colour."""

from functools import partial

import pytest

from core.cozy.grid import Cell
from core.cozy.worm import Worm
from gui.cozy.sheet.worm_paint import outline, paint_shiver, paint_worm
from tests.core.cozy.play import game
from tests.core.cozy.scenes import across, baby, colony_of, worm
from tests.gui.cozy.pictures import coloured, laid, painted
from tests.gui.kit.drawn import changed, extent


def test_an_outline_covers_the_middle_of_its_spaces_and_no_other():
    """C11.1."""
    for chapter in range(1, 9):
        colony = game(chapter, 2)[-1][2].colony
        geometry = laid(colony.sheet)
        for one in colony.worms:
            path = outline(geometry, one)
            inside = {c for c in colony.sheet.spaces() if path.contains(geometry.centre(c))}
            assert inside == set(one.cells)


def test_a_head_shows_and_a_worm_without_one_has_two_round_ends():
    """C11.1."""
    geometry = laid(colony_of().sheet)
    flat = outline(geometry, Worm("I", across(2, 1)))
    faced = outline(geometry, Worm("I", across(2, 1), faced=True))
    turned = outline(geometry, Worm("I", across(2, 1)[::-1], faced=True))
    assert len({str(path.toFillPolygon()) for path in (flat, faced, turned)}) == 3


def test_a_baby_is_slimmer():
    geometry = laid(colony_of().sheet)
    grown, small = Worm("I", across(2, 1, 3)), baby(across(2, 1, 3), (0, 1))
    assert outline(geometry, small).boundingRect().height() < (
        outline(geometry, grown).boundingRect().height()
    )


def _paint(geometry, colony, number, painter) -> None:
    paint_worm(painter, geometry, colony, number)


@pytest.mark.usefixtures("qapp")
def test_no_two_of_the_first_fifty_worms_look_alike():
    """C11.1: colour and pattern; the letter tells them apart anyway."""
    colony = colony_of(*(worm(across(2, 1)) for _ in range(50)))
    geometry = laid(colony.sheet)
    drawn = {
        coloured(painted(partial(_paint, geometry, colony, number), 320, 160))
        for number in range(50)
    }
    assert len(drawn) == 50


@pytest.mark.usefixtures("qapp")
def test_only_edges_at_blank_spaces_shiver():
    """C11.11."""
    open_, closed = colony_of(worm(across(0, 0))), colony_of()
    geometry = laid(closed.sheet)
    empty = painted(lambda _: None)
    cold = extent(changed(empty, painted(lambda p: paint_shiver(p, geometry, open_))))
    assert (
        cold.top()
        < geometry.centre(Cell(0, 0)).y()
        < cold.bottom()
        < geometry.centre(Cell(2, 0)).y()
    )
    assert painted(lambda p: paint_shiver(p, geometry, closed)) == empty
