"""The cover of Worm & Cozy can be drawn small and large."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.cozy.cover import _colony, paint_cover
from gui.parts.art import blank


@pytest.mark.parametrize("size", [(262, 144), (393, 216)])
def test_it_fills_its_frame(qapp, size):
    pixmap = blank(*size, 1.0)
    painter = QPainter(pixmap)
    paint_cover(painter, QRectF(0, 0, *size))
    painter.end()
    image = pixmap.toImage()
    assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, size[0] - 1) for y in (0, 99))


def test_its_organs_lie_on_its_worms_and_no_two_worms_on_one_space():
    colony = _colony()
    cells = [cell for worm in colony.worms for cell in worm.cells]
    assert len(set(cells)) == len(cells)
    assert all(organ.cell in colony.owner for organ in colony.organs)
