"""Why a decision is refused, and at which spaces: a rock on f3, a worm out of reach.

Law: the reason is the one of the rules core (C7); the spaces are those of the decision that it is
about, and only what stands there is named.
"""

from collections.abc import Iterator
from typing import NamedTuple

from core.cozy.colony import Colony
from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    ChooseLine,
    ChoosePartner,
    ChooseToAct,
    Decision,
    Grow,
    PlaceBaby,
    PlaceWorm,
    PutFood,
)
from core.cozy.grid import Cell, Direction
from core.cozy.hour import Hour, refusal
from core.cozy.refusals import CozyReason
from core.cozy.turn import AddFrame, BabiesFrame, CollarFrame, ThingsFrame, Turn
from core.cozy.worm import AT_FRONT, OrganKind
from gui.cozy.refusals import cozy_words, idle_words
from gui.cozy.sheet_words import space_words, worm_words
from gui.words.words import marked, words


class WhyNot(NamedTuple):
    """A reason, what it means here, and the spaces of the decision that are in its way."""

    reason: CozyReason
    said: str
    cells: tuple[Cell, ...] = ()


def why_not(turn: Turn, decision: Decision) -> WhyNot | None:
    """Return why *decision* may not be taken now, or None."""
    reason = refusal(turn, decision)
    if reason is None:
        return None
    cells = _at_fault(turn, decision, reason)
    if reason is CozyReason.NOT_BLANK:
        return WhyNot(reason, _taken_words(turn.colony, cells[0]), cells)
    return WhyNot(reason, _said(turn, decision, reason), cells)


def why_not_in(hour: Hour, decision: Decision) -> str:
    """Return why *decision* cannot come next in *hour*, or "" if it can."""
    refused = hour.refusal(decision)
    why = None if hour.is_over else why_not(hour.turn, decision)
    return why.said if why else cozy_words(refused.reason) if refused else ""


def _at_fault(turn: Turn, decision: Decision, reason: CozyReason) -> tuple[Cell, ...]:
    match decision:
        case PlaceWorm(cells) | PlaceBaby(cells):
            pass
        case PutFood(cell) | AddOrgan(cell=cell) | ActOrgan(cell) | Grow(cell):
            cells = (cell,)
        case _:
            return ()
    here = tuple(cell for cell in cells if turn.sheet.holds(cell))
    if reason is CozyReason.NOT_BLANK:
        return tuple(cell for cell in here if cell not in turn.colony.blank)
    return here


def _taken_words(colony: Colony, cell: Cell) -> str:
    """Return what lies on *cell*, which is not blank."""
    space = space_words(cell)
    if cell in colony.sheet.rocks:
        return words("a rock lies on {space}", space=space)
    if cell in colony.foods:
        return words("a food lies on {space}", space=space)
    return words("{worm} lies on {space}", worm=worm_words(colony.owner[cell]), space=space)


_IDLE: dict[type[Decision], str] = {
    ChooseToAct: marked("no organ of it could do anything now"),
    ChooseLine: marked("no organ of this line could do anything now"),
    ChoosePartner: marked("there is no room for a baby beside the two"),
}
"""What it means that nothing would change."""


def _said(turn: Turn, decision: Decision, reason: CozyReason) -> str:
    match decision, reason:
        case ActOrgan(cell), CozyReason.NOTHING_TO_DO:
            return idle_words(turn, turn.colony.organ_at[cell])
        case _, CozyReason.NOTHING_TO_DO if type(decision) in _IDLE:
            return words(_IDLE[type(decision)])
        case ChoosePartner(partner), CozyReason.NOT_TOUCHING:
            return _apart_words(turn, partner)
        case PlaceBaby(), CozyReason.NOT_TOUCHING:
            frame = turn.stack[-1]
            assert isinstance(frame, ThingsFrame)
            one, two = worm_words(frame.worm), worm_words(frame.partner)
            return words("a baby has to touch {one} or {two}", one=one, two=two)
        case _:
            return cozy_words(reason)


def _apart_words(turn: Turn, partner: int) -> str:
    frame = turn.stack[-1]
    assert isinstance(frame, CollarFrame)
    me = turn.colony.owner[frame.cell]
    if me == partner:
        return words("a worm is no partner of its own")
    return words("it does not touch {worm}", worm=worm_words(me))


# organs to add


def organ_there(turn: Turn, kind: OrganKind, cell: Cell) -> AddOrgan:
    """Return an organ of *kind* on *cell* in the form that its worm wants."""
    number = turn.colony.owner.get(cell)
    worm = None if number is None else turn.colony.worms[number]
    wants_front = worm is not None and kind in AT_FRONT and not worm.faced
    front = worm.cells[0] if worm and wants_front else None
    return AddOrgan(kind, cell, Direction.N if kind.has_face else None, front)


_KIND_REASONS = (
    CozyReason.NOT_THIS_ORGAN,
    CozyReason.SECOND_TAIL,
    CozyReason.WRONG_SPACE,
    CozyReason.SPACE_TAKEN,
)
"""Why no space takes a kind, what is told first coming first."""


def kind_why_not(turn: Turn, kind: OrganKind) -> WhyNot:
    """Return why no organ of *kind* can be added now, anywhere that one is asked for."""
    found = {refusal(turn, organ_there(turn, kind, cell)) for cell in _asked_about(turn)}
    reason = next(one for one in _KIND_REASONS if one in found)
    if reason is CozyReason.NOT_THIS_ORGAN and isinstance(turn.stack[-1], BabiesFrame):
        return WhyNot(reason, words("babies get any organ but a collar"))
    if reason is CozyReason.SPACE_TAKEN:
        return WhyNot(reason, words("there is an organ on each of its spaces already"))
    return WhyNot(reason, cozy_words(reason))


def _asked_about(turn: Turn) -> Iterator[Cell]:
    """Yield the spaces of the worms that get an organ."""
    frame = turn.stack[-1]
    assert isinstance(frame, AddFrame | BabiesFrame)
    for number in (frame.worm,) if isinstance(frame, AddFrame) else frame.todo:
        yield from turn.colony.worms[number].cells
