"""Worlds with a bug planted in them: each breaks one rule, and the witness has to say so."""

from collections.abc import Callable
from typing import Any

from core.table.calls import Decision, closure
from core.table.log import MAGIC, record
from core.table.messages import Call, Content, Message, Seal, parse_message
from core.table.pool import Pool
from core.table.records import CompletedRecord, SignedRecord, parse_record
from core.table.step import Outcome
from core.table.table import Table
from net.protocol.effects import Append, Effect, Send, Sync
from net.protocol.evening import Evening
from tests.simulation.disks import Disk
from tests.simulation.world import Peer, World


class SendsFirst(World):
    """Tells before it writes and syncs (against P8)."""

    class evening_class(Evening):  # noqa: N801  # the place of the bug
        def turn(self, now: float) -> list[Effect]:
            effects = super().turn(now)
            return sorted(effects, key=lambda e: self.in_game and not isinstance(e, Send))


class NeverSyncs(World):
    """Writes, and takes that for the disk (against P8)."""

    def perform(self, peer: Peer, evening: Evening, effect: Effect) -> None:
        if not (isinstance(effect, Sync) and peer.table is not None):
            super().perform(peer, evening, effect)


class KeepsOnlyItsOwn(World):
    """Writes down what it signs, yet not what that rests on (against P8)."""

    def perform(self, peer: Peer, evening: Evening, effect: Effect) -> None:
        if isinstance(effect, Append) and peer.table is not None and peer.table.completed:
            seat = peer.table.seat
            own = tuple(body for body in effect.records if _seat_of(body) == seat)
            super().perform(peer, evening, Append(own))
        else:
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


class _Hasty(Pool[Any]):
    """Takes a step for complete when *enough* have sealed it."""

    def __init__(self, pool: Pool[Any], enough: Callable[[set[int]], bool]) -> None:
        super().__init__(pool.step)
        self._enough = enough
        for message in pool:
            self.add(message)

    def certificate(self, call: Call) -> tuple[Outcome[Any], tuple[Message, ...]] | None:
        sealed: dict[Content, dict[int, Message]] = {}
        for message in self:
            if isinstance(message.body, Seal) and message.body.call == call:
                sealed.setdefault(message.body.content, {})[message.seat] = message
        for content, seals in sealed.items():
            if self._enough(set(seals)):
                decision = Decision(content.slots, content.at_table, content.in_game)
                return self.outcome(decision), tuple(closure(seals.values(), self.get).values())
        return None


class OpensEarly(World):
    """Takes a step for complete as soon as its own seal is signed (against P5.4, P6.2)."""

    class table_class(Table[Any]):  # noqa: N801  # the place of the bug
        def _try_to_complete(self, call: Call) -> None:
            self.pool = _Hasty(self.pool, lambda seats: self.seat in seats)
            super()._try_to_complete(call)


class SealsByMajority(World):
    """Takes a step for complete when more than half have sealed it (against P5.4)."""

    class table_class(Table[Any]):  # noqa: N801  # the place of the bug
        def _try_to_complete(self, call: Call) -> None:
            seats = len(self.genesis.offers)
            self.pool = _Hasty(self.pool, lambda sealed: 2 * len(sealed) > seats)
            super()._try_to_complete(call)


def _seat_of(body: bytes) -> int | None:
    """Tell whose message a record holds, or None; no sit comes after the first step."""
    entry = parse_record(body)
    return parse_message(entry.wire).seat if isinstance(entry, SignedRecord) else None
