"""Peers: the people of a world, each with an identity, a disk and a program on some laptop."""

from dataclasses import dataclass, field
from typing import Any

from core.table.signing import SigningKey
from core.table.table import Table
from net.protocol.evening import Evening
from net.protocol.snapshot import TableSnapshot
from tests.simulation.disks import Disk
from tests.simulation.network import Link


@dataclass(eq=False, repr=False)
class Peer:
    """One person: what survives a crash, and the running program or None."""

    name: str
    identity: SigningKey
    disk: Disk
    laptop: int
    """Which laptop it runs on; people who share one go down together."""
    plays: bool = True
    old_disks: list[Disk] = field(default_factory=list)
    evening: Evening | None = None
    public: Link = b""
    table: Table[Any] | None = None
    snapshot: TableSnapshot | None = None
    is_asked: bool = False
    """Whether it shows something new that its player has not answered yet."""
    runs: int = 0
    compared: int = 0
    down_until: int = 0
    wakes: int = 0
    """The tick of its next turn, unless it hears something before."""

    @property
    def shown(self) -> TableSnapshot:
        """What its window shows of the table."""
        assert self.snapshot is not None
        return self.snapshot

    @property
    def is_over(self) -> bool:
        """Whether it runs, and its game has ended."""
        return bool(self.evening and self.table and self.table.is_over)
