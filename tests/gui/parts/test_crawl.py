"""A worm from above, and places that are still free."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from gui.parts.crawl import paint_free, paint_worm
from gui.parts.tokens import DAY
from tests.gui.parts.drawn import all_differ


def drawn(paint) -> QImage:
    pixmap = QPixmap(300, 120)
    pixmap.fill(DAY.table)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return pixmap.toImage()


def worm(seat, turn=0.0):
    places = [QPointF(40 + 34 * at, 60) for at in range(7)]
    return drawn(lambda painter: paint_worm(painter, seat, places, 17, turn))


def test_no_two_worms_look_alike_and_one_without_paint_is_another(qapp):
    assert all_differ(worm(seat) for seat in (None, 0, 1, 2, 3, 4))


def test_the_head_looks_where_it_is_turned(qapp):
    ahead, up = worm(None), worm(None, -90)
    assert ahead != up
    assert ahead.copy(0, 0, 200, 120) == up.copy(0, 0, 200, 120)


@pytest.mark.parametrize("side", [28, 54, 70])
def test_a_free_place_is_dots_and_nothing_in_its_middle(qapp, side):
    frame = QRectF(20, 20, side, side)
    image = drawn(lambda painter: paint_free(painter, frame, DAY.ink, 2))
    middle = frame.center().toPoint()
    assert image.pixelColor(middle).name() == DAY.table.lower()
    ring = {image.pixel(x, 20) for x in range(20, 20 + side)}
    assert len(ring) > 2
