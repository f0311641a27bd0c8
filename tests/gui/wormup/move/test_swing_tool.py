"""Swinging a finish post."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from core.wormup.refusals import WormUpReason
from core.wormup.worm import Vec
from gui.wormup.move.draft import Draft
from gui.wormup.move.swing_tool import SwingTool
from tests.core.wormup.scenes import moving, straight

pytestmark = pytest.mark.usefixtures("qapp")

_WORM = straight(8_000, 8_000)


@pytest.fixture
def tool():
    draft = Draft(moving("gryphon2010", _WORM, number=4, x=True), 0)
    for step in range(4):
        assert draft.place(Vec(8_400 + 400 * step, 8_000)) is None
    return SwingTool(draft)


def _press(tool, key):
    return tool.key(QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


def test_a_post_is_dragged_round_the_other_one(qtbot, tool):
    first, second = tool.draft.course.finish
    assert tool.press(first, 0)
    tool.drag((second.x + 4_000, second.y + 10))
    with qtbot.waitSignal(tool.done):
        tool.release((second.x + 4_000, second.y))
    swung, pivot = tool.draft.course.finish
    assert pivot == second
    assert swung == (second.x + 4_450, second.y + 11)  # W4.5
    assert not tool.is_possible


def test_where_it_may_not_land_it_stays_and_the_reason_is_told(qtbot, tool):
    pivot = tool.draft.course.finish[1]
    tool.press(tool.draft.course.finish[0], 0)
    with qtbot.waitSignal(tool.refused) as refused:
        tool.drag(pivot)
        tool.draft.undo()  # as if one segment were still to be laid
        tool.release(pivot)
    assert refused.args[0].reason is WormUpReason.TOO_SHORT


def test_keys_turn_a_post_and_change_to_the_other_one(tool):
    tool.start()
    before = tool.draft.course.finish
    _press(tool, Qt.Key.Key_Down)
    _press(tool, Qt.Key.Key_Right)
    _press(tool, Qt.Key.Key_Right)
    _press(tool, Qt.Key.Key_Return)
    assert tool.draft.course.finish[0] == before[0]
    assert tool.draft.course.finish[1] != before[1]
    assert tool.draft.now.move.swing.post == 1


def test_escape_lets_the_posts_be(tool):
    tool.start()
    _press(tool, Qt.Key.Key_Left)
    assert list(tool.sprites())
    _press(tool, Qt.Key.Key_Escape)
    assert not tool.is_on
    assert tool.draft.now.move.swing is None


def test_without_an_x_no_post_can_be_taken():
    tool = SwingTool(Draft(moving("gryphon2010", _WORM), 0))
    assert not tool.press(tool.draft.course.finish[0], 0)
    assert list(tool.sprites()) == []
