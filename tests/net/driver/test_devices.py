"""Who speaks mDNS near us: real multicast on loopback (P10.3)."""

import math
import socket
import sys

import pytest
from zeroconf._protocol.incoming import DNSIncoming

from net.driver import devices as module
from net.driver.devices import Devices
from tests.until import until
from tests.world import HANG_S

GROUP = ("224.0.0.251", 5353)
SERVICES, PTR = "_services._dns-sd._udp.local.", 12


def speak(address: str) -> None:
    """Send something to all who listen to mDNS, from an own *address*."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as stranger:
        stranger.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
        stranger.sendto(b"anything", GROUP)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has 127.0.0.2 without a set-up")
def test_whoever_speaks_from_elsewhere_is_a_device_and_we_are_none():
    devices = Devices(["127.0.0.1"])
    try:
        heard: set[str] = set()

        def is_elsewhere_heard():
            for address in ("127.0.0.1", "127.0.0.2"):
                speak(address)
            heard.update(devices.hear())
            return "127.0.0.2" in heard

        until(is_elsewhere_heard, pause_s=0)
    finally:
        devices.close()
    assert "127.0.0.1" not in heard


def test_the_question_is_one_that_responders_of_any_kind_answer():
    """Read by a program that is not ours: one PTR question for the list of services."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.settimeout(HANG_S)
        listener.bind(("", GROUP[1]))
        member = socket.inet_aton(GROUP[0]) + socket.inet_aton("127.0.0.1")
        listener.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)
        devices = Devices(["127.0.0.1"])
        try:
            devices.hear()
            types: list[int] = []
            while not types:
                heard = DNSIncoming(listener.recv(2048))
                types = [q.type for q in heard.questions if heard.valid and q.name == SERVICES]
        finally:
            devices.close()
    assert types == [PTR]


def test_it_asks_once_in_a_while_however_often_it_is_heard(monkeypatch):
    asked: list[str] = []
    devices = Devices(["127.0.0.1"])
    try:
        monkeypatch.setattr(devices, "_ask", asked.append)
        devices.hear()
        devices._asked = math.inf  # noqa: SLF001  # no second passes in a test
        devices.hear()
    finally:
        devices.close()
    assert asked == ["127.0.0.1"]


def test_the_question_is_one_that_others_understand():
    asked = DNSIncoming(module._QUESTION)  # noqa: SLF001  # what it sends to all
    assert asked.valid
    assert [str(one.name) for one in asked.questions] == ["_services._dns-sd._udp.local."]
    assert module._QUESTION[:12] == bytes((0,) * 5 + (1,) + (0,) * 6)  # noqa: SLF001
