"""Discovery: mDNS and the beacon at once; what they say is a hint and no more (P10.3)."""

import queue
import time
from collections.abc import Iterable

from net.driver.beacon import Beacon
from net.driver.hints import Card, Hint
from net.driver.mdns import Mdns
from net.driver.sockets import Sockets

SHOUT_S = 1.0


class Discovery:
    """Guards both ways of being found and of finding; the node asks it in every turn."""

    def __init__(self, card: Card, sockets: Sockets, *, loopback: bool = False) -> None:
        self._sockets = sockets
        self._hints: queue.SimpleQueue[Hint] = queue.SimpleQueue()
        self._beacon = Beacon(card, loopback=loopback)
        self._mdns = Mdns(card, self._hints, sockets.wake, loopback=loopback)
        self._shouted = -SHOUT_S
        self.trouble = ""
        """Why nobody can hear us at the moment, or ""."""
        if self._beacon.socket is not None:
            sockets.watch(self._beacon.socket)

    def turn(self) -> None:
        """Say where we are when that is due, and dial whoever was heard of."""
        now = time.monotonic()
        if now - self._shouted >= SHOUT_S:
            self._shouted = now
            reached = self._beacon.shout()
            self.trouble = "" if reached or not self._mdns.trouble else self._no_way_out()
        while not self._hints.empty():
            self._dial([self._hints.get()])

    def hear(self) -> None:
        """Take what came over the beacon's socket."""
        self._dial(self._beacon.hear())

    def close(self) -> None:
        """Fall silent."""
        self._mdns.close()
        if self._beacon.socket is not None:
            self._sockets.unwatch(self._beacon.socket)
        self._beacon.close()

    def _dial(self, hints: Iterable[Hint]) -> None:
        for hint in hints:
            self._sockets.connect(hint.public, hint.addresses)

    def _no_way_out(self) -> str:
        return self._beacon.trouble or (
            "no network adapter is on, so nobody can be found: switch on Wi-Fi or plug in a cable"
        )
