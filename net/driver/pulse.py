"""Pulse: each second a word to whoever is up, so that a laptop which falls silent is noticed (N5).

ZeroMQ has heartbeats of its own, and we leave them off: when a queue is full and its connection
ends, the next of them aborts the whole process (libzmq 4.3.5, seen in a flood).
"""

from collections.abc import Collection

from net.driver.links import Link

PULSE = b"\x90"
"""Says "I am here" and nothing else: an empty array, which no packet is."""
PULSE_S = 1.0
SILENT_S = 4.0


class Pulse:
    """Guards when each link was heard last. A laptop that has slept itself blames nobody."""

    def __init__(self, now: float, silent_s: float = SILENT_S) -> None:
        self._silent_s = silent_s
        self._heard: dict[Link, float] = {}
        self.due = now + PULSE_S
        """When the next word is to be said."""

    def heard(self, link: Link, now: float) -> None:
        """Note that *link* has said something, whatever it was."""
        self._heard[link] = now

    def beat(self, links: Collection[Link], now: float) -> set[Link] | None:
        """Tell which of *links* have been silent for too long; None if nothing is due yet."""
        if now < self.due:
            return None
        has_slept = now > self.due + PULSE_S
        self.due = now + PULSE_S
        self._heard = {link: now if has_slept else self._heard.get(link, now) for link in links}
        return {link for link, at in self._heard.items() if now - at > self._silent_s}
