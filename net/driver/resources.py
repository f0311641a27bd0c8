"""What this process may use: whose turn it is, and how fast strangers may fill its memory.

Law: nothing here ends anything; where the system reports nothing, there is no limit to judge by.
"""

import contextlib
import ctypes
import sys
import threading
from collections import deque
from collections.abc import Callable
from functools import cache

import psutil

LOOK_S = 0.25
WINDOW_S = 5.0
"""Longer than the silence for which a connection is cut, so no trickle escapes both."""
GROWTH_MAX = 24 << 20

if sys.platform == "win32":
    _LAST = psutil.BELOW_NORMAL_PRIORITY_CLASS
else:
    _LAST = 10


def let_others_go_first() -> None:
    """Take processor time only when nothing else on this laptop wants it; never more than now."""
    with contextlib.suppress(psutil.Error, OSError):
        own = psutil.Process()
        if sys.platform == "win32" or own.nice() < _LAST:
            own.nice(_LAST)


def resident_bytes() -> int:
    """Return how many bytes of memory this process holds; 0 if the system does not say."""
    try:
        return _own_process().memory_info().rss
    except (psutil.Error, OSError):  # no file is left to read it from
        return 0


@cache
def _own_process() -> psutil.Process:
    return psutil.Process()  # asks the system when this process began, so once is enough


def give_back() -> None:
    """Hand free memory back to the system, where the C library keeps it (glibc)."""
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


class MemoryWatch:
    """Guards our memory: notices when it swells within seconds.

    libzmq keeps a message of many parts until its last part has come, and no option bounds that:
    only what such a message costs shows it.
    """

    def __init__(
        self,
        measure: Callable[[], int] = resident_bytes,
        give_back: Callable[[], None] = give_back,
    ) -> None:
        self._measure = measure
        self._give_back = give_back
        self._seen: deque[tuple[float, int]] = deque()
        self._has_swollen = False

    def has_swollen(self, now: float) -> bool:
        """Measure; return whether it is over 24 MB more than the least of the last 5 s.

        What the system does not say is no reason to cut anybody.
        """
        while self._seen and self._seen[0][0] < now - WINDOW_S:
            self._seen.popleft()
        size = self._measure()
        least = min((seen for _, seen in self._seen), default=size)
        if size and (self._has_swollen or size - least > GROWTH_MAX):
            self._give_back()  # free memory is no reason to cut anybody
            size = self._measure()
        if size:
            self._seen.append((now, size))
        self._has_swollen = size - least > GROWTH_MAX
        return self._has_swollen


class Lookout:
    """Guards that one node looks at the memory of this process for all that have connections.

    Each is known by what wakes it. The first looks, and wakes the others while memory swells; when
    it goes, the next one looks.
    """

    def __init__(self, watch: MemoryWatch | None = None) -> None:
        self._watch = watch or MemoryWatch()
        self._lock = threading.Lock()
        self._wakes: dict[Callable[[], None], None] = {}
        self.has_swollen = False
        """Whether memory had swollen at the last look."""

    @property
    def is_empty(self) -> bool:
        """Whether no node takes part."""
        return not self._wakes

    def join(self, wake: Callable[[], None]) -> bool:
        """Let the node of *wake* take part; return whether it is the one that looks."""
        with self._lock:
            self._wakes.setdefault(wake)
            return next(iter(self._wakes)) == wake

    def leave(self, wake: Callable[[], None]) -> None:
        """Let the node of *wake* take no part any more."""
        with self._lock:
            before = [*self._wakes]
            self._wakes.pop(wake, None)
            after = [*self._wakes]
        if after[:1] != before[:1]:
            self.has_swollen &= bool(after)
            for first in after[:1]:
                first()

    def look(self, now: float) -> bool:
        """Measure; return whether memory has swollen. For the one that looks, or when none does."""
        self.has_swollen = self._watch.has_swollen(now)
        if self.has_swollen:
            with self._lock:
                others = [*self._wakes][1:]
            for wake in others:
                wake()
        return self.has_swollen
