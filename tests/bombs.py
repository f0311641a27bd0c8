"""Files to hold up an audit, made by one person alone, who has all keys (P13).

Law: each is as large as it is asked for, and as far as can be all that stands in it is valid.
"""

import math
import random
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from itertools import count, cycle
from typing import Any

from core.games import rules_for
from core.table.genesis import Sit
from core.table.log import BODY_BYTES_MAX, MAGIC, read, record
from core.table.messages import (
    Act,
    Body,
    Call,
    Here,
    Message,
    MessageKind,
    MessagePlace,
    Seal,
    sign,
    unsigned,
)
from core.table.records import completed_record, genesis_record, message_record, proof_record
from core.table.table import Table, opening_records
from core.wormup.actions import BID, MOVE
from core.wormup.profiles import Options
from tests.gui.race_log import log_of, play
from tests.seats import identity_seed, sat_down, secret_of
from tests.tampering import other_signature

SEED, SEATS = 5, 2
BOTH = 0b11
BIDS = 2
"""The step in which all bid first."""


@cache
def _after(
    steps: int, seats: int = SEATS
) -> tuple[tuple[Table[Any], ...], tuple[bytes, ...], tuple[Sit, ...]]:
    """Play so many steps of a race; gives the tables, the bodies of the log so far, the sits."""
    rules = rules_for("wormup/venice1995")
    assert rules is not None
    genesis, sits = sat_down(SEED, seats, rules, Options().plain())
    tables = [Table(genesis, rules, secret_of(SEED, seat)) for seat in range(seats)]
    play(tables, SEED, steps)
    return tuple(tables), read(log_of(tables[0], sits)).bodies, sits


def _signed(table: Table[Any], seat: int, body: Body) -> Message:
    step = table.step
    place = MessagePlace(table.genesis.game, step.number, seat, step.previous)
    return sign(secret_of(SEED, seat).key, place, body)


def _bid(table: Table[Any], seat: int, number: int = 0) -> Message:
    return _signed(table, seat, Act(BID, sha256(bytes([seat]) + b"%d" % number).digest()))


def answers() -> Iterator[bytes]:
    """Let one seat answer call after call."""
    (table, _), log, _ = _after(1)
    acts = [_bid(table, seat) for seat in range(SEATS)]
    yield from (*log, *map(message_record, acts))
    held = tuple(sorted(act.id for act in acts))
    for number in count(1):
        yield message_record(_signed(table, 0, Here(Call(number, BOTH, 0), held, ())))


def chain(seats: int = SEATS) -> Iterator[bytes]:
    """Let all answer call after call, and all but one seal each: every answer rests on all before.

    If all sealed, the step would be complete.
    """
    (own, *_), log, _ = _after(1, seats)
    everybody = (1 << seats) - 1
    acts = [_bid(own, seat) for seat in range(seats)]
    yield from (*log, *map(message_record, acts))
    held = tuple(sorted(act.id for act in acts))
    last: list[tuple[bytes, ...]] = [()] * seats
    content = own.step.outcome(acts, everybody, everybody).content
    for number in count(1):
        call = Call(number, everybody, 0)
        said = [_signed(own, seat, Here(call, held, last[seat])) for seat in range(seats)]
        yield from map(message_record, said)
        refs = tuple(sorted(answer.id for answer in said))
        for seat in range(seats):
            if (number + seat) % seats:
                seal = _signed(own, seat, Seal(call, content, refs))
                last[seat] = (seal.id,)
                yield message_record(seal)


def crowd() -> Iterator[bytes]:
    """Do the same with five seats."""
    yield from chain(5)


def acts() -> Iterator[bytes]:
    """Let one seat bid again and again, each time something else."""
    (table, _), log, _ = _after(1)
    yield from log
    for number in count():
        yield message_record(_bid(table, 0, number))


@cache
def _mover() -> tuple[int, tuple[Any, ...]]:
    """Find a step in which a worm moves, and a legal move there."""
    for steps in count(3):
        (table, _), _, _ = _after(steps)
        following = _after(steps + 1)[0][0].completed[steps]
        slots = [slot for slot in following.outcome.slots if slot.action[:1] == (MOVE,)]
        if slots:
            return steps, (table, slots[0])
    msg = "a race in which nobody moves"
    raise AssertionError(msg)


def moves() -> Iterator[bytes]:
    """Let a worm be laid again and again, each time a little otherwise."""
    steps, (table, slot) = _mover()
    yield from _after(steps)[1]
    rng = random.Random(SEED)
    tag, (*before, (x, y, reverse)), *rest = slot.action
    from_x, from_y, _ = before[-1]
    touching = math.hypot(x - from_x, y - from_y)
    while True:
        turned = math.atan2(y - from_y, x - from_x) + rng.uniform(-1, 1)
        near = round(touching * math.cos(turned)), round(touching * math.sin(turned))
        action = (tag, (*before, (from_x + near[0], from_y + near[1], reverse)), *rest)
        if table.step.act_refusal(slot.seat, Act(action, b"")) is None:
            yield message_record(_signed(table, slot.seat, Act(action, b"")))


def late() -> Iterator[bytes]:
    """Answer calls in a step that is over, unsigned."""
    (table, _), log, _ = _after(2)
    yield from log
    game = table.genesis.game
    seals = [
        m for m in table.completed[0].certificate if m.kind is MessageKind.SEAL and m.seat == 0
    ]
    for number in count(1):
        named = Here(Call(number, BOTH, 0), (), (seals[0].id,))  # so that it conceals nothing
        answer = unsigned(MessagePlace(game, 1, 0, game), named)
        yield message_record(answer.signed(bytes(64)))


def proofs() -> Iterator[bytes]:
    """Repeat one true proof."""
    (table, _), log, _ = _after(1)
    yield from log
    yield from cycle((proof_record(_bid(table, 0), _bid(table, 0, 1)),))


def notes() -> Iterator[bytes]:
    """Repeat true notes that steps are complete."""
    (table, _), log, _ = _after(12)
    yield from log
    yield from cycle(
        completed_record(
            done.step.number, done.digest, tuple(message.id for message in done.certificate)
        )
        for done in table.completed
    )


def sits() -> Iterator[bytes]:
    """Repeat the yes of one seat in two signatures, while the other has said none."""
    (table, _), _, (yes, _) = _after(1)
    again = Sit(0, yes.payload, other_signature(identity_seed(SEED, 0), yes.payload))
    yield from opening_records(table.genesis, [yes])
    yield from cycle((message_record(again), message_record(yes)))


def geneses() -> Iterator[bytes]:
    """Repeat a genesis, with its five signatures."""
    rules = rules_for("wormup/venice1995")
    assert rules is not None
    genesis, _ = sat_down(SEED, 5, rules, Options().plain())
    yield from cycle((genesis_record(genesis),))


def repeats() -> Iterator[bytes]:
    """Repeat the messages of a whole log."""
    _, log, _ = _after(12)
    yield from log
    yield from cycle(log[1 + SEATS :])


def small() -> Iterator[bytes]:
    """Add records of one byte to a log."""
    yield from _after(1)[1]
    yield from cycle((b"\0",))


KINDS: dict[str, Callable[[], Iterator[bytes]]] = {
    made.__name__: made
    for made in (
        answers,
        chain,
        crowd,
        acts,
        moves,
        late,
        proofs,
        notes,
        sits,
        geneses,
        repeats,
        small,
    )
}


def bomb(kind: str, size: int) -> bytes:
    """Make the file of a *kind*, of at least so many bytes."""
    parts, made = [MAGIC], len(MAGIC)
    for body in KINDS[kind]():
        parts.append(record(body))
        made += len(parts[-1])
        if made >= size:
            break
    return b"".join(parts)


def torn(size: int) -> bytes:
    """Make a file that ends in one record cut off, in which others may begin everywhere."""
    filling = (BODY_BYTES_MAX - 64).to_bytes(4, "little") + b"\0\1\0"
    body = (filling * (BODY_BYTES_MAX // len(filling) + 1))[:BODY_BYTES_MAX]
    begun = MAGIC + b"".join(map(record, _after(1)[1]))
    return begun + record(body)[: max(64, min(size, BODY_BYTES_MAX)) - 1]
