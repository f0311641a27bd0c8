"""The rows of a benchmark: one for each comparison, with its goal and whether it is reached.

Law: a ratio compares what was measured in turns within one run, in CPU time unless the row says
wall; a count is exact. No row holds seconds of this laptop.
"""

import cProfile
import gc
import math
import os
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

_BUSY_SHARE = 0.75
"""With more waiting programs per core than this, wall time says more about them than about us."""


class Goal(Enum):
    """How a value meets its goal; the value is its sign."""

    AT_LEAST = ">="
    AT_MOST = "<="
    EXACTLY = "="
    """Each time exactly: for a count."""
    NEVER_MORE = "max"
    """Never more, not even once: for a count too."""
    NONE = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One thing measured several times; *noisy* is why it is not judged, "" if it is."""

    name: str
    values: tuple[float, ...]
    goal: Goal
    limit: float = 0.0
    noisy: str = ""

    @property
    def middle(self) -> float:
        """The median of the measurements."""
        return statistics.median(self.values)

    @property
    def spread(self) -> tuple[float, float]:
        """The quartiles of a ratio; the extremes of a count, which has no noise to hide."""
        if self.goal not in {Goal.AT_LEAST, Goal.AT_MOST} or len(self.values) < 4:
            return min(self.values), max(self.values)
        low, _, high = statistics.quantiles(self.values, n=4)
        return low, high

    @property
    def is_reached(self) -> bool | None:
        """Whether the goal is reached; None if there is none, or too much noise.

        >>> Row("files", (4, 4, 5), Goal.EXACTLY, 4).is_reached
        False
        """
        if self.noisy:
            return None
        match self.goal:
            case Goal.AT_LEAST:
                return self.middle >= self.limit
            case Goal.AT_MOST:
                return self.middle <= self.limit
            case Goal.EXACTLY:
                return set(self.values) == {self.limit}
            case Goal.NEVER_MORE:
                return max(self.values) <= self.limit
            case Goal.NONE:
                return None

    @property
    def verdict(self) -> str:
        """Whether the goal is reached, in a word."""
        words = {True: "yes", False: "NO", None: self.noisy}
        return words[self.is_reached]

    def plain(self) -> dict[str, object]:
        """Return the row as plain values, for programs."""
        low, high = self.spread
        return {
            "name": self.name,
            "measured": self.middle,
            "spread": [low, high],
            "goal": f"{self.goal.value} {self.limit:g}" if self.goal is not Goal.NONE else None,
            "reached": self.is_reached,
            "noisy": self.noisy,
        }


Clock = Callable[[], float]


def in_turns(
    rounds: int, *jobs: Callable[[], object], clock: Clock = time.process_time
) -> list[tuple[float, ...]]:
    """Run *jobs* in turns after a warm-up; return the seconds of each by *clock*, one a round.

    The benchmark's own objects are frozen, so that no job pays for garbage collection around them.
    """
    for job in jobs:
        job()
    gc.collect()
    gc.freeze()
    taken = [_timed(jobs, clock) for _ in range(rounds)]
    gc.unfreeze()
    return [tuple(column) for column in zip(*taken, strict=True)]


def _timed(jobs: Sequence[Callable[[], object]], clock: Clock) -> list[float]:
    taken = []
    for job in jobs:
        began = clock()
        job()
        taken.append(clock() - began)
    return taken


def ratios(above: Sequence[float], below: Sequence[float], scale: float = 1) -> tuple[float, ...]:
    """Return the ratios of what was measured in the same round.

    >>> ratios((6, 9), (2, 3), scale=10)
    (30.0, 30.0)
    """
    return tuple(scale * first / second for first, second in zip(above, below, strict=True))


def exponent(sizes: Sequence[float], values: Sequence[float]) -> float:
    """Return the power of the size that fits the values best.

    >>> exponent((1, 10, 100), (3, 300, 30_000))
    2.0
    """
    found = statistics.linear_regression([*map(math.log, sizes)], [*map(math.log, values)])
    return round(found.slope, 3)


def calls_of(job: Callable[[], object], what: str) -> int:
    """Count the calls of built-in functions with *what* in their name, while *job* runs.

    >>> calls_of(lambda: [abs(number) for number in range(7)], "builtins.abs")
    7
    """
    profile = cProfile.Profile()
    profile.runcall(job)
    return sum(
        entry.callcount
        for entry in profile.getstats()
        if isinstance(entry.code, str) and what in entry.code
    )


def noise() -> str:
    """Return why wall time means nothing on this laptop now, or "" if it is quiet."""
    if not hasattr(os, "getloadavg"):
        return "load unknown"
    waiting, cores = os.getloadavg()[0], os.cpu_count() or 1
    return "" if waiting <= _BUSY_SHARE * cores else f"loaded: {waiting:.1f} on {cores} cores"
