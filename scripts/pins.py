"""Ask pip whether the pins can be installed on every laptop: ``python scripts/pins.py``.

Law: pip itself answers, with the wheels, the Python and the markers of the laptop asked about.
Nothing is installed, but an index is asked and wheels are loaded: this takes minutes.
"""

from __future__ import annotations  # see environment.py

import argparse
import json
import subprocess
import sys
import tempfile
from typing import TYPE_CHECKING, NamedTuple

from environment import PYTHONS, ROOT

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

PINS = ROOT / "scripts" / "constraints.txt"

# pip can be told the tags and the Python of another laptop, but not its markers.
_AS_THERE = """
import json, sys
from pip._internal.cli.main import main
from pip._vendor.packaging import markers
there = {**markers.default_environment(), **json.loads(sys.argv[1])}
markers.default_environment = lambda: there
sys.exit(main(sys.argv[2:]))
"""


class Laptop(NamedTuple):
    """A kind of laptop: its name, what markers say of it, and which wheels it takes.

    What it *builds* has no wheels there: pip makes it from its source, without a compiler.
    """

    name: str
    system: str
    machine: str
    tags: tuple[str, ...]
    builds: tuple[str, ...] = ()

    def markers(self, python: str) -> dict[str, str]:
        """Return what markers are judged by on this laptop with *python*."""
        return {
            "os_name": "nt" if self.system == "win32" else "posix",
            "platform_machine": self.machine,
            "platform_system": {"win32": "Windows", "darwin": "Darwin"}.get(self.system, "Linux"),
            "python_full_version": f"{python}.0",
            "python_version": python,
            "sys_platform": self.system,
        }


def _manylinux(newest: int, machine: str) -> tuple[str, ...]:
    older = ("manylinux2014", *(f"manylinux_2_{minor}" for minor in range(17, newest + 1)))
    return tuple(f"{one}_{machine}" for one in older)


WINDOWS = Laptop("Windows", "win32", "AMD64", ("win_amd64",))
LINUX = Laptop("Linux, glibc 2.34", "linux", "x86_64", _manylinux(34, "x86_64"))
LAPTOPS = (
    WINDOWS,
    Laptop("Windows on ARM", "win32", "ARM64", ("win_arm64",)),
    Laptop("macOS 14, Apple silicon", "darwin", "arm64", ("macosx_14_0_arm64",)),
    Laptop("macOS 14, Intel", "darwin", "x86_64", ("macosx_14_0_x86_64",), builds=("zeroconf",)),
    LINUX,
    Laptop("Linux on ARM, glibc 2.39", "linux", "aarch64", _manylinux(39, "aarch64")),
)


def refusal(laptop: Laptop, python: str, requirements: Sequence[str], pins: Path) -> str | None:
    """Return pip's reason why *laptop* with *python* cannot have *requirements*, or None."""
    wanted = [one for one in requirements if not one.startswith(laptop.builds)]
    with tempfile.TemporaryDirectory() as nowhere:
        options = ["install", "--dry-run", "--ignore-installed", "--target", nowhere]
        options += ["--only-binary", ":all:", "--implementation", "cp", "--python-version", python]
        options += [word for tag in laptop.tags for word in ("--platform", tag)]
        options += ["--quiet", "--no-input", "--disable-pip-version-check"]
        options += ["--constraint", str(pins), *wanted]
        asked = subprocess.run(
            [sys.executable, "-c", _AS_THERE, json.dumps(laptop.markers(python)), *options],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    reasons = [line for line in asked.stderr.splitlines() if line.startswith("ERROR: ")]
    return (reasons or [asked.stderr])[-1] if asked.returncode else None


def row(first: str, cells: Sequence[str]) -> str:
    """Return a row of the table as Markdown.

    >>> row("Windows", ["ok", "no"])
    '| Windows                  | ok   | no   |'
    """
    return f"| {first:24} | " + " | ".join(f"{cell:4}" for cell in cells) + " |"


def main() -> int:
    """Print the table and every refusal; 0 if there is none, else 1."""
    argparse.ArgumentParser(
        description="Ask pip whether the pins fit every laptop. Example: python scripts/pins.py"
    ).parse_args()
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    refused = []
    print(row("", PYTHONS))
    print(row("---", ["---"] * len(PYTHONS)), flush=True)
    for laptop in LAPTOPS:
        reasons = [refusal(laptop, one, project["dependencies"], PINS) for one in PYTHONS]
        print(row(laptop.name, ["no" if one else "ok" for one in reasons]), flush=True)
        there = zip(PYTHONS, reasons, strict=True)
        refused += [f"{laptop.name}, Python {python}: {why}" for python, why in there if why]
    built = {laptop.name: laptop.builds for laptop in LAPTOPS if laptop.builds}
    for name, packages in built.items():
        print(f"\n{name} builds {', '.join(packages)} from its source.")
    print("\n".join(["", *refused]))
    return int(bool(refused))


if __name__ == "__main__":
    sys.exit(main())
