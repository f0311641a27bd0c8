"""Whether a message counts in its step: the clauses of P5.3.

Law: a message is judged by the step and by what it rests on, all of which is in the pool.
"""

from core.table.calls import Decision
from core.table.messages import (
    HELD_PER_AUTHOR_MAX,
    NO_CALL,
    Act,
    Content,
    Here,
    Message,
    MessageKind,
    Seal,
    seats_of,
)
from core.table.pool import Pool
from core.table.rules import Refusal, State
from core.table.step import Step, StepReason


def foreign(step: Step[State], message: Message) -> Refusal | None:
    """Return why *message* cannot belong to the game of *step* at all, or None."""
    why = None
    if message.game != step.genesis.game:
        why = StepReason.OTHER_GAME
    elif message.seat >= len(step.genesis.offers):
        why = StepReason.NO_SEAT
    elif message.step != step.number:
        return None
    elif message.previous != step.previous:
        why = StepReason.OTHER_PAST
    elif not step.authors:
        why = StepReason.OVER
    elif not step.in_game >> message.seat & 1:
        why = StepReason.NO_SEAT
    return Refusal(why) if why else None


def refusal(pool: Pool[State], message: Message) -> Refusal | None:
    """Return why *message*, signed and with all it cites here, is not valid, or None."""
    seat = message.seat
    match message.body:
        case Act() as act:
            return pool.step.act_refusal(seat, act)
        case Here() as answer:
            return _answer_refusal(pool, seat, answer)
        case Seal() as seal:
            return _seal_refusal(pool, seat, seal)


def _answer_refusal(pool: Pool[State], seat: int, answer: Here) -> Refusal | None:
    call = answer.call
    if not (call.is_allowed(pool.step.in_game) and call.present >> seat & 1):
        return Refusal(StepReason.BAD_CALL)
    authors = [m.seat for i in answer.held if (m := pool.get(i)) and m.kind is MessageKind.ACT]
    last = [m for i in answer.last if (m := pool.get(i))]
    is_author = pool.step.authors >> seat & 1
    is_right = (
        len(authors) == len(answer.held)
        and all(authors.count(author) <= HELD_PER_AUTHOR_MAX for author in authors)
        and (not is_author or authors.count(seat) == 1)
        and all(m.seat == seat and isinstance(m.body, Seal) and m.body.call < call for m in last)
    )
    return None if is_right else Refusal(StepReason.BAD_ANSWER)


def _seal_refusal(pool: Pool[State], seat: int, seal: Seal) -> Refusal | None:
    step, call, content = pool.step, seal.call, seal.content
    if call == NO_CALL:
        if not step.at_table >> seat & 1:
            return Refusal(StepReason.NO_SEAT)
        decision = Decision(content.slots, step.at_table, step.in_game)
        is_right = not seal.refs and _fills_all_slots(pool, content)
    else:
        if not (call.is_allowed(step.in_game) and call.present >> seat & 1):
            return Refusal(StepReason.BAD_CALL)
        answers = [m for i in seal.refs if (m := pool.get(i))]
        decided = pool.decide(call, answers)
        is_right = decided is not None
        decision = decided or Decision((), 0, 0)
    if not is_right:
        return Refusal(StepReason.CONTENT_DIFFERS)
    return _difference(content, pool.outcome(decision).content)


def _fills_all_slots(pool: Pool[State], content: Content) -> bool:
    acts = [m for _, i in content.slots if i and (m := pool.get(i)) and m.kind is MessageKind.ACT]
    authors = tuple(act.seat for act in acts)
    return authors == tuple(seat for seat, _ in content.slots) == seats_of(pool.step.authors)


def _difference(content: Content, expected: Content) -> Refusal | None:
    if content == expected:
        return None
    if content[:3] == expected[:3]:
        return Refusal(StepReason.STATE_DIFFERS, content.state)
    return Refusal(StepReason.CONTENT_DIFFERS)
