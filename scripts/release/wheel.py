"""The wheel and the source archive, both by hatchling, and the second auditor as it is."""

from __future__ import annotations  # see environment.py

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from environment import ROOT, variables
from release.packing import EPOCH, NotMadeError

if TYPE_CHECKING:
    from pathlib import Path


def build(dist: Path, _wheels: Path, version: str) -> Path:
    """Make the wheel in *dist*."""
    return _made("wheel", dist, f"wormup_lan-{version}-py3-none-any.whl")


def build_source(dist: Path, _wheels: Path, version: str) -> Path:
    """Make the source archive in *dist*."""
    return _made("sdist", dist, f"wormup_lan-{version}.tar.gz")


def copy_auditor(dist: Path, _wheels: Path, version: str) -> Path:
    """Copy the second auditor to *dist*: who doubts the program needs nothing else of it."""
    file = dist / f"wormup-lan-{version}-second_auditor.py"
    shutil.copyfile(ROOT / "scripts" / "second_auditor.py", file)
    return file


def _made(target: str, dist: Path, name: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(dist)]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=variables(SOURCE_DATE_EPOCH=str(EPOCH)),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotMadeError(done.stdout[-1000:] + done.stderr[-2000:])
    return dist / name
