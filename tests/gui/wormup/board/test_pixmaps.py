"""What is drawn once."""

from itertools import pairwise

import pytest

from gui.parts.tokens import DAY, EVENING
from gui.wormup.board.pixmaps import AHEAD, TURNS, WAYS, Mood, halo, head, post, segment, shade

pytestmark = pytest.mark.usefixtures("qapp")

_SEATS = range(5)
_AWAKE = (0, AHEAD, Mood.LOOKS)


def test_every_seat_looks_like_no_other():
    images = [segment(seat, 40, "", 1.0, DAY).toImage() for seat in _SEATS]
    images += [head(seat, 40, _AWAKE, 1.0, DAY).toImage() for seat in _SEATS]
    assert all(a != b for i, a in enumerate(images) for b in images[i + 1 :])


def test_a_race_number_bears_its_letter():
    bare, a, b = (segment(0, 40, letter, 1.0, DAY).toImage() for letter in ("", "A", "B"))
    assert len({bytes(image.constBits()) for image in (bare, a, b)}) == 3


def test_in_the_evening_every_segment_has_a_light_rim():
    day, evening = (segment(3, 40, "", 1.0, theme).toImage() for theme in (DAY, EVENING))
    assert evening.pixelColor(1, 20).lightness() > day.pixelColor(1, 20).lightness() + 60


def test_a_head_turns_and_its_eyes_turn_for_themselves():
    turned = [head(1, 40, (turn, AHEAD, Mood.LOOKS), 1.0, DAY).toImage() for turn in range(TURNS)]
    assert all(a != b for a, b in pairwise(turned))
    looking = [head(1, 40, (0, way, Mood.LOOKS), 1.0, DAY).toImage() for way in range(WAYS)]
    assert all(a != b for i, a in enumerate(looking) for b in looking[i + 1 :])


def test_every_mood_has_a_face():
    images = [head(2, 40, (0, AHEAD, mood), 1.0, DAY).toImage() for mood in Mood]
    assert all(a != b for i, a in enumerate(images) for b in images[i + 1 :])


def test_the_same_thing_is_not_drawn_twice():
    for draw, arguments in (
        (segment, (0, 20, "A", 1.0, DAY)),
        (head, (0, 20, _AWAKE, 1.0, DAY)),
        (post, (15, 2.0)),
        (shade, (15, 2.0)),
        (halo, (20, 0xFF0000, 1.0)),
    ):
        assert draw(*arguments) is draw(*arguments)


def test_a_dense_screen_gets_dense_pixmaps():
    assert post(20, 2.0).width() == 2 * post(20, 1.0).width()
    assert head(0, 20, _AWAKE, 2.0, DAY).width() == 2 * head(0, 20, _AWAKE, 1.0, DAY).width()
