"""Fray: one game in which everything goes wrong at once, then peace, in which it must end (L1).

First faults, people who call, leave and come back, and cheats. Then the network heals; perhaps a
minority stays away, and the others go on without it. At last everybody is back, with the same game.
"""

import random
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from typing import Any

from core.table.calls import convicted
from core.table.genesis import Genesis, Sit
from core.table.messages import mask_of
from core.table.rules import SeatMask
from core.table.signing import TableSecret
from core.table.table import Table
from net.protocol.commands import CallOn, LeaveTable, LetBack
from net.protocol.effects import Effect, Send
from net.protocol.evening import Evening
from net.protocol.game_packets import Msgs
from net.protocol.mishaps import TableFailedError
from net.protocol.packets import Packet, encode
from tests.simulation.cheats import Cheat
from tests.simulation.games import cozy, toy
from tests.simulation.network import TICKS_PER_S, Faults, Link
from tests.simulation.peers import Peer
from tests.simulation.people import Reckless, missing
from tests.simulation.witness import PartedError, PromiseBrokenError, read_frame
from tests.simulation.world import World

SPLIT_TICKS_MAX = 600
STALL_TICKS_MAX = 60 * TICKS_PER_S
PATIENCE_TICKS = 3 * TICKS_PER_S
GIVEN_UP_TICKS = 30 * TICKS_PER_S
NEVER = 10**9
STRICT = 0.25
COZY = 0.1
"""How often a game is Worm & Cozy."""
SHARED = 0.25
"""How often people share a laptop."""


@dataclass(frozen=True)
class Setup:
    """What one game is like: its seed, who plays, and all that goes wrong."""

    seed: int
    seats: int
    cheats: int
    rounds: int
    spectators: int
    faults: Faults
    strict: bool = False
    """Who has not opened a commitment is out until all others let it back."""
    sharing: int = 1
    """How many players share the first laptop."""
    is_cozy: bool = False
    """Whether it is Worm & Cozy instead of the toy game."""


def draw_setup(seed: int, seats: int | None = None, cheats: int | None = None) -> Setup:
    """Draw what the game of *seed* is like; *seats* and *cheats* may be given."""
    rng = random.Random(f"setup {seed}")
    seats = seats or rng.randint(2, 5)
    cheats = rng.randint(0, (seats - 1) // 2) if cheats is None else cheats
    faults = Faults(
        loss=rng.choice((0.0, 0.05, 0.2, 0.5)),
        repeat=rng.choice((0.0, 0.05, 0.2, 0.5)),
        delay_ticks_max=rng.choice((2, 4, 12, 40)),
        late=rng.choice((0.0, 0.0, 0.01, 0.05)),
        in_order=rng.random() < 0.2,
        cut=rng.choice((0.0, 0.002, 0.01)),
        split=rng.choice((0.0, 0.001, 0.005)),
        crash=rng.choice((0.0, 0.001, 0.004, 0.015)),
        plug=rng.choice((0.0, 0.001, 0.01)),
        leave=rng.choice((0.0, 0.001, 0.004)),
        disk=rng.choice((0.0, 0.005, 0.02)),
        lobby=rng.random() < 0.1,
        call=rng.choice((0.0, 0.01, 0.05)),
        reckless=rng.choice((0.0, 0.0, 0.02, 0.1)),
        quit=rng.choice((0.0, 0.0, 0.0002)),
        scheme=rng.choice((0.01, 0.05)),
        ticks_max=rng.randint(300, 2500),
    )
    strict = random.Random(f"strict {seed}").random() < STRICT
    rounds, spectators = rng.randint(2, 10), int(rng.random() < 0.1)
    laptop = random.Random(f"sharing {seed}")
    sharing = laptop.randint(2, seats) if laptop.random() < SHARED else 1
    is_cozy = random.Random(f"hours {seed}").random() < COZY
    return Setup(seed, seats, cheats, rounds, spectators, faults, strict, sharing, is_cozy)


class Fray(World):
    """Guards that the game of a setup comes to its one end; counts what happened on the way."""

    peace_ticks_max = 2500

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.is_parted = self.is_moot = self.is_spoiled = False
        self.deadline = 0
        self.away: set[str] = set()
        self.muted: set[Link] = set()
        self.stalling: dict[str, int] = {}
        """Until which tick a cheat tells nothing that it signs, by its name."""
        self.stood: dict[str, tuple[int, int]] = {}
        self.sat: dict[str, int] = {}
        """At which tick each sat down last."""
        self.unbegun = 0
        """The last tick at which somebody honest had not completed step 1."""
        self.skips_lobby = not setup.faults.lobby
        game = (cozy if setup.is_cozy else toy)(setup.rounds, strict=setup.strict)
        super().__init__(setup.seed, setup.seats, game, setup.faults, setup.spectators)
        self.share(setup.sharing)
        for peer in self.seated[setup.seats - setup.cheats :]:
            self.witness.cheats.add(peer.identity.public)

    # -- the game ---------------------------------------------------------------------------------

    def tick(self) -> None:
        super().tick()
        if not self._have_begun():
            self.unbegun = self.now

    def play(self) -> None:
        """Play the game; `PromiseBrokenError` says what does not hold."""
        try:
            self.run(until=lambda world: not world.network.faulty or world.is_finished())
            self._make_peace()
            self._demand_an_end()
            self.bring_all_back()
            self._demand_an_end()
        except PartedError as parted:
            self._require_an_excuse(parted)

    def is_finished(self) -> bool:
        """Tell whether the game is over for all who are honest and there."""
        honest = (peer for peer in self.peers if self.is_honest(peer))
        return all(peer.is_over for peer in honest if peer.name not in self.away)

    def _make_peace(self) -> None:
        """End all faults; some of those whom the others can do without stay away."""
        self.faults = self.network.faults = Faults(ticks_max=0)
        self.network.faulty = False
        self.network.heal()
        for peer in self.seated:
            if self.may_go(peer) and self.rng.random() < 0.4:
                self.send_away(peer)

    def send_away(self, peer: Peer) -> None:
        """Close the lid of *peer*, until all are brought back."""
        self.away.add(peer.name)
        if peer.evening is not None:
            self.crash(peer)
        peer.down_until = NEVER

    def may_go(self, peer: Peer) -> bool:
        """Tell whether those who stay can come to an end without *peer* (L1).

        Nobody can be left out before the table has begun, which takes its first step (P3.4).
        """
        if not self._have_begun():
            return False
        honest = [p for p in self.seated if self.is_honest(p)]
        staying = [p for p in honest if p is not peer and p.name not in self.away]
        return not self.is_honest(peer) or (
            self._is_majority(staying) and (len(staying) > 1 or self._may_be_alone(*staying))
        )

    def _have_begun(self) -> bool:
        """Tell whether the first step of the game is complete for all who are honest."""
        honest = [p for p in self.seated if self.is_honest(p)]
        return all(p.table and p.table.step.number > 1 for p in honest)

    def _may_be_alone(self, peer: Peer) -> bool:
        """Tell whether *peer* signs with nobody there: after any start it does not (P11)."""
        shown = peer.snapshot if peer.evening is not None else None
        return shown is not None and shown.caught_up and not peer.disk.failed

    def bring_all_back(self) -> None:
        """Open the lids of all who are honest."""
        for peer in self.seated:
            if self.is_honest(peer):
                self.away.discard(peer.name)
                peer.down_until = min(peer.down_until, self.now)

    def _demand_an_end(self) -> None:
        """Let the rest be played; a cheat that only holds it up has its lid closed at last."""
        turns = 2
        while turns:
            turns -= 1
            since = self.now
            self.deadline = since + self.peace_ticks_max
            self.run(until=lambda world: world.is_finished() or world.now >= self.deadline)
            if self.is_finished():
                return
            for peer in self.seated:
                if not self.is_honest(peer) and peer.evening is not None and self._have_begun():
                    self.send_away(peer)
            if self._have_begun() and self.unbegun > since:
                turns = 2  # a game that cheats kept from beginning has its time from there
        present = [p for p in self.seated if self.is_honest(p) and p.name not in self.away]
        if self.is_spoiled:
            present = self._begun_of(present)
        if self._is_majority(present) and not all(peer.is_over for peer in present):
            steps = [(p.name, p.table and p.table.step.number) for p in present]
            raise PromiseBrokenError(
                f"seed {self.seed}, tick {self.now}: a connected majority stands at {steps}"
            )
        self.is_moot = True  # a call that could not be undone, or a spoiled start

    def _begun_of(self, peers: list[Peer]) -> list[Peer]:
        """List those of *peers* who have completed step 1; the others have given it up (P3.4)."""
        begun = [peer for peer in peers if peer.table and peer.table.step.number > 1]
        for peer in peers:
            if peer.table and peer not in begun and self.now - self.sat[peer.name] > GIVEN_UP_TICKS:
                raise PromiseBrokenError(
                    f"seed {self.seed}, tick {self.now}: {peer.name} waits in step 1"
                )
        return begun

    def _is_majority(self, peers: list[Peer]) -> bool:
        """Tell whether *peers* are more than half of those in the game, as far as they know."""
        tables = [peer.table for peer in peers if peer.table]
        if not tables:
            return len(peers) == len(self.seated)
        latest = max(tables, key=lambda table: table.step.number)
        in_game = latest.step.in_game
        present = sum(in_game >> seat & 1 for peer in peers if (seat := self.seat_of(peer)) >= 0)
        return 2 * present > in_game.bit_count()

    def seat_of(self, peer: Peer) -> int:
        """Tell the seat of *peer*, -1 if none is known."""
        for other in self.peers:
            if other.table is not None:
                offers = other.table.genesis.offers
                keys = [offer.identity for offer in offers]
                return keys.index(peer.identity.public) if peer.identity.public in keys else -1
        return -1

    def _require_an_excuse(self, parted: PartedError) -> None:
        """Accept that honest seats differ only where a cheat can part them, and with a proof (S4).

        One cheat among four cannot, not even with a proof (S3).
        """
        step, evidence = self.witness.parted, self.witness.evidence
        assert step is not None
        cheats = (self._cheats(step.genesis) & step.in_game).bit_count()
        is_proven = bool(convicted(evidence, evidence.get))
        if not cheats or (cheats, step.in_game.bit_count()) == (1, 4) or not is_proven:
            raise PromiseBrokenError(f"{parted}; {cheats} cheats, proof: {is_proven}") from None
        self.is_parted = True

    # -- people -----------------------------------------------------------------------------------

    def begin(self, evening: Evening, peer: Peer, sits: tuple[Sit, ...]) -> None:
        super().begin(evening, peer, sits)
        session = evening._session  # noqa: SLF001  # where people who agree to anything sit down
        assert session is not None
        self.sat[peer.name] = self.now
        session._caller = Reckless(self.rng, lambda: self.faults.reckless)  # noqa: SLF001

    def _fail(self) -> None:
        super()._fail()
        if not self.network.faulty:
            return
        if self.rng.random() < self.faults.split:
            names = [peer.public for peer in self.peers]
            some = set(self.rng.sample(names, self.rng.randint(1, len(names) - 1)))
            others = [name for name in names if name not in some]
            self.network.split(sorted(some), others, self.rng.randint(1, SPLIT_TICKS_MAX))
        for peer in self.seated:
            if peer.evening and peer.table and self.rng.random() < self.faults.quit:
                self.network.counts["quit"] += 1
                peer.evening.command(LeaveTable())

    def _turn(self, peer: Peer, evening: Evening) -> None:
        if self.is_honest(peer):
            super()._turn(peer, evening)
            if not self.network.faulty and peer.evening is not None:
                self._resolve(peer, evening)
        else:
            self._cheat(peer, evening)

    def _resolve(self, peer: Peer, evening: Evening) -> None:
        """Go on without who is not there, for good without whom the room saw cheat; forgive."""
        table = peer.table
        if table is None or table.seat is None:
            return
        step, since = self.stood.get(peer.name, (0, 0))
        if step != table.step.number:
            self.stood[peer.name] = (table.step.number, self.now)
        elif self.now - since > PATIENCE_TICKS:
            self.stood[peer.name] = (step, self.now)
            away = missing(peer.snapshot) if peer.snapshot else 0
            guilty = self._guilty(table) & table.step.in_game
            evening.command(CallOn(away | guilty, guilty))
            evening.command(LetBack(peer.snapshot.unforgiven if peer.snapshot else 0))

    def _guilty(self, table: Table[Any]) -> SeatMask:
        """Tell whom the room knows to cheat: in half of the games nobody, before it lasts long."""
        is_blind = self.setup.seed % 2 and self.deadline - self.now > self.peace_ticks_max // 2
        return table.proven() if is_blind else self._cheats(table.genesis)

    def _cheats(self, genesis: Genesis) -> SeatMask:
        offers = enumerate(genesis.offers)
        return mask_of(seat for seat, offer in offers if offer.identity in self.witness.cheats)

    # -- cheats -----------------------------------------------------------------------------------

    def _cheat(self, peer: Peer, evening: Evening) -> None:
        with suppress(TableFailedError):  # its program cannot open what it has copied
            super()._turn(peer, evening)
        table = peer.table
        if table is None or table.is_over:
            return
        if self.rng.random() >= self.setup.faults.scheme:
            return
        self.is_spoiled |= not self._have_begun()  # no call is answered in step 1 (P3.4)
        self._do_mischief(peer, table)

    def _do_mischief(self, peer: Peer, table: Table[Any]) -> None:
        """Flood, withhold, lie, stall, babble, or sign something that an honest seat would not."""
        cheat = Cheat(self.rng, TableSecret(peer.disk.secret), table, self.game.choose)
        dice = self.rng.random()
        if dice < 0.02:
            self._count("flood")
            self._tell(peer, *cheat.flood())
        elif dice < 0.1:
            self._count("withheld")
            others = [other.public for other in self.peers]
            self.muted = {link for link in others if self.rng.random() < 0.5 or table.step.opens}
        elif dice < 0.2:
            self._count("lie")
            self._tell(peer, cheat.lie([p.identity.public for p in self.peers], peer.public))
        elif dice < 0.25:
            self._count("stall")
            self.stalling[peer.name] = self.now + self.rng.randint(1, STALL_TICKS_MAX)
        elif dice < 0.28:
            self._count("aside")
            self._tell(peer, *cheat.babble())
        elif scheme := cheat.scheme():
            name, message = scheme
            self._count(name)
            packet = Msgs(table.genesis.game, (message,))
            self._overhear(packet)
            self._tell(peer, encode(packet))
            if name != "copied commitment" and self.rng.random() < 0.5:
                table.take(message)

    def _tell(self, peer: Peer, *frames: bytes) -> None:
        """Send each of *frames* to some of the others."""
        for frame, other in product(frames, self.peers):
            if other is not peer and self.rng.random() < 0.5:
                self.network.send(peer.public, other.public, frame)

    def _count(self, kind: str) -> None:
        self.network.counts[kind] += 1

    def perform(self, peer: Peer, evening: Evening, effect: Effect) -> None:
        """Do what *effect* asks for, but a cheat keeps things from some of the others."""
        if isinstance(effect, Send) and not self.is_honest(peer):
            packet = read_frame(effect.frame)
            is_stalling = self.stalling.get(peer.name, 0) > self.now
            if effect.link in self.muted or (is_stalling and isinstance(packet, Msgs)):
                return
            self._overhear(packet)
        super().perform(peer, evening, effect)

    def _overhear(self, packet: Packet) -> None:
        """Keep what cheats signed: it may be the proof."""
        if isinstance(packet, Msgs):
            self.witness.evidence.update((message.id, message) for message in packet.messages)
