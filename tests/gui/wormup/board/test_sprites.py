"""Sprites: values with a box that they keep to."""

import pytest

from gui.wormup.board.sprites import Arcs, Disc, Eyes, Gap, Halo, Links, Look, Mark, Post
from tests.gui.wormup.painted import keeps_to_its_box, painted

pytestmark = pytest.mark.usefixtures("qapp")

_AT, _NEAR = (10_050.0, 9_930.0), (10_400.0, 10_200.0)
_ALL = [
    Disc(_AT, 1, "B"),
    Disc(_AT, 2, "C", Look.MEANT),
    Eyes(_AT, (1, -1)),
    Links((_AT, _NEAR), 3),
    Post(_AT),
    Halo(_AT, 200),
    Halo(_AT, 200, is_bad=False),
    Gap((_AT, _NEAR), "0.40 mm"),
    Arcs(_AT, ((-1.0, 1.5), (2.0, 2.0))),
    Mark(_AT),
]


@pytest.mark.parametrize("sprite", _ALL, ids=lambda sprite: type(sprite).__name__)
def test_a_sprite_paints_something_and_never_outside_of_its_box(sprite):
    assert keeps_to_its_box(sprite)


def test_a_head_looks_where_it_goes():
    assert painted(Eyes(_AT, (1, 0))) != painted(Eyes(_AT, (0, 1)))
