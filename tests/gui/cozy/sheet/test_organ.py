"""Organs look different: by kind, by the way they face, by what they may do."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from core.cozy.grid import Cell, Direction
from core.cozy.worm import Kind, Organ
from gui.cozy.sheet.organ import State, paint_organ
from tests.gui.cozy.pictures import darks, grey, painted

pytestmark = pytest.mark.usefixtures("qapp")


def picture(organ: Organ | Kind, state: State = State.PLAIN) -> QImage:
    frame = QRectF(0, 0, 48, 48)
    return painted(lambda painter: paint_organ(painter, frame, organ, state), 48, 48)


def drawn(organ: Organ | Kind, state: State = State.PLAIN) -> str:
    return grey(picture(organ, state))


def test_the_six_kinds_differ_in_grey():
    """C11.1."""
    assert len({drawn(kind) for kind in Kind}) == 6


@pytest.mark.parametrize("kind", [Kind.EYE, Kind.MOUTH, Kind.TAIL])
def test_what_faces_somewhere_is_turned_there(kind):
    assert len({drawn(Organ(Cell(0, 0), kind, face)) for face in Direction}) == 4


@pytest.mark.parametrize("kind", list(Kind))
def test_ready_and_done_differ_in_grey(kind):
    """C11.5."""
    assert len({drawn(kind, state) for state in State}) == 3


def test_a_filled_brain_is_black():
    """C11.5."""
    assert darks(picture(Organ(Cell(0, 0), Kind.BRAIN, filled=True))) > 600
    assert darks(picture(Kind.BRAIN)) < 500
