"""What the innermost frame takes (C6.2, C7). Law: an answer is listed iff it is not refused.

``done`` is refused only where an organ must be added. settling.py does what an answer says.
"""

from collections.abc import Collection, Iterator

from core.cozy.acting import dancers, hungry_babies, idle_reason, is_ready, partner_refusal
from core.cozy.acting import line_refusal as tail_refusal
from core.cozy.colony import sees
from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    Answer,
    ChooseLine,
    ChoosePartner,
    Done,
    GiveOrgans,
    Grow,
    PlaceBaby,
    PutFood,
)
from core.cozy.grid import Cell, Direction, neighbours, placements
from core.cozy.placing import (
    BABIES,
    baby_refusal,
    growing_ends,
    growth_refusal,
    organ_refusal,
    space_refusal,
    spaces_for,
)
from core.cozy.refusals import CozyReason
from core.cozy.turn import (
    AddFrame,
    BabiesFrame,
    CollarFrame,
    EachFrame,
    EyeFrame,
    GrowFrame,
    LineFrame,
    MouthsFrame,
    TailFrame,
    ThingsFrame,
    Turn,
)
from core.cozy.worm import AT_FRONT, Organ, OrganKind

_FOR_BABIES = tuple(kind for kind in OrganKind if kind is not OrganKind.COLLAR)
_Adding = AddFrame | BabiesFrame
_Acting = EachFrame | MouthsFrame | LineFrame
_Choosing = EyeFrame | TailFrame | CollarFrame


def answer_refusal(turn: Turn, answer: Answer) -> CozyReason | None:
    """Return why the innermost frame does not take *answer*, or None."""
    frame = turn.stack[-1]
    if isinstance(answer, Done):
        return CozyReason.MUST_ADD if isinstance(frame, AddFrame) and frame.must else None
    match frame:
        case AddFrame() | BabiesFrame():
            return _add_refusal(turn, frame, answer)
        case EachFrame() | MouthsFrame() | LineFrame():
            return _act_refusal(turn, frame, answer)
        case EyeFrame() | TailFrame() | CollarFrame():
            return _choice_refusal(turn, frame, answer)
        case ThingsFrame():
            return _thing_refusal(turn, frame, answer)
        case GrowFrame():
            return _growth_refusal(turn, frame, answer)


def answers(turn: Turn) -> Iterator[Answer]:
    """Yield all that the innermost frame takes, except ``done``."""
    frame = turn.stack[-1]
    match frame:
        case AddFrame() | BabiesFrame():
            return _organs(turn, frame)
        case EachFrame() | MouthsFrame() | LineFrame():
            return (ActOrgan(cell) for cell in _offered(turn, frame) if is_ready(turn, cell))
        case EyeFrame() | TailFrame() | CollarFrame():
            return _choices(turn, frame)
        case ThingsFrame():
            return _things(turn, frame)
        case GrowFrame():
            return _growths(turn, frame)


# organs to add


def _to_add(frame: _Adding) -> tuple[tuple[int, ...], tuple[OrganKind, ...]]:
    """Return the worms that get an organ, and the kinds it may be of."""
    match frame:
        case AddFrame(worm, kinds):
            return (worm,), kinds
        case BabiesFrame(todo):
            return todo, _FOR_BABIES


def _add_refusal(turn: Turn, frame: _Adding, answer: Answer) -> CozyReason | None:
    if isinstance(answer, AddOrgan):
        return organ_refusal(turn.colony, *_to_add(frame), answer)
    return CozyReason.WRONG_STEP


def _organs(turn: Turn, frame: _Adding) -> Iterator[Answer]:
    colony, (worms, kinds) = turn.colony, _to_add(frame)
    for number in worms:
        worm = colony.worms[number]
        for kind in kinds:
            fronts = worm.ends if kind in AT_FRONT and not worm.faced else (None,)
            free = [cell for cell in spaces_for(worm, kind) if cell not in colony.organ_at]
            for add in _ways(kind, free, fronts):
                if organ_refusal(colony, worms, kinds, add) is None:
                    yield add


def _ways(
    kind: OrganKind, cells: Collection[Cell], fronts: Collection[Cell | None]
) -> Iterator[AddOrgan]:
    for cell in cells:
        for face in Direction if kind.has_face else (None,):
            for front in fronts:
                yield AddOrgan(kind, cell, face, front)


# organs to act


def _offered(turn: Turn, frame: _Acting) -> tuple[Cell, ...]:
    """List the organs that *frame* lets act, ready or not."""
    match frame:
        case EachFrame(cells):
            return cells
        case MouthsFrame(food):
            return tuple(o.cell for o in turn.colony.organs if _is_mouth_at(turn, o, food))
        case LineFrame(worms, left):
            return dancers(turn, worms) if left else ()


def _is_mouth_at(turn: Turn, organ: Organ, food: Cell) -> bool:
    return organ.kind is OrganKind.MOUTH and turn.colony.faced_by(organ) == food


def _act_refusal(turn: Turn, frame: _Acting, answer: Answer) -> CozyReason | None:
    if not isinstance(answer, ActOrgan):
        return CozyReason.WRONG_STEP
    organ = turn.colony.organ_at.get(answer.cell)
    if organ is None:
        return CozyReason.NO_ORGAN
    if organ.cell in turn.acted:
        return CozyReason.ALREADY_ACTED
    if not _offers(turn, frame, organ):
        return CozyReason.NOT_OFFERED
    return idle_reason(turn, organ)


def _offers(turn: Turn, frame: _Acting, organ: Organ) -> bool:
    match frame:
        case EachFrame(cells):
            return organ.cell in cells
        case MouthsFrame(food):
            return _is_mouth_at(turn, organ, food)
        case LineFrame(worms):
            return organ.kind is not OrganKind.TAIL and turn.colony.owner[organ.cell] in worms


# what an eye, a tail or a collar chooses


def _choice_refusal(turn: Turn, frame: _Choosing, answer: Answer) -> CozyReason | None:
    colony, worm = turn.colony, turn.colony.owner[frame.cell]
    match frame, answer:
        case EyeFrame(), PutFood(cell):
            if reason := space_refusal(colony, (cell,)):
                return reason
            return None if sees(colony.organ_at[frame.cell], cell) else CozyReason.NOT_IN_SIGHT
        case TailFrame(), ChooseLine(start):
            return tail_refusal(turn, worm, start)
        case CollarFrame(), ChoosePartner(partner):
            return partner_refusal(turn, worm, partner)
        case _:
            return CozyReason.WRONG_STEP


def _choices(turn: Turn, frame: _Choosing) -> Iterator[Answer]:
    candidates: Iterator[Answer]
    match frame:
        case EyeFrame(_, left):
            eye = turn.colony.organ_at[frame.cell]
            spaces = sorted(turn.colony.blank & turn.colony.seen_by(eye)) if left else ()
            return (PutFood(cell) for cell in spaces)
        case TailFrame():
            candidates = (ChooseLine(start) for start in range(len(turn.colony.worms)))
        case CollarFrame():
            candidates = (ChoosePartner(worm) for worm in range(len(turn.colony.worms)))
    return (one for one in candidates if _choice_refusal(turn, frame, one) is None)


# what two collars do


def _thing_refusal(turn: Turn, frame: ThingsFrame, answer: Answer) -> CozyReason | None:
    match answer:
        case PlaceBaby(cells):
            return baby_refusal(turn.colony, cells, frame.parents)
        case GiveOrgans():
            return None if hungry_babies(turn, frame) else CozyReason.NOTHING_TO_DO
        case _:
            return CozyReason.WRONG_STEP


def _things(turn: Turn, frame: ThingsFrame) -> Iterator[Answer]:
    if not frame.left:
        return
    colony, sheet = turn.colony, turn.sheet
    beside = colony.around(frame.parents)
    for baby in BABIES:
        for cells in placements(sheet.rows, sheet.cols, baby):
            if colony.blank.issuperset(cells) and not beside.isdisjoint(cells):
                yield PlaceBaby(cells)
    if hungry_babies(turn, frame):
        yield GiveOrgans()


# growth


def _growth_refusal(turn: Turn, frame: GrowFrame, answer: Answer) -> CozyReason | None:
    if isinstance(answer, Grow):
        return growth_refusal(turn.colony, frame.worm, frame.tip, answer)
    return CozyReason.WRONG_STEP


def _growths(turn: Turn, frame: GrowFrame) -> Iterator[Answer]:
    if frame.size == frame.limit:
        return
    ends = growing_ends(turn.colony, frame.worm)
    starts = [(end, end) for end in ends] if frame.tip is None else [(frame.tip, None)]
    for end, start in starts:
        for cell in neighbours(end):
            grow = Grow(cell, start)
            if growth_refusal(turn.colony, frame.worm, frame.tip, grow) is None:
                yield grow
