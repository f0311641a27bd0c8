"""The buttons of a question."""

import pytest

from core.cozy.decisions import AddOrgan, Done, PlaceBaby
from core.cozy.hour import legal
from core.cozy.placing import BABIES
from core.cozy.turn import AddFrame, ThingsFrame, Turn
from core.cozy.worm import OrganKind
from gui.cozy.hour.adding_tool import AddingTool
from gui.cozy.hour.organ_help import organ_help
from gui.cozy.hour.placing_tool import PlacingTool
from gui.cozy.hour.tool_bar import ToolBar
from tests.core.cozy.scenes import across, colony_of, organ, turn_of, worm
from tests.gui.cozy.colonies import asked
from tests.gui.cozy.hour.heard_decider import HeardDecider


@pytest.fixture
def bar(qtbot):
    bar = ToolBar(HeardDecider())
    qtbot.addWidget(bar)
    return bar


def adding(*things) -> AddingTool:
    colony = colony_of(*things)
    stack = (AddFrame(0, tuple(OrganKind), must=False),)
    turn = Turn(colony, dice=turn_of(colony).dice, stack=stack)
    return AddingTool(turn, [one for one in legal(turn) if isinstance(one, AddOrgan)])


def test_a_kind_without_room_is_grey_and_says_so(bar):
    """C11.4."""
    bar.show_tool(adding(worm(across(0, 0)), organ("tail", 0, 4, "E")))
    assert bar.kinds == tuple(OrganKind)
    grey = {kind for kind, button in zip(OrganKind, bar.buttons, strict=True) if button.why}
    assert grey == {OrganKind.TAIL}
    assert "one tail at most" in bar.buttons[2].toolTip()
    assert organ_help(OrganKind.EYE) in " ".join(bar.buttons[0].toolTip().split())


def test_the_other_end_is_offered_where_both_could_be_the_head(bar):
    tool = adding(worm(across(0, 0, 2), faced=False))
    tool.pick(across(0, 0)[0])
    bar.show_tool(tool)
    head = tool.front
    bar.buttons[-1].click()
    assert tool.front != head


def test_babies_have_three_shapes(bar):
    (turn,) = [turn for turn in asked() if isinstance(turn.stack[-1], ThingsFrame)]
    tool = PlacingTool(turn, PlaceBaby, BABIES)
    bar.show_tool(tool)
    assert len(bar.buttons) == 3
    bar.buttons[2].click()
    assert tool.shape == 2


def test_stopping_is_a_card_too(bar):
    turn = next(one for one in asked() if Done() in legal(one))
    bar.show_tool(None)
    bar.offer_ends(turn, tuple(legal(turn)))
    bar.finishing[Done].click()
    assert bar.decider.decided == [Done()]


def test_every_button_has_a_name(bar):
    bar.show_tool(adding(worm(across(0, 0))))
    assert all(button.accessibleName() for button in bar.buttons)
    bar.show_tool(None)
    assert bar.buttons == []
