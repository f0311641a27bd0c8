"""The zip for Windows: what goes into it, and that nothing else does."""

import sys
import zipfile
from pathlib import Path

import pip
import pytest

from release import icon, launcher, windows, windows_start
from release.packing import NotMadeError

STUB = Path(pip.__file__).with_name("_vendor") / "distlib" / "w64.exe"


def test_a_library_that_nothing_is_linked_with_stays_out(tmp_path, monkeypatch):
    links = {"QtCore.pyd": ["one.dll"], "One.dll": ["TWO.dll"], "three.dll": ["one.dll"]}
    monkeypatch.setattr(launcher, "linked_with", lambda file: links.get(file.name, []))
    (tmp_path / "PySide6").mkdir()
    for name in ("QtCore.pyd", "One.dll", "two.dll", "three.dll", "__init__.py"):
        (tmp_path / "PySide6" / name).touch()
    found = sorted(name.removeprefix("PySide6/") for name in windows.libraries(tmp_path))
    assert found == ["One.dll", "QtCore.pyd", "__init__.py", "two.dll"]


def test_a_path_that_windows_may_find_too_long_stops_the_release(tmp_path, monkeypatch):
    monkeypatch.setattr(windows, "contents", lambda *_: {"x" * (windows.LONGEST_PATH + 1): b""})
    with pytest.raises(NotMadeError, match="characters"):
        windows.build(tmp_path, tmp_path, "1")


def test_the_program_is_all_there_and_looked_into_nowhere_else():
    files = windows.ours()
    assert {
        "core/table/table.py",
        "gui/cli.py",
        "gui/translations/de/LC_MESSAGES/wormup.mo",
    } <= files.keys()
    assert not [name for name in files if name.endswith((".po", ".typed"))]
    assert windows.PTH.split() == ["python313.zip", ".", "lib"]


def test_texts_are_as_windows_reads_them_wherever_it_speaks():
    for text in (windows.READ_ME, windows.START_MENU):
        assert "\n" not in windows.text_of_windows(text).decode("ascii").replace("\r\n", "")


@pytest.mark.skipif(not STUB.exists(), reason="this pip carries no launchers")
def test_a_launcher_has_our_face_names_its_python_and_starts_us(tmp_path):
    face = b"\x89PNG face"
    drawn = launcher.Icon(lambda px: face if px == 256 else icon.png(px))
    program = launcher.made(STUB.read_bytes(), "pythonw.exe", drawn)
    assert face in program
    assert b"Simple Launcher" not in program.replace(b"\0", b"")
    assert b"#!<launcher_dir>\\program\\pythonw.exe -X utf8\n" in program
    (tmp_path / "made.exe").write_bytes(program)
    with zipfile.ZipFile(tmp_path / "made.exe") as packed:
        assert sorted(packed.namelist()) == [
            "__main__.py",
            "release/__init__.py",
            "release/entry.py",
        ]
    assert "KERNEL32.dll" in launcher.linked_with(tmp_path / "made.exe")
    assert program == launcher.made(STUB.read_bytes(), "pythonw.exe", drawn)


def test_half_an_unpacked_zip_is_told_in_a_sentence(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python.exe"))
    listed = (
        "worm-up-parts-1\n1 windows-x64\nWorm Up/program/parts.txt\n644 - 5 program/core/thing.py\n"
    )
    (tmp_path / "parts.txt").write_text(listed, encoding="utf-8")
    assert windows_start.main() == 2
    assert "core/thing.py is missing or cut off" in capsys.readouterr().err
