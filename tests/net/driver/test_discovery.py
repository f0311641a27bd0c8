"""Discovery: both ways together lead to a connection, and nothing it hears is trusted."""

import os

from net.driver.discovery import Discovery
from net.driver.hints import Card
from net.driver.links import Readable, Up
from net.driver.sockets import Sockets


def test_two_peers_on_loopback_find_and_dial_each_other() -> None:
    """Whoever hears first dials; the link comes up on both ends (N1, N6)."""
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
        assert [discovery.trouble for _, discovery in ends] == ["", ""]
        assert [set(discovery.addresses) - s.own_hosts for s, discovery in ends] == [set(), set()]
    finally:
        for sockets, discovery in ends:
            discovery.close()
            sockets.close()
