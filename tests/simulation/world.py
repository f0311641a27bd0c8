"""World: several real evenings under one seed, on a network and disks that fail as told.

Everything a node does goes through the real `Evening`, `Lobby`, `Session` and log format; only the
sockets, the clock, the entropy and the disk are the world's. Time is a tick of 50 ms; a program
takes a turn when it hears something, else every 250 ms. A `Witness` sees every effect before it is
performed; what it finds names the seed that brings it back.
"""

import random
from collections.abc import Callable
from hashlib import sha256
from itertools import combinations
from typing import Any

from core.table.audit import Replay
from core.table.export import export
from core.table.genesis import Genesis, Sit, make_offer, make_sit
from core.table.looks import LookWish
from core.table.rules import Rules
from core.table.signing import SigningKey, TableSecret
from core.table.table import Table, opening_records
from net.protocol.commands import Meet, Play, SameHere, TakeUp, Watch
from net.protocol.effects import Effect, Lasting, Penalize, RenewSecret, Send, Show, Started
from net.protocol.evening import Evening
from net.protocol.lobby import Lobby
from net.protocol.snapshot import LobbySnapshot, TableSnapshot
from net.protocol.terms import Terms
from net.protocol.wardrobe import Wardrobe
from tests.drawn import draw_memory
from tests.seats import NAMES, remembered_verify
from tests.simulation.disks import Disk, DiskFailedError
from tests.simulation.games import Game
from tests.simulation.network import TICKS_PER_S, Faults, Link, Network, Pair
from tests.simulation.peers import Peer
from tests.simulation.people import impatience
from tests.simulation.witness import PromiseBrokenError, Witness, require

TICK_S = 1 / TICKS_PER_S
TICKS_MAX = 20_000
WISHES = (None, LookWish(("tomato",), "straw"), LookWish(("plum", "coral"), "crown", "Z"))
"""What people would like to wear; some of it nobody knows."""
TURN_TICKS = TICKS_PER_S // 4
AWAY_TICKS_MAX = 60
TWICE = 0.1
"""How often a player does a second thing in one step."""


class World:
    """Guards the one clock and the one random source of a simulation."""

    evening_class: type[Evening] = Evening
    table_class: type[Table[Any]] = Table
    skips_lobby = False

    def __init__(
        self,
        seed: int,
        seats: int,
        game: Game,
        faults: Faults | None = None,
        spectators: int = 0,
    ) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.faults = faults or Faults()
        self.network = Network(self.rng, self.faults)
        self.witness = Witness()
        self.game, self.rules = game, game.rules
        self.terms = Terms(self.rules.rules_id, self.rules.rules_hash, game.options, seats)
        self.has_begun = False
        self.apart: set[frozenset[str]] = set()
        self.peers: list[Peer] = []
        for number, name in enumerate(
            (*NAMES[:seats], *(f"Onlooker {n}" for n in range(spectators)))
        ):
            identity, disk = SigningKey(self.entropy()), Disk(self.entropy())
            self.peers.append(Peer(name, identity, disk, number, plays=name in NAMES))
        if self.skips_lobby:
            self._sit_down()
        for peer in self.peers:
            self._start(peer)

    def _sit_down(self) -> None:
        """Begin behind the lobby, from logs in which all have said yes."""
        offers = (make_offer(p.name, p.identity, TableSecret(p.disk.secret)) for p in self.seated)
        terms = self.terms
        genesis = Genesis(terms.rules_id, terms.rules_hash, terms.options, tuple(offers))
        sits = tuple(make_sit(genesis, peer.identity) for peer in self.seated)
        for peer in self.seated:
            peer.disk.append(opening_records(genesis, sits))
            peer.disk.sync()

    def __repr__(self) -> str:
        """Say how to come back here."""
        return f"<{type(self).__name__} seed {self.seed}, tick {self.now}>"

    def entropy(self) -> bytes:
        """Draw 32 bytes that nobody else in this world has."""
        return self.rng.randbytes(32)

    @property
    def now(self) -> int:
        """The tick it is."""
        return self.network.now

    @property
    def seated(self) -> list[Peer]:
        """The players, spectators left out."""
        return [peer for peer in self.peers if peer.plays]

    def exports(self) -> list[bytes]:
        """Write down the game as every laptop that runs knows it."""
        return [export(peer.table) for peer in self.peers if peer.table]

    # -- time -------------------------------------------------------------------------------------

    def run(self, until: Callable[["World"], bool] | None = None) -> None:
        """Let time pass until every game is over, or *until* something else holds."""
        is_done = until or World.is_finished
        while not is_done(self):
            if self.now >= TICKS_MAX:
                steps = [(p.name, p.table and p.table.step.number) for p in self.peers]
                raise PromiseBrokenError(f"seed {self.seed}: tick {self.now}, stuck at {steps}")
            self.tick()

    def is_finished(self) -> bool:
        """Tell whether every game is over."""
        return all(peer.is_over for peer in self.peers)

    def tick(self) -> None:
        """Let 50 ms pass: connect, deliver, fail, let everybody take a turn."""
        network = self.network
        network.now += 1
        network.faulty = self.now <= self.faults.ticks_max
        self._connect()
        for sender, to, frame in network.arriving():
            self._deliver(sender, to, frame)
        self._fail()
        for peer in self.peers:
            with_blame = f"seed {self.seed}, tick {self.now}: {peer.name} "
            try:
                self._live(peer)
            except PromiseBrokenError as broken:
                raise type(broken)(f"{with_blame}{broken}") from None

    def _live(self, peer: Peer) -> None:
        if peer.evening is None:
            if self.now >= peer.down_until:
                self._start(peer)
        elif self.now >= peer.wakes:
            peer.wakes = self.now + TURN_TICKS
            self._turn(peer, peer.evening)
        else:
            return
        if self.is_honest(peer):
            self._compare(peer)

    def _compare(self, peer: Peer) -> None:
        """Compare the steps of *peer*; one that its disk did not get in time is not complete."""
        if peer.evening is not None and peer.table is not None and not peer.disk.failed:
            peer.compared = self.witness.compare(peer.table, peer.compared)

    def is_honest(self, peer: Peer) -> bool:
        """Tell whether *peer* plays by the rules."""
        return peer.identity.public not in self.witness.cheats

    # -- programs ---------------------------------------------------------------------------------

    def _start(self, peer: Peer) -> None:
        """Start the program on a laptop: from its log if it has one, else in the lobby."""
        peer.runs += 1
        peer.public = sha256(f"{peer.name} {peer.runs}".encode()).digest()
        rules = ((self.rules.rules_id, self.rules.rules_hash),)
        peer.evening = self.evening_class(
            Lobby(
                *(peer.name, "0.2", rules, peer.identity, self.rules_for),
                wardrobe=Wardrobe(WISHES[(self.seed + self.peers.index(peer)) % len(WISHES)]),
            ),
            peer.identity,
            peer.public,
            draw_memory((self.seed, peer.name, peer.runs)),
        )
        peer.table, peer.snapshot, peer.compared, peer.wakes = None, None, 0, self.now + 1
        peer.evening.locate((("192.0.2.1", 1),))  # who is connected is up to `wanted`
        if not peer.plays:
            peer.disk = Disk(b"")  # a spectator keeps nothing
        if not self._resume(peer, peer.evening):
            peer.evening.command(Meet(self.terms) if peer.plays else Watch())

    def _resume(self, peer: Peer, evening: Evening) -> bool:
        """Go on with the game that has begun; what has not is remembered in the lobby."""
        for disk in (peer.disk, *peer.old_disks):
            secret = TableSecret(disk.secret) if peer.plays else None
            replay = Replay(self.rules_for, secret, remembered_verify)
            replay.read(self.memory(peer, disk))
            require(not replay.findings, f"finds in its log: {replay.findings[:1]}")
            if replay.genesis is None:
                continue
            sits = tuple(replay.sits.values())
            if len(sits) == replay.seats and replay.table is not None:
                replay.table.flush()
                replay.table.__class__ = self.table_class
                self._use(peer, disk)
                peer.table = replay.table
                self.begin(evening, peer, sits)
                return True
            evening.remember(replay.genesis, sits)
        return False

    def memory(self, peer: Peer, disk: Disk) -> tuple[bytes, ...]:  # for a bug
        """Read what *peer* knows of its past."""
        return disk.read()

    def rules_for(self, rules_id: str) -> Rules[Any] | None:
        """Find the rules of a log."""
        return self.rules if rules_id == self.rules.rules_id else None

    def _use(self, peer: Peer, disk: Disk) -> None:
        if disk is not peer.disk:
            peer.old_disks.remove(disk)
            peer.old_disks.append(peer.disk)
            peer.disk = disk

    def _begin(self, peer: Peer, evening: Evening, genesis: Genesis, sits: tuple[Sit, ...]) -> None:
        """Sit down with the secret that is in the genesis: not always the newest one."""
        secret, table = None, None
        if peer.plays:
            keys = [offer.table_key for offer in genesis.offers]
            for disk in (peer.disk, *peer.old_disks):
                found = TableSecret(disk.secret)
                if found.key.public in keys:
                    secret = found
                    self._use(peer, disk)
                    table = self._given_up(disk, secret)
                    break
        peer.table = table or self.table_class(genesis, self.rules, secret, self.judge(peer))
        self.begin(evening, peer, sits)

    def _given_up(self, disk: Disk, secret: TableSecret) -> Table[Any] | None:
        """Read the table that has begun on *disk* before, if one has."""
        replay = Replay(self.rules_for, secret, remembered_verify)
        replay.read(disk.read())
        if replay.table is None or len(replay.sits) < replay.seats:
            return None
        replay.table.flush()
        replay.table.__class__ = self.table_class
        return replay.table

    def begin(self, evening: Evening, peer: Peer, sits: tuple[Sit, ...]) -> None:
        """Begin or go on with the table of *peer*."""
        assert peer.table is not None
        disk = peer.disk
        evening.begin(peer.table, sits, leaving=disk.leaving, stopped=disk.stopped)
        self.has_begun = True

    def judge(self, peer: Peer) -> Callable[[bytes, bytes, bytes], bool]:  # counts
        """Give *peer* its judge of signatures."""
        return remembered_verify

    # -- failing ----------------------------------------------------------------------------------

    @property
    def may_fail(self) -> bool:
        """Whether programs and disks may fail now: a table must have begun."""
        return (self.has_begun or self.faults.lobby) and self.network.faulty

    def _fail(self) -> None:
        for peer in self.peers:
            if peer.evening is None or not self.may_fail:
                continue
            if self.rng.random() < self.faults.crash:
                self.pull_plug(peer)
            elif self.rng.random() < self.faults.leave:
                self.leave(peer)
        if self.network.faulty and self.rng.random() < self.faults.cut:
            first, second = self.rng.sample(self.peers, 2)
            pair = frozenset((first.public, second.public))
            self.network.cut(pair, self.rng.randint(1, 200))

    def share(self, count: int) -> None:
        """Let the first *count* players share one laptop."""
        for peer in self.seated[:count]:
            peer.laptop = 0

    def running_beside(self, peer: Peer) -> list[Peer]:
        """Return the others who share the laptop of *peer* and whose programs run."""
        sharing = (one for one in self.peers if one.laptop == peer.laptop and one is not peer)
        return [one for one in sharing if one.evening is not None]

    def pull_plug(self, peer: Peer) -> None:
        """Crash the laptop of *peer*: all who share it go down at once, and come back together."""
        others = self.running_beside(peer)
        self.crash(peer)
        for other in others:
            self.network.counts["shared crash"] += 1
            self.crash(other)
            other.down_until = peer.down_until

    def crash(self, peer: Peer) -> None:
        """End the program of *peer*: what was not synced may be lost."""
        self.network.counts["crash"] += 1
        self.network.counts["torn log"] += peer.disk.crash(self.rng)
        peer.evening = None
        peer.down_until = self.now + self.rng.randint(1, AWAY_TICKS_MAX)

    def leave(self, peer: Peer) -> None:
        """Close the programs on the laptop of *peer* as its players would."""
        for one in (peer, *self.running_beside(peer)):
            if one.evening is None:
                continue  # the plug was pulled while it closed
            self._perform_all(one, one.evening, one.evening.close())
            if one.evening is not None:
                self.crash(one)

    # -- connections ------------------------------------------------------------------------------

    def _connect(self) -> None:
        running = {peer.public: peer for peer in self.peers if peer.evening is not None}
        down, up = self.network.changes(self.wanted(list(running.values())))
        for pair, comes in [*((pair, False) for pair in down), *((pair, True) for pair in up)]:
            for public in sorted(pair):
                (other,) = pair - {public}
                peer = running.get(public)
                if peer is None or peer.evening is None:
                    continue
                peer.wakes = self.now
                if comes:
                    peer.evening.up(other, self.now * TICK_S)
                else:
                    peer.evening.down(other)

    def wanted(self, running: list[Peer]) -> list[Pair]:
        """List the pairs that find each other: all that nobody has set apart."""
        return [
            frozenset((one.public, other.public))
            for one, other in combinations(running, 2)
            if frozenset((one.name, other.name)) not in self.apart
        ]

    def _deliver(self, sender: Link, to: Link, frame: bytes) -> None:
        peer = next((p for p in self.peers if p.public == to), None)
        if peer is None or peer.evening is None:
            return
        peer.wakes = self.now
        peer.evening.receive(sender, frame, self.now * TICK_S)

    # -- turns ------------------------------------------------------------------------------------

    def _turn(self, peer: Peer, evening: Evening) -> None:
        self._perform_all(peer, evening, evening.turn(self.now * TICK_S))
        if peer.disk.failed and self.rng.random() < 1 / AWAY_TICKS_MAX:
            self.pull_plug(peer)  # its player makes room on the disk and starts anew
        elif peer.evening is not None and peer.snapshot is not None:
            self._play(evening, peer, peer.snapshot)

    def _perform_all(self, peer: Peer, evening: Evening, effects: list[Effect]) -> None:
        """Perform *effects* in order; the plug may be pulled between any two of them (P8)."""
        for effect in effects:
            if self.may_fail and self.rng.random() < self.faults.plug:
                self.pull_plug(peer)
                return
            if self.is_honest(peer):
                disks = (peer.disk, *peer.old_disks)
                self.witness.see(effect, peer.identity.public, disks, peer.table)
            try:
                self.perform(peer, evening, effect)
            except DiskFailedError as error:
                evening.stop(error.trouble)
                return

    def perform(self, peer: Peer, evening: Evening, effect: Effect) -> None:
        """Do what *effect* asks for."""
        if isinstance(effect, Lasting):
            self._wear(peer)
            peer.disk.take(effect)
            return
        match effect:
            case Send(link, frame):
                self.network.send(peer.public, link, frame)
            case Penalize(link, seconds, _):
                pair = frozenset((peer.public, link))
                self.network.shut(pair, round(seconds * TICKS_PER_S))
            case RenewSecret():
                peer.old_disks.append(peer.disk)
                peer.disk = Disk(self.entropy())
                peer.table, peer.snapshot, peer.compared = None, None, 0  # it is in the lobby
                evening.take_secret(TableSecret(peer.disk.secret))
            case Started(genesis, sits):
                self._begin(peer, evening, genesis, sits)
            case Show(snapshot):
                self._show(peer, evening, snapshot)
            case _:
                pass

    def _show(self, peer: Peer, evening: Evening, shown: LobbySnapshot | TableSnapshot) -> None:
        if isinstance(shown, TableSnapshot):
            peer.snapshot, peer.is_asked = shown, True
        else:
            for table in shown.late:  # its player knows who waits there
                evening.command(TakeUp(table.game))

    def _wear(self, peer: Peer) -> None:
        if self.may_fail and self.rng.random() < self.faults.disk:
            self.network.counts["disk"] += 1
            peer.disk.failed = True
            raise DiskFailedError

    def _play(self, evening: Evening, peer: Peer, snapshot: TableSnapshot) -> None:
        """Answer what the window shows, sometimes twice and otherwise, as people do."""
        if self.network.faulty and self.rng.random() < self.faults.call:
            evening.command(impatience(self.rng, snapshot))
        if snapshot.must_compare:
            evening.command(SameHere())
            peer.wakes = self.now + 1
        elif (
            peer.is_asked
            and snapshot.may_act
            and snapshot.state
            and not self.rules.opens(snapshot.state)
        ):
            assert snapshot.seat is not None, "a looker-on is asked for nothing"
            peer.is_asked, peer.wakes = False, self.now + 1
            for _ in range(2 if self.rng.random() < TWICE else 1):
                action, sealed = self.game.choose(self.rng, snapshot.state, snapshot.seat)
                evening.command(Play(snapshot.step, action, sealed))
