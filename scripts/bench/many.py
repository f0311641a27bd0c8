"""What many logs cost the command ``audit``, in units of what one costs it.

Law: the command runs as a person starts it. Its memory is that of its largest process.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.comeback import WATCH
from bench.race import Recorded, record_race
from bench.rows import Goal, Row, in_turns, noise, ratios
from core.table.log import read
from environment import ROOT, variables
from gui.report.judged import replay_of
from gui.report.key_history import KeyHistory
from gui.terminal.audit_command import Auditor
from net.driver.processes import shared_out
from net.driver.verifying import verify_on_all_cores

_MANY, _SOME = 200, 40
_SHARE = 0.8
"""Of so many cores as there are, this part is to be felt."""


def rows(rounds: int, seats: int = 5, most: int = _MANY) -> list[Row]:
    """Compare many logs with one, and all cores with one; a single round takes fewer logs."""
    race = record_race(seats)
    many = min(most, _MANY if rounds > 1 else _SOME)
    with tempfile.TemporaryDirectory(prefix="wormup-bench-") as place:
        one, all_ = Path(place) / "one", Path(place) / "many"
        (log,) = written(one, race, 1)
        logs = written(all_, race, many)
        found = cores_rows(log, logs[:_SOME], rounds)
        if sys.platform != "win32":  # Windows does not report what a child process has used
            found += command_rows(one, all_, rounds, many)
    return found


def written(folder: Path, race: Recorded, count: int) -> list[Path]:
    """Return *count* files with the log of *race*, each in a folder of its own, as games are."""
    files = [folder / f"{number:03}" / "log" for number in range(count)]
    for file in files:
        file.parent.mkdir(parents=True)
        file.write_bytes(race.log)
    return files


def cores_rows(log: Path, logs: Sequence[Path], rounds: int) -> list[Row]:
    """Compare one core with all, for one log and for many."""
    cores, file = os.cpu_count() or 1, read(log.read_bytes())
    alone, together = in_turns(
        rounds,
        lambda: replay_of(file),
        lambda: replay_of(file, verify_on_all_cores),
        clock=time.perf_counter,
    )
    single, shared = in_turns(
        rounds, audited(logs, 1), audited(logs, cores), clock=time.perf_counter
    )
    loaded = noise() if cores > 1 else "one core"
    names = (
        f"one log by one core / by all {cores}",
        f"{len(logs)} logs by one core / by all {cores}",
    )
    return [
        Row(f"{names[0]}, wall", ratios(alone, together), Goal.AT_LEAST, 1.6, noisy=loaded),
        Row(f"{names[1]}, wall", ratios(single, shared), Goal.AT_LEAST, _SHARE * cores, loaded),
    ]


def audited(logs: Sequence[Path], count: int) -> Callable[[], None]:
    """Return an audit of *logs* by *count* processes."""

    def audit() -> None:
        with shared_out(Auditor(KeyHistory(), is_measured=False).outcome, logs, count) as outcomes:
            assert sum(1 for _ in outcomes) == len(logs)

    return audit


def command_rows(one: Path, all_: Path, rounds: int, many: int) -> list[Row]:
    """Compare how soon the command says a word, and its memory."""
    loaded = noise()
    pairs = [(command(one), command(all_)) for _ in range(rounds)]
    (waits, most), (waits_all, most_all) = (
        zip(*found, strict=True) for found in zip(*pairs, strict=True)
    )
    said, held = f"first line on {many} logs / on one, wall", f"memory for {many} logs / for one"
    return [
        Row(said, ratios(waits_all, waits), Goal.AT_MOST, 1.5, noisy=loaded),
        Row(held, ratios(most_all, most), Goal.AT_MOST, 1.3),
    ]


def command(folder: Path) -> tuple[float, float]:
    """Audit *folder*; return the seconds to the first line, and the memory of the process."""
    audit = [sys.executable, "-m", "gui.cli", "audit", str(folder), "--data", str(folder / "none")]
    began = time.monotonic()
    with subprocess.Popen(
        [sys.executable, "-S", "-c", WATCH, *audit],
        cwd=ROOT,
        env=variables(),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        first = process.stdout.readline()
        waited = time.monotonic() - began
        *_, last = process.stdout
    assert "everything checks" in first, first
    assert process.returncode == 0
    return waited, float(last)
