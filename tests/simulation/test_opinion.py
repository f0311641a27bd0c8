"""The pool finds valid what the protocol's sentences do, and nothing else (P5.3, P7.4).

Searched through: all messages of one step of three seats, right and wrong, that are made of its
acts, its seals and its answers, layer by layer. Each layer rests on the valid messages below it.
"""

import random
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any

import pytest

from core.table.messages import (
    NO_CALL,
    Act,
    Body,
    Call,
    Content,
    Here,
    Message,
    MessageKind,
    MessagePlace,
    Seal,
    seats_of,
    unsigned,
)
from core.table.pool import Pool
from core.table.step import Step
from core.table.validity import refusal
from tests.seats import sat_down
from tests.simulation.opinion import cited_by, decided, is_valid
from tests.tiers import few
from tests.toy import Toy, ToyState

GENESIS, _ = sat_down(1, 3)
LAYER_MAX = 1500
"""So many messages of a layer are rested upon, drawn by a seed where there are more."""


class Search:
    """Holds the messages of one step, and compares both opinions about each."""

    def __init__(self, authors: int, at_table: int) -> None:
        state = ToyState(9, 0, 2, (0, 0, 0))
        args = (GENESIS, Toy(), 4, bytes(32), at_table, 0b111, authors, state, ())
        self.step: Step[Any] = Step(*args)
        self.known: dict[bytes, Message] = {}
        self.judged = self.valid = 0

    def judge(self, bodies: Iterable[tuple[int, Body]]) -> list[Message]:
        """Compare both opinions about each message; give the valid ones."""
        found: dict[bytes, Message] = {}
        for seat, body in bodies:
            place = MessagePlace(GENESIS.game, 4, seat, bytes(32))
            message = unsigned(place, body)
            theirs = is_valid(self.step, message, self.known)
            assert (refusal(self._pool(message), message) is None) is theirs, (seat, body)
            self.judged += 1
            self.valid += theirs
            if theirs:
                found[message.id] = message
        self.known |= found
        return list(found.values())

    def _pool(self, message: Message) -> Pool[Any]:
        """Give the pool of somebody who has received what *message* rests on, and no more."""
        pool = Pool(self.step)
        self._add(pool, message)
        return pool

    def _add(self, pool: Pool[Any], message: Message) -> None:
        for identity in cited_by(message):
            if identity not in pool:
                below = self.known[identity]
                self._add(pool, below)
                pool.add(below)


def some(messages: Iterable[Message], count: int) -> list[Message]:
    listed = list(messages)
    return listed if len(listed) <= count else random.Random(1).sample(listed, count)


def subsets_of(messages: list[Message], most: int) -> Iterator[tuple[bytes, ...]]:
    for size in range(most + 1):
        for chosen in combinations(messages, size):
            yield tuple(sorted(message.id for message in chosen))


def answers(
    calls: Iterable[Call], held: list[Message], lasts: list[Message]
) -> Iterator[tuple[int, Body]]:
    named: list[tuple[bytes, ...]] = [(), *((message.id,) for message in lasts)]
    for call, seat, ids, last in product(calls, range(3), subsets_of(held, 3), named):
        yield seat, Here(call, ids, last)


def normal_seals(search: Search, acts: list[Message]) -> Iterator[tuple[int, Body]]:
    """Seal without a call, with every choice of acts for every list of authors."""
    step = search.step
    places = ((step.at_table, 0b111), (0b011, 0b111), (step.at_table, 0b011))
    for authors in ((0, 1), (0, 2), (2, 0), (0,), (0, 1, 2), ()):
        for chosen in product([*acts, None], repeat=len(authors)):
            pairs = list(zip(authors, chosen, strict=True))
            slots = tuple((author, act.id if act else b"") for author, act in pairs)
            fits = all(act is None or act.seat == author for author, act in pairs)
            for seat, (at_table, in_game) in product(range(3), places):
                content = Content(slots, at_table, in_game, bytes(32))
                if fits and list(authors) == list(seats_of(step.authors)):
                    content = step.outcome(list(chosen), at_table, in_game).content
                yield seat, Seal(NO_CALL, content, ())
                if chosen and chosen[0] and seat == 0:
                    yield seat, Seal(NO_CALL, content, (chosen[0].id,))


def call_seals(search: Search, call: Call, heres: list[Message]) -> Iterator[tuple[int, Body]]:
    """Seal *call* on one, two or three answers, to it or to others, and what they come to."""
    step = search.step
    for size in (1, 2, 3):
        for chosen in combinations(heres, size):
            found = decided(step, call, chosen, search.known)
            slots, at_table, in_game = found or ((), call.present, 0b111)
            right = Content(slots, at_table, in_game, bytes(32))
            if found:
                acts = [search.known[i] if i else None for _, i in slots]
                right = step.outcome(acts, at_table, in_game).content
            wrong = right._replace(at_table=at_table ^ 0b010)
            refs = tuple(sorted(message.id for message in chosen))
            for seat, content in product(range(3), (right, wrong)):
                yield seat, Seal(call, content, refs)


def to(call: Call, heres: Iterable[Message]) -> tuple[list[Message], list[Message]]:
    """Part *heres* in those to *call*, with a last seal and without one."""
    named, others = list[Message](), list[Message]()
    for message in heres:
        if isinstance(message.body, Here) and message.body.call == call:
            (named if message.body.last else others).append(message)
    return named, others


@pytest.mark.parametrize(
    ("authors", "at_table"), few(1, [(0b001, 0b011), (0b101, 0b111), (0b011, 0b111)])
)
def test_the_pool_agrees_with_a_second_opinion_about_every_message(authors, at_table):
    search = Search(authors, at_table)
    moves = [("move", 0), ("move", 1), ("move", 7)]
    acts = search.judge((seat, Act(move, b"")) for seat, move in product(range(3), moves))
    seals = search.judge(normal_seals(search, acts))
    first = [
        *(Call(1, present, gone) for present in range(8) for gone in (0, 0b100)),
        Call(0, 0b011, 0),
        Call(65_536, 0b011, 0),
    ]
    cited = [*acts, *some(seals, 3)]
    heres = search.judge(answers(first, cited, [*some(seals, 6), acts[0]]))
    calls = [Call(1, 0b011, 0), Call(1, 0b111, 0b100)]
    for call, other in zip(calls, reversed(calls), strict=True):
        named, unnamed = to(call, heres)
        sample = [*some(named, 8), *some(unnamed, 14), *some(to(other, heres)[1], 6)]
        seals += search.judge(call_seals(search, call, sample))
    second = Call(2, 0b011, 0)
    called = [m for m in seals if isinstance(m.body, Seal) and m.body.call == calls[0]]
    lasts = [*some(called, 12), *some(seals, 6), heres[0]]
    heres = search.judge(answers([second, calls[0], Call(1, 0b010, 0)], acts, lasts))
    named, unnamed = to(second, heres)
    search.judge(call_seals(search, second, [*some(named, 20), *some(unnamed, 8)]))
    assert search.judged > 5_000
    assert search.valid > 100
    assert {m.kind for m in search.known.values()} == set(MessageKind)
