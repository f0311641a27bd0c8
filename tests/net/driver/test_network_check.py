"""The doctor: what it finds on loopback, and in network namespaces with and without adapters."""

import contextlib
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from net.driver.beacon import Beacon
from net.driver.hints import HintCard
from net.driver.network_check import FREE_BYTES_MIN, Examination, examine
from net.driver.sockets import Sockets

ROOT = Path(__file__).parents[3]
HEAR_S = 1.5

# What it says of the adapters there are: none, then one, then a second one of a VPN.
LOOKS = """
import json, subprocess, sys
from pathlib import Path
from net.driver.network_check import examine

def ip(*words):
    subprocess.run([sys.argv[1], *words], check=True)

def adapter(name, address):
    ip("link", "add", name, "type", "veth", "peer", "name", f"far-{name}")
    ip("addr", "add", address, "dev", name)
    ip("link", "set", f"far-{name}", "up")
    ip("link", "set", name, "up")

def look():
    found = examine(Path(sys.argv[2]), 45454, seconds=0.2)
    seen = [(f.adapter.name, f.adapter.network, f.adapter.is_virtual) for f in found.adapters]
    troubles = [bool(t) for t in (found.port_trouble, found.beacon_trouble, found.mdns_trouble)]
    print(json.dumps((seen, troubles)), flush=True)

look()
ip("link", "set", "lo", "up")
adapter("wlan0", "198.51.100.11/24")
look()
adapter("tun0", "203.0.113.5/30")
look()
"""


@contextlib.contextmanager
def shouting(meet: int, *, reachable: bool) -> Iterator[None]:
    """Let a peer named Ben shout on loopback, and answer who dials it if it is *reachable*."""
    stop = threading.Event()

    def run() -> None:
        with Sockets("127.0.0.1") as sockets:
            public = sockets.public if reachable else bytes(range(32))
            beacon = Beacon(HintCard(public, sockets.port, "Ben", meet=meet), loopback=True)
            while not stop.is_set():
                beacon.shout()
                sockets.receive(50)
            beacon.close()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def look(folder: Path, meet: int) -> Examination:
    return examine(folder, meet, loopback=True, seconds=HEAR_S)


@pytest.fixture
def meet() -> int:
    return 31_000 + os.getpid() % 15_000


@pytest.mark.parametrize("reachable", [True, False])
def test_a_peer_that_is_heard_is_dialed_and_found_reachable_or_not(tmp_path, meet, reachable):
    with shouting(meet, reachable=reachable):
        found = look(tmp_path, meet)
    assert [(peer.name, peer.reached) for peer in found.peers] == [("Ben", reachable)]
    assert found.peers[0].hosts == ("127.0.0.1",)
    assert [adapter.by_beacon for adapter in found.adapters] == [("Ben",)]
    assert (found.port_trouble, found.beacon_trouble, found.mdns_trouble) == (None, None, None)


def test_it_leaves_nothing_in_the_folder_and_makes_it_if_it_is_missing(tmp_path, meet):
    folder = tmp_path / "new"
    found = look(folder, meet)
    assert (found.folder, found.folder_trouble) == (folder, None)
    assert found.free_bytes > 0
    assert list(folder.iterdir()) == []
    assert found.peers == ()
    assert not found.is_barred
    for free, is_low in ((FREE_BYTES_MIN, False), (FREE_BYTES_MIN - 1, True)):
        assert replace(found, free_bytes=free).is_low_on_space is is_low


def test_a_folder_that_cannot_be_written_is_trouble(tmp_path, meet):
    (tmp_path / "file").write_text("")
    found = look(tmp_path / "file", meet)
    assert found.folder_trouble
    assert not found.is_low_on_space


@pytest.mark.skipif(not shutil.which("unshare"), reason="no unshare: no network namespaces here")
@pytest.mark.skipif(not shutil.which("ip"), reason="the command ip is missing (iproute2)")
def test_none_one_and_two_adapters_are_listed_each_with_its_kind(tmp_path):
    alone = ["unshare", "--net", *([] if os.getuid() == 0 else ["--user", "--map-root-user"])]
    if subprocess.run([*alone, "true"], check=False, capture_output=True).returncode:
        pytest.skip("this account may not make a network namespace")
    ip = shutil.which("ip")
    assert ip
    command = [*alone, sys.executable, "-c", LOOKS, ip, str(tmp_path)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    wlan, tun = ["wlan0", "198.51.100.0/24", False], ["tun0", "203.0.113.4/30", True]
    assert [json.loads(line) for line in done.stdout.splitlines()] == [
        [[], [False, False, True]],
        [[wlan], [False, False, False]],
        [[wlan, tun], [False, False, False]],
    ]


def test_machines_of_any_kind_that_answer_are_counted(tmp_path, meet, monkeypatch):
    """They show that mDNS works here."""
    monkeypatch.setattr("net.driver.devices.Devices.hear", lambda _self: {"127.9.9.9", "192.0.2.9"})
    found = examine(tmp_path, meet, loopback=True, seconds=0.1)
    assert [adapter.devices for adapter in found.adapters] == [1]
