"""The build for Linux: a folder with everything in it, packed; PyInstaller puts it together.

Law: it is made of the environment that runs this, whose packages are the pins.
"""

from __future__ import annotations  # see environment.py

import re
import shutil
import sys
import tempfile
from pathlib import Path

from net.driver.own_build import system_here
from net.protocol.parts import parse
from release import icon, licences, parts, signing
from release.entry import PARTS
from release.frozen import freeze
from release.packing import NotMadeError, tar_xz

STARTER = "Worm Up"
MENU_ENTRY = "install-menu-entry.sh"
ICON_PX = 256

_OFTEN_MISSING = "libxcb-cursor.so.0"
_GLIBC = re.compile(rb"GLIBC_2\.(\d+)\0")
_READ_ME = """Worm Up! and Worm & Cozy, for one table of laptops.

Start "Worm Up" in this folder. A menu entry for it: ./install-menu-entry.sh
(with --remove it goes away again). In a terminal: ./wormup-lan --help

It needs a desktop with glibc 2.{glibc} or newer (Ubuntu 22.04 has 2.35, Debian 12 has 2.36).
It needs no internet and writes nothing into this folder.
The licences of everything inside, the LGPL of Qt among them, are in the folder licences.
"""


def name(version: str) -> str:
    """Return the name of the build for a machine like this one."""
    return f"wormup-lan-{version}-{system_here()}"


def build(dist: Path, _wheels: Path, version: str) -> Path:
    """Make the archive in *dist*."""
    with tempfile.TemporaryDirectory(prefix="wormup-release-") as place:
        folder = unpacked(Path(place), version)
        require(folder)
        where = folder / "_internal" / PARTS
        signing.add_to(folder, parse(where.read_text("ascii")), dist, version)
        return tar_xz(folder, dist / f"{folder.name}.tar.xz")


def require(folder: Path) -> None:
    """Raise `NotMadeError` if a library that many laptops lack is not in *folder*."""
    if not (folder / "_internal" / _OFTEN_MISSING).exists():
        said = f"{_OFTEN_MISSING} is not on this machine: on Debian install libxcb-cursor0"
        raise NotMadeError(said)


def unpacked(place: Path, version: str) -> Path:
    """Make the folder in *place*, as it comes out of the archive, and return it."""
    frozen = freeze(place)
    folder = (frozen.folder / "wormup-lan").rename(place / name(version))
    (folder / STARTER).symlink_to("wormup-lan")
    shutil.copy(Path(__file__).with_name(MENU_ENTRY), folder)
    (folder / "worm-up.png").write_bytes(icon.png(ICON_PX))
    (folder / "READ ME.txt").write_text(_READ_ME.format(glibc=newest_glibc(folder)), "utf-8")
    add_licences(folder / "licences", frozen.libraries)
    write_parts(folder, version)
    return folder


def write_parts(folder: Path, version: str) -> None:
    """Write the parts list of the build in *folder* into it."""
    where = f"_internal/{PARTS}"
    made = parts.made(version, system_here(), f"{folder.name}/{where}", parts.of_folder(folder))
    (folder / where).write_text(made.text, encoding="ascii")


def add_licences(folder: Path, libraries: list[str]) -> None:
    """Write the licences of all that was taken into *folder*."""
    licences.write_all(folder)
    ours = tuple(str(Path(one).resolve()) for one in (sys.prefix, sys.base_prefix))
    systems = [one for one in libraries if not str(Path(one).resolve()).startswith(ours)]
    licences.write_systems(folder, systems)


def newest_glibc(folder: Path) -> int:
    """Return which glibc 2.N the files of *folder* ask for."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    asked = (_GLIBC.findall(file.read_bytes()) for file in files)
    return max(int(number) for numbers in asked for number in numbers)
