"""A headline is as large as it may be, and never loses a letter."""

import pytest
from PySide6.QtGui import QFontMetrics

from gui.kit.headline import Headline, fitting
from gui.kit.theme import Type, font


@pytest.mark.parametrize(("width", "height"), [(2000, 200), (300, 200), (90, 60), (2000, 20)])
def test_the_letters_are_as_large_as_fits_and_no_larger_than_meant(qapp, width, height):
    made = fitting(Type.TITLE, "Nobody else is here yet", width, height)
    letters = QFontMetrics(made)
    assert letters.horizontalAdvance("Nobody else is here yet") <= width
    assert letters.height() <= height
    assert made.pointSizeF() <= font(Type.TITLE).pointSizeF()
    if width == 2000 and height == 200:
        assert made.pointSizeF() == font(Type.TITLE).pointSizeF()


def test_a_headline_asks_for_its_line_and_can_be_narrower(qtbot):
    line = Headline("In this room")
    qtbot.addWidget(line)
    assert line.sizeHint().width() > 150
    assert line.minimumSizeHint().width() == 0
    line.resize(60, 50)
    image = line.grab().toImage()
    edge = {image.pixel(59, y) for y in range(50)}
    assert len(edge) == 1, "nothing is cut at the edge"
