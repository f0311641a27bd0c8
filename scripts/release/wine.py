"""Try the Windows zip under Wine: ``python scripts/release/wine.py`` (docs/windows.md).

Law: all of it lies in one folder, in a system of its own; what is started here lives in namespaces
of this process, meets nobody outside, and ends with it.

Exit codes: 0 all runs went well, 1 one did not, 2 Wine cannot be had here.
"""

from __future__ import annotations  # see environment.py

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # this clone, whatever is installed
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import environment
from release.wine_house import PLACE, House, connections_for_wine, run

if TYPE_CHECKING:
    pass

TOOLS = ("debootstrap", "setpriv", "unshare", "chroot", "ip", "Xvfb", "xdotool")

_WHEELS = environment.ROOT / "build" / "wheels"
_SCREEN = "1366x768"
ALONE = (
    *("setpriv", "--pdeathsig", "KILL"),
    *("unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"),
)
"""Before a command: it and all that it starts see no other process, and end with ours."""


def lacking() -> str:
    """Return why Wine cannot be had here; "" if it can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "Wine's system is made by root on Linux"
    absent = [tool for tool in TOOLS if shutil.which(tool) is None]
    return f"missing here: {', '.join(absent)}" if absent else ""


def main() -> int:
    """Make the zip if none is named, and try it; return the exit code."""
    options = _options()
    if not all(map(importlib.util.find_spec, ("lief", "PySide6"))):
        python = environment.prepare_or_exit(("dev",))
        if Path(sys.executable) != python:
            return subprocess.call([python, __file__, *sys.argv[1:]])
    if why := lacking():
        print(f"The Windows zip cannot be tried under Wine: {why}.")
        return 2
    house = House(options.place)
    if options.stage == "make":
        house.make(options.wheels)
        house.load_tests(options.wheels)
        return 0
    if options.stage == "run":
        house.installer = options.setup
        if options.linux:
            house.unpack_linux(options.linux)
        return _runs(house, options)
    return _make_and_run(options)


def _make_and_run(options: argparse.Namespace) -> int:
    """Do both in rooms of their own: what is made needs the network, what runs must have none."""
    import fcntl  # Windows has none

    from release.packing import NotMadeError

    try:
        archive = options.zip or _built(options.place, options.wheels)
    except NotMadeError as error:
        print(error)
        return 1
    again = [sys.executable, __file__, "--place", options.place, "--wheels", options.wheels]
    with (options.place / "lock").open("w") as one_at_a_time:
        fcntl.flock(one_at_a_time, fcntl.LOCK_EX)
        if subprocess.call([*ALONE, *again, "--stage", "make"]):
            print("Wine could not be installed: see above. The next run starts afresh.")
            return 2
        chosen = ["--zip", archive, "--run", *options.run]
        chosen += ["--linux", options.linux] if options.linux else []
        chosen += ["--setup", options.setup] if options.setup else []
        return subprocess.call([*ALONE, "--net", *again, "--stage", "run", *chosen])


def _options() -> argparse.Namespace:
    from release.wine_runs import RUNS, USUAL

    parser = argparse.ArgumentParser(
        description="Try the Windows zip under Wine, as far as Wine goes.",
        epilog="example: python scripts/release/wine.py --run starts practice",
    )
    about = "; ".join(f"{name}: {run.__doc__}" for name, run in RUNS.items())
    parser.add_argument("--zip", type=Path, help="what to try; else it is made")
    parser.add_argument("--setup", type=Path, help="the installer that is tried, too")
    parser.add_argument("--linux", type=Path, help="the build that plays on Linux, not the clone")
    parser.add_argument("--place", type=Path, default=PLACE, help="where Wine is kept")
    parser.add_argument("--wheels", type=Path, help="as for run.py", default=_WHEELS)
    parser.add_argument("--run", nargs="*", choices=list(RUNS), default=USUAL, help=about)
    parser.add_argument("--stage", choices=("make", "run"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.place, options.wheels = options.place.resolve(), options.wheels.resolve()
    options.place.mkdir(parents=True, exist_ok=True)
    return options


def _built(place: Path, wheels: Path) -> Path:
    import catalogues
    from gui.cli import VERSION
    from release import windows

    catalogues.compile_newer()
    return windows.build(place, wheels, VERSION)


def _runs(house: House, options: argparse.Namespace) -> int:
    from release.wine_runs import RUNS, RunError
    from tests.window.desk import desk

    run("ip", "link", "set", "lo", "up")
    run("ip", "route", "add", "224.0.0.0/4", "dev", "lo")
    house.open()
    home = house.unpack(options.zip, connections_for_wine(options.wheels))
    failed = 0
    with tempfile.TemporaryDirectory() as made, desk(Path(made), _SCREEN) as house.desk:
        for name in options.run:
            began = time.monotonic()
            try:
                said = RUNS[name](house, home)
            except (RunError, AssertionError, subprocess.SubprocessError) as error:
                failed += 1
                said = f"FAILED: {error}"
            print(f"{name:14} {time.monotonic() - began:6.1f} s  {said}", flush=True)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
