"""Discovery: both ways together lead to a connection, and nothing it hears is trusted."""

import os
from itertools import permutations

import pytest

from net.driver.discovery import Discovery
from net.driver.hints import Card, Hint
from net.driver.links import PEERS_DIALED_MAX, Readable, Up
from net.driver.roof import Roof
from net.driver.sockets import Sockets


def test_two_peers_on_loopback_find_and_dial_each_other() -> None:
    """The peer that hears first dials; the link comes up on both ends (N1, N6)."""
    meet = 30_000 + os.getpid() % 15_000
    ends = []
    for name in ("Ann", "Ben"):
        sockets = Sockets("127.0.0.1")
        card = Card(sockets.public, sockets.port, name, meet=meet)
        ends.append((sockets, Discovery(card, sockets, loopback=True)))
    up: set[bytes] = set()
    try:
        while len(up) < 2:
            for sockets, discovery in ends:
                discovery.turn()
                for event in sockets.receive(20):
                    if isinstance(event, Readable):
                        discovery.hear(event.socket)
                    elif isinstance(event, Up):
                        up.add(event.link)
        assert up == {sockets.public for sockets, _ in ends}
        assert [discovery.trouble for _, discovery in ends] == [None, None]
        assert [set(discovery.addresses) - s.own_hosts for s, discovery in ends] == [set(), set()]
    finally:
        for sockets, discovery in ends:
            discovery.close()
            sockets.close()


class Rooms:
    """Nodes under their roofs, all polled in turn, and who was told of whom by a beacon."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._meet = 30_000 + os.getpid() % 15_000
        self._told: set[tuple[str, str]] = set()
        self._ends: dict[str, tuple[Sockets, Discovery]] = {}
        take = Discovery.take

        def take_and_tell(discovery: Discovery, hint: Hint) -> None:
            self._told.add((discovery.card.name, hint.name))
            take(discovery, hint)

        monkeypatch.setattr(Discovery, "take", take_and_tell)

    def begin(self, name: str, roof: Roof) -> None:
        sockets = Sockets("127.0.0.1", roof=roof)
        card = Card(sockets.public, sockets.port, name, meet=self._meet)
        self._ends[name] = sockets, Discovery(card, sockets, loopback=True, roof=roof)

    def end(self, *names: str) -> None:
        for name in names:
            sockets, discovery = self._ends.pop(name)
            discovery.close()
            sockets.close()

    def until_told(self, *pairs: tuple[str, str]) -> None:
        """Poll until each first has been told anew of its second."""
        self._told.clear()
        while not self._told.issuperset(pairs):
            for sockets, discovery in self._ends.values():
                discovery.turn()
                for event in sockets.receive(5):
                    if isinstance(event, Readable):
                        discovery.hear(event.socket)


def test_nodes_of_one_process_share_a_beacon_and_when_its_first_ends_the_next_serves_it(
    monkeypatch,
) -> None:
    rooms, roof = Rooms(monkeypatch), Roof()
    for name in ("Ann", "Ben", "Cem"):
        rooms.begin(name, roof)
    rooms.begin("Far", Roof())
    rooms.until_told(*permutations(("Ann", "Ben", "Cem", "Far"), 2))
    (there,) = roof.beacons._lit.values()  # noqa: SLF001  # nothing else tells
    rooms.end("Ann")
    rooms.until_told(*permutations(("Ben", "Cem", "Far"), 2))
    rooms.end("Cem")
    rooms.until_told(("Far", "Ben"), ("Ben", "Far"))
    assert there.beacon.socket is not None
    rooms.end("Ben", "Far")
    assert there.beacon.socket is None
    assert roof.beacons._lit == {}  # noqa: SLF001  # nothing else tells


def test_a_flood_of_new_names_keeps_nobody_from_being_dialed_who_is_announced_again() -> None:
    """Of a thousand keys a second a friend's is the one that comes again (N6, P13)."""
    meet = 30_000 + os.getpid() % 15_000
    sockets = Sockets("127.0.0.1")
    discovery = Discovery(
        Card(sockets.public, sockets.port, "Ann", meet=meet), sockets, loopback=True
    )
    friend = Hint(b"f" * 32, "Ben", (("127.0.0.1", 9),), 1)
    try:
        for second in range(3):
            strangers = [
                Hint(
                    bytes([second]) + n.to_bytes(31, "big"), "Eve", ((f"127.1.{n % 250}.9", 9),), 1
                )
                for n in range(1000)
            ]
            discovery._dial([*strangers, friend])  # noqa: SLF001  # what the beacon heard
            assert len(sockets._dialers) <= PEERS_DIALED_MAX // 2 + second  # noqa: SLF001
        assert friend.public in sockets._dialers  # noqa: SLF001
    finally:
        discovery.close()
        sockets.close()
