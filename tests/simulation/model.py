"""Model: one step, searched through, by the table's own rules: all that honest seats can sign.

A state is the set of messages that honest seats have signed. Whenever a seat signs, what it has
received is any part of what was signed, but always its own messages and what they rest on (P8). So
every order, loss, delay and partition is in it, and any number of crashes of any seat. A cheat has
no state: to every honest seat it may show whatever the table finds valid, to each something else.
No proof holds anybody back.

What a seat may sign is asked of `core.table.promises`, what a call comes to and what is valid of
`core.table.pool`. Two shortcuts: honest authors have acted at the start, for an act that nobody
received is as good as none; and of a cheat's answers that lead a seat to seal the same content, one
is tried, if possible one that another seat has sealed with.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Any

from core.table.calls import cited
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
    mask_of,
    seats_of,
    unsigned,
)
from core.table.pool import Pool
from core.table.promises import answer_barred, answer_to, due_at_call, due_normal, seal_of
from core.table.rules import SeatMask
from core.table.step import Step
from core.table.validity import refusal
from tests.seats import sat_down
from tests.simulation.sets import Some, memoized, numbers_of, subsets, union
from tests.toy import Toy, ToyState


@dataclass(frozen=True)
class Shape:
    """Who is at the table: honest seats first, then the *cheat*; some are *away* in this step."""

    honest: int
    authors: SeatMask
    cheat: bool = False
    away: SeatMask = 0

    @property
    def seats(self) -> int:
        """How many there are in all."""
        return self.honest + self.cheat

    def lists_of_calls(self, count: int, smallest: int = 0) -> list[tuple[SeatMask, ...]]:
        """List who is present in *count* calls, in all ways but for equal seats that change places.

        The present are more than half, and *smallest* at least.
        """
        masks = [m for m in range(1 << self.seats) if m.bit_count() >= smallest]
        majorities = [m for m in masks if 2 * m.bit_count() > self.seats]
        kinds = [(self.authors >> s & 1, self.away >> s & 1) for s in range(self.honest)]
        orders = [
            (*order, *range(self.honest, self.seats))
            for order in permutations(range(self.honest))
            if [kinds[s] for s in order] == kinds
        ]
        return [
            masks
            for masks in product(majorities, repeat=count)
            if all(masks <= tuple(_moved(m, order) for m in masks) for order in orders)
        ]


class Model:
    """Guards the messages of one step, each with its number, and what a set of them allows."""

    pool_class: type[Pool[Any]] = Pool
    call_class: type[Call] = Call

    def __init__(self, shape: Shape, presents: Iterable[SeatMask]) -> None:
        self.shape = shape
        genesis, _ = sat_down(1, shape.seats)
        everybody = (1 << shape.seats) - 1
        state = ToyState(9, 0, 2, (0,) * shape.seats)
        table = everybody & ~shape.away
        self.step: Step[Any] = Step(
            genesis, Toy(), 4, bytes(32), table, everybody, shape.authors, state, ()
        )
        self.calls = [self.call_class(n, present, 0) for n, present in enumerate(presents, 1)]
        self.messages: list[Message] = []
        self.rests_on: list[Some] = []
        self.honest = (1 << shape.honest) - 1
        self.majorities = [
            mask for mask in range(1 << shape.honest) if 2 * mask.bit_count() > shape.seats
        ]
        self._numbers: dict[bytes, int] = {}
        self.own = [0] * shape.seats
        self._at: dict[tuple[MessageKind, Call], Some] = {}
        own_acts = [self.keep(seat, Act(("move", 0), b"")) for seat in seats_of(shape.authors)]
        self.start = sum(act for act in own_acts if self.of(act).seat < shape.honest)
        self.acts = own_acts
        if shape.cheat and shape.authors >> shape.honest & 1:
            self.acts = [*own_acts, self.keep(shape.honest, Act(("move", 1), b""))]

    # -- messages ---------------------------------------------------------------------------------

    def keep(self, seat: int, body: Body) -> Some:
        """Give the message of *seat* with *body* a number, and return the set of it alone."""
        step = self.step
        message = unsigned(MessagePlace(step.genesis.game, step.number, seat, step.previous), body)
        if message.id not in self._numbers:
            number = self._numbers[message.id] = len(self.messages)
            self.messages.append(message)
            below = [self.rests_on[self._numbers[identity]] for identity in cited(message)]
            self.rests_on.append(union(below) | 1 << number)
            self.own[seat] |= 1 << number
            call = NO_CALL if isinstance(body, Act) else body.call
            place = (message.kind, call)
            self._at[place] = self._at.get(place, 0) | 1 << number
        return 1 << self._numbers[message.id]

    def of(self, one: Some) -> Message:
        """Give the message of a set of one."""
        return self.messages[one.bit_length() - 1]

    def with_cited(self, some: Some) -> Some:
        """Add what *some* rest on."""
        return union(self.rests_on[number] for number in numbers_of(some))

    def pool(self, some: Some) -> Pool[Any]:
        """Give the pool of a seat that has received *some*."""
        pool = self.pool_class(self.step)
        for number in numbers_of(some):
            pool.add(self.messages[number])
        return pool

    def at(self, kind: MessageKind, call: Call) -> Some:
        """Give all messages of *kind* at *call* that anybody could sign, as far as is known."""
        return self._at.get((kind, call), 0)

    @property
    def seals(self) -> Some:
        """All seals that anybody could sign, as far as is known."""
        return union(self.at(MessageKind.SEAL, call) for call in (NO_CALL, *self.calls))

    # -- what honest seats may do -----------------------------------------------------------------

    def moves(self, seat: int, state: Some) -> list[Some]:
        """List what *seat* may sign in *state*, whatever it has received."""
        own = state & self.own[seat]
        found = list(self._by_itself(seat, own))
        for call in self.calls:
            answers = state & self.at(MessageKind.HERE, call)
            if answers & own:
                found += self._called(seat, own, answers, state, call)
        return [one for one in found if not one & state]

    @memoized
    def _by_itself(self, seat: int, own: Some) -> set[Some]:
        """List what *seat* may sign after *own* messages with any acts of others in hand."""
        memory = self.memory(seat, own)
        found: set[Some] = set()
        for acts in subsets([act for act in self.acts if not act & memory]):
            pool = self.pool(memory | acts)
            answers = [self.answer(pool, seat, call) for call in self.calls]
            bodies: list[Body | None] = [self.normal_seal(pool, seat), *answers]
            found.update(self.keep(seat, body) for body in bodies if body)
        return found

    def memory(self, seat: int, own: Some) -> Some:
        """Give what *seat* that signed *own* holds for sure."""
        return self.with_cited(own | self.start & self.own[seat])

    def _called(self, seat: int, own: Some, answers: Some, state: Some, call: Call) -> list[Some]:
        """List what *seat* may seal with these *answers* to *call*, and those of a cheat."""
        if not self.shape.cheat:
            return self._sealed(seat, own, answers, 0, call)
        sealed_with = self.with_cited(state & self.at(MessageKind.SEAL, call))
        lies = sorted(self.lies(call, state), key=lambda lie: not lie & sealed_with) or [0]
        seals = (one for lie in lies for one in self._sealed(seat, own, answers, lie, call))
        by_content: dict[Content, Some] = {}
        for one in seals:
            seal = self.of(one).body
            assert isinstance(seal, Seal)
            by_content.setdefault(seal.content, one)
        return list(by_content.values())

    @memoized
    def _sealed(self, seat: int, own: Some, answers: Some, lie: Some, call: Call) -> list[Some]:
        pool = self.pool(self.with_cited(own | answers | lie))
        seal = self.seal_at_call(pool, seat, call)
        return [self.keep(seat, seal)] if seal else []

    def normal_seal(self, pool: Pool[Any], seat: int) -> Seal | None:
        """Seal without a call (R2)."""
        decision = due_normal(pool, seat, 0)
        return seal_of(pool, NO_CALL, decision) if decision else None

    def answer(self, pool: Pool[Any], seat: int, call: Call) -> Here | None:
        """Answer *call* (R3)."""
        return None if answer_barred(pool, seat, call, 0) else answer_to(pool, seat, call)

    def seal_at_call(self, pool: Pool[Any], seat: int, call: Call) -> Seal | None:
        """Seal at a call, the highest that *seat* answered (R4)."""
        due = due_at_call(pool, seat, 0)
        return seal_of(pool, *due) if due else None

    # -- what a cheat may show --------------------------------------------------------------------

    def lies(self, call: Call, state: Some) -> list[Some]:
        """List every valid answer of the cheat to *call*, if it is present."""
        lower = [NO_CALL, *(each for each in self.calls if each < call)]
        return self._lies(call, state & union(self.at(MessageKind.HERE, each) for each in lower))

    @memoized
    def _lies(self, call: Call, answers: Some) -> list[Some]:
        if not call.present >> self.shape.honest & 1:
            return []
        lower = [NO_CALL, *(each for each in self.calls if each < call)]
        lasts = [0, *(seal for each in lower for seal in self.false_seals(each, answers))]
        found = []
        for last, held in product(lasts, subsets(self.acts)):
            ids = tuple(sorted(self.messages[n].id for n in numbers_of(held)))
            named = (self.of(last).id,) if last else ()
            found += self.valid(
                self.shape.honest, Here(call, ids, named), self.with_cited(held | last)
            )
        return found

    def false_seals(self, call: Call, state: Some) -> list[Some]:
        """List every valid seal of the cheat at *call*."""
        if call == NO_CALL:
            views = list(subsets(self.acts))
        else:
            answers = self.with_cited(state & self.at(MessageKind.HERE, call))
            views = [answers | self.with_cited(lie) for lie in self.lies(call, state)]
        found = []
        for view in views:
            pool = self.pool(view)
            decision = pool.normal() if call == NO_CALL else pool.decided(call)
            if decision:
                found += self.valid(self.shape.honest, seal_of(pool, call, decision), view)
        return found

    def valid(self, seat: int, body: Body, received: Some) -> list[Some]:
        """Give the message of *seat* with *body*, if one who has *received* that much takes it."""
        step = self.step
        place = MessagePlace(step.genesis.game, step.number, seat, step.previous)
        why = refusal(self.pool(received), unsigned(place, body))
        return [] if why else [self.keep(seat, body)]

    # -- what must hold ---------------------------------------------------------------------------

    def broken(self, state: Some) -> str:
        """Say what does not hold in *state*, or nothing."""
        complete = {
            content for call in (NO_CALL, *self.calls) for content in self.certified(call, state)
        }
        if len(complete) > 1:
            return "two honest seats can complete the step differently"
        words = [self._word(seat, state & self.own[seat]) for seat in range(self.shape.honest)]
        for present in self.majorities if complete else (self.honest,):
            end = self._end(present, tuple([words[seat] for seat in seats_of(present)]))
            if end is None:
                return "a connected honest majority cannot finish the step"
            if complete and end not in complete:
                return "a later call of honest seats undoes a completed step"
        return ""

    def certified(self, call: Call, state: Some) -> list[Content]:
        """Find the content that all of *call* have sealed (P5.4)."""
        return self._certified(call, state & self.at(MessageKind.SEAL, call))

    @memoized
    def _certified(self, call: Call, seals: Some) -> list[Content]:
        """Let a cheat seal whatever others did, and look for a certificate."""
        pool = self.pool(self.with_cited(seals))
        for number in numbers_of(seals if self.shape.cheat else 0):
            copy = self.of(self.keep(self.shape.honest, self.messages[number].body))
            if copy.id not in pool:
                pool.add(copy)
        certificate = pool.certificate(call)
        return [certificate[0].content] if certificate else []

    @memoized
    def _word(self, seat: int, own: Some) -> Here:
        """Give what *seat* would answer to a call above all others, with nothing more received."""
        call = Call(len(self.calls) + 1, self.honest, 0)
        return answer_to(self.pool(self.memory(seat, own)), seat, call)

    @memoized
    def _end(self, present: SeatMask, words: tuple[Here, ...]) -> Content | None:
        """Tell what the step comes to if an honest majority holds one call more (L1)."""
        call = Call(len(self.calls) + 1, present, 0)
        answers = map(self.keep, seats_of(present), (word._replace(call=call) for word in words))
        pool = self.pool(self.with_cited(union(answers)))
        decision = pool.decided(call)
        return pool.outcome(decision).content if decision else None


@dataclass
class Found:
    """What a search came to: how many states there are, and the first that is *broken*, if any."""

    states: int = 0
    moves: int = 0
    broken: str = ""
    trace: tuple[Message, ...] = ()


def search(model: Model, found: Found) -> bool:
    """Walk through all states of *model*, shortest ways first; tell whether all hold."""
    came_from: dict[Some, Some] = {model.start: 0}
    queue = [model.start]
    for state in queue:
        if reason := model.broken(state):
            found.broken, found.trace = reason, _trace(model, came_from, state)
            break
        for seat in range(model.shape.honest):
            for one in model.moves(seat, state):
                after = state ^ one
                found.moves += 1
                if after not in came_from:
                    came_from[after] = state
                    queue.append(after)
    found.states += len(came_from)
    return not found.broken


def _trace(model: Model, came_from: dict[Some, Some], state: Some) -> tuple[Message, ...]:
    """List what was signed on the way to *state*, in order."""
    steps = []
    while state != model.start:
        steps.append(model.of(state ^ came_from[state]))
        state = came_from[state]
    return tuple(reversed(steps))


def _moved(mask: SeatMask, order: Sequence[int]) -> SeatMask:
    """Let the seats of *mask* change places."""
    return mask_of(order[seat] for seat in seats_of(mask))
