"""The Windows zip under Wine, where Wine can be had, and what is told where it cannot."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path, PureWindowsPath

import pytest

import environment
from release import wine, wine_house
from release.trying import PLACE
from tests.tiers import long

IS_REQUIRED = os.environ.get("WORMUP_WINE") == "required"
NEEDS_WINE = pytest.mark.skipif(not IS_REQUIRED and bool(wine.lacking()), reason=wine.lacking())


@long
@NEEDS_WINE
@pytest.mark.timeout(3600)
def test_the_zip_does_under_wine_all_that_wine_can_show():
    command = [sys.executable, wine.__file__]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_wine_s_system_needs_and_is_not_here_is_named(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr("shutil.which", lambda tool: None if tool == "Xvfb" else tool)
    assert wine.lacking() == "missing here: Xvfb"
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert "root" in wine.lacking()


@pytest.mark.skipif(bool(wine.lacking()), reason=wine.lacking())
def test_what_is_started_ends_with_us_even_if_we_are_killed():
    read, write = os.pipe()
    code = (
        f"import subprocess; subprocess.call({[*wine.ALONE, 'sh', '-c', 'echo; exec sleep 999']})"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=write) as ours:
        os.close(write)
        assert os.read(read, 1) == b"\n"
        ours.kill()
    assert os.read(read, 1) == b"", "nobody holds the other end any more"
    os.close(read)


@pytest.fixture
def house(tmp_path):
    return wine_house.House(tmp_path)


def test_a_build_for_linux_plays_there_in_place_of_the_clone(house, tmp_path):
    assert house.linux[0] == sys.executable
    program = tmp_path / "made" / "wormup-lan-1-linux-x64" / "wormup-lan"
    program.parent.mkdir(parents=True)
    program.write_text("a program")
    packed = shutil.make_archive(str(tmp_path / "build"), "xztar", tmp_path / "made")
    for _ in range(2):
        house.unpack_linux(Path(packed))
    (started,) = house.linux
    assert Path(started).read_text() == "a program"


def test_only_the_module_that_wine_lacks_something_of_changes_and_no_size(house, tmp_path):
    with zipfile.ZipFile(tmp_path / "code.zip", "w") as code:
        code.writestr("net/driver/connections.pyc", b"as it is on Windows")
        code.writestr("net/driver/node.pyc", b"another")
    with zipfile.ZipFile(tmp_path / "x.zip", "w") as packed:
        packed.write(tmp_path / "code.zip", "Worm Up 1/program/code.zip")
    home = house.unpack(tmp_path / "x.zip", b"as Wine wants it")
    assert home == PureWindowsPath("C:/games", PLACE, "Worm Up 1")
    made = house.path(home / "program" / "code.zip")
    assert made.stat().st_size == (tmp_path / "code.zip").stat().st_size
    with zipfile.ZipFile(made) as code:
        assert code.read("net/driver/connections.pyc") == b"as Wine wants it\0\0\0"
        assert code.read("net/driver/node.pyc") == b"another"


def test_the_option_that_wine_lacks_is_the_only_line_that_goes_out():
    ours = wine_house.without_maxrt().splitlines()
    theirs = (
        Path(environment.ROOT, "net", "driver", "connections.py").read_text("utf-8").splitlines()
    )
    (changed,) = [pair for pair in zip(ours, theirs, strict=True) if pair[0] != pair[1]]
    assert [line.strip() for line in changed] == ["pass", "target.tcp_maxrt = 4000"]


def test_a_program_of_windows_gets_none_of_our_variables(house, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "/ours")
    command = house.windows("thing.exe", folder=PureWindowsPath("C:/place"), EXTRA="1")
    assert command[command.index("env") + 1] == "-i"
    assert not [word for word in command if "ours" in word]
    assert "EXTRA=1" in command
    assert command[command.index("-C") + 1].endswith("drive_c/place")
