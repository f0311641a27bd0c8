"""Make .venv, the only place that this project installs into; needs only Python, no packages.

Translations that have changed since are compiled too, see catalogues.py.

Law: an environment is ready only by its stamp, which is written last and renamed into place. While
anything is being installed the stamp says so, and after an interruption the next run starts afresh.
"""

from __future__ import annotations  # lets an older Python read on to the sentence it deserves

import argparse
import contextlib
import enum
import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import catalogues

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14", "3.15")
"""Those on which the program was tried, and for which all its libraries exist."""
UNFINISHED = "unfinished\n"

_LANGUAGES = "languages"
"""The group that compiles them: translations may be newer than the environment."""
_STAMP_NAME = "wormup-lan.stamp"
_NEED = "500 MB of free disk and an account that may write there"
_ROOM_MIN = 16 << 20
_WRONG_USE = 2
_INTERRUPTED = 130
_DISK_FULL = re.compile(r"No space left|not enough space on the disk|Disk quota exceeded")
_NO_NETWORK = re.compile(r"connection broken by|CERTIFICATE_VERIFY_FAILED|Could not fetch URL")
_NO_WHEEL = re.compile(
    r"No matching distribution found for ([\w.-]+)|Failed (?:building wheel for|to build) ([\w.-]+)"
    r"|ResolutionImpossible"
)


class NotReadyError(Exception):
    """There is no environment; the message says what to do about it."""


class Stamp(NamedTuple):
    """What an environment was made from; *groups* are dependency groups besides the program."""

    place: str
    packages: str
    groups: tuple[str, ...]

    def to_text(self) -> str:
        """Return the stamp as its file holds it, one line for each field."""
        return f"place {self.place}\npackages {self.packages}\ngroups {' '.join(self.groups)}\n"

    @staticmethod
    def from_text(text: str) -> Stamp | None:
        """Read a stamp; None if *text* is not from `to_text`, as during an installation.

        >>> Stamp.from_text(UNFINISHED) is None
        True
        """
        words = [line.partition(" ") for line in text.splitlines()]
        if [word for word, _, _ in words] != ["place", "packages", "groups"]:
            return None
        place, packages, groups = (rest for _, _, rest in words)
        return Stamp(place, packages, tuple(groups.split()))


class Plan(enum.Enum):
    """What must be done before an environment can be used."""

    NOTHING = enum.auto()
    INSTALL = enum.auto()
    START_AFRESH = enum.auto()
    LEAVE_ALONE = enum.auto()


def refusal(version: tuple[int, ...], missing: list[str]) -> str | None:
    """Return why a Python of *version* without the *missing* modules cannot make it, or None.

    >>> refusal((3, 10), missing=[])
    'Python 3.11 to 3.15 is needed, but this is Python 3.10: start me with one of those'
    """
    if version[:2] < _number(PYTHONS[0]):
        return _other_python(version)
    if missing:
        return (
            f"this Python comes without {' and '.join(missing)}: install what is missing"
            " (on Debian and Ubuntu the package python3-venv), then run this again"
        )
    return None


def failure(words: str, version: tuple[int, ...], machine: str) -> str:
    """Return why pip failed on a *machine* with Python *version*, judged by its own *words*."""
    lacking = _NO_WHEEL.search(words)
    if _DISK_FULL.search(words):
        return f"the disk is full: this folder needs {_NEED}"
    if _NO_NETWORK.search(words):
        return "pip could not reach a package index: is this laptop online? Then run this again"
    if lacking and version[:2] > _number(PYTHONS[-1]):
        return _other_python(version)
    if lacking:
        library = lacking[1] or lacking[2] or "a library"
        return f"{library} cannot be had for {machine}: docs/installing.md names what can be used"
    if not words:
        return "this Python can make no environment, see above: start me with another"
    return "pip could not finish; its own words are above. Run this again to start afresh"


def wanted_stamp(root: Path, groups: tuple[str, ...]) -> Stamp:
    """Digest all that an environment for *root* depends on: Python, place and packages.

    Only those tables of pyproject.toml count that an install reads: a lint rule installs nothing.
    """
    import tomllib

    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    tables = [
        project.get("build-system"),
        project.get("project"),
        project.get("dependency-groups"),
        project.get("tool", {}).get("hatch"),
    ]
    pins = _constraints(root).read_text(encoding="utf-8")
    return Stamp(
        place=_digest([*sys.version_info[:2], sys.platform, str(root)]),
        packages=_digest([tables, pins]),
        groups=groups,
    )


def plan(venv: Path, wanted: Stamp) -> Plan:
    """Return what *venv* needs to be as *wanted*; never touch one that another tool made."""
    if not venv.is_dir() or not any(venv.iterdir()):
        return Plan.START_AFRESH
    try:
        stamp = Stamp.from_text((venv / _STAMP_NAME).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Plan.LEAVE_ALONE
    if stamp is None or stamp.place != wanted.place or not python_of(venv).exists():
        return Plan.START_AFRESH
    if stamp.packages != wanted.packages or not set(wanted.groups) <= set(stamp.groups):
        return Plan.INSTALL
    return Plan.NOTHING


def python_of(venv: Path) -> Path:
    """Return the path of the interpreter of *venv* on this system."""
    return venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def install_commands(
    python: Path, root: Path, groups: tuple[str, ...], log: Path
) -> list[list[str]]:
    """List the commands of an installation: a pip that knows groups, then the program, editable.

    What pip has to say goes to *log* too.
    """
    pins = str(_constraints(root))
    pip = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    pip += ["--log", str(log)]
    if not sys.stderr.isatty():
        pip.append("--quiet")
    chosen = [word for group in groups for word in ("--group", group)]
    return [
        [*pip, "--constraint", pins, "--upgrade", "pip"],
        [*pip, "--constraint", pins, "--build-constraint", pins, "--editable", str(root), *chosen],
    ]


def variables(**more: str) -> dict[str, str]:
    """Return the variables of a process that finds the project and its scripts here."""
    paths = os.pathsep.join([str(ROOT), str(ROOT / "scripts")])
    return {**os.environ, "PYTHONPATH": paths, **more}


def prepare_or_exit(groups: tuple[str, ...] = (), venv: Path = ROOT / ".venv") -> Path:
    """Return the Python of a ready environment that speaks every language.

    Print what is wrong and exit with 2 if there is none.
    """
    try:
        python = prepare(ROOT, (_LANGUAGES, *groups), venv)
        if catalogues.behind():  # it says what cannot be compiled; older words are good too
            subprocess.run([str(python), catalogues.__file__], stdout=sys.stderr, check=False)
    except NotReadyError as problem:
        print(f"{problem}.", file=sys.stderr)
        sys.exit(_WRONG_USE)
    except OSError as problem:
        place = problem.filename or venv
        print(f"{place}: {problem.strerror}: this folder needs {_NEED}.", file=sys.stderr)
        sys.exit(_WRONG_USE)
    except KeyboardInterrupt:
        print("\nstopped; the next run starts afresh.", file=sys.stderr)
        sys.exit(_INTERRUPTED)
    return python


def prepare(root: Path, groups: tuple[str, ...], venv: Path) -> Path:
    """Make *venv* hold the program of *root* and *groups*, and return its Python.

    Raise `NotReadyError` if that is not possible.
    """
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    reason = refusal(sys.version_info[:2], missing)
    if reason:
        raise NotReadyError(reason)
    wanted = wanted_stamp(root, groups)
    if plan(venv, wanted) is not Plan.NOTHING:
        venv.parent.mkdir(parents=True, exist_ok=True)
        with _alone(venv.with_name(f"{venv.name}.lock")):
            _carry_out(plan(venv, wanted), venv, wanted, root)
    return python_of(venv)


def main() -> None:
    """Make the environment and print where it is."""
    parser = argparse.ArgumentParser(
        description="Make .venv with the program in it. Example: python scripts/environment.py"
    )
    parser.add_argument("--dev", action="store_true", help="also what scripts/check.py needs")
    parser.add_argument("--into", type=Path, default=ROOT / ".venv", help="another folder")
    options = parser.parse_args()
    print(prepare_or_exit(("dev",) if options.dev else (), options.into.absolute()))


def _carry_out(what: Plan, venv: Path, wanted: Stamp, root: Path) -> None:
    if what is Plan.NOTHING:  # another run made it while this one waited
        return
    if what is Plan.LEAVE_ALONE:
        msg = f"{venv} was made by another tool: move it away, then run this again"
        raise NotReadyError(msg)
    if what is Plan.START_AFRESH and Path(sys.prefix).resolve() == venv.resolve():
        msg = f"{venv} has to be made afresh and cannot do that itself: deactivate it first"
        raise NotReadyError(msg)
    began = time.monotonic()
    venv.mkdir(exist_ok=True)
    stamp, log = venv / _STAMP_NAME, venv / "pip.log"
    stamp.write_text(UNFINISHED, encoding="utf-8")
    log.unlink(missing_ok=True)
    if what is Plan.START_AFRESH:
        _say(began, f"making {venv}")
        _empty(venv, stamp)
        _run([sys.executable, "-m", "venv", str(venv)], root, log)
    upgrade, install = install_commands(python_of(venv), root, wanted.groups, log)
    _say(began, "bringing pip up to date")
    _run(upgrade, root, log)
    _say(began, "installing; the first time this takes about half a minute")
    _run(install, root, log)
    log.unlink()
    finished = stamp.with_suffix(".new")
    finished.write_text(wanted.to_text(), encoding="utf-8")
    finished.replace(stamp)
    _say(began, "ready")


def _empty(venv: Path, stamp: Path) -> None:
    for old in venv.iterdir():
        if old.is_dir() and not old.is_symlink():
            shutil.rmtree(old)
        elif old != stamp:
            old.unlink()


def _run(command: list[str], root: Path, log: Path) -> None:
    # Standard output belongs to the program that starts afterwards.
    done = subprocess.run(
        command, cwd=root, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False
    )
    if done.returncode:
        words = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
        if shutil.disk_usage(root).free < _ROOM_MIN:  # then there is no room for words either
            words += "No space left"
        python = "{}.{}".format(*sys.version_info)
        machine = f"{platform.system()} on {platform.machine()} with Python {python}"
        raise NotReadyError(failure(words, sys.version_info[:2], machine))


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _other_python(version: tuple[int, ...]) -> str:
    need, have = f"Python {PYTHONS[0]} to {PYTHONS[-1]}", ".".join(map(str, version[:2]))
    return f"{need} is needed, but this is Python {have}: start me with one of those"


def _say(began: float, what: str) -> None:
    print(f"[{time.monotonic() - began:5.1f} s] {what}", file=sys.stderr, flush=True)


def _constraints(root: Path) -> Path:
    return root / "scripts" / "constraints.txt"


def _digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Hold the lock *path*: two terminals may start the program for the first time at once."""
    with path.open("a+b") as file:
        if not _try_lock(file.fileno()):
            print("another run is installing: waiting for it", file=sys.stderr, flush=True)
            while not _try_lock(file.fileno()):
                time.sleep(0.2)
        yield


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: int) -> bool:
        os.lseek(file, 0, os.SEEK_SET)
        with contextlib.suppress(OSError):
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            return True
        return False

else:
    import fcntl

    def _try_lock(file: int) -> bool:
        with contextlib.suppress(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        return False


if __name__ == "__main__":
    main()
