"""Calls: how the seats present complete a step without the rest, and what proves a lie (P7, P9).

Law: `outcome` is a pure function of the answers and what they cite, so every laptop gets the same.
An act that anybody present holds is never dropped, unless an earlier call is locked without it.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from core.table.encoding import Value
from core.table.messages import (
    NO_CALL,
    Act,
    Call,
    Content,
    Here,
    Message,
    MessageKind,
    Seal,
    seats_of,
)
from core.table.rules import SeatMask

Find = Callable[[bytes], Message | None]
"""Looks up a valid message of the step by its id."""


STRIDE = 1024
STRIDES_MAX = 32
REACH_MAX = 64
"""How many answers of a seat count towards what it has climbed to. A pool keeps twice as many
(P13), so a seat that is driven that far can still go on."""


def number_max(rank: int) -> int:
    """Return the highest number that the *rank*-th answer of a seat in a step may have (R3).

    So high numbers cost their seat answers, and a pool keeps few of these: nobody can use up the
    numbers (L1). Only one seat's own answers count, for a cheat may show each seat different ones.

    >>> number_max(1), number_max(32), number_max(33)
    (1024, 32768, 32769)
    """
    return STRIDE * min(rank, STRIDES_MAX) + max(0, rank - STRIDES_MAX)


class Decision(NamedTuple):
    """What a call makes of a step: the acts that count, and V and N of the next step."""

    slots: tuple[tuple[int, bytes], ...]
    at_table: SeatMask
    in_game: SeatMask


def call_of(message: Message) -> Call:
    """Return the call that *message* answers or seals: `NO_CALL` for an act or a normal seal."""
    return NO_CALL if isinstance(message.body, Act) else message.body.call


def cited(message: Message) -> tuple[bytes, ...]:
    """List the ids of the messages that *message* rests on directly."""
    body = message.body
    if isinstance(body, Act):
        return ()
    if isinstance(body, Here):
        return (*body.held, *body.last)
    return (*[identity for _, identity in body.content.slots if identity], *body.refs)


def closure(messages: Iterable[Message], find: Find) -> dict[bytes, Message]:
    """Collect *messages* and all that they cite, also through others, each after what it cites."""
    found: dict[bytes, Message] = {}
    for message in messages:
        _collect(message, find, found)
    return found


def _collect(message: Message, find: Find, found: dict[bytes, Message]) -> None:
    for identity in cited(message):
        if identity in found:
            continue
        below = find(identity)
        assert below is not None, "the pool holds nothing whose citations are missing"
        _collect(below, find, found)
    found[message.id] = message


def contradict(first: Message, second: Message) -> bool:
    """Return whether no honest seat signs both *first* and *second*, signatures aside (P9).

    P9.1: two payloads of the same kind and step, and of the same call unless they are acts.
    (P9.2, an answer that hides a seal of its own seat, needs the seal that it names: `hides`.)
    """
    return (
        first.kind is second.kind
        and first.id != second.id
        and _same_place(first, second)
        and call_of(first) == call_of(second)
    )


def _same_place(first: Message, second: Message) -> bool:
    """Return whether both are of one seat, step and game: only such messages can contradict.

    Each step starts its calls and seals afresh, so an answer hides nothing of another step.
    """
    return (first.game, first.step, first.seat) == (second.game, second.step, second.seat)


def hides(answer: Here, last: Message | None, seal: Seal) -> bool:
    """Return whether *answer*, which names the seal *last*, hides *seal* of its own seat (P9.2)."""
    named = last.body.call if last and isinstance(last.body, Seal) else ()
    return named < seal.call < answer.call


def convicted(messages: Mapping[bytes, Message], find: Find) -> set[int]:
    """Return the seats that contradict themselves in *messages* (P9).

    The time grows about in proportion to their number, for the author of a log chooses how many.
    """
    guilty: set[int] = set()
    said: dict[tuple[Value, ...], Message] = {}
    answers: dict[tuple[bytes, int, int], list[Message]] = {}
    seals: dict[tuple[bytes, int, int], list[Message]] = {}
    for message in messages.values():
        kind, seat = message.kind, message.seat
        place, call = (message.game, message.step, seat), call_of(message)
        if said.setdefault((kind, call, *place), message) is not message:
            guilty.add(seat)
        if kind is not MessageKind.ACT:
            (answers if kind is MessageKind.HERE else seals).setdefault(place, []).append(message)
    for place in answers.keys() & seals.keys():
        if _is_any_concealed(answers[place], seals[place], find):
            guilty.add(answers[place][0].seat)
    return guilty


def _is_any_concealed(answers: Iterable[Message], seals: list[Message], find: Find) -> bool:
    """Return whether one of the *answers* of a seat hides one of its *seals* (P9.2).

    If an answer hides any, it hides the highest below its own call.
    """
    seals = sorted(seals, key=call_of)
    calls = [call_of(seal) for seal in seals]
    nearest = ((answer, bisect_left(calls, call_of(answer))) for answer in answers)
    return any(below and conceals(answer, seals[below - 1], find) for answer, below in nearest)


def conceals(first: Message, second: Message, find: Find) -> bool:
    """Return whether one of the two is an answer that hides the other (P9.2)."""
    if not _same_place(first, second):
        return False
    for answer, seal in ((first, second), (second, first)):
        if isinstance(answer.body, Here) and isinstance(seal.body, Seal):
            last = find(answer.body.last[0]) if answer.body.last else None
            is_known = last is not None or not answer.body.last
            if is_known and hides(answer.body, last, seal.body):
                return True
    return False


def outcome(  # noqa: PLR0913  # all that P7.4 names
    call: Call,
    answers: Iterable[Message],
    authors: SeatMask,
    in_game: SeatMask,
    find: Find,
    *,
    bad: SeatMask,
) -> Decision | None:
    """Decide the step by the *answers* of all seats present; None if they decide nothing (P7.4).

    *bad* are the seats that contradict themselves in what the answers rest on.
    """
    answered = list(answers)
    if bad & call.present:
        return None
    locked = _locked(answered, find)
    if locked is not None:
        return Decision(locked.slots, locked.at_table, locked.in_game)
    held = {
        act.seat: identity
        for answer in answered
        for identity in _answer(answer).held
        if (act := find(identity))
    }
    slots = tuple(
        (author, b"" if bad >> author & 1 else held.get(author, b""))
        for author in seats_of(authors)
    )
    return Decision(slots, call.present & ~call.gone, in_game & ~call.gone & ~bad)


def _locked(answers: Iterable[Message], find: Find) -> Content | None:
    """Find the content that the highest seals named in *answers* agree on, if they do (P7.4.3)."""
    top, contents = NO_CALL, list[Content]()
    for answer in answers:
        for identity in _answer(answer).last:
            named = find(identity)
            assert named is not None
            seal = named.body
            assert isinstance(seal, Seal)
            if seal.call > top:
                top, contents = seal.call, [seal.content]
            elif seal.call == top:
                contents.append(seal.content)
    return contents[0] if contents and all(c == contents[0] for c in contents) else None


def _answer(message: Message) -> Here:
    assert isinstance(message.body, Here)
    return message.body
