"""A word each second, and who is missed: what stands in for ZeroMQ's heartbeats (N5, N16)."""

import math
import subprocess
import sys

from net.driver.pulse import EARLY_S, FIRST_S, PULSE_S, QUIET_S, SILENT_S, Pulse, PulseDue
from net.driver.resources import GROWTH_MAX, LOOK_S, Lookout, MemoryWatch
from tests.world import HANG_S


class Memory:
    """What a process would hold."""

    def __init__(self) -> None:
        self.size = 100 << 20

    def watch(self) -> MemoryWatch:
        return MemoryWatch(lambda: self.size, lambda: None)


def beats(pulse: Pulse, begin: float, end: float, step: float = LOOK_S) -> list[PulseDue]:
    """Ask as often as a node does."""
    count = round((end - begin) / step)
    found = [pulse.beat(begin + number * step) for number in range(1, count + 1)]
    return [beat for beat in found if beat is not None]


def test_a_word_is_due_each_second_and_not_before():
    pulse = Pulse(10.0)
    told = beats(pulse, 10.0, 13.0)
    assert [number for number, beat in enumerate(told, start=1) if beat.says] == [4, 8, 12]
    assert PULSE_S == 1


def test_nothing_is_judged_much_more_often_than_four_times_a_second():
    assert len(beats(Pulse(0.0), 0.0, 2.0, step=0.01)) <= 2 / (LOOK_S - EARLY_S) + 2


def test_a_look_at_the_memory_rides_on_a_turn_that_comes_just_before():
    pulse = Pulse(0.0)
    turns = [0.2, 0.4, 0.6, 0.8]  # as often as four others say a word
    assert [pulse.due > at for at in turns if pulse.beat(at)] == [True] * 4


def test_who_is_alone_takes_one_turn_a_second_until_somebody_connects():
    pulse = Pulse(0.0)
    pulse.beat(0.25, is_alone=True)
    assert pulse.due == 1
    assert pulse.beat(0.9, is_alone=True) is None
    assert pulse.beat(1.0, is_alone=True) is not None
    assert pulse.beat(1.5) is None
    assert pulse.due == 1.5 + LOOK_S
    assert pulse.beat(1.5 + LOOK_S) is not None


def test_who_is_not_heard_for_four_seconds_is_silent():
    assert beats(Pulse(0.0), 0.0, 5.0)[-1] == PulseDue(
        says=True, heard_since=5 - SILENT_S, begun_since=-math.inf
    )
    assert SILENT_S == 4


def test_nobody_is_silent_before_we_listen_that_long_ourselves():
    assert {beat.heard_since for beat in beats(Pulse(0.0), 0.0, 3.75)} == {-math.inf}


def test_a_laptop_that_has_slept_itself_blames_nobody():
    """What the others said meanwhile waits to be read."""
    pulse = Pulse(0.0)
    beats(pulse, 0.0, 5.0)
    woken = pulse.beat(3600.0)
    assert woken is not None
    assert woken.heard_since == -math.inf
    assert {beat.heard_since for beat in beats(pulse, 3600.0, 3603.75)} == {-math.inf}
    assert beats(pulse, 3603.75, 3604.0)[0].heard_since == 3600


def test_while_memory_swells_who_says_nothing_whole_is_given_much_less_time():
    """N16: an honest peer has said a word since."""
    memory = Memory()
    pulse = Pulse(0.0, lookout=Lookout(memory.watch()))
    beats(pulse, 0.0, 5.0)
    memory.size += GROWTH_MAX + 1
    assert beats(pulse, 5.0, 5.25) == [
        PulseDue(says=False, heard_since=5.25 - QUIET_S, begun_since=5.25 - FIRST_S)
    ]
    memory.size -= GROWTH_MAX
    assert beats(pulse, 5.25, 5.5)[0].heard_since == 5.5 - SILENT_S
    assert PULSE_S + LOOK_S < QUIET_S


def test_who_was_alone_knows_how_much_memory_it_held_before_somebody_came():
    """N16: who comes may fill it before the first look."""
    memory = Memory()
    pulse = Pulse(0.0, lookout=Lookout(memory.watch()))
    assert pulse.beat(1.0, is_alone=True) is not None
    memory.size += GROWTH_MAX + 1
    pulse.beat(1.1)
    looked = pulse.beat(1.1 + LOOK_S)
    assert looked is not None
    assert looked.begun_since > -math.inf


def test_of_two_nodes_in_one_process_the_second_turns_once_a_second_and_cuts_when_it_is_woken():
    """N16: whoever looks at their memory wakes it."""
    memory = Memory()
    lookout = Lookout(memory.watch())
    first, second = (Pulse(0.0, lookout=lookout, wake=wake) for wake in ([].clear, [1].clear))
    beats_of(first, second, 1)
    told = [[beat is not None for beat in beats_of(first, second, at)] for at in range(2, 13)]
    assert [one for one, _ in told] == [True] * 11
    assert [number for number, (_, two) in enumerate(told, start=2) if two] == [4, 8, 12]
    memory.size += GROWTH_MAX + 1
    looked, woken = beats_of(first, second, 13)
    assert (
        looked
        == woken
        == PulseDue(says=False, heard_since=3.25 - QUIET_S, begun_since=3.25 - FIRST_S)
    )
    first.end()
    assert second.beat(3.3) is None
    assert second.due == 3.3 + LOOK_S


def beats_of(first: Pulse, second: Pulse, quarter: int) -> tuple[PulseDue | None, PulseDue | None]:
    """Ask two nodes of one process."""
    return first.beat(quarter * LOOK_S), second.beat(quarter * LOOK_S)


VICTIM = """
import sys, time
from net.driver.sockets import Sockets
with Sockets("127.0.0.1") as peer:
    print(peer.port, peer.public.hex(), flush=True)
    end = time.monotonic() + 6
    while time.monotonic() < end:
        peer.receive(10)
        time.sleep(1.2)  # a slow disk, or a lid that was closed
"""
STRANGER = """
import sys, time
import zmq
from zmq.utils import z85
context = zmq.Context()
while True:
    stranger = context.socket(zmq.DEALER)
    stranger.linger = 0
    stranger.curve_publickey, stranger.curve_secretkey = zmq.curve_keypair()
    stranger.curve_serverkey = z85.encode(bytes.fromhex(sys.argv[2]))
    stranger.connect("tcp://127.0.0.1:" + sys.argv[1])
    end = time.monotonic() + 0.3
    while time.monotonic() < end:
        if stranger.poll(10, zmq.POLLOUT):
            stranger.send(bytes(200), zmq.DONTWAIT)
    stranger.close()
"""


def test_whoever_fills_our_queue_and_hangs_up_does_not_end_our_process():
    """With ZeroMQ's heartbeats it was aborted: "Assertion failed: !_io_error"."""
    with subprocess.Popen(
        [sys.executable, "-c", VICTIM], stdout=subprocess.PIPE, text=True
    ) as victim:
        assert victim.stdout is not None
        known = victim.stdout.readline().split()
        with subprocess.Popen([sys.executable, "-c", STRANGER, *known]) as stranger:
            assert victim.wait(HANG_S) == 0
            stranger.kill()
