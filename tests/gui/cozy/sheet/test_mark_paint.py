"""Every kind of mark can be seen, in grey too."""

import pytest

from core.cozy.grid import Cell, Direction
from core.cozy.worm import Organ, OrganKind
from gui.cozy.sheet.mark_paint import paint_arc, paint_cursor, paint_marks
from gui.cozy.sheet.marks import NOTHING, Marks
from tests.core.cozy.scenes import across
from tests.gui.cozy.colonies import dancers
from tests.gui.cozy.pictures import grey, laid, painted
from tests.gui.kit.drawn import changed, extent

AT, ORGAN = Cell(3, 1), Cell(5, 6)
MARKS = {
    "offered": Marks(offered=frozenset({AT})),
    "dotted": Marks(dotted=frozenset({AT})),
    "bad": Marks(bad=frozenset({AT})),
    "seen": Marks(seen=frozenset({AT})),
    "glowing": Marks(glowing=frozenset({ORGAN})),
    "woken": Marks(glowing=frozenset({ORGAN, Cell(2, 4)})),
    "arcs": Marks(arcs=((AT, ORGAN),)),
    "lit": Marks(lit=frozenset({AT})),
    "ghost": Marks(ghost=across(3, 0, 3)),
    "bad ghost": Marks(ghost=across(3, 0, 3), bad=frozenset({AT})),
    "worms": Marks(worms=frozenset({1})),
    "dimmed": Marks(dimmed=frozenset({1})),
    "notes": Marks(notes=((AT, "2"),)),
    "rose": Marks(rose=((AT, Direction.E),)),
    "organ": Marks(organ=Organ(AT, OrganKind.EYE, Direction.S)),
    "head": Marks(head=AT),
    "joined": Marks(joined=((AT, Cell(3, 2)),)),
    "arrows": Marks(arrows=((AT, Cell(3, 2)),)),
}


def drawn(marks: Marks) -> str:
    turn = dancers()
    geometry = laid(turn.sheet)
    return grey(painted(lambda painter: paint_marks(painter, geometry, turn, marks)))


@pytest.mark.usefixtures("qapp")
def test_each_kind_of_mark_looks_different_without_colour():
    """C11.1: colour never says anything alone."""
    pictures = {name: drawn(marks) for name, marks in MARKS.items()}
    assert len({*pictures.values(), drawn(NOTHING)}) == len(MARKS) + 1


@pytest.mark.usefixtures("qapp")
def test_cursor_and_arc_are_seen():
    turn = dancers()
    geometry, empty = laid(turn.sheet), painted(lambda _: None)
    here, there = (geometry.centre(cell).toPoint() for cell in (AT, Cell(0, 0)))
    cursor = extent(changed(empty, painted(lambda p: paint_cursor(p, geometry, AT))))
    assert (cursor.center() - here).manhattanLength() < 4

    def arc(share):
        return painted(lambda p: paint_arc(p, geometry, AT, Cell(0, 0), share))

    whole, begun = (extent(changed(empty, arc(share))) for share in (1.0, 0.4))
    assert abs(whole.bottom() - here.y()) + abs(whole.top() - there.y()) < 3 * geometry.side
    assert begun.top() > whole.top()
