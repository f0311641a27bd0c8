"""The screen stays on while a television is watched, where the system lets us."""

import subprocess
import sys

import pytest

from gui.window.tv import awake
from gui.window.tv.awake import Awake
from net.driver.journal import journal


@pytest.fixture
def noted(monkeypatch):
    notes: list[str] = []
    monkeypatch.setattr(journal, "warning", lambda said, *values: notes.append(said % values))
    return notes


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_a_command_of_the_system_runs_until_the_end(monkeypatch, system, noted):
    wait = (sys.executable, "-c", "import sys; sys.stdin.read()")
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setitem(awake.COMMANDS, system, wait)
    screen = Awake()
    screen.begin()
    process = screen.process
    assert process is not None
    assert process.poll() is None
    screen.end()
    assert process.poll() is not None
    assert not noted


def test_without_that_command_the_journal_says_that_the_screen_may_sleep(monkeypatch, noted):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setitem(awake.COMMANDS, "linux", ("no-such-command-here",))
    screen = Awake()
    screen.begin()
    screen.end()
    assert len(noted) == 1
    assert noted[0].startswith("screen-may-sleep")


def test_a_command_that_gives_up_is_noted_too(monkeypatch, noted):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setitem(awake.COMMANDS, "linux", (sys.executable, "-c", "raise SystemExit(3)"))
    screen = Awake()
    screen.begin()
    assert screen.process is not None
    subprocess.Popen.wait(screen.process)
    screen.end()
    assert len(noted) == 1
    assert "ended with 3" in noted[0]


def test_windows_is_told_to_keep_the_screen_on_and_then_to_do_as_usual(monkeypatch):
    wishes: list[int] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(awake, "_tell_windows", wishes.append)
    screen = Awake()
    screen.begin()
    screen.end()
    assert wishes == [0x80000003, 0x80000000]
