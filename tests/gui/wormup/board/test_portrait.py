"""The race as a picture for a file, a card, a report."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from gui.kit.drawing import svg_of
from gui.parts.paints import SEATS
from gui.wormup.board.portrait import paint_race
from tests.core.wormup.races import start
from tests.core.wormup.scenes import straight
from tests.gui.kit.drawn import drawn

pytestmark = pytest.mark.usefixtures("qapp")

_NAMES = ("Ann", "Ben", "Cem")


def _painted(race, frame, size=(900, 560), **more):
    return drawn(*size, lambda painter: paint_race(painter, frame, race, _NAMES, **more))


def _count(image, seat):
    """Count the pixels that have nearly the colour of *seat*."""
    hue = QColor(SEATS[seat].body).hue()
    spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
    seen = (image.pixelColor(x, y) for x, y in spots)
    return sum(abs(one.hue() - hue) < 4 and one.saturation() > 150 for one in seen)


def test_the_table_and_every_player_are_painted_within_the_frame():
    image = _painted(start("gryphon2010", 3), QRectF(40, 30, 800, 500), legend=True)
    outside = [image.pixel(x, y) for x in range(900) for y in (5, 29, 531, 555)]
    assert set(outside) == {0}
    foot = image.copy(40, 492, 800, 36)
    assert all(_count(foot, seat) > 10 for seat in range(3))


def test_on_a_small_card_the_end_of_the_course_is_large_enough_to_be_seen():
    race = start("gryphon2010", 3)
    worms = tuple(straight(18_000, 9_000 + 900 * lane) for lane in range(3))
    small = _painted(race._replace(worms=worms), QRectF(0, 0, 281, 128), (281, 128))
    assert _count(small, 1) > 100


def test_on_a_small_card_worms_that_lie_apart_are_all_seen():
    race = start("gryphon2010", 3)
    worms = tuple(straight(8_000 + 3_000 * lane, 9_000 + 900 * lane) for lane in range(3))
    image = _painted(race._replace(worms=worms), QRectF(0, 0, 281, 128), (281, 128))
    assert all(_count(image, seat) > 100 for seat in range(3))


def test_the_same_race_gives_the_same_picture():
    race, frame = start("gryphon2010", 3), QRectF(0, 0, 300, 150)
    assert _painted(race, frame, (300, 150)) == _painted(race, frame, (300, 150))


def test_in_a_drawing_it_is_paths_and_no_pixels():
    race = start("gryphon2010", 3)
    svg = svg_of(
        600, 300, lambda painter: paint_race(painter, QRectF(0, 0, 600, 300), race, _NAMES)
    )
    assert "<image" not in svg
    assert "<path" in svg
