"""Connections that we make (P10.1): wrong keys, several addresses, a peer that comes and goes."""

import contextlib
import inspect
import math
import socket
import subprocess
import sys

import pytest

from net.driver.connections import (
    ADDRESSES_PER_PEER_MAX,
    LINES_MAX,
    LINES_PER_PEER_MAX,
    PEERS_DIALED_MAX,
)
from net.driver.dialer import TRY_S
from net.driver.link_events import Down, Up, WrongKey
from net.driver.sockets import Sockets
from tests.world import HANG_S

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


def test_a_line_is_looked_at_again_when_its_second_is_over(room):
    a = room.peer()
    a.connect(bytes(range(32)), [("127.0.0.1", port) for port in (2, 3, 4)])
    (dialer,) = a._dialers.values()  # noqa: SLF001  # when it looks is seen nowhere else
    assert dialer.due == min(line.since for line in dialer._lines.values()) + TRY_S  # noqa: SLF001


def test_the_way_is_asked_for_by_the_address_that_is_dialed(room, monkeypatch):
    asked: list[str] = []

    def by_the_system(host: str) -> str:
        asked.append(host)
        return ""

    monkeypatch.setattr("net.driver.dialer.device_to", by_the_system)
    room.peer().connect(bytes(range(32)), [("127.0.0.1", 9)])
    assert set(asked) == ({"127.0.0.1"} if sys.platform == "linux" else set())


@pytest.mark.parametrize(("since", "stays"), [(math.inf, True), (0, False)])
def test_a_line_has_its_second_to_answer_while_another_address_waits(room, since, stays):
    a = room.peer()
    a.connect(bytes(range(32)), [("127.0.0.1", port) for port in (2, 3, 4)])
    (dialer,) = a._dialers.values()  # noqa: SLF001  # which line goes is seen nowhere else
    before = dict(dialer._lines)  # noqa: SLF001  # the same
    for line in before.values():
        line.since = since
    dialer.serve()
    assert (dialer._lines == before) is stays  # noqa: SLF001  # the same


def test_what_one_of_two_lines_has_ended_is_followed_at_once(room):
    a = room.peer()
    a.connect(bytes(range(32)), [("127.0.0.1", port) for port in (2, 3)])
    (dialer,) = a._dialers.values()  # noqa: SLF001  # which line ends is seen nowhere else
    assert dialer.due > 0
    first, _ = dialer._lines.values()  # noqa: SLF001  # the same
    first.has_ended = True
    assert dialer.due == 0


def test_a_hint_that_comes_again_does_not_make_tried_addresses_untried(room):
    a, hint = room.peer(), [("127.0.0.1", port) for port in (2, 3, 4)]
    a.connect(bytes(range(32)), hint)
    (dialer,) = a._dialers.values()  # noqa: SLF001  # whom it tries first is seen nowhere else
    before = dict(dialer._tried)  # noqa: SLF001  # the same
    assert before
    a.connect(bytes(range(32)), hint)
    assert dialer._tried.items() >= before.items()  # noqa: SLF001  # the same


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


def test_of_many_addresses_two_are_dialed_at_a_time_and_every_one_gets_its_turn(room):
    """N15: a line costs four files, and anybody may invent addresses."""
    a = room.peer()
    with contextlib.ExitStack() as stack:
        opened = [stack.enter_context(_listening("127.0.0.1", 0)) for _ in range(8)]
        a.connect(bytes(range(32)), [each.getsockname() for each in opened])
        dialer = a._dialers[bytes(range(32))]  # noqa: SLF001  # nothing else tells
        waiting = set(opened)

        def all_have_had_their_turn() -> bool:
            assert dialer.line_count <= LINES_PER_PEER_MAX
            for each in list(waiting):
                each.settimeout(0)
                with contextlib.suppress(BlockingIOError):
                    stack.enter_context(each.accept()[0])
                    waiting.remove(each)
            return not waiting

        room.until(all_have_had_their_turn)
    assert len(opened) == ADDRESSES_PER_PEER_MAX


def test_the_right_address_is_reached_behind_seven_wrong_ones(room):
    a, b = room.peer(), room.peer()
    with contextlib.ExitStack() as stack:
        silent = [stack.enter_context(_listening("127.0.0.1", 0)) for _ in range(7)]
        addresses = [each.getsockname() for each in silent]
        a.connect(b.public, [*addresses, ("127.0.0.1", b.port)])
        room.until(lambda: a.send(b.public, b"hello"))


def test_there_are_24_lines_at_most_and_every_peer_has_one(room):
    """N15: sixteen peers of eight addresses each have been dialed with 128."""
    a = room.peer()
    for number in range(PEERS_DIALED_MAX):
        ports = range(number * 8 + 1, number * 8 + 9)
        a.connect(bytes([number]) * 32, [(f"127.0.{number}.1", port) for port in ports])
        room.turn()
    counts = [each.line_count for each in a._dialers.values()]  # noqa: SLF001  # nothing else tells
    assert len(counts) == PEERS_DIALED_MAX
    assert min(counts) == 1
    assert sum(counts) == LINES_MAX


def test_a_peer_at_our_own_address_is_nobody(room):
    a = room.peer()
    a.connect(bytes(range(32)), [("127.0.0.1", a.port)])
    a.own_hosts = frozenset({"192.0.2.7"})
    a.connect(bytes(range(32)), [("192.0.2.7", a.port)])
    assert not a._dialers  # noqa: SLF001  # nothing else tells


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_whoever_cannot_be_reached_for_want_of_files_is_dialed_when_there_are_some():
    """N15: it is not now, nor is a stranger let in, and neither ends thread or process."""
    program = inspect.getsource(_dial_without_files) + "_dial_without_files()"
    said = subprocess.run([sys.executable, "-P", "-c", program], check=True, capture_output=True)
    assert said.stdout == b"reached\n"


def _dial_without_files():
    import os  # noqa: PLC0415  # a program of its own
    import resource  # noqa: PLC0415
    import socket  # noqa: PLC0415
    import sys  # noqa: PLC0415

    from net.driver.sockets import Sockets  # noqa: PLC0415

    with Sockets("127.0.0.1") as a, Sockets("127.0.0.1") as b:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        first_free = os.dup(0)
        os.close(first_free)
        resource.setrlimit(resource.RLIMIT_NOFILE, (first_free + 1, hard))
        with socket.create_connection(("127.0.0.1", b.port)):  # that was the last file
            b.receive(20)
        for more in range(5):  # whichever of a line's files is the one too many
            resource.setrlimit(resource.RLIMIT_NOFILE, (first_free + more, hard))
            public = bytes([more]) * 32
            a.connect(public, [("127.0.0.1", 9), ("127.0.0.1", 10)])
            a.connect(b.public, [("127.0.0.1", b.port)])
            a.receive(20)
            a.forget(public)
            a.forget(b.public)
        a.connect(b.public, [("127.0.0.1", b.port)])
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 256), hard))
        while not a.send(b.public, b"hello"):
            a.receive(5)
            b.receive(5)
    sys.stdout.write("reached\n")


def _listening(host, port):
    listener = socket.create_server((host, port))
    listener.settimeout(HANG_S)
    return listener


def _is_closed(connection):
    connection.settimeout(0)
    try:
        return connection.recv(1000) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
