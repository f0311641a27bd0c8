"""The tests of memory that `test_sockets_silence.py` runs in a process of their own (N16).

ZeroMQ keeps the parts of a message until the last one has come.
"""

import socket
import threading
from contextlib import nullcontext, suppress
from pathlib import Path

import pytest

from net.driver.door import ENDS_ALONE
from net.driver.link_events import Down, Up
from net.driver.pulse import PULSE
from net.driver.resources import GROWTH_MAX, give_back, resident_bytes
from tests.attacks.zmtp import MORE, Caller, Host, Wire, fresh

PART = bytes(60_000)
TRICKLE_S = 15.0
"""What comes too slowly for the watch over our memory, on a slow machine, is cut after this."""


@pytest.mark.parametrize("ends_alone", sorted({ENDS_ALONE, False}))
def test_a_message_that_never_ends_fills_no_memory(room, ends_alone):
    """N16: a peer that has sent no whole message is cut, and its parts are thrown away.

    Where all are ended to end one, as on Windows, honest peers come back by themselves.
    """
    a, honest = room.peer(silent_s=TRICKLE_S, ends_alone=ends_alone), room.peer()
    room.joined(honest, a)
    keys = fresh()
    stranger, speaks = room.caller(a, keys), room.caller(a, keys)
    stranger.say(PULSE)
    before = _resident_bytes()
    room.until(lambda: _pours(stranger, speaks))

    def is_thrown_away() -> bool:
        with nullcontext() if ends_alone else suppress(OSError):
            speaks.say(PULSE)
        return _holds_little_more_than(before)

    room.until(is_thrown_away, "what it said is thrown away")

    def is_heard() -> bool:
        honest.send(a.public, b"still here")  # what was under way as all were ended is lost
        return b"still here" in room.heard(a)

    room.until(is_heard)
    if ends_alone:
        assert not speaks.drain()
        assert not room.told(honest, Down)


def test_a_stranger_who_has_never_said_anything_whole_fills_no_memory(room):
    a = room.peer(silent_s=TRICKLE_S)
    stranger = room.caller(a)
    before = _resident_bytes()
    room.until(lambda: _pours(stranger))
    room.until(lambda: _holds_little_more_than(before))
    assert not room.told(a, Up)


def test_a_peer_that_we_dialed_and_whose_message_never_ends_fills_no_memory(room):
    a = room.peer(silent_s=TRICKLE_S)
    keys = fresh()
    with socket.create_server(("127.0.0.1", 0)) as server:
        a.connect(keys.public, [server.getsockname()])
        room.until(lambda: a._dialers[keys.public].line_count)  # noqa: SLF001  # nothing else tells
        hosts: list[Host] = []
        thread = threading.Thread(
            target=lambda: hosts.append(Host(server.accept()[0], keys).up()), daemon=True
        )
        thread.start()
        room.until(lambda: hosts and room.told(a, Up))
        with hosts[0] as host:
            before = _resident_bytes()
            room.until(lambda: _pours(host))
            room.until(lambda: _holds_little_more_than(before))
    room.until(lambda: room.told(a, Down))


def _holds_little_more_than(before: int) -> bool:
    """Tell whether this process holds about *before* bytes; free memory does not count."""
    return _resident_bytes() < before + GROWTH_MAX


def _resident_bytes() -> int:
    """Return what this process holds of its own, swapped out or not, after all that is free."""
    give_back()
    status = Path("/proc/self/status")
    if not status.exists():
        return resident_bytes()
    lines = [line.split() for line in status.read_text(encoding="utf-8").splitlines()]
    return 1024 * sum(int(line[1]) for line in lines if line[0] in {"RssAnon:", "VmSwap:"})


def _pours(wire: Wire, speaks: Caller | None = None) -> bool:
    """Say ten parts more of one message; tell whether the other end has hung up."""
    wire.stream.settimeout(0.5)
    try:
        if speaks is not None:
            speaks.say(PULSE)
        for _ in range(10):
            wire.say(PART, MORE)
    except TimeoutError:
        return True  # what is half said cannot be gone on with
    except OSError:
        return True
    return False
