"""Discovery: both ways together lead to a connection, and nothing it hears is trusted."""

import os

from net.driver.adapters import Adapter
from net.driver.connections import PEERS_DIALED_MAX
from net.driver.discovery import MISSED_S, Discovery, _Heard
from net.driver.hints import Hint, HintCard
from net.driver.link_events import Readable, Up
from net.driver.sockets import Sockets
from net.protocol.troubles import NetworkReason


def test_two_peers_on_loopback_find_and_dial_each_other() -> None:
    """The peer that hears first dials; the link comes up on both ends (N1, N6)."""
    meet = 30_000 + os.getpid() % 15_000
    ends = []
    for name in ("Ann", "Ben"):
        sockets = Sockets("127.0.0.1")
        card = HintCard(sockets.public, sockets.port, name, meet=meet)
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


def test_a_flood_of_new_names_keeps_nobody_from_being_dialed_who_is_announced_again() -> None:
    """Of a thousand keys a second a friend's is the one that comes again (N6, P13)."""
    meet = 30_000 + os.getpid() % 15_000
    sockets = Sockets("127.0.0.1")
    discovery = Discovery(
        HintCard(sockets.public, sockets.port, "Ann", meet=meet), sockets, loopback=True
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


def test_who_is_heard_of_by_mdns_is_dialed() -> None:
    sockets = Sockets("127.0.0.1")
    card = HintCard(sockets.public, sockets.port, "Ann", meet=30_000 + os.getpid() % 15_000)
    discovery = Discovery(card, sockets, loopback=True)
    try:
        discovery._hints.put(Hint(b"k" * 32, "Ben", (("127.0.0.1", 9),), 1))  # noqa: SLF001  # its thread does
        discovery.turn()
        assert list(sockets._dialers) == [b"k" * 32]  # noqa: SLF001  # whom it dials is seen nowhere else
        (heard,) = discovery._heard.values()  # noqa: SLF001  # and who is named if nobody is reached
        assert (heard.name, heard.host) == ("Ben", "127.0.0.1")
    finally:
        discovery.close()
        sockets.close()


def test_who_has_been_heard_for_some_seconds_and_is_not_reached_is_named(monkeypatch) -> None:
    here = Adapter("192.0.2.7", 24, "wlan0")
    monkeypatch.setattr(f"{Discovery.__module__}.recent_adapters", lambda: (here,))
    sockets = Sockets("127.0.0.1")
    card = HintCard(sockets.public, sockets.port, "Ann", meet=30_000 + os.getpid() % 15_000)
    discovery = Discovery(card, sockets, loopback=True)
    discovery._loopback = False  # noqa: SLF001  # as in a room, where nobody is
    try:
        for seconds, reason in ((MISSED_S - 0.1, None), (MISSED_S, NetworkReason.NOT_REACHED)):
            heard = _Heard("Ben", "192.0.2.9", 100.0, 100.0 + seconds)
            discovery._heard = {b"k" * 32: heard}  # noqa: SLF001
            found = discovery._obstacle(100.0 + seconds)  # noqa: SLF001
            assert (found.reason if found else None) is reason
    finally:
        discovery.close()
        sockets.close()
