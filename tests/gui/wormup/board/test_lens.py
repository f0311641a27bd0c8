"""The magnifier."""

import pytest

from core.table.looks import BY_SEAT
from gui.wormup.board.camera import Camera
from gui.wormup.board.lens import Lens, is_needed
from gui.wormup.board.sprites import Disc
from tests.gui.kit.drawn import changed, drawn

pytestmark = pytest.mark.usefixtures("qapp")

_CAMERA = Camera(1_000, 560, 0.05, 10_000, 10_000, 1.0, (24, 60, 24, 40))
_SPOTS = [(10_000, 10_000), (1_500, 6_200), (18_500, 6_200), (1_500, 13_800), (18_500, 13_800)]


@pytest.mark.parametrize("spot", _SPOTS)
def test_it_stays_on_the_board_and_off_the_place_it_shows(spot):
    lens = Lens(spot, (), said="Fits, 1.9 mm from Ben")
    glass, box = lens.glass(_CAMERA), lens.box(_CAMERA)
    assert _CAMERA.room().contains(glass)
    assert not glass.contains(_CAMERA.on_screen(spot))
    assert box.contains(glass)
    assert box.contains(_CAMERA.on_screen(spot)), "a ring on the board shows what it shows"


def test_it_covers_no_worm_if_there_is_room_elsewhere():
    camera, spot = _CAMERA, (10_000, 10_000)
    free = Lens(spot, ()).glass(camera).center()
    hidden = camera.on_table(free)
    moved = Lens(spot, (), (hidden,)).glass(camera)
    assert not moved.contains(camera.on_screen(hidden))


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
