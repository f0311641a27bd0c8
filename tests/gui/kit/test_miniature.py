"""A small picture is drawn once for a size and a light."""

from dataclasses import replace

from PySide6.QtCore import Qt

from gui.kit.miniature import Miniature
from gui.kit.theme import look, wear
from gui.kit.tokens import EVENING


def test_it_is_drawn_once_and_again_only_in_another_light(qtbot, qapp):
    drawn = []

    def paint(painter, frame):
        drawn.append(frame)
        painter.fillRect(frame, Qt.GlobalColor.red)

    small = Miniature(paint, 60, 40)
    qtbot.addWidget(small)
    small.resize(small.sizeHint())
    small.grab()
    image = small.grab().toImage()
    assert len(drawn) == 1
    assert image.pixelColor(30, 20) == Qt.GlobalColor.red
    assert image.pixelColor(0, 0) != Qt.GlobalColor.red
    wear(qapp, replace(look(), theme=EVENING))
    small.grab()
    assert len(drawn) == 2
