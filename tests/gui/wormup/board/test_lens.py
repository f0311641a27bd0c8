"""The magnifier."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gui.wormup.board.camera import Camera
from gui.wormup.board.lens import Lens, is_needed
from gui.wormup.board.sprites import Disc

pytestmark = pytest.mark.usefixtures("qapp")

_CAMERA = Camera(600, 320, 0.05, 10_000, 10_000)
_SPOTS = [(10_000, 10_000), (4_500, 7_200), (15_500, 7_200), (4_500, 12_800), (15_500, 12_800)]


@pytest.mark.parametrize("spot", _SPOTS)
def test_it_stays_on_the_board_and_off_the_place_it_shows(spot):
    box = Lens(spot, ()).box(_CAMERA)
    assert QRectF(0, 0, 600, 320).contains(box)
    assert not box.contains(_CAMERA.on_screen(spot))


def test_it_shows_what_is_there_enlarged():
    def painted(*sprites):
        image = QImage(600, 320, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        Lens((10_000, 10_000), sprites).paint(painter, _CAMERA)
        painter.end()
        return image

    empty, full = painted(), painted(Disc((10_000, 10_000), 0, "A"))
    differ = sum(
        empty.pixel(x, y) != full.pixel(x, y) for x in range(0, 600, 2) for y in range(0, 320, 2)
    )
    assert differ * 4 > 3 * 20 * 20


def test_it_is_needed_for_tight_gaps_unless_the_board_is_large_enough():
    assert is_needed(_CAMERA, 0.4)
    assert not is_needed(_CAMERA, 30.0)
    assert not is_needed(Camera(600, 320, 0.4, 10_000, 10_000), 0.4)
