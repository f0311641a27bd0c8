"""Which tool answers the open question. Law: one question, one tool."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    ChooseLine,
    ChoosePartner,
    ChooseToAct,
    ChooseToAdd,
    Decision,
    FillBrain,
    Grow,
    PlaceBaby,
    PlaceWorm,
    PutFood,
)
from core.cozy.placing import BABIES
from core.cozy.turn import Turn
from gui.cozy.hour.adding_tool import AddingTool
from gui.cozy.hour.placing_tool import PlacingTool
from gui.cozy.hour.tool import FoodTool, GrowTool, HourTool, SpaceTool, StartTool, WormTool
from gui.cozy.questions import ASKED

_TOOLS: Mapping[type[Decision], Callable[[Turn, Sequence[Any]], HourTool]] = {
    PlaceWorm: lambda turn, _: PlacingTool(turn, PlaceWorm, (turn.shape()[1],)),
    PlaceBaby: lambda turn, _: PlacingTool(turn, PlaceBaby, BABIES),
    ChooseToAdd: WormTool,
    ChooseToAct: WormTool,
    ChooseLine: WormTool,
    ChoosePartner: WormTool,
    AddOrgan: AddingTool,
    ActOrgan: SpaceTool,
    PutFood: FoodTool,
    Grow: GrowTool,
    FillBrain: StartTool,
}
"""What picks each kind of decision."""


def tool_for(turn: Turn, legal: Sequence[Decision], option: type[Decision] | None) -> HourTool:
    """Return the tool for what *turn* asks; *option* is A, B or C at the start of the hour."""
    if turn.dice is None:
        return HourTool(turn)
    begun = option if option is not None and option in _TOOLS else FillBrain  # turns a die
    wanted = ASKED[type(turn.stack[-1])].answer if turn.stack else begun
    fitting = [one for one in legal if isinstance(one, wanted)]
    return _TOOLS[wanted](turn, fitting) if fitting or wanted is FillBrain else HourTool(turn)
