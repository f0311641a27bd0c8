"""Laying a worm anew (W3.16)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from core.table.looks import BY_SEAT
from core.wormup.profiles import Options
from core.wormup.refusals import WormUpReason
from core.wormup.worm import Vec
from gui.wormup.board.sprites import Disc, SpriteLook
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.repose_tool import ReposeTool
from tests.core.wormup.scenes import moving, straight

pytestmark = pytest.mark.usefixtures("qapp")

_WORM = straight(12_000, 10_000)


@pytest.fixture
def tool():
    race = moving("venice1995", _WORM, options=Options(repose=True))
    tool = ReposeTool(MoveDraft(race, 0), BY_SEAT[0])
    tool.start()
    return tool


def _press(tool, key):
    return tool.key(QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


def _click(tool, x, y):
    assert tool.press((x, y), 0)
    tool.release((x, y))


def _discs(tool):
    return [s.at for s in tool.sprites() if isinstance(s, Disc) and s.look is SpriteLook.LYING]


def test_six_clicks_lay_the_worm_anew(qtbot, tool):
    x, y = _WORM.tail
    for step in range(1, 6):
        _click(tool, x, y + 400 * step)
    assert _discs(tool)[-1] == (x, y + 2_000)
    with qtbot.waitSignal(tool.done):
        _click(tool, x, y + 2_400)
    assert not tool.is_on
    assert tool.draft.worm.segments == tuple(Vec(x, y + 400 * k) for k in range(6, -1, -1))


def test_keys_lay_it_too_and_backspace_takes_the_last_one_back(tool):
    for _ in range(3):
        _press(tool, Qt.Key.Key_Right)
        _press(tool, Qt.Key.Key_Right)
        _press(tool, Qt.Key.Key_Return)
    assert tool.left == 3
    _press(tool, Qt.Key.Key_Backspace)
    assert tool.left == 4
    _press(tool, Qt.Key.Key_Escape)
    assert not tool.is_on
    assert tool.draft.worm == _WORM


def test_as_it_lay_is_not_anew(qtbot, tool):
    with qtbot.waitSignal(tool.refused) as refused:
        for step in range(1, 7):
            _click(tool, _WORM.tail.x + 400 * step, _WORM.tail.y)
    assert refused.args[0].reason is WormUpReason.REPOSE_NOTHING
    assert tool.left == 1


def test_the_line_is_no_place_for_it(qtbot):
    worm = straight(20_840 + 2_400, 10_000)
    race = moving("venice1995", worm, options=Options(repose=True))
    finish = race.course.finish[0].x
    worm = straight(finish - 400 + 2_400, 10_000)
    race = moving("venice1995", worm, options=Options(repose=True))
    tool = ReposeTool(MoveDraft(race, 0), BY_SEAT[0])
    tool.start()
    tool.hover((worm.tail.x + 400, worm.tail.y), 0)
    assert tool.aim.conflict is not None
    assert tool.aim.conflict.reason is WormUpReason.REPOSE_LINE
