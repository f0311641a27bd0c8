"""The draft of our next act as plain values, to keep on disk and to read back.

Law: a draft is never sent; what is unreadable or no longer legal is left out.

        ["move", step, <action>]    an action of actions.py, as far as it has been laid
    ["face", step, value]       the face that is chosen
"""

from core.table.encoding import Value
from core.wormup.actions import move_action, read_face, read_move
from core.wormup.moves import Move
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage
from gui.wormup.move.hand import Hand
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.panels.bid_panel import BidPanel
from net.protocol.snapshot import TableSnapshot


def kept_draft(step: int, what: Move | Face) -> tuple[Value, ...]:
    """Return what is laid or chosen in *step* as plain values.

    >>> kept_draft(7, Face.X)
    ('face', 7, 'X')
    """
    if isinstance(what, Face):
        return ("face", step, what.value)
    return ("move", step, move_action(what))


def taken_up(draft: object, step: int, hand: Hand | None, bids: BidPanel) -> None:
    """Lay or choose again what *draft* holds, if it belongs to this *step*, and nothing else."""
    match _frozen(draft):
        case ("move", int(number), action) if number == step and hand:
            move = read_move(action)
            if move:
                if hand.swing.is_on:
                    hand.swing.stop()
                while hand.draft.can_undo:
                    hand.draft.undo()
                lay(hand.draft, move)
                hand.renew()
        case ("face", int(number), value) if number == step:
            face = read_face((value,))
            if face:
                bids.pick(face)


def lay(draft: MoveDraft, move: Move) -> None:
    """Lay *move* in *draft*, part by part, as far as the rules core takes it."""
    swing = move.swing
    refused = draft.swing(swing.post, swing.to) if swing and swing.first else None
    if move.repose and not refused:
        refused = draft.repose(move.repose)
    for step in move.placements:
        if not refused and step.reverse:
            refused = draft.turn()
        if not refused:
            refused = draft.place(step.at)
    if swing and not swing.first and not refused:
        draft.swing(swing.post, swing.to)


def kept_face(draft: object) -> tuple[int, Face] | None:
    """Return the step and the face of a *draft* that is a bid."""
    match _frozen(draft):
        case ("face", int(number), value):
            face = read_face((value,))
            return (number, face) if face else None
        case _:
            return None


def ghost_of(race: Race, step: int, seat: int, laid: object) -> MoveDraft | None:
    """Return how far *seat* has *laid* its move in *step*, or None.

    Nothing of it is trusted: whoever sent it, only what the rules core takes of this very turn
    is laid.
    """
    match _frozen(laid):
        case ("move", int(number), action) if number == step:
            move = read_move(action)
            if move and race.stage is Stage.MOVE and race.actor() == seat:
                draft = MoveDraft(race, seat)
                lay(draft, move)
                return draft
        case _:
            pass
    return None


def signed_ghost(snapshot: TableSnapshot, race: Race) -> MoveDraft | None:
    """Return the move that is signed, but not yet by all at the table; None without one."""
    step = snapshot.step
    moves = (
        ghost_of(race, step, slot.seat, ("move", step, slot.action)) for slot in snapshot.signed
    )
    return next(filter(None, moves), None)


_DEEP, _LONG, _LARGE = 5, 16, 1_000_000
"""More than any draft has: levels, items a level, size of a number."""


def _frozen(value: object, deep: int = _DEEP) -> Value:
    """Return lists as tuples, as the rules core reads them; anything unknown becomes ""."""
    if isinstance(value, list | tuple) and deep and len(value) <= _LONG:
        return tuple(_frozen(item, deep - 1) for item in value)
    if isinstance(value, int) and abs(value) <= _LARGE:
        return value
    return value if isinstance(value, str) and len(value) <= _LONG else ""
