"""The window in `selftest`: what it lacks is found and told in a sentence."""

import os
import sys
from pathlib import Path

import pytest

from gui.terminal.trial_window import WindowError, judge, try_window

ROOT = Path(__file__).parents[3]
GOOD = {"qt": "6.11.3", "missing": [], "colours": 1000, "screens": {"libqxcb": ""}}


def test_a_window_opens_here():
    assert "Qt 6." in try_window(60)


def test_a_laptop_without_the_window_library_is_told_what_is_missing(tmp_path, monkeypatch):
    (tmp_path / "PySide6").mkdir()
    broken = "raise ImportError('libEGL.so.1: cannot open shared object file')"
    (tmp_path / "PySide6" / "__init__.py").write_text(broken)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), str(ROOT))))
    with pytest.raises(WindowError) as caught:
        try_window(60)
    assert str(caught.value) == (
        "the window does not open (ImportError: libEGL.so.1: cannot open shared object file):"
        " install what is missing there, or the program again"
    )


def test_a_window_that_crashes_without_a_word_is_told_by_its_exit_code(monkeypatch):
    command = [sys.executable, "-c", "import os; os._exit(7)"]
    monkeypatch.setattr("gui.terminal.trial_window.self_command", lambda: command)
    with pytest.raises(WindowError, match=r"does not open \(exit code 7\)"):
        try_window(60)


def test_a_window_that_does_not_come_in_time_is_given_up(monkeypatch):
    command = [sys.executable, "-c", "import threading; threading.Event().wait()"]
    monkeypatch.setattr("gui.terminal.trial_window.self_command", lambda: command)
    with pytest.raises(WindowError, match="did not open within 0 s"):
        try_window(0)


@pytest.mark.parametrize(
    ("found", "code", "said"),
    [
        ({"missing": ["Nunito"]}, 0, "the letters Nunito are missing"),
        ({"colours": 1}, 0, "the first page stays empty"),
        ({}, 3, "ended with exit code 3"),
        ({"screens": {"libqxcb": "libxcb-cursor.so.0: cannot open"}}, 0, "libxcb-cursor0"),
        ({"screens": {"qwindows": "no such plug-in"}}, 0, r"shown here \(no such plug-in\)"),
    ],
)
def test_a_window_that_lacks_something_is_told_so(found, code, said):
    with pytest.raises(WindowError, match=said):
        judge(GOOD | found, code)


@pytest.mark.parametrize(
    ("screens", "said"),
    [
        ({"libqxcb": ""}, "a window opens, paints its first page and closes"),
        ({"libqwayland": "missing", "libqxcb": ""}, "paints its first page and closes"),
        ({}, "but here is no screen to show it"),
    ],
)
def test_one_kind_of_screen_is_enough_and_none_is_no_fault(screens, said):
    assert said in judge(GOOD | {"screens": screens}, 0)
