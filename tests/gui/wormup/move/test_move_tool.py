"""Laying segments with the mouse and with keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from core.wormup.refusals import WormUpReason
from gui.words.seats import worms_of
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Chalk, Free, Halo, Head, SpriteLook
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.move_tool import MoveTool
from tests.core.wormup.scenes import moving, straight

pytestmark = pytest.mark.usefixtures("qapp")

_WORM = straight(8_000, 8_000)
_WALL = straight(8_600, 7_600, (0, 400))


@pytest.fixture
def tool():
    return _tool(moving("gryphon2010", _WORM, number=4))


def _tool(race):
    return MoveTool(MoveDraft(race, 0), Scenery(race, worms_of(("A", "B", "C"))))


def _press(tool, key, modifiers=Qt.KeyboardModifier.NoModifier):
    return tool.key(QKeyEvent(QKeyEvent.Type.KeyPress, key, modifiers))


def _meant(tool):
    return [s.at for s in tool.sprites() if isinstance(s, Head) and s.look is SpriteLook.MEANT]


def test_the_tail_is_dragged_to_the_head_and_a_pale_one_shows_where_it_will_lie(tool):
    assert tool.press(_WORM.tail, 0)
    tool.drag((7_000, 9_000))
    assert _meant(tool) == []
    tool.drag((8_500, 8_000))
    assert _meant(tool) == [(8_400, 8_000)]
    tool.release((8_500, 8_000))
    assert tool.draft.worm.head == (8_400, 8_000)
    assert tool.draft.left == 3


def test_a_tail_let_go_elsewhere_goes_back(tool):
    tool.press(_WORM.tail, 0)
    tool.drag((4_000, 4_000))
    tool.release((4_000, 4_000))
    assert tool.draft.worm == _WORM


def test_a_click_near_the_head_lays_it_there(tool):
    tool.press((8_300, 8_250), 0)
    tool.release((8_300, 8_250))
    assert tool.draft.left == 3


def test_a_press_far_away_is_not_taken(tool):
    assert not tool.press((15_000, 15_000), 100)


def test_it_snaps_to_the_nearest_free_place_and_what_is_in_the_way_glows():
    tool = _tool(moving("gryphon2010", _WORM, _WALL))
    tool.hover((8_500, 8_050), 0)
    assert tool.aim.conflict.reason is WormUpReason.WORM  # W3.4
    assert len([s for s in tool.below() if isinstance(s, Halo)]) == 1
    assert tool.aim.meant is not None
    assert tool.draft.walk.ground.is_free(tool.aim.meant, _WORM)


def test_where_it_cannot_lie_nothing_is_laid_and_the_reason_is_told_once():
    box = [straight(8_600, 7_600, (0, 400)), straight(8_000, 7_350, (-400, 0))]
    tool = _tool(moving("gryphon2010", _WORM, *box))
    told: list[object] = []
    tool.refused.connect(told.append)
    for y in (7_700, 7_690, 7_680):
        tool.hover((8_100, y), 0)
    assert tool.aim.meant is None
    assert len(told) == 1
    tool.press((8_100, 7_700), 0)
    tool.release((8_100, 7_700))
    assert tool.draft.worm == _WORM


def test_the_arrows_steer_where_they_point_enter_lays_and_backspace_takes_back(tool):
    _press(tool, Qt.Key.Key_Right)
    straight_on = tool.aim.meant
    assert straight_on == (8_400, 8_000)
    _press(tool, Qt.Key.Key_Down)
    turned = tool.aim.meant
    assert turned.y > 8_050
    _press(tool, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert 0 < turned.y - tool.aim.meant.y <= 3
    _press(tool, Qt.Key.Key_Right)
    _press(tool, Qt.Key.Key_Right)
    assert tool.aim.meant == straight_on, "it comes to rest where the arrow points"
    _press(tool, Qt.Key.Key_Return)
    assert tool.draft.left == 3
    _press(tool, Qt.Key.Key_Backspace)
    assert tool.draft.worm == _WORM


@pytest.mark.parametrize(("key", "way"), [(Qt.Key.Key_Up, -1), (Qt.Key.Key_Down, 1)])
def test_one_press_turns_as_hard_as_the_worm_can(tool, key, way):
    _press(tool, key)
    head = tool.draft.worm.head
    assert abs(tool.aim.meant.x - head.x) <= 5
    assert way * (tool.aim.meant.y - head.y) > 390
    _press(tool, Qt.Key.Key_Return)
    _press(tool, key)
    assert way * (tool.aim.meant.y - tool.draft.worm.head.y) > 390


def test_arrows_behind_the_worm_turn_it_as_far_as_there_is_room(tool):
    _press(tool, Qt.Key.Key_Left)
    assert tool.aim.meant is not None
    for _ in range(20):
        _press(tool, Qt.Key.Key_Left)
    assert tool.aim.meant.x < tool.draft.worm.head.x


def test_a_key_that_means_nothing_is_left_to_others(tool):
    assert not _press(tool, Qt.Key.Key_Q)


def test_while_it_is_carried_every_conflict_is_told_where_a_place_is_near_too():
    tool = _tool(moving("gryphon2010", _WORM, _WALL))
    told: list[object] = []
    tool.refused.connect(told.append)
    tool.press(_WORM.tail, 0)
    tool.drag((8_500, 8_050))
    tool.drag((8_501, 8_050))
    assert tool.aim.meant is not None
    assert len(told) == 1


def _pull(tool, *spots):
    assert tool.press(tool.draft.worm.head, 0)
    for spot in spots:
        tool.drag(spot)
    tool.release(spots[-1])


def test_the_worm_follows_its_head_segment_by_segment(tool):
    laid: list[object] = []
    tool.laid.connect(lambda: laid.append(tool.draft.worm.head))
    _pull(tool, (8_200, 8_000), (8_420, 8_000), (8_600, 8_030), (8_810, 8_060))
    assert len(laid) == 2
    assert tool.draft.left == 2
    assert tool.draft.worm.head.y > 8_000


def test_a_quick_pull_lays_all_that_is_on_the_way_and_no_more_than_the_number(tool):
    _pull(tool, (12_000, 8_000))
    assert tool.draft.worm.head == (9_600, 8_000)
    assert tool.draft.left == 0


def test_pulling_back_takes_segments_back(tool):
    _pull(tool, (9_300, 8_000))
    assert tool.draft.left == 1
    assert tool.press(tool.draft.worm.head, 0)
    for x in range(9_200, 7_900, -50):
        tool.drag((x, 8_000))
    tool.release((7_950, 8_000))
    assert tool.draft.worm == _WORM


def test_a_worm_that_trembles_in_the_hand_stays_as_it_is(tool):
    tool.press(_WORM.head, 0)
    for spot in ((8_390, 8_000), (8_370, 8_010), (8_400, 7_990)) * 3:
        tool.drag(spot)
    assert tool.draft.left == 3


def test_a_pull_into_a_wall_lays_nothing_aside_and_says_why():
    tool = _tool(moving("gryphon2010", _WORM, straight(8_600, 7_600, (0, 400))))
    told: list[object] = []
    tool.refused.connect(told.append)
    tool.press(_WORM.head, 0)
    tool.drag((9_500, 8_000))
    assert tool.draft.worm == _WORM


def test_a_carried_tail_that_is_pulled_past_the_head_takes_the_worm_along(tool):
    tool.press(_WORM.tail, 0)
    for x in (7_000, 8_000, 8_450, 8_700, 9_000, 9_300):
        tool.drag((x, 8_000))
    tool.release((9_300, 8_000))
    assert tool.draft.left <= 2


def test_laid_segments_bear_chalk_and_left_places_are_dotted(tool):
    _pull(tool, (8_850, 8_000))
    assert [s.at for s in tool.sprites() if isinstance(s, Chalk)] == [
        (8_800, 8_000),
        (8_400, 8_000),
    ]
    left = {s.at for s in tool.below() if isinstance(s, Free)}
    assert left == set(_WORM.segments[-2:])


def test_enter_lays_a_segment_with_one_press_and_z_takes_it_back(tool):
    _press(tool, Qt.Key.Key_Return)
    assert tool.draft.left == 3
    _press(tool, Qt.Key.Key_Z)
    assert tool.draft.worm == _WORM
