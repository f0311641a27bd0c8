"""Sprites: values with a box that they keep to."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter, QRegion

from gui.wormup.camera import Camera
from gui.wormup.sprites import (
    Arcs,
    Disc,
    Eyes,
    FinishLine,
    Gap,
    Halo,
    Links,
    Look,
    Mark,
    Post,
    StartLine,
)

pytestmark = pytest.mark.usefixtures("qapp")

_CAMERA = Camera(400, 300, 0.05, 10_000, 10_000)
_AT, _NEAR = (10_050.0, 9_930.0), (10_400.0, 10_200.0)
_ALL = [
    Disc(_AT, 1, "B"),
    Disc(_AT, 2, "C", Look.GHOST),
    Eyes(_AT, (1, -1)),
    Links((_AT, _NEAR), 3),
    Post(_AT),
    FinishLine((_AT, (11_500.0, 11_000.0)), is_one_sided=False),
    StartLine((_AT, _NEAR)),
    Halo(_AT, 200),
    Halo(_AT, 200, is_bad=False),
    Gap((_AT, _NEAR), "0.40 mm"),
    Arcs(_AT, ((-1.0, 1.5), (2.0, 2.0))),
    Mark(_AT),
]


def _painted(sprite):
    image = QImage(400, 300, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sprite.paint(painter, _CAMERA)
    painter.end()
    return image


@pytest.mark.parametrize("sprite", _ALL, ids=lambda sprite: type(sprite).__name__)
def test_a_sprite_paints_something_and_never_outside_of_its_box(sprite):
    image = _painted(sprite)
    inside = sprite.box(_CAMERA).toAlignedRect()
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    seen = [
        (x, y)
        for y in range(300)
        for x in range(400)
        if alpha.constBits()[y * alpha.bytesPerLine() + x]
    ]
    assert seen
    assert [at for at in seen if not inside.contains(*at)] == []


def test_a_head_looks_where_it_goes():
    assert _painted(Eyes(_AT, (1, 0))) != _painted(Eyes(_AT, (0, 1)))


def test_the_word_stands_on_the_side_it_is_read_from_or_on_both():
    line = (10_000.0, 9_000.0), (10_000.0, 11_000.0)
    left, right = QRegion(QRect(0, 0, 192, 300)), QRegion(QRect(208, 0, 192, 300))
    one, two = (_painted(FinishLine(line, is_one_sided=one)) for one in (True, False))

    def marked(image, region):
        rect = region.boundingRect()
        return any(
            image.pixelColor(x, y).alpha()
            for x in range(rect.left(), rect.right())
            for y in range(0, 300, 2)
        )

    assert [marked(one, left), marked(one, right)] == [True, False]
    assert [marked(two, left), marked(two, right)] == [True, True]
