"""The start of an hour: dice changed by brains, then option A, B, C or pass (C4.2, C4.3).

Law: as in frames.py, an option is listed iff it is not refused. All options go by the dice as they
show after this player's changes.
"""

from collections.abc import Iterator
from functools import lru_cache

from core.cozy.acting import is_ready
from core.cozy.decisions import (
    ChangeDie,
    ChooseToAct,
    ChooseToAdd,
    FillBrain,
    Option,
    Pass,
    PlaceWorm,
)
from core.cozy.grid import Path, placements
from core.cozy.placing import has_room, with_brain_filled, with_worm, worm_refusal
from core.cozy.refusals import CozyReason
from core.cozy.settling import settled
from core.cozy.sheet import Region
from core.cozy.turn import ORGAN_DICE, SHAPE_DIE, AddFrame, EachFrame, Turn, in_order
from core.cozy.worm import OrganKind, Worm

_DICE = (*ORGAN_DICE, SHAPE_DIE)
_PIPS = range(1, 7)


def option_refusal(turn: Turn, option: Option) -> CozyReason | None:
    """Return why the start of the hour does not take *option*, or None."""
    match option:
        case ChangeDie(die, to):
            reason = _die_refusal(turn, die, to)
            return reason or (None if turn.credits else CozyReason.NO_CREDIT)
        case FillBrain(_, die, to):
            return _die_refusal(turn, die, to) or _fill_refusal(turn, option)
        case PlaceWorm(cells):
            return worm_refusal(turn.colony, cells, turn.shape()[1:], turn.region)
        case ChooseToAdd(worm):
            return _add_refusal(turn, worm)
        case ChooseToAct(worm):
            return _act_refusal(turn, worm)
        case Pass():
            return None


def options(turn: Turn) -> Iterator[Option]:
    """Yield the options that the start of the hour takes."""
    yield from (one for one in _changes(turn) if option_refusal(turn, one) is None)
    colony, sheet = turn.colony, turn.sheet
    for cells in _placements_in(turn.region, sheet.rows, sheet.cols, turn.shape()[1]):
        if colony.blank.issuperset(cells):
            yield PlaceWorm(cells)
    worms = range(len(colony.worms))
    yield from (ChooseToAdd(worm) for worm in worms if _add_refusal(turn, worm) is None)
    yield from (ChooseToAct(worm) for worm in worms if _act_refusal(turn, worm) is None)
    yield Pass()


@lru_cache(maxsize=1024)
def _placements_in(region: Region, rows: int, cols: int, path: Path) -> tuple[Path, ...]:
    """List the places of *path* on an empty sheet that have a space in *region*."""
    return tuple(
        cells for cells in placements(rows, cols, path) if any(region.holds(cell) for cell in cells)
    )


def chosen(turn: Turn, option: Option) -> Turn:
    """Do *option*, which was not refused; after changing a die the player still has to choose."""
    match option:
        case ChangeDie(die, to):
            return _with_die(turn._replace(credits=turn.credits - 1), die, to)
        case FillBrain(cell, die, to):
            return _with_die(turn.drawn(with_brain_filled(turn.colony, cell)), die, to)
        case PlaceWorm(cells):
            worm = Worm(turn.shape()[0], cells, hour=turn.hour)
            placed = turn.drawn(with_worm(turn.colony, worm))
            kinds = in_order(turn.kind_of(die) for die in ORGAN_DICE)
            return settled(placed.pushed(AddFrame(len(turn.colony.worms), kinds, must=True)))
        case ChooseToAdd(number):
            return settled(turn.pushed(AddFrame(number, kinds_with_room(turn, number), must=True)))
        case ChooseToAct(number):
            organs = turn.colony.organs_of(number)
            return settled(turn.pushed(EachFrame(tuple(organ.cell for organ in organs))))
        case Pass():
            return turn.closed()


# dice


def _die_refusal(turn: Turn, die: int, to: int) -> CozyReason | None:
    if turn.changed[die]:
        return CozyReason.DIE_ALREADY_CHANGED
    return CozyReason.DIE_UNCHANGED if turn.shown(die) == to else None


def _fill_refusal(turn: Turn, fill: FillBrain) -> CozyReason | None:
    organ = turn.colony.organ_at.get(fill.cell)
    if organ is None or organ.kind is not OrganKind.BRAIN:
        return CozyReason.NOT_A_BRAIN
    if organ.filled:
        return CozyReason.BRAIN_FILLED
    is_near = turn.colony.is_in_region(turn.colony.owner[fill.cell], turn.region)
    return None if is_near else CozyReason.OUT_OF_REGION


def _changes(turn: Turn) -> Iterator[Option]:
    ways = [(die, to) for die in _DICE for to in _PIPS]
    if turn.credits:
        yield from (ChangeDie(die, to) for die, to in ways)
    for organ in turn.colony.organs:
        if organ.kind is OrganKind.BRAIN and not organ.filled:
            yield from (FillBrain(organ.cell, die, to) for die, to in ways)


def _with_die(turn: Turn, die: int, to: int) -> Turn:
    first, second, third = (to if one == die else turn.shown(one) for one in _DICE)
    one, two, three = (turn.changed[each] or each == die for each in _DICE)
    return turn._replace(dice=(first, second, third), changed=(one, two, three))


# the worm of option B or C


def kinds_to_add(turn: Turn, worm: int) -> tuple[OrganKind, ...]:
    """List the rolled organs that *worm* can get: it has the other one, or the shape (S28)."""
    has_shape = turn.colony.worms[worm].shape == turn.shape()[0]
    first, second = (turn.kind_of(die) for die in ORGAN_DICE)
    return in_order(
        kind
        for kind, other in ((first, second), (second, first))
        if has_shape or turn.colony.has(worm, other)
    )


def kinds_with_room(turn: Turn, worm: int) -> tuple[OrganKind, ...]:
    """List those of `kinds_to_add` for which *worm* has room."""
    return tuple(kind for kind in kinds_to_add(turn, worm) if has_room(turn.colony, worm, kind))


def _worm_refusal(turn: Turn, worm: int) -> CozyReason | None:
    if not 0 <= worm < len(turn.colony.worms):
        return CozyReason.NO_SUCH_WORM
    return None if turn.colony.is_in_region(worm, turn.region) else CozyReason.OUT_OF_REGION


def _add_refusal(turn: Turn, worm: int) -> CozyReason | None:
    if reason := _worm_refusal(turn, worm):
        return reason
    if not kinds_to_add(turn, worm):
        return CozyReason.NO_MATCH
    return None if kinds_with_room(turn, worm) else CozyReason.NO_ROOM


def _act_refusal(turn: Turn, worm: int) -> CozyReason | None:
    if reason := _worm_refusal(turn, worm):
        return reason
    colony, has_shape = turn.colony, turn.colony.worms[worm].shape == turn.shape()[0]
    if not has_shape and not any(colony.has(worm, turn.kind_of(die)) for die in ORGAN_DICE):
        return CozyReason.NO_MATCH
    ready = any(is_ready(turn, organ.cell) for organ in colony.organs_of(worm))
    return None if ready else CozyReason.NOTHING_TO_DO
