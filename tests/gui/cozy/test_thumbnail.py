"""The small picture of a game: painted where it is asked, and nowhere else."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from gui.cozy.thumbnail import paint_thumbnail
from tests.gui.cozy_log import cozy_game


def test_it_fills_its_frame_and_stays_inside(qapp):
    state = cozy_game(steps_max=9)[1].step.state
    assert state is not None
    pixmap = QPixmap(300, 160)
    pixmap.fill(QColor("magenta"))
    painter = QPainter(pixmap)
    paint_thumbnail(painter, QRectF(10, 10, 281, 128), ("Ann", "Ben", "Cem"), state)
    painter.end()
    image = pixmap.toImage()
    for x, y in ((12, 12), (289, 136), (150, 70)):
        assert image.pixelColor(x, y) != QColor("magenta")
    for x, y in ((5, 5), (295, 155), (150, 145)):
        assert image.pixelColor(x, y) == QColor("magenta")
