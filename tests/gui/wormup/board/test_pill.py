"""A word on the board."""

import pytest

from gui.wormup.board.camera import Camera
from gui.wormup.board.pill import Pill, Side

pytestmark = pytest.mark.usefixtures("qapp")

_CAMERA = Camera(600, 400, 0.05, 10_000, 10_000, 1.0, (20, 60, 20, 120))
_CORNERS = [(4_500, 6_500), (15_500, 6_500), (4_500, 13_500), (15_500, 13_500)]


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("at", [*_CORNERS, (10_000, 10_000)])
def test_it_lies_where_nothing_covers_it(at, side):
    paper = Pill(at, "Ben lies in the way", side=side, away=20).paper(_CAMERA)
    assert _CAMERA.room().contains(paper)


@pytest.mark.parametrize("side", Side)
def test_it_lies_beside_its_thing(side):
    at = _CAMERA.on_screen((10_000, 10_000))
    paper = Pill((10_000, 9_800), "Here", side=side, away=20).paper(_CAMERA)
    assert not paper.contains(at)


def test_it_grows_with_its_words():
    short, long = (Pill((10_000, 10_000), text).paper(_CAMERA) for text in ("a", "a" * 20))
    assert long.width() > short.width()
