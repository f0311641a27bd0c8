"""The LAN itself: a fault of it is a fault, or the tests beside this one would prove nothing."""

import sys

import pytest

from tests.lan.network import PREFIX, Lan

HEARS_A_CALL = """
import socket
ear = socket.socket(type=socket.SOCK_DGRAM)
ear.bind(("", 45454))
ear.settimeout(0.7)
print("listening", flush=True)
try:
    print(ear.recv(9).decode())
except TimeoutError:
    print("nothing")
"""
CALLS = """
import socket
mouth = socket.socket(type=socket.SOCK_DGRAM)
mouth.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
mouth.sendto(b"hello", ("198.51.100.255", 45454))
"""
TAKES_A_LINE = """
import socket
with socket.create_server(("", 50000)) as door:
    print("listening", flush=True)
    door.settimeout(1.2)
    try:
        door.accept()[0].close()
        print("hello")
    except TimeoutError:
        print("nothing")
"""
DIALS = """
import socket, sys
try:
    socket.create_connection((sys.argv[1], 50000), 0.7).close()
except OSError:
    pass
"""


def met(lan: Lan, to: int, waits: str, does: tuple[str, ...], source: int) -> bool:
    """Let one laptop wait for another, and tell whether it was heard of."""
    waiting = lan.laptops[to].start(sys.executable, "-c", waits)
    with waiting:
        assert waiting.stdout is not None
        assert waiting.stdout.readline() == "listening\n"
        lan.laptops[source].start(sys.executable, "-c", *does).communicate()
        return waiting.stdout.readline() == "hello\n"


def calls(lan: Lan, source: int, to: int) -> bool:
    """Tell whether a call to all reaches *to*."""
    return met(lan, to, HEARS_A_CALL, (CALLS,), source)


def dials(lan: Lan, source: int, to: int) -> bool:
    """Tell whether a connection to *to* can be made."""
    return met(lan, to, TAKES_A_LINE, (DIALS, f"{PREFIX}{10 + to}"), source)


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
