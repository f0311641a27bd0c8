"""What scripts/check.py runs and how it sums up."""

import subprocess
import sys
from pathlib import Path

import pytest

from check import Stage, installed_pythons, perform, repairs, stages
from environment import PYTHONS


def test_the_tests_come_last():
    names = [
        stage.name for stage in stages(Path("bin/python"), long=False, chosen=None, colour=False)
    ]
    assert names == ["format", "lint", "types", "contracts", "builds", "tests"]


def test_the_long_tier_tries_the_folder_for_linux_too():
    short, long = (
        stages(Path("bin/python"), long=long, chosen=None, colour=False) for long in (False, True)
    )
    assert [one.command for one in short if one not in long] == [short[4].command]
    assert long[4].command == [*short[4].command, "linux"]


def test_what_is_repaired_is_judged_afterwards():
    repaired = [stage.command[3:-1] for stage in repairs(Path("bin/python"))]
    assert repaired == [["check", "--fix-only"], ["format"]]


def test_a_choice_of_tests_leaves_the_other_stages_as_they_are():
    python = Path("bin/python")
    every = stages(python, long=False, chosen=None, colour=False)
    some = stages(python, long=False, chosen="swing", colour=False)
    assert some[:-1] == every[:-1]
    assert some[-1].command == [*every[-1].command, "-k", "swing"]


def test_a_stage_is_judged_by_its_exit_code_and_keeps_its_last_line():
    good = perform(Stage("x", [sys.executable, "-c", "print('a\\n3 passed\\n')"]), long=False)
    bad = perform(Stage("x", [sys.executable, "-c", "raise SystemExit(3)"]), long=False)
    assert (good.passed, good.last_line, bad.passed) == (True, "3 passed", False)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell what processes took")
def test_what_a_stage_and_all_that_it_starts_took_of_processors_is_told():
    work = "import time\nwhile time.process_time() < 0.2: pass"
    nested = f"import subprocess, sys; subprocess.call([sys.executable, '-c', {work!r}])"
    outcome = perform(Stage("x", [sys.executable, "-c", nested]), long=False)
    assert outcome.processor_s >= 0.2
    assert outcome.line().endswith(" s of processors")


def test_a_stage_never_waits_for_the_keyboard():
    outcome = perform(Stage("x", [sys.executable, "-c", "input()"]), long=False)
    assert "EOFError" in outcome.last_line


def test_soak_tests_are_asked_for_by_the_environment():
    code = "import os; print(os.environ['WORMUP_LONG'])"
    assert perform(Stage("x", [sys.executable, "-c", code]), long=True).last_line == "1"


def test_what_one_process_has_compiled_the_others_take(monkeypatch):
    """Whatever the one who calls it prefers: compiling is a third of the minutes of a check."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    code = "import sys; print(sys.dont_write_bytecode)"
    assert perform(Stage("x", [sys.executable, "-c", code]), long=False).last_line == "False"


def test_every_installed_python_that_the_program_is_for_is_found_by_its_version():
    found = installed_pythons()
    assert found.keys() <= set(PYTHONS)
    asked = "import sys; print('{}.{}'.format(*sys.version_info))"
    for version, interpreter in found.items():
        done = subprocess.run([interpreter, "-c", asked], check=True, capture_output=True)
        assert done.stdout.decode().strip() == version
