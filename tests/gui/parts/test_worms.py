"""The worms in pictures: every mood of every worm, and rows with a letter."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from gui.parts.worms import MOODS, paint_face, paint_head, paint_worm_row
from tests.gui.parts.drawn import all_differ, drawn

SEATS = (0, 1, 2, 3, 4, None)
FRAME = QRectF(0, 0, 60, 62)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("seat", SEATS)
def test_a_worm_has_a_face_for_every_mood(seat):
    assert all_differ(drawn(60, 62, paint_face, FRAME, seat, mood) for mood in MOODS)


def test_no_two_worms_have_the_same_face_or_head():
    middle = QPointF(30, 30)
    assert all_differ(drawn(60, 62, paint_face, FRAME, seat) for seat in SEATS)
    assert all_differ(drawn(60, 62, paint_head, middle, 36, seat) for seat in SEATS)


def test_a_row_bears_its_letter():
    frame = QRectF(0, 0, 220, 60)
    assert all_differ(drawn(220, 60, paint_worm_row, frame, 2, said) for said in ("", "A", "B"))
