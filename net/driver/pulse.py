"""Pulse: a word to whoever is up, so that a laptop which falls silent is noticed (N5).

ZeroMQ has heartbeats of its own, and we leave them off: when a queue is full and its connection
ends, the next of them aborts the whole process (libzmq 4.3.5, seen in a flood).
"""

from collections.abc import Collection

from net.driver.links import Link

PULSE = b"\x90"
"""Says "I am here" and nothing else: an empty array, which no packet is."""
PULSE_S = 1.0
SAID_S = 1.5
"""Who was told anything more recently needs no word: in a game `have` goes out each second."""
SILENT_S = 4.0


class Pulse:
    """Guards when each link was last told something, and heard last.

    A laptop that has slept itself blames nobody.
    """

    def __init__(self, now: float, silent_s: float = SILENT_S) -> None:
        self._silent_s = silent_s
        self._said: dict[Link, float] = {}
        self._heard: dict[Link, float] = {}
        self._due = now + PULSE_S

    def said(self, link: Link, now: float) -> None:
        """Note that *link* was told something."""
        self._said[link] = now

    def heard(self, link: Link, now: float) -> None:
        """Note that *link* has said something, whatever it was."""
        self._heard[link] = now

    def beat(self, links: Collection[Link], now: float) -> tuple[set[Link], set[Link]] | None:
        """Tell whom of *links* to say a word, and who has been silent too long; None if too early.

        To be asked once a second or more often.
        """
        if now < self._due:
            return None
        has_slept = now > self._due + PULSE_S
        self._due = now + PULSE_S
        self._said = {link: self._said.get(link, now - PULSE_S - SAID_S) for link in links}
        self._heard = {link: now if has_slept else self._heard.get(link, now) for link in links}
        untold = {link for link, at in self._said.items() if now - at > SAID_S}
        return untold, {link for link, at in self._heard.items() if now - at > self._silent_s}
