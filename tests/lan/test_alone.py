"""Why nobody is here, where a network fails in one way each: by its own name, in one sentence."""

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.lan.network import PREFIX, Lan
from tests.tiers import few

pytestmark = pytest.mark.usefixtures("needs_lan")

ASKED = """
from net.driver.adapters import own_addresses, recent_adapters, other_links
from net.driver.barriers import is_filtered
from net.driver.obstacles import no_network
here = recent_adapters()
print(no_network(here, other_links()), is_filtered(here), *own_addresses(loopback=False))
"""
DIALED = """
from net.driver.adapters import device_to, own_addresses
print(device_to("198.51.100.12"), *own_addresses(loopback=False))
"""
FILTER = (
    "nft add table inet f; nft 'add chain inet f i"
    " { type filter hook input priority 0; policy drop; }';"
    " nft add rule inet f i ct state established,related accept;"
    " nft add rule inet f i iif lo accept"
)
BRIDGES = "; ".join(
    f"ip link add br-{n} type bridge; ip addr add 172.{18 + n}.0.1/16 brd + dev br-{n};"
    f" ip link set br-{n} up"
    for n in range(9)
)
OFF = "ip link set eth0 down"
VPN = "ip link add wg0 type bridge; ip addr add 10.8.0.1/24 dev wg0; ip link set wg0 up"
KILL_SWITCH = (
    f"{VPN}; nft add table inet k; nft 'add chain inet k o"
    " { type filter hook output priority 0; policy drop; }';"
    " nft add rule inet k o oif lo accept; nft add rule inet k o oif wg0 accept"
)
WIDE = "ip addr flush dev eth0; ip addr add 2001:db8::5/64 dev eth0 nodad"
BARE = "ip addr flush dev eth0 scope global"
CASES = {
    "as it should be": ("true", f"None False {PREFIX}11"),
    "flight mode": (OFF, "NetworkReason.NO_ADAPTER() False"),
    "only IPv6": (WIDE, "NetworkReason.ONLY_IPV6() False"),
    "no addresses": (BARE, "NetworkReason.NO_ADDRESS(name=eth0) False"),
    "flight mode, with the tunnel of a VPN": (
        f"{VPN}; {OFF}",
        "NetworkReason.NO_ADAPTER() False 10.8.0.1",
    ),
    "a filter": (FILTER, f"None True {PREFIX}11"),
    "bridges of containers beside it": (BRIDGES, f"None False {PREFIX}11"),
}


def asked(lan: Lan, program: str) -> str:
    """Return what *program* prints on the first laptop."""
    with lan.laptops[1].start(sys.executable, "-c", program) as started:
        return str(started.communicate()[0]).strip()


@pytest.mark.parametrize("case", CASES)
def test_each_way_in_which_a_network_fails_has_its_name(case):
    done, wanted = CASES[case]
    with Lan(1) as lan:
        lan.laptops[1].do(done)
        assert asked(lan, ASKED) == wanted


def test_flight_mode_is_known_though_containers_have_a_bridge():
    with Lan(1) as lan:
        lan.laptops[1].do(f"{OFF}; {BRIDGES}")
        assert asked(lan, ASKED).startswith("NetworkReason.NO_ADAPTER()")


def test_a_dead_cable_with_a_fixed_address_is_left_for_the_living_adapter():
    with Lan(1) as lan:
        lan.add_wifi(1)
        lan.pull(1)
        assert asked(lan, DIALED) == f"wlan0 {PREFIX}51"


@pytest.mark.parametrize(
    ("done", "wanted"),
    few(
        1,
        [
            (OFF, "no network adapter is on"),
            (WIDE, "only IPv6"),
            (BARE, "nobody on eth0 hands out"),
            (FILTER, "a packet filter of this laptop"),
            (KILL_SWITCH, "there is no way to anybody in this network"),
        ],
    ),
)
def test_a_seat_and_doctor_say_it_in_the_same_sentence(done, wanted):
    with ExitStack() as stack:
        lan = stack.enter_context(Lan(1))
        data = stack.enter_context(tempfile.TemporaryDirectory())
        lan.laptops[1].do(done)
        within = "9" if done == FILTER else "4"
        commands = (["peer", "--name", "Ann", "--within", within], ["doctor"])
        seat, doctor = (
            stack.enter_context(lan.laptops[1].start(*_program(f"{data}/{at}", *command)))
            for at, command in enumerate(commands)
        )
        (told,) = [line for line in seat.communicate()[0].splitlines() if wanted in line]
        assert f"DO  {told.removeprefix('note: ')}" in doctor.communicate()[0]


def test_who_is_heard_and_not_reached_is_named_to_the_one_who_waits():
    with ExitStack() as stack:
        lan = stack.enter_context(Lan(2))
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        lan.laptops[1].do(FILTER)
        seats = []
        for number, name in ((1, "Ann"), (2, "Ben")):
            seat = _program(str(data / name), "peer", "--name", name, "--seats", "3")
            started = lan.laptops[number].start(*seat, "--within", "60")
            seats.append(stack.enter_context(started))
            stack.callback(started.kill)
        assert seats[1].stdout is not None
        lines = iter(seats[1].stdout.readline, "")
        assert any("Ann at 198.51.100.11 is heard but not reached" in line for line in lines)


def _program(data: str, command: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "gui.cli", command, *arguments, "--data", data]
