"""Hats: each goes with every paint and mood, and the pairs by seat are told apart in grey."""

import pytest
from PySide6.QtCore import QRectF

from core.table.looks import BY_SEAT, HATS, NONE, PAINTS, Worn
from gui.kit.art import drawing
from gui.kit.assets import written
from gui.kit.tokens import DAY, EVENING
from gui.parts.hats import face_name, head_name, room
from gui.parts.paints import SEATS, WOOL
from gui.parts.worms import paint_face
from tests.gui.kit.drawn import drawn

pytestmark = pytest.mark.usefixtures("qapp")
LOOKS = [Worn(paint, hat) for paint in PAINTS for hat in HATS]


def test_every_hat_goes_with_every_paint_by_day_and_in_the_evening():
    for worm in LOOKS:
        for name in (face_name(worm, "happy"), head_name(worm, "sleeps")):
            for rim in (DAY.rim, EVENING.rim):
                assert drawing(name, "", rim).isValid(), name


def test_no_two_hats_and_no_two_paints_look_alike():
    frame = QRectF(12, 12, 60, 62)
    pictures = [drawn(84, 84, paint_face, frame, worm) for worm in LOOKS]
    seen = {bytes(picture.constBits()) for picture in pictures}
    assert len(seen) == len(LOOKS) == 60


def test_a_worm_by_seat_is_that_worm_in_its_pair():
    assert face_name(BY_SEAT[2]) == face_name(Worn("honey", "daisy"))
    assert face_name(None) == "face-unpainted-looks"
    assert "+" not in face_name(Worn("mint", NONE))


def test_feelers_have_the_colours_of_their_worm_and_wool_is_seen_on_every_worm():
    for paint in SEATS:
        feelers = written(face_name(Worn(paint.name, "feelers")))
        assert f'r="7.5" fill="{paint.light}" stroke="{paint.rim}"' in feelers
    assert WOOL in written(face_name(Worn("tomato", "cap")))
    assert WOOL not in written(face_name(Worn("mint", "cap")))


def test_only_what_is_tall_reaches_over_the_box_of_a_face():
    assert room("cap", 120, 124) == (0, 0, 0, 0)
    assert room("propeller", 120, 124) == pytest.approx((6, 12, 6, 6))
