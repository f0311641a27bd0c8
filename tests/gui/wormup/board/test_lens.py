"""The magnifier."""

from math import dist

import pytest
from PySide6.QtCore import QPointF, QRectF

from core.table.looks import BY_SEAT
from gui.wormup.board.camera import Camera
from gui.wormup.board.lens import Lens, is_needed
from gui.wormup.board.sprites import Disc
from tests.gui.kit.drawn import changed, drawn, extent

pytestmark = pytest.mark.usefixtures("qapp")

_CAMERA = Camera(1_000, 560, 0.05, 10_000, 10_000, 1.0, (24, 60, 24, 40))
_RING = 45
_SPOTS = [(10_000, 10_000), (1_500, 6_200), (18_500, 6_200), (1_500, 13_800), (18_500, 13_800)]


def painted(lens):
    """Return the px of the board that *lens* covers."""
    return changed(drawn(1_000, 560, lambda _: None), drawn(1_000, 560, lens.paint, _CAMERA))


@pytest.mark.parametrize("spot", _SPOTS)
def test_it_stays_on_the_board_and_off_the_place_it_shows(spot):
    lens, at = Lens(spot, (), said="Fits, 1.9 mm from Ben"), _CAMERA.on_screen(spot)
    seen = painted(lens)
    ring = {one for one in seen if dist(one, at.toTuple()) < _RING}
    assert ring, "a ring on the board shows what it shows"
    near = {one for one in painted(Lens(spot, ())) if dist(one, at.toTuple()) < _RING / 2}
    assert len(near) < 1_000, "no more than its handle"
    assert _CAMERA.room().contains(QRectF(extent(seen - ring)))
    assert lens.box(_CAMERA).contains(QRectF(extent(seen)))


def test_it_covers_no_worm_if_there_is_room_elsewhere():
    spot = 10_000, 10_000
    at = _CAMERA.on_screen(spot).toTuple()
    covered = max(painted(Lens(spot, ())), key=lambda one: dist(one, at))
    hidden = _CAMERA.on_table(QPointF(*covered))
    assert covered not in painted(Lens(spot, (), (hidden,)))


def test_it_shows_what_is_there_enlarged():
    empty, full = (
        drawn(1_000, 560, Lens((10_000, 10_000), sprites).paint, _CAMERA)
        for sprites in ((), (Disc((10_000, 10_000), BY_SEAT[0], "A"),))
    )
    assert len(changed(empty, full)) > 3 * 20 * 20


def test_it_is_needed_for_tight_gaps_unless_the_board_is_large_enough():
    assert is_needed(_CAMERA, 0.4)
    assert not is_needed(_CAMERA, 30.0)
    assert not is_needed(Camera(600, 320, 0.4, 10_000, 10_000), 0.4)
