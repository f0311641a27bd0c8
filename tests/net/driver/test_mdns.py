"""mDNS (P10.3): real zeroconf on loopback, and on an adapter of a private network namespace."""

import contextlib
import math
import queue
import secrets
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import NamedTuple

import pytest
from zeroconf import ServiceInfo

from core.table.encoding import MalformedError
from net.driver.connections import ADDRESSES_PER_PEER_MAX
from net.driver.hints import Hint, HintCard
from net.driver.mdns import SERVICE, Mdns, Responder, Responders, likeliest_first, parse_record
from tests.until import until
from tests.world import HANG_S

ROOT = Path(__file__).parents[3]
PROGRAMS = ("", "0.2.0", "0.3.0")
"""The versions of three players' programs; the first is from before they were said."""

# Two players in a namespace without any adapter; then one comes up, then its address changes.
MOVES = """
import queue, subprocess, sys, threading
from net.driver.hints import HintCard
from net.driver.mdns import Mdns

def ip(*words):
    subprocess.run([sys.argv[1], *words], check=True)

def until(condition):
    while not condition():
        woken.wait(0.1)
        woken.clear()

woken, found = threading.Event(), [queue.SimpleQueue() for _ in range(2)]
players = [Mdns(HintCard(bytes([n]) * 32, 5555, f"P{n}"), found[n], woken.set) for n in range(2)]
until(lambda: all(p.trouble for p in players))
print(players[0].trouble, flush=True)
ip("link", "add", "wlan0", "type", "veth", "peer", "name", "other")
ip("addr", "add", "198.51.100.11/24", "dev", "wlan0")
ip("link", "set", "other", "up")
ip("link", "set", "wlan0", "up")
print(found[0].get(timeout=300).addresses, flush=True)
ip("addr", "flush", "dev", "wlan0")
ip("addr", "add", "198.51.100.44/24", "dev", "wlan0")
new, seen = ("198.51.100.44", 5555), ()
while new not in seen:
    seen = found[0].get(timeout=300).addresses
print(new in seen, [p.trouble for p in players], flush=True)
for player in players:
    player.close()
print([t.name for t in threading.enumerate()])
"""


@pytest.fixture
def threads():
    """Name the threads there are before any player."""
    return set(threading.enumerate())


@pytest.fixture
def players(threads):  # its order
    """Three players on loopback with keys of their own: other runs may be heard as well."""
    with contextlib.ExitStack() as stack:
        made = []
        for number in range(3):
            card = HintCard(
                secrets.token_bytes(32), 5000 + number, f"Änne {number}", program=PROGRAMS[number]
            )
            found: queue.SimpleQueue[Hint] = queue.SimpleQueue()
            woken = threading.Event()
            mdns = Mdns(card, found, woken.set, loopback=True)
            stack.callback(mdns.close)
            made.append((card, found, woken, mdns))
        yield made


def test_players_on_one_machine_find_each_other_and_not_themselves(players):
    cards = {card.public: card for card, *_ in players}
    seen = [_hints(found, cards.keys() - {own.public}) for own, found, *_ in players]
    for (own, found, woken, mdns), hints in zip(players, seen, strict=True):
        while not found.empty():
            assert found.get().public != own.public
        assert own.public not in hints
        for public in cards.keys() - {own.public}:
            card = cards[public]
            address = ("127.0.0.1", card.port)
            assert hints[public] == Hint(public, card.name, (address,), 1, card.program)
        assert woken.is_set()
        assert mdns.trouble is None


def test_the_end_leaves_no_thread(threads, players):
    cards = {card.public for card, *_ in players}
    _hints(players[0][1], cards - {players[0][0].public})
    for *_, mdns in players:
        mdns.close()
    _all_end(threads)


def test_an_end_right_after_the_start_leaves_none_either(threads):
    found: queue.SimpleQueue[Hint] = queue.SimpleQueue()
    Mdns(
        HintCard(secrets.token_bytes(32), 5000, "Anna"), found, lambda: None, loopback=True
    ).close()
    _all_end(threads)


def _all_end(before):
    """Wait for all threads that were not there *before*; `close` waits for them, but not long."""
    for thread in set(threading.enumerate()) - before:
        thread.join(HANG_S)
        assert not thread.is_alive(), thread.name


def test_an_adapter_that_comes_or_gets_a_new_address_is_noticed():
    ip, unshare = shutil.which("ip"), shutil.which("unshare")
    if not ip or not unshare:
        pytest.skip("needs ip and unshare (Linux) for a private network")
    for private in ([unshare, "--net"], [unshare, "--map-root-user", "--net"]):
        if subprocess.run([*private, "true"], check=False, capture_output=True).returncode == 0:
            break
    else:
        pytest.skip("this account may not make a network namespace")
    command = [*private, sys.executable, "-W", "error", "-c", MOVES, ip]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.stdout.splitlines() == [
        "NetworkReason.MDNS_ALONE()",
        "(('198.51.100.11', 5555),)",
        "True [None, None]",
        "['MainThread']",
    ], done.stderr


def test_every_address_of_a_record_is_in_the_hint():
    hint = parse_record(_record(addresses=["192.0.2.7", "10.0.0.2"]))
    assert set(hint.addresses) == {("192.0.2.7", 5555), ("10.0.0.2", 5555)}
    assert (hint.public, hint.name, hint.version) == (bytes(32), "Änne", 1)


@pytest.mark.parametrize(
    "bad",
    [
        {"k": None},
        {"k": "zz" * 32},
        {"k": "00" * 31},
        {"k": " 0" * 32},
        {"v": None},
        {"v": ""},
        {"v": "-1"},
        {"v": "\u0661"},
        {"v": "99999999999"},
        {"n": None},
        {"n": b"\xff"},
        {"n": "A\u202eb"},
    ],
    ids=str,
)
def test_a_record_that_no_program_of_ours_announces_is_malformed(bad):
    with pytest.raises(MalformedError):
        parse_record(_record(**bad))


@pytest.mark.parametrize(
    ("said", "shown"), [(None, ""), ("0.3.0", "0.3.0"), ("\x1b[2J", "?"), ("1" * 99, "?")]
)
def test_the_version_of_a_program_may_be_missing_and_is_never_shown_as_it_came(said, shown):
    assert parse_record(_record(p=said)).program == shown


def test_a_record_without_an_ipv4_address_is_malformed():
    with pytest.raises(MalformedError):
        parse_record(_record(addresses=["fe80::1"]))


def _record(*, addresses=("192.0.2.7",), **changes):
    properties = {"k": "00" * 32, "v": "1", "n": "Änne"} | changes
    return ServiceInfo(
        SERVICE,
        f"any.{SERVICE}",
        port=5555,
        parsed_addresses=list(addresses),
        properties={key: value for key, value in properties.items() if value is not None},
    )


def _hints(found, wanted):
    hints: dict[bytes, Hint] = {}
    while not wanted <= hints.keys():
        hint = found.get(timeout=HANG_S)
        hints[hint.public] = hint
    return hints


def test_players_of_another_meeting_number_are_not_found(players) -> None:
    """Two groups in one room, and parallel tests, stay apart (N9)."""
    found: queue.SimpleQueue[Hint] = queue.SimpleQueue()
    heard: queue.SimpleQueue[Hint] = queue.SimpleQueue()
    keys, meet = [secrets.token_bytes(32) for _ in range(2)], 50_000 + secrets.randbelow(10_000)
    other, twin = (
        Mdns(
            HintCard(key, 6000, name, meet=meet),
            hints,
            lambda: None,
            loopback=True,
        )
        for key, name, hints in zip(keys, ("Otto", "Olga"), (found, heard), strict=True)
    )
    with contextlib.closing(other), contextlib.closing(twin):
        assert found.get(timeout=HANG_S).name == "Olga"
        assert heard.get(timeout=HANG_S).name == "Otto"
        assert found.empty()
    known = set()
    for _, hints, _, _ in players:
        while not hints.empty():
            known.add(hints.get().public)
    assert not known & {*keys}, "by their keys: other tests have an Otto and an Olga too"


def test_nodes_of_one_process_have_one_thread_find_each_other_and_are_found_by_others(threads):
    """Five people at one laptop need one zeroconf, not five."""
    with contextlib.ExitStack() as stack:
        made = []
        responders = Responders()
        for number, shared in enumerate((responders, None, responders, responders)):
            card = HintCard(secrets.token_bytes(32), 5000 + number, f"P{number}", meet=45456)
            found: queue.SimpleQueue[Hint] = queue.SimpleQueue()
            mdns = Mdns(card, found, lambda: None, loopback=True, responders=shared)
            stack.callback(mdns.close)
            made.append((card.public, found))
        keys = {public for public, _ in made}
        for public, found in made:
            assert _hints(found, keys - {public}).keys() == keys - {public}
        began = [thread.name for thread in set(threading.enumerate()) - threads]
        assert began.count("mdns") == 2
    assert set(threading.enumerate()) <= threads


def test_who_leaves_a_process_is_found_no_more_and_the_others_of_it_still_are():
    responders = Responders()
    found: dict[str, queue.SimpleQueue[Hint]] = {}

    def start(name: str, shared: Responders) -> Mdns:
        found[name] = queue.SimpleQueue()
        card = HintCard(secrets.token_bytes(32), 5000, name, meet=45457)
        return Mdns(card, found[name], lambda: None, loopback=True, responders=shared)

    ann, ben = start("Ann", responders), start("Ben", responders)
    with contextlib.closing(ben):
        _hints(found["Ben"], {ann.card.public})
        ann.close()
        responder = ben._responder  # noqa: SLF001  # nothing else tells
        until(lambda: responder._announced.keys() == {ben.card.public})  # noqa: SLF001
        with contextlib.closing(start("Late", Responders())):
            assert _hints(found["Late"], {ben.card.public}).keys() == {ben.card.public}
        assert ben.trouble is None


@pytest.mark.parametrize("bridges", [0, 3, 7, 8, 12, 40])
@pytest.mark.parametrize("is_cached", [False, True])
def test_of_many_addresses_the_likeliest_is_kept(bridges, is_cached):
    """Whoever announces names it first; a record from the cache has them the other way round."""
    hosts = ["198.51.100.11", *(f"172.{18 + n}.0.1" for n in range(bridges))]
    ordered = likeliest_first(hosts[::-1] if is_cached else hosts)
    assert sorted(ordered) == sorted(hosts)
    assert "198.51.100.11" in ordered[:ADDRESSES_PER_PEER_MAX]


class Quiet:
    """A zeroconf that finds nobody."""

    def __init__(self) -> None:
        self.cache = self

    def entries_with_name(self, _name: str) -> tuple[object, ...]:
        return ()

    def update_interfaces(self) -> None:
        """Take the new address."""


def test_a_new_address_is_announced_at_once(monkeypatch) -> None:
    """The same one is said again only now and then, for who may have missed it."""
    card = HintCard(bytes(32), 5000, "Ann")
    responder = Responder.__new__(Responder)  # without its thread
    monkeypatch.setattr(responder, "ears", (Ear(card),), raising=False)
    monkeypatch.setattr(responder, "_zeroconf", Quiet(), raising=False)
    monkeypatch.setattr(responder, "_announced", {card.public: None}, raising=False)
    said: list[object] = []
    monkeypatch.setattr(responder, "_announce", lambda *_: said.append("announced"))
    responder._addresses = ()  # noqa: SLF001
    for address in ("192.0.2.7", "192.0.2.7", "192.0.2.8"):
        responder._announce_at = math.inf  # noqa: SLF001  # long ahead
        said.append(address)
        responder._follow((address,))  # noqa: SLF001
    assert said == ["192.0.2.7", "announced", "192.0.2.7", "192.0.2.8", "announced"]


class Ear(NamedTuple):
    """Somebody who is announced."""

    card: HintCard
