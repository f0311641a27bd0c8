"""A word on the board."""

import pytest
from PySide6.QtCore import QRectF

from core.wormup.worm import D, R
from gui.wormup.board.camera import Camera
from gui.wormup.board.pill import Pill, PillSide, beside

pytestmark = pytest.mark.usefixtures("qapp")

_CAMERA = Camera(600, 400, 0.05, 10_000, 10_000, 1.0, (20, 60, 20, 120))
_CORNERS = [(4_500, 6_500), (15_500, 6_500), (4_500, 13_500), (15_500, 13_500)]


@pytest.mark.parametrize("side", PillSide)
@pytest.mark.parametrize("at", [*_CORNERS, (10_000, 10_000)])
def test_it_lies_where_nothing_covers_it(at, side):
    paper = Pill(at, "Ben lies in the way", side=side, away=20).paper(_CAMERA)
    assert _CAMERA.room().contains(paper)


@pytest.mark.parametrize("side", PillSide)
def test_it_lies_beside_its_thing(side):
    at = _CAMERA.on_screen((10_000, 10_000))
    paper = Pill((10_000, 9_800), "Here", side=side, away=20).paper(_CAMERA)
    assert not paper.contains(at)


@pytest.mark.parametrize("side", PillSide)
@pytest.mark.parametrize("way", [(1, 0), (0, 1), (-1, 1)])
def test_it_covers_no_segment_where_there_is_room(side, way):
    head = 10_000, 10_000
    places = [(head[0] - way[0] * D * n, head[1] - way[1] * D * n) for n in range(7)]
    near = [(head[0] + D, head[1] - D), (head[0] + 2 * D, head[1] - 2 * D)]
    pill = beside(Pill(head, "Ben lies in the way", side=side, away=20), _CAMERA, [*places, *near])
    paper, half = pill.paper(_CAMERA), R * _CAMERA.scale
    for at in map(_CAMERA.on_screen, [*places, *near]):
        disc = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
        assert not paper.intersects(disc)
    assert _CAMERA.room().contains(paper)


def test_it_grows_with_its_words():
    short, long = (Pill((10_000, 10_000), text).paper(_CAMERA) for text in ("a", "a" * 20))
    assert long.width() > short.width()
