"""Packages for the laptops of others: the wheels of the pins, and files known by their SHA-256.

Law: pip loads, into a folder that keeps them; what is there is not loaded again.
"""

from __future__ import annotations  # see environment.py

import subprocess
import sys
import tomllib
import zipfile
from email.parser import Parser
from typing import TYPE_CHECKING, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

from environment import ROOT
from release.contents import UNUSED
from release.packing import NotMadeError, digest

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pins import Laptop

PYTHON = "3.13"
"""The Python of the builds that are put together of wheels."""


class Pinned(NamedTuple):
    """A package that is no requirement of the program: its file is known by its SHA-256."""

    requirement: str
    file: str
    sha256: str


def required(laptop: Laptop, folder: Path, *, lent: Sequence[Path] = ()) -> list[Path]:
    """Return the wheels of all that the program requires on *laptop*; *folder* keeps them.

    What the laptop would build of its source is taken from among the wheels *lent* by another.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = (ROOT / "scripts" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    wishes = (pin for pin in map(Requirement, lines) if applies(pin, laptop))
    pins = {canonicalize_name(pin.name): pin for pin in wishes}
    found: dict[str, Path] = {}
    waiting: list[str] = project["dependencies"]
    while waiting:
        wanted = Requirement(waiting.pop())
        name = canonicalize_name(wanted.name)
        if name in found or name in UNUSED or not applies(wanted, laptop):
            continue
        found[name] = (
            _among(lent, pins[name])
            if name in laptop.builds
            else _wheel(laptop, folder, pins[name])
        )
        waiting += _requirements(found[name])
    return [found[name] for name in sorted(found)]


def applies(requirement: Requirement, laptop: Laptop) -> bool:
    """Return whether *requirement* is one on *laptop*."""
    marker = requirement.marker
    return marker is None or marker.evaluate({"extra": "", **laptop.markers(PYTHON)})


def load(folder: Path, pinned: Pinned, *options: str) -> Path:
    """Return the file of *pinned* in *folder*; load it, with *options* of pip, if it is not there.

    Raises `NotMadeError` if it is another than the one that was looked at.
    """
    file = folder / pinned.file
    if not file.exists():
        _load(folder, [pinned.requirement, *options])
    return known(file, pinned.sha256)


def known(file: Path, sha256: str) -> Path:
    """Return *file*. Raises `NotMadeError` if it has another *sha256*, or is not there."""
    if not file.exists() or digest(file) != sha256:
        raise NotMadeError(f"{file} is not what we know: its SHA-256 has to be {sha256}")
    return file


def unpack(wheel: Path, folder: Path) -> None:
    """Lay what is in *wheel* into *folder*."""
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)  # zipfile keeps to the folder


def _wheel(laptop: Laptop, folder: Path, pin: Requirement) -> Path:
    if (found := _found(sorted(folder.glob("*.whl")), pin)) is None:
        tags = [word for tag in laptop.tags for word in ("--platform", tag)]
        tags += ["--python-version", PYTHON, "--implementation", "cp"]
        _load(folder, [f"{pin.name}{pin.specifier}", "--only-binary=:all:", *tags])
        found = _found(sorted(folder.glob("*.whl")), pin)
    if found is None:
        raise NotMadeError(f"pip has loaded no wheel for {pin} into {folder}")
    return found


def _among(wheels: Sequence[Path], pin: Requirement) -> Path:
    if (found := _found(wheels, pin)) is None:
        raise NotMadeError(f"no wheel for {pin} was lent")
    return found


def _found(wheels: Sequence[Path], pin: Requirement) -> Path | None:
    for file in wheels:
        name, version, *_ = parse_wheel_filename(file.name)
        if name == canonicalize_name(pin.name) and version in pin.specifier:
            return file
    return None


def _requirements(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as packed:
        metadata = next(n for n in packed.namelist() if n.endswith(".dist-info/METADATA"))
        text = packed.read(metadata).decode()
    return Parser().parsestr(text, headersonly=True).get_all("Requires-Dist") or []


def _load(folder: Path, words: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pip = [sys.executable, "-m", "pip", "download", "--disable-pip-version-check", "--quiet"]
    done = subprocess.run(
        [*pip, "--no-deps", "--dest", str(folder), *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise NotMadeError(f"pip cannot load {words[0]}: {done.stderr[-1000:]}")
