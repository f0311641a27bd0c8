"""The end of a race over its board."""

from dataclasses import replace
from itertools import pairwise

import pytest

from core.wormup.race import Result, Stage
from gui.parts.theme import look, wear
from gui.wormup.board.board import Board
from gui.wormup.board.camera import frame_of
from gui.wormup.motion.finish import Finish, end_frame, title_words
from tests.core.wormup.races import start

NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve")


@pytest.fixture
def board(qtbot):
    board = Board()
    qtbot.addWidget(board)
    board.resize(1280, 720)
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


def test_the_parts_come_in_one_after_the_other_and_then_nothing_ticks(board, qtbot):
    finish = Finish(board)
    finish.celebrate(_over(Result.FINISH, winner=2), NAMES)
    finish._motion._timer.stop()
    pictures = []
    for share in (0.0, 0.1, 0.25, 0.4, 0.6, 1.0):
        finish._go(share)
        pictures.append(_image(board))
    assert all(a != b for a, b in pairwise(pictures))
    finish.skip()
    assert not finish.is_moving
    assert _image(board) == pictures[-1]


def test_in_calm_motion_all_is_there_at_once(board, qapp):
    before = look()
    wear(qapp, replace(before, is_calm=True))
    finish = Finish(board)
    finish.celebrate(_over(Result.FINISH, winner=2), NAMES)
    finish._motion._timer.stop()
    finish._come(0.999)
    last = finish._ms
    finish.skip()
    wear(qapp, before)
    assert finish._ms == last, "nothing travels"


def test_the_stamp_is_pressed_once_and_only_when_the_log_has_been_checked(board):
    finish = Finish(board)
    finish.celebrate(_over(Result.FINISH, winner=2), NAMES)
    finish.skip()
    before = _image(board)
    assert not finish.is_stamped
    assert finish.stamp()
    assert not finish.stamp()
    finish._stamping.skip()
    assert finish.is_stamped
    assert _image(board) != before


def test_it_goes_when_the_finish_is_seen_again_and_the_stamp_stays(board):
    finish = Finish(board)
    race = _over(Result.FINISH, winner=2)
    finish.celebrate(race, NAMES)
    finish.stamp()
    finish.leave()
    assert not finish.is_shown
    finish.celebrate(race, NAMES)
    assert finish.is_stamped


def test_every_number_of_players_has_a_block_each(board):
    for seats in (3, 4, 5):
        finish = Finish(board)
        finish.celebrate(_over(Result.FINISH, winner=0, seats=seats), NAMES)
        finish.skip()
        whole = _image(board)
        finish._stands = finish._stands[:-1]
        finish.update()
        assert _image(board) != whole
        finish.leave()


def test_the_board_shows_the_touch_at_its_right():
    race = _over(Result.FINISH, winner=2)
    frame = end_frame(race)
    for at in (*race.course.finish, *race.worms[2].segments):
        assert frame.left() < at.x < frame.right()
        assert frame.top() < at.y < frame.bottom()
    assert frame.width() > frame.height()
