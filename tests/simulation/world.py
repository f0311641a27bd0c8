"""World: several real evenings under one seed, on a network and disks that fail as told.

Everything a node does goes through the real `Evening`, `Lobby`, `Session` and log format; only the
sockets, the clock, the entropy and the disk are the world's. Time is a tick of 50 ms.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import Any

from core.table.audit import Replay
from core.table.export import export
from core.table.log import MAGIC, read, record
from core.table.rules import Rules
from core.table.signing import SigningKey, TableSecret, verify
from core.table.table import Table
from net.protocol.commands import Meet, Play, SameHere
from net.protocol.effects import Append, Effect, RenewSecret, Send, Show, Started, Sync
from net.protocol.evening import Evening
from net.protocol.lobby import Lobby
from net.protocol.packets import Terms
from net.protocol.snapshot import TableSnapshot
from tests.seats import NAMES

TICK_S = 0.05
remembered_verify = lru_cache(maxsize=100_000)(verify)
"""All laptops of a world verify the same signatures: each is computed once."""
Chooser = Callable[[random.Random, Any, int], Play]


@dataclass(frozen=True)
class Faults:
    """What goes wrong: probabilities per frame and per tick, delays in ticks."""

    loss: float = 0.0
    repeat: float = 0.0
    delay_ticks_max: int = 1
    crash: float = 0.0
    cut: float = 0.0
    ticks_max: int = 1_000_000


@dataclass
class Disk:
    """One game folder's log: what is synced survives, of the rest any prefix may."""

    secret: bytes
    synced: bytes = b""
    pending: bytes = b""
    clean: bool = True

    def crash(self, rng: random.Random) -> None:
        self.synced += self.pending[: rng.randint(0, len(self.pending))]
        self.pending, self.clean = b"", False


@dataclass
class Peer:
    """One laptop: what survives a crash, and the running program or None."""

    number: int
    identity: SigningKey
    disk: Disk
    old_disks: list[Disk] = field(default_factory=list)
    evening: Evening | None = None
    public: bytes = b""
    table: Table[Any] | None = None
    snapshot: TableSnapshot | None = None
    runs: int = 0
    down_until: int = 0


class World:
    """Guards the one clock and the one random source of a simulation."""

    def __init__(
        self,
        seed: int,
        seats: int,
        faults: Faults,
        rules: Rules[Any],
        options: Any,
        choose: Chooser,
    ) -> None:
        self.rng = random.Random(seed)
        self.faults = faults
        self.rules = rules
        self.terms = Terms(rules.rules_id, rules.rules_hash, options, seats)
        self.choose = choose
        self.now = 0
        self.flight: dict[int, list[tuple[bytes, bytes, bytes]]] = {}
        self.cuts: dict[frozenset[int], int] = {}
        self.fault_count = 0
        self.done: dict[int, bytes] = {}
        self.peers = [
            Peer(number, SigningKey(self._entropy()), Disk(self._entropy()))
            for number in range(seats)
        ]
        for peer in self.peers:
            self._start(peer)

    def _entropy(self) -> bytes:
        return self.rng.randbytes(32)

    # -- programs -----------------------------------------------------------------------------------

    def _start(self, peer: Peer) -> None:
        """Start the program on a laptop: from its log if it has one, else in the lobby."""
        peer.runs += 1
        peer.public = sha256(f"{peer.number} {peer.runs}".encode()).digest()
        rules = ((self.rules.rules_id, self.rules.rules_hash),)
        lobby = Lobby(NAMES[peer.number], "0", rules, peer.identity)
        peer.evening = Evening(lobby, peer.identity, peer.public)
        peer.table = peer.snapshot = None
        if not self._resume(peer):
            peer.evening.command(Meet(self.terms))
        self._connect(peer)

    def _resume(self, peer: Peer) -> bool:
        """Go on with the game that has begun; what has not is remembered in the lobby."""
        assert peer.evening is not None
        for disk in (peer.disk, *peer.old_disks):
            log = read(MAGIC + disk.synced)
            replay = Replay(self._rules_for, TableSecret(disk.secret), remembered_verify)
            replay.read(log.bodies)
            assert not replay.findings, replay.findings
            disk.synced = disk.synced[: log.end - len(MAGIC)]
            sits = tuple(replay.sits.values())
            if replay.genesis and len(sits) == len(replay.genesis.offers):
                assert replay.table is not None
                replay.table.flush()
                peer.disk = disk
                self._begin(peer, replay.table, sits, clean=disk.clean)
                return True
            if replay.genesis and sits:
                peer.evening.remember(replay.genesis, sits)
        return False

    def _rules_for(self, rules_id: str) -> Rules[Any] | None:
        return self.rules if rules_id == self.rules.rules_id else None

    def _begin(self, peer: Peer, table: Table[Any], sits: tuple[Any, ...], *, clean: bool) -> None:
        assert peer.evening is not None
        peer.table = table
        peer.evening.begin(table, sits, clean=clean)
        peer.evening.command(SameHere())

    def _connect(self, peer: Peer) -> None:
        for other in self.peers:
            if other is not peer and other.evening and peer.evening:
                peer.evening.up(other.public, self.now * TICK_S)
                other.evening.up(peer.public, self.now * TICK_S)

    def crash(self, peer: Peer, for_ticks: int) -> None:
        """Pull the plug: what was not synced may be lost, and all links go down."""
        self.fault_count += 1
        peer.disk.crash(self.rng)
        peer.evening = None
        peer.down_until = self.now + for_ticks
        for other in self.peers:
            if other.evening:
                other.evening.down(peer.public)

    # -- time -----------------------------------------------------------------------------------------

    def run(self, ticks_max: int = 20_000) -> None:
        """Let time pass until every game is over; AssertionError when that never happens."""
        while not self.is_finished():
            assert self.now < ticks_max, [
                (p.number, p.table and p.table.step.number, p.disk.clean) for p in self.peers
            ]
            self.tick()

    def is_finished(self) -> bool:
        return all(p.evening and p.table and p.table.is_over for p in self.peers)

    def tick(self) -> None:
        """One step of time: deliver, fail, let everybody take a turn."""
        self.now += 1
        for sender, to, frame in self.flight.pop(self.now, []):
            peer = self._at(to)
            if peer and peer.evening and self._at(sender):  # a dead program's connection is cut
                peer.evening.receive(sender, frame, self.now * TICK_S)
        self._fail()
        for peer in self.peers:
            if peer.evening:
                self._turn(peer)
            elif self.now >= peer.down_until:
                self._start(peer)
        self._check()

    def _at(self, public: bytes) -> Peer | None:
        return next((peer for peer in self.peers if peer.public == public), None)

    @property
    def crash_rate(self) -> float:
        """How likely a crash is: none in the lobby, where a table that fails is opened anew."""
        has_begun = any(peer.table for peer in self.peers)
        return self.faults.crash if has_begun and self.now <= self.faults.ticks_max else 0

    def _fail(self) -> None:
        if self.now > self.faults.ticks_max:
            return
        for peer in self.peers:
            if peer.evening and self.rng.random() < self.crash_rate:
                self.crash(peer, self.rng.randint(1, 60))
        if self.rng.random() < self.faults.cut:
            self.fault_count += 1
            pair = frozenset(self.rng.sample(range(len(self.peers)), 2))
            self.cuts[pair] = self.now + self.rng.randint(1, 200)

    def _turn(self, peer: Peer) -> None:
        """Perform a turn's effects in order; the plug may be pulled between any two of them."""
        assert peer.evening is not None
        for effect in peer.evening.turn(self.now * TICK_S):
            if self.rng.random() < self.crash_rate / 4:
                self.crash(peer, self.rng.randint(1, 60))
                return
            self._perform(peer, effect)
        self._play(peer)

    def _perform(self, peer: Peer, effect: Effect) -> None:
        assert peer.evening is not None
        disk = peer.disk
        match effect:
            case Append(records):
                disk.pending += b"".join(record(body) for body in records)
            case Sync():
                disk.synced, disk.pending = disk.synced + disk.pending, b""
            case Send(link, frame):
                self._send(peer, link, frame)
            case RenewSecret():
                peer.old_disks.append(disk)
                peer.disk = Disk(self._entropy())
                peer.evening.take_secret(TableSecret(peer.disk.secret))
            case Started(genesis, sits):
                keys = [offer.table_key for offer in genesis.offers]
                secret, peer.disk = next(
                    (secret, d)
                    for d in (disk, *peer.old_disks)
                    if (secret := TableSecret(d.secret)).key.public in keys
                )
                table = Table(genesis, self.rules, secret, remembered_verify)
                self._begin(peer, table, sits, clean=True)
            case Show(TableSnapshot() as snapshot):
                peer.snapshot = snapshot

    def _play(self, peer: Peer) -> None:
        snapshot = peer.snapshot
        if peer.evening and snapshot and snapshot.may_act and snapshot.state is not None:
            assert snapshot.seat is not None
            if not self.rules.opens(snapshot.state):
                peer.evening.command(self.choose(self.rng, snapshot, snapshot.seat))
                peer.snapshot = None

    def _send(self, peer: Peer, link: bytes, frame: bytes) -> None:
        other = self._at(link)
        if other is None or self.cuts.get(frozenset((peer.number, other.number)), 0) > self.now:
            return
        faulty = self.now <= self.faults.ticks_max
        if faulty and self.rng.random() < self.faults.loss:
            self.fault_count += 1
            return
        copies = 1
        if faulty and self.rng.random() < self.faults.repeat:
            self.fault_count += 1
            copies = 2
        for _ in range(copies):
            delay = self.rng.randint(1, self.faults.delay_ticks_max)
            self.fault_count += delay > 1
            at = self.now + delay
            self.flight.setdefault(at, []).append((peer.public, link, frame))

    # -- promises -------------------------------------------------------------------------------------

    def _check(self) -> None:
        """Nobody completes a step otherwise than anybody else ever did, nobody is convicted."""
        for peer in self.peers:
            if peer.table is None:
                continue
            assert not peer.table.proofs, f"seat {peer.number} holds a proof against an honest seat"
            for done in peer.table.completed[-2:]:
                number = done.step.number
                assert self.done.setdefault(number, done.digest) == done.digest, number

    def exports(self) -> list[bytes]:
        return [export(peer.table) for peer in self.peers if peer.table]
