"""The fan and the circle: where something may lie, and where not."""

import pytest

from gui.wormup.board.fan import Circle, PlacementFan
from tests.gui.wormup.painted import painted, touched

pytestmark = pytest.mark.usefixtures("qapp")

_AT = (10_000.0, 10_000.0)


def test_the_fan_fills_only_what_is_free():
    right = touched(painted(PlacementFan(_AT, ((-1.0, 1.0),))))
    assert (220, 150) in right
    assert not any(x < 200 for x, _ in right)


def test_what_is_refused_is_hatched_and_not_filled():
    free, refused = (
        painted(fan) for fan in (PlacementFan(_AT, ((-1, 1),)), PlacementFan(_AT, (), ((-1, 1),)))
    )
    assert 0 < len(touched(refused)) < len(touched(free)) / 1.5


def test_the_whole_circle_is_a_band_with_nothing_in_its_middle():
    band = touched(painted(Circle(_AT, 2_000, ((-3.2, 3.2),))))
    assert (300, 150) in band
    assert (200, 150) not in band
