"""How many messages of a seat are kept in a step (P13).

Law: what may complete a step is never one too many.
"""

from core.table.calls import REACH_MAX, call_of
from core.table.messages import NO_CALL, Message, MessageKind, Seal
from core.table.pool import Pool
from core.table.rules import State

PER_SEAT_MAX = 2
"""Messages of one kind and call that a seat may have: the second is a proof against it."""
CALLS_PER_SEAT_MAX = 2 * REACH_MAX
"""Calls that a seat may answer or seal in a step: a seat driven as far as any can climb has as many
left (R3)."""

MESSAGES_PER_SEAT_MAX = 1000
"""The most acts of a seat and step that are kept, and as many of its other messages, even if other
seats' messages rest on them (P13)."""


def has_enough_of(pool: Pool[State], message: Message) -> bool:
    """Return whether the seat of *message* has as many of its kind as are ever kept (P13).

    A seal is never too much if another seat has sealed the same, or if it has no call: it may
    complete the step, and a seat that lacked it would be out of the game.
    """
    call, seat = call_of(message), message.seat
    if len(pool.of(message.kind, seat, call)) < PER_SEAT_MAX:
        known = {*pool.calls(MessageKind.HERE, seat), *pool.calls(MessageKind.SEAL, seat)} - {
            NO_CALL
        }
        if call == NO_CALL or call in known or len(known) < CALLS_PER_SEAT_MAX:
            return False
    return not (isinstance(message.body, Seal) and _is_shared(pool, message.seat, message.body))


def is_full_of(pool: Pool[State], message: Message) -> bool:
    """Return whether the seat of *message* has as many in this step as are kept for any reason.

    Acts count apart: an answer names some of them, and every seat must understand it.
    """
    acts = len(pool.of(MessageKind.ACT, message.seat))
    others = len(pool.of_seat.get(message.seat, ())) - acts
    return (acts if message.kind is MessageKind.ACT else others) >= MESSAGES_PER_SEAT_MAX


def _is_shared(pool: Pool[State], seat: int, seal: Seal) -> bool:
    """Return whether another seat has sealed the same as *seal*, and *seat* has not yet."""
    sealing = {m.seat for m in pool if isinstance(m.body, Seal) and m.body[:2] == seal[:2]}
    return bool(sealing) and seat not in sealing
