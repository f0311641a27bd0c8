"""PyInstaller, called so that it makes the same program of the same files each time."""

from __future__ import annotations  # see environment.py

import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from environment import ROOT, variables
from release.packing import EPOCH, NotMadeError

LIBRARIES = "libraries.txt"
_NEEDS = "PyInstaller needs objcopy: on Debian install binutils"
_SPEC = Path(__file__).with_name("worm_up.spec")


class Frozen(NamedTuple):
    """A program made by PyInstaller, and the libraries that it took, by where they come from."""

    folder: Path
    libraries: list[str]


def freeze(place: Path) -> Frozen:
    """Make the program in *place*. Raises `NotMadeError`."""
    if sys.platform == "linux" and shutil.which("objcopy") is None:
        raise NotMadeError(_NEEDS)
    work, dist = place / "work", place / "made"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--workpath", str(work), "--distpath", str(dist), str(_SPEC)]
    fixed = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(EPOCH)}
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=variables(PYINSTALLER_CONFIG_DIR=str(place / "cache"), **fixed),
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise NotMadeError(done.stderr[-2000:])
    libraries = (work / _SPEC.stem / LIBRARIES).read_text(encoding="utf-8").splitlines()
    return Frozen(dist, libraries)
