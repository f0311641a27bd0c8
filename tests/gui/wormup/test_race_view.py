"""The view of a race: whole races by real mouse and by real keys, and what it asks and says."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.bots.straight import move as straight_move
from core.wormup.race import Stage
from gui.wormup.race_view import RaceView
from tests.gui.wormup.local import Local


@pytest.fixture
def view(qtbot):
    view = RaceView()
    view.resize(1024, 430)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    return view


def _show(local, view):
    local.show(view)
    view.motion.skip()


def _click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def _drag(board, start, end):
    """Drag from one place of the table to another, as a hand does."""
    first, last = (board.camera.on_screen(at).toPoint() for at in (start, end))
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=first)
    QTest.mouseMove(board, QPoint((first + last) / 2))
    QTest.mouseMove(board, last)
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=last)


def _by_mouse(view, race, seat):
    """Do what our seat has to do, with the mouse alone."""
    if race.stage is not Stage.MOVE:
        _click(next(b for f in race.profile.faces if not (b := view.bids.button(f)).why))
        _click(view.bids.seal)
        return
    for step in straight_move(race, seat).placements:
        if step.reverse:
            _click(view.moves.turn)
        _drag(view.board, view.hand.draft.worm.tail, step.at)
    _click(view.moves.done)


def _by_keys(view, race, _seat):
    """Do what our seat has to do, with the keys alone."""
    if race.stage is not Stage.MOVE:
        face = next(f for f in race.profile.faces if not view.bids.button(f).why)
        QTest.keyClicks(view.focusWidget() or view, str(face.value))
        view.bids.seal.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(view.bids.seal, Qt.Key.Key_Return)
        return
    while view.hand.draft.left and not view.hand.draft.is_blocked:
        QTest.keyClick(view.board, Qt.Key.Key_Up)
        QTest.keyClick(view.board, Qt.Key.Key_Return)
    QTest.keyClick(view.moves.done, Qt.Key.Key_Return)


@pytest.mark.parametrize("by_hand", [_by_mouse, _by_keys])
def test_a_whole_race_is_played_to_its_end(view, by_hand):
    local = Local(seed=3)
    local.watch(view)
    _show(local, view)
    for _ in range(400):
        if local.own.is_over:
            break
        before = len(local.plays)
        by_hand(view, local.race, local.me)
        assert len(local.plays) == before + 1
        assert local.refused == []
        _show(local, view)
    assert local.own.is_over
