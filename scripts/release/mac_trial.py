"""The program and the layout of Worm Up.app, made for Linux and tried (docs/releasing.md).

It is compiled of the same sources with the same C modules, starts by the same code, and finds its
files by the same paths; only the libraries are Linux' wheels. What a Mac alone does stays untried.
"""

from __future__ import annotations  # see environment.py

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import catalogues
from environment import ROOT
from pins import LINUX
from release import clicks, mac_app, macos, trying
from release.contents import is_kept, qt_modules
from release.mac_python import Workshop, compile_all
from release.wheels import required, unpack


def made(place: Path, wheels: Path) -> Path:
    """Make the program in *place*, and return it."""
    workshop = Workshop(place / "workshop", wheels / "mac")
    app = place / macos.APP
    for wheel in required(LINUX, wheels / "linux"):
        unpack(wheel, place / "site")
    qt = qt_modules(ROOT)
    site = {f.relative_to(place / "site").as_posix(): f for f in (place / "site").rglob("*")}
    kept = {n: f.read_bytes() for n, f in site.items() if f.is_file() and is_kept(n, qt)}
    mac_app.lay(app, kept, workshop)
    compile_all(workshop.python_here(), app / mac_app.RESOURCES)
    mac_app.write_program(app, workshop.program_here())
    mac_app.write_parts(app, "linux-x64", "0.0")
    return app / mac_app.PROGRAM


def main() -> int:
    """Make the program and try it; return the exit code."""
    parser = argparse.ArgumentParser(description="Try the Mac program, made for Linux.")
    parser.add_argument("--wheels", type=Path, default=ROOT / "build" / "wheels")
    wheels = parser.parse_args().wheels.resolve()
    catalogues.compile_newer()
    with tempfile.TemporaryDirectory(prefix="wormup-mac-") as folder:
        place = Path(folder) / trying.PLACE
        trying.plant_strangers(place)
        program = made(Path(folder), wheels)
        before = trying.tree(program.parents[2])
        words = ["selftest", "--data", str(place / "self")]
        more = [trying.Try("selftest", words, bool)]
        failed = trying.try_out(program, place, place, more)
        start = [str(program), *clicks.TRIAL, "--data", f"{place}/build"]
        ratio = clicks.times([*clicks.CLONE, "--data", f"{place}/clone"], start)
        print(f"  {clicks.told(ratio)}")
        failed += ratio > clicks.LIMIT
        if trying.tree(program.parents[2]) != before:
            print("  FAILED: it has written into its own folder")
            failed += 1
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
