"""Organs look different: by kind, by the way they face, by what they may do."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from core.cozy.grid import Cell, Direction
from core.cozy.worm import Organ, OrganKind
from gui.cozy.sheet.organ import OrganState, paint_organ
from tests.gui.cozy.pictures import darks, grey, painted

pytestmark = pytest.mark.usefixtures("qapp")


def picture(organ: Organ | OrganKind, state: OrganState = OrganState.PLAIN) -> QImage:
    frame = QRectF(0, 0, 48, 48)
    return painted(lambda painter: paint_organ(painter, frame, organ, state), 48, 48)


def drawn(organ: Organ | OrganKind, state: OrganState = OrganState.PLAIN) -> str:
    return grey(picture(organ, state))


def test_the_six_kinds_differ_in_grey():
    """C11.1."""
    assert len({drawn(kind) for kind in OrganKind}) == 6


@pytest.mark.parametrize("kind", [OrganKind.EYE, OrganKind.MOUTH, OrganKind.TAIL])
def test_what_faces_somewhere_is_turned_there(kind):
    assert len({drawn(Organ(Cell(0, 0), kind, face)) for face in Direction}) == 4


@pytest.mark.parametrize("kind", list(OrganKind))
def test_ready_and_done_differ_in_grey(kind):
    """C11.5."""
    assert len({drawn(kind, state) for state in OrganState}) == 3


def test_a_filled_brain_is_black():
    """C11.5."""
    assert darks(picture(Organ(Cell(0, 0), OrganKind.BRAIN, filled=True))) > 600
    assert darks(picture(OrganKind.BRAIN)) < 500
