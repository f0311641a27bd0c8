"""What a round costs real nodes, in units of its bare messages: commit, open, both sealed by all.

Two sets of processes on the loopback, the nodes and the floor, play in turns by one clock. Then
another table of nodes plays a few rounds in which everything that each of them does is counted.
"""

import contextlib
import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.laps import IDLE_S, Laps, Schedule
from bench.rows import Goal, Row, noise, ratios
from environment import variables
from net.driver.place import lonely_meet

NAMES = ("Ann", "Ben", "Cem", "Dana", "Eva")

_EVERY_S = 0.3
_IDLE = 10
"""So many laps, for an event of once a second falls into some laps and not into others."""
_PATIENCE_S = 120.0
_COUNTED = 5


class SeatError(Exception):
    """A process of the benchmark ended early."""


class SeatProcess:
    """One process that plays a seat, and the lines sent to it and received from it."""

    def __init__(self, module: str, *arguments: object) -> None:
        self._command = [sys.executable, "-m", module, *map(str, arguments)]
        self._process = subprocess.Popen(
            self._command,
            env=variables(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def hear(self) -> Any:  # noqa: ANN401  # JSON
        """Wait for a line, and return its value."""
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise SeatError(f"{self._command[2]} ended with code {self._process.wait()}")
        return json.loads(line)

    def tell(self, value: object) -> None:
        """Send a line."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps(value) + "\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        """Kill it if it still runs."""
        self._process.kill()

    def close(self) -> None:
        """Wait until it ends."""
        with self._process:
            self.kill()


def rows(rounds: int, seats: int = 5) -> list[Row]:
    """Compare and count, and return the rows."""
    loaded = noise()
    nodes, floor = race(rounds, seats)
    counts, idle = counted(_COUNTED, seats)
    return [*time_rows(nodes, floor, loaded), *count_rows(counts, seats), *idle_rows(idle)]


def race(rounds: int, seats: int) -> tuple[list[Laps], list[Laps]]:
    """Let nodes and floor play *rounds* in turns."""
    with tempfile.TemporaryDirectory(prefix="wormup-bench-") as folder, _ended() as processes:
        nodes = _nodes(processes, Path(folder), seats)
        floor = _floor(processes, Path(folder), seats)
        begin = time.monotonic() + _EVERY_S
        _start(nodes, Schedule(begin, _EVERY_S, rounds, _IDLE))
        _start(floor, Schedule(begin + _EVERY_S / 2, _EVERY_S, rounds, _IDLE))
        return _results(nodes), _results(floor)


def counted(rounds: int, seats: int) -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    """Let nodes play *rounds*; return what each seat did in each round, and what it did idle.

    The last round is left out: nobody signs after it, so nothing marks where it ends.
    """
    with tempfile.TemporaryDirectory(prefix="wormup-bench-") as folder, _ended() as processes:
        nodes = _nodes(processes, Path(folder), seats, "count")
        _start(nodes, Schedule(time.monotonic() + _EVERY_S, _EVERY_S, rounds + 1, 0))
        results = _results(nodes)
        counts = [counts for laps in results for counts in laps.counts[:rounds]]
        return counts, [laps.idle for laps in results]


@contextlib.contextmanager
def _ended() -> Iterator[list[SeatProcess]]:
    """Collect processes, and always end them; one that is silent for long ends them all."""
    processes: list[SeatProcess] = []

    def kill() -> None:
        for process in processes:
            process.kill()

    watch = threading.Timer(_PATIENCE_S, kill)
    watch.start()
    try:
        yield processes
    finally:
        watch.cancel()
        for process in processes:
            process.close()


def _nodes(
    processes: list[SeatProcess], folder: Path, seats: int, *options: str
) -> list[SeatProcess]:
    """Seat real nodes at a table of their own; return when the first bids can be made."""
    port = lonely_meet()
    nodes = []
    for name in NAMES[:seats]:
        nodes.append(SeatProcess("bench.node", name, seats, folder / name, port, *options))
        processes.append(nodes[-1])
    for node in nodes:
        node.hear()
    return nodes


def _floor(processes: list[SeatProcess], folder: Path, seats: int) -> list[SeatProcess]:
    """Connect the processes of the floor."""
    floor = []
    for seat in range(seats):
        floor.append(SeatProcess("bench.floor", seat, seats, folder / f"floor {seat}"))
        processes.append(floor[-1])
    ports = [process.hear() for process in floor]
    for process in floor:
        process.tell(ports)
    for process in floor:
        process.hear()
    return floor


def _start(processes: Sequence[SeatProcess], schedule: Schedule) -> None:
    for process in processes:
        process.tell(asdict(schedule))


def _results(processes: Sequence[SeatProcess]) -> list[Laps]:
    return [Laps(**process.hear()) for process in processes]


def time_rows(nodes: list[Laps], floor: list[Laps], loaded: str) -> list[Row]:
    """Compare CPU and wall time of each round."""
    cpu, wall = ratios(_cpu(nodes), _cpu(floor)), ratios(_wall(nodes), _wall(floor))
    return [
        Row("round of nodes / bare messages, CPU of all", cpu, Goal.AT_MOST, 3),
        Row("round of nodes / bare messages, wall", wall, Goal.AT_MOST, 3, noisy=loaded),
    ]


def _cpu(seats: list[Laps]) -> list[float]:
    """Add up the CPU time of all seats, round by round, less what they use when idle."""
    count = len(seats[0].began)
    laps = [sum(lap) for lap in zip(*(seat.cpu for seat in seats), strict=True)]
    idle = sum(laps[count:]) / len(laps[count:])
    return [lap - idle for lap in laps[:count]]


def _wall(seats: list[Laps]) -> list[float]:
    """Measure each round from the first to begin to the last to end."""
    began = zip(*(seat.began for seat in seats), strict=True)
    ended = zip(*(seat.ended for seat in seats), strict=True)
    return [max(last) - min(first) for first, last in zip(began, ended, strict=True)]


def idle_rows(idle: list[dict[str, int]]) -> list[Row]:
    """Return how often nodes wake while people think, and how often for nothing."""
    turns = tuple(found.get("turns", 0) / IDLE_S for found in idle)
    wasted = tuple(float(found.get("wasted", 0)) for found in idle)
    return [
        Row("turns of an idle node in a second", turns, Goal.NONE),
        Row("its turns for nothing in some seconds", wasted, Goal.NEVER_MORE, 0),
    ]


def count_rows(counts: list[dict[str, int]], seats: int) -> list[Row]:
    """Compare what each seat did in each round with what the protocol needs."""
    others = seats - 1
    relays = 4 * others * (others - 1)
    wanted = (
        ("signed", "signatures a seat makes in a round", Goal.EXACTLY, 4),
        ("verified", "signatures it verifies", Goal.EXACTLY, 4 * others),
        ("fsyncs", "its fsyncs", Goal.NEVER_MORE, 4),
        ("sent", "its messages times peers", Goal.EXACTLY, 4 * others),
        ("relayed", "messages it relays", Goal.NEVER_MORE, relays),
        ("msgs frames", "frames with messages", Goal.NONE, 0),
        ("have frames", "frames that say where it is", Goal.NONE, 0),
    )
    return [
        Row(name, tuple(float(done.get(what, 0)) for done in counts), goal, limit)
        for what, name, goal, limit in wanted
    ]
