"""A second opinion on what is valid in a step and what a call comes to (P5.3, P7.4).

Written from the protocol's sentences alone and as plainly as they are, without a thought for speed:
the pool of the program must agree with it about every message.
"""

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from core.table.messages import NO_CALL, Act, Call, Content, Here, Message, Seal, seats_of
from core.table.rules import SeatMask
from core.table.step import Step

Known = Mapping[bytes, Message]
"""The messages that somebody has received, by their ids."""


def is_valid(step: Step[Any], message: Message, known: Known) -> bool:
    """Tell whether *message*, which cites only what is *known*, is valid (P5.3)."""
    body, seat = message.body, message.seat
    if not _has(step.in_game, seat):
        return False
    if isinstance(body, Act):
        return _has(step.authors, seat) and step.act_refusal(seat, body) is None
    if isinstance(body, Here):
        return _is_valid_answer(step, seat, body, known)
    if body.call == NO_CALL:
        return _is_valid_normal_seal(step, seat, body, known)
    return _is_valid_call_seal(step, seat, body, known)


def is_allowed(call: Call, in_game: SeatMask) -> bool:
    """Tell whether *call* may be held (P7.2)."""
    present, gone = set(seats_of(call.present)), set(seats_of(call.gone))
    everybody = set(seats_of(in_game))
    staying, left = present - gone, everybody - gone
    return (
        1 <= call.number <= 65_535
        and present <= everybody
        and gone <= everybody
        and 2 * len(present) > len(everybody)
        and 2 * len(staying) > len(left)
    )


def decided(
    step: Step[Any], call: Call, answers: Iterable[Message], known: Known
) -> tuple[tuple[tuple[int, bytes], ...], SeatMask, SeatMask] | None:
    """Tell what *call* makes of the step by the *answers* of all who are present (P7.4)."""
    answers = list(answers)
    rests_on = _with_all_cited(answers, known)
    bad = {one.seat for one, other in combinations(rests_on, 2) if _is_proof(one, other, known)}
    if bad & set(seats_of(call.present)):
        return None
    named = [known[i].body for answer in answers for i in _answer(answer).last]
    seals = [seal for seal in named if isinstance(seal, Seal)]
    highest = [seal.content for seal in seals if seal.call == max(s.call for s in seals)]
    if highest and len(set(highest)) == 1:
        return highest[0].slots, highest[0].at_table, highest[0].in_game
    slots = []
    for author in seats_of(step.authors):
        held = {i for a in answers for i in _answer(a).held if known[i].seat == author}
        slots.append((author, held.pop() if len(held) == 1 and author not in bad else b""))
    out = sum(1 << seat for seat in bad)
    in_game = step.in_game & ~call.gone & ~out
    return tuple(slots), call.present & ~call.gone, in_game


def _is_valid_answer(step: Step[Any], seat: int, answer: Here, known: Known) -> bool:
    if not is_allowed(answer.call, step.in_game) or not _has(answer.call.present, seat):
        return False
    held = [known[i] for i in answer.held]
    if not all(isinstance(message.body, Act) for message in held):
        return False
    of_author = [[m for m in held if m.seat == author] for author in range(5)]
    if any(len(acts) > 2 for acts in of_author):
        return False
    if _has(step.authors, seat) and len(of_author[seat]) != 1:
        return False
    last = [known[i] for i in answer.last]
    return all(
        m.seat == seat and isinstance(m.body, Seal) and m.body.call < answer.call for m in last
    )


def _is_valid_normal_seal(step: Step[Any], seat: int, seal: Seal, known: Known) -> bool:
    content = seal.content
    if not _has(step.at_table, seat) or seal.refs:
        return False
    if (content.at_table, content.in_game) != (step.at_table, step.in_game):
        return False
    if [author for author, _ in content.slots] != list(seats_of(step.authors)):
        return False
    acts = [known.get(i) for _, i in content.slots]
    for (author, _), act in zip(content.slots, acts, strict=True):
        if act is None or act.seat != author or not isinstance(act.body, Act):
            return False
    return content == _content(step, content.slots, content.at_table, content.in_game, known)


def _is_valid_call_seal(step: Step[Any], seat: int, seal: Seal, known: Known) -> bool:
    call = seal.call
    if not is_allowed(call, step.in_game) or not _has(call.present, seat):
        return False
    answers = [known[i] for i in seal.refs]
    if any(not isinstance(m.body, Here) or m.body.call != call for m in answers):
        return False
    if sorted(m.seat for m in answers) != list(seats_of(call.present)):
        return False
    found = decided(step, call, answers, known)
    return found is not None and seal.content == _content(step, *found, known)


def _content(
    step: Step[Any],
    slots: tuple[tuple[int, bytes], ...],
    at_table: SeatMask,
    in_game: SeatMask,
    known: Known,
) -> Content:
    acts = [known[i] if i else None for _, i in slots]
    return step.outcome(acts, at_table, in_game).content


def _is_proof(one: Message, other: Message, known: Known) -> bool:
    """Tell whether no honest seat signs both (P9)."""
    if one.seat != other.seat:
        return False
    if isinstance(one.body, Act) and isinstance(other.body, Act):
        return True
    if isinstance(one.body, Act) or isinstance(other.body, Act):
        return False
    if type(one.body) is type(other.body):
        return one.body.call == other.body.call
    answer, seal = (one.body, other.body) if isinstance(one.body, Here) else (other.body, one.body)
    assert isinstance(answer, Here)
    named = [s for i in answer.last if isinstance(s := known[i].body, Seal)]
    return seal.call < answer.call and all(last.call < seal.call for last in named)


def _with_all_cited(messages: Iterable[Message], known: Known) -> list[Message]:
    found: dict[bytes, Message] = {}
    queue = list(messages)
    for message in queue:
        if message.id not in found:
            found[message.id] = message
            queue += [known[i] for i in cited_by(message)]
    return list(found.values())


def cited_by(message: Message) -> list[bytes]:
    """List the ids that *message* names."""
    body = message.body
    if isinstance(body, Act):
        return []
    if isinstance(body, Here):
        return [*body.held, *body.last]
    return [*(i for _, i in body.content.slots if i), *body.refs]


def _answer(message: Message) -> Here:
    assert isinstance(message.body, Here)
    return message.body


def _has(mask: SeatMask, seat: int) -> bool:
    return seat in seats_of(mask)
