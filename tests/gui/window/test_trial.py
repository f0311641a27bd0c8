"""The window that opens by itself for `selftest`."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from gui.window import trial
from gui.window.trial import colours

ROOT = Path(__file__).parents[3]


def test_it_says_one_line_about_itself_and_closes(tmp_path):
    command = [sys.executable, "-P", "-m", "gui.cli", "window", "--trial", "--loopback"]
    meet = str(41_000 + os.getpid() % 15_000)
    done = subprocess.run(
        [*command, "--data", str(tmp_path), "--meet", meet],
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (line,) = done.stdout.splitlines()
    found = json.loads(line)
    assert found["missing"] == []
    assert found["letters"] == ["DynaPuff", "Nunito"]
    assert found["platform"] == "offscreen"
    assert found["colours"] > 500


def test_the_option_for_it_is_no_option_for_people():
    done = subprocess.run(
        [sys.executable, "-P", "-m", "gui.cli", "window", "--help"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "--trial" not in done.stdout


def test_a_plug_in_that_is_not_there_is_told_in_words():
    assert trial._trouble("libqnothing") == "The shared library was not found."


def test_an_empty_page_has_one_colour_and_a_painted_one_more():
    page = QImage(64, 64, QImage.Format.Format_RGB32)
    page.fill(QColor("white"))
    assert colours(page) == 1
    page.setPixelColor(8, 8, QColor("black"))
    assert colours(page) == 2


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="there is one kind of screen")
@pytest.mark.parametrize(
    ("here", "tried"),
    [
        ({}, []),
        ({"DISPLAY": ":0"}, ["libqxcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["libqwayland", "libqxcb"]),
    ],
)
def test_only_the_screens_that_are_here_are_tried(monkeypatch, here, tried):
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.setenv(variable, here.get(variable, ""))
    assert trial._screens() == tried


def test_a_kind_of_screen_that_is_not_there_is_named_without_its_folder():
    said = trial._trouble("libqnothing")
    assert said
    assert str(ROOT) not in said
