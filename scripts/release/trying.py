"""The builds, tried as people run them: outside the clone, in a folder with an awkward name.

Law: beside each lie strangers called core, net and gui, and PYTHONPATH leads to them.
"""

from __future__ import annotations  # see environment.py

import json
import os
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, NamedTuple

from gui.cli import VERSION
from release import linux, wheel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PLACE = "Jürgen's Spiele 100 %, neu"
PATIENCE_S = 150
_STRANGER = "raise SystemExit('a stranger of this name')\n"


class Try(NamedTuple):
    """Words for the program, and what it must print, besides ending with 0."""

    name: str
    words: list[str]
    is_right: Callable[[str], bool]


def tries(place: PurePath) -> list[Try]:
    """List what each build is tried with; their files go into *place*."""
    out, data = str(place / "out"), str(place / "data")
    again = ["audit", "--second-opinion", "--data", data, out]
    shown = ["window", "--trial", "--loopback", "--data", data]
    return [
        Try("version", ["--version"], lambda said: said == f"wormup-lan {VERSION}\n"),
        Try("German", ["--help", "--language", "de"], lambda said: "Optionen:" in said),
        Try("demo", ["demo", "--peers", "3", "--out", out], lambda said: "All 3 logs" in said),
        Try("audit", again, lambda said: "everything checks" in said),
        Try("window", shown, has_painted),
    ]


def has_painted(said: str) -> bool:
    """Return whether a window tells that it has painted its first page, in our letters."""
    found = json.loads(said.splitlines()[-1])
    return found["colours"] > 16 and not found["missing"]


def check(names: list[str]) -> int:
    """Make the wheel and, on Linux, the folder, if in *names*; try both; return the exit code."""
    with tempfile.TemporaryDirectory(prefix="wormup-release-") as made:
        place = Path(made) / PLACE
        plant_strangers(place)
        programs: dict[str, Callable[[], Path]] = {"wheel": lambda: installed(place)}
        if sys.platform == "linux":
            programs["linux"] = lambda: linux.unpacked(place, VERSION) / linux.STARTER
        failed = 0
        for name in [name for name in programs if name in names]:
            began = time.monotonic()
            program = programs[name]()
            before = tree(program.parent)
            print(f"{name}: made in {time.monotonic() - began:.1f} s", flush=True)
            (place / name).mkdir()
            failed += try_out(program, place, place / name)
            if tree(program.parent) != before:
                failed += 1
                print("  FAILED: it has written into its own folder")
    return int(failed > 0)


def tree(folder: Path) -> dict[str, int]:
    """Return when each file in *folder* was last written."""
    return {str(file): file.lstat().st_mtime_ns for file in folder.rglob("*")}


def plant_strangers(place: Path) -> None:
    """Write packages of our names into *place*; whoever imports them ends at once."""
    place.mkdir()
    for name in ("core.py", "net.py", "gui.py"):
        (place / name).write_text(_STRANGER, encoding="utf-8")


def installed(place: Path) -> Path:
    """Install the wheel into an environment of its own, which borrows our libraries."""
    file = wheel.build(place, place, VERSION)
    home = place / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    paths = {"base": str(home), "platbase": str(home)}
    scripts = Path(sysconfig.get_path("scripts", "venv", paths))
    python = scripts / Path(sys.executable).name
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(file)], check=True)
    packages = Path(sysconfig.get_path("purelib", "venv", paths))
    (packages / "borrowed.pth").write_text(sysconfig.get_path("platlib"), encoding="utf-8")
    return scripts / "wormup-lan"


def try_out(program: Path, strangers: Path, place: Path, more: Sequence[Try] = ()) -> int:
    """Run all `tries` and *more* of *program*, and print how they went; return how many failed."""
    inside = {
        **os.environ,
        "PYTHONPATH": str(strangers),
        "QT_QPA_PLATFORM": "offscreen",
        "LANGUAGE": "en",  # whatever this system speaks: what is said is read
    }
    failed = 0
    for one in [*tries(place), *more]:
        began = time.monotonic()
        done = subprocess.run(
            [str(program), *one.words],
            cwd=strangers,
            env=inside,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=PATIENCE_S,
        )
        is_good = done.returncode == 0 and one.is_right(done.stdout)
        print(f"  {one.name:8} {time.monotonic() - began:5.1f} s {'ok' if is_good else 'FAILED'}")
        if not is_good:
            failed += 1
            print(done.stdout[-2000:], done.stderr[-2000:], f"exit code {done.returncode}")
    return failed
