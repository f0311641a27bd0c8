"""Nobody needs colour to tell seats apart."""

import pytest

from core.table.looks import BY_SEAT, NONE, Worn
from core.table.messages import SEATS_MAX
from gui.words.seats import Names, seat_letters, seat_pattern


def test_every_seat_has_a_pattern_of_its_own():
    assert len({seat_pattern(seat) for seat in range(SEATS_MAX)}) == SEATS_MAX


@pytest.mark.parametrize(
    "names",
    [("Ann", "Anna"), ("Ann",) * 5, ("2", "!", "2"), ("", "1", "1"), ("\u00df", "S", "\u00df")],
    ids=ascii,
)
def test_every_seat_has_a_letter_of_its_own_whatever_the_names(names):
    letters = seat_letters(names)
    assert len(set(letters)) == len(names)
    assert all(len(letter) == 1 for letter in letters)


def test_a_bot_wears_no_hat_but_its_paint_and_letter():
    ann, bot = Names(("Ann", "Bea (bot)")).worms
    assert ann == BY_SEAT[0]._replace(letter="A")
    assert bot == BY_SEAT[1]._replace(hat=NONE, letter="B")
    worn = Names(("Ann", "Bea (bot)"), (Worn("plum", "bow"), Worn("mint", "cap"))).worms
    assert [one.hat for one in worn] == ["bow", NONE]
