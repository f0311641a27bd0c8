"""What a decision changes, in motion: the right things move, each in its own time."""

import pytest
from PySide6.QtGui import QPainter

from core.cozy.grid import Cell
from core.cozy.turn import Turn
from gui.cozy.sheet.change import SheetChange, change_of, paint_change
from tests.core.cozy.scenes import across, after, colony_of, organ, turn_of, worm
from tests.gui.cozy.colonies import DANCE, dancers
from tests.gui.cozy.pictures import grey, laid, painted


def step(count: int) -> tuple[Turn, Turn]:
    return after(dancers(), *DANCE[: count - 1]), after(dancers(), *DANCE[:count])


def test_a_new_organ_an_acting_one_and_a_food_are_told_apart():
    assert change_of(*step(2)).organs == (Cell(7, 7),)
    assert change_of(*step(3)).acted == (Cell(7, 7),)
    assert change_of(*step(6)).foods == (Cell(1, 0),)


def test_arcs_run_from_the_eye_to_its_food_and_on_to_the_mouth_that_wakes():
    assert change_of(*step(6)).arcs == ((Cell(2, 4), Cell(1, 0)), (Cell(1, 0), Cell(0, 0)))


def test_a_placed_and_a_grown_worm_are_drawn():
    turn = turn_of(colony_of(worm(across(2, 0)), organ("heart", 2, 0)), "heart heart I")
    placed = after(turn, ("A", tuple(across(4, 0))))
    assert change_of(turn, placed).worms == (1,)
    acting = after(turn, ("C", 0), ("act", (2, 0)))
    grown = after(acting, ("grow", (1, 0), (2, 0)))
    assert change_of(acting, grown).grown == (0,)


def test_nothing_new_takes_no_time():
    assert change_of(dancers(), dancers()).ms == 0
    assert change_of(after(dancers(), *DANCE[:6]), dancers()).ms == 0


def _drawn(change: SheetChange, share: float, *, is_calm: bool = False) -> str:
    def paint(painter: QPainter) -> None:
        paint_change(painter, laid(change.after.sheet), change, share, is_calm=is_calm)

    return grey(painted(paint))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("count", [2, 3, 6])
def test_every_moment_looks_different_until_the_end(count):
    change = change_of(*step(count))
    assert len({_drawn(change, share) for share in (0.05, 0.3, 1.0)}) == 3


@pytest.mark.usefixtures("qapp")
def test_calmly_nothing_travels_it_only_becomes_clear():
    change = change_of(*step(6))
    assert _drawn(change, 1.0, is_calm=True) == _drawn(change, 1.0)
    assert _drawn(change, 0.2, is_calm=True) != _drawn(change, 0.2)
