"""What the doctor found, in words: one sentence each, and what needs doing is marked (P10.3)."""

import json
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

import pytest

from core.table.trouble import Trouble
from gui.cli import main
from gui.terminal.advice import advice, plain
from gui.terminal.doctor_command import Network, tell
from net.driver.adapters import Adapter
from net.driver.network_check import FREE_BYTES_MIN, AdapterFound, Examination, PeerFound
from net.protocol.troubles import DiskReason, NetworkReason

WIFI = AdapterFound(Adapter("192.168.7.9", 24, "wlan0"), ("Ben",), ("Ben", "Cem"), 3)
GOOD = Examination(
    system="linux",
    adapters=(WIFI,),
    peers=(PeerFound("Ben", ("192.168.7.5",), reached=True),),
    port_trouble=None,
    beacon_trouble=None,
    mdns_trouble=None,
    folder=Path("games"),
    folder_trouble=None,
    free_bytes=10 * FREE_BYTES_MIN,
    firewalls=(),
)


UNREACHABLE = Trouble(NetworkReason.UNREACHABLE, place="tcp://*:1", what="in use")
BEACON_OFF = Trouble(NetworkReason.BEACON_OFF, port=9, what="in use")
MDNS_OFF = Trouble(NetworkReason.MDNS_OFF, what="bad luck")
FULL = Trouble(DiskReason.FULL)


def adapter(address: str, name: str, devices: int = 0) -> Examination:
    return replace(GOOD, adapters=(AdapterFound(Adapter(address, 24, name), (), (), devices),))


def test_where_all_is_well_nothing_is_due():
    lines = advice(GOOD)
    assert not any(line.is_due for line in lines)
    assert lines[0].row == ("ok", "wlan0, 192.168.7.9/24: Ben, Cem heard by beacon and mDNS")
    assert lines[1].row == ("ok", "Ben at 192.168.7.5 is reached")
    assert plain(GOOD, lines)["is_well"] is True


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (replace(GOOD, adapters=()), "no network adapter is on: switch on Wi-Fi"),
        (
            replace(GOOD, peers=(PeerFound("Eva", ("192.168.7.6",), reached=False),)),
            "Eva at 192.168.7.6 is",
        ),
        (replace(GOOD, adapters=(), has_only_ipv6=True), "has only IPv6"),
        (replace(GOOD, is_barred=True, system="darwin"), "> Local Network"),
        (replace(GOOD, is_barred=True), "a VPN or a firewall of this laptop"),
        (replace(GOOD, is_kept_closed=True, system="win32"), "tick Private"),
        (replace(GOOD, port_trouble=UNREACHABLE), "nobody can reach us at tcp://*:1"),
        (replace(GOOD, beacon_trouble=BEACON_OFF), "the beacon is off, for UDP port 9"),
        (replace(GOOD, mdns_trouble=MDNS_OFF), "mDNS is off (bad luck)"),
        (replace(GOOD, folder_trouble=FULL), "cannot be saved in games: the disk is full"),
        (replace(GOOD, free_bytes=FREE_BYTES_MIN - 1), "make room"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_needs_doing_is_one_marked_sentence(found, words):
    due = [line for line in advice(found) if line.is_due]
    (line,) = due
    assert words in line.text
    assert line.row[0] == "DO"
    assert plain(found, due)["is_well"] is False


def test_a_peer_whose_program_speaks_another_protocol_must_be_updated_or_we():
    ben = replace(GOOD.peers[0], protocol=2)
    (due,) = [line for line in advice(replace(GOOD, peers=(ben,))) if line.is_due]
    assert due.text.startswith("Ben's program does not understand this one: the older of the two")


def test_the_version_of_a_peer_is_named_only_if_it_is_another():
    ben = replace(GOOD, peers=(replace(GOOD.peers[0], program="0.3.0"),))
    told = "Ben at 192.168.7.5 is reached, and has version 0.3.0; you have 0.2.0"
    assert told in [line.text for line in advice(ben, "0.2.0")]
    assert not any("version" in line.text for line in advice(ben, "0.3.0"))
    assert not any("version" in line.text for line in advice(GOOD, "0.2.0"))


def test_without_an_adapter_mdns_is_no_trouble_of_its_own():
    lines = advice(replace(GOOD, adapters=(), mdns_trouble=Trouble(NetworkReason.MDNS_ALONE)))
    assert sum(line.is_due for line in lines) == 1


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (adapter("10.8.0.2", "tun0"), "looks like a VPN"),
        (adapter("192.168.7.9", "wlan0"), "nothing is heard there"),
        (adapter("192.168.7.9", "wlan0", devices=1), "another device, so multicast"),
        (adapter("192.168.7.9", "wlan0", devices=4), "4 other devices, so multicast"),
        (adapter("169.254.3.4", "eth0"), "of its own making"),
    ],
)
def test_each_adapter_has_its_sentence_and_none_of_these_must_be_mended(found, words):
    first, *_ = advice(found)
    assert words in first.text
    assert not first.is_due


@pytest.mark.parametrize(
    ("system", "firewalls", "words"),
    [
        ("win32", (), "private"),
        ("darwin", (), "Local Network"),
        ("linux", ("ufw",), "sudo ufw allow from 192.168.7.0/24"),
        ("linux", ("firewalld",), "`home` or `trusted`"),
        ("linux", (), "no firewall"),
    ],
)
def test_each_system_has_its_hint_about_firewalls(system, firewalls, words):
    said = " ".join(line.text for line in advice(replace(GOOD, system=system, firewalls=firewalls)))
    assert words in said


def test_one_document_holds_it_all():
    document = json.loads(json.dumps(plain(GOOD, advice(GOOD))))
    assert document["adapters"][0]["adapter"]["name"] == "wlan0"
    ben = {"name": "Ben", "hosts": ["192.168.7.5"], "reached": True, "protocol": 1, "program": ""}
    assert document["peers"] == [ben]
    assert [line["is_due"] for line in document["advice"]] == [False] * len(advice(GOOD))


@pytest.mark.parametrize("width", [None, 40])
def test_in_a_narrow_terminal_advice_is_wrapped_beside_its_mark(monkeypatch, width):
    """In a pipe each advice is one line."""
    monkeypatch.setattr("gui.terminal.doctor_command.examine", lambda *_, **__: GOOD)
    monkeypatch.setattr("gui.terminal.doctor_command.terminal_width", lambda: width)
    said: list[str] = []
    place = {"data": None, "meet": 45_454, "loopback": True, "version": "0.2.0"}
    chosen = Namespace(**place, json=False, out=None)
    assert tell(Network(chosen), chosen, said.append) == 0
    marked = [line for line in said[1:] if line.startswith("ok  ")]
    assert len(marked) == len(advice(GOOD))
    others = [line for line in said[1:] if line not in marked]
    assert bool(others) is (width is not None)
    assert all(line.startswith("    ") for line in others)
    told = " ".join(line[4:] for line in said[1:])
    assert told == " ".join(line.text for line in advice(GOOD))
    assert width is None or max(map(len, said[1:])) <= width


def test_a_folder_that_cannot_be_written_is_exit_1_and_a_wrong_argument_2(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    said: list[str] = []
    place = {"data": tmp_path / "file", "meet": 45_454, "loopback": True}
    chosen = Namespace(**place, json=True, out=None, version="0.2.0")
    assert tell(Network(chosen), chosen, said.append) == 1
    assert json.loads(said[0])["folder_trouble"].startswith("the system says: ")
    assert main(["doctor", "--meet", "0"]) == 2
    assert capsys.readouterr().err.startswith("wormup-lan: --meet 0")
