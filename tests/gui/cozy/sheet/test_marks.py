"""Marks over marks."""

from core.cozy.grid import Cell
from gui.cozy.sheet.marks import NOTHING, Marks


def test_sets_are_joined_and_single_things_replaced():
    one = Marks(lit=frozenset({Cell(0, 0)}), head=Cell(1, 1), notes=((Cell(0, 0), "1"),))
    two = Marks(lit=frozenset({Cell(0, 1)}), head=Cell(2, 2))
    both = one.with_(two)
    assert both.lit == {Cell(0, 0), Cell(0, 1)}
    assert both.head == Cell(2, 2)
    assert both.notes == one.notes
    assert one.with_(NOTHING) == one
