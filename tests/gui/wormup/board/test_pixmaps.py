"""What is drawn once."""

import pytest
from PySide6.QtGui import QTransform

from core.table.looks import BY_SEAT
from gui.kit.tokens import DAY, EVENING
from gui.parts.paints import SEATS
from gui.wormup.board.pixmaps import AHEAD, TURNS, WAYS, Mood, halo, head, post, segment, shade
from tests.gui.kit.drawn import changed, whose

pytestmark = pytest.mark.usefixtures("qapp")

_AWAKE = (0, AHEAD, Mood.LOOKS)


@pytest.mark.parametrize("seat", range(5))
def test_segment_and_head_have_the_colour_of_their_worm(seat):
    name = SEATS[seat].name
    assert whose(segment(BY_SEAT[seat], 40, "", 1.0, DAY).toImage()) == name
    pictures = [head(BY_SEAT[worm], 60, _AWAKE, 1.0, DAY).toImage() for worm in range(5)]
    assert all(changed(one, pictures[seat]) for at, one in enumerate(pictures) if at != seat)


def test_a_race_number_bears_its_letter():
    bare, a, b = (segment(BY_SEAT[0], 40, letter, 1.0, DAY).toImage() for letter in ("", "A", "B"))
    assert len({bytes(image.constBits()) for image in (bare, a, b)}) == 3


def test_in_the_evening_every_segment_has_a_light_rim():
    day, evening = (segment(BY_SEAT[3], 40, "", 1.0, theme).toImage() for theme in (DAY, EVENING))
    assert evening.pixelColor(1, 20).lightness() > day.pixelColor(1, 20).lightness() + 60


def _unlike(one, other):
    """Return how many px of two pictures of one size are far from equal."""
    return sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 60
        for x, y in changed(one, other)
    )


def test_a_head_turns_the_whole_circle():
    turned = [
        head(BY_SEAT[1], 40, (turn, AHEAD, Mood.SLEEPS), 1.0, DAY).toImage()
        for turn in range(0, TURNS, TURNS // 4)
    ]
    for quarter, one in enumerate(turned):
        by_hand = turned[0].transformed(QTransform().rotate(90 * quarter))
        others = [_unlike(by_hand, other) for other in turned if other is not one]
        assert _unlike(by_hand, one) < min(others) / 3


def test_eyes_look_where_they_are_told_whatever_the_head_does():
    worm = BY_SEAT[1]
    ahead = head(worm, 80, (0, 0, Mood.LOOKS), 1.0, DAY).toImage()
    for turn in (0, TURNS // 4):
        heads = [
            head(BY_SEAT[1], 80, (turn, way, Mood.LOOKS), 1.0, DAY).toImage()
            for way in (0, WAYS // 2)
        ]
        darks = [_middle_of(changed(*heads), one) for one in heads]
        assert darks[0] > darks[1] + 3, "the first look right, the others left"
    assert ahead == head(BY_SEAT[1], 80, (0, AHEAD, Mood.LOOKS), 1.0, DAY).toImage()


def _middle_of(places, picture):
    """Return how far right the dark px of *picture* at *places* are."""
    dark = [x for x, y in places if picture.pixelColor(x, y).lightness() < 70]
    return sum(dark) / len(dark)


def test_the_same_thing_is_not_drawn_twice():
    for draw, arguments in (
        (segment, (BY_SEAT[0], 20, "A", 1.0, DAY)),
        (head, (BY_SEAT[0], 20, _AWAKE, 1.0, DAY)),
        (post, (15, 2.0)),
        (shade, (15, 2.0)),
        (halo, (20, 0xFF0000, 1.0)),
    ):
        assert draw(*arguments) is draw(*arguments)


def test_a_dense_screen_gets_dense_pixmaps():
    assert post(20, 2.0).width() == 2 * post(20, 1.0).width()
    assert (
        head(BY_SEAT[0], 20, _AWAKE, 2.0, DAY).width()
        == 2 * head(BY_SEAT[0], 20, _AWAKE, 1.0, DAY).width()
    )
