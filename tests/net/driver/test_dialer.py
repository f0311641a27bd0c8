"""Connections that we make (P10.1): wrong keys, several addresses, a peer that comes and goes."""

import socket
import sys

import pytest

from net.driver.links import Down, Up, WrongKey
from net.driver.sockets import Sockets

OTHER_ADDRESSES = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux has 127.0.0.2 and so on without a set-up"
)


def test_somebody_else_at_the_address_is_told_and_not_believed(room):
    a, b = room.peer(), room.peer()
    address = ("127.0.0.1", b.port)
    a.connect(bytes(range(32)), [address])
    room.until(lambda: room.told(a, WrongKey))
    assert room.told(a, WrongKey)[0] == WrongKey(bytes(range(32)), address)
    assert not room.told(a, Up)
    assert not room.told(b, Up)
    assert not a.send(bytes(range(32)), b"frame")


def test_the_right_one_is_reached_after_the_wrong_one_has_left_the_address(room):
    a, right = room.peer(), room.peer()
    wrong = Sockets("127.0.0.1")
    a.connect(right.public, [("127.0.0.1", wrong.port)])
    while not room.told(a, WrongKey):
        room.turn()
        wrong.receive(2)
    wrong.close()
    a.connect(right.public, [("127.0.0.1", right.port)])
    room.until(lambda: room.told(a, Up))


def test_a_peer_is_reached_at_whichever_address_leads_to_it(room):
    a, b = room.peer(), room.peer()
    a.connect(b.public, [("127.0.0.1", 9), ("127.0.0.1", a.port), ("127.0.0.1", b.port)])
    room.until(lambda: a.send(b.public, b"hello"))
    room.until(lambda: room.heard(b))


@OTHER_ADDRESSES
def test_the_first_line_that_answers_stays_and_the_others_are_closed(room):
    a, b = room.peer(), room.peer()
    with _listening("127.0.0.2", b.port) as silent:
        a.connect(b.public, [("127.0.0.2", b.port), ("127.0.0.1", b.port)])
        room.until(lambda: room.told(a, Up))
        with silent.accept()[0] as dialed:
            room.until(lambda: _is_closed(dialed))


@OTHER_ADDRESSES
def test_when_a_line_falls_silent_all_addresses_are_dialed_again(room):
    a, b = room.peer(), Sockets("127.0.0.1")
    with _listening("127.0.0.2", b.port) as silent:
        a.connect(b.public, [("127.0.0.2", b.port), ("127.0.0.1", b.port)])
        while not room.told(a, Up):
            room.turn()
            b.receive(2)
        silent.accept()[0].close()
        b.close()
        room.until(lambda: room.told(a, Down))
        silent.accept()[0].close()


@OTHER_ADDRESSES
def test_addresses_of_several_hints_add_up_and_the_oldest_go(room):
    a, port = room.peer(), room.peer().port
    with _listening("127.0.0.2", port) as first, _listening("127.0.0.3", port) as second:
        a.connect(bytes(range(32)), [("127.0.0.2", port)])
        a.connect(bytes(range(32)), [("127.0.0.3", port)])
        with first.accept()[0] as old, second.accept()[0] as new:
            a.connect(bytes(range(32)), [(f"127.0.1.{n}", port) for n in range(7)])
            room.until(lambda: _is_closed(old))
            assert not _is_closed(new)


def test_a_line_that_is_up_stays_while_addresses_change(room):
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    a.connect(b.public, [("127.0.0.1", port) for port in range(1, 10)])
    assert a.send(b.public, b"still up")
    room.until(lambda: b"still up" in room.heard(b))
    assert not room.told(a, Down)


def test_a_peer_that_is_not_there_yet_is_reached_when_it_comes(room):
    a = room.peer()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        a.connect(bytes(range(32)), [("127.0.0.1", port)])
        room.turn()
    with Sockets("127.0.0.1", port) as b:
        a.connect(b.public, [("127.0.0.1", port)])
        while not room.told(a, Up):
            room.turn()
            b.receive(2)


def test_a_forgotten_peer_is_down_and_dialed_no_more(room):
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    a.forget(b.public)
    a.forget(b.public)
    room.until(lambda: room.told(a, Down) and room.told(b, Down))
    assert not a.send(b.public, b"frame")


def _listening(host, port):
    listener = socket.create_server((host, port))
    listener.settimeout(10)
    return listener


def _is_closed(connection):
    connection.settimeout(0)
    try:
        return connection.recv(1000) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
