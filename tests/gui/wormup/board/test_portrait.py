"""The race as a picture for a file."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gui.parts.discs import seat_colour
from gui.wormup.board.portrait import paint_race
from gui.wormup.board.scenery import Scenery
from tests.core.wormup.races import start

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_table_and_every_player_are_painted_within_the_frame():
    image = QImage(900, 560, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    scenery = Scenery(start("gryphon2010", 3), ("A", "B", "C"))
    paint_race(painter, QRectF(40, 30, 800, 500), scenery, ("Ann", "Ben", "Cem"))
    painter.end()
    outside = [image.pixel(x, y) for x in range(900) for y in (5, 29, 531, 555)]
    assert set(outside) == {0}
    foot = {image.pixelColor(x, y).hue() for x in range(40, 840) for y in range(490, 528)}
    for seat in range(3):
        assert any(abs(hue - seat_colour(seat).hue()) < 3 for hue in foot)
