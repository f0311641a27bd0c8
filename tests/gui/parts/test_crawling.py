"""A worm from above, and places that are still free."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from core.table.looks import BY_SEAT
from gui.kit.tokens import DAY
from gui.parts.paints import SEATS, UNPAINTED
from gui.parts.worms import paint_free, paint_worm
from tests.gui.kit.drawn import changed, whose


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
    return drawn(
        lambda painter: paint_worm(
            painter, None if seat is None else BY_SEAT[seat], places, 17, turn
        )
    )


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3, 4])
def test_each_segment_has_the_body_of_its_worm(qapp, seat):
    picture, paint = worm(seat), UNPAINTED if seat is None else SEATS[seat]
    assert {whose(picture.copy(32 + 34 * at, 52, 16, 16)) for at in range(6)} == {paint.name}


def test_only_the_head_looks_where_it_is_turned(qapp):
    turned = changed(worm(None), worm(None, -90))
    assert turned
    assert min(x for x, _ in turned) > 200


@pytest.mark.parametrize("side", [28, 54, 70])
def test_a_free_place_is_dots_and_nothing_in_its_middle(qapp, side):
    frame = QRectF(20, 20, side, side)
    image = drawn(lambda painter: paint_free(painter, frame, DAY.ink, 2))
    middle = frame.center().toPoint()
    assert image.pixelColor(middle).name() == DAY.table.lower()
    ring = {image.pixel(x, 20) for x in range(20, 20 + side)}
    assert len(ring) > 2
