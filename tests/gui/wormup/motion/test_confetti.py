"""Confetti."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gui.wormup.motion.confetti import CONFETTI_MS, FEW, MANY, paint_confetti

pytestmark = pytest.mark.usefixtures("qapp")


def _painted(ms, count=MANY):
    pixmap = QPixmap(300, 200)
    pixmap.fill(Qt.GlobalColor.black)
    painter = QPainter(pixmap)
    paint_confetti(painter, QRectF(0, 0, 300, 200), 1.0, ms, count)
    painter.end()
    return pixmap.toImage()


def test_it_falls_lies_still_at_its_end_and_is_the_same_every_time():
    assert _painted(0) != _painted(CONFETTI_MS / 2) != _painted(CONFETTI_MS)
    assert _painted(CONFETTI_MS) == _painted(2 * CONFETTI_MS)


def test_in_calm_motion_there_is_less_of_it():
    assert FEW == 40
    assert _painted(CONFETTI_MS, FEW) != _painted(CONFETTI_MS)
