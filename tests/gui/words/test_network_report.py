"""What a look at the network has found, as rows: what is to do first, what is well last."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.table.trouble import Trouble
from gui.words.network_report import Weight, rows_of
from net.driver.adapters import Adapter
from net.driver.network_check import AdapterFound, Examination, PeerFound
from net.protocol.troubles import DiskReason

WLAN = AdapterFound(Adapter("192.168.1.23", 24, "wlan0"), (), (), 0)
WELL = Examination(
    system="linux",
    adapters=(replace(WLAN, by_beacon=("Ben",)),),
    peers=(PeerFound("Ben", ("192.168.1.41",), reached=True),),
    port_trouble=None,
    beacon_trouble=None,
    mdns_trouble=None,
    folder=Path("games"),
    folder_trouble=None,
    free_bytes=41_000_000_000,
    firewalls=(),
)


def rows(**changes):
    return rows_of(replace(WELL, **changes))


def test_where_all_is_well_nothing_is_to_do():
    assert [(row.weight, row.title) for row in rows()] == [
        (Weight.WELL, "Ben is heard and reached"),
        (Weight.WELL, "Nothing here keeps visitors out"),
        (Weight.WELL, "Games can be saved"),
    ]
    assert rows()[-1].said == "41 GB free"


def test_somebody_who_is_not_reached_comes_first_with_how_for_every_system():
    first = rows(peers=(*WELL.peers, PeerFound("Eve", ("10.0.0.1",), reached=False)))[0]
    assert (first.weight, first.title) == (Weight.DUE, "Eve is heard, but not reached")
    how = " ".join(first.how).lower()
    assert all(system in how for system in ("windows", "macos", "ufw", "firewalld"))


@pytest.mark.parametrize(
    ("adapter", "weight", "title"),
    [
        (replace(WLAN, by_mdns=("Cem",)), Weight.WELL, "Cem can be heard"),
        (
            replace(WLAN, adapter=Adapter("10.8.0.2", 24, "tun0")),
            Weight.MAYBE,
            "A VPN or a virtual network is on: tun0",
        ),
        (
            replace(WLAN, adapter=Adapter("169.254.1.2", 16, "eth0")),
            Weight.MAYBE,
            "eth0 has an address of its own making",
        ),
        (replace(WLAN, devices=3), Weight.WELL, "wlan0, 192.168.1.23 is alive"),
        (WLAN, Weight.MAYBE, "Nothing is heard in wlan0, 192.168.1.23"),
    ],
)
def test_each_network_has_a_row(adapter, weight, title):
    assert (weight, title) in [(row.weight, row.title) for row in rows(adapters=(adapter,))]


def test_a_network_whose_people_have_rows_has_none_of_its_own():
    assert not any("wlan0" in row.title + row.said for row in rows())


@pytest.mark.parametrize(
    ("changes", "title"),
    [
        ({"adapters": ()}, "No network is on"),
        ({"port_trouble": Trouble(DiskReason.FULL)}, "Something is in the way"),
        ({"beacon_trouble": Trouble(DiskReason.FULL)}, "Something is in the way"),
        ({"mdns_trouble": Trouble(DiskReason.FULL)}, "Something is in the way"),
        ({"folder_trouble": Trouble(DiskReason.FULL)}, "Games cannot be saved"),
        ({"free_bytes": 1_000_000}, "Games may soon find no room"),
        ({"is_barred": True}, "No way leads to anybody"),
        (
            {"is_barred": True, "system": "darwin"},
            "macOS keeps this program out of the local network",
        ),
        (
            {"is_kept_closed": True, "system": "win32"},
            "Windows keeps visitors out of this program",
        ),
    ],
)
def test_what_is_broken_is_to_do(changes, title):
    assert [row.title for row in rows(**changes) if row.weight is Weight.DUE] == [title]


@pytest.mark.parametrize(
    ("changes", "title"),
    [
        ({"system": "win32"}, "Windows may keep visitors out"),
        ({"system": "darwin"}, "macOS may keep visitors out"),
        ({"firewalls": ("ufw",)}, "ufw may keep visitors out"),
    ],
)
def test_a_firewall_may_matter_and_shows_how_to_open_it(changes, title):
    (row,) = [row for row in rows(**changes) if row.weight is Weight.MAYBE]
    assert row.title == title
    assert row.how
    assert "{" not in " ".join(row.how)


def test_macos_tells_what_its_permission_is_what_a_refusal_looks_like_and_where_it_is_changed():
    (row,) = [row for row in rows(system="darwin") if row.weight is Weight.MAYBE]
    how = " ".join(row.how)
    for part in ("asks", "looks like an empty room", "System Settings > Privacy & Security"):
        assert part in how
    (barred, *_) = rows(system="darwin", is_barred=True)
    assert set(barred.how) < set(row.how)


def test_a_network_without_ipv4_is_told_apart_from_none():
    (row,) = [row for row in rows(adapters=(), has_only_ipv6=True) if row.weight is Weight.DUE]
    assert "IPv6" in row.said
    (row,) = [row for row in rows(adapters=()) if row.weight is Weight.DUE]
    assert "IPv6" not in row.said
