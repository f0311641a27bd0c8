"""What an answer does to the stack, and how finished business leaves it (C6.2, C6.3, C6.4).

Law: an innermost frame that takes only ``done`` ends by itself; an hour whose stack is empty is
over. Only answers that frames.py does not refuse come here.
"""

from dataclasses import replace

from core.cozy.acting import begun
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
from core.cozy.frames import answers
from core.cozy.grid import Cell
from core.cozy.placing import with_food, with_growth, with_organ, with_worm
from core.cozy.turn import (
    BabiesFrame,
    CollarFrame,
    EachFrame,
    EyeFrame,
    Frame,
    GrowFrame,
    LineFrame,
    MouthsFrame,
    ThingsFrame,
    Turn,
)
from core.cozy.worm import BABY, Worm


def answered(turn: Turn, answer: Answer) -> Turn:
    """Apply *answer* to the innermost frame, and settle."""
    return settled(_changed(turn, answer))


def settled(turn: Turn) -> Turn:
    """End every frame with nothing left to ask; the hour ends with the last one."""
    while turn.stack and next(answers(turn), None) is None:
        turn = _ended(turn)
    return turn if turn.stack else turn.closed()


def _ended(turn: Turn) -> Turn:
    """End the innermost frame; the babies' new organs act after all are added (S70)."""
    frame = turn.stack[-1]
    if isinstance(frame, BabiesFrame) and frame.new:
        return turn.put(EachFrame(frame.new))
    return turn.popped()


def _changed(turn: Turn, answer: Answer) -> Turn:
    frame = turn.stack[-1]
    match answer:
        case Done():
            return _ended(turn)
        case AddOrgan(cell=cell):
            turn = turn.drawn(with_organ(turn.colony, answer))
            return turn.put(_after_organ(frame, cell, turn.colony.owner[cell]))
        case ActOrgan(cell):
            return begun(turn.put(_without(frame, cell, turn.colony.owner[cell])), cell)
        case PutFood() | ChooseLine() | ChoosePartner():
            return _chosen(turn, frame, answer)
        case PlaceBaby() | GiveOrgans():
            return _done_thing(turn, frame, answer)
        case Grow(cell, start):
            return _grown(turn, frame, cell, start)


def _after_organ(frame: Frame, cell: Cell, worm: int) -> Frame:
    """Return the frame that follows the new organ on *cell* of *worm*."""
    match frame:
        case BabiesFrame(todo, new):
            left = tuple(baby for baby in todo if baby != worm)
            return BabiesFrame(left, tuple(sorted((*new, cell))))
        case _:
            return EachFrame((cell,))


def _without(frame: Frame, cell: Cell, worm: int) -> Frame:
    """Return *frame* without the organ on *cell* of *worm*, which is about to act."""
    match frame:
        case EachFrame(cells):
            return EachFrame(tuple(one for one in cells if one != cell))
        case LineFrame(worms, left):
            return LineFrame(tuple(one for one in worms if one != worm), left - 1)
        case _:
            return frame


def _chosen(turn: Turn, frame: Frame, answer: PutFood | ChooseLine | ChoosePartner) -> Turn:
    match frame, answer:
        case EyeFrame(eye, left), PutFood(cell):
            fed = turn.drawn(with_food(turn.colony, cell))
            return fed.put(EyeFrame(eye, left - 1)).pushed(MouthsFrame(cell))
        case _, ChooseLine(start):
            line = turn.colony.line_of(start)
            return turn.put(LineFrame(line, len(line) - 1))
        case CollarFrame(collar), ChoosePartner(partner):
            worm = turn.colony.owner[collar]
            return turn.put(ThingsFrame(worm, partner, turn.colony.things(worm, partner)))
        case _:
            raise _wrong(answer)


def _done_thing(turn: Turn, frame: Frame, answer: PlaceBaby | GiveOrgans) -> Turn:
    if not isinstance(frame, ThingsFrame):
        raise _wrong(answer)
    turn = turn.put(replace(frame, left=frame.left - 1))
    match answer:
        case PlaceBaby(cells):
            baby = Worm(BABY, cells, hour=turn.hour, parents=frame.parents)
            return turn.drawn(with_worm(turn.colony, baby))
        case GiveOrgans():
            return turn.pushed(BabiesFrame(turn.colony.babies_of(frame.parents, turn.hour)))


def _grown(turn: Turn, frame: Frame, cell: Cell, start: Cell | None) -> Turn:
    end = frame.tip or start if isinstance(frame, GrowFrame) else None
    if not isinstance(frame, GrowFrame) or end is None:
        raise _wrong(Grow(cell, start))
    size = frame.size + 1
    grown = turn.drawn(with_growth(turn.colony, frame.worm, end, cell, size))
    return grown.put(replace(frame, size=size, tip=cell))


def _wrong(answer: Answer) -> ValueError:
    return ValueError(f"an answer that was to be refused: {answer}")
