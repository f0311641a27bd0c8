"""The LAN itself: a fault of it is a fault, or the tests beside this one would prove nothing."""

import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.lan.network import PREFIX, Lan

HEARS_CALLS = """
import socket
ear = socket.socket(type=socket.SOCK_DGRAM)
ear.bind(("", 45454))
print("listening", flush=True)
print(ear.recv(9).decode(), flush=True)
"""
CALLS = """
import socket
mouth = socket.socket(type=socket.SOCK_DGRAM)
mouth.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
mouth.sendto(b"hello", ("198.51.100.255", 45454))
"""
TAKES_LINES = """
import socket
with socket.create_server(("", 50000)) as door:
    print("listening", flush=True)
    while True:
        door.accept()[0].close()
"""
DIALS = """
import socket, sys, time
end = time.monotonic() + 2.5
while time.monotonic() < end:  # who was not there a moment ago is not asked for anew at once
    try:
        socket.create_connection((sys.argv[1], 50000), 1).close()
    except OSError:
        continue
    print("reached")
    break
"""


@contextmanager
def waiting(lan: Lan, at: int, program: str) -> Iterator["subprocess.Popen[str]"]:
    """Let a *program* wait on a laptop."""
    with lan.laptops[at].start(sys.executable, "-c", program) as started:
        assert started.stdout is not None
        assert started.stdout.readline() == "listening\n"
        yield started
        started.kill()


def calls(lan: Lan, source: int, to: int) -> bool:
    """Tell whether a call to all reaches *to*."""
    with waiting(lan, to, HEARS_CALLS) as ear:
        lan.laptops[source].start(sys.executable, "-c", CALLS).communicate()
        assert ear.stdout is not None
        return bool(select.select([ear.stdout], [], [], 1)[0])


def dials(lan: Lan, source: int, to: int) -> bool:
    """Tell whether a connection to *to* can be made."""
    with waiting(lan, to, TAKES_LINES):
        address = f"{PREFIX}{10 + to}"
        dialer = lan.laptops[source].start(sys.executable, "-c", DIALS, address)
        return dialer.communicate()[0] == "reached\n"


@pytest.fixture
def lan(needs_lan):
    with Lan(3) as three:
        yield three


def test_laptops_on_one_switch_hear_and_reach_each_other(lan):
    assert calls(lan, 1, 2)
    assert dials(lan, 1, 2)


def test_parted_laptops_do_not_until_it_heals(lan):
    lan.part(1)
    assert not calls(lan, 1, 2)
    assert not dials(lan, 1, 2)
    assert dials(lan, 3, 2)
    lan.heal()
    assert dials(lan, 1, 2)


def test_a_firewall_lets_nobody_in_but_its_own_laptop_out(lan):
    lan.raise_firewall(1)
    assert not calls(lan, 2, 1)
    assert not dials(lan, 2, 1)
    assert dials(lan, 1, 2)


def test_guests_kept_apart_hear_no_call_and_reach_one_laptop_only(lan):
    lan.isolate(all_but=1)
    assert not calls(lan, 2, 1)
    assert not dials(lan, 2, 3)
    assert dials(lan, 2, 1)
    assert dials(lan, 1, 3)


def test_a_moved_laptop_is_gone_from_its_old_address(lan):
    assert dials(lan, 1, 2)
    lan.move(2)
    assert not dials(lan, 1, 2)
