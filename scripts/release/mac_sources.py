"""What the program for Macs is compiled of: sources and headers of Debian's, by their SHA-256.

Law: apt fetches them, with lists of its own, so that this machine's apt stays as it is; a file
that is there is not fetched again. Where Debian has moved on, the error says which file that is.
"""

from __future__ import annotations  # see environment.py

import os
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

from release.packing import NotMadeError, unpack
from release.wheels import known

SUITES = ("trixie", "forky", "sid")
_KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"


class Source(NamedTuple):
    """A file of Debian's: what apt is asked for, what the file is called, and what it is."""

    wanted: str
    file: str
    sha256: str


PYTHON_VERSION = "3.13.15"
PYTHON = Source(
    f"python3.13={PYTHON_VERSION}-1",
    f"python3.13_{PYTHON_VERSION}.orig.tar.xz",
    "1e66a7945a48390ee4c2a4268a0e4185884059a13c4aab6d148aa208deea4a76",
)
LIBFFI = Source(
    "libffi=3.4.8-2",
    "libffi_3.4.8.orig.tar.gz",
    "cbb7f0b3b095dc506387ec1e35b891bfb4891d05b90a495bc69a10f2293f80ff",
)
HEADERS = (
    Source(
        "zlib1g-dev:amd64",
        "zlib1g-dev_1%3a1.3.dfsg+really1.3.1-1+deb13u1_amd64.deb",
        "88ebb839a7a54c97dceb647e2a2bfa2451d6f440801ceef3d56f654022637eb9",
    ),
    Source(
        "libbz2-dev:amd64",
        "libbz2-dev_1.0.8-6_amd64.deb",
        "b395471bf69087a18a6baa04d68a9d50497b20f8a2602d9729c7069f820bbe6b",
    ),
    Source(
        "libsqlite3-dev:amd64",
        "libsqlite3-dev_3.46.1-7+deb13u2_amd64.deb",
        "56e1945d52292b506c1f0bcb77543fea289ccee857c478dcddded40226e1594d",
    ),
)
"""The headers of libraries that every Mac has."""
_HEADER_FILES = ("zlib.h", "zconf.h", "bzlib.h", "sqlite3.h")


def fetch(folder: Path) -> None:
    """Have all files in *folder*. Raises `NotMadeError`."""
    folder.mkdir(parents=True, exist_ok=True)
    sources = [one for one in (PYTHON, LIBFFI) if not (folder / one.file).exists()]
    headers = [one for one in HEADERS if not (folder / one.file).exists()]
    if sources or headers:
        with tempfile.TemporaryDirectory(prefix="wormup-apt-") as place:
            lists = _lists(Path(place))
            _apt(folder, lists, "update")
            if sources:
                wanted = [one.wanted for one in sources]
                _apt(folder, lists, "source", "--download-only", "--tar-only", *wanted)
            if headers:
                _apt(folder, lists, "download", *(one.wanted for one in headers))
    for one in (PYTHON, LIBFFI, *HEADERS):
        known(folder / one.file, one.sha256)


def _lists(place: Path) -> Path:
    """Write apt's settings for lists in *place*, of the mirror that this machine uses."""
    asked = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    mirrors = [one for one in _said(asked).split() if "security" not in one]
    if not mirrors:
        msg = "apt knows no mirror of Debian's: the sources of the Mac program come from there"
        raise NotMadeError(msg)
    signed = f"[signed-by={_KEYRING}]"
    lines = [f"deb-src {signed} {mirrors[0]} {suite} main\n" for suite in SUITES]
    lines.append(f"deb {signed} {mirrors[0]} {SUITES[0]} main\n")
    (place / "sources.list").write_text("".join(lines), encoding="ascii")
    for name in ("lists/partial", "cache/archives/partial"):
        (place / name).mkdir(parents=True)
    settings = {
        "Dir::Etc::sourcelist": place / "sources.list",
        "Dir::Etc::sourceparts": "-",
        "Dir::State::lists": place / "lists",
        "Dir::State::status": "/dev/null",
        "Dir::Cache": place / "cache",
        "APT::Sandbox::User": "root",
    }
    made = place / "apt.conf"
    made.write_text("".join(f'{k} "{v}";\n' for k, v in settings.items()), encoding="utf-8")
    return made


def _apt(folder: Path, lists: Path, *words: str) -> None:
    _said(["apt-get", "-q", *words], folder, APT_CONFIG=str(lists))


def _said(command: list[str], folder: Path | None = None, **variables: str) -> str:
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, **variables},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    except FileNotFoundError:
        msg = "apt is not here: the sources of the Mac program come from Debian"
        raise NotMadeError(msg) from None
    if done.returncode:
        raise NotMadeError(f"{' '.join(command[:3])}: {done.stderr[-1000:]}")
    return done.stdout


def lay(folder: Path, place: Path) -> None:
    """Lay the sources in *folder* into *place*: "python", "libffi" and "include"."""
    for one, name in ((PYTHON, "python"), (LIBFFI, "libffi")):
        with tarfile.open(folder / one.file) as tar:
            tops = {member.name.partition("/")[0] for member in tar.getmembers()}
        unpack(folder / one.file, place)
        (place / tops.pop()).rename(place / name)
    for one in HEADERS:
        _said(["dpkg-deb", "-x", str(folder / one.file), str(place / "headers")])
    (place / "include").mkdir()
    for name in _HEADER_FILES:
        header = next((place / "headers").rglob(name))
        (place / "include" / name).write_bytes(header.read_bytes())
    for path, old, new in PATCHES:
        patch(place / path, old, new)
    _said(["autoreconf", "-fi"], place / "libffi")


def patch(file: Path, old: str, new: str) -> None:
    """Put *new* in place of *old*, which stands in *file* once. Raises `NotMadeError`."""
    text = file.read_text("utf-8")
    if text.count(old) != 1:
        raise NotMadeError(f"{file.name} is not as it was: {old!r} stands there {text.count(old)}x")
    file.write_text(text.replace(old, new), "utf-8")


_IOS = "\t*-apple-ios*)\n\t\tac_sys_system=iOS\n"
_MACOS = "\t*-apple-darwin*)\n\t\tac_sys_system=Darwin\n\t\t;;\n"
_CYGWIN = "\t*-*-cygwin*)\n\t\t_host_ident=\n\t\t;;\n"
_CPU_OF_MACOS = "\t*-apple-darwin*)\n\t\t_host_ident=$host_cpu\n\t\t;;\n"
_NO_PSEUDO_TERMINALS = """#include "Python.h"
#ifdef __APPLE__
#undef HAVE_LOGIN_TTY
#undef HAVE_DEV_PTMX
#endif
"""
PATCHES = (
    # configure knows iOS as the system of a cross build, but not macOS
    ("python/configure", _IOS, _MACOS + _IOS),
    ("python/configure", _CYGWIN, _CYGWIN + _CPU_OF_MACOS),
    # Darwin 22 is macOS 13: all of its names are declared
    ("python/configure", "\tac_sys_release=\n", "\tac_sys_release=22.0\n"),
    # zig's headers have no util.h
    ("python/Modules/posixmodule.c", '#include "Python.h"\n', _NO_PSEUDO_TERMINALS),
    # zig refuses __DATE__, since it is another each time
    ("python/Modules/getbuildinfo.c", "#define DATE __DATE__", '#define DATE "Feb  2 2020"'),
    ("python/Modules/getbuildinfo.c", "#define TIME __TIME__", '#define TIME "02:02:00"'),
)
"""Where the sources need other words: a file, what stands there once, and what has to."""
