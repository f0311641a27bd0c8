"""What stands over the board at the end of a race."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from core.wormup.race import Result, Stage
from core.wormup.worm import Vec, Worm
from gui.wormup.board.camera import Camera
from gui.wormup.motion.podium import (
    Page,
    paint_banner,
    paint_crown,
    paint_rays,
    paint_stamp,
    paint_stand,
    stands_of,
)
from tests.core.wormup.races import start
from tests.core.wormup.scenes import good

pytestmark = pytest.mark.usefixtures("qapp")
_PAGE = Page(1.0, 720)


def _over(result, winner=None, seats=4):
    race = start("gryphon2010", seats)
    return race._replace(stage=Stage.OVER, result=result, winner=winner)


def _painted(paint):
    pixmap = QPixmap(1280, 720)
    pixmap.fill(Qt.GlobalColor.black)
    painter = QPainter(pixmap)
    paint(painter)
    painter.end()
    return pixmap.toImage()


def test_the_winner_stands_first_and_who_shares_a_place_has_its_number():
    stands = stands_of(_over(Result.FINISH, winner=2))
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
    stands = stands_of(race._replace(worms=worms))
    assert [stand.seat for stand in stands] == [2, 0, 1, 3]
    assert [stand.mood for stand in stands] == ["happy", "looks", "looks", "dizzy"]


def test_who_has_resigned_sleeps_on_the_last_block():
    race = good(good(start("gryphon2010", 3).resign(0)).resign(2))
    stands = stands_of(race)
    assert stands[0].seat == 1
    assert {stand.mood for stand in stands[1:]} == {"sleeps"}


def test_without_a_winner_all_are_content_and_stand_level():
    race = _over(Result.STALL)
    stands = stands_of(race)
    assert {stand.mood for stand in stands} == {"content"}
    level = _painted(lambda p: paint_stand(p, _PAGE, stands[0], None, 1.0))
    assert level != _painted(lambda p: paint_stand(p, _PAGE, stands[0], stands[0].seat, 1.0))


@pytest.mark.parametrize(
    "paint",
    [
        lambda p, share: paint_banner(p, _PAGE, 2, "Cem wins!", share),
        lambda p, share: paint_crown(p, _PAGE, share),
        lambda p, share: paint_stamp(p, _PAGE, share),
        lambda p, share: paint_stand(p, _PAGE, stands_of(_over(Result.FINISH, 2))[0], 2, share),
        lambda p, share: paint_rays(
            p, Camera(1280, 720, 0.05, 6_000.0, 10_000.0), _over(Result.FINISH, 2), share
        ),
    ],
)
def test_each_part_comes_in(paint):
    pictures = [_painted(lambda p, s=share: paint(p, s)) for share in (0.02, 0.5, 1.0)]
    assert pictures[0] != pictures[1] != pictures[2]


def test_a_long_name_fits_on_the_banner():
    wide = _painted(lambda p: paint_banner(p, _PAGE, 2, "M" * 40 + " wins!", 1.0))
    bare = _painted(lambda p: paint_banner(p, _PAGE, 2, "", 1.0))
    beside = QRectF(96, 0, 82, 240).toRect()
    assert wide.copy(beside) == bare.copy(beside)


def test_what_is_low_hangs_on_the_foot_of_a_higher_window():
    higher = Page(1.0, 800)
    assert higher.at(QRectF(0, 400, 1, 1)).top() == 480
    assert higher.at(QRectF(0, 50, 1, 1)).top() == 50
