"""Storm: tables under random deliveries, calls, crashes and cheats, several steps in a row.

The tables, their promises and the log's records are the real ones; who hears what is drawn. Checked
after every event: no two honest seats complete a step differently, completed steps never change, no
honest seat contradicts itself, nothing is opened before its commitments are certified.
"""

import random
from dataclasses import dataclass, field
from typing import Any

from core.table.audit import Replay
from core.table.calls import cited, contradict
from core.table.digests import commitment_digest
from core.table.messages import (
    NO_CALL,
    Act,
    Call,
    Here,
    Kind,
    Message,
    Place,
    Seal,
    mask_of,
    seats_of,
    sign,
)
from core.table.promises import highest_call
from core.table.records import message_record
from core.table.rules import OPEN, Rules
from core.table.table import Table, Written
from tests.seats import log_bodies, sat_down, secret_of
from tests.toy import Toy, toy_action

ROUNDS = 40


class StormError(AssertionError):
    """A promise is broken; the message holds the seed."""


def believe(_public: bytes, _payload: bytes, _signature: bytes) -> bool:
    """Take signatures as genuine: here nobody can sign for another seat anyway."""
    return True


@dataclass
class Seat:
    """One laptop: its table, and its log as far as it was synced."""

    number: int
    table: Table[Any]
    is_cheat: bool = False
    forgets_answers: bool = False
    """The planted bug: its answers to calls are told, yet not on disk."""
    bodies: list[bytes] = field(default_factory=list)
    said: dict[tuple[object, ...], Message] = field(default_factory=dict)
    opened: list[tuple[int, bytes]] = field(default_factory=list)


class Storm:
    """Guards the one random source, and all that honest seats have ever done."""

    def __init__(
        self, seed: int, seats: int, cheats: int = 0, rules: Rules[Any] | None = None
    ) -> None:
        self.seed, self.rng = seed, random.Random(seed)
        self.rules = rules or Toy()
        self.genesis, self.sits = sat_down(seed, seats, self.rules, ROUNDS)
        self.seats = [Seat(i, self._table(i), i >= seats - cheats) for i in range(seats)]
        self.honest = [seat for seat in self.seats if not seat.is_cheat]
        self.cheats = cheats
        self.up = [[True] * seats for _ in range(seats)]
        self.flight: list[tuple[Seat, Message]] = []
        self.truth: dict[int, bytes] = {}
        self.evidence: dict[bytes, Message] = {}
        self.proven = False
        self.calls = self.crashes = 0

    def _table(self, seat: int) -> Table[Any]:
        return Table(self.genesis, self.rules, secret_of(self.seed, seat), believe)

    # -- what happens ---------------------------------------------------------------------------

    def run(self, events: int) -> None:
        """Let so many things happen, then heal the network and demand progress."""
        storm = self.rng.random() < 0.5
        weights = {
            self._deliver: 4.0,
            self._act: 6.0,
            self._advance: 8.0,
            self._call: 1.2 if storm else 0.3,
            self._answer: 4.0 if storm else 2.0,
            self._gossip_some: 6.0,
            self._crash: 0.6,
            self._cut: 0.3,
        }
        for _ in range(events):
            (event,) = self.rng.choices(list(weights), list(weights.values()))
            seat = self.rng.choice(self.seats)
            if seat.is_cheat and self.rng.random() < 0.5:
                self._scheme(seat)
            else:
                event(seat)
            self._check()
        self._demand_progress()

    def _send(self, seat: Seat, messages: tuple[Message, ...], chance: float = 0.85) -> None:
        for message in messages:
            if not seat.is_cheat:
                self._note(seat, message)
            self.evidence[message.id] = message
            for other in self.seats:
                is_up = self.up[seat.number][other.number]
                if other is not seat and is_up and self.rng.random() < chance:
                    self.flight.append((other, message))

    def _note(self, seat: Seat, message: Message) -> None:
        """Hold an honest seat to it: it never signs two things for one place."""
        call = None if isinstance(message.body, Act) else message.body.call
        place = (message.kind, message.step, call)
        if seat.said.setdefault(place, message).id != message.id:
            self._fail(f"seat {seat.number} contradicts itself at {place}")
        if isinstance(message.body, Act) and message.body.action[:1] == (OPEN,):
            seat.opened.append((message.step, message.previous))

    def _written(self, seat: Seat, written: object) -> None:
        if isinstance(written, Written):
            answers = [message_record(m) for m in written.messages if m.kind is Kind.HERE]
            forgotten = answers if seat.forgets_answers else []
            seat.bodies += [body for body in written.records if body not in forgotten]
            self._send(seat, written.messages)

    def _deliver(self, _: Seat) -> None:
        if self.flight:
            place = self.rng.randrange(len(self.flight)) if self.rng.random() < 0.6 else 0
            seat, message = self.flight.pop(place)
            self._take(seat, [message])
            if self.rng.random() < 0.05:
                self.flight.append((seat, message))

    def _take(self, seat: Seat, messages: list[Message]) -> None:
        wanted = {identity for message in messages for identity in cited(message)}
        for message in messages:
            self.evidence[message.id] = message
            seat.table.take(message, wanted)

    def _act(self, seat: Seat) -> None:
        state = seat.table.step.state
        if state is not None and not seat.table.is_over and not seat.table.step.opens:
            action, sealed = toy_action(state, self.rng.randrange(6))
            self._written(seat, seat.table.act(action, sealed))

    def _advance(self, seat: Seat) -> None:
        self._written(seat, seat.table.advance())

    def _call(self, seat: Seat) -> None:
        call = self._random_call(seat.table)
        if call is not None:
            self.calls += 1
            self._written(seat, seat.table.answer(call))

    def _random_call(self, table: Table[Any]) -> Call | None:
        assert table.seat is not None
        in_game = table.step.in_game
        for _ in range(8):
            present = 1 << table.seat | mask_of(
                s for s in seats_of(in_game) if self.rng.random() < 0.7
            )
            gone = mask_of(s for s in seats_of(in_game) if self.rng.random() < 0.06)
            number = highest_call(table.pool).number + self.rng.choice((0, 1, 1))
            call = Call(number, present & in_game, gone)
            if call.is_allowed(in_game):
                return call
        return None

    def _answer(self, seat: Seat) -> None:
        calls = sorted({m.body.call for m in seat.table.pool if isinstance(m.body, Here)})
        if calls:
            self._written(seat, seat.table.answer(self.rng.choice(calls)))

    def _gossip_some(self, seat: Seat) -> None:
        other = self.rng.choice(self.seats)
        if other is not seat and self.up[seat.number][other.number]:
            self._gossip(seat, other)

    def _gossip(self, giver: Seat, taker: Seat) -> None:
        """Hand over what the other lacks: certificates from its step on, then the pool."""
        lacking = giver.table.completed[taker.table.step.number - 1 :]
        messages = [m for done in lacking for m in done.certificate]
        self._take(taker, [*messages, *giver.table.pool])

    def _crash(self, seat: Seat) -> None:
        """Begin again from what was synced, and perhaps the start of what was not."""
        self.crashes += 1
        bodies = log_bodies(self.genesis, self.sits, seat.bodies)
        rules_for = {self.rules.rules_id: self.rules}.get
        replay = Replay(rules_for, secret_of(self.seed, seat.number), believe)
        replay.read(bodies)
        if replay.findings:
            self._fail(f"the log of seat {seat.number} does not check: {replay.findings}")
        assert replay.table is not None
        replay.table.flush()
        seat.table = replay.table

    def _cut(self, _: Seat) -> None:
        one, other = self.rng.sample(range(len(self.seats)), 2)
        is_up = self.rng.random() < 0.6
        self.up[one][other] = self.up[other][one] = is_up

    # -- cheats ---------------------------------------------------------------------------------

    def _scheme(self, seat: Seat) -> None:
        """Sign anything that is valid one by one, and tell it to some."""
        schemes = (self._two_acts, self._any_seal, self._any_answer, self._late_act)
        body = self.rng.choice(schemes)(seat)
        if body is None:
            return
        step = seat.table.step
        place = Place(self.genesis.game, step.number, seat.number, step.previous)
        message = sign(secret_of(self.seed, seat.number).key, place, body)
        seat.table.take(message)
        self._send(seat, (message,), 0.5)

    def _two_acts(self, seat: Seat) -> Act | None:
        state = seat.table.step.state
        step = seat.table.step
        if state is None or step.opens or not step.authors >> seat.number & 1:
            return None
        action, sealed = toy_action(state, self.rng.randrange(6))
        if sealed is None:
            return Act(action, b"")
        number, game = seat.table.step.number, self.genesis.game
        nonce = secret_of(self.seed, seat.number).nonce(game, number)
        return Act(action, commitment_digest(game, number, seat.number, sealed, nonce))

    def _any_seal(self, seat: Seat) -> Seal | None:
        pool = seat.table.pool
        normal = pool.normal()
        choices: list[tuple[Call, Any]] = [(NO_CALL, normal)] if normal else []
        calls = sorted({m.body.call for m in pool if isinstance(m.body, Here)})
        choices += [
            (call, decided)
            for call in calls
            if call.present >> seat.number & 1 and (decided := pool.decided(call))
        ]
        if not choices:
            return None
        call, decision = self.rng.choice(choices)
        refs = tuple(sorted(m.id for m in pool.answers(call))) if call != NO_CALL else ()
        return Seal(call, pool.outcome(decision).content, refs)

    def _any_answer(self, seat: Seat) -> Here | None:
        pool = seat.table.pool
        calls = sorted({m.body.call for m in pool if isinstance(m.body, Here)})
        call = self.rng.choice(calls) if calls and self.rng.random() < 0.8 else None
        call = call or self._random_call(seat.table)
        if call is None or not call.present >> seat.number & 1:
            return None
        own = [m.id for m in pool.of(Kind.ACT, seat.number)]
        held = [
            m.id
            for m in pool
            if m.kind is Kind.ACT and m.seat != seat.number and self.rng.random() < 0.6
        ]
        if pool.step.authors >> seat.number & 1:
            if not own:
                return None
            held.append(self.rng.choice(own))
        seals = [m for m in pool if m.seat == seat.number and isinstance(m.body, Seal)]
        lower = [m for m in seals if isinstance(m.body, Seal) and m.body.call < call]
        last = (self.rng.choice(lower).id,) if lower and self.rng.random() < 0.6 else ()
        return Here(call, tuple(sorted(held)), last)

    def _late_act(self, seat: Seat) -> None:
        """Sign a second act for a step long completed: it convicts and undoes nothing."""
        done = self.rng.choice(seat.table.completed) if seat.table.completed else None
        if done is None or done.step.state is None or done.step.opens:
            return
        place = Place(self.genesis.game, done.step.number, seat.number, done.step.previous)
        body = Act(("move", self.rng.randrange(6)), b"")
        message = sign(secret_of(self.seed, seat.number).key, place, body)
        self._send(seat, (message,), 0.5)

    # -- promises -------------------------------------------------------------------------------

    def _check(self) -> None:
        for seat in self.honest:
            for done in seat.table.completed[-3:]:
                number = done.step.number
                if self.truth.setdefault(number, done.digest) != done.digest and not self.proven:
                    self._disagreement(number)
            for convicted in seat.table.proofs:
                if not self.seats[convicted].is_cheat:
                    self._fail(f"seat {convicted} is honest, yet a proof is held against it")
        if not self.proven:
            self._check_openings()

    def _check_openings(self) -> None:
        commits: dict[int, bytes] = {}
        for seat in self.honest:
            for step, previous in seat.opened:
                if commits.setdefault(step, previous) != previous:
                    self._fail(f"step {step} was opened against two sets of commitments")

    def _disagreement(self, number: int) -> None:
        """Only a cheat can part honest seats, only where the table says so, and never unproven."""
        messages = list(self.evidence.values())
        named = any(
            contradict(one, other) for i, one in enumerate(messages) for other in messages[:i]
        )
        if not named or len(self.seats) == 4:
            self._fail(f"step {number} was completed in two ways, proof: {named}")
        self.proven = True

    def _demand_progress(self) -> None:
        """Whoever is honest, connected and a majority gets three more steps done."""
        if self.proven or self.honest[0].table.proofs:
            return
        self.up = [[True] * len(self.seats) for _ in self.seats]
        seats = self.honest
        self._share(seats)
        self._share(seats)
        if len({seat.table.step.number for seat in seats}) > 1:
            self._fail("connected honest seats do not catch up")
        step = seats[0].table.step
        present = mask_of(s.number for s in seats if step.in_game >> s.number & 1)
        for _ in range(3):
            if seats[0].table.is_over:
                return
            self._finish_step([s for s in seats if present >> s.number & 1], present)
            self._check()

    def _finish_step(self, seats: list[Seat], present: int) -> None:
        step = seats[0].table.step.number if seats else 0
        for attempt in range(12):
            for seat in seats:
                self._act(seat)
                self._advance(seat)
            self._share(seats)
            if not seats or all(seat.table.step.number > step for seat in seats):
                return
            if attempt in {3, 6, 9}:
                self._hold(seats, present)
        in_game = seats[0].table.step.in_game
        if 2 * (present & in_game).bit_count() > in_game.bit_count():
            self._fail(f"a connected honest majority does not finish step {step}")

    def _hold(self, seats: list[Seat], present: int) -> None:
        number = max(highest_call(seat.table.pool).number for seat in seats) + 1
        in_game = seats[0].table.step.in_game
        call = Call(number, present & in_game, 0)
        if call.is_allowed(in_game):
            for seat in seats:
                if call.present >> seat.number & 1:
                    self._written(seat, seat.table.answer(call))

    def _share(self, seats: list[Seat]) -> None:
        for _ in range(2):
            for giver in seats:
                for taker in seats:
                    if giver is not taker:
                        self._gossip(giver, taker)

    def _fail(self, why: str) -> None:
        raise StormError(f"seed {self.seed}, {len(self.seats)} seats, {self.cheats} cheats: {why}")
