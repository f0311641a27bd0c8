"""The cover of Worm & Cozy can be drawn small and large."""

import pytest
from PySide6.QtCore import QRectF

from gui.cozy.cover import cover_colony, paint_cover
from tests.gui.kit.drawn import drawn


@pytest.mark.parametrize(("wide", "high"), [(262, 144), (393, 216)])
def test_it_fills_its_frame(qapp, wide, high):
    image = drawn(wide, high, paint_cover, QRectF(0, 0, wide, high))
    corners = [(x, y) for x in (0, wide - 1) for y in (0, high - 1)]
    assert all(image.pixelColor(x, y).alpha() == 255 for x, y in corners)


def test_its_organs_lie_on_its_worms_and_no_two_worms_on_one_space():
    colony = cover_colony()
    cells = [cell for worm in colony.worms for cell in worm.cells]
    assert len(set(cells)) == len(cells)
    assert all(organ.cell in colony.owner for organ in colony.organs)
