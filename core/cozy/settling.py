"""What an answer does to the stack, and how finished business leaves it (C6.2, C6.3, C6.4).

Law: while the innermost frame takes nothing but ``done``, it ends by itself; an hour whose stack is
empty is over. Only answers that frames.py does not refuse come here.
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
from core.cozy.grid import Cell, Path
from core.cozy.placing import with_food, with_growth, with_organ, with_worm
from core.cozy.turn import (
    AddFrame,
    BabiesFrame,
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
    """Give *answer* to the innermost frame and settle."""
    return settled(_changed(turn, answer))


def settled(turn: Turn) -> Turn:
    """End what has nothing left to ask; with the last frame ends the hour."""
    while turn.stack and next(answers(turn), None) is None:
        turn = _ended(turn)
    return turn if turn.stack else turn.closed()


def _ended(turn: Turn) -> Turn:
    """End the innermost frame; the new organs of babies act after all are added (S70)."""
    frame = turn.stack[-1]
    if isinstance(frame, BabiesFrame) and frame.new:
        return turn.put(EachFrame(frame.new))
    return turn.popped()
