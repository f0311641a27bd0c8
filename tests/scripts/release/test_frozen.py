"""PyInstaller is called with fixed chance and time, and its failure is told in its own words."""

import shutil
import subprocess
import sys

import pytest

from release import frozen
from release.packing import EPOCH, NotMadeError


@pytest.fixture
def pyinstaller(monkeypatch):
    """Return what PyInstaller is called with; it fails."""
    called: dict[str, object] = {}

    def run(command, *, env, **_more):
        called.update(command=command, env=env)
        return subprocess.CompletedProcess(command, 1, "", "no space left on the disk")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(shutil, "which", lambda _name: "objcopy")
    return called


def test_its_failure_is_told_in_its_own_words(pyinstaller, tmp_path):
    with pytest.raises(NotMadeError, match="no space left on the disk"):
        frozen.freeze(tmp_path)


def test_neither_chance_nor_time_nor_a_foreign_path_gets_in(pyinstaller, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "/strangers")
    with pytest.raises(NotMadeError):
        frozen.freeze(tmp_path)
    env = pyinstaller["env"]
    assert (env["PYTHONHASHSEED"], env["SOURCE_DATE_EPOCH"]) == ("0", str(EPOCH))
    assert "/strangers" not in env["PYTHONPATH"]


def test_without_the_tool_that_it_needs_it_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(NotMadeError, match="install binutils"):
        frozen.freeze(tmp_path)
