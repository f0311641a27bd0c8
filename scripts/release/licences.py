"""The folder of licences that goes with every build: ours, Python's, each library's, the fonts'."""

from __future__ import annotations  # see environment.py

import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import TYPE_CHECKING

from environment import ROOT
from release.contents import needed_distributions

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

TEXTS = Path(__file__).parent / "texts"
"""The texts that a library refers to and does not carry."""
_CARRIED_BY_US = {"pyside6-essentials": ("LGPL-3.txt", "GPL-3.txt"), "shiboken6": ("LGPL-3.txt",)}
_TITLES = ("licen", "copying", "notice")

ABOUT = """Worm Up! and Worm & Cozy are free under the MIT licence: wormup-lan/LICENSE.

They come with libraries of others, each under its own licence, in a folder each. Two of them are
under the LGPL: Qt with its Python module PySide6 (version 3 of the licence), and zeroconf (version
2.1). They lie in this program as files of their own, unchanged, so that anybody may put another
version in their place. Their sources are at code.qt.io and github.com/python-zeroconf.
"""


def write_all(folder: Path) -> None:
    """Write the licences of all that is in a build of the Python that runs into *folder*."""
    write(folder, Path(sysconfig.get_path("purelib")), needed_distributions(ROOT))
    write_pythons(folder)


def write(folder: Path, site: Path, wanted: Iterable[str]) -> list[str]:
    """Write the licences of the *wanted* distributions in *site* into *folder*; return their names.

    Raises `LookupError` for one that comes without a licence.
    """
    names = {_plain(name) for name in wanted}
    found = sorted(
        (one for one in distributions(path=[str(site)]) if _plain(one.name) in names),
        key=lambda one: _plain(one.name),
    )
    folder.mkdir(parents=True)
    (folder / "READ ME.txt").write_text(ABOUT, encoding="utf-8", newline="\n")
    _copy([ROOT / "LICENSE"], folder / "wormup-lan")
    _copy((ROOT / "gui" / "fonts").glob("OFL-*.txt"), folder / "fonts")
    for one in found:
        texts = [
            *_licences(one),
            *(TEXTS / name for name in _CARRIED_BY_US.get(_plain(one.name), ())),
        ]
        if not texts:
            raise LookupError(
                f"{one.name} {one.version} comes without a licence: add it to {TEXTS}"
            )
        _copy(texts, folder / f"{one.name} {one.version}")
    return [one.name for one in found]


def write_pythons(folder: Path) -> None:
    """Write the licence of the Python that runs into *folder*."""
    standard = Path(sysconfig.get_path("stdlib"))
    texts = [standard / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt"]
    _copy([next(text for text in texts if text.exists())], folder / "Python")


def write_systems(folder: Path, libraries: Iterable[str]) -> list[str]:
    """Write the licences of the system's *libraries* into *folder*, where Debian tells them.

    Returns the libraries about which nothing is known.
    """
    unknown = []
    for library in sorted(set(libraries)):
        package = _debian_package(library)
        text = Path("/usr/share/doc", package, "copyright")
        if package and text.exists():
            target = folder / "system" / f"{package}.txt"
            target.parent.mkdir(exist_ok=True)
            shutil.copyfile(text, target)
        else:
            unknown.append(library)
    return unknown


def _plain(name: str) -> str:
    return name.lower().replace("_", "-")


def _licences(one: Distribution) -> Iterator[Path]:
    for file in one.files or ():
        is_ours = ".dist-info" in file.parts[0]
        if is_ours and any(title in file.name.lower() for title in _TITLES):
            yield Path(str(one.locate_file(file)))


def _copy(texts: Iterable[Path], folder: Path) -> None:
    folder.mkdir()
    for number, text in enumerate(sorted(texts), start=1):
        target = folder / text.name
        shutil.copyfile(text, target if not target.exists() else folder / f"{number} {text.name}")


def _debian_package(library: str) -> str:
    """Return the package that *library* was installed by; "" where there are none."""
    if shutil.which("dpkg") is None:
        return ""
    path = Path(library).resolve()
    for name in (str(path), str(path).removeprefix("/usr")):
        asked = subprocess.run(
            ["dpkg", "-S", name],  # noqa: S607  # where it is, is Debian's choice
            capture_output=True,
            text=True,
            check=False,
        )
        if asked.returncode == 0:
            return asked.stdout.partition(":")[0]
    return ""
