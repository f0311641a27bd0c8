"""The app for Macs, as far as it can be put together of small things; the real one is @long."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from environment import ROOT
from net.protocol.parts import parse
from release import mac_app, mac_check, mac_python, mac_sources, mac_start, mac_stubs, mach_o
from release.packing import NotMadeError
from tests.scripts.release import tiny_mac
from tests.scripts.release.tiny_mac import program, universal
from tests.tiers import long


@pytest.fixture
def site(tmp_path):
    """Return wheels laid out: a module for two kinds of Mac, and what it loads or not."""
    framework = "PySide6/Qt/lib/Qt{}.framework"
    files = {
        "PySide6/QtCore.abi3.so": universal(
            program("arm64", loads=["@rpath/QtCore.framework/Versions/A/QtCore"]), program("x86_64")
        ),
        "PySide6/QtSql.abi3.so": program(),
        f"{framework.format('Core')}/Versions/A/QtCore": program(),
        f"{framework.format('Core')}/Versions/A/Resources/Info.plist": b"<plist/>",
        f"{framework.format('Pdf')}/Versions/A/QtPdf": program(),
        f"{framework.format('Pdf')}/Versions/A/Resources/Info.plist": b"<plist/>",
        "zeroconf/fast.cpython-313-darwin.so": program("arm64"),
        "zeroconf/fast.py": b"",
        "numpy/tests/test_a.py": b"",
    }
    for name, data in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(data)
    return tmp_path


def test_of_the_libraries_only_what_this_kind_of_mac_loads_is_taken(site):
    taken = mac_app.libraries(site, "arm64")
    assert sorted(taken) == [
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist",
        "PySide6/QtCore.abi3.so",
        "zeroconf/fast.cpython-313-darwin.so",
        "zeroconf/fast.py",
    ]
    assert taken["PySide6/QtCore.abi3.so"][:4] == b"\xcf\xfa\xed\xfe"


def test_a_package_that_is_lent_comes_as_plain_python_and_any_other_has_to_fit(site):
    (site / "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore").write_bytes(program("x86_64"))
    (site / "PySide6/QtSql.abi3.so").unlink()
    (site / "PySide6/Qt/lib/QtPdf.framework/Versions/A/QtPdf").unlink()
    taken = mac_app.libraries(site, "x86_64")
    assert {name for name in taken if name.startswith("zeroconf")} == {"zeroconf/fast.py"}
    with pytest.raises(NotMadeError, match="is not for arm64"):
        mac_app.libraries(site, "arm64")


def test_the_app_asks_for_no_newer_macos_than_its_program_and_its_pages_say():
    told = mac_app.info_plist("1.2")
    assert told["LSMinimumSystemVersion"] == mac_python.OLDEST == "13.0"
    assert told["CFBundleVersion"] == told["CFBundleShortVersionString"] == "1.2"
    languages = {folder.name for folder in (ROOT / "gui" / "translations").iterdir()}
    assert set(told["CFBundleLocalizations"]) >= languages & {"de", "es", "fr", "it", "nl", "pl"}


def test_the_parts_list_names_all_but_itself_and_leaves_open_what_seals_it(tmp_path):
    app = tiny_mac.app(tmp_path)
    listed = parse((app / mac_app.RESOURCES / "program" / "parts.txt").read_text("ascii"))
    assert (listed.folder, listed.system) == ("Worm Up.app", "macos-arm64")
    assert [part.path for part in listed.parts if not part.digest] == [
        mac_app.PROGRAM,
        mac_app.SEAL,
    ]
    assert {part.path for part in listed.parts if part.mode == "755"} == {mac_app.PROGRAM}


def test_the_program_takes_of_macos_only_what_its_stubs_name(tmp_path):
    mac_stubs.write(tmp_path)
    stub = (tmp_path / "lib" / "libz.tbd").read_text("ascii")
    assert "install-name:    '/usr/lib/libz.1.dylib'" in stub
    assert "_inflate, " in stub
    assert all(place.startswith(("/usr/lib/", "/System/")) for place, _ in mac_stubs.STUBS.values())


def test_a_source_that_is_not_as_it_was_stops_the_release(tmp_path):
    (tmp_path / "configure").write_text("once twice twice", encoding="utf-8")
    mac_sources.patch(tmp_path / "configure", "once", "now")
    assert (tmp_path / "configure").read_text("utf-8") == "now twice twice"
    for text in ("twice", "never"):
        with pytest.raises(NotMadeError, match="is not as it was"):
            mac_sources.patch(tmp_path / "configure", text, "")


def test_sources_are_taken_only_as_they_were_looked_at(tmp_path):
    for one in (mac_sources.PYTHON, mac_sources.LIBFFI, *mac_sources.HEADERS):
        (tmp_path / one.file).write_bytes(b"something else")
    with pytest.raises(NotMadeError, match=mac_sources.PYTHON.sha256):
        mac_sources.fetch(tmp_path)


def test_half_an_app_is_told_in_a_sentence(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(mac_start, "__file__", str(tmp_path / "mac_start.py"))
    monkeypatch.setattr(sys, "frozen", False, raising=False)
    monkeypatch.setattr(sys, "argv", ["Worm Up"])
    assert mac_start.main() == 2
    assert "parts.txt is missing or cut off" in capsys.readouterr().err


def test_what_multiprocessing_asks_of_a_python_is_done_and_nothing_like_it(monkeypatch):
    asked = mac_start._TRACKER.fullmatch  # noqa: SLF001
    found = asked("from multiprocessing.resource_tracker import main;main(5)")
    assert found
    assert found[1] == "5"
    assert not asked("import os; from multiprocessing.resource_tracker import main;main(5)")
    assert not asked("from multiprocessing.resource_tracker import main;main(5); evil()")


@long
@pytest.mark.skipif(sys.platform != "linux", reason="the app is made on Linux")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("machine", ["arm64", "x86_64"])
def test_the_real_app_has_no_fault_and_is_the_same_twice(tmp_path, machine):
    wheels = ROOT / "build" / "wheels"
    made = [tmp_path / name for name in ("one", "two")]
    for folder in made:
        folder.mkdir()
        mac_app.build(machine, folder, wheels, "0.0")  # a fault stops it
    one, two = (next(folder.iterdir()).read_bytes() for folder in made)
    assert one == two


@long
@pytest.mark.skipif(sys.platform != "linux", reason="the app is made on Linux")
@pytest.mark.parametrize("machine", ["arm64", "x86_64"])
def test_every_file_of_qt_for_macs_is_for_no_newer_macos_than_the_app_says(machine):
    oldest = tuple(map(int, mac_python.OLDEST.split(".")))
    wheels = mac_app.wheels_of(machine, ROOT / "build" / "wheels")
    asked: dict[str, tuple[int, int]] = {}
    for wheel in wheels:
        if wheel.name.startswith(("pyside6", "shiboken6")):
            with zipfile.ZipFile(wheel) as packed:
                for name in packed.namelist():
                    of_cpu = mach_o.slices(packed.read(name)).get(mach_o.CPUS[machine])
                    asked |= {name: mach_o.oldest_system(of_cpu)} if of_cpu else {}
    assert len(asked) > 100
    assert {name: system for name, system in asked.items() if system > oldest} == {}


@long
@pytest.mark.timeout(3600)
@pytest.mark.skipif(sys.platform != "linux", reason="the program is made for Linux")
def test_the_program_and_the_layout_of_the_app_run_here():
    script = Path(mac_check.__file__).with_name("mac_trial.py")
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
