"""What goes into a frozen program: all of ours, and of the libraries only what a player needs.

Law: what is dropped is named here, with the reason; nothing else decides it.
"""

from __future__ import annotations  # see environment.py

import re
import tomllib
from fnmatch import fnmatchcase
from importlib.metadata import distribution
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from packaging.requirements import Requirement

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

PACKAGES = ("core", "net", "gui")

EXCLUDED_MODULES = (
    "IPython",
    "PyInstaller",
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "_pytest",
    "hypothesis",
    "markdown_it",
    "numpy.f2py",
    "numpy.testing",
    "pip",
    "pycparser",
    "pygments",
    "pytest",
    "setuptools",
    "tkinter",
)
"""What a library names and no player runs."""

UNUSED = frozenset({"markdown-it-py", "mdurl", "pycparser", "pygments"})
"""Packages that a library requires for what we never ask of it: rich colours no code and reads no
Markdown for us, and cffi compiles nothing here."""

_KEPT_PLUGINS = re.compile(
    r"""
    platforms/(lib)?q(xcb|wayland|offscreen|cocoa|windows)\b
    | platforminputcontexts/lib(compose|ibus) # dead keys and input methods of Linux
    | platformthemes/libqxdgdesktopportal     # file dialogs and dark mode of a Linux desktop
    | styles/                                 # the styles of macOS and Windows
    | wayland-decoration-client/              # Wayland leaves the frame of a window to us
    | wayland-shell-integration/libxdg-shell
    """,
    re.VERBOSE,
)
_PLUGIN = re.compile(r"(?:^|/)PySide6/(?:Qt/)?plugins/(.+)")
_QT_TRANSLATION = re.compile(r"(?:^|/)PySide6/(?:Qt/)?translations/(.+)")
_PIL = re.compile(r"(?:^|/)PIL/_(?!imaging\.|webp\.)\w+\.(?!py)")
"""What of Pillow reads fonts, colours and films of others: a clip is written without it."""
_KEPT_TRANSLATION = re.compile(r"qtbase_(de|en|es|fr|it|nl|pl|pt_BR)\.qm")

OF_EVERY_DESKTOP = frozenset(
    {
        "libX11-xcb.so.1",
        "libX11.so.6",
        "libcom_err.so.2",
        "libexpat.so.1",
        "libfontconfig.so.1",
        "libfreetype.so.6",
        "libgcc_s.so.1",
        "libgpg-error.so.0",
        "libstdc++.so.6",
        "libz.so.1",
    }
)
"""Libraries of Linux that AppImage's list takes for granted too: an older copy of them in the
bundle would fight with the drivers of the laptop, a newer one would ask for a newer glibc."""


def modules(root: Path) -> list[str]:
    """List every module of ours: most are imported by a name in a text, which no tool sees."""
    files = [file for package in PACKAGES for file in (root / package).rglob("*.py")]
    dotted = (".".join(file.relative_to(root).with_suffix("").parts) for file in files)
    return sorted(name.removesuffix(".__init__") for name in dotted)


def data_files(root: Path) -> list[tuple[str, str]]:
    """List our files that are no code, each with the folder it goes into."""
    unneeded = {".py", ".po", ".pyc", ".typed"}
    files = [
        file
        for package in PACKAGES
        for file in sorted((root / package).rglob("*"))
        if file.is_file() and file.suffix not in unneeded
    ]
    return [(str(file), file.parent.relative_to(root).as_posix()) for file in files]


def needed_distributions(root: Path) -> list[str]:
    """List what the program requires at runtime on this system, and what that requires."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: set[str] = set()
    waiting: list[str] = project["dependencies"]
    while waiting:
        wanted = Requirement(waiting.pop())
        is_new = wanted.name not in found and wanted.name.lower() not in UNUSED
        if is_new and (not wanted.marker or wanted.marker.evaluate()):
            found.add(wanted.name)
            waiting += distribution(wanted.name).requires or ()
    return sorted(found, key=str.lower)


def is_wanted(name: str) -> bool:
    """Return whether the library's file *name* is of use to a player.

    >>> is_wanted("PySide6/Qt/plugins/sqldrivers/libqsqlite.so")
    False
    """
    path = PurePosixPath(name.replace("\\", "/")).as_posix()
    if plugin := _PLUGIN.search(path):
        return bool(_KEPT_PLUGINS.match(plugin[1]))
    if translation := _QT_TRANSLATION.search(path):
        return bool(_KEPT_TRANSLATION.fullmatch(translation[1]))
    if _PIL.search(path):
        return False
    is_metadata = ".dist-info/" in path and not path.endswith("/METADATA")
    return not is_metadata and PurePosixPath(path).name not in OF_EVERY_DESKTOP


_UNWANTED = (
    *("*.a", "*.cmake", "*.exe", "*.h", "*.lib", "*.prl", "*.pxd", "*.pyi", "*.pyx", "*.typed"),
    *("*.framework/Headers/*", "*.libs/.load-order-*", "*/__pycache__/*", "*/test/*", "*/tests/*"),
    *(f"PySide6/{n}/*" for n in ("doc", "glue", "include", "metatypes", "qml", "resources")),
    *(f"PySide6/Qt/{n}/*" for n in ("libexec", "metatypes", "qml", "resources")),
    *("PySide6/*.app/*", "PySide6/*.json", "PySide6/opengl32sw.dll"),
    *("PySide6/scripts/*", "PySide6/typesystems/*"),
    *("numpy/_pyinstaller/*", "numpy/f2py/*", "numpy/testing/*"),
)
"""What a library brings for its builders and its testers, and Qt's tools."""
_OUR_QT = re.compile(r"PySide6\.(Qt\w+)")
_QT_MODULE = re.compile(r"PySide6/(Qt\w+)\.(?:pyd|abi3\.so)")


def qt_modules(root: Path) -> set[str]:
    """Return the modules of Qt that our windows use."""
    sources = "".join(file.read_text("utf-8") for file in (root / "gui").rglob("*.py"))
    return set(_OUR_QT.findall(sources))


def is_kept(name: str, qt: set[str]) -> bool:
    """Return whether the file *name* of a wheel is for players who use these modules of *qt*.

    >>> is_kept("PySide6/QtSql.pyd", {"QtCore"}), is_kept("PySide6/QtCore.abi3.so", {"QtCore"})
    (False, True)
    """
    if module := _QT_MODULE.fullmatch(name):
        return module[1] in qt
    return is_wanted(name) and not any(fnmatchcase(name, pattern) for pattern in _UNWANTED)


Entry = tuple[str, str, str]
"""A file of PyInstaller's: where it goes, where it comes from, and what kind it is."""


def reachable(binaries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return those *binaries* that Python loads, and what they import, and so on.

    *imports* lists the names of the libraries that a file is linked with.
    """
    listed = list(binaries)
    files: dict[str, list[str]] = {}
    for name, source, kind in listed:
        if kind == "BINARY":
            files.setdefault(PurePosixPath(name).name, []).append(source)
    waiting = [
        source
        for name, source, kind in listed
        if kind == "EXTENSION" or _PLUGIN.search(name) or "libpython" in name
    ]
    reached: set[str] = set()
    while waiting:
        source = waiting.pop()
        if source not in reached:
            reached.add(source)
            waiting += [one for name in imports(source) for one in files.get(name, ())]
    return [entry for entry in listed if entry[1] in reached]


def without_dead_links(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Return *entries* but for the links to what is not among *binaries*."""
    names = {PurePosixPath(name).name for name, _, _ in binaries}
    return [
        (name, source, kind)
        for name, source, kind in entries
        if kind != "SYMLINK" or PurePosixPath(source).name in names
    ]
