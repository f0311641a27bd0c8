"""A word each second, and who is missed: what stands in for ZeroMQ's heartbeats (N5)."""

import subprocess
import sys

from net.driver.pulse import PULSE_S, SILENT_S, Pulse

ANN, BEN = b"A" * 32, b"B" * 32


def test_a_word_is_due_each_second_and_not_before():
    pulse = Pulse(10.0)
    beats = [pulse.beat([ANN], 10.0 + tick / 10) is not None for tick in range(31)]
    assert [tick for tick, is_due in enumerate(beats) if is_due] == [10, 20, 30]
    assert PULSE_S == 1


def test_only_who_is_told_nothing_else_is_told_that_we_are_here():
    """In a game each hears where we are once a second, and a little late at times."""
    pulse = Pulse(0.0)
    told = []
    for second in range(1, 5):
        pulse.said(BEN, second - 1.2)
        told.append(pulse.beat([ANN, BEN], float(second)))
    assert told == [({ANN}, set())] * 4


def test_who_is_not_heard_for_four_seconds_is_silent_and_nobody_else():
    pulse = Pulse(0.0)
    silent = []
    for second in range(1, 8):
        pulse.heard(BEN, float(second))
        silent.append(beat(pulse, float(second), ANN, BEN))
    assert silent == [set()] * 5 + [{ANN}] * 2
    assert SILENT_S == 4


def beat(pulse: Pulse, now: float, *links: bytes) -> set[bytes]:
    """Give who is found to be silent."""
    found = pulse.beat(links, now)
    assert found is not None
    return found[1]


def test_who_has_just_come_up_has_as_long():
    pulse = Pulse(0.0)
    for second in range(1, 10):
        assert beat(pulse, float(second)) == set()
    assert beat(pulse, 10.0, ANN) == set()
    assert beat(pulse, 11.0, ANN) == set()


def test_a_laptop_that_has_slept_itself_blames_nobody():
    """What the others said meanwhile waits to be read."""
    pulse = Pulse(0.0)
    pulse.heard(ANN, 0.5)
    assert beat(pulse, 3600.0, ANN) == set()
    assert beat(pulse, 3601.0, ANN) == set()
    assert pulse.beat([ANN], 3601.5) is None


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
            assert victim.wait(25) == 0
            stranger.kill()
