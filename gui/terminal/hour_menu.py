"""What can be decided in an hour of Worm & Cozy, as a menu that opens step by step.

Law: it lists what the rules core allows, as `gui.cozy.decision_words` says it; it states no rule.
"""

from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    ChangeDie,
    ChooseLine,
    ChoosePartner,
    ChooseToAct,
    ChooseToAdd,
    Decision,
    FillBrain,
    Grow,
    Pass,
    PlaceBaby,
    PlaceWorm,
    PutFood,
)
from core.cozy.grid import Cell
from core.cozy.hour import Hour
from core.cozy.turn import Turn
from gui.cozy.decision_words import said
from gui.terminal.menu import Menu, MenuChoice, opened


def hour_menu(hour: Hour) -> Menu[Decision]:
    """Return the menu of all that is legal now."""
    decisions = sorted(hour.legal(), key=_rank)
    choices = tuple(
        MenuChoice(one, said(hour.turn, one).offered, touched(hour.turn, one)) for one in decisions
    )
    found = opened(choices) if choices else None
    return found if isinstance(found, Menu) else Menu(choices)


def _rank(decision: Decision) -> int:
    """Return a sort key: the hour's real decisions first, then preparing ones, passing last."""
    if isinstance(decision, Pass):
        return 2
    return 1 if isinstance(decision, ChangeDie | FillBrain) else 0


def touched(turn: Turn, decision: Decision) -> frozenset[Cell]:
    """Return the spaces by which *decision* can be found."""
    match decision:
        case PlaceWorm(cells) | PlaceBaby(cells):
            return frozenset(cells)
        case FillBrain(cell) | AddOrgan(_, cell) | ActOrgan(cell) | PutFood(cell) | Grow(cell):
            return frozenset((cell,))
        case ChooseToAdd(worm) | ChooseToAct(worm) | ChoosePartner(worm) | ChooseLine(worm):
            return frozenset(turn.colony.worms[worm].cells)
        case _:
            return frozenset()
