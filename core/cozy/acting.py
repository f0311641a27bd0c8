"""What each organ does when it acts, and when it can (C5). Law: an organ acts once an hour.

An organ may be chosen only if its action could change something now (C5.2). The action then puts
its frame on the stack, with everything counted as it is at that moment.
"""

from core.cozy.grid import Cell, neighbours
from core.cozy.placing import growing_ends, has_room_for_baby
from core.cozy.refusals import CozyReason
from core.cozy.turn import AddFrame, CollarFrame, EyeFrame, GrowFrame, TailFrame, ThingsFrame, Turn
from core.cozy.worm import Organ, OrganKind


def idle_reason(turn: Turn, organ: Organ) -> CozyReason | None:
    """Return why *organ* cannot act now, or None if it is ready (C5.1, C5.2)."""
    if organ.cell in turn.acted:
        return CozyReason.ALREADY_ACTED
    if organ.filled:
        return CozyReason.BRAIN_FILLED
    return None if _could_change(turn, organ) else CozyReason.NOTHING_TO_DO


def is_ready(turn: Turn, cell: Cell) -> bool:
    """Return whether *cell* has an organ that can act now."""
    organ = turn.colony.organ_at.get(cell)
    return organ is not None and idle_reason(turn, organ) is None


def begun(turn: Turn, cell: Cell) -> Turn:
    """Start the action of the organ on *cell*: it has acted, whatever comes of it (S45)."""
    colony = turn.colony
    organ, worm = colony.organ_at[cell], colony.owner[cell]
    turn = turn._replace(acted=turn.acted | {cell})
    match organ.kind:
        case OrganKind.EYE:
            return turn.pushed(EyeFrame(cell, colony.count(worm, OrganKind.EYE)))
        case OrganKind.MOUTH:
            return turn.pushed(AddFrame(worm, tuple(OrganKind), must=False))
        case OrganKind.TAIL:
            return turn.pushed(TailFrame(cell))
        case OrganKind.COLLAR:
            return turn.pushed(CollarFrame(cell))
        case OrganKind.BRAIN:
            return turn._replace(gained=turn.gained + 1)
        case OrganKind.HEART:
            limit = colony.count(worm, OrganKind.HEART) + colony.worms[worm].extension
            return turn.pushed(GrowFrame(worm, limit))


def _could_change(turn: Turn, organ: Organ) -> bool:
    colony, worm = turn.colony, turn.colony.owner[organ.cell]
    match organ.kind:
        case OrganKind.EYE:
            return not colony.blank.isdisjoint(colony.seen_by(organ))
        case OrganKind.MOUTH:
            return colony.is_at_food(organ) and _is_anything_free(turn, worm)
        case OrganKind.TAIL:
            starts = range(len(colony.worms))
            return any(line_refusal(turn, worm, start) is None for start in starts)
        case OrganKind.COLLAR:
            return any(
                partner_refusal(turn, worm, other) is None for other in colony.neighbours_of(worm)
            )
        case OrganKind.BRAIN:
            return True
        case OrganKind.HEART:
            return any(
                not colony.blank.isdisjoint(neighbours(end)) for end in growing_ends(colony, worm)
            )


def _is_anything_free(turn: Turn, worm: int) -> bool:
    """Return whether *worm* has a space without an organ: a collar, brain or heart fits there."""
    return any(cell not in turn.colony.organ_at for cell in turn.colony.worms[worm].cells)


# tails


def line_refusal(turn: Turn, worm: int, start: int) -> CozyReason | None:
    """Return why a tail of *worm* may not use the Conga Line from *start*, or None (C5.5)."""
    colony = turn.colony
    if not 0 <= start < len(colony.worms):
        return CozyReason.NO_SUCH_WORM
    line = colony.line_of(start)
    if len(line) < 2 or worm not in line:
        return CozyReason.NOT_IN_LINE
    return None if dancers(turn, line) else CozyReason.NOTHING_TO_DO


def dancers(turn: Turn, worms: tuple[int, ...]) -> tuple[Cell, ...]:
    """List the organs of *worms*, except tails, that can act now (S53)."""
    return tuple(
        organ.cell
        for organ in turn.colony.organs
        if organ.kind is not OrganKind.TAIL
        and turn.colony.owner[organ.cell] in worms
        and idle_reason(turn, organ) is None
    )


# collars


def partner_refusal(turn: Turn, worm: int, partner: int) -> CozyReason | None:
    """Return why a collar of *worm* may not choose *partner*, or None (C5.6)."""
    colony = turn.colony
    if not 0 <= partner < len(colony.worms):
        return CozyReason.NO_SUCH_WORM
    if partner not in colony.neighbours_of(worm):
        return CozyReason.NOT_TOUCHING
    if not colony.has(partner, OrganKind.COLLAR):
        return CozyReason.NO_COLLAR
    both = ThingsFrame(worm, partner, left=1)
    if has_room_for_baby(colony, both.parents) or hungry_babies(turn, both):
        return None
    return CozyReason.NOTHING_TO_DO


def hungry_babies(turn: Turn, frame: ThingsFrame) -> tuple[int, ...]:
    """List the babies the two have had this hour that can get an organ (S62)."""
    babies = turn.colony.babies_of(frame.parents, turn.hour)
    return tuple(baby for baby in babies if _is_anything_free(turn, baby))
