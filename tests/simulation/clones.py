"""Clones: the folder of a seat is copied at any moment, and all its laptops are started.

Nobody cheats, and one seat hears both at all times, or they hear each other: then neither the
witness, who sees all that is sent, nor any table may find two signatures for one place. People
press *Go on here* on either laptop, or on both; at last they press it until the game ends.
"""

import copy
import random

from net.protocol.commands import GoOnHere
from net.protocol.evening import Evening
from net.protocol.snapshot import TableSnapshot, TwinState
from tests.simulation.games import toy
from tests.simulation.network import Faults, Link, Pair
from tests.simulation.peers import Peer
from tests.simulation.world import World

PRESSES = 0.01
PATIENCE_TICKS = 400
CLONES_MAX = 2
"""Of one seat: so that three laptops may have its folder."""


def draw_faults(seed: int) -> Faults:
    """Draw how the network and the laptops of the game of *seed* fail."""
    rng = random.Random(f"clones {seed}")
    return Faults(
        loss=rng.choice((0.0, 0.05, 0.2)),
        repeat=rng.choice((0.0, 0.2)),
        delay_ticks_max=rng.choice((1, 2, 4, 12)),
        in_order=rng.random() < 0.5,
        crash=rng.choice((0.0, 0.001, 0.004)),
        plug=rng.choice((0.0, 0.001)),
        leave=rng.choice((0.0, 0.001, 0.004)),
        ticks_max=rng.randint(200, 1500),
    )


class Clones(World):
    """Guards that a seat whose folder lies on several laptops never signs two things."""

    skips_lobby = True

    def __init__(self, seed: int, seats: int) -> None:
        self.dice = random.Random(f"copies {seed}")
        self.asked: dict[str, int] = {}
        self.copied = 0
        self.bridge = self.dice.randrange(1, seats)
        """The number of the player who hears everybody at all times."""
        super().__init__(seed, seats, toy(9), draw_faults(seed))
        self.is_apart = self.dice.random() < 0.5

    def wanted(self, running: list[Peer]) -> list[Pair]:
        """Connect all; or only those of one seat over the player who hears everybody."""
        own = {peer.public for peer in running if peer.identity is self.peers[0].identity}
        pairs = super().wanted(running)
        return [pair for pair in pairs if not (self.is_apart and self._is_too_far(pair, own))]

    def _is_too_far(self, pair: Pair, own: set[Link]) -> bool:
        return bool(pair & own) and self.peers[self.bridge].public not in pair

    def _fail(self) -> None:
        keeper = self.peers[self.bridge]
        super()._fail()
        if keeper.evening is None:
            for peer in self.twins():  # nobody hears them now: nothing is promised
                if peer.evening is not None and self.is_apart:
                    self.crash(peer)
        is_due = self.network.faulty and self.copied < CLONES_MAX
        if is_due and self.dice.random() < 0.01 and self.peers[0].disk.synced:
            self.copy_folder(self.dice.choice(self.twins()))

    def twins(self) -> list[Peer]:
        """List all that have the key of the first player."""
        return [peer for peer in self.peers if peer.identity is self.peers[0].identity]

    def copy_folder(self, peer: Peer) -> Peer:
        """Copy the folder of *peer*, as it is on the disk now, to one more laptop."""
        self.copied += 1
        disk = copy.deepcopy(peer.disk)
        disk.crash(self.dice)
        twin = Peer(f"{peer.name[:3]} {self.copied + 1}", peer.identity, disk, len(self.peers))
        twin.down_until = self.now + self.dice.choice((0, 1, 30, 200))
        if self.dice.random() < 0.3 and peer.evening is not None:
            self.leave(peer)  # an old laptop, closed, and started again at any time
            peer.down_until = self.now + self.dice.choice((1, 20, 300))
        self.peers.append(twin)
        return twin

    def _play(self, evening: Evening, peer: Peer, snapshot: TableSnapshot) -> None:
        super()._play(evening, peer, snapshot)
        if snapshot.twin in {TwinState.NONE, TwinState.STOPPED}:
            self.asked.pop(peer.name, None)
            return
        since = self.asked.setdefault(peer.name, self.now)
        if self.dice.random() < PRESSES:
            evening.command(GoOnHere())
        elif not self.network.faulty and self.now - since > PATIENCE_TICKS:
            self.asked.pop(peer.name)
            self.leave(peer)  # the other laptop is gone without a word: started anew
