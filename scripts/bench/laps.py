"""What the seats of a benchmark have in common: they play a round at a set time.

Law: all processes read the same clock, so nobody waits for a starter. CPU time is counted from one
start to the next, so that all that follows from a round is in it.
"""

import itertools
import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field

IDLE_S = 3.0


@dataclass(frozen=True, slots=True)
class Schedule:
    """When rounds start, by the monotonic clock; the *idle* laps at the end have no round."""

    begin: float
    every: float
    rounds: int
    idle: int


@dataclass(frozen=True, slots=True)
class Laps:
    """What a seat measured: CPU seconds of each lap, and when each round began and ended."""

    cpu: list[float]
    began: list[float]
    ended: list[float]
    counts: list[dict[str, int]]
    """How often each thing was done in each round, by name, if that was counted."""
    idle: dict[str, int] = field(default_factory=dict)
    """How often each thing was done in `IDLE_S` without a round, if that was counted."""


def run_laps(schedule: Schedule, play: Callable[[], float]) -> Laps:
    """Play all rounds; *play* returns the time at which its round ended."""
    marks, began, ended = [], [], []
    for lap in range(schedule.rounds + schedule.idle + 1):
        time.sleep(max(0.0, schedule.begin + lap * schedule.every - time.monotonic()))
        marks.append(time.process_time())
        if lap < schedule.rounds:
            began.append(time.monotonic())
            ended.append(play())
    cpu = [after - before for before, after in itertools.pairwise(marks)]
    return Laps(cpu, began, ended, [])


def say(value: object) -> None:
    """Send *value* to bench.round, as one line."""
    print(json.dumps(value), flush=True)


def say_laps(laps: Laps) -> None:
    """Send bench.round what was measured."""
    say(asdict(laps))


def ask_numbers() -> list[int]:
    """Receive a list of numbers from bench.round."""
    return [int(number) for number in json.loads(sys.stdin.readline())]


def ask_schedule() -> Schedule:
    """Receive from bench.round when to play."""
    return Schedule(**json.loads(sys.stdin.readline()))
