"""The seats' colours."""

from core.table.messages import SEATS_MAX
from gui.words.seats import COLOURS


def test_every_seat_has_a_colour_of_its_own():
    assert len(set(COLOURS)) == len(COLOURS) == SEATS_MAX
