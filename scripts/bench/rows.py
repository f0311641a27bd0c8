"""What a benchmark tells: one row a comparison, its goal, and whether that is reached.

Law: a ratio compares what was measured in turns within one run, in CPU time unless the row says
wall; a count is exact. Seconds of this laptop appear nowhere.
"""

import cProfile
import gc
import os
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

_BUSY_SHARE = 0.75
"""Above so many waiting programs a core, wall time says more of them than of us."""


class Goal(Enum):
    """How a value meets its goal; the value is its sign."""

    AT_LEAST = ">="
    AT_MOST = "<="
    EXACTLY = "="
    """Each time: this is a count."""
    NEVER_MORE = "max"
    """Not once more: this is a count too."""
    NONE = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One thing measured several times; *noisy* says why it is not judged, "" if it is."""

    name: str
    values: tuple[float, ...]
    goal: Goal
    limit: float = 0.0
    noisy: str = ""

    @property
    def middle(self) -> float:
        """The median of what was measured."""
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
        """Tell whether the goal is reached; None where there is none, or too much noise.

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
        """Say whether the goal is reached."""
        words = {True: "yes", False: "NO", None: self.noisy}
        return words[self.is_reached]

    def plain(self) -> dict[str, object]:
        """Give the row to programs."""
        low, high = self.spread
        return {
            "name": self.name,
            "measured": self.middle,
            "spread": [low, high],
            "goal": f"{self.goal.value} {self.limit:g}" if self.goal is not Goal.NONE else None,
            "reached": self.is_reached,
            "noisy": self.noisy,
        }


def in_turns(rounds: int, *jobs: Callable[[], object]) -> list[tuple[float, ...]]:
    """Run *jobs* in turns; tell for each its CPU seconds, one a round, after a warming-up.

    What the benchmark itself holds is frozen: jobs shall not pay for collecting around it.
    """
    for job in jobs:
        job()
    gc.collect()
    gc.freeze()
    taken = [_timed(jobs) for _ in range(rounds)]
    gc.unfreeze()
    return [tuple(column) for column in zip(*taken, strict=True)]


def _timed(jobs: Sequence[Callable[[], object]]) -> list[float]:
    taken = []
    for job in jobs:
        began = time.process_time()
        job()
        taken.append(time.process_time() - began)
    return taken


def ratios(above: Sequence[float], below: Sequence[float], scale: float = 1) -> tuple[float, ...]:
    """Divide what was measured in the same round.

    >>> ratios((6, 9), (2, 3), scale=10)
    (30.0, 30.0)
    """
    return tuple(scale * first / second for first, second in zip(above, below, strict=True))


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
    """Say why wall time means nothing on this laptop now, or "" if it is quiet."""
    if not hasattr(os, "getloadavg"):
        return "load unknown"
    waiting, cores = os.getloadavg()[0], os.cpu_count() or 1
    return "" if waiting <= _BUSY_SHARE * cores else f"loaded: {waiting:.1f} on {cores} cores"
