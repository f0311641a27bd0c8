"""Worlds with a bug planted in them: each breaks one rule, and the witness has to say so."""

from typing import Any

from core.table.log import MAGIC, record
from core.table.messages import Message, Seal, parse_message
from core.table.records import CompletedRecord, SignedRecord, parse_record
from core.table.table import Contradicts, Table, Taken
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


class OpensEarly(World):
    """Takes a step for complete as soon as its own seal is signed (against P5.4, P6.2)."""

    class table_class(Table[Any]):  # noqa: N801  # the place of the bug
        def _keep(self, message: Message) -> Taken | Contradicts:
            step = self.step
            taking = super()._keep(message)
            if self.step is step and message.seat == self.seat and isinstance(message.body, Seal):
                self._complete(message.body.content, (message,))
            return taking


class SealsByMajority(World):
    """Takes a step for complete when more than half have sealed it (against P5.4)."""

    class table_class(Table[Any]):  # noqa: N801  # the place of the bug
        def _keep(self, message: Message) -> Taken | Contradicts:
            step, pool = self.step, self.pool
            taking = super()._keep(message)
            if self.step is step and isinstance(message.body, Seal):
                content = message.body.content
                seals = [s for s in pool if isinstance(s.body, Seal) and s.body.content == content]
                if 2 * len({seal.seat for seal in seals}) > len(self.genesis.offers):
                    self._complete(content, tuple(seals))
            return taking


def _seat_of(body: bytes) -> int | None:
    """Tell whose message a record holds, or None; no sit comes after the first step."""
    entry = parse_record(body)
    return parse_message(entry.wire).seat if isinstance(entry, SignedRecord) else None
