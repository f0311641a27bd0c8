"""Pulse: a word each second on every connection, so that one which falls silent is noticed (N5).

ZeroMQ has heartbeats of its own, and we leave them off: when a queue is full and its connection
ends, the next of them aborts the whole process (libzmq 4.3.5, seen in a flood).
"""

import math
from dataclasses import dataclass

from net.driver.resources import LOOK_S, Watch

PULSE = b"\x90"
"""Says "I am here" and nothing else: an empty array, which no packet is."""
PULSE_S = 1.0
SILENT_S = 4.0
"""How long a connection may deliver no whole frame: a bad Wi-Fi swallows a few seconds."""
QUIET_S = 1.5
"""How long while our memory swells: whoever is honest has said a word since."""
FIRST_S = 1.0
"""How long the first frame may take while our memory swells; who is cut wrongly dials again."""


@dataclass(frozen=True, slots=True)
class Beat:
    """What is to be done now: whether to say a word, and whom to cut."""

    says: bool
    heard_since: float
    """A connection from which no whole frame has come since is cut."""
    begun_since: float
    """One that has never said anything is cut if it began before."""


class Pulse:
    """Guards the beat of this process: when a word is due, and since when others must be heard.

    A laptop that has slept itself blames nobody.
    """

    def __init__(self, now: float, silent_s: float = SILENT_S, watch: Watch | None = None) -> None:
        self._silent_s = silent_s
        self._watch = watch or Watch()
        self._awake_since = now
        self._word = now + PULSE_S
        self.due = now + LOOK_S
        """When to ask next."""

    def beat(self, now: float) -> Beat | None:
        """Tell what is to be done; None if it is too early. To be asked when `due` says so."""
        if now < self.due:
            return None
        if now > self.due + PULSE_S:
            self._awake_since = now  # what was said meanwhile waits to be read
        self.due = now + LOOK_S
        says = now >= self._word
        if says:
            self._word = now + PULSE_S
        if self._watch.has_swollen(now):
            return Beat(says, self._awake(now - QUIET_S), self._awake(now - FIRST_S))
        return Beat(says, self._awake(now - self._silent_s), -math.inf)

    def _awake(self, limit: float) -> float:
        return limit if self._awake_since <= limit else -math.inf
