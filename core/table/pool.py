"""Pool: the valid messages of the current step, and what they come to (P5.4).

Law: it holds only valid messages, so none whose citations are missing. Signatures are judged before
a message comes here.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from typing import Generic

from core.table.calls import (
    Decision,
    call_of,
    cited,
    closure,
    conceals,
    contradict,
    convicted,
    outcome,
)
from core.table.messages import (
    NO_CALL,
    Call,
    Content,
    Message,
    MessageKind,
    Seal,
    mask_of,
    seats_of,
)
from core.table.rules import SeatMask, State
from core.table.step import Outcome, Step

_BySeat = dict[int, tuple[Message, ...]]


class Pool(Generic[State]):
    """Guards that the same messages come to the same outcome."""

    def __init__(self, step: Step[State]) -> None:
        self.step = step
        self._messages: dict[bytes, Message] = {}
        self._signed: dict[tuple[MessageKind, Call], _BySeat] = {}
        self.of_seat: _BySeat = {}
        """All that a seat has signed, in the order in which it became valid."""
        self._signers: dict[MessageKind, SeatMask] = {}
        self._outcomes: dict[Decision, Outcome[State]] = {}
        self._decisions: dict[tuple[Call, tuple[bytes, ...]], Decision | None] = {}
        self._calls: dict[tuple[MessageKind, int], tuple[Call, ...]] = {}
        self._below: dict[bytes, int] = {}
        """For each message, a bit for every one it rests on, also through others, and its own."""
        self._suspects: set[int] = set()
        """Seats that contradict themselves in the messages here."""
        self.answered: list[tuple[Call, int]] = []
        """Every call that was answered, and the seat that answered it: mostly there is none."""
        self.granted = 0
        """How many calls our program may answer by itself, beyond those it answers at once."""

    def __contains__(self, identity: bytes) -> bool:
        return identity in self._messages

    def __len__(self) -> int:
        return len(self._messages)

    def __iter__(self) -> Iterator[Message]:
        """Yield the valid messages in the order in which they became valid."""
        return iter(self._messages.values())

    def get(self, identity: bytes) -> Message | None:
        """Return the valid message with the id *identity*, or None."""
        return self._messages.get(identity)

    def of(self, kind: MessageKind, seat: int, call: Call = NO_CALL) -> tuple[Message, ...]:
        """List the valid messages of *kind* that *seat* signed: one, or two that contradict."""
        return self._of(kind, call).get(seat, ())

    def _of(self, kind: MessageKind, call: Call) -> _BySeat:
        return self._signed.get((kind, call), {})

    def calls(self, kind: MessageKind, seat: int) -> tuple[Call, ...]:
        """List the calls that *seat* answered, or sealed, in rising order."""
        if kind is MessageKind.HERE and not self.answered:
            return ()
        if (kind, seat) not in self._calls:
            known = self.of_seat.get(seat, ())
            self._calls[kind, seat] = tuple(sorted({call_of(m) for m in known if m.kind is kind}))
        return self._calls[kind, seat]

    def last_answered(self, seat: int) -> Call:
        """Return the highest call that *seat* answered, or `NO_CALL`: it seals no lower one."""
        answered = self.calls(MessageKind.HERE, seat)
        return answered[-1] if answered else NO_CALL

    def seats_with(self, kind: MessageKind) -> SeatMask:
        """Return the seats that have signed a message of *kind*."""
        return self._signers.get(kind, 0)

    def add(self, message: Message) -> Message | None:
        """Keep *message*, which is valid; return the one that it contradicts, if there is one."""
        call, seat = call_of(message), message.seat
        if earlier := self.contradicted_by(message):
            self._suspects.add(seat)
        self._below[message.id] = union(self._below[i] for i in cited(message)) | 1 << len(self)
        self._messages[message.id] = message
        self._calls.pop((message.kind, seat), None)
        alike = self._signed.setdefault((message.kind, call), {})
        alike[seat] = (*alike.get(seat, ()), message)
        self.of_seat[seat] = (*self.of_seat.get(seat, ()), message)
        self._signers[message.kind] = self.seats_with(message.kind) | 1 << seat
        if message.kind is MessageKind.HERE:
            self.answered.append((call, seat))
        return earlier

    def contradicted_by(self, message: Message) -> Message | None:
        """Find a message that proves, with *message*, that its seat signed two things (P9)."""
        for earlier in self._of(message.kind, call_of(message)).get(message.seat, ()):
            if contradict(earlier, message):
                return earlier
        return self._hidden(message) if self.answered or message.kind is MessageKind.HERE else None

    def _hidden(self, message: Message) -> Message | None:
        """Find the answer that hides the seal *message*, or the seal that such an answer hides."""
        call, seat = call_of(message), message.seat
        if (
            message.kind is MessageKind.HERE
        ):  # if it hides any, it hides the highest below its own call
            seals = self.calls(MessageKind.SEAL, seat)
            below = bisect_left(seals, call)
            candidates = self.of(MessageKind.SEAL, seat, seals[below - 1]) if below else ()
        else:
            answered = self.calls(MessageKind.HERE, seat)
            above = answered[bisect_right(answered, call) :]
            candidates = tuple(m for each in above for m in self.of(MessageKind.HERE, seat, each))
        return next((m for m in candidates if conceals(m, message, self.get)), None)

    def decide(self, call: Call, answers: list[Message]) -> Decision | None:
        """Decide *call* by exactly one answer of each seat present; computed once (P7.4)."""
        key = call, tuple(message.id for message in answers)
        if key not in self._decisions:
            self._decisions[key] = self._hold(call, answers)
        return self._decisions[key]

    def _hold(self, call: Call, answers: list[Message]) -> Decision | None:
        answering = sorted(
            m.seat for m in answers if m.kind is MessageKind.HERE and call_of(m) == call
        )
        if len(answers) != len(answering) or answering != list(seats_of(call.present)):
            return None
        step, rests_on = self.step, union(self._below[message.id] for message in answers)
        below = {
            seat: {m.id: m for m in self.of_seat[seat] if not self._below[m.id] & ~rests_on}
            for seat in self._suspects
        }
        bad = mask_of(seat for seat, own in below.items() if convicted(own, self.get))
        return outcome(call, answers, step.authors, step.in_game, self._messages.get, bad=bad)

    # -- what they come to ------------------------------------------------------------------------

    def outcome(self, decision: Decision) -> Outcome[State]:
        """Return what the acts of *decision* come to; computed once."""
        known = self._outcomes.get(decision)
        if known is None:
            acts = [self._messages[i] if i else None for _, i in decision.slots]
            known = self.step.outcome(acts, decision.at_table, decision.in_game)
            self._outcomes[decision] = known
        return known

    def normal(self) -> Decision | None:
        """Return what the step is without a call, if every author has exactly one act (R2)."""
        step, acts = self.step, self._of(MessageKind.ACT, NO_CALL)
        authors = seats_of(step.authors)
        if len(acts) < len(authors):
            return None
        slots = tuple([(a, acts[a][0].id) for a in authors if len(acts.get(a, ())) == 1])
        if not slots or len(slots) < len(authors):
            return None
        return Decision(slots, step.at_table, step.in_game)

    def answers(self, call: Call) -> list[Message]:
        """Return the answers to *call* if each seat present gave exactly one, else none (R4)."""
        answers = [self.of(MessageKind.HERE, seat, call) for seat in seats_of(call.present)]
        return [m for (m,) in answers] if all(len(a) == 1 for a in answers) else []

    def decided(self, call: Call) -> Decision | None:
        """Return what *call* makes of the step, once all seats present have answered."""
        answers = self.answers(call)
        return self.decide(call, answers) if answers else None

    def certificate(self, call: Call) -> tuple[Outcome[State], tuple[Message, ...]] | None:
        """Return the outcome that all of *call*, or all at the table, have sealed (P5.4)."""
        sealers = call.present if call != NO_CALL else self.step.at_table
        sealed = self._of(MessageKind.SEAL, call)
        if len(sealed) < sealers.bit_count():
            return None
        seals_of = [sealed.get(seat, ()) for seat in seats_of(sealers)]
        for content in map(_content, seals_of[0]):
            seals = [m for of_seat in seals_of if (m := _sealing(content, of_seat))]
            if len(seals) == len(seals_of):
                decision = Decision(content.slots, content.at_table, content.in_game)
                return self.outcome(decision), tuple(closure(seals, self.get).values())
        return None


def union(bits: Iterable[int]) -> int:
    """Return the union of sets of *bits*."""
    joined = 0
    for one in bits:
        joined |= one
    return joined


def _content(seal: Message) -> Content:
    assert isinstance(seal.body, Seal)
    return seal.body.content


def _sealing(content: Content, seals: tuple[Message, ...]) -> Message | None:
    for seal in reversed(seals):
        if _content(seal) == content:
            return seal
    return None
