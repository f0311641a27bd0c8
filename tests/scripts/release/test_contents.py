"""What a frozen program holds: all of ours, and what a player needs of the libraries."""

import subprocess
import sys

import pytest

from release.contents import (
    UNUSED,
    data_files,
    is_kept,
    is_wanted,
    modules,
    needed_distributions,
    reachable,
    without_dead_links,
)
from tests.architecture.tree import ROOT, plant

QT = "PySide6/Qt"


def test_every_module_is_named_even_one_that_nobody_imports(tmp_path):
    plant(tmp_path, "core/__init__.py", "")
    plant(tmp_path, "gui/table/page.py", "")
    assert modules(tmp_path) == ["core", "gui.table.page"]


def test_every_file_that_is_read_goes_along_and_the_translators_own_does_not(tmp_path):
    for name in ("gui/parts/a.svg", "gui/de.mo", "gui/de.po", "core/x.toml", "core/py.typed"):
        plant(tmp_path, name, "")
    plant(tmp_path, "core/__pycache__/x.pyc", "")
    found = {file.removeprefix(f"{tmp_path}") for file, _ in data_files(tmp_path)}
    assert {file.replace("\\", "/") for file in found} == {
        "/gui/parts/a.svg",
        "/gui/de.mo",
        "/core/x.toml",
    }
    assert {folder for _, folder in data_files(tmp_path)} == {"gui/parts", "gui", "core"}


def test_the_libraries_of_libraries_are_needed_and_those_of_tests_are_not():
    needed = needed_distributions(ROOT)
    assert {"PySide6-Essentials", "numpy", "pyzmq", "shapely", "shiboken6"} <= set(needed)
    assert not {"pytest", "chess", "hypothesis", "pyinstaller"} & set(needed)


@pytest.mark.parametrize(
    "name",
    [
        f"{QT}/plugins/platforms/libqxcb.so",
        f"{QT}/plugins/platforms/libqwayland.so",
        f"{QT}/plugins/platforms/libqoffscreen.so",
        f"{QT}/plugins/platforms/libqcocoa.dylib",
        f"{QT}/plugins/platformthemes/libqxdgdesktopportal.so",
        f"{QT}/translations/qtbase_de.qm",
        "numpy-2.4.6.dist-info/METADATA",
        "libxcb-cursor.so.0",
        "gui/translations/de/LC_MESSAGES/wormup.mo",
    ],
)
def test_a_player_needs(name):
    assert is_wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        f"{QT}/plugins/platforms/libqxcbless.so",
        f"{QT}/plugins/platforms/libqminimal.so",
        f"{QT}/plugins/platformthemes/libqgtk3.so",
        f"{QT}/plugins/sqldrivers/libqsqlite.so",
        "PySide6\\plugins\\tls\\qopensslbackend.dll",
        f"{QT}/translations/qtbase_ja.qm",
        f"{QT}/translations/qt_help_de.qm",
        "numpy-2.4.6.dist-info/RECORD",
        "libstdc++.so.6",
    ],
)
def test_a_player_does_not_need(name):
    assert not is_wanted(name)


def test_a_library_is_kept_only_if_something_that_python_loads_needs_it():
    plugin = f"{QT}/plugins/platforms/libqxcb.so"
    links = {
        "/x.so": ["libQt.so.6"],
        "/qxcb.so": ["libxcb.so"],
        "/libQt.so.6": ["libglib.so", "libc.so.6"],
        "/libgtk.so": ["libpango.so"],
    }
    binaries = [
        ("zmq/x.so", "/x.so", "EXTENSION"),
        (plugin, "/qxcb.so", "BINARY"),
        *((name, f"/{name}", "BINARY") for name in ("libQt.so.6", "libglib.so", "libxcb.so")),
        *((name, f"/{name}", "BINARY") for name in ("libgtk.so", "libpango.so")),
        ("libpython3.11.so.1.0", "/libpython3.11.so.1.0", "BINARY"),
    ]
    kept = [name for name, _, _ in reachable(binaries, lambda file: links.get(file, []))]
    assert kept == [name for name, _, _ in binaries if name not in {"libgtk.so", "libpango.so"}]


def test_no_link_leads_to_a_library_that_was_dropped():
    entries = [
        ("libQt.so", "PySide6/Qt/lib/libQt.so", "SYMLINK"),
        ("libgtk.so", "gtk/libgtk.so", "SYMLINK"),
        ("text", "/text", "DATA"),
    ]
    kept = without_dead_links(entries, [("PySide6/Qt/lib/libQt.so", "/libQt.so", "BINARY")])
    assert [name for name, _, _ in kept] == ["libQt.so", "text"]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("PySide6/QtWidgets.pyd", True),
        ("PySide6/QtQml.pyd", False),
        ("PySide6/QtWidgets.abi3.so", True),
        ("PySide6/QtQml.abi3.so", False),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist", True),
        ("PySide6/Qt/lib/QtCore.framework/Headers/qobject.h", False),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/plugins/platforms/qoffscreen.dll", True),
        ("PySide6/plugins/sqldrivers/qsqlite.dll", False),
        ("PySide6/translations/qtbase_de.qm", True),
        ("PySide6/translations/qtbase_ja.qm", False),
        ("PySide6/qml/QtQuick/qmldir", False),
        ("PySide6/QtCore.pyi", False),
        ("PySide6/designer.exe", False),
        ("numpy/_core/_multiarray_umath.cp313-win_amd64.pyd", True),
        ("numpy/_core/tests/test_abc.py", False),
        ("numpy/_core/include/numpy/arrayobject.h", False),
        ("shapely/lib.cp313-win_amd64.lib", False),
        ("zmq/backend/cython/_zmq.pxd", False),
    ],
)
def test_players_get_what_they_use_and_builders_and_testers_theirs_elsewhere(name, kept):
    assert is_kept(name, {"QtCore", "QtWidgets"}) is kept


def test_our_tables_in_a_terminal_need_nothing_of_what_no_build_holds():
    blocked = [name.replace("-", "_").removesuffix("_py") for name in UNUSED]
    code = f"""import sys
sys.modules |= dict.fromkeys({blocked})
from rich.console import Console
from rich.progress import track
import gui.terminal.columns, cryptography.hazmat.primitives.asymmetric.ed25519
list(track([1, 2], console=Console()))
"""
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True)
