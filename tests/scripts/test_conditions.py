"""The conditions under which the check is tried are what they say, and end with their run."""

import json
import os
import signal
import subprocess
import sys

import psutil
import pytest

if sys.platform == "win32":
    pytest.skip("its conditions are those of Unix", allow_module_level=True)

import conditions
from conditions import BUSY, CONDITIONS, PLAN, Run, perform
from tests.until import until
from tests.world import HANG_S

_TELL = """
import json, os, signal
deaf = [one.name for one in signal.Signals if signal.getsignal(one) is signal.SIG_IGN]
print(json.dumps([sorted(deaf), os.nice(0), dict(os.environ)]))
"""


def told(name: str) -> tuple[list[str], int, dict[str, str]]:
    """Return what a process sees under a condition: signals ignored, niceness, variables."""
    with CONDITIONS[name]() as start:
        tell = [*start.before, sys.executable, "-c", _TELL]
        inside = {**os.environ, **start.variables}
        done = subprocess.run(tell, env=inside, check=True, capture_output=True)
    deaf, niceness, variables = json.loads(done.stdout)
    return deaf, niceness, variables


def test_a_job_in_the_background_is_deaf_to_ctrl_c_and_to_a_closed_terminal():
    assert {"SIGINT", "SIGHUP", "SIGQUIT"} <= set(told("background")[0])
    assert "SIGINT" not in told("quiet")[0]


def test_a_nice_run_is_nice():
    assert told("nice")[1] == min(19, os.nice(0) + 15)


def test_folders_words_and_hours_are_others():
    folder = told("elsewhere")[2]["XDG_DATA_HOME"]
    assert not folder.startswith(os.environ["HOME"])
    assert told("c_locale")[2]["LC_ALL"] == "C"
    assert told("german")[2]["LANGUAGE"] == "de"
    assert told("chatham")[2]["TZ"] == "Pacific/Chatham"


def test_those_that_compute_beside_a_run_end_with_it():
    before = {one.pid for one in psutil.Process().children()}
    with CONDITIONS["busy"]():
        there = {one.pid for one in psutil.Process().children()} - before
        assert len(there) == BUSY
    assert not there & {one.pid for one in psutil.Process().children()}


def test_each_run_says_how_it_ended_and_what_it_printed_is_kept(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(conditions, "_KEPT", tmp_path)
    monkeypatch.setattr(conditions, "_PYTEST", 'printf "%s\\n" "$*"; exit 3')
    assert perform(Run("quiet", 2, ("some words",))) == 2
    said = capsys.readouterr().out
    assert "quiet 2/2: some words: RED (3), " in said
    assert said.splitlines()[1].endswith(" some words")
    assert (tmp_path / "quiet-2.txt").read_text("utf-8").endswith(" some words\n")


_LONG = """
import sys, pathlib, conditions
conditions._PYTEST, conditions._KEPT = "sleep 999 & sleep 999", pathlib.Path(sys.argv.pop(1))
sys.exit(conditions.main())
"""


_ALL = BUSY + 3
"""Those that compute, and the run: a shell and both that it started."""


def test_a_run_that_is_ended_leaves_nobody_behind(tmp_path):
    within = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    told = [sys.executable, "-c", _LONG, str(tmp_path), "busy", "--pytest", "x"]
    run = psutil.Popen(told, env=within)
    there: list[psutil.Process] = []

    def all_run() -> bool:
        there[:] = run.children(recursive=True)
        return len(there) == _ALL

    until(all_run, "all that run")
    run.terminate()
    assert run.wait() == 128 + signal.SIGTERM
    assert not psutil.wait_procs(there, timeout=HANG_S)[1]


def test_all_conditions_are_in_the_plan():
    assert {run.condition for run in PLAN} == set(CONDITIONS)
