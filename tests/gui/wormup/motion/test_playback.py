"""Completed steps in motion."""

import pytest
from gui.wormup.motion.cards import Card, placed
from gui.wormup.motion.strip import Strip
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from core.wormup.actions import MOVE
from core.wormup.game import GameState
from core.wormup.race import Result
from gui.parts.game_view import Sound
from gui.wormup.board.board import Board
from gui.wormup.board.camera import frame_of
from gui.wormup.board.sprites import Gap
from gui.wormup.motion.playback import Playback
from tests.gui.race_log import race


class _Stage(QWidget):
    """A view with nothing but what moves."""

    def __init__(self):
        super().__init__()
        self.board, self.strip = Board(), Strip()
        self.board.setParent(self)
        self.playback = Playback(self.board, self.strip)
        self.heard: list[Sound] = []
        self.playback.sounded.connect(self.heard.append)


@pytest.fixture
def stage(qtbot):
    stage = _Stage()
    qtbot.addWidget(stage)
    stage.resize(800, 400)
    stage.board.resize(800, 300)
    stage.show()
    return stage


def _steps():
    return race(seed=3)[1].completed


def _step(is_wanted):
    return next(done for done in _steps() if done.step.state is not None and is_wanted(done))


def _is_move(done):
    return done.outcome.slots[0].action[:1] == (MOVE,) and done.outcome.slots[0].action[1]


def _has_won(done):
    return isinstance(done.outcome.state, GameState) and done.outcome.state.race.result is not None


def test_a_click_skips_and_does_nothing_else(stage, qtbot):
    pressed: list[int] = []
    stage.board.tool = None
    stage.board.moved_camera.connect(lambda: pressed.append(1))
    stage.playback.play(_step(_is_move), None)
    assert stage.playback.is_running
    with qtbot.waitSignal(stage.playback.ended):
        QTest.mouseClick(stage.board, Qt.MouseButton.LeftButton)
    assert not stage.playback.is_running
    assert pressed == []


def test_a_key_skips(stage):
    stage.playback.play(_step(_is_move), None)
    QTest.keyClick(stage.board, Qt.Key.Key_Space)
    assert not stage.playback.is_running


def test_the_envelopes_open_with_a_drum(stage):
    stage.playback.play(_step(lambda done: done.step.opens), None)
    stage.playback.skip()
    assert stage.heard[0] is Sound.ALL_IN
    assert stage.heard.count(Sound.ALL_IN) == 1


def test_the_tray_lies_on_the_board_only_while_the_envelopes_open(stage):
    tray = stage.playback._tray
    stage.playback.play(_step(lambda done: done.step.opens), None)
    stage.playback._motion._beats[0].show(1.0)
    stage.playback._motion._beats[1].show(0.0)
    assert not tray.isHidden()
    assert stage.board.rect().contains(tray.geometry())
    stage.playback.skip()
    assert tray.isHidden()
    assert stage.strip.cards


def test_a_collision_is_heard_only_where_one_is(stage):
    for done in _steps():
        if done.step.state is None or not done.step.opens:
            continue
        stage.heard.clear()
        stage.playback.play(done, None)
        stage.playback.skip()
        bids = [slot.action[2] for slot in done.outcome.slots]
        assert (Sound.COLLISION in stage.heard) is (len(set(bids)) < len(bids))


def test_our_own_move_has_been_seen_while_it_was_laid(stage):
    done = _step(lambda done: _is_move(done) and not _has_won(done))
    stage.playback.play(done, done.outcome.slots[0].seat)
    assert not stage.playback.is_running


def test_the_finish_is_shown_near_by_with_its_gap(stage):
    done = _step(_has_won)
    after = done.outcome.state.race
    assert after.result is Result.FINISH
    stage.board.fit(frame_of(after))
    whole = stage.board.camera
    shown: list[tuple[float, bool]] = []

    def remember():
        has_gap = any(isinstance(sprite, Gap) for sprite in stage.board.sprites())
        shown.append((stage.board.camera.scale, has_gap))

    stage.board.moved_camera.connect(remember)
    stage.playback.play(done, after.winner)
    stage.playback.skip()
    assert Sound.FINISH in stage.heard
    assert max(scale for scale, _ in shown) > 2 * whole.scale
    assert shown[-1][1], "the gap is shown until the board is seen whole again"
    assert stage.board.camera == whole


def test_who_is_far_behind_is_shown_where_the_game_is(stage):
    steps = [done for done in _steps() if done.step.state is not None]
    for done in steps:
        stage.playback.play(done, None)
        assert stage.playback._motion.left_ms() < 16_000
    assert stage.heard.count(Sound.ALL_IN) < sum(done.step.opens for done in steps)


def test_an_envelope_drops_once_with_a_sound(stage):
    before = placed([Card(0, "Ann", "A"), Card(1, "Ben", "B")])
    after = placed([Card(0, "Ann", "A"), Card(1, "Ben", "B", has_envelope=True)])
    stage.playback.drop(before)
    stage.playback.drop(after)
    assert stage.strip.cards[1].lift > 1
    stage.playback.drop(after)
    assert stage.strip.cards == after
    assert stage.heard == [Sound.SEALED]


def test_nothing_moves_on_once_the_view_is_gone(qtbot):
    stage = _Stage()
    stage.playback.play(_step(_is_move), None)
    motion, gone = stage.playback._motion, list[int]()
    motion.destroyed.connect(lambda: gone.append(1))
    stage.deleteLater()
    qtbot.waitUntil(lambda: bool(gone))
