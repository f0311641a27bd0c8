"""The adapters of this machine, whatever they are."""

import ipaddress
import math
import socket
import struct
import sys

import ifaddr
import pytest

from net.driver import adapters as module
from net.driver.adapters import (
    VIRTUAL_MAX,
    Adapter,
    AdapterLinks,
    has_only_ipv6,
    list_adapters,
    other_links,
    own_addresses,
    recent_adapters,
)
from net.driver.place import LOOPBACK

UP, RUNNING = 0x1, 0x40


def test_this_machine_has_its_loopback_and_every_address_is_ipv4():
    adapters = list_adapters()
    assert LOOPBACK in {adapter.address for adapter in adapters}
    for adapter in adapters:
        ipaddress.IPv4Address(adapter.address)
        assert 0 <= adapter.prefix <= 32
        assert adapter.is_loopback == adapter.address.startswith("127.")


def test_others_do_not_reach_us_by_loopback():
    assert own_addresses(loopback=True) == (LOOPBACK,)
    assert LOOPBACK not in own_addresses(loopback=False)


def test_five_nodes_ask_the_system_for_its_adapters_once_a_second(monkeypatch):
    """N7: what comes and goes is seen with the next second."""
    asked = []

    def ask() -> list[object]:
        asked.append(1)
        return []

    monkeypatch.setattr("ifaddr.get_adapters", ask)
    monkeypatch.setattr(module, "next_beat", lambda _now, _every: math.inf)  # it lasts
    monkeypatch.setattr(module._Recent, "until", -math.inf)  # noqa: SLF001  # as at the start
    assert [own_addresses(loopback=False) for _ in range(5)] == [()] * 5
    assert recent_adapters() == ()
    assert len(asked) == 1
    monkeypatch.setattr(module._Recent, "until", -math.inf)  # noqa: SLF001  # the next one begins
    recent_adapters()
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("address", "prefix", "broadcast"),
    [
        ("127.0.0.1", 8, "127.255.255.255"),
        ("169.254.3.4", 16, "169.254.255.255"),
        ("192.168.1.77", 26, "192.168.1.127"),
        ("10.0.0.1", 31, ""),
        ("10.0.0.1", 32, ""),
    ],
)
def test_a_network_of_more_than_two_has_a_broadcast_address(address, prefix, broadcast):
    assert Adapter(address, prefix, "any").broadcast == broadcast


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("wlan0", False),
        ("eth0", False),
        ("Intel(R) Wi-Fi 6 AX201", False),
        ("docker0", True),
        ("br-3f0c1d2e", True),
        ("tailscale0", True),
        ("utun4", True),
        ("Hyper-V Virtual Ethernet Adapter", True),
        ("vEthernet (WSL)", True),
    ],
)
def test_adapters_that_lead_out_of_the_room_are_known_by_their_names(name, expected):
    assert Adapter("10.0.0.1", 24, name).is_virtual is expected


def test_loopback_alone_is_no_network_by_ipv6(monkeypatch):
    loopback = ifaddr.Adapter("lo", "lo", [ifaddr.IP(("::1", 0, 0), 128, "lo")])
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [loopback])
    assert other_links() == AdapterLinks(is_wide=False, bare=())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells it with the addresses")
def test_the_cable_of_this_machine_to_itself_is_in():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        assert module._has_link(asked, "lo")  # noqa: SLF001  # only switched off ones are asked


def test_an_adapter_is_bare_if_it_has_only_addresses_of_its_own_making(monkeypatch):
    def adapter(name: str, *addresses: str) -> ifaddr.Adapter:
        ips = [ifaddr.IP((one, 0, 0) if ":" in one else one, 24, name) for one in addresses]
        return ifaddr.Adapter(name, name, ips)

    here = [adapter("cable", "fe80::1"), adapter("both", "fe80::2", "192.0.2.7"), adapter("off")]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: here)
    assert other_links() == AdapterLinks(is_wide=False, bare=("cable",))
    here.append(adapter("wide", "2001:db8::1"))
    assert other_links() == AdapterLinks(is_wide=True, bare=("cable", "wide"))


@pytest.mark.parametrize(
    ("alive", "device"), [((True, False), "a"), ((False, True), "b"), ((True, True), "")]
)
def test_of_two_ways_into_one_network_the_living_one_is_taken(monkeypatch, alive, device):
    """Where both live, or none does, the system chooses."""
    here = [
        Adapter("192.0.2.7", 24, "a", alive[0]),
        Adapter("192.0.2.8", 24, "b", alive[1]),
        Adapter("198.51.100.1", 24, "c", is_alive=False),
    ]
    monkeypatch.setattr(module, "recent_adapters", lambda: tuple(here))
    assert module.device_to("192.0.2.99") == device
    assert module.device_to("198.51.100.9") == ""


def test_where_only_virtual_adapters_are_on_a_few_of_them_are_named(monkeypatch):
    """It may be the one of a tunnel in which all friends are."""
    here = [Adapter(f"198.51.100.{n}", 24, f"docker{n}") for n in range(VIRTUAL_MAX + 1)]
    monkeypatch.setattr(module, "recent_adapters", lambda: tuple(here))
    assert len(own_addresses(loopback=False)) == VIRTUAL_MAX
    here.append(Adapter("192.0.2.7", 24, "wlan0"))
    assert own_addresses(loopback=False) == ("192.0.2.7",)


@pytest.mark.parametrize(
    ("addresses", "is_so"),
    [
        (("2001:db8::1",), True),
        (("2001:db8::1", "127.0.0.1"), True),
        (("2001:db8::1", "192.0.2.7"), False),
        (("fe80::1",), False),
        (("::1",), False),
        ((), False),
    ],
)
def test_a_network_of_ipv6_alone_is_known(monkeypatch, addresses, is_so):
    ips = [ifaddr.IP((one, 0, 0) if ":" in one else one, 24, "any") for one in addresses]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [ifaddr.Adapter("any", "any", ips)])
    assert has_only_ipv6() is is_so


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is asked")
@pytest.mark.parametrize(
    ("flags", "name", "has_link", "is_alive"),
    [
        (0, "wlan0", True, False),
        (UP | RUNNING, "wlan0", False, True),
        (UP, "wlan0", False, False),
        (UP, "eth0", True, True),
        (UP, "tun0", False, True),
        (RUNNING, "tun0", True, False),
    ],
)
def test_an_adapter_is_alive_if_it_is_up_and_has_a_link(
    monkeypatch, flags, name, has_link, is_alive
):
    """One that was just switched on has its cable in before it runs; a tunnel needs none."""
    told = struct.pack("16sH14x", name.encode(), flags)
    monkeypatch.setattr("net.driver.adapters.fcntl.ioctl", lambda *_: told)
    monkeypatch.setattr(module, "_has_link", lambda *_: has_link)
    assert module._is_alive(name) is is_alive  # noqa: SLF001  # by which the listed are judged
