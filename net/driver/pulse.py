"""Pulse: a word each second on every connection, so that we notice one that falls silent (N5).

ZeroMQ has heartbeats of its own, but we leave them off: when a queue is full and its connection
ends, the next heartbeat aborts the whole process (libzmq 4.3.5, seen in a flood).
"""

import math
from dataclasses import dataclass

from net.driver.resources import LOOK_S, Watch

PULSE = b"\x90"
"""Means "I am here" and nothing else: an empty array, which is no packet."""
PULSE_S = 1.0
SILENT_S = 4.0
"""How long a connection may deliver no whole frame: bad Wi-Fi swallows a few seconds."""
QUIET_S = 1.5
"""How long while our memory swells: an honest peer has sent a pulse since."""
FIRST_S = 1.0
"""How long the first frame may take while our memory swells; a peer cut wrongly dials again."""


@dataclass(frozen=True, slots=True)
class Beat:
    """What to do now: whether to send a pulse, and which connections to cut."""

    says: bool
    heard_since: float
    """Cut a connection from which no whole frame has come since."""
    begun_since: float
    """Cut one that has never sent anything if it began before this."""


class Pulse:
    """Keeps the beat of this process: when a pulse is due, and since when others must be heard.

    A laptop that was asleep itself blames nobody.
    """

    def __init__(self, now: float, silent_s: float = SILENT_S, watch: Watch | None = None) -> None:
        self._silent_s = silent_s
        self._watch = watch or Watch()
        self._awake_since = now
        self._word = now + PULSE_S
        self.due = now + LOOK_S
        """When to call `beat` next."""

    def beat(self, now: float) -> Beat | None:
        """Return what to do, or None if it is too early; call this when `due` says so."""
        if now < self.due:
            return None
        if now > self.due + PULSE_S:
            self._awake_since = now  # what came meanwhile waits to be read
        self.due = now + LOOK_S
        says = now >= self._word
        if says:
            self._word = now + PULSE_S
        if self._watch.has_swollen(now):
            return Beat(says, self._awake(now - QUIET_S), self._awake(now - FIRST_S))
        return Beat(says, self._awake(now - self._silent_s), -math.inf)

    def _awake(self, limit: float) -> float:
        return limit if self._awake_since <= limit else -math.inf
