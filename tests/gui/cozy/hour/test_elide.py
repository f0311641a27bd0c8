"""Words that fit, and words that do not."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics

from gui.cozy.hour.elide import elide, height
from gui.kit.theme import Type, font

pytestmark = pytest.mark.usefixtures("qapp")


def test_what_fits_stays_whole_and_what_does_not_is_cut_between_words():
    letters = QFontMetrics(font(Type.BODY))
    said = "the eye sees an apple on a blank space"
    line = letters.height() + 2
    assert elide(letters, said, QRectF(0, 0, 1000, line)) == said
    shown = elide(letters, said, QRectF(0, 0, 120, line))
    assert shown.endswith("\u2026")
    assert said.startswith(shown[:-1])
    assert height(letters, shown, 120) <= line
