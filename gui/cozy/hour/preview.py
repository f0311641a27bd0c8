"""What one decision would touch, shown before it is taken: for the list, menus and buttons."""

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
    PlaceBaby,
    PlaceWorm,
    PutFood,
)
from core.cozy.grid import Cell
from core.cozy.hour import legal
from core.cozy.turn import Turn
from core.cozy.worm import Organ
from gui.cozy.hour.opening_more import opened
from gui.cozy.hour.tool import line_marks
from gui.cozy.sheet.marks import NOTHING, Marks

_OPENED = (ChooseToAdd, ChooseToAct)


def preview_marks(turn: Turn, decision: Decision) -> Marks:
    """Return marks on what *decision* is about."""
    match decision:
        case PlaceWorm(cells) | PlaceBaby(cells):
            return Marks(ghost=cells)
        case AddOrgan(kind, cell, face, front):
            return Marks(organ=Organ(cell, kind, face), lit=frozenset({cell}), head=front)
        case ActOrgan(cell) | PutFood(cell) | Grow(cell):
            return Marks(lit=frozenset({cell}))
        case ChangeDie() | FillBrain():
            return _opened_marks(turn, decision)
        case _:
            return _worm_marks(turn, decision)


def _worm_marks(turn: Turn, decision: Decision) -> Marks:
    match decision:
        case ChooseLine(worm):
            return line_marks(turn, worm).with_(Marks(worms=frozenset(turn.colony.line_of(worm))))
        case ChooseToAdd(worm) | ChooseToAct(worm) | ChoosePartner(worm):
            return Marks(worms=frozenset({worm}))
        case _:
            return NOTHING


def option_marks(turn: Turn, option: type[Decision]) -> Marks:
    """Return marks on the worms for *option*, or on the spaces that a placement could cover."""
    found = [one for one in legal(turn) if isinstance(one, option)]
    worms = frozenset(one.worm for one in found if isinstance(one, _OPENED))
    spaces: set[Cell] = set()
    for one in found:
        if isinstance(one, PlaceWorm):
            spaces.update(one.cells)
    return Marks(worms=worms, dotted=frozenset(spaces))


def _opened_marks(turn: Turn, change: ChangeDie | FillBrain) -> Marks:
    """Return marks on what the changed die opens more than now, and on the brain that pays."""
    found = opened(turn, change)
    spaces = frozenset(cell for path in found.places for cell in path)
    pays = frozenset({change.cell} if isinstance(change, FillBrain) else ())
    return Marks(places=found.places, dotted=spaces, readied=frozenset(found.worms), glowing=pays)
