"""Who may connect, how many, and how long they may be silent (P10.1, P10.2, P13, N17)."""

import inspect
import select
import socket
import subprocess
import sys
import threading
import time
from contextlib import ExitStack

import pytest
import zmq
from zmq.utils import z85

from net.driver.connections import SILENT_MAX
from net.driver.door import ENDS_ALONE, REOPEN_S
from net.driver.link_events import Down, Up
from net.driver.pulse import PULSE
from tests.world import HANG_S

ADMITTED, REFUSED = zmq.EVENT_HANDSHAKE_SUCCEEDED, zmq.EVENT_HANDSHAKE_FAILED_AUTH
OTHER_ADDRESSES = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux has 127.0.0.2 and so on without a set-up"
)
ALONE = pytest.mark.skipif(not ENDS_ALONE, reason="on Windows all are ended to end one")


@ALONE
def test_who_says_nothing_is_cut_off(room):
    a = room.peer(silence_s=0.5)
    talking = room.stranger(a)
    talking.send(b"hello")
    room.until(lambda: room.heard(a))
    silent = room.stranger(a)
    ends = [room.monitor(each, zmq.EVENT_DISCONNECTED) for each in (silent, talking)]
    room.until(lambda: ends[0].poll(0))
    assert not ends[1].poll(0)


def test_the_first_word_of_a_connection_is_told_from_its_next(room):
    a = room.peer()
    door = a._door  # noqa: SLF001  # it forgets with the next look whether there is a word
    stranger = room.stranger(a)
    told: list[bool] = []
    for words in (1, 2):
        stranger.send(b"hello")
        while len(told) < words:
            door.serve()
            if (frame := door.receive()) is not None and frame.data == b"hello":
                told.append(door.is_first(frame.link))
    assert told == [True, False]


@ALONE
def test_who_has_spoken_may_be_silent_for_long(room):
    a, b = room.peer(silence_s=0.1), room.peer()
    room.joined(b, a)
    silent = room.stranger(a)
    end = room.monitor(silent, zmq.EVENT_DISCONNECTED)
    room.until(lambda: end.poll(0))
    assert not room.told(a, Down)
    assert a.send(b.public, b"still there")
    room.until(lambda: room.heard(b) == [b"still there"])


def test_what_came_while_we_hung_was_said_in_time(room):
    """A busy machine or a closed lid is no silence of the others: what waits is read first."""
    a = room.peer(silence_s=0.1)
    talking = room.stranger(a)
    shaken = room.monitor(talking, ADMITTED)
    room.until(lambda: shaken.poll(0))
    talking.send(b"hello")
    threading.Event().wait(0.3)
    room.until(lambda: room.heard(a))
    a.send(room.told(a, Up)[0].link, b"and you?")
    room.until(lambda: talking.poll(0) or room.told(a, Down))
    assert not room.told(a, Down)


def test_a_silent_tcp_connection_is_cut_off(room):
    a = room.peer(silence_s=0.2)
    with socket.create_connection(("127.0.0.1", a.port)) as raw:
        raw.settimeout(0)

        def is_cut():
            try:
                return raw.recv(100) == b""
            except BlockingIOError:
                return False
            except ConnectionResetError:  # where all are ended to end one
                return True

        room.until(is_cut)


@OTHER_ADDRESSES
def test_of_too_many_silent_connections_the_oldest_of_the_crowd_is_cut_off(room):
    """Each of them takes one of the files that a process may open."""
    a = room.peer()
    with ExitStack() as stack:
        lone = stack.enter_context(_silent(a.port, "127.0.0.2"))
        crowd = [stack.enter_context(_silent(a.port, "127.0.0.3")) for _ in range(SILENT_MAX + 8)]
        room.until(lambda: sum(map(_is_cut, crowd)) == 9)
        assert [_is_cut(each) for each in crowd] == [True] * 9 + [False] * (SILENT_MAX - 1)
        assert not _is_cut(lone)


def test_on_windows_alone_a_connection_is_never_shut_down_behind_the_library():
    """There its next read or write would end the whole process: "Assertion failed" in tcp.cpp."""
    assert (sys.platform != "win32") is ENDS_ALONE


def test_where_no_connection_can_be_ended_alone_all_are_and_whoever_is_honest_comes_back(room):
    a, b = room.peer(silence_s=0.5, ends_alone=False), room.peer()
    port = a.port
    room.joined(b, a)
    silent = room.stranger(a)
    end = room.monitor(silent, zmq.EVENT_DISCONNECTED)
    room.until(lambda: end.poll(0))
    room.until(lambda: len(room.told(b, Up)) == 2, "b dials again")
    assert b.send(a.public, b"back")
    room.until(lambda: b"back" in room.heard(a))
    assert a.send(b.public, b"welcome")
    room.until(lambda: b"welcome" in room.heard(b))
    assert a.port == port


@pytest.mark.skipif(not hasattr(select, "poll"), reason="Windows tells an end to readers only")
def test_there_whoever_never_reads_is_ended_too_and_our_own_lines_stay_up(room):
    """Even what waits to be written to it goes, and keeps our port from nobody."""
    a, b = room.peer(ends_alone=False), room.peer()
    room.joined(a, b)
    deaf = room.caller(a)
    deaf.say(PULSE)
    room.until(lambda: len(room.told(a, Up)) == 2)
    while a.send(deaf.keys.public, bytes(60_000)):
        pass
    a.block(deaf.keys.public, 60)
    ends = select.poll()
    ends.register(deaf.stream, 0)
    room.until(lambda: ends.poll(0), "it is told, though it reads nothing")
    assert a.send(b.public, b"not lost")
    room.until(lambda: b"not lost" in room.heard(b))
    assert not room.told(b, Down)
    room.joined(b, a)


def test_there_a_stranger_makes_us_do_it_once_in_five_seconds_at_most(room):
    a = room.peer(silence_s=0.1, ends_alone=False)
    ended = []
    for _ in range(2):
        end = room.monitor(room.stranger(a), zmq.EVENT_DISCONNECTED)
        room.until(lambda: end.poll(0))  # noqa: B023  # used up at once
        ended.append(time.monotonic())
    assert ended[1] - ended[0] > REOPEN_S - 1


def test_a_flood_of_connections_that_nobody_counts_does_not_stop_the_exit():
    """ZeroMQ's thread waits for its listener once two thousand events are waiting."""
    command = [sys.executable, "-P", "-c", inspect.getsource(_close_in_a_flood)]
    command[-1] += "_close_in_a_flood()"
    done = subprocess.run(command, check=True, timeout=HANG_S, stdout=subprocess.PIPE)
    assert done.stdout.split() == [b"ok"]


def _close_in_a_flood():
    import socket  # noqa: PLC0415  # a program of its own
    import sys  # noqa: PLC0415

    from net.driver.sockets import Sockets  # noqa: PLC0415

    peer = Sockets("127.0.0.1")
    refused = 0
    while refused < 40:  # then nobody takes connections any more
        try:
            socket.create_connection(("127.0.0.1", peer.port), 0.05).close()
        except TimeoutError:
            refused += 1
        else:
            refused = 0
    peer.close()
    sys.stdout.write("ok\n")


def _silent(port, source):
    wire = socket.create_connection(("127.0.0.1", port), source_address=(source, 0))
    wire.settimeout(0)
    return wire


def _is_cut(wire):
    try:
        while wire.recv(100):
            pass  # the greeting of our side
    except BlockingIOError:
        return False
    return True


@OTHER_ADDRESSES
def test_there_are_16_connections_at_most(room):
    a = room.peer()
    strangers = [room.stranger(a, source=f"127.0.0.{2 + n % 4}:0;") for n in range(16)]
    for each in strangers:
        each.send(b"hello")
    room.until(lambda: len(room.told(a, Up)) == 16)
    late = room.monitor(room.stranger(a), ADMITTED | REFUSED)
    room.until(lambda: late.poll(0))
    assert _event(late) == REFUSED
    strangers[0].close()
    room.until(lambda: len(room.told(a, Down)) == 1)
    late = room.monitor(room.stranger(a), ADMITTED | REFUSED)
    room.until(lambda: late.poll(0))
    assert _event(late) == ADMITTED


@OTHER_ADDRESSES
@pytest.mark.parametrize("words", [[b"hello"], []], ids=["who speaks", "who is silent"])
def test_there_are_4_connections_from_one_address_at_most(room, words):
    a = room.peer()
    for _ in range(4):
        stranger = room.stranger(a, source="127.0.0.2:0;")
        seen = room.monitor(stranger, ADMITTED | REFUSED)
        for word in words:
            stranger.send(word)
        room.until(lambda: seen.poll(0))  # noqa: B023  # used up at once
        assert _event(seen) == ADMITTED
    for source, verdict in (("127.0.0.2:0;", REFUSED), ("127.0.0.3:0;", ADMITTED)):
        seen = room.monitor(room.stranger(a, source=source), ADMITTED | REFUSED)
        room.until(lambda: seen.poll(0))  # noqa: B023  # used up at once
        assert _event(seen) == verdict


@OTHER_ADDRESSES
def test_many_connections_one_after_the_other_are_none_too_many(room):
    a = room.peer()
    for count in range(1, 12):
        with room.stranger(a, source="127.0.0.2:0;") as stranger:
            stranger.send(b"hello")
            room.until(lambda: len(room.told(a, Up)) == count)  # noqa: B023  # used up at once
        room.until(lambda: len(room.told(a, Down)) == count)  # noqa: B023  # used up at once


def test_who_has_no_key_does_not_come_in(room):
    a = room.peer()
    stranger = room.context.socket(zmq.DEALER)
    stranger.linger = 0
    with stranger:
        end = room.monitor(stranger, zmq.EVENT_DISCONNECTED)
        stranger.connect(f"tcp://127.0.0.1:{a.port}")
        stranger.send(b"hello")
        room.until(lambda: end.poll(0))
        end.close()
    assert not room.heard(a)


def test_a_claimed_routing_id_takes_over_nobodys_connection(room):
    """Without HANDOVER the second to claim a name is not heard; our own programs claim none."""
    a = room.peer()
    keys = [zmq.curve_keypair() for _ in range(2)]
    links = [z85.decode(public) for public, _ in keys]
    first = room.stranger(a, keys=keys[0], name=b"anna")
    first.send(b"hello")
    room.until(lambda: room.heard(a))
    second = room.stranger(a, keys=keys[1], name=b"anna")
    admitted = room.monitor(second, ADMITTED)
    second.send(b"hello, it is me")
    room.until(lambda: admitted.poll(0))
    assert a.send(links[0], b"for the first")
    room.until(lambda: first.poll(0) and first.recv() == b"for the first")  # behind pulses
    assert not a.send(links[1], b"for the second")


def _event(monitor):
    return int.from_bytes(monitor.recv_multipart()[0][:2], sys.byteorder)


def test_of_all_who_say_nothing_the_first_is_looked_at_first(room):
    a = room.peer(silence_s=60)
    strangers = [room.stranger(a) for _ in range(2)]
    first = room.monitor(strangers[0], ADMITTED)
    room.until(lambda: first.poll(0))
    since = a._door._silence_ends()  # noqa: SLF001  # what it waits for is seen nowhere else
    third = room.monitor(room.stranger(a), ADMITTED)
    room.until(lambda: third.poll(0))
    assert a._door._silence_ends() == since  # noqa: SLF001
