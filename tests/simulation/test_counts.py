"""What a step costs each seat, exactly, when nobody is missing and nothing is lost (P8, P10.4)."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache

import pytest

from core.table.encoding import unpack
from net.protocol.effects import Effect, Send, Sync
from net.protocol.evening import Evening
from net.protocol.game_packets import Have, Msgs
from tests.seats import remembered_verify
from tests.simulation.games import toy
from tests.simulation.network import Faults
from tests.simulation.peers import Peer
from tests.simulation.witness import own_messages, read_frame
from tests.simulation.world import World

SEATS = (2, 3, 4, 5)
ROUNDS = 3
TOGETHER = [1 + 3 * r + phase for r in range(ROUNDS) for phase in (1, 2)]
"""The steps in which everybody acts: commit and open. After these two one seat moves."""


class Counted(World):
    """Counts by seat and step what is signed, verified and synced, and who was sent what."""

    def __init__(self, seats: int, faults: Faults | None = None) -> None:
        self.signed: Counter[tuple[int, int]] = Counter()
        self.verified: Counter[tuple[int, int]] = Counter()
        self.synced: Counter[tuple[int, int]] = Counter()
        self.pushed: Counter[tuple[int, bytes, bytes]] = Counter()
        self.frames: Counter[tuple[int, int, bytes, type]] = Counter()
        super().__init__(1, seats, toy(ROUNDS), faults)
        self.run()

    def judge(self, peer: Peer) -> Callable[[bytes, bytes, bytes], bool]:
        def count(key: bytes, payload: bytes, signature: bytes) -> bool:
            self.verified[seat_of(peer), step_of(payload)] += 1
            return remembered_verify(key, payload, signature)

        return count

    def perform(self, peer: Peer, evening: Evening, effect: Effect) -> None:
        if peer.table is not None:
            self._count(seat_of(peer), peer, effect)
        super().perform(peer, evening, effect)

    def _count(self, seat: int, peer: Peer, effect: Effect) -> None:
        match effect:
            case Sync():
                steps = [message.step for message in own_messages(peer.disk, seat)]
                self.signed.update((seat, step) for step in steps)
                self.synced.update((seat, step) for step in set(steps))
            case Send(link, frame):
                packet = read_frame(frame)
                self.frames[self.now, seat, link, type(packet)] += 1
                if isinstance(packet, Msgs):
                    self.pushed.update((seat, link, message.id) for message in packet.messages)
            case _:
                pass

    def of(self, counts: Counter[tuple[int, int]], step: int) -> list[int]:
        """List what each seat had in *step*."""
        return [counts[seat, step] for seat in range(len(self.peers))]


def step_of(payload: bytes) -> int:
    match unpack(payload):
        case (_, _, int(step), *_):
            return step
        case _:
            raise AssertionError(payload)


def seat_of(peer: Peer) -> int:
    assert peer.table is not None
    assert peer.table.seat is not None
    return peer.table.seat


@lru_cache
def quiet(seats: int) -> Counted:
    """Play once on a network that does its work."""
    return Counted(seats)


@pytest.mark.parametrize("seats", SEATS)
def test_a_round_of_sealed_bids_costs_four_signatures_and_four_of_every_other_seat(seats):
    """Act and seal of the commit step, act and seal of the opening step (P5.4, P6.2)."""
    world = quiet(seats)
    for step in TOGETHER:
        assert world.of(world.signed, step) == [2] * seats
        assert world.of(world.verified, step) == [2 * (seats - 1)] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_a_round_of_sealed_bids_costs_no_more_than_four_fsyncs(seats):
    """The seat that acts last seals in the same turn, and one fsync serves for both (P8)."""
    world = quiet(seats)
    for step in TOGETHER:
        assert set(world.of(world.synced, step)) <= ({2} if seats > 2 else {1, 2})


@pytest.mark.parametrize("seats", SEATS)
def test_a_move_costs_one_seal_and_an_fsync_of_each_seat(seats):
    """Its author signs the act too, and both ride in one fsync (P5.4, P8)."""
    world = quiet(seats)
    for turn in range(ROUNDS):
        step, author = 4 + 3 * turn, turn % seats
        is_author = [seat == author for seat in range(seats)]
        assert world.of(world.signed, step) == [1 + is_it for is_it in is_author]
        assert world.of(world.verified, step) == [seats - is_it for is_it in is_author]
        assert world.of(world.synced, step) == [1] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_every_message_goes_to_each_peer_once_and_only_from_its_author(seats):
    """Own ones to all, others' to none: all hear each other, and nothing is lost (P10.4)."""
    world = quiet(seats)
    assert set(world.pushed.values()) == {1}
    messages = len({identity for _, _, identity in world.pushed})
    assert messages == sum(2 * seats for _ in (1, *TOGETHER)) + ROUNDS * (1 + seats)
    assert len(world.pushed) == messages * (seats - 1)


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_ready_in_one_turn_goes_to_a_peer_in_one_frame(seats):
    """One `msgs` and one `have` for a peer and a turn, not one for a message (P10.4)."""
    frames = quiet(seats).frames
    assert {count for (*_, kind), count in frames.items() if kind in {Msgs, Have}} == {1}


@pytest.mark.parametrize("seats", SEATS)
def test_repeats_cost_no_verification_and_no_fsync(seats):
    """A known id drops out before its signature is looked at (P13)."""
    calm, echoing = quiet(seats), Counted(seats, Faults(repeat=1.0))
    repeats = echoing.network.fault_count
    assert repeats >= sum(echoing.frames.values()) > 0
    assert echoing.verified == calm.verified
    assert echoing.signed == calm.signed
    assert echoing.synced == calm.synced
