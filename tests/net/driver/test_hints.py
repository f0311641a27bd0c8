"""What discovery may say (P10.3): anybody can send it, so every field is checked."""

from typing import Any

import pytest

from core.table.encoding import MalformedError
from net.driver.connections import ADDRESSES_PER_PEER_MAX
from net.driver.hints import Hint, is_laptop, make_hint

KEY = bytes(range(32))
GOOD: dict[str, Any] = {
    "public": KEY,
    "name": "Änne",
    "hosts": ["192.0.2.7"],
    "port": 5555,
    "version": 1,
}


def test_a_good_hint_names_every_address_once():
    hosts = ["192.0.2.7", "169.254.1.1", "192.0.2.7", "127.0.0.1"]
    assert make_hint(**GOOD | {"hosts": hosts}) == Hint(
        KEY, "Änne", (("192.0.2.7", 5555), ("169.254.1.1", 5555), ("127.0.0.1", 5555)), 1
    )


@pytest.mark.parametrize("version", [0, 9_999])
def test_the_first_and_the_last_version_are_versions(version):
    assert make_hint(**GOOD | {"version": version}).version == version


@pytest.mark.parametrize(
    "bad",
    [
        {"public": bytes(31)},
        {"public": "x" * 32},
        {"name": ""},
        {"name": b"Ann"},
        {"name": "A\u202eb"},
        {"name": "x" * 25},
        {"port": 0},
        {"port": 65536},
        {"port": True},
        {"version": -1},
        {"version": 10_000},
        {"version": "1"},
        {"hosts": []},
        {"hosts": ["224.0.0.251"]},
        {"hosts": ["0.0.0.0"]},  # noqa: S104  # that nobody has
        {"hosts": ["255.255.255.255"]},
        {"hosts": ["::1"]},
        {"hosts": ["example"]},
        {"hosts": ["1.2.3.4;5.6.7.8"]},
    ],
    ids=str,
)
def test_a_field_that_no_program_of_ours_sends_is_malformed(bad):
    with pytest.raises(MalformedError):
        make_hint(**GOOD | bad)


def test_addresses_without_end_are_cut():
    hosts = [f"10.0.{high}.{low}" for high in range(4) for low in range(256)]
    assert len(make_hint(**GOOD | {"hosts": hosts}).addresses) == ADDRESSES_PER_PEER_MAX


@pytest.mark.parametrize(
    ("host", "loopback", "expected"),
    [
        ("192.0.2.7", False, True),
        ("192.0.2.7", True, False),
        ("127.0.0.1", True, True),
        ("127.0.0.1", False, False),
        ("224.0.0.251", False, False),
        ("example", False, False),
    ],
)
def test_a_peers_hint_stays_in_our_part_of_the_network(host, loopback, expected):
    """With loopback nothing leaves this machine; without, nobody names our own services (N8)."""
    assert is_laptop(host, loopback=loopback) is expected


@pytest.mark.parametrize("port", [1, 65_535])
def test_the_first_and_the_last_port_are_ports(port):
    assert make_hint(**GOOD | {"port": port}).addresses == (("192.0.2.7", port),)
