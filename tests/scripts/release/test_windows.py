"""The zip for Windows: what goes into it, and that nothing else does."""

import io
import re
import sys
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from environment import ROOT
from net.protocol.makers import EXTRAS
from release import archive, icon, launcher, windows, windows_setup, windows_start
from release.packing import NotMadeError


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


def test_a_starter_tells_its_name_its_version_and_what_it_asks_of_windows():
    told = launcher.resources(launcher.WINDOW, "1.2.0")
    assert 'VALUE "FileDescription", "Worm Up!"' in told
    assert "FILEVERSION 1,2,0,0" in told
    assert 'VALUE "OriginalFilename", "Worm Up.exe"' in told
    manifest = ElementTree.fromstring(launcher.MANIFEST)  # noqa: S314  # our own
    asked = {one.tag.partition("}")[2]: one.text for one in manifest.iter()}
    assert asked["longPathAware"] == "true"
    assert asked["activeCodePage"] == "UTF-8"
    assert "requestedExecutionLevel" in asked


def test_what_windows_asks_a_starter_for_is_there_under_the_number_that_it_asks_by():
    told = launcher.resources(launcher.WINDOW, "1.2.0")
    assert re.findall(r"^1 (\w+)", told, re.MULTILINE) == ["ICON", "24", "VERSIONINFO"]
    assert launcher.lacking({3, 14, 16, 24}) == ""
    assert launcher.lacking({3, 14, 16, 0x80000010}) == "manifest"


def test_an_icon_holds_a_picture_for_each_of_its_sizes():
    face = b"\x89PNG face"
    made = launcher.ico(lambda px: face if px == 256 else icon.png(px))
    count = int.from_bytes(made[4:6], "little")
    entries = [made[6 + 16 * at : 22 + 16 * at] for at in range(count)]
    assert [one[0] for one in entries] == [16, 32, 48, 0]
    size, place = (int.from_bytes(entries[-1][at : at + 4], "little") for at in (8, 12))
    assert made[place : place + size] == face


@pytest.mark.parametrize("sentence", ["First unpack the whole zip", "a semicolon (;) in its name"])
def test_where_nothing_can_be_found_what_to_do_is_said_in_each_language_of_the_program(sentence):
    text = launcher.STARTER.read_text("utf-8")
    (table,) = (part for part in text.split("};") if sentence in part)
    languages = {folder.stem for folder in (ROOT / "gui" / "translations").glob("*.po")}
    assert len(set(re.findall(r"\{(LANG_\w+),", table))) == len(languages) + 1


def test_modules_and_pictures_are_in_one_archive_and_all_else_lies_beside_it(tmp_path, monkeypatch):
    python = Path(sys.executable)
    monkeypatch.setattr(windows, "own_python", lambda _: python)
    files = dict.fromkeys(["windows_start.py", "release/archive.py", "gui/a.py"], b"x = 1\n")
    files |= dict.fromkeys(["lib/zmq/_zmq.py", "lib/zmq/_zmq.pyd"], b"x = 1\n")
    files |= {"gui/a/b.svg": b"<svg/>", "gui/a.ttf": b"letters"}
    made = windows.packed(files, tmp_path)
    assert sorted(made) == [
        *("code.zip", "gui/a.ttf", "lib/zmq/_zmq.pyd", "release/archive.pyc", "windows_start.pyc")
    ]
    with zipfile.ZipFile(io.BytesIO(made["code.zip"])) as code:
        assert code.namelist() == ["gui/a.pyc", "gui/a/b.svg"]
        assert code.read("gui/a/b.svg") == b"<svg/>"
    assert made == windows.packed(files, tmp_path)


def test_the_installer_needs_the_zip_and_its_tool(tmp_path, monkeypatch):
    with pytest.raises(NotMadeError, match="make windows before it"):
        windows_setup.build(tmp_path, tmp_path, "1")
    (tmp_path / windows.name("1")).touch()
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(NotMadeError, match="install nsis"):
        windows_setup.build(tmp_path, tmp_path, "1")


def test_the_uninstaller_takes_away_all_that_lies_beside_the_program_and_no_more():
    text = Path(windows_setup.__file__).with_name("setup.nsi").read_text("utf-8")
    beside = {"Worm Up.exe", "wormup-lan.exe", "READ ME.txt", "Add to start menu.cmd", *EXTRAS}
    removed = re.findall(r'^  (?:Delete|RMDir /r) "\$INSTDIR\\(.+)"$', text, re.MULTILINE)
    assert {*removed} == {*beside, "program", "licences", "Uninstall.exe"}
    assert "RequestExecutionLevel user" in text
    assert "*" not in "".join(removed)


def test_half_an_unpacked_zip_is_told_in_a_sentence(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(windows_start, "__file__", str(tmp_path / "windows_start.pyc"))
    monkeypatch.setattr(sys, "frozen", False, raising=False)
    monkeypatch.setattr(archive, "install", lambda _: None)
    listed = (
        "worm-up-parts-1\n1 windows-x64\nWorm Up/program/parts.txt\n644 - 5 program/core/thing.py\n"
    )
    (tmp_path / "parts.txt").write_text(listed, encoding="utf-8")
    assert windows_start.main() == 2
    assert "core/thing.py is missing or cut off" in capsys.readouterr().err


def test_without_the_archive_the_program_says_that_it_is_missing(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(windows_start, "__file__", str(tmp_path / "windows_start.pyc"))
    monkeypatch.setattr(sys, "frozen", False, raising=False)
    assert windows_start.main() == 2
    assert "code.zip is missing or cut off" in capsys.readouterr().err
