"""What is drawn once."""

import pytest

from core.wormup.profiles import Face
from gui.parts.discs import seat_colour
from gui.wormup.board.camera import Camera
from gui.wormup.board.pixmaps import die, envelope, eyes, ground, halo, post, wood

pytestmark = pytest.mark.usefixtures("qapp")

_RGB = seat_colour(0).rgb()


def test_every_face_looks_like_no_other():
    images = [die(face, 40, _RGB, 1.0).toImage() for face in Face]
    assert all(a != b for i, a in enumerate(images) for b in images[i + 1 :])


def test_an_envelope_bears_its_letter():
    assert envelope(40, _RGB, "A", 1.0).toImage() != envelope(40, _RGB, "B", 1.0).toImage()


def test_the_same_thing_is_not_drawn_twice():
    for draw, arguments in (
        (die, (Face.X, 40, _RGB, 1.0)),
        (eyes, (20, 3, 64, 1.0)),
        (post, (15, 2.0)),
        (halo, (20, _RGB, 1.0)),
        (wood, ()),
    ):
        assert draw(*arguments) is draw(*arguments)


def test_a_dense_screen_gets_dense_pixmaps():
    assert post(20, 2.0).width() == 2 * post(20, 1.0).width()
    assert ground(Camera(100, 60, 0.01, 15_000, 10_000, 2.0)).width() == 200
