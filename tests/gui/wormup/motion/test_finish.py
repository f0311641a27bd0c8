"""The end of a race over its board."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from core.table.looks import BY_SEAT
from core.wormup.race import Result, Stage
from gui.kit.theme import look, wear
from gui.kit.tokens import CALM_MS
from gui.parts.confetti import CONFETTI_MS
from gui.wormup.board.board import Board
from gui.wormup.board.camera import frame_of
from gui.wormup.motion.finish import (
    APART_MS,
    BANNER_MS,
    BLOCK_MS,
    BURST_MS,
    STAMP_MS,
    Finish,
    end_frame,
)
from gui.wormup.motion.podium import PodiumPage, covered
from gui.wormup.stands import stands_of, title_words
from tests.core.wormup.races import start
from tests.gui.kit.drawn import changed, extent

NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve")


@pytest.fixture
def board(qtbot):
    board = Board()
    qtbot.addWidget(board)
    board.resize(640, 360)
    board.show()
    return board


def _over(result, winner=None, seats=4):
    race = start("gryphon2010", seats)
    return race._replace(stage=Stage.OVER, result=result, winner=winner)


def _image(board):
    return board.grab().toImage()


@pytest.mark.parametrize("result", [Result.STALL, Result.ROUNDS, Result.AGREED])
def test_without_a_winner_nobody_is_crowned_and_nothing_falls(board, result):
    race = _over(result)
    assert "wins" not in title_words(race, NAMES)
    finish = Finish(board)
    finish.celebrate(race, NAMES)
    finish.skip()
    assert finish.is_shown
    assert end_frame(race) == frame_of(race)


def test_the_title_names_the_winner():
    assert title_words(_over(Result.FINISH, winner=2), NAMES) == "Cem wins!"
    assert title_words(_over(Result.WALKOVER, winner=0), NAMES) == "Ann wins!"


def test_who_wins_reads_it_as_who_is_meant():
    race = _over(Result.FINISH, winner=2)
    titles = [title_words(race, NAMES, seat) for seat in (0, 2, None)]
    assert titles == ["Cem wins!", "You win!", "Cem wins!"]


def test_banner_blocks_and_crown_come_in_one_after_the_other_and_then_nothing_ticks(board, clock):
    race = _over(Result.FINISH, winner=2)
    finish = Finish(board)
    banner, _, first, *others = covered(
        PodiumPage(finish.unit, 360), stands_of(race, BY_SEAT[:5]), 2
    )
    finish.celebrate(race, NAMES)
    bare = _image(board)
    clock.pass_time(BURST_MS + BANNER_MS // 2)
    seen = changed(bare, _image(board))
    assert _share(seen, banner) > 0.2 > _share(seen, first)
    clock.pass_time(3 * APART_MS + 2 * BLOCK_MS)
    seen = changed(bare, _image(board))
    assert all(_share(seen, block) > 0.5 for block in (first, *others))
    clock.pass_time(CONFETTI_MS)
    assert not finish.is_moving
    assert not clock.pending()


def _share(places, frame):
    """Return which share of *frame* the *places* cover."""
    inside = sum(frame.contains(x, y) for x, y in places)
    return inside / (frame.width() * frame.height())


def test_in_calm_motion_all_is_there_at_once_and_becomes_clear(board, clock, qapp):
    wear(qapp, replace(look(), is_calm=True))
    finish = Finish(board)
    bare = _image(board)
    finish.celebrate(_over(Result.FINISH, winner=2), NAMES)
    clock.pass_time(CALM_MS // 2)
    half = changed(bare, _image(board))
    clock.pass_time(CALM_MS)
    assert len(half) > 0.9 * len(changed(bare, _image(board))), "nothing travels"


def test_the_stamp_is_pressed_once_and_only_when_the_log_has_been_checked(board, clock):
    finish = Finish(board)
    finish.celebrate(_over(Result.FINISH, winner=2), NAMES)
    finish.skip()
    before = _image(board)
    assert finish.stamp()
    assert not finish.stamp()
    clock.pass_time(STAMP_MS)
    _, stamp, *_ = covered(PodiumPage(finish.unit, 360), (), 2)
    assert stamp.contains(QRectF(extent(changed(before, _image(board)))))


def test_it_goes_when_the_finish_is_seen_again_and_the_stamp_stays(board):
    finish, race = Finish(board), _over(Result.FINISH, winner=2)
    finish.celebrate(race, NAMES)
    finish.skip()
    bare = _image(board)
    finish.stamp()
    finish.leave()
    assert not finish.is_shown
    finish.celebrate(race, NAMES)
    finish.skip()
    _, stamp, *_ = covered(PodiumPage(finish.unit, 360), (), 2)
    seen = changed(bare, _image(board))
    assert seen
    assert stamp.contains(QRectF(extent(seen)))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_number_of_players_has_a_block_each(board, seats):
    race, bare = _over(Result.FINISH, winner=0, seats=seats), _image(board)
    finish = Finish(board)
    finish.celebrate(race, NAMES)
    finish.skip()
    seen = changed(bare, _image(board))
    _, _, *blocks = covered(PodiumPage(finish.unit, 360), stands_of(race, BY_SEAT[:5]), 0)
    assert len(blocks) == seats
    assert all(_share(seen, block) > 0.5 for block in blocks)


def test_the_board_shows_the_touch_at_its_right():
    race = _over(Result.FINISH, winner=2)
    frame = end_frame(race)
    for at in (*race.course.finish, *race.worms[2].segments):
        assert frame.left() < at.x < frame.right()
        assert frame.top() < at.y < frame.bottom()
    assert frame.width() > frame.height()
