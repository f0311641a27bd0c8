"""How likely each legal decision is tried when an hour is drawn at random.

Law: a wish and no rule: every legal decision may be drawn, and no other. Each kind of decision has
its share, and within a kind the decisions that seem useful have more of it.
"""

from collections.abc import Callable, Sequence

from core.cozy.decisions import (
    AddOrgan,
    ChangeDie,
    ChooseToAct,
    ChooseToAdd,
    Decision,
    Done,
    FillBrain,
    Pass,
    PlaceWorm,
    PutFood,
)
from core.cozy.grid import ahead
from core.cozy.turn import GrowFrame, ThingsFrame, Turn
from core.cozy.worm import FACING, OrganKind

_SHARES = {PlaceWorm: 1.0, ChooseToAdd: 1.0, ChooseToAct: 1.0, ChangeDie: 1.0, FillBrain: 0.6}
_PASS = 0.02
_STOP, _STOP_EARLY = 0.3, 0.15
"""The share of ``done``: while a worm grows or babies are made, and otherwise."""
_HIT, _MAY_HIT, _VAIN = 6.0, 1.5, 0.2
"""The use of a mouth or a tail that faces what it wants, a blank space, or anything else."""
_WAITING, _FULL = 12.0, 3.0
"""What a mouth adds to the use of a food before it: if it may still act, or not."""


def likelihoods(
    turn: Turn, options: Sequence[Decision], placed: Callable[[PlaceWorm], float]
) -> list[float]:
    """Return the weights of *options*; *placed* weighs the places of a worm."""
    weights = [placed(o) if isinstance(o, PlaceWorm) else _use(turn, o) for o in options]
    sums: dict[object, float] = {}
    keys = [o.kind if isinstance(o, AddOrgan) else type(o) for o in options]
    for key, weight in zip(keys, weights, strict=True):
        sums[key] = sums.get(key, 0.0) + weight
    shares = {key: _share(turn, key) / total for key, total in sums.items()}
    return [weight * shares[key] for key, weight in zip(keys, weights, strict=True)]


def _share(turn: Turn, key: object) -> float:
    if key is Done:
        return _STOP if isinstance(turn.stack[-1], GrowFrame | ThingsFrame) else _STOP_EARLY
    return _PASS if key is Pass else _SHARES.get(key, 1.0) if isinstance(key, type) else 1.0


def _use(turn: Turn, option: Decision) -> float:
    match option:
        case AddOrgan(kind) if kind in FACING:
            return _aim(turn, option)
        case PutFood(cell):
            colony = turn.colony
            at_it = (
                o for o in colony.organs if o.kind is OrganKind.MOUTH and colony.faced_by(o) == cell
            )
            return 1.0 + sum(_FULL if o.cell in turn.acted else _WAITING for o in at_it)
        case _:
            return 1.0


def _aim(turn: Turn, add: AddOrgan) -> float:
    """Return how useful it is what the organ of *add* would face."""
    colony = turn.colony
    assert add.face is not None
    faced = ahead(add.cell, add.face)
    match add.kind:
        case OrganKind.MOUTH:
            is_hit = faced in colony.foods
        case OrganKind.TAIL:
            is_hit = colony.owner.get(faced, colony.owner[add.cell]) != colony.owner[add.cell]
        case _:
            return 1.0 if colony.sheet.holds(faced) else _MAY_HIT * _VAIN
    return _HIT if is_hit else _MAY_HIT if faced in colony.blank else _VAIN
