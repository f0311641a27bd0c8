"""The stamp of what checks: its words in the language spoken now."""

from math import hypot

import pytest
from PySide6.QtCore import QRectF

from gui.kit.art import paint_picture
from gui.parts.stamp import paint_stamp
from gui.window.language import Speaker
from tests.gui.kit.drawn import changed, drawn

FRAME = QRectF(0, 0, 96, 96)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_stamp_has_words_round_its_middle_in_every_language(qapp, language):
    Speaker().speak(language)
    words = changed(
        drawn(96, 96, paint_picture, "stamp-blank", FRAME), drawn(96, 96, paint_stamp, FRAME)
    )
    assert len(words) > 100
    assert all(hypot(x - 48, y - 48) < 48 for x, y in words)
