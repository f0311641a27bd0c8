"""Peers that are connected and silent: a closed lid, a program that hangs (N5).

And peers that send a message without an end (N16): ZeroMQ keeps the parts of a message until the
last one has come.
"""

import contextlib
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from net.driver.dialer import Dialer
from net.driver.door import ENDS_ALONE, Door
from net.driver.link_events import Down, Up
from net.driver.pulse import PULSE
from net.driver.shared_node_state import SharedNodeState
from net.driver.sockets import Sockets
from tests.attacks.zmtp import MORE, fresh

ROOT = Path(__file__).parents[3]


def test_who_is_connected_and_says_nothing_for_long_is_let_go(room):
    """Its kernel still answers: only the program is silent."""
    a = room.peer(silent_s=1.5)
    stranger = room.stranger(a)
    stranger.send(b"hello")
    room.until(lambda: room.told(a, Up))
    began = time.monotonic()
    room.until(lambda: room.told(a, Down))
    assert time.monotonic() - began > 1


def test_a_dialed_peer_that_falls_silent_is_let_go_and_dialed_again(room):
    a, b = room.peer(silent_s=1.5), room.peer()
    room.joined(a, b)
    room.still(b)
    room.until(lambda: room.told(a, Down))
    room.still()
    room.until(lambda: len(room.told(a, Up)) == 2)


def test_peers_that_have_nothing_to_say_stay_connected_and_tell_nobody(room):
    a, b = room.peer(silent_s=3), room.peer(silent_s=3)
    room.joined(a, b)
    heard, end = room.heard(b), time.monotonic() + 4.5
    room.until(lambda: time.monotonic() > end)
    assert not room.told(a, Down)
    assert not room.told(b, Down)
    assert room.heard(b) == heard
    assert room.heard(a) == []


def test_nodes_of_one_process_stay_connected_without_a_word_and_others_hear_one_each_second(
    room, monkeypatch
):
    """N5: what ends one of them ends its connections too, or all of them."""
    roof, said = SharedNodeState(), []
    a, b = room.peer(silent_s=1.5, roof=roof), room.peer(silent_s=1.5, roof=roof)
    far = room.peer(silent_s=1.5)
    for one, other in ((a, b), (b, a), (a, far)):
        room.joined(one, other)
    line = a._dialers[b.public]._lines.copy()  # noqa: SLF001  # nothing else tells
    send, say = Dialer.send, Door._say  # noqa: SLF001  # nothing else tells

    def say_on_line(line: Dialer, data: bytes) -> bool:
        said.append(line.link)
        return send(line, data)

    def say_on_route(door: Door, route: Any, data: bytes) -> bool:
        said.append(route.link)
        return say(door, route, data)

    monkeypatch.setattr(Dialer, "send", say_on_line)
    monkeypatch.setattr(Door, "_say", say_on_route)
    start = time.monotonic()
    room.until(lambda: said.count(far.public) == 4)
    assert time.monotonic() - start > 2
    assert 3 <= said.count(a.public) <= 5, "only the one far away speaks to it"
    assert b.public not in said
    assert not any(room.told(each, Down) for each in (a, b, far))
    assert a._dialers[b.public]._lines == line, "nor was it dialed anew"  # noqa: SLF001


def test_a_node_that_ends_is_missed_at_once_by_the_others_of_its_process(room):
    roof = SharedNodeState()
    a, b = room.peer(roof=roof), Sockets("127.0.0.1", roof=roof)
    b.connect(a.public, [("127.0.0.1", a.port)])
    while not room.told(a, Up):
        b.receive(2)
        room.turn()
    assert roof.links == {a.public, b.public}
    b.close()
    assert roof.links == {a.public}
    room.until(lambda: room.told(a, Down))


def test_two_who_dial_each_other_keep_both_connections_though_neither_has_anything_to_say(room):
    """Each connection has a word of its own each second, both ways."""
    a, b = room.peer(silent_s=2), room.peer(silent_s=2)
    room.joined(a, b)
    room.joined(b, a)
    dialers = (a._dialers[b.public], b._dialers[a.public])  # noqa: SLF001  # nothing else tells
    room.until(lambda: all(dialer.is_up for dialer in dialers))
    lines = [dict(dialer._lines) for dialer in dialers]  # noqa: SLF001  # nothing else tells
    end = time.monotonic() + 5
    room.until(lambda: time.monotonic() > end)
    assert [dialer._lines for dialer in dialers] == lines  # noqa: SLF001  # nothing else tells
    assert not room.told(a, Down)
    assert not room.told(b, Down)


@pytest.mark.skipif(not ENDS_ALONE, reason="on Windows all are ended to end one")
def test_a_connection_that_delivers_nothing_whole_is_cut_though_another_of_its_key_speaks(room):
    a = room.peer(silent_s=1.5)
    keys = fresh()
    speaks, never_ends = room.caller(a, keys), room.caller(a, keys)
    never_ends.say(PULSE)
    room.until(lambda: room.told(a, Up))

    def is_cut() -> bool:
        with contextlib.suppress(OSError):
            never_ends.say(b"and", MORE)
        speaks.say(PULSE)
        is_over: bool = never_ends.drain()
        return is_over

    room.until(is_cut)
    assert not speaks.drain()
    assert not room.told(a, Down)


def test_a_message_that_never_ends_fills_no_memory():
    """N16, in a process without what other tests have left in this one."""
    file = Path(__file__).with_name("floods_of_parts.py")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(file)]
    command += ["-n0"] if find_spec("xdist") else []
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    assert done.returncode == 0, done.stdout
    assert f"{3 + ENDS_ALONE} passed" in done.stdout  # both ways to end, where there are two
