"""All connections of a peer (P10.1, P13): real sockets on loopback, and what a stranger may try."""

import math
import socket
import struct
import sys
import threading
import time
from typing import NamedTuple

import pytest
import zmq
from zmq.utils import z85

from net.driver.connections import ANSWER_WITHIN_S, PEERS_DIALED_MAX
from net.driver.link_events import Down, Frame, Readable, TurnedAway, Up
from net.driver.sockets import Sockets, SocketsError
from net.protocol.troubles import NetworkReason
from tests.until import until
from tests.world import HANG_S

GREETING = b"\xff" + bytes(8) + b"\x7f\3\1" + b"CURVE".ljust(20, b"\0") + bytes(32)
GARBAGE = {
    "noise": b"\x5a",
    "http": b"GET / HTTP/1.1\r\n\r\n",
    "zeros": bytes(64),
    "ones": b"\xff" * 64,
    "greeting": GREETING,
    "300 MB to come": GREETING + b"\x06" + struct.pack(">Q", 300 << 20),
}


def test_a_connection_is_used_both_ways(room):
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    assert b.send(a.public, b"back")
    room.until(lambda: room.heard(a) == [b"back"])
    assert room.told(b, Frame) == [Frame(a.public, b"hello")]


def test_a_link_is_up_before_its_first_frame_and_named_by_its_key(room):
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    assert b.send(a.public, b"hello")
    room.until(lambda: room.heard(a))
    assert room.told(a, Up | Frame) == [Up(b.public), Frame(b.public, b"hello")]
    assert room.told(b, Up | Frame) == [Up(a.public), Frame(a.public, b"hello")]


def test_frames_arrive_once_and_in_order(room):
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    sent = [b"%d" % number for number in range(2000)]
    for number in sent:
        room.until(lambda n=number: a.send(b.public, n))
    room.until(lambda: len(room.heard(b)) > len(sent))
    assert room.heard(b)[1:] == sent


def test_two_who_dial_each_other_are_one_link(room):
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    room.joined(b, a)
    assert (len(room.told(a, Up)), len(room.told(b, Up))) == (1, 1)
    b.forget(a.public)
    room.turn()
    assert b.send(a.public, b"on the other connection")
    room.until(lambda: room.heard(a)[1:] == [b"on the other connection"])
    assert not room.told(b, Down)


def test_what_nobody_takes_is_lost_at_once(room):
    a = room.peer()
    assert not a.send(bytes(32), b"frame")
    a.connect(bytes(range(32)), [("127.0.0.1", 9)])
    assert not a.send(bytes(range(32)), b"frame")


@pytest.mark.parametrize("size", [0, 65_473, 1 << 20])
def test_a_frame_that_no_peer_would_take_is_our_own_bug(room, size):
    with pytest.raises(ValueError, match=f"1 to 65472 bytes, not {size}"):
        room.peer().send(bytes(32), bytes(size))


def test_the_longest_frame_arrives(room):
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    assert a.send(b.public, bytes(65_472))
    assert b.send(a.public, bytes(65_472))
    room.until(lambda: room.heard(a) == [bytes(65_472)] == room.heard(b)[1:])


def test_both_ends_learn_that_a_peer_has_gone(room):
    a, b, c = room.peer(), room.peer(), Sockets("127.0.0.1")
    a.connect(c.public, [("127.0.0.1", c.port)])
    c.connect(b.public, [("127.0.0.1", b.port)])
    while not c.send(b.public, b"hello"):
        c.receive(2)
        room.turn()
    room.until(lambda: not c.receive(2) and room.told(a, Up) and room.told(b, Up))
    c.close()
    room.until(lambda: room.told(a, Down) and room.told(b, Down))
    assert not a.send(c.public, b"frame")
    assert not b.send(c.public, b"frame")


def test_a_link_that_was_told_to_be_down_is_not_heard_any_more(room):
    """Frames that do not fit into the turn in which the connection ended are lost."""
    a = room.peer()
    stranger = room.stranger(a)
    stranger.send(b"hello")
    room.until(lambda: room.told(a, Up))
    for _ in range(250):
        stranger.send(b"frame")
    stranger.close(linger=5000)
    room.context.term()
    while not room.told(a, Down):
        room.turn(frames_max=1)
    for _ in range(250):
        room.turn(frames_max=1)
    assert len(room.told(a, Up)) == len(room.told(a, Down)) == 1


def test_the_last_frames_of_a_connection_come_before_its_end(room):
    a = room.peer()
    strangers = [room.stranger(a) for _ in range(15)]
    for each in strangers:
        each.send(b"hello")
    room.until(lambda: len(room.told(a, Up)) == 15)
    for each in strangers:
        for word in (b"good", b"night"):
            each.send(word)
        each.close(linger=5000)
    room.context.term()
    room.until(lambda: len(room.told(a, Down)) == 15)
    assert len(room.told(a, Up)) == 15
    assert room.heard(a).count(b"good") == room.heard(a).count(b"night") == 15
    seen = [*room.told(a, Frame | Down)]
    for link in {event.link for event in seen}:
        assert isinstance([event for event in seen if event.link == link][-1], Down)


def test_a_blocked_link_that_dialed_us_is_closed_at_once_and_may_come_back(room):
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    start = time.monotonic()
    b.block(a.public, 1)
    assert not b.send(a.public, b"frame")
    room.until(lambda: room.told(a, Down) and room.told(b, Down) and room.told(a, TurnedAway))
    assert not a.send(b.public, b"frame")
    room.until(lambda: len(room.told(a, Up)) == 2, "a is let in again")
    assert time.monotonic() >= start + 1


def test_a_blocked_link_that_we_dialed_is_closed_and_dialed_again_in_time(room):
    a, b = room.peer(), room.peer()
    room.joined(b, a)
    start = time.monotonic()
    b.block(a.public, 1)
    assert not b.send(a.public, b"frame")
    b.connect(a.public, [("127.0.0.1", a.port)])
    room.until(lambda: room.told(a, Down) and room.told(b, Down))
    room.until(lambda: len(room.told(b, Up)) == 2, "b dials again")
    assert time.monotonic() >= start + 1


def test_who_is_blocked_before_it_was_ever_dialed_is_dialed_in_time(room):
    a, b = room.peer(), room.peer()
    start = time.monotonic()
    b.block(a.public, 0.5)
    b.connect(a.public, [("127.0.0.1", a.port)])
    room.until(lambda: room.told(b, Up))
    assert time.monotonic() >= start + 0.5


def test_a_send_to_a_peer_that_has_just_gone_says_so_before_anybody_is_told(room):
    a, b = room.peer(), Sockets("127.0.0.1")
    b.connect(a.public, [("127.0.0.1", a.port)])
    while not b.send(a.public, b"hello"):
        b.receive(2)
        room.turn()
    room.until(lambda: room.told(a, Up))
    b.close()
    until(lambda: not a.send(b.public, b"frame"))
    assert not room.told(a, Down)


def test_a_blocked_link_that_did_not_yet_speak_is_closed_when_it_does(room):
    a = room.peer()
    keys = zmq.curve_keypair()
    stranger = room.stranger(a, keys=keys)
    monitor = room.monitor(
        stranger, zmq.EVENT_HANDSHAKE_SUCCEEDED | zmq.EVENT_HANDSHAKE_FAILED_AUTH
    )
    room.until(lambda: monitor.poll(0))
    monitor.recv_multipart()
    a.block(z85.decode(keys[0]), 60)
    stranger.send(b"late")
    room.until(lambda: monitor.poll(0), "cut, and turned away when it tries again")
    assert not room.heard(a)


def test_a_flood_through_the_inbox_does_not_delay_a_peer_that_we_dialed(room):
    a, honest = room.peer(), room.peer()
    room.joined(a, honest)
    _flooded(room, a, honest)


def test_a_flood_does_not_delay_another_peer_in_the_inbox(room):
    a, honest = room.peer(), room.peer()
    room.joined(honest, a)
    _flooded(room, a, honest)


def _flooded(room, a, honest):
    """Keep the inbox full: an honest frame has few of the flooder's before it."""
    stranger = room.stranger(a)
    stranger.send(b"first")
    room.until(lambda: b"first" in room.heard(a))
    stop = threading.Event()

    def flood():
        while not stop.is_set():
            if stranger.poll(50, zmq.POLLOUT):
                stranger.send(bytes(1000), zmq.DONTWAIT)

    thread = threading.Thread(target=flood)
    thread.start()
    try:
        room.until(lambda: len(room.heard(a)) > 1000)
        before = len(room.heard(a))
        assert honest.send(a.public, b"honest")
        room.until(lambda: b"honest" in room.heard(a))
        assert len(room.heard(a)) - before < 5000
    finally:
        stop.set()
        thread.join()


def test_a_turn_is_bounded(room):
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    sent = sum(a.send(b.public, b"frame") for _ in range(200))
    most = 0
    while len(room.heard(b)) <= sent:
        before = len(room.heard(b))
        room.turn(frames_max=3)
        most = max(most, len(room.heard(b)) - before)
    assert most == 3


def test_a_turn_of_large_frames_is_shorter(room):
    """What a frame costs goes by its size: nobody waits for sixty-four of 60 KiB (P13)."""
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    sent = sum(a.send(b.public, bytes(60 * 1024)) for _ in range(40))
    most = 0
    while len(room.heard(b)) <= sent:
        before = len(room.heard(b))
        room.turn()
        most = max(most, len(room.heard(b)) - before)
    assert most <= 3


@pytest.mark.parametrize("first", GARBAGE.values(), ids=GARBAGE)
def test_garbage_on_the_port_is_shut_out_and_peers_do_not_notice(room, first):
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    with socket.create_connection(("127.0.0.1", b.port)) as raw:
        raw.sendall(first)
        raw.settimeout(0)
        taken = 0

        def is_shut_out():
            nonlocal taken
            try:
                taken += raw.send(bytes(range(1, 256)) * 256)
            except BlockingIOError:
                return False
            except OSError:
                return True
            return False

        room.until(is_shut_out)
        assert taken < 32 << 20, "what the two kernels hold, not all that comes"
    assert a.send(b.public, b"still here")
    room.until(lambda: b"still here" in room.heard(b))


def test_a_frame_over_64_kib_ends_its_connection_alone(room):
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    stranger = room.stranger(b)
    monitor = room.monitor(stranger, zmq.EVENT_DISCONNECTED)
    stranger.send(bytes(66_000))
    room.until(lambda: monitor.poll(0))
    assert a.send(b.public, b"still here")
    room.until(lambda: b"still here" in room.heard(b))
    assert bytes(66_000) not in room.heard(b)


def test_a_message_in_several_parts_is_one_empty_frame(room):
    a = room.peer()
    stranger = room.stranger(a)
    stranger.send_multipart([b"have", b"msgs"])
    stranger.send(b"whole")
    room.until(lambda: room.heard(a) == [b"", b"whole"])


def test_a_wake_from_another_thread_ends_the_wait(room):
    a = room.peer()
    thread = threading.Thread(target=a.wake)
    thread.start()
    a.receive(10**9)  # without the wake it would wait for ever
    thread.join()
    start = time.monotonic()
    a.receive(50)
    assert time.monotonic() - start >= 0.05, "a wake-up is used up"


def test_a_thousand_wakes_wait_in_no_queue_and_one_after_close_is_no_error():
    with Sockets("127.0.0.1") as a:
        for _ in range(100_000):
            a.wake()
        a.receive(1000)
    a.wake()


def test_other_sockets_are_watched_until_they_are_not(room):
    a = room.peer()
    with (
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp,
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other,
    ):
        udp.bind(("127.0.0.1", 0))
        a.watch(udp)
        assert a.receive(0) == []
        other.sendto(b"beacon", udp.getsockname())
        assert a.receive(5000) == [Readable(udp)]
        assert a.receive(5000) == [Readable(udp)], "until it is read"
        a.unwatch(udp)
        assert a.receive(0) == []


def test_of_many_peers_one_that_does_not_answer_for_two_seconds_makes_room(room):
    a, b = room.peer(), room.peer()
    for number in range(40):
        a.connect(bytes([number]) * 32, [("127.0.0.1", 9)])

    def is_reached():
        a.connect(b.public, [("127.0.0.1", b.port)])  # its hint comes again and again
        return a.send(b.public, b"hello")

    began = time.monotonic()
    room.until(is_reached)
    assert time.monotonic() - began > ANSWER_WITHIN_S / 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has 127.0.0.7 without a set-up")
def test_who_tells_of_many_at_one_address_keeps_nobody_else_from_being_dialed(room):
    a, b = room.peer(), room.peer()
    for number in range(40):
        a.connect(bytes([number]) * 32, [("127.0.0.7", 9)])
    room.joined(a, b)


def test_who_dials_itself_dials_nobody(room):
    a = room.peer()
    a.connect(a.public, [("127.0.0.1", a.port)])
    for _ in range(10):
        assert a.receive(10) == []
    assert not a.send(a.public, b"frame")


@pytest.mark.parametrize("host", ["", "localhost", "127.0.0.1;127.0.0.2", "*", "::1"])
def test_an_address_is_an_ipv4_address(room, host):
    with pytest.raises(ValueError, match=r"[Aa]ddress|octet"):
        room.peer().connect(bytes(32), [(host, 5555)])


def test_a_port_in_use_is_named(room):
    port = room.peer().port
    with pytest.raises(SocketsError, match="in use") as caught:
        Sockets("127.0.0.1", port)
    assert caught.value.trouble.reason is NetworkReason.UNREACHABLE
    assert dict(caught.value.trouble.values)["place"] == f"tcp://127.0.0.1:{port}"


def test_a_crowd_is_half_of_all_whom_we_could_dial(room):
    a = room.peer()
    for number in range(PEERS_DIALED_MAX // 2):
        assert not a.is_crowded
        a.connect(bytes([number]) * 32, [("127.0.0.1", 9)])
    assert a.is_crowded


def test_where_nothing_has_ended_nobody_is_in_a_hurry(room):
    assert room.peer()._door.due > 0  # noqa: SLF001  # its part of when to look again


def test_nobody_waits_longer_than_until_something_is_due(room):
    a = room.peer()
    room.turn()
    assert a._wait_ms(3600.0) < 60_000  # noqa: SLF001  # how long it waits is seen nowhere else


def test_where_only_frames_and_wakes_come_no_connection_is_looked_at(room, monkeypatch):
    """As nearly always: looking at all of them takes longer than a frame."""
    a = room.peer()
    room.turn()
    monkeypatch.setattr(a, "_serve", lambda: [Down(b"looked at")])
    a._is_stale = False  # noqa: SLF001  # nothing has happened, and nothing is due
    a._plan()  # noqa: SLF001
    a._due = math.inf  # noqa: SLF001
    a.wake()
    assert a._look(HANG_S, 1) == ([], True)  # noqa: SLF001


def test_it_waits_for_whatever_is_due_first(room):
    a = room.peer()
    pulse = a._pulse  # noqa: SLF001  # see above
    for due, beat in ((-math.inf, math.inf), (math.inf, -math.inf)):
        a._due, a._pulse = due, Beat(beat)  # noqa: SLF001
        assert a._wait_ms(3600.0) == 0  # noqa: SLF001
    a._pulse = pulse  # noqa: SLF001


def test_peers_that_are_reached_give_no_place_to_a_new_one(room):
    a = room.peer()
    a._dialers = {  # noqa: SLF001  # so many laptops are not here
        bytes([n]) * 32: Reached(bytes([n]) * 32) for n in range(PEERS_DIALED_MAX)
    }
    assert not a._has_room({"192.0.2.7"})  # noqa: SLF001
    a._dialers.clear()  # noqa: SLF001


class Beat(NamedTuple):
    """A pulse that is due at some time."""

    due: float


class Reached(NamedTuple):
    """A dialer that has been up for long."""

    link: bytes
    is_up: bool = True
    silent_since: float = -math.inf
    hosts: frozenset[str] = frozenset(("192.0.2.9",))
