"""Sprites: values with a box that they keep to."""

import pytest

from core.table.looks import BY_SEAT
from gui.wormup.board.fan import Circle, PlacementFan, Sweep
from gui.wormup.board.pill import Pill, PillTone
from gui.wormup.board.pixmaps import Mood
from gui.wormup.board.sprites import (
    Chalk,
    ChosenRing,
    Disc,
    Free,
    Gap,
    Halo,
    Head,
    OrderBand,
    Post,
    Shades,
    SpriteLook,
    way_to,
)
from tests.gui.kit.drawn import changed
from tests.gui.wormup.painted import keeps_to_its_box, painted, touched

pytestmark = pytest.mark.usefixtures("qapp")

_AT, _NEAR = (10_050.0, 9_930.0), (10_400.0, 10_200.0)
_RUNS = ((-1.0, 1.5), (2.0, 2.0))
_ALL = [
    Disc(_AT, BY_SEAT[1], "B"),
    Disc(_AT, BY_SEAT[2], "C", SpriteLook.MEANT),
    OrderBand((_AT, _NEAR), BY_SEAT[3]),
    Shades((_AT, _NEAR)),
    Post(_AT),
    Post(_AT, SpriteLook.OLD),
    Halo(_AT, 200),
    Halo(_AT, 200, is_bad=False),
    Gap((_AT, _NEAR), "0.40 mm"),
    Gap((_AT, _NEAR)),
    PlacementFan(_AT, _RUNS, ((-3.0, -2.0),)),
    Circle(_AT, 1_500, _RUNS, ((-3.0, -2.0),)),
    Circle(_AT, 1_500, ((-3.2, 3.2),)),
    Sweep(_AT, 1_500, 0.0, -2.0),
    ChosenRing(_AT),
    Chalk(_AT),
    Free(_AT, BY_SEAT[2]),
    Free(_AT),
    Pill(_AT, "No room"),
    Pill(_AT, "No room", PillTone.REFUSED),
    *(Head(_AT, BY_SEAT[seat], (1, turn / 4 - 1)) for seat in range(5) for turn in range(8)),
    Head(_AT, BY_SEAT[0], (-1, 0), mood=Mood.SLEEPS),
]


@pytest.mark.parametrize("sprite", _ALL, ids=lambda sprite: type(sprite).__name__)
def test_a_sprite_paints_something_and_never_outside_of_its_box(sprite):
    assert keeps_to_its_box(sprite)


def test_a_head_is_turned_to_where_it_goes():
    ahead, down = (
        {(x - 202, y - 146) for x, y in touched(painted(Head(_AT, BY_SEAT[1], way)))}
        for way in ((1, 0), (0, 1))
    )
    turned = {(-y, x) for x, y in ahead}
    assert len(turned ^ down) < len(ahead ^ down) / 2


def test_a_head_looks_at_what_matters():
    ways = (way_to(_AT, (_AT[0], _AT[1] + away)) for away in (-900, 900))
    up, down = (painted(Head(_AT, BY_SEAT[0], (1, 0), way)) for way in ways)

    def dark(picture):
        found = [y for x, y in changed(up, down) if picture.pixelColor(x, y).lightness() < 70]
        return sum(found) / len(found)

    assert dark(up) < dark(down)
