"""The look of the seats: nobody needs colour to tell them apart."""

import pytest
from PySide6.QtGui import QImage

from gui.parts.discs import disc

pytestmark = pytest.mark.usefixtures("qapp")


def _grey(seat):
    image = disc(seat, 40).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(image.constBits())


def test_no_two_seats_look_alike_even_in_grey():
    assert len({_grey(seat) for seat in range(5)}) == 5


def test_a_disc_is_drawn_once():
    assert disc(1, 30, "A") is disc(1, 30, "A")


def test_a_letter_shows():
    assert disc(2, 40, "A").toImage() != disc(2, 40, "B").toImage()
