"""Network of a world: who is connected with whom, and what is under way (P10.1, P10.4).

Law: what a connection carries dies with it. A connection ends when a program ends, when a cut
outlasts the heartbeats, and when one side shuts the other out; until then frames may get lost,
come twice, and overtake each other.
"""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product

Link = bytes
Pair = frozenset[Link]

TICKS_PER_S = 20
HEARTBEATS_TICKS = 4 * TICKS_PER_S
LATE_TICKS_MAX = 3 * 60 * TICKS_PER_S


@dataclass(frozen=True)
class Faults:
    """What goes wrong: probabilities per frame or per tick, delays in ticks of 50 ms.

    *late* is how often a frame takes minutes. A *cut* is of one pair, a *split* of the whole table;
    a *crash* comes at any tick, and with *plug* between any two things that a program does.
    *call* is how soon players agree to go on without those who are not connected; *reckless* is how
    often they answer any call at all, *quit* how often one leaves the table, *scheme* how busy a
    cheat is. Programs and disks fail once a table has begun, with *lobby* before that too. After
    *ticks_max* nothing fails any more, and the games must come to their end.
    """

    loss: float = 0.0
    repeat: float = 0.0
    delay_ticks_max: int = 1
    late: float = 0.0
    in_order: bool = False
    cut: float = 0.0
    split: float = 0.0
    crash: float = 0.0
    plug: float = 0.0
    leave: float = 0.0
    disk: float = 0.0
    lobby: bool = False
    call: float = 0.0
    reckless: float = 0.0
    quit: float = 0.0
    scheme: float = 0.0
    ticks_max: int = 1_000_000


@dataclass(repr=False)
class Network:
    """Guards every connection, and counts what it did to them."""

    rng: random.Random
    faults: Faults
    now: int = 0
    faulty: bool = True
    connected: dict[Pair, int] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    """What went wrong so far, by kind."""
    _generation: int = 0
    _flight: dict[int, list[tuple[int, Link, Link, bytes]]] = field(default_factory=dict)
    _last: dict[tuple[int, Link], int] = field(default_factory=dict)
    _cuts: dict[Pair, tuple[int, int]] = field(default_factory=dict)
    _shut: dict[Pair, int] = field(default_factory=dict)

    # -- what goes wrong --------------------------------------------------------------------------

    @property
    def fault_count(self) -> int:
        """How much went wrong so far."""
        return self.counts.total()

    def cut(self, pair: Pair, for_ticks: int) -> None:
        """Carry nothing between *pair*; the programs notice only after some seconds."""
        self.counts["cut"] += 1
        self._cuts[pair] = (self.now, self.now + for_ticks)

    def split(self, some: Iterable[Link], others: Iterable[Link], for_ticks: int) -> None:
        """Carry nothing between *some* and *others*."""
        self.counts["split"] += 1
        for pair in product(some, others):
            self._cuts[frozenset(pair)] = (self.now, self.now + for_ticks)

    def heal(self) -> None:
        """Let everybody be connected again."""
        self._cuts.clear()
        self._shut.clear()

    def shut(self, pair: Pair, for_ticks: int) -> None:
        """Close the connection of *pair*: one of them hears nothing of the other for a while."""
        self._shut[pair] = max(self.now + for_ticks, self._shut.get(pair, 0))

    # -- connections ------------------------------------------------------------------------------

    def changes(self, wanted: Iterable[Pair]) -> tuple[list[Pair], list[Pair]]:
        """Connect the *wanted* pairs as far as that can be; tell what went down and came up."""
        can = [pair for pair in wanted if self._may_last(pair)]
        down = [pair for pair in self.connected if pair not in set(can)]
        for pair in down:
            del self.connected[pair]
        up = [pair for pair in can if pair not in self.connected and not self._is_cut(pair)]
        for pair in up:
            self._generation += 1
            self.connected[pair] = self._generation
        return down, up

    def _may_last(self, pair: Pair) -> bool:
        if self._shut.get(pair, 0) > self.now:
            return False
        since, until = self._cuts.get(pair, (0, 0))
        return not (until > self.now and self.now - since > HEARTBEATS_TICKS)

    def _is_cut(self, pair: Pair) -> bool:
        return self._cuts.get(pair, (0, 0))[1] > self.now

    # -- frames -----------------------------------------------------------------------------------

    def send(self, sender: Link, to: Link, frame: bytes) -> None:
        """Take *frame* on its way, if there is one."""
        generation = self.connected.get(frozenset((sender, to)))
        if generation is None or self._is_cut(frozenset((sender, to))):
            return
        if self._happens("loss", self.faults.loss):
            return
        for _ in range(1 + self._happens("repeat", self.faults.repeat)):
            at, last = self.now + self._delay(), self._last.get((generation, to), 0)
            if at < last and self.faults.in_order:
                at = last
            self.counts["reorder"] += at < last
            self._last[generation, to] = max(at, last)
            self._flight.setdefault(at, []).append((generation, sender, to, frame))

    def arriving(self) -> Iterable[tuple[Link, Link, bytes]]:
        """List (sender, receiver, frame) of now; what a lost connection carried is lost too."""
        for generation, sender, to, frame in self._flight.pop(self.now, []):
            if self.connected.get(frozenset((sender, to))) == generation:
                yield sender, to, frame

    def _delay(self) -> int:
        if not self.faulty:
            return 1
        if self._happens("late", self.faults.late):
            return self.rng.randint(1, LATE_TICKS_MAX)
        delay = self.rng.randint(1, self.faults.delay_ticks_max)
        self.counts["delay"] += delay >= TICKS_PER_S
        return delay

    def _happens(self, kind: str, probability: float) -> bool:
        happens = self.faulty and self.rng.random() < probability
        if happens:
            self.counts[kind] += 1
        return happens
