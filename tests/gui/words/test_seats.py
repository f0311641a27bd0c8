"""The seats' colours."""

from core.table.messages import SEATS_MAX
from gui.words.seats import COLOURS, seat_svg


def test_every_seat_has_a_colour_of_its_own():
    assert len(set(COLOURS)) == len(COLOURS) == SEATS_MAX


def test_each_seat_has_a_sign_of_its_own_without_colour() -> None:
    signs = [seat_svg(seat, "A").replace(COLOURS[seat], "") for seat in range(5)]
    assert len(set(signs)) == 5
    assert "&lt;" in seat_svg(0, "<")
