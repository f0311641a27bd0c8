"""Who may connect, how many, and how long they may be silent (P10.1, P10.2, P13)."""

import socket
import sys

import pytest
import zmq
from zmq.utils import z85

from net.driver.links import Down, Up

ADMITTED, REFUSED = zmq.EVENT_HANDSHAKE_SUCCEEDED, zmq.EVENT_HANDSHAKE_FAILED_AUTH
OTHER_ADDRESSES = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux has 127.0.0.2 and so on without a set-up"
)


def test_who_says_nothing_is_cut_off(room):
    a = room.peer(silence_s=0.5)
    silent, talking = room.stranger(a), room.stranger(a)
    talking.send(b"hello")
    ends = [room.monitor(each, zmq.EVENT_DISCONNECTED) for each in (silent, talking)]
    room.until(lambda: ends[0].poll(0))
    assert not ends[1].poll(0)


def test_who_has_spoken_may_be_silent_for_long(room):
    a, b = room.peer(silence_s=0.1), room.peer()
    room.joined(b, a)
    silent = room.stranger(a)
    end = room.monitor(silent, zmq.EVENT_DISCONNECTED)
    room.until(lambda: end.poll(0))
    assert not room.told(a, Down)
    assert a.send(b.public, b"still there")
    room.until(lambda: room.heard(b) == [b"still there"])


def test_a_silent_tcp_connection_is_cut_off(room):
    a = room.peer(silence_s=0.2)
    with socket.create_connection(("127.0.0.1", a.port)) as raw:
        raw.settimeout(0)

        def is_cut():
            try:
                return raw.recv(100) == b""
            except BlockingIOError:
                return False

        room.until(is_cut)


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
    room.until(lambda: first.poll(0))
    assert first.recv() == b"for the first"
    assert not a.send(links[1], b"for the second")


def _event(monitor):
    return int.from_bytes(monitor.recv_multipart()[0][:2], sys.byteorder)
