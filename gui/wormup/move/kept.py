"""The draft of our next act as plain values, to keep on disk and to read back.

Law: a draft is never sent; what is unreadable or no longer legal is left out.

        ["move", step, <action>]    an action of actions.py, as far as it has been laid
    ["face", step, value]       the face that is chosen
"""

from core.table.encoding import Value
from core.wormup.actions import move_action, read_face, read_move
from core.wormup.moves import Move
from core.wormup.profiles import Face
from gui.wormup.move.hand import Hand
from gui.wormup.panels.bid_panel import BidPanel


def kept_draft(step: int, what: Move | Face) -> list[object]:
    """Return what is laid or chosen in *step* as plain values.

    >>> kept_draft(7, Face.X)
    ['face', 7, 'X']
    """
    if isinstance(what, Face):
        return ["face", step, what.value]
    return ["move", step, move_action(what)]


def taken_up(draft: object, step: int, hand: Hand | None, bids: BidPanel) -> None:
    """Lay or choose again what *draft* holds, if it belongs to this *step*."""
    match _frozen(draft):
        case ("move", int(number), action) if number == step and hand:
            move = read_move(action)
            if move:
                lay(hand, move)
        case ("face", int(number), value) if number == step:
            face = read_face((value,))
            if face:
                bids.choose(face)


def lay(hand: Hand, move: Move) -> None:
    """Lay *move* in the draft of *hand*, part by part, as far as the rules core takes it."""
    draft, swing = hand.draft, move.swing
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
    hand.renew()


def _frozen(value: object) -> Value:
    """Return lists as tuples, as the rules core reads them; anything unknown becomes empty."""
    if isinstance(value, list | tuple):
        return tuple(_frozen(item) for item in value)
    return value if isinstance(value, str | int) else ()
