"""Programs of a newer version: what they say beside all that we know (P10)."""

import random

from core.table.encoding import Value, pack, unpack
from net.protocol.effects import Effect, Penalize, Send
from net.protocol.evening import Evening
from tests.simulation.games import Game
from tests.simulation.network import Faults
from tests.simulation.peers import Peer
from tests.simulation.world import World

_WISHES: tuple[Value, ...] = ("a hat", (("ink", 3), ("letter", b"x" * 64)), 7, (), True)


class NewerProgram:
    """Guards what a newer program adds to each frame that it sends."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(f"newer {seed}")

    def frames(self, frame: bytes) -> list[bytes]:
        """Return *frame* with further fields, and now and then packets that nobody knows yet."""
        name, *fields = _array(unpack(frame))
        if name in {"greeting", "peers"}:  # each entry of their lists may say more, too
            at = 2 if name == "greeting" else 0
            fields[at] = tuple((*_array(entry), *self._wishes()) for entry in _array(fields[at]))
        grown = [pack((name, *fields, *self._wishes()))]
        if self._dice.random() < 0.5:
            grown.append(pack((self._dice.choice(("digests", "wishes")), *self._wishes())))
        if self._dice.random() < 0.5:
            game = self._dice.randbytes(32)
            grown.append(pack(("aside", game, "reaction", self._dice.choice(_WISHES))))
        return grown

    def _wishes(self) -> tuple[Value, ...]:
        return tuple(self._dice.choices(_WISHES, k=self._dice.randint(1, 3)))


def _array(value: Value) -> tuple[Value, ...]:
    assert isinstance(value, tuple)
    return value


class NewerWorld(World):
    """The programs of the first *newer* players are of a newer version; nobody is shut out."""

    def __init__(self, seed: int, seats: int, game: Game, faults: Faults, newer: int) -> None:
        self.newer = [NewerProgram(seed + number) for number in range(newer)]
        self.shut_out: list[str] = []
        super().__init__(seed, seats, game, faults)

    def perform(self, peer: Peer, evening: Evening, effect: Effect) -> None:
        """Let the newer ones say more, and note who shuts somebody out."""
        place = self.peers.index(peer)
        if isinstance(effect, Penalize):
            self.shut_out.append(f"{peer.name}: {effect.why}")
        if not isinstance(effect, Send) or place >= len(self.newer):
            super().perform(peer, evening, effect)
            return
        for frame in self.newer[place].frames(effect.frame):
            super().perform(peer, evening, Send(effect.link, frame))
