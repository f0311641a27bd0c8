"""The folder for Linux: its name, its menu entry and the glibc that it asks for."""

import configparser
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest

from release import icon, linux
from release.packing import NotMadeError

ENTRY = Path(linux.__file__).with_name(linux.MENU_ENTRY)
AWKWARD = 'Jürgen\'s "Spiele" 100% $HOME `x` a\\b'

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="this build is for Linux")


@pytest.mark.parametrize(("machine", "told"), [("x86_64", "x64"), ("aarch64", "arm64")])
def test_the_archive_is_named_after_the_machine(monkeypatch, machine, told):
    monkeypatch.setattr(platform, "machine", lambda: machine)
    assert linux.name("1.2") == f"wormup-lan-1.2-linux-{told}"


def test_the_newest_glibc_that_any_file_asks_for_is_found(tmp_path):
    (tmp_path / "a.so").write_bytes(b"\0GLIBC_2.34\0GLIBC_2.4\0")
    (tmp_path / "b.so").write_bytes(b"\0GLIBC_2.17\0GLIBC_PRIVATE\0GLIBC_2.99 in a sentence")
    assert linux.newest_glibc(tmp_path) == 34


def test_a_build_without_the_library_that_many_laptops_lack_is_refused(tmp_path):
    with pytest.raises(NotMadeError, match="install libxcb-cursor0"):
        linux.require(tmp_path)
    (tmp_path / "_internal").mkdir()
    (tmp_path / "_internal" / "libxcb-cursor.so.0").touch()
    linux.require(tmp_path)


def _entry(folder, home, *words):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ENTRY.name).write_bytes(ENTRY.read_bytes())
    inside = {**os.environ, "HOME": str(home)}
    inside.pop("XDG_DATA_HOME", None)
    command = ["sh", str(folder / ENTRY.name), *words]
    done = subprocess.run(command, env=inside, capture_output=True, text=True, check=True)
    return done.stdout, home / ".local/share/applications/wormup-lan.desktop"


def _unquoted(command):
    """Read Exec as the Desktop Entry Specification says: first as a text, then its quotes."""
    text = command.replace("\\\\", "\\")
    assert (text[0], text[-1]) == ('"', '"')
    return re.sub(r"\\(.)", r"\1", text[1:-1]).replace("%%", "%")


def test_the_menu_entry_starts_the_program_from_a_folder_with_any_name(tmp_path):
    folder = tmp_path / AWKWARD
    said, file = _entry(folder, tmp_path / "home")
    read = configparser.RawConfigParser()
    read.read(file, encoding="utf-8")
    entry = dict(read["Desktop Entry"])
    assert _unquoted(entry["exec"]) == str(folder / "wormup-lan")
    assert entry["icon"].replace("\\\\", "\\") == str(folder / "worm-up.png")
    assert (entry["type"], entry["name"], entry["terminal"]) == ("Application", "Worm Up!", "false")
    assert "leave the folder where it is" in said


def test_the_menu_entry_goes_away_again(tmp_path):
    _, file = _entry(tmp_path, tmp_path / "home")
    assert file.exists()
    said, _ = _entry(tmp_path, tmp_path / "home", "--remove")
    assert said == "Worm Up! is no longer in the menu.\n"
    assert not file.exists()


def test_the_icon_is_a_square_picture_and_the_same_each_time():
    drawn = icon.png(64)
    assert drawn == icon.png(64)
    assert drawn[:8] == b"\x89PNG\r\n\x1a\n"
    assert drawn[16:24] == (64).to_bytes(4, "big") * 2
