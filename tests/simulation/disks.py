"""Disks of a world: what is synced survives, of the rest any prefix may (P8, P11)."""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field

from core.table.digests import message_id
from core.table.genesis import Sit
from core.table.log import MAGIC, read, record
from core.table.messages import Message
from core.table.records import SignedRecord, parse_record
from core.table.trouble import Trouble, TroubleError
from net.protocol.effects import Append, Lasting, NoteLeaving, NoteStopped, Sync
from net.protocol.troubles import DiskReason

Wire = tuple[bytes, bytes]


class DiskFailedError(TroubleError):
    """The disk took no more: the rest of the turn is not performed (P8)."""

    def __init__(self) -> None:
        super().__init__(Trouble(DiskReason.FULL))


@dataclass(repr=False)
class Disk:
    """One game's folder: the secret, the log, and how it was left."""

    secret: bytes
    failed: bool = False
    leaving: bool = False
    stopped: bool = False
    synced: bytes = MAGIC
    coming: tuple[Wire, ...] = ()
    """Signed messages that are written and not synced."""
    _pending: bytes = b""
    _wires: set[Wire] = field(default_factory=set)
    _ids: set[bytes] = field(default_factory=set)

    def take(self, effect: Lasting) -> None:
        """Do what *effect* asks of a disk."""
        match effect:
            case Append(records):
                self.append(records)
            case Sync():
                self.sync()
            case NoteLeaving():
                self.leaving = True
            case NoteStopped():
                self.stopped = True

    def append(self, bodies: Iterable[bytes]) -> None:
        """Write records that only `sync` makes last."""
        written = tuple(bodies)
        self._pending += b"".join(record(body) for body in written)
        self.coming += _signed(written)

    def sync(self) -> None:
        """Put on the disk what was written."""
        self.synced, self._pending = self.synced + self._pending, b""
        self._note(self.coming)

    def crash(self, rng: random.Random) -> bool:
        """Lose what was not synced, or only the end of it; tell whether a part of it is left.

        Some file systems have made the file longer already: then zeros stand where data would.
        """
        size = len(self._pending)
        kept = rng.choice((0, size, rng.randint(0, size)))
        zeros = size if not kept and rng.random() < 0.5 else 0
        self.synced += self._pending[:kept] + bytes(zeros)
        self._pending, self.failed = b"", False
        return zeros > 0 or 0 < kept < size

    def read(self) -> tuple[bytes, ...]:
        """Cut a torn tail, as every start does, and give the records."""
        log = read(self.synced)
        self.synced = self.synced[: log.end]
        self._wires, self._ids = set(), set()
        self._note(_signed(log.bodies))
        return log.bodies

    def _note(self, wires: Iterable[Wire]) -> None:
        self._wires.update(wires)
        self._ids.update(message_id(payload) for payload, _ in wires)
        self.coming = ()

    def holds(self, message: Message | Sit) -> bool:
        """Tell whether *message* would survive a crash."""
        return message.wire in self._wires

    def holds_id(self, identity: bytes) -> bool:
        """Return whether the message of that id would survive a crash, whichever seat signed it."""
        return identity in self._ids


def _signed(bodies: tuple[bytes, ...]) -> tuple[Wire, ...]:
    records = map(parse_record, bodies)
    return tuple(entry.wire for entry in records if isinstance(entry, SignedRecord))
