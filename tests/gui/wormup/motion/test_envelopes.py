"""Envelopes and dice on the veil."""

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF

from core.table.looks import BY_SEAT
from core.wormup.profiles import Face
from gui.kit.tokens import LETTER
from gui.parts.paints import SEATS
from gui.wormup.motion.envelopes import (
    Pose,
    paint_badge_die,
    paint_badge_envelope,
    paint_badge_place,
    paint_bid,
    paint_burst,
    paint_stars,
)
from gui.wormup.motion.opened import GHOST, ShownBid
from tests.gui.kit.drawn import changed, drawn, extent, seen, spots

pytestmark = pytest.mark.usefixtures("qapp")
_BID = ShownBid(1, "Ben", BY_SEAT[1], Face.X, number=6, turn=1)


def _painted(paint):
    return drawn(400, 400, paint)


def _bid(bid=_BID, **more):
    pose = Pose(200, 240, 200, **more)
    return _painted(lambda painter: paint_bid(painter, bid, pose))


def _whole(**more):
    """Return where a bid is painted, in px."""
    return extent(changed(_painted(lambda _: None), _bid(**more)))


def test_a_flap_opens_upward_and_what_moves_or_shines_goes_beyond_the_envelope():
    shut = _whole()
    assert shut.top() > _whole(flap=0.5).top() > _whole(flap=1.0).top()
    assert _whole(tilt=9.0).left() < shut.left()
    assert _whole(trembles=1.0).left() < shut.left() < shut.right() < _whole(trembles=1.0).right()
    assert _whole(glow=1.0).width() == 400
    assert _whole(rays=1.0).top() < shut.top() - 150
    assert _whole(flies=1.0).top() < shut.top() - 50


_OPEN = {"flap": 1.0, "risen": 1.0}


@pytest.mark.parametrize(
    ("before", "more", "where"),
    [
        ({"flap": 1.0}, {"risen": 0.6}, QRect(140, 140, 120, 110)),
        (_OPEN, {"die_tilt": 8.0}, QRect(135, 105, 130, 140)),
        ({}, {"number": 1.0}, QRect(255, 70, 65, 60)),
        ({}, {"small": 1.0}, QRect(220, 165, 80, 80)),
    ],
    ids=["the die that rises", "the die that leans", "the turn", "the number of an X"],
)
def test_each_thing_is_seen_in_its_place(before, more, where):
    assert where.contains(extent(changed(_bid(**before), _bid(**before, **more))))


def test_what_fades_lets_the_ground_through():
    whole, faded = (_bid(fade=fade).pixelColor(130, 300).alpha() for fade in (1.0, 0.5))
    assert whole > faded + 40


def test_a_shut_envelope_shows_nothing_of_its_die():
    other = ShownBid(1, "Ben", BY_SEAT[1], Face.FOUR, number=4, turn=1)
    assert _bid() == _bid(other)
    assert _bid(flap=1.0, risen=1.0) != _bid(other, flap=1.0, risen=1.0)


def test_the_ghosts_dice_come_out_of_nowhere():
    ghost = ShownBid(GHOST, "Ghost", None, Face.FIVE, spare=Face.THREE)
    alone = ShownBid(GHOST, "Ghost", None, Face.FIVE)
    assert _bid(ghost) == _bid(alone), "there is no envelope"
    assert _bid(ghost, flap=1.0, risen=1.0) != _bid(alone, flap=1.0, risen=1.0)


def test_half_way_between_two_poses_all_is_half_way():
    half = Pose(0, 0, 100).toward(Pose(10, 20, 200, tilt=8.0, glow=1.0), 0.5)
    assert half == Pose(5, 10, 150, tilt=4.0, glow=0.5)


def test_the_burst_is_round_its_middle_and_its_stars_above_it():
    nothing = _painted(lambda _: None)
    burst = changed(nothing, _painted(lambda p: paint_burst(p, QPointF(200, 200), 160, 1.0)))
    stars = changed(nothing, _painted(lambda p: paint_stars(p, QPointF(200, 200), 160, 1.0)))
    assert extent(burst).contains(QRect(130, 130, 140, 140))
    assert extent(stars).bottom() < 200


def test_a_badge_shows_a_place_an_envelope_or_a_die():
    frame = QRectF(20, 20, 50, 40)
    pips = SEATS[2].pips
    place, envelope, die, named = (
        _painted(paint)
        for paint in (
            lambda p: paint_badge_place(p, frame),
            lambda p: paint_badge_envelope(p, frame, BY_SEAT[2]._replace(letter="C")),
            lambda p: paint_badge_die(p, frame, BY_SEAT[2], Face.FIVE),
            lambda p: paint_badge_die(p, frame, BY_SEAT[2], Face.FIVE, 12),
        )
    )
    assert [one.pixelColor(45, 40).alpha() for one in (place, envelope)] == [0, 255]
    assert spots(die, pips) == 5
    assert seen(envelope, LETTER) > 100 > seen(die, LETTER)
    assert changed(die, named)
