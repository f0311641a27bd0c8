"""The worms in pictures: a letter on a row; `test_art` knows that each mood has its picture."""

import pytest
from PySide6.QtCore import QRectF

from core.table.looks import BY_SEAT
from gui.kit.tokens import DAY
from gui.parts.worms import paint_worm_row
from tests.gui.kit.drawn import changed, drawn, seen

pytestmark = pytest.mark.usefixtures("qapp")


def row(seat, letter=""):
    return drawn(220, 60, paint_worm_row, QRectF(0, 0, 220, 60), BY_SEAT[seat], letter)


def test_a_row_bears_its_letter_in_its_middle():
    letter = changed(row(2), row(2, "A"))
    assert 70 < min(x for x, _ in letter) < max(x for x, _ in letter) < 140
    assert seen(row(2, "A"), DAY.ink) > 0
