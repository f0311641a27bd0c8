"""Which tool answers the open question. Law: one question, one tool."""

from collections.abc import Sequence
from typing import TypeVar

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
from gui.cozy.hour.tool import SpaceTool, StartTool, Tool, WormTool

_D = TypeVar("_D")


def tool_for(turn: Turn, legal: Sequence[Decision], option: type[Decision] | None) -> Tool:
    """Return the tool for what *turn* asks; *option* is A, B or C at the start of the hour."""
    if turn.dice is None:
        return Tool(turn)
    if not turn.stack:
        return _option_tool(turn, legal, option)
    if adds := _only(legal, AddOrgan):
        return AddingTool(turn, adds)
    spaces = [one for one in legal if isinstance(one, ActOrgan | PutFood | Grow)]
    if spaces:
        return SpaceTool(turn, spaces)
    worms = [one for one in legal if isinstance(one, ChooseLine | ChoosePartner)]
    if worms:
        return WormTool(turn, worms)
    return PlacingTool(turn, PlaceBaby, BABIES) if _only(legal, PlaceBaby) else Tool(turn)


def _option_tool(turn: Turn, legal: Sequence[Decision], option: type[Decision] | None) -> Tool:
    if option is PlaceWorm and _only(legal, PlaceWorm):
        return PlacingTool(turn, PlaceWorm, (turn.shape()[1],))
    if option is ChooseToAdd and (adds := _only(legal, ChooseToAdd)):
        return WormTool(turn, adds)
    if option is ChooseToAct and (acts := _only(legal, ChooseToAct)):
        return WormTool(turn, acts)
    return StartTool(turn, _only(legal, FillBrain))


def _only(legal: Sequence[Decision], kind: type[_D]) -> list[_D]:
    return [one for one in legal if isinstance(one, kind)]
