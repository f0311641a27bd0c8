"""Every question has its tool, and the tool can pick every answer but `done`."""

from core.cozy.decisions import ChangeDie, ChooseToAct, ChooseToAdd, Done, GiveOrgans, PlaceWorm
from core.cozy.hour import legal
from gui.cozy.hour.adding_tool import AddingTool
from gui.cozy.hour.asking import tool_for
from gui.cozy.hour.placing_tool import PlacingTool
from gui.cozy.hour.tool import FoodTool, GrowTool, SpaceTool, StartTool, WormTool
from tests.gui.cozy.colonies import asked, dancers

_TOOLS = {
    "AddFrame": AddingTool,
    "BabiesFrame": AddingTool,
    "EachFrame": SpaceTool,
    "MouthsFrame": SpaceTool,
    "LineFrame": SpaceTool,
    "EyeFrame": FoodTool,
    "GrowFrame": GrowTool,
    "TailFrame": WormTool,
    "CollarFrame": WormTool,
    "ThingsFrame": PlacingTool,
}


def test_whatever_one_begins_with_has_a_tool():
    """Also what turns a die, which the list offers as a group of its own."""
    turn = dancers(spare=1)
    begun = {type(one) for one in legal(turn)}
    assert ChangeDie in begun
    for kind in begun:
        tool_for(turn, tuple(legal(turn)), kind)


def test_every_kind_of_question_has_its_tool():
    for turn in asked():
        name = type(turn.stack[-1]).__name__
        assert type(tool_for(turn, tuple(legal(turn)), None)) is _TOOLS[name], name


def test_a_tool_that_picks_spaces_can_pick_every_answer():
    """C11.3: nothing that is legal is out of the mouse's reach."""
    for turn in asked():
        wanted = {one for one in legal(turn) if not isinstance(one, Done | GiveOrgans)}
        tool = tool_for(turn, tuple(legal(turn)), None)
        if isinstance(tool, SpaceTool | WormTool):
            spaces = turn.sheet.spaces()
            assert {one for cell in spaces for one in tool.pick(cell)} == wanted


def test_while_no_option_is_tried_only_brains_can_be_picked():
    turn = dancers()
    options = tuple(legal(turn))
    assert type(tool_for(turn, options, None)) is StartTool
    assert type(tool_for(turn, options, PlaceWorm)) is PlacingTool
    assert type(tool_for(turn, options, ChooseToAdd)) is WormTool
    assert type(tool_for(turn, options, ChooseToAct)) is WormTool
