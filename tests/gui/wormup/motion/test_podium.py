"""What stands over the board at the end of a race."""

import pytest
from PySide6.QtCore import QRectF

from core.table.looks import BY_SEAT
from core.wormup.race import Result, Stage
from core.wormup.worm import Vec, Worm
from gui.wormup.board.camera import Camera
from gui.wormup.motion.podium import (
    PodiumPage,
    covered,
    paint_banner,
    paint_crown,
    paint_rays,
    paint_stamp,
    paint_stand,
)
from gui.wormup.stands import stands_of
from tests.core.wormup.races import start
from tests.core.wormup.scenes import good
from tests.gui.kit.drawn import changed, drawn, extent

pytestmark = pytest.mark.usefixtures("qapp")
_PAGE = PodiumPage(0.5, 360)


def _over(result, winner=None, seats=4):
    race = start("gryphon2010", seats)
    return race._replace(stage=Stage.OVER, result=result, winner=winner)


def _painted(paint):
    return drawn(640, 360, paint)


def test_the_winner_stands_first_and_who_shares_a_place_has_its_number():
    stands = stands_of(_over(Result.FINISH, winner=2), BY_SEAT[:5])
    assert (stands[0].seat, stands[0].place, stands[0].mood) == (2, 1, "happy")
    assert [stand.order for stand in stands] == [0, 1, 2, 3]
    assert [stand.place for stand in stands] == [1, 2, 2, 2], "all heads are level"  # W3.22
    assert {stand.mood for stand in stands[1:]} == {"looks"}


def test_the_last_one_alone_is_dizzy():
    race = _over(Result.FINISH, winner=2)
    worms = tuple(
        Worm(tuple(Vec(at.x - 400 * seat, at.y) for at in worm.segments))
        for seat, worm in enumerate(race.worms)
    )
    stands = stands_of(race._replace(worms=worms), BY_SEAT[:5])
    assert [stand.seat for stand in stands] == [2, 0, 1, 3]
    assert [stand.mood for stand in stands] == ["happy", "looks", "looks", "dizzy"]


def test_who_has_resigned_sleeps_on_the_last_block():
    race = good(good(start("gryphon2010", 3).resign(0)).resign(2))
    stands = stands_of(race, BY_SEAT[:5])
    assert stands[0].seat == 1
    assert {stand.mood for stand in stands[1:]} == {"sleeps"}


def test_without_a_winner_all_are_content_and_stand_level():
    race = _over(Result.STALL)
    stands = stands_of(race, BY_SEAT[:5])
    assert {stand.mood for stand in stands} == {"content"}
    level, first = (
        _shape(lambda p, w=winner: paint_stand(p, _PAGE, stands[0], w, 1.0))
        for winner in (None, stands[0].seat)
    )
    assert level.top() > first.top() + 10


def _shape(paint):
    """Return the frame round all that *paint* paints."""
    return extent(changed(_painted(lambda _: None), _painted(paint)))


def test_the_banner_unrolls_and_the_rays_shoot_out_from_the_middle():
    race = _over(Result.FINISH, 2)
    camera = Camera(640, 360, 0.025, 6_000.0, 10_000.0)
    for paint in (
        lambda p, share: paint_banner(p, _PAGE, BY_SEAT[2], "Cem wins!", share),
        lambda p, share: paint_rays(p, camera, race, share),
    ):
        shapes = [_shape(lambda p, s=share, paint=paint: paint(p, s)) for share in (0.1, 0.5, 1.0)]
        assert shapes[0].width() < shapes[1].width() < shapes[2].width()


def test_a_block_rises_the_crown_lands_on_it_and_the_stamp_is_pressed_flat():
    stand = stands_of(_over(Result.FINISH, 2), BY_SEAT[:5])[0]
    tops, crowns, stamps = (
        [_shape(lambda p, s=share, paint=paint: paint(p, s)) for share in (0.1, 0.5, 1.0)]
        for paint in (
            lambda p, share: paint_stand(p, _PAGE, stand, 2, share),
            lambda p, share: paint_crown(p, _PAGE, BY_SEAT[2], share),
            lambda p, share: paint_stamp(p, _PAGE, share),
        )
    )
    assert tops[0].top() > tops[1].top() > tops[2].top()
    assert crowns[0].top() < tops[2].top() < crowns[2].bottom()
    assert stamps[1].width() > stamps[2].width() == stamps[2].height()


def test_a_long_name_fits_on_the_banner():
    wide = _painted(lambda p: paint_banner(p, _PAGE, BY_SEAT[2], "M" * 40 + " wins!", 1.0))
    bare = _painted(lambda p: paint_banner(p, _PAGE, BY_SEAT[2], "", 1.0))
    beside = QRectF(48, 0, 41, 120).toRect()
    assert wide.copy(beside) == bare.copy(beside)


def test_what_is_low_hangs_on_the_foot_of_a_higher_window():
    higher = PodiumPage(1.0, 800)
    assert higher.at(QRectF(0, 400, 1, 1)).top() == 480
    assert higher.at(QRectF(0, 50, 1, 1)).top() == 50


def test_the_stamp_is_pressed_at_the_right_of_a_wider_window():
    usual, wide = (covered(PodiumPage(1.0, 720, width), (), None) for width in (1_280, 1_720))
    assert wide[1] == usual[1].translated(440, 0)
    assert wide[0] == usual[0]
