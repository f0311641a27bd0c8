"""The installer for Windows: the folder of the zip, for one user, without an administrator.

Law: what it lays is what the zip holds, file by file; setup.nsi says what else it does.
"""

from __future__ import annotations  # see environment.py

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from release import icon, launcher, windows
from release.packing import EPOCH, NotMadeError
from release.wheels import unpack

_RECIPE = Path(__file__).with_name("setup.nsi")


def name(version: str) -> str:
    """Return the name of the installer."""
    return f"wormup-lan-{version}-{windows.SYSTEM_NAME}-setup.exe"


def build(dist: Path, _wheels: Path, version: str) -> Path:
    """Make the installer in *dist* of the zip there. Raises `NotMadeError`."""
    archive = dist / windows.name(version)
    if not archive.exists():
        raise NotMadeError(f"{archive.name} is not there: make windows before it")
    if shutil.which("makensis") is None:
        msg = "makensis is not here: on Debian install nsis"
        raise NotMadeError(msg)
    with tempfile.TemporaryDirectory(prefix="wormup-release-") as place:
        unpack(archive, Path(place, "in"))
        (folder,) = Path(place, "in").iterdir()
        face = Path(place, "face.ico")
        face.write_bytes(launcher.ico(icon.png))
        told = {"VERSION": version, "FROM": folder, "OUT": dist / name(version), "ICON": face}
        words = ["makensis", "-V2", *(f"-D{key}={value}" for key, value in told.items())]
        done = subprocess.run(
            [*words, str(_RECIPE)],
            env={**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH)},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise NotMadeError(f"makensis: {(done.stdout + done.stderr)[-1000:]}")
    return dist / name(version)
