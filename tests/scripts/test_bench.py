"""What scripts/bench.py prints."""

import subprocess
import sys

import bench
from bench_rows import Goal, Row
from environment import ROOT

_ROWS = [
    Row("audit / signatures", (0.7, 0.8, 0.75), Goal.AT_LEAST, 0.9),
    Row("fsyncs", (4, 4), Goal.NEVER_MORE, 4),
    Row("wall", (3,), Goal.AT_MOST, 2, noisy="loaded: 3.0 on 2 cores"),
    Row("frames", (31, 40), Goal.NONE),
]


def test_each_row_shows_what_was_measured_its_goal_and_whether_it_is_reached(capsys):
    bench.show(_ROWS)
    lines = capsys.readouterr().out.splitlines()
    found = {name: next(line for line in lines if name in line) for name in ("audit", "fsyncs")}
    assert all(word in found["audit"] for word in ("0.75", "0.7 .. 0.8", ">= 0.9", "NO"))
    assert all(word in found["fsyncs"] for word in ("4", "max 4", "yes"))
    assert any("loaded: 3.0 on 2 cores" in line for line in lines)


def test_help_has_an_example():
    command = [sys.executable, str(ROOT / "scripts" / "bench.py"), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "example: python scripts/bench.py --quick" in done.stdout
