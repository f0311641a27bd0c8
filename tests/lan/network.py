"""A LAN on one machine: each laptop is a network namespace, a bridge in one more is the switch.

The namespaces have no names. Each lives as long as a process that waits for the end of its input,
so that nothing is left behind even if the test is killed. No way leads out of them: whatever is
sent stays inside. It takes root and the tools of iproute2 and util-linux, no packet filter.
"""

import os
import shutil
import subprocess
from contextlib import ExitStack
from typing import Self

PREFIX = "198.51.100."
"""Addresses for documentation, which lead nowhere (TEST-NET-2)."""
HARDWARE = "02:00:00:00:00:0"
_TOOLS = ("unshare", "nsenter", "ip", "bridge", "tc")


def _found(tool: str, *arguments: str) -> list[str]:
    return [shutil.which(tool) or tool, *arguments]


def missing() -> str:
    """Say why there can be no LAN on this machine, or ""."""
    for tool in _TOOLS:
        if shutil.which(tool) is None:
            return f"the tool {tool} is missing: install iproute2 and util-linux"
    if os.geteuid():
        return "only root may make network namespaces"
    tried = subprocess.run(
        _found("unshare", "--net", "ip", "link", "add", "x", "type", "veth"),
        capture_output=True,
        text=True,
        check=False,
    )
    return f"no network namespaces here: {tried.stderr.strip()}" if tried.returncode else ""


class Place:
    """A network namespace, as long as it is needed."""

    def __init__(self, stack: ExitStack) -> None:
        self._keeper = stack.enter_context(
            subprocess.Popen(
                _found("unshare", "--net", "sh", "-c", "echo; exec cat"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        )
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        stack.callback(self._keeper.stdin.close)
        self._keeper.stdout.readline()
        self.pid = self._keeper.pid
        self.do("ip link set lo up")

    def _inside(self, *command: str) -> list[str]:
        """Make the command line that runs *command* here; its process is the command's own."""
        return _found("nsenter", f"--net=/proc/{self.pid}/ns/net", *command)

    def start(self, *command: str) -> "subprocess.Popen[str]":
        """Start a program here, with what it says in a pipe."""
        return subprocess.Popen(
            self._inside(*command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def do(self, commands: str) -> None:
        """Run shell *commands*, each of which must succeed."""
        done = subprocess.run(
            self._inside("sh", "-ec", commands), capture_output=True, text=True, check=False
        )
        assert not done.returncode, f"{commands}: {done.stderr}"


class Lan:
    """Guards that all laptops and their switch are gone when the test is over.

    Laptops are numbered from 1; all are on one switch and hear each other.
    """

    def __init__(self, count: int) -> None:
        self._stack = ExitStack()
        self.numbers = range(1, count + 1)

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self._switch = Place(stack)
            self._switch.do("ip link add br1 type bridge; ip link set br1 up")
            self.laptops = {number: Place(stack) for number in self.numbers}
            for number, laptop in self.laptops.items():
                self._switch.do(
                    f"ip link add p{number} type veth"
                    f" peer name eth0 address {HARDWARE}{number} netns {laptop.pid};"
                    f" ip link set p{number} master br1 up"
                )
                self._give(number, 10 + number)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _give(self, number: int, host: int) -> None:
        self.laptops[number].do(
            f"ip addr flush dev eth0; ip addr add {PREFIX}{host}/24 brd + dev eth0;"
            " ip link set eth0 up"
        )

    def move(self, number: int) -> None:
        """Give a laptop a new address; the old one is gone, as with a new lease."""
        self._give(number, 100 + number)

    def add_dead_ends(self, number: int) -> None:
        """Give a laptop what containers and tunnels bring: adapters that lead to nobody here.

        One has the same address on every laptop, one has no network, both come before the others.
        """
        self.laptops[number].do(
            "ip link add docker0 type bridge; ip addr add 172.17.0.1/16 brd + dev docker0;"
            f"ip link add tun0 type bridge; ip addr add 10.8.0.{number}/32 dev tun0;"
            "ip link set docker0 up; ip link set tun0 up"
        )

    def add_wifi(self, number: int) -> None:
        """Let a laptop be in the same network by a second adapter, whose address is 40 higher."""
        pid, host = self.laptops[number].pid, 50 + number
        self._switch.do(
            f"ip link add w{number} type veth peer name wlan0 netns {pid};"
            f" ip link set w{number} master br1 up"
        )
        self.laptops[number].do(
            f"ip addr add {PREFIX}{host}/24 brd + dev wlan0; ip link set wlan0 up"
        )

    def pull(self, number: int) -> None:
        """Pull the cable of a laptop, whose fixed address stays."""
        self._switch.do(f"ip link set p{number} down")

    def raise_firewall(self, number: int) -> None:
        """Let nothing new into a laptop but mDNS, as laptops come; answers to its own words may."""
        dropped = "action mirred egress redirect dev nowhere"
        rule = "tc filter add dev eth0 parent ffff: protocol ip prio"
        self.laptops[number].do(
            "ip link add nowhere type bridge; ip link set nowhere up;"
            "tc qdisc add dev eth0 ingress;"
            f"{rule} 1 u32 match ip protocol 17 0xff match ip dport 5353 0xffff flowid :1;"
            f"{rule} 2 u32 match ip protocol 17 0xff {dropped};"
            f"{rule} 3 u32 match ip protocol 6 0xff match u8 0x02 0x12 at 33 {dropped}"  # SYN alone
        )

    def part(self, *numbers: int) -> None:
        """Plug these laptops into a switch of their own."""
        self._switch.do("ip link add br2 type bridge; ip link set br2 up")
        for number in numbers:
            self._switch.do(f"ip link set p{number} master br2")

    def heal(self) -> None:
        """Plug all laptops into one switch again."""
        for number in self.numbers:
            self._switch.do(f"ip link set p{number} master br1")

    def keep_apart(self, *numbers: int) -> None:
        """Let nothing through between these laptops; all others hear them, and they all others."""
        for number in self.numbers:
            apart = "on" if number in numbers else "off"
            self._switch.do(f"bridge link set dev p{number} isolated {apart}")

    def isolate(self, *, all_but: int) -> None:
        """Keep guests apart, as in a hotel: each can talk to one laptop only, and call to none.

        The access point answers for the addresses instead: that is what is told here beforehand.
        """
        for number, laptop in self.laptops.items():
            apart = "off" if number == all_but else "on"
            self._switch.do(
                f"bridge link set dev p{number} isolated {apart} mcast_flood off bcast_flood off"
            )
            for other in set(self.numbers) - {number}:
                laptop.do(
                    f"ip neigh replace {PREFIX}{10 + other} lladdr {HARDWARE}{other} dev eth0"
                )
