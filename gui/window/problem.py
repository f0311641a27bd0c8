"""A problem bundle: what is needed to find a bug of ours, in one file (no key is in it)."""

import platform
import zipfile
from pathlib import Path


def write_bundle(path: Path, version: str, trace: str, log: Path | None) -> None:
    """Write *trace*, versions and the game's *log* to a zip at *path*. Raises `OSError`."""
    system = f"{platform.platform()}, Python {platform.python_version()}"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as bundle:
        bundle.writestr("problem.txt", f"wormup-lan {version}\n{system}\n\n{trace}\n")
        if log is not None and log.exists():
            bundle.write(log, "log")
