"""Envelopes and dice on the veil."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from core.wormup.profiles import Face
from gui.wormup.motion.envelopes import (
    Pose,
    paint_badge_die,
    paint_badge_envelope,
    paint_badge_place,
    paint_bid,
    paint_burst,
    paint_stars,
)
from gui.wormup.motion.opened import GHOST, Bid

pytestmark = pytest.mark.usefixtures("qapp")
_BID = Bid(1, "Ben", "B", Face.X, number=6, turn=1)


def _painted(paint):
    pixmap = QPixmap(400, 400)
    pixmap.fill(Qt.GlobalColor.black)
    painter = QPainter(pixmap)
    paint(painter)
    painter.end()
    return pixmap.toImage()


def _bid(bid=_BID, **more):
    pose = Pose(200, 240, 200, **more)
    return _painted(lambda painter: paint_bid(painter, bid, pose))


@pytest.mark.parametrize(
    "more",
    [
        {"tilt": 9.0},
        {"flap": 0.3},
        {"flap": 0.8},
        {"flap": 1.0},
        {"flap": 1.0, "risen": 0.6},
        {"flap": 1.0, "risen": 1.0},
        {"flap": 1.0, "risen": 1.0, "die_tilt": 8.0},
        {"glow": 1.0},
        {"rays": 1.0},
        {"number": 1.0},
        {"small": 1.0},
        {"trembles": 1.0},
        {"flies": 1.0},
        {"fade": 0.5},
    ],
)
def test_each_part_of_a_pose_is_seen(more):
    without_last = dict([*more.items()][:-1])
    assert _bid(**more) != _bid(**without_last)


def test_a_shut_envelope_shows_nothing_of_its_die():
    other = Bid(1, "Ben", "B", Face.FOUR, number=4, turn=1)
    assert _bid() == _bid(other)
    assert _bid(flap=1.0, risen=1.0) != _bid(other, flap=1.0, risen=1.0)


def test_the_ghosts_dice_come_out_of_nowhere():
    ghost = Bid(GHOST, "Ghost", "", Face.FIVE, spare=Face.THREE)
    alone = Bid(GHOST, "Ghost", "", Face.FIVE)
    assert _bid(ghost) == _bid(alone), "there is no envelope"
    assert _bid(ghost, flap=1.0, risen=1.0) != _bid(alone, flap=1.0, risen=1.0)


def test_half_way_between_two_poses_all_is_half_way():
    half = Pose(0, 0, 100).toward(Pose(10, 20, 200, tilt=8.0, glow=1.0), 0.5)
    assert half == Pose(5, 10, 150, tilt=4.0, glow=0.5)


def test_the_burst_and_its_stars_are_seen():
    nothing = _painted(lambda _: None)
    assert _painted(lambda p: paint_burst(p, QPointF(200, 200), 160, 1.0)) != nothing
    assert _painted(lambda p: paint_stars(p, QPointF(200, 200), 160, 1.0)) != nothing


def test_a_badge_shows_a_place_an_envelope_or_a_die():
    frame = QRectF(20, 20, 50, 40)
    painted = [
        _painted(lambda p: paint_badge_place(p, frame)),
        _painted(lambda p: paint_badge_envelope(p, frame, 2, "C")),
        _painted(lambda p: paint_badge_die(p, frame, 2, Face.FIVE)),
        _painted(lambda p: paint_badge_die(p, frame, 2, Face.FIVE, 12)),
    ]
    for place, image in enumerate(painted):
        assert image not in painted[:place]
