"""Planted bugs: each breaks one rule, and the witness, or a search of the model, has to say so.

A bug in what a table computes is a pool or a table of its own; one in what a program does with its
disk is a fray of its own.
"""

from typing import Any

from core.table.calls import Decision, closure
from core.table.log import MAGIC, record
from core.table.messages import (
    NO_CALL,
    Body,
    Call,
    Content,
    Here,
    Message,
    MessageKind,
    Seal,
    parse_message,
)
from core.table.pool import Pool
from core.table.promises import answer_to, seal_of
from core.table.records import CompletedRecord, SignedRecord, parse_record
from core.table.signing import TableSecret
from core.table.step import Outcome
from core.table.table import Table, Taking
from net.protocol.effects import Append, Effect, Send, Sync
from net.protocol.evening import Evening
from tests.simulation.disks import Disk
from tests.simulation.fray import GIVEN_UP_TICKS, Fray
from tests.simulation.peers import Peer
from tests.simulation.world import World

# -- what a call comes to, and when a step is complete ---------------------------------------------


class BlindPool(Pool[Any]):
    """A call does not look at the seals of lower ones (against P7.4)."""

    def decide(self, call: Call, answers: list[Message]) -> Decision | None:
        blind = []
        for answer in answers:
            assert isinstance(answer.body, Here)
            blind.append(answer._replace(body=answer.body._replace(last=())))
        return super().decide(call, blind)


class GreedyPool(Pool[Any]):
    """An act that is held counts, even if a lower call is locked without it (against P7.4)."""

    def decide(self, call: Call, answers: list[Message]) -> Decision | None:
        decision = super().decide(call, answers)
        held: dict[int, bytes] = {}
        for answer in answers:
            assert isinstance(answer.body, Here)
            held |= {m.seat: i for i in answer.body.held if (m := self.get(i))}
        if decision is None:
            return None
        slots = tuple((seat, act or held.get(seat, b"")) for seat, act in decision.slots)
        return decision if slots == decision.slots else Decision(slots, *_masks(decision))


def _masks(decision: Decision) -> tuple[int, int]:
    return decision.at_table, decision.in_game


class HastyPool(Pool[Any]):
    """The step is complete without a call as soon as one seat has sealed it (against P5.4)."""

    def enough(self, seals: int) -> bool:
        """Tell whether so many *seals* complete the step."""
        return seals > 0

    def certificate(self, call: Call) -> tuple[Outcome[Any], tuple[Message, ...]] | None:
        if call != NO_CALL:
            return super().certificate(call)
        sealed: dict[Content, dict[int, Message]] = {}
        for message in self:
            if isinstance(message.body, Seal) and message.body.call == call:
                sealed.setdefault(message.body.content, {})[message.seat] = message
        for content, seals in sealed.items():
            if self.enough(len(seals)):
                decision = Decision(content.slots, content.at_table, content.in_game)
                return self.outcome(decision), tuple(closure(seals.values(), self.get).values())
        return None


class MajorityPool(HastyPool):
    """The step is complete without a call when more than half have sealed it (against P5.4)."""

    def enough(self, seals: int) -> bool:
        return 2 * seals > self.step.in_game.bit_count()


class Hasty(Table[Any]):
    """A table whose pool is not what it should be."""

    pool_class: type[Pool[Any]] = HastyPool

    def take(self, *arguments: Any) -> Taking:
        self.pool.__class__ = self.pool_class
        return super().take(*arguments)

    def _due(self, secret: TableSecret, seat: int) -> Body | None:
        self.pool.__class__ = self.pool_class
        return super()._due(secret, seat)


class SealedByMajority(Hasty):
    """See its pool."""

    pool_class = MajorityPool


class IgnoresSeals(Hasty):
    """See its pool."""

    pool_class = BlindPool


class ActsAlwaysCount(Hasty):
    """See its pool."""

    pool_class = GreedyPool


# -- what a seat signs -----------------------------------------------------------------------------


def seal_after_answering(pool: Pool[Any], seat: int) -> Seal | None:
    """Seal the normal way, an answer or not (against R2)."""
    normal = pool.normal() if pool.step.at_table >> seat & 1 else None
    return None if pool.of(MessageKind.SEAL, seat) or not normal else seal_of(pool, NO_CALL, normal)


def seal_lower_call(pool: Pool[Any], seat: int, call: Call) -> Seal | None:
    """Seal *call* although a higher one has been answered (against R4)."""
    is_due = pool.of(MessageKind.HERE, seat, call) and not pool.of(MessageKind.SEAL, seat, call)
    decision = pool.decided(call) if is_due else None
    return seal_of(pool, call, decision) if decision else None


class SealsAfterAnswering(Table[Any]):
    """Breaks the promise of its answer, by a normal seal (against R2)."""

    def _due(self, secret: TableSecret, seat: int) -> Body | None:
        return super()._due(secret, seat) or seal_after_answering(self.pool, seat)


class SealsLowerCalls(Table[Any]):
    """Breaks the promise of its answer, by a seal at a lower call (against R4)."""

    def _due(self, secret: TableSecret, seat: int) -> Body | None:
        seals = (
            seal_lower_call(self.pool, seat, c) for c in self.pool.calls(MessageKind.HERE, seat)
        )
        return super()._due(secret, seat) or next(filter(None, seals), None)


class FollowsAnyNumber(Table[Any]):
    """Answers a call whatever its number: one message uses all numbers up (against R3)."""

    def _due(self, secret: TableSecret, seat: int) -> Body | None:
        pool, step = self.pool, self.step
        last = max(pool.calls(MessageKind.HERE, seat), default=NO_CALL)
        may_answer = step.state is not None and not (
            step.authors >> seat & 1 and not pool.of(MessageKind.ACT, seat)
        )
        for call, _ in pool.answered if may_answer else ():
            costs_nobody = not step.at_table & ~call.present and not call.gone
            if costs_nobody and call > last and call.present >> seat & 1:
                return answer_to(pool, seat, call)
        return super()._due(secret, seat)


# -- what is on the disk when something is told ----------------------------------------------------


class SendsFirst(Evening):
    """Tells before it writes and syncs (against P8)."""

    def turn(self, now: float) -> list[Effect]:
        return sorted(super().turn(now), key=lambda e: self.in_game and not isinstance(e, Send))


class NeverGivesUp(Evening):
    """Waits for ever in a first step that somebody holds up (against P3.4)."""

    def _go_back(self, *_: object) -> list[Effect]:
        return []


class HeldUp(Fray):
    """Has a cheat that tells nothing, from the very beginning."""

    peace_ticks_max = GIVEN_UP_TICKS

    def _do_mischief(self, *_: object) -> None:
        self.muted = {peer.public for peer in self.peers}


class NeverSyncs(World):
    """Writes, and takes that for the disk (against P8)."""

    def perform(self, peer: Peer, evening: Evening, effect: Effect) -> None:
        if not (isinstance(effect, Sync) and peer.table is not None):
            super().perform(peer, evening, effect)


class KeepsOnlyItsOwn(World):
    """Writes down what it signs, yet not what that rests on (against P8)."""

    def perform(self, peer: Peer, evening: Evening, effect: Effect) -> None:
        if isinstance(effect, Append) and peer.table is not None and peer.table.completed:
            own = (body for body in effect.records if _is_own(body, peer))
            effect = Append(tuple(own))
        super().perform(peer, evening, effect)


class ForgetsAnswers(Fray):
    """Writes down all but its own answers to calls (against P8)."""

    def perform(self, peer: Peer, evening: Evening, effect: Effect) -> None:
        if isinstance(effect, Append):
            kept = (body for body in effect.records if not _is_own(body, peer, MessageKind.HERE))
            effect = Append(tuple(kept))
        super().perform(peer, evening, effect)


class Amnesia(World):
    """Starts each time from a backup of its log, which ends with a complete step (against S6)."""

    def memory(self, peer: Peer, disk: Disk) -> tuple[bytes, ...]:
        bodies = super().memory(peer, disk)
        done = [isinstance(parse_record(body), CompletedRecord) for body in bodies]
        if any(done):
            bodies = bodies[: len(bodies) - done[::-1].index(True)]
            disk.synced = MAGIC + b"".join(map(record, bodies))
        return bodies


def _is_own(body: bytes, peer: Peer, kind: MessageKind | None = None) -> bool:
    """Tell whether a record holds a message that *peer* signed, of a *kind*."""
    entry = parse_record(body)
    if not isinstance(entry, SignedRecord) or peer.table is None or not peer.table.completed:
        return False
    message = parse_message(entry.wire)
    return message.seat == peer.table.seat and kind in {None, message.kind}
