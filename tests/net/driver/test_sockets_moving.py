"""A laptop that changes its address, and networks that break handshakes (P10.1, N1, N5)."""

import contextlib
import socket
import time

import pytest

from net.driver.connections import own_host
from net.driver.dialer import WRONG_AFTER
from net.driver.link_events import Down, Up, WrongKey


class Wire:
    """Guards a TCP connection through the test to *port*; cut, it swallows all and says nothing."""

    def __init__(self, stack: contextlib.ExitStack, port: int) -> None:
        self._stack = stack
        self._inner_port = port
        self._door = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        self._door.settimeout(0)
        self.port: int = self._door.getsockname()[1]
        self._ways: dict[socket.socket, socket.socket] = {}
        self.is_cut = False

    def carry(self) -> bool:
        """Pass on what has come; always False, to be waited with."""
        if not self.is_cut:
            with contextlib.suppress(BlockingIOError):
                self._join(self._door.accept()[0])
            for source, target in self._ways.items():
                with contextlib.suppress(BlockingIOError):
                    target.sendall(source.recv(65536))
        return False

    def _join(self, outer: socket.socket) -> None:
        inner = socket.create_connection(("127.0.0.1", self._inner_port))
        for each in (outer, inner):
            self._stack.enter_context(each)
            each.settimeout(0)
        self._ways |= {outer: inner, inner: outer}


@pytest.fixture
def stack():
    with contextlib.ExitStack() as opened:
        yield opened


def test_what_rests_on_a_lost_address_is_closed_and_dialed_anew(room):
    """Both what we dialed and what dialed us, long before anybody is missed (N5)."""
    a, b, c = room.peer(), room.peer(), room.peer()
    room.joined(a, b)
    room.joined(c, a)
    a.leave({"127.0.0.1"})
    room.until(lambda: {each.link for each in room.told(a, Down)} == {b.public, c.public})
    room.until(lambda: c.send(a.public, b"again"))
    room.until(lambda: len(room.told(a, Up)) == 4)


def test_other_lost_addresses_change_nothing(room):
    a, b = room.peer(), room.peer()
    room.joined(a, b)
    a.leave({"192.0.2.7"})
    assert a.send(b.public, b"still up")
    room.until(lambda: b"still up" in room.heard(b))
    assert not room.told(a, Down)


def test_who_dials_us_anew_is_answered_there(room, stack):
    """The line to its old address is dead, and nobody has noticed yet (N1)."""
    a, b = room.peer(), room.peer()
    wire = Wire(stack, b.port)
    a.connect(b.public, [("127.0.0.1", wire.port)])
    room.until(lambda: wire.carry() or a.send(b.public, b"by the wire"))
    room.until(lambda: wire.carry() or room.heard(b))
    wire.is_cut = True
    b.connect(a.public, [("127.0.0.1", a.port)])
    room.until(lambda: b._dialers[a.public].is_up)  # noqa: SLF001  # nothing else tells
    b.leave(set())
    b._door.cut(a.public)  # noqa: SLF001  # its address is gone
    assert b.send(a.public, b"from the new address")
    room.until(lambda: room.heard(a))
    assert a.send(b.public, b"to the new address")
    room.until(lambda: b"to the new address" in room.heard(b))
    assert not room.told(a, Down)


def test_handshakes_that_break_once_or_twice_are_a_bad_network_and_not_somebody_else(room):
    """No person is told of a stranger who is none."""
    a, address = room.peer(), ("127.0.0.1", 0)
    with socket.create_server(address) as breaking:
        breaking.settimeout(0)
        address = breaking.getsockname()
        a.connect(bytes(range(32)), [address])
        for _ in range(WRONG_AFTER):
            assert not room.told(a, WrongKey)
            room.until(lambda: _broken(breaking))
        room.until(lambda: room.told(a, WrongKey))
    assert room.told(a, WrongKey) == [WrongKey(bytes(range(32)), address)]


def _broken(listener: socket.socket) -> bool:
    """Take a connection and close it, if there is one."""
    with contextlib.suppress(BlockingIOError):
        listener.accept()[0].close()
        return True
    return False


def test_a_closed_connection_has_no_address():
    with socket.socket() as closed:
        number = closed.fileno()
    assert own_host(number) == ""


def test_two_who_dial_each_other_keep_both_connections(room):
    """Each carries something: one that never did would be closed, again and again (P10.2)."""
    a, b = room.peer(silence_s=0.3), room.peer(silence_s=0.3)
    room.joined(a, b)
    room.joined(b, a)
    lines = (a._dialers[b.public], b._dialers[a.public])  # noqa: SLF001  # nothing else tells
    room.until(lambda: all(line.is_up for line in lines))
    end = time.monotonic() + 1
    while time.monotonic() < end:
        a.send(b.public, b"to b")
        b.send(a.public, b"to a")
        room.turn()
        assert all(line.is_up for line in lines)
