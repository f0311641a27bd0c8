"""The zip for Macs: the wheel, a command file that starts it, and the recipe of an app.

Law: an app can only be made on a Mac. `build` works anywhere, `build_app` only there.
"""

from __future__ import annotations  # see environment.py

import subprocess
import tempfile
from pathlib import Path
from typing import Any

from environment import ROOT
from net.driver.mdns import SERVICE
from release import wheel
from release.frozen import freeze
from release.packing import zipped

APP = "Worm Up.app"
_OLDEST = "13.0"
"""The oldest macOS of Qt's wheels."""
_SCRIPTS = ("Worm Up.command", "Make the app.command")
_READ_ME = """Worm Up! and Worm & Cozy, for one table of laptops.

Double-click "Worm Up.command". The first start makes a place for the program in your Library; for
that it needs the internet for about two minutes, and uv or Python 3.11 or newer (it says where from
if you have neither). Later starts need neither the internet nor this folder.

If macOS does not open it: Control-click it, choose Open, and Open again. On macOS 15 and newer:
System Settings > Privacy & Security, at the bottom, "Open Anyway".

If macOS asks whether Terminal may find devices on your local network: allow it. Without that
nobody at the table sees you. To change it: System Settings > Privacy & Security > Local Network.

"Make the app.command" makes "Worm Up.app" beside it, for this kind of Mac; it takes some minutes.
"""


def build(dist: Path, wheels: Path, version: str) -> Path:
    """Make the zip in *dist*, of the wheel and the source archive made there."""
    made = [make(dist, wheels, version) for make in (wheel.build, wheel.build_source)]
    folder = f"Worm Up {version}"
    files = {file.name: file.read_bytes() for file in made}
    files |= {name: Path(__file__).with_name(name).read_bytes() for name in _SCRIPTS}
    files["READ ME.txt"] = _READ_ME.encode()
    files["constraints.txt"] = (ROOT / "scripts" / "constraints.txt").read_bytes()
    files["LICENSE"] = (ROOT / "LICENSE").read_bytes()
    inside = {f"{folder}/{name}": content for name, content in files.items()}
    return zipped(inside, dist / f"wormup-lan-{version}-macos.zip")


def build_app(dist: Path, _wheels: Path, _version: str) -> Path:
    """Make the app in *dist*, signed for this laptop only; on a Mac."""
    with tempfile.TemporaryDirectory(prefix="wormup-release-") as place:
        made = freeze(Path(place)).folder / APP
        # Links and modes survive only Apple's own copying.
        subprocess.run(["ditto", str(made), str(dist / APP)], check=True)  # noqa: S607
    return dist / APP


def info_plist(version: str) -> dict[str, Any]:
    """Return what macOS wants to know of the app besides its name."""
    return {
        "CFBundleDisplayName": "Worm Up!",
        "CFBundleShortVersionString": version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": _OLDEST,
        "NSAppSleepDisabled": True,  # others wait for our answers while we look at something else
        "NSBonjourServices": [SERVICE.removesuffix(".local.")],
        "NSHighResolutionCapable": True,
        "NSLocalNetworkUsageDescription": (
            "Worm Up! finds the other laptops at your table on the local network, and plays with"
            " them directly."
        ),
    }
