"""The small pictures of the race fill their frame, in both lights, and differ from each other."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.parts.art import blank
from gui.parts.theme import look, wear
from gui.parts.tokens import DAY, EVENING
from gui.wormup import covers

PAINTS = (
    covers.paint_cover,
    covers.paint_repose,
    covers.paint_last,
    covers.paint_swing,
    covers.paint_lot,
    covers.paint_unopened,
)


def drawn(paint):
    pixmap = blank(112, 62, 1.0)
    painter = QPainter(pixmap)
    paint(painter, QRectF(0, 0, 112, 62))
    painter.end()
    return pixmap.toImage()


@pytest.mark.parametrize("theme", [DAY, EVENING])
def test_each_fills_its_frame_with_a_picture_of_its_own(qapp, theme):
    wear(qapp, replace(look(), theme=theme))
    images = [drawn(paint) for paint in PAINTS]
    for image in images:
        assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, 111) for y in (0, 61))
    assert all(one != other for at, one in enumerate(images) for other in images[:at])
