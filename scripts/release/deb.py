"""The package for Debian and Ubuntu: the folder for Linux in /opt, a menu entry and an icon.

Law: what is inside is what the archive for Linux holds, file by file.
"""

from __future__ import annotations  # see environment.py

import os
import platform
import shutil
import subprocess
import tempfile
from pathlib import Path

from release import linux
from release.packing import EPOCH, NotMadeError, unpack

NAME = "wormup-lan"
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
_DEPENDS = ("libegl1", "libexpat1", "libfontconfig1", "libgl1", "libx11-6", "libx11-xcb1")
"""What every desktop has, and the folder takes from it (contents.py)."""
_CONTROL = """Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: the makers of Worm Up! <nobody@localhost>
Installed-Size: {kilobytes}
Depends: libc6 (>= 2.{glibc}), {depends}
Section: games
Priority: optional
Description: worm games for one table of laptops
 Worm Up! and Worm & Cozy, played by people at one table, each at a laptop:
 without a server, an account or the internet.
"""
_ENTRY = """[Desktop Entry]
Type=Application
Name=Worm Up!
Comment=Worm games for one table of laptops
Comment[de]=Wurmspiele für einen Tisch voller Laptops
Exec=/opt/{name}/{name}
Icon={name}
Terminal=false
Categories=Game;BoardGame;
StartupWMClass={name}
"""


def build(dist: Path, _wheels: Path, version: str) -> Path:
    """Make the package in *dist* of the archive for Linux there."""
    archive = dist / f"{linux.name(version)}.tar.xz"
    if not archive.exists():
        raise NotMadeError(f"{archive.name} is not there: make linux before it")
    if shutil.which("dpkg-deb") is None:
        msg = "dpkg-deb is not here: on Debian it always is"
        raise NotMadeError(msg)
    with tempfile.TemporaryDirectory(prefix="wormup-release-") as place:
        unpack(archive, Path(place))
        tree = laid(Path(place), Path(place, linux.name(version)), version)
        file = dist / f"{linux.name(version)}.deb"
        return packed(tree, file)


def laid(place: Path, folder: Path, version: str) -> Path:
    """Lay the package of the build in *folder* into *place*, and return its tree."""
    tree = place / "tree"
    inside = tree / "opt" / NAME
    inside.parent.mkdir(parents=True)
    folder.rename(inside)
    files = {
        f"usr/share/applications/{NAME}.desktop": _ENTRY.format(name=NAME).encode(),
        f"usr/share/icons/hicolor/256x256/apps/{NAME}.png": (inside / "worm-up.png").read_bytes(),
        "DEBIAN/control": _control(tree, inside, version).encode(),
    }
    for name, content in files.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_bytes(content)
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / NAME).symlink_to(f"/opt/{NAME}/{NAME}")
    for path in (tree, *tree.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
        os.utime(path, (EPOCH, EPOCH), follow_symlinks=False)
    return tree


def _control(tree: Path, inside: Path, version: str) -> str:
    size = sum(file.lstat().st_size for file in tree.rglob("*"))
    return _CONTROL.format(
        name=NAME,
        version=version,
        architecture=_ARCHITECTURES[platform.machine()],
        kilobytes=size // 1024,
        glibc=linux.newest_glibc(inside),
        depends=", ".join(_DEPENDS),
    )


def packed(tree: Path, file: Path) -> Path:
    """Pack the *tree* of a package into *file*, the same each time."""
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--threads-max=1", "--build"]
    inside = {**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH)}
    done = subprocess.run(
        [*command, str(tree), str(file)], env=inside, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise NotMadeError(done.stderr[-1000:])
    return file
