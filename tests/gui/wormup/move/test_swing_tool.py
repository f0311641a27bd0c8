"""Swinging a finish post."""

from math import hypot, pi

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from core.wormup.refusals import WormUpReason
from core.wormup.worm import Vec
from gui.wormup.board.lines import Cloth, FinishThread
from gui.wormup.board.sprites import SpriteLook
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.swing_tool import SwingTool
from tests.core.wormup.scenes import moving, straight

pytestmark = pytest.mark.usefixtures("qapp")

_WORM = straight(8_000, 8_000)


@pytest.fixture
def tool():
    draft = MoveDraft(moving("gryphon2010", _WORM, number=4, x=True), 0)
    for step in range(4):
        assert draft.place(Vec(8_400 + 400 * step, 8_000)) is None
    return SwingTool(draft)


def _press(tool, key):
    return tool.key(QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


def test_a_post_is_dragged_round_the_other_one(qtbot, tool):
    first, second = tool.draft.course.finish
    assert tool.press(first, 0)
    tool.drag((second.x + 4_000, second.y + 10))
    tool.release((second.x + 4_000, second.y))
    assert tool.draft.now.move.swing is None, "it is still ours to leave"
    with qtbot.waitSignal(tool.done):
        tool.swing()
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
        tool.swing()
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
    assert tool.table() is not None
    _press(tool, Qt.Key.Key_Escape)
    assert tool.table() is None
    assert not tool.is_on
    assert tool.draft.now.move.swing is None


def test_without_an_x_no_post_can_be_taken():
    tool = SwingTool(MoveDraft(moving("gryphon2010", _WORM), 0))
    assert not tool.press(tool.draft.course.finish[0], 0)
    assert list(tool.sprites()) == []


def test_a_refused_post_can_be_taken_again_where_it_is_shown(tool):
    foot = tool.draft.course.finish[1]
    worms = (*tool.draft.walk.ground.worms[:1], straight(foot.x - 4_450, foot.y, (0, 400)))
    race = moving("gryphon2010", *worms, number=0, x=True)
    tool = SwingTool(MoveDraft(race, 0))
    tool.press(tool.draft.course.finish[0], 0)
    tool.drag((foot.x - 4_450, foot.y))
    tool.release((foot.x - 4_450, foot.y))
    assert tool.refusal is not None
    tool.swing()
    assert tool.draft.now.move.swing is None
    shown = tool.swung.finish[0]
    assert tool.press(shown, 0)
    tool.drag((foot.x + 4_450, foot.y))
    tool.release((foot.x + 4_450, foot.y))
    assert tool.refusal is None
    tool.swing()
    assert tool.draft.now.move.swing is not None


def test_a_press_on_the_circle_takes_the_post_there(tool):
    first, second = tool.draft.course.finish
    tool.press(first, 0)
    tool.release(first)
    assert tool.press((second.x + 4_450, second.y), 0)
    assert tool.swung.finish[0].x > second.x + 4_400


def test_what_is_refused_of_the_circle_is_hatched_and_says_why(tool):
    tool.start()
    (circle,) = tool.below()
    assert circle.free
    assert circle.refused == ()
    foot = tool.draft.course.finish[1]
    race = moving(
        "gryphon2010", _WORM, straight(foot.x - 4_450, foot.y, (0, 400)), number=0, x=True
    )
    tool = SwingTool(MoveDraft(race, 0))
    tool.start()
    (circle,) = tool.below()
    assert len(circle.refused) == len(tool.refused_parts()) >= 1
    reasons = {refusal.reason for _, refusal in tool.refused_parts()}
    on_worm = {WormUpReason.SWING_POST_ON_WORM, WormUpReason.SWING_LINE_ON_WORM}
    assert reasons & on_worm


def test_an_arrow_turns_by_one_degree(tool):
    tool.start()
    first, _ = tool.draft.course.finish
    _press(tool, Qt.Key.Key_Right)
    moved = tool.swung.finish[0]
    turned = hypot(moved.x - first.x, moved.y - first.y) / 4_450
    assert turned == pytest.approx(pi / 180, rel=0.02)


def test_while_it_is_carried_the_old_place_is_pale_and_the_thread_is_slack(tool):
    assert tool.table() is None
    tool.start()
    _press(tool, Qt.Key.Key_Right)
    table = tool.table()
    cloths = [one.look for one in table if isinstance(one, Cloth)]
    assert cloths == [SpriteLook.OLD, SpriteLook.CARRIED]
    assert [one.slack > 0 for one in table if isinstance(one, FinishThread)] == [False, True]
