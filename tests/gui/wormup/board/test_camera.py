"""What the board shows of the table, and how large."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from core.wormup.worm import TABLE_H, TABLE_W
from gui.wormup.board.camera import Camera, fitted, frame_of
from tests.core.wormup.races import start
from tests.core.wormup.scenes import straight

_FRAME = QRectF(1_000, 2_000, 20_000, 8_000)


def test_a_place_is_shown_where_it_is_found_again():
    camera = fitted(_FRAME, 1024, 430)
    for spot in ((1_000.0, 2_000.0), (13_333.0, 9_999.0)):
        assert camera.on_table(camera.on_screen(spot)) == pytest.approx(spot)


def test_everything_of_the_frame_is_seen():
    camera = fitted(_FRAME, 1024, 430)
    assert camera.frame().adjusted(-1, -1, 1, 1).contains(_FRAME)


def test_what_covers_the_edges_covers_nothing_of_the_frame():
    camera = fitted(_FRAME, 1024, 430, inset=(24, 80, 200, 120))
    assert camera.seen().adjusted(-1, -1, 1, 1).contains(_FRAME)
    room = camera.room()
    assert (room.left(), room.top(), room.right(), room.bottom()) == (24, 80, 824, 310)
    assert camera.on_screen((11_000, 6_000)) == room.center()


def test_no_room_that_is_left_shows_what_lies_beyond_the_table():
    for left, top in ((0, 0), (2_900, 5_100), (TABLE_W - 5_000, 0), (0, TABLE_H - 6_000)):
        frame = QRectF(left, top, 5_000, 6_000)
        for width, height in ((1024, 600), (1280, 720), (1920, 1080), (3440, 1440), (768, 1366)):
            camera = fitted(frame, width, height, inset=(16, 90, 16, 136))
            seen, free = camera.frame(), camera.seen()
            assert free.adjusted(-1, -1, 1, 1).contains(frame)
            assert seen.left() > -1 or free.left() > frame.left() - 1
            assert seen.right() < TABLE_W + 1 or free.right() < frame.right() + 1
            assert seen.top() > -1 or free.top() > frame.top() - 1
            assert seen.bottom() < TABLE_H + 1 or free.bottom() < frame.bottom() + 1


def test_zooming_leaves_what_is_under_the_cursor_where_it_is():
    camera, at = fitted(_FRAME, 1024, 430), QPointF(700, 120)
    near = camera.zoomed(3, at)
    assert near.scale == pytest.approx(3 * camera.scale)
    assert near.on_table(at) == pytest.approx(camera.on_table(at))


def test_no_zoom_and_no_push_loses_the_table():
    camera = fitted(_FRAME, 1024, 430)
    assert camera.zoomed(1e9, QPointF(0, 0)).scale < 1
    assert camera.zoomed(1e-9, QPointF(0, 0)).scale > 0.01
    assert camera.panned(QPointF(-1e9, 0)).x == TABLE_W


def test_showing_a_place_moves_the_table_only_if_it_must():
    camera = Camera(100, 100, 0.05, 10_000, 10_000)
    assert camera.showing((10_100, 9_900)) == camera
    assert camera.showing((15_000, 10_000)).frame().contains(QPointF(15_400, 10_000))


def test_the_frame_of_a_race_holds_everything_that_stands_on_the_table():
    race = start("gryphon2010", 4)
    frame = frame_of(race, [(9_000, 17_000)])
    places = [*race.course.posts, *(at for w in race.worms for at in w.segments), (9_000, 17_000)]
    assert all(frame.contains(QPointF(*at)) for at in places)


def _high_up(course):
    """Return *course* with its start posts far above all else."""
    return course._replace(start=tuple(post._replace(y=1_000) for post in course.start))


def test_the_start_is_left_out_as_soon_as_all_heads_are_past_it():
    race = start("gryphon2010", 3)
    line = race.course.start[0].x
    for head, is_left in ((line - 10, False), (line + 10, True)):
        worms = tuple(straight(x, 9_000 + 900 * n) for n, x in enumerate((head, 12_000, 13_000)))
        gone = race._replace(worms=worms)
        tails = min(at.x for worm in worms for at in worm.segments)
        frame = frame_of(gone)
        assert frame.left() < tails
        assert (frame == frame_of(gone._replace(course=_high_up(race.course)))) is is_left
    gone = race._replace(worms=tuple(straight(12_000, 9_000 + 900 * lane) for lane in range(3)))
    assert frame_of(race).left() < race.course.start[0].x < frame_of(gone).left()
