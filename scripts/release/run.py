"""Make what people get: ``python scripts/release/run.py`` fills dist/ (docs/releasing.md).

Law: everything is made of this clone and of the packages that scripts/constraints.txt pins; the
same clone gives the same bytes, but for `DIFFERENT`.

Exit codes: 0 all was made, 1 something could not be made or does not run, 2 wrong use.
"""

from __future__ import annotations  # see environment.py

import argparse
import importlib
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import time
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # this clone, whatever is installed
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import catalogues
import environment

_NEEDED = ("PyInstaller", "PySide6", "babel", "core", "hatchling", "lief", "packaging")


class Build(NamedTuple):
    """A thing to make: the function of a module, and the systems where it can be made."""

    name: str
    about: str
    maker: str
    systems: tuple[str, ...] = ("linux", "darwin", "win32")


BUILDS = (
    Build("wheel", "for pipx and uv", "release.wheel.build"),
    Build("source", "the source archive", "release.wheel.build_source"),
    Build("auditor", "the second checker of logs, for sceptics", "release.wheel.copy_auditor"),
    Build("macos", "the zip for Macs with Python or uv", "release.macos.build"),
    Build("macos-arm64", "the app for Apple silicon", "release.mac_app.build_arm64", ("linux",)),
    Build("macos-x64", "the app for Intel Macs", "release.mac_app.build_x64", ("linux",)),
    Build("windows", "the zip for Windows", "release.windows.build", ("linux",)),
    Build("setup", "the installer for Windows", "release.windows_setup.build", ("linux",)),
    Build("linux", "the folder for Linux, packed", "release.linux.build", ("linux",)),
    Build("deb", "the package for Debian and Ubuntu", "release.deb.build", ("linux",)),
    Build("app", "an app for this kind of Mac", "release.macos.build_app", ("darwin",)),
)

USUAL = tuple(one.name for one in BUILDS if one.name != "app")

_SIZE = re.compile(r"^\| `([^`]+)` \|.* (\d[\d.]*) \|$", re.MULTILINE)

DIFFERENT: tuple[str, ...] = ()
"""What may differ between two releases of one clone."""


def main() -> int:
    """Make what is chosen; return the exit code."""
    options = _options()
    if not all(map(importlib.util.find_spec, _NEEDED)):
        python = environment.prepare_or_exit(("dev",))
        if Path(sys.executable) != python:
            return subprocess.call([python, __file__, *sys.argv[1:]])
    if wrong := unpinned():
        print("These are not what scripts/constraints.txt pins:", *wrong, sep="\n  ")
        print("Run python scripts/environment.py --dev, then this again.")
        return 1
    catalogues.compile_newer()
    if options.make_key or options.check:
        return _beside(options)
    chosen = [one for one in BUILDS if one.name in (options.builds or USUAL)]
    if not release(chosen, options.dist, options.wheels):
        return 1
    if any(one.name == "windows" for one in chosen) and not tried(options.dist, options.wheels):
        return 1
    return different(chosen, options.dist, options.wheels) if options.twice else 0


def _beside(options: argparse.Namespace) -> int:
    """Make a key or try the builds, as the *options* say; return the exit code."""
    from release.packing import NotMadeError
    from release.signing import make_key
    from release.trying import check

    try:
        if options.check:
            return check(options.builds or list(USUAL))
        public, file = make_key(options.make_key), options.make_key
    except NotMadeError as error:
        print(error)
        return 1
    print(f'Keep {file} where no clone is. In net/protocol/makers.py write: MAKERS = "{public}"')
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Make the builds for all systems, as far as this one can make them.",
        epilog="example: python scripts/release/run.py wheel linux",
    )
    names = ", ".join(f"{one.name} ({one.about})" for one in BUILDS)
    parser.add_argument("builds", nargs="*", metavar="BUILD", help=f"only these of {names}")
    root = environment.ROOT
    parser.add_argument("--dist", type=Path, default=root / "dist", help="where to (dist)")
    parser.add_argument(
        "--wheels",
        type=Path,
        default=root / "build" / "wheels",
        help="a folder that keeps other systems' wheels: what is there is not loaded again",
    )
    parser.add_argument("--key", type=Path, help="sign with the secret key in this file")
    parser.add_argument("--make-key", type=Path, metavar="FILE", help="make such a key, once")
    parser.add_argument("--twice", action="store_true", help="make it twice, and compare")
    parser.add_argument("--check", action="store_true", help="try wheel and folder, keep nothing")
    options = parser.parse_args()
    if unknown := set(options.builds) - {one.name for one in BUILDS}:
        parser.error(f"no build is called {min(unknown)!r}; there are {names}")
    if options.key:
        os.environ["WORMUP_MAKERS_KEY"] = str(options.key.resolve())  # see signing.py
    options.dist, options.wheels = options.dist.resolve(), options.wheels.resolve()
    return options


def unpinned() -> list[str]:
    """List the packages of the program that are not here as they are pinned."""
    from packaging.requirements import Requirement

    from release.contents import needed_distributions

    lines = (environment.ROOT / "scripts" / "constraints.txt").read_text("utf-8").splitlines()
    found = []
    needed = {_plain(name) for name in needed_distributions(environment.ROOT)}
    for wanted in map(Requirement, filter(None, lines)):
        if _plain(wanted.name) in needed and (not wanted.marker or wanted.marker.evaluate()):
            here = _installed(wanted.name)
            if here not in wanted.specifier:
                found.append(f"{wanted}: here is {here or 'none'}")
    return found


def _plain(name: str) -> str:
    return name.lower().replace("_", "-")


def _installed(name: str) -> str:
    try:
        return installed(name)
    except PackageNotFoundError:
        return ""


def release(chosen: list[Build], dist: Path, wheels: Path) -> bool:
    """Make the *chosen* builds in *dist*, with their sums; return whether all could be made."""
    from gui.cli import VERSION
    from release.packing import NotMadeError, write_sums
    from release.signing import finish

    dist.mkdir(parents=True, exist_ok=True)
    is_complete = True
    for one in chosen:
        if sys.platform not in one.systems:
            print(f"{one.name:8} can only be made on {' or '.join(one.systems)}", flush=True)
            continue
        try:
            print(f"{one.name:8} {_made(one, dist, wheels, VERSION)}", flush=True)
        except NotMadeError as error:
            print(f"{one.name:8} cannot be made: {error}", flush=True)
            is_complete = False
    files = files_of(dist, VERSION)
    try:
        print(finish(dist, files, VERSION), flush=True)
    except NotMadeError as error:
        print(f"unsigned: {error}", flush=True)
        is_complete = False
    write_sums(dist, files)
    page = (environment.ROOT / "docs" / "releasing.md").read_text("utf-8")
    for wrong in wrong_sizes(files, VERSION, page):
        print(wrong, flush=True)
    return is_complete


def _made(one: Build, dist: Path, wheels: Path, version: str) -> str:
    """Make *one*; return how long that took, and how large it is."""
    began = time.monotonic()
    module, _, function = one.maker.rpartition(".")
    file: Path = getattr(importlib.import_module(module), function)(dist, wheels, version)
    size = f"{file.stat().st_size / 1e6:6.1f} MB" if file.is_file() else ""
    return f"{time.monotonic() - began:6.1f} s {size:9}  {file.name}"


def tried(dist: Path, wheels: Path) -> bool:
    """Try the Windows zip in *dist* where wine.py has made a Wine; return whether it is right.

    The build for Linux plays against it if it is there too.
    """
    from gui.cli import VERSION
    from release import linux, windows_setup
    from release.windows import name
    from release.wine_house import PLACE, House

    if not House(PLACE).is_made:
        print("The Windows zip is not tried: python scripts/release/wine.py makes a Wine for that.")
        return True
    words = [sys.executable, str(Path(__file__).with_name("wine.py"))]
    words += ["--wheels", str(wheels), "--zip", str(dist / name(VERSION))]
    build = dist / f"{linux.name(VERSION)}.tar.xz"
    words += ["--linux", str(build)] if build.exists() else []
    installer = dist / windows_setup.name(VERSION)
    words += ["--setup", str(installer)] if installer.exists() else []
    return subprocess.call(words) == 0


def wrong_sizes(files: list[Path], version: str, page: str) -> list[str]:
    """List the *files* whose size is another by more than a tenth than the table of *page* says."""
    told = dict(_SIZE.findall(page.replace("VERSION", version)))
    found = {file.name: file.stat().st_size / 1e6 for file in files if file.name in told}
    return [
        f"{name} has {size:.2g} MB, docs/releasing.md says {told[name]}"
        for name, size in sorted(found.items())
        if abs(size - float(told[name])) > float(told[name]) / 10
    ]


def files_of(dist: Path, version: str) -> list[Path]:
    """List the files in *dist* that belong to the release of *version*."""
    starts = (f"wormup-lan-{version}-", f"wormup_lan-{version}-", f"wormup_lan-{version}.")
    return [file for file in dist.iterdir() if file.is_file() and file.name.startswith(starts)]


def different(chosen: list[Build], dist: Path, wheels: Path) -> int:
    """Make all of *chosen* again and list what differs; return 0 if it is only `DIFFERENT`."""
    from gui.cli import VERSION
    from release.packing import differences

    with tempfile.TemporaryDirectory(prefix="wormup-release-") as second:
        release(chosen, Path(second), wheels)
        files = sorted(files_of(Path(second), VERSION))
        found = [name for file in files for name in differences(dist / file.name, file)]
    print("Made twice: " + ("; ".join(found) if found else "the same, byte for byte"))
    return int(bool(set(found) - set(DIFFERENT)))


if __name__ == "__main__":
    sys.exit(main())
