"""Dice and envelopes: which number, whose, and how far a bid is, can be seen."""

import pytest
from PySide6.QtCore import QRectF

from core.table.looks import BY_SEAT
from gui.kit.theme import look
from gui.kit.tokens import DAY
from gui.parts.dice import Envelope, paint_dent, paint_die, paint_envelope
from gui.parts.paints import SEATS
from tests.gui.kit.drawn import changed, drawn, seen, spots, whose

BOX = QRectF(0, 0, 72, 78)

pytestmark = pytest.mark.usefixtures("qapp")


def die(face, seat, *, is_asleep=False):
    def paint(painter):
        paint_die(painter, BOX, face, None if seat is None else BY_SEAT[seat], is_asleep=is_asleep)

    return drawn(72, 78, paint)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, None])
def test_every_face_has_as_many_pips_as_it_is_worth_and_an_x_one_cross(seat):
    pips = DAY.ink2 if seat is None else SEATS[seat].pips
    assert [spots(die(face, seat), pips) for face in "1234567X"] == [1, 2, 3, 4, 5, 6, 7, 1]
    assert len(changed(die("1", seat), die("X", seat))) > 300


def test_a_die_has_the_colour_of_its_worm_and_one_of_nobody_is_pale():
    worms = [paint.name for paint in SEATS]
    assert [whose(die("5", seat)) for seat in (0, 1, 2, 3, 4, None)] == [*worms, "unpainted"]


def test_a_die_that_sleeps_is_pale_with_a_z():
    assert changed(die("5", 1, is_asleep=True), die("5", None))
    assert spots(die("5", 1, is_asleep=True), SEATS[1].pips) == 0


def test_a_dent_has_a_ring_if_its_die_was_chosen():
    plain, chosen = (
        drawn(72, 78, lambda painter, on=on: paint_dent(painter, BOX, is_chosen=on))
        for on in (False, True)
    )
    ring = look().theme.ring
    assert seen(chosen, ring) > 20 > seen(plain, ring)


def envelope(wide, seat, state, letter=""):
    frame = QRectF(10, wide * 0.5, wide, wide * 0.7)
    return drawn(wide + 20, round(wide * 1.3), paint_envelope, frame, BY_SEAT[seat], state, letter)


@pytest.mark.parametrize("wide", [50, 116, 200])
def test_how_far_an_envelope_is_can_be_seen_at_every_size(wide):
    """A die stands in an open one: its front comes over the die, later and alone."""
    bare = drawn(wide + 20, round(wide * 1.3), lambda _: None)

    def parts(state):
        places = changed(bare, envelope(wide, 4, state))
        heights = {"flap": 0.3, "back": 0.55, "front": 0.95}
        return [
            name for name, at in heights.items() if (10 + wide // 2, round(wide * at)) in places
        ]

    assert {state: parts(state) for state in Envelope} == {
        Envelope.PLACE: [],
        Envelope.SEALED: ["back", "front"],
        Envelope.OPEN: ["flap", "back"],
        Envelope.FRONT: ["front"],
    }


@pytest.mark.parametrize("wide", [50, 116])
def test_the_wax_tells_whose_envelope_it_is_by_colour_and_letter(wide):
    wax = QRectF(10 + wide * 0.42, wide * 0.86, wide * 0.16, wide * 0.1).toRect()
    for seat, paint in enumerate(SEATS):
        bare, said = (envelope(wide, seat, Envelope.SEALED, letter) for letter in ("", "A"))
        assert whose(bare.copy(wax)) == paint.name
        assert changed(bare, said)
        assert changed(envelope(wide, seat, Envelope.SEALED, "B"), said)
