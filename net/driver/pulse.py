"""Pulse: a word each second on every connection, so that we notice one that falls silent (N5).

ZeroMQ has heartbeats of its own, but we leave them off: when a queue is full and its connection
ends, the next heartbeat aborts the whole process (libzmq 4.3.5, seen in a flood).
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from net.driver.resources import LOOK_S, Lookout
from net.protocol.beat import next_beat

PULSE = b"\x90"
"""Means "I am here" and nothing else: an empty array, which is no packet."""
PULSE_S = 1.0
SILENT_S = 4.0
"""How long a connection may deliver no whole frame: bad Wi-Fi swallows a few seconds."""
QUIET_S = 1.5
"""How long while our memory swells: an honest peer has sent a pulse since."""
EARLY_S = 0.1
"""How much too early a turn may come to take a look at the memory along, and so save one."""
FIRST_S = 1.0
"""How long the first frame may take while our memory swells; a peer cut wrongly dials again."""


@dataclass(frozen=True, slots=True)
class PulseDue:
    """What to do now: whether to send a pulse, and which connections to cut."""

    says: bool
    heard_since: float
    """Cut a connection from which no whole frame has come since."""
    begun_since: float
    """Cut one that has never sent anything if it began before this."""


class Pulse:
    """Keeps the beat of one node: when a pulse is due, and since when others must be heard.

    A laptop that was asleep itself blames nobody. *wake* makes the node call `beat`.
    """

    def __init__(
        self,
        now: float,
        silent_s: float = SILENT_S,
        lookout: Lookout | None = None,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        self._silent_s = silent_s
        self._lookout = lookout or Lookout()
        self._wake = wake
        self._looks = False
        self._awake_since = now
        self._word = next_beat(now, PULSE_S)
        self._next = now + LOOK_S - EARLY_S
        self.due = now + LOOK_S
        """When to call `beat` at the latest."""

    def beat(self, now: float, *, is_alone: bool = False) -> PulseDue | None:
        """Return what to do, or None if it is too early; call this in every turn.

        Who *is_alone*, without any connection, looks at the memory once a second, to know later how
        much it was; who has another node in this process that looks does not, and turns as often.
        """
        if is_alone or not self._looks:  # who looks does so until it is alone
            self._take_part(now, is_alone=is_alone)
        is_called = self._lookout.has_swollen and not self._looks and not is_alone
        if now < min(self._next, self._word) and not is_called:
            return None
        if now > self.due + PULSE_S:
            self._awake_since = now  # what came meanwhile waits to be read
        says = now >= self._word
        if says:
            self._word = next_beat(now, PULSE_S)
        self._next = now + LOOK_S - EARLY_S if self._looks else self._word
        self.due = min(now + LOOK_S, self._word) if self._looks else self._word
        if self._lookout.look(now) if self._looks or self._lookout.is_empty else is_called:
            return PulseDue(says, self._awake(now - QUIET_S), self._awake(now - FIRST_S))
        return PulseDue(says, self._awake(now - self._silent_s), -math.inf)

    def _take_part(self, now: float, *, is_alone: bool) -> None:
        """Look at the memory from now on, unless another node does or nobody is connected."""
        looked = self._looks
        if is_alone:
            self.end()
        else:
            self._looks = self._lookout.join(self._wake)
        if self._looks and not looked:
            self._next = min(self._next, now + LOOK_S - EARLY_S)
            self.due = min(self.due, now + LOOK_S)

    def end(self) -> None:
        """Leave the look at the memory to another node."""
        self._lookout.leave(self._wake)
        self._looks = False

    def _awake(self, limit: float) -> float:
        return limit if self._awake_since <= limit else -math.inf
