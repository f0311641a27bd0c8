"""The world is only worth its findings if it does what it says: connections, penalties, disks."""

import random

from core.table.log import MAGIC
from core.table.records import message_record
from core.table.trouble import Trouble
from net.protocol.effects import Penalize
from net.protocol.limits import PENALTY_S
from net.protocol.troubles import PeerReason
from tests.net.protocol.samples import ACT
from tests.simulation.disks import Disk
from tests.simulation.games import toy
from tests.simulation.network import HEARTBEATS_TICKS, TICKS_PER_S, Faults, Network
from tests.simulation.world import World

ANN, BEN = b"ann", b"ben"
PAIR = frozenset((ANN, BEN))


def network(faults: Faults) -> Network:
    made = Network(random.Random(1), faults)
    made.changes([PAIR])
    return made


def arrivals(made: Network, ticks: int) -> list[bytes]:
    """Let so many *ticks* pass, and list what arrives."""
    found = []
    for _ in range(ticks):
        made.now += 1
        found += [frame for _, _, frame in made.arriving()]
    return found


def test_a_faultless_network_delivers_everything_with_the_next_tick():
    made = network(Faults())
    for number in range(5):
        made.send(ANN, BEN, bytes([number]))
    assert arrivals(made, 1) == [bytes([number]) for number in range(5)]
    assert made.fault_count == 0


def test_loss_repeats_and_overtaking_happen_and_are_counted():
    made = network(Faults(loss=0.3, repeat=0.3, delay_ticks_max=5))
    sent = [bytes([number]) for number in range(100)]
    for frame in sent:
        made.send(ANN, BEN, frame)
    got = arrivals(made, 6)
    assert set(got) < set(sent)
    assert len(got) > len(set(got))
    assert got != sorted(got)
    assert made.fault_count > 60


def test_one_connection_keeps_the_order_if_told_to():
    made = network(Faults(delay_ticks_max=9, in_order=True))
    sent = [bytes([number]) for number in range(100)]
    for frame in sent:
        made.send(ANN, BEN, frame)
        made.now += frame[0] % 3 == 0
    made.now = 0
    assert arrivals(made, 60) == sent


def test_what_a_connection_carries_dies_with_it():
    made = network(Faults())
    made.send(ANN, BEN, b"lost")
    made.shut(PAIR, 3)
    assert made.changes([PAIR]) == ([PAIR], [])
    made.now += 3
    assert made.changes([PAIR]) == ([], [PAIR])
    made.now = 0
    assert arrivals(made, 1) == []


def test_a_cut_is_noticed_only_when_the_heartbeats_fail():
    """Until then frames vanish without a word (P10.1)."""
    made = network(Faults())
    made.cut(PAIR, 2 * HEARTBEATS_TICKS)
    made.now += HEARTBEATS_TICKS
    made.send(ANN, BEN, b"lost")
    assert arrivals(made, 1) == []
    assert made.changes([PAIR]) == ([PAIR], [])
    made.now += HEARTBEATS_TICKS
    assert made.changes([PAIR]) == ([], [PAIR])


def test_who_is_shut_out_is_not_heard_for_its_minute_and_then_again():
    """Penalties are honoured (P13)."""
    world = World(1, 2, toy(1))
    world.run(until=lambda world: world.now >= 3)
    ann, ben = world.peers
    pair = frozenset((ann.public, ben.public))
    assert pair in world.network.connected
    assert ann.evening is not None
    bad = Trouble(PeerReason.NO_PACKET)
    world.perform(ann, ann.evening, Penalize(ben.public, PENALTY_S, bad))
    began = world.now
    world.tick()
    assert pair not in world.network.connected
    world.run(until=lambda world: pair in world.network.connected)
    assert world.now - began == PENALTY_S * TICKS_PER_S
    world.run()


def test_a_crash_takes_all_who_share_the_laptop_and_nobody_else():
    world = World(1, 4, toy(1))
    world.share(2)
    ann, ben, *others = world.peers
    world.run(until=lambda world: world.now >= 3)
    world.pull_plug(ben)
    assert ann.evening is ben.evening is None
    assert ann.down_until == ben.down_until
    assert all(peer.evening for peer in others)
    world.run(until=lambda _: ann.evening is not None)
    assert ben.evening is not None
    world.run()


def test_closing_the_window_ends_all_who_share_the_laptop_cleanly():
    world = World(1, 4, toy(3))
    world.share(2)
    ann, ben, *others = world.peers
    world.run(until=lambda _: all(p.table and p.table.step.number > 2 for p in world.peers))
    world.leave(ann)
    assert ann.evening is ben.evening is None
    assert all(peer.disk.coming == () for peer in (ann, ben))
    assert all(peer.evening for peer in others)
    world.run()


def test_a_crash_keeps_what_was_synced_and_perhaps_a_part_of_the_rest():
    """Any prefix: a crash asks nobody (P11)."""
    record, lengths = message_record(ACT), set()
    for seed in range(1000):
        disk = Disk(b"")
        disk.append([record])
        disk.sync()
        synced = len(disk.synced)
        disk.append([record])
        disk.crash(random.Random(seed))
        lengths.add(len(disk.synced) - synced)
        assert disk.read() in {(record,), (record, record)}
        assert disk.holds(ACT)
    assert 0 in lengths
    assert len(lengths) > 100


def test_what_is_only_written_is_not_held():
    disk = Disk(b"")
    assert disk.synced == MAGIC
    disk.append([message_record(ACT)])
    assert not disk.holds(ACT)
    disk.sync()
    assert disk.holds(ACT)
    assert disk.holds_id(ACT.id)
