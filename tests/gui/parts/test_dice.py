"""Dice and envelopes: every face of every seat is told apart, and so is how far a bid is."""

import pytest
from PySide6.QtCore import QRectF

from gui.parts.dice import Envelope, paint_dent, paint_die, paint_envelope
from tests.gui.parts.drawn import all_differ, drawn

FACES = ("1", "2", "3", "4", "5", "6", "7", "X")
BOX = QRectF(0, 0, 72, 78)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, None])
def test_every_face_looks_different(seat):
    assert all_differ(drawn(72, 78, paint_die, BOX, face, seat) for face in FACES)


def test_every_seat_has_dice_of_its_own_and_nobodys_are_pale():
    assert all_differ(drawn(72, 78, paint_die, BOX, "5", seat) for seat in (0, 1, 2, 3, 4, None))


def asleep(painter):
    paint_die(painter, BOX, "5", 0, is_asleep=True)


def dent(painter, ring=""):
    paint_dent(painter, BOX.adjusted(6, 6, -6, -6), is_chosen=bool(ring))


def test_a_die_that_sleeps_and_the_dent_of_one_look_different():
    assert all_differ(
        [
            drawn(72, 78, paint_die, BOX, "5", 0),
            drawn(72, 78, paint_die, BOX, "5", None),
            drawn(72, 78, asleep),
            drawn(72, 78, dent),
            drawn(72, 78, dent, "ring"),
        ]
    )


@pytest.mark.parametrize("wide", [50, 116, 200])
def test_how_far_an_envelope_is_can_be_seen_at_every_size(wide):
    frame = QRectF(10, wide * 0.5, wide, wide * 0.7)
    assert all_differ(
        drawn(wide + 20, round(wide * 1.3), paint_envelope, frame, 4, state, "E")
        for state in Envelope
    )


@pytest.mark.parametrize("wide", [50, 116])
def test_the_wax_tells_whose_envelope_it_is_by_colour_and_letter(wide):
    frame, sealed = QRectF(0, 0, wide, wide * 0.7), Envelope.SEALED
    pictures = [drawn(wide, wide, paint_envelope, frame, seat, sealed, "A") for seat in range(5)]
    pictures += [drawn(wide, wide, paint_envelope, frame, 0, sealed, said) for said in ("", "B")]
    assert all_differ(pictures)
