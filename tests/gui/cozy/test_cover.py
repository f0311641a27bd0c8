"""The cover of Worm & Cozy can be drawn small and large."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.cozy.cover import _colony, paint_cover
from gui.parts.art import blank


@pytest.mark.parametrize(("wide", "high"), [(262, 144), (393, 216)])
def test_it_fills_its_frame(qapp, wide, high):
    pixmap = blank(wide, high, 1.0)
    painter = QPainter(pixmap)
    paint_cover(painter, QRectF(0, 0, wide, high))
    painter.end()
    image = pixmap.toImage()
    corners = [(x, y) for x in (0, wide - 1) for y in (0, high - 1)]
    assert all(image.pixelColor(x, y).alpha() == 255 for x, y in corners)


def test_its_organs_lie_on_its_worms_and_no_two_worms_on_one_space():
    colony = _colony()
    cells = [cell for worm in colony.worms for cell in worm.cells]
    assert len(set(cells)) == len(cells)
    assert all(organ.cell in colony.owner for organ in colony.organs)
