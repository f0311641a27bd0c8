"""What keeps this laptop from the others: real routes in a namespace, real rules of Windows."""

import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from net.driver import barriers
from net.driver.adapters import Adapter
from net.driver.barriers import blocks, is_barred, is_filtered, is_kept_closed
from tests.world import HANG_S

ROOT = Path(__file__).parents[3]
RULE = (
    "v2.31|Action=Block|Active=TRUE|Dir=In|Protocol=6|Profile=Private|"
    r"App=D:\Jürgen\Worm Up\Worm Up.exe|Name=Worm Up|Defer=User|"
)
PROGRAM = r"d:\jürgen\worm up\WORM UP.EXE"

_IN_A_ROOM = """
import json, subprocess, sys
from net.driver.adapters import Adapter, has_only_ipv6
from net.driver.barriers import is_barred

def ip(*words):
    subprocess.run([sys.argv[1], *words], check=True)

barred, alone = Adapter("203.0.113.9", 24, "en0"), Adapter("127.0.0.1", 8, "lo")
ip("link", "set", "lo", "up")
ip("route", "add", "unreachable", "203.0.113.0/24")
told = [
    is_barred([("203.0.113.5", 80)], [barred]),
    is_barred([], [barred]),
    is_barred([("203.0.113.5", 80)], [alone]),
    is_barred([("127.0.0.1", 1)], [barred]),
]
ip("link", "add", "wlan0", "type", "veth", "peer", "name", "far")
ip("link", "set", "far", "up")
ip("link", "set", "wlan0", "up")
told.append(has_only_ipv6())
ip("-6", "addr", "add", "2001:db8::5/64", "dev", "wlan0", "nodad")
told.append(has_only_ipv6())
ip("addr", "add", "198.51.100.11/24", "dev", "wlan0")
told.append(has_only_ipv6())
print(json.dumps(told))
"""


@pytest.mark.skipif(not shutil.which("unshare"), reason="no unshare: no network namespaces here")
@pytest.mark.skipif(not shutil.which("ip"), reason="the command ip is missing (iproute2)")
def test_only_a_network_to_which_nothing_leads_is_barred_and_only_ipv6_is_seen():
    alone = ["unshare", "--net", *([] if os.getuid() == 0 else ["--user", "--map-root-user"])]
    if subprocess.run([*alone, "true"], check=False, capture_output=True).returncode:
        pytest.skip("this account may not make a network namespace")
    ip = shutil.which("ip")
    assert ip
    command = [*alone, sys.executable, "-c", _IN_A_ROOM, ip]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [True, True, False, False, False, True, False]


def test_whoever_answers_or_refuses_is_not_behind_a_barrier():
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = server.getsockname()
        assert not is_barred([address], [])
    assert not is_barred([address], [])
    assert not is_barred([], [])
    assert not is_barred([], [Adapter("127.0.0.1", 32, "lo")])


def test_a_rule_that_blocks_our_program_in_private_networks_keeps_it_closed():
    assert blocks(RULE, [r"C:\python.exe", PROGRAM])
    assert blocks(RULE.replace("Profile=Private|", ""), [PROGRAM]), "it holds everywhere"
    assert blocks(RULE.replace("Profile=", "Profile=Public|Profile="), [PROGRAM])


@pytest.mark.parametrize(
    "other",
    [
        RULE.replace("Block", "Allow"),
        RULE.replace("TRUE", "FALSE"),
        RULE.replace("Dir=In", "Dir=Out"),
        RULE.replace("Private", "Public"),
        RULE.replace("Worm Up.exe", "other.exe"),
        RULE.partition("App=")[0],
        "",
        "|||=|App",
    ],
)
def test_any_other_rule_does_not(other):
    assert not blocks(other, [PROGRAM, ""])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has such rules")
def test_other_systems_have_no_such_rules():
    assert not is_kept_closed()


def test_where_nothing_could_be_said_nothing_is_known_to_be_filtered(monkeypatch):
    """Nor is an echo waited for that cannot come."""
    monkeypatch.setattr(barriers, "_shout", lambda *_: False)
    assert not is_filtered([Adapter("192.0.2.7", 24, "wlan0")])


def test_nothing_is_shouted_where_nothing_could_come_back(monkeypatch):
    shouted = []
    monkeypatch.setattr(barriers, "_shout", lambda _ear, host: shouted.append(host))
    dead = Adapter("192.0.2.7", 24, "wlan0", is_alive=False)
    others = [Adapter("10.0.0.1", 32, "vpn0"), Adapter("172.17.0.1", 16, "docker0")]
    assert not is_filtered([dead, *others, Adapter("127.0.0.1", 8, "lo")])
    assert shouted == []


def test_a_shout_comes_back_to_the_port_from_which_it_went():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as ear:
        ear.settimeout(HANG_S)
        ear.bind(("127.0.0.1", 0))
        assert barriers._shout(ear, "127.0.0.1")  # noqa: SLF001  # no network here tells it back
        assert ear.recv(64)
    assert not barriers._shout(ear, "127.0.0.1")  # noqa: SLF001  # it is closed
