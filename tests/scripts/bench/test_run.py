"""What scripts/bench/run.py prints."""

import importlib
import inspect
import subprocess
import sys

from bench.page import BEGIN, END
from bench.rows import Goal, Row
from bench.run import PARTS, show
from environment import ROOT
from tests.tiers import long

_ROWS = [
    Row("audit / signatures", (0.7, 0.8, 0.75), Goal.AT_LEAST, 0.9),
    Row("fsyncs", (4, 4), Goal.NEVER_MORE, 4),
    Row("wall", (3,), Goal.AT_MOST, 2, noisy="loaded: 3.0 on 2 cores"),
    Row("frames", (31, 40), Goal.NONE),
]


def test_each_row_shows_what_was_measured_its_goal_and_whether_it_is_reached(capsys):
    show(_ROWS)
    lines = capsys.readouterr().out.splitlines()
    found = {name: next(line for line in lines if name in line) for name in ("audit", "fsyncs")}
    assert all(word in found["audit"] for word in ("0.75", "0.7 .. 0.8", ">= 0.9", "NO"))
    assert all(word in found["fsyncs"] for word in ("4", "max 4", "yes"))
    assert any("loaded: 3.0 on 2 cores" in line for line in lines)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts" / "bench" / "run.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_help_has_an_example():
    assert "example: python scripts/bench/run.py --quick wormup cozy" in run("--help").stdout


def test_a_part_that_nobody_knows_is_refused_with_those_there_are():
    done = run("chess")
    assert done.returncode == 2
    assert "no part is called 'chess'; there are round, comeback," in done.stderr


@long
def test_a_page_is_written_with_a_chart_beside_it(tmp_path):
    page = tmp_path / "speed.md"
    page.write_text(f"# Speed\n{BEGIN}\n{END}\n", encoding="utf-8")
    done = run("--quick", "--runs", "2", "growth", "--write", str(page))
    assert done.returncode == 0, done.stderr
    text = page.read_text(encoding="utf-8")
    assert "Medians of 2 runs" in text
    assert text.count("| power of a game's length") == 2
    assert (tmp_path / "speed.svg").exists()


def test_a_page_without_marks_is_refused_before_anything_is_measured(tmp_path):
    page = tmp_path / "speed.md"
    page.write_text("# Speed", encoding="utf-8")
    done = run("--write", str(page))
    assert done.returncode == 2
    assert "are missing" in done.stderr
    assert "measuring" not in done.stderr


def test_every_part_has_rows_that_are_measured_so_many_rounds():
    for part in PARTS:
        rows = importlib.import_module(f"bench.{part.name}").rows
        assert "rounds" in inspect.signature(rows).parameters, part
