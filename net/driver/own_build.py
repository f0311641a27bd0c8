"""The build that runs here: where it lies, what it consists of, and what its system is called."""

import platform
import sys
from dataclasses import dataclass
from pathlib import Path

from core.table.encoding import MalformedError
from net.driver.disk import read_file
from net.protocol.makers import EXTRAS, SIGNED_MAX
from net.protocol.parts import LIST_MAX, PartsList, parse

PARTS = "parts.txt"
_HOME = Path(__file__).parents[2]
_SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
_MACHINES = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64", "arm64": "arm64"}


@dataclass(frozen=True, slots=True)
class OwnBuild:
    """The build in the folder *top*."""

    top: Path
    listed: PartsList

    @property
    def extras(self) -> dict[str, bytes]:
        """The signed digests that came with it, if any."""
        return read_extras(self.top) or read_extras(self.top.parent)


def system_here() -> str:
    """Return what the builds for a laptop like this one are called: "linux-x64"."""
    machine = platform.machine().lower()
    return f"{_SYSTEMS.get(sys.platform, 'other')}-{_MACHINES.get(machine, 'other')}"


def own_build(home: Path = _HOME) -> OwnBuild | None:
    """Return the build whose modules are in *home*; None if it is a clone or an installed wheel."""
    for folder in (home, home.parent):
        try:
            listed = parse(read_file(folder / PARTS, LIST_MAX).decode("ascii"))
        except (OSError, UnicodeDecodeError, MalformedError):
            continue
        *above, _ = listed.where.split("/")
        return OwnBuild(folder.parents[len(above) - 1] if above else folder, listed)
    return None


def read_extras(folder: Path) -> dict[str, bytes]:
    """Return the signed digests in *folder*; nothing unless both files are there."""
    try:
        return {name: read_file(folder / name, SIGNED_MAX) for name in EXTRAS}
    except OSError:
        return {}
