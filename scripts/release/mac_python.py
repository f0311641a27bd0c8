"""Compiles the program of Worm Up.app on Linux: CPython and the starter, by zig's C compiler.

Law: nothing but Debian's sources and zig's headers goes in, no path of this machine is in what
comes out, and each run compiles anew. A Python for this machine is made first of the same source
and kept: it is what a cross build asks, and what the program is tried as (mac_trial.py).
"""

from __future__ import annotations  # see environment.py

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

from release import mac_sources, mac_stubs, mach_o, zig
from release.packing import NotMadeError

OLDEST = "13.0"
"""The oldest macOS that the program is compiled for."""
_SDK = 15
"""The SDK that the program names: zig's is so new that AppKit would give it another look."""
STARTER = Path(__file__).with_name("mac_starter.c")

_RECIPE = 1
"""Counts how the Python for this machine is made: one that was kept is of the same recipe."""
_ABSENT = (
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    *("_curses", "_curses_panel", "_dbm", "_decimal", "_gdbm", "_hashlib", "_lzma"),
    *("_multibytecodec", "_scproxy", "_ssl", "_testexternalinspection", "_tkinter", "_xxtestfuzz"),
    *("nis", "readline", "xxlimited", "xxlimited_35", "xxsubtype"),
)
"""C modules that the program does without: no library of macOS has them, or nobody asks."""
_ANSWERS = {
    "ac_cv_file__dev_ptmx": "yes",
    "ac_cv_file__dev_ptc": "no",
    "ac_cv_buggy_getaddrinfo": "no",
    "ac_cv_func_openpty": "no",
    "ac_cv_func_forkpty": "no",
    "ac_cv_func_login_tty": "no",
    "ac_cv_lib_util_openpty": "no",
}
"""What configure cannot try in a cross build."""
_NEEDED = ("cc", "make", "autoreconf", "libtoolize", "dpkg-deb")
_LIBRARIES = ("-lffi", "-lz", "-lbz2", "-lsqlite3")


class Target(NamedTuple):
    """What is compiled for: as configure and as zig call it; no *zig* for this machine."""

    host: str
    zig: str


HERE = Target("", "")
MACS = {
    "arm64": Target("aarch64-apple-darwin", f"aarch64-macos.{OLDEST}"),
    "x86_64": Target("x86_64-apple-darwin", f"x86_64-macos.{OLDEST}"),
}


def own_python(kept: Path) -> Path:
    """Return a Python for this machine, of Debian's sources; made now if *kept* has none.

    Raises `NotMadeError`.
    """
    python = _here(kept) / "build" / "python"
    if not python.exists():
        with tempfile.TemporaryDirectory(prefix="wormup-release-") as place:
            return Workshop(Path(place), kept).python_here()
    return python


def compile_all(python: Path, folder: Path, *options: str) -> None:
    """Write byte code of each module below *folder* by *python*, never compared with it later."""
    words = ["-I", "-m", "compileall", "-q", "-j1", "--invalidation-mode", "unchecked-hash"]
    done = subprocess.run(
        [str(python), *words, *options, "-s", str(folder), str(folder)],
        env={"PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotMadeError(f"byte code: {done.stdout[-1000:]}{done.stderr[-1000:]}")


def _here(kept: Path) -> Path:
    return kept / f"here-{mac_sources.PYTHON_VERSION}-{_RECIPE}"


class Workshop:
    """Sources and tools laid out in *place*; *kept* holds what was fetched, and the own Python.

    Raises `NotMadeError` where a tool is missing.
    """

    def __init__(self, place: Path, kept: Path) -> None:
        if missing := [tool for tool in _NEEDED if shutil.which(tool) is None]:
            names = "gcc make autoconf automake libtool dpkg-dev"
            raise NotMadeError(f"{missing[0]} is not here: on Debian install {names}")
        self._place = place
        mac_sources.fetch(kept)
        mac_sources.lay(kept, place)
        self._zig = zig.laid(kept)
        mac_stubs.write(place / "stubs")
        self.here = self._kept_here(_here(kept))

    @property
    def stdlib(self) -> Path:
        """Where the modules of Python's library are."""
        return self._place / "python" / "Lib"

    @property
    def licences(self) -> dict[str, bytes]:
        """The licences of what is in the program, by their names."""
        folders = {name: self._place / name for name in ("python", "libffi")}
        folders["ziglang"] = self._zig.parent
        return {name: (folder / "LICENSE").read_bytes() for name, folder in folders.items()}

    def _kept_here(self, kept: Path) -> Path:
        """Return the folder of the Python for this machine, made now if it is not there."""
        if not (kept / "ready").exists():
            shutil.rmtree(kept, ignore_errors=True)
            kept.mkdir()
            self._compile(HERE, kept, "all")
            (kept / "ready").touch()
        return kept

    def python_here(self) -> Path:
        """Return a Python for this machine, of the same version."""
        return self.here / "build" / "python"

    def program(self, machine: str) -> Path:
        """Return the program for a kind of Mac, "arm64" or "x86_64", made now."""
        folder = self._place / machine
        folder.mkdir()
        target = MACS[machine]
        self._compile(target, folder, "libpython3.13.a", "Modules/_hacl/libHacl_Hash_SHA2.a")
        made = self._linked(target, folder, "-Wl,-stack_size,0x1000000", "-Wl,-headerpad,0x1000")
        made.write_bytes(mach_o.with_sdk(made.read_bytes(), _SDK))
        return made

    def program_here(self) -> Path:
        """Return the same program for this machine."""
        found = Path("/usr/lib").glob("*-linux-gnu/libuuid.so.1")  # configure has asked, too
        return self._linked(HERE, self.here, "-lm", "-ldl", "-lpthread", *map(str, found))

    def _compile(self, target: Target, folder: Path, *goals: str) -> None:
        """Compile libffi and Python for *target* in *folder*."""
        common = ["-q", *self._tools(target, folder)]
        if target.host:
            common += [f"--host={target.host}", "--build=x86_64-pc-linux-gnu"]
        ffi, build, own = folder / "ffi", folder / "build", folder / "own"
        for made in (ffi, build):
            made.mkdir()
        options = ["--disable-shared", "--disable-docs", "--disable-multi-os-directory"]
        configure = [str(self._place / "libffi" / "configure"), *common, *options]
        self._run([*configure, f"--prefix={own}", "CFLAGS=-O2 -g0 -fPIC"], ffi)
        self._run(["make", "-s", "-j2", "install", "MAKEINFO=true"], ffi)
        (build / "config.site").write_text(self._site(target), encoding="ascii")
        self._run([*self._configure(target, folder), *common], build, site=True)
        self._run(["make", "-s", "-j2", *goals[:1]], build)
        for goal in goals[1:]:
            self._run(["make", "-s", goal], build)

    def _tools(self, target: Target, folder: Path) -> list[str]:
        """Write the compiler for *target* into *folder*; return how configure is told of it."""
        bins = folder / "bin"
        bins.mkdir()
        zigs = {"cc": f"cc -target {target.zig}", "ar": "ar", "ranlib": "ranlib"}
        for name, words in zigs.items():
            command = f"{self._zig} {words}" if target.zig else f"/usr/bin/{name}"
            (bins / name).write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
            (bins / name).chmod(0o755)
        return [f"{name.upper()}={bins / name}" for name in zigs]

    def _site(self, target: Target) -> str:
        answers = {f"py_cv_module_{name}": "n/a" for name in _ABSENT}
        answers |= _ANSWERS if target.host else {}
        return "".join(f"{name}={answer}\n" for name, answer in answers.items())

    def _configure(self, target: Target, folder: Path) -> list[str]:
        own, libraries = folder / "own", self._libraries(target, folder)
        source = os.path.relpath(self._place / "python", folder / "build")
        if not target.host:  # it is kept, and asks for its library when it runs
            source = str(shutil.copytree(self._place / "python", folder / "python"))
        options = [
            *("--prefix=/install", "--without-ensurepip", "--disable-test-modules"),
            *("MODULE_BUILDTYPE=static", "READELF=true"),
            "PKG_CONFIG=false",  # it would find what this machine has
            "CFLAGS=-O2 -g0",
            f"CPPFLAGS=-I{self._place / 'include'} -I{own / 'include'}",
            f"LDFLAGS={' '.join(libraries)}",
            *(f"LIBFFI_CFLAGS=-I{own / 'include'}", f"LIBFFI_LIBS=-L{own / 'lib'} -lffi"),
            *("ZLIB_CFLAGS= ", "ZLIB_LIBS=-lz", "BZIP2_CFLAGS= ", "BZIP2_LIBS=-lbz2"),
            *("LIBSQLITE3_CFLAGS= ", "LIBSQLITE3_LIBS=-lsqlite3"),
        ]
        if target.host:
            options.append(f"--with-build-python={self.python_here()}")
        return [f"{source}/configure", *options]

    def _libraries(self, target: Target, folder: Path) -> list[str]:
        """Return where the linker finds libraries for *target*."""
        if target.host:
            stubs = self._place / "stubs"
            return [
                f"-L{folder / 'own' / 'lib'}",
                f"-L{stubs / 'lib'}",
                f"-F{stubs / 'Frameworks'}",
            ]
        links = folder / "links"
        links.mkdir(exist_ok=True)
        for word in _LIBRARIES[1:]:
            name = f"lib{word.removeprefix('-l')}.so"
            found = sorted(Path("/usr/lib").glob(f"*-linux-gnu/{name}.[0-9]"))
            if not found:
                raise NotMadeError(f"{name} is not on this machine")
            (links / name).unlink(missing_ok=True)
            (links / name).symlink_to(found[0])
        return [f"-L{folder / 'own' / 'lib'}", f"-L{links}"]

    def _linked(self, target: Target, folder: Path, *options: str) -> Path:
        """Link the starter with all of Python: its C API is for libraries that come later."""
        build, made = folder / "build", folder / "worm-up"
        headers = [f"-I{build}", f"-I{self._place / 'python' / 'Include'}"]
        archive = build / "libpython3.13.a"
        if target.zig:  # zig drops what nobody asks for, even of a whole archive
            names = self._run([str(folder / "bin" / "ar"), "t", str(archive)], build).split()
            objects = [_object(build, name) for name in dict.fromkeys(names)]
            ends = ["-Wl,--no-gc-sections", "-framework", "CoreFoundation"]
        else:
            objects = ["-Wl,--whole-archive", str(archive), "-Wl,--no-whole-archive"]
            ends = []
        more = sorted(map(str, build.glob("Modules/_hacl/libHacl*.a")))
        command = [
            str(folder / "bin" / "cc"),
            "-O2",
            "-g0",
            str(STARTER),
            "-o",
            str(made),
            *headers,
        ]
        command += ["-rdynamic", *objects, *more, str(build / "Modules/expat/libexpat.a")]
        self._run([*command, *self._libraries(target, folder), *_LIBRARIES, *ends, *options], build)
        return made

    def _run(self, command: list[str], folder: Path, *, site: bool = False) -> str:
        """Run *command* in *folder*; return what it says. Raises `NotMadeError`."""
        variables = {**os.environ, "MACOSX_DEPLOYMENT_TARGET": OLDEST, "LC_ALL": "C"}
        variables |= {"ZIG_GLOBAL_CACHE_DIR": str(self._zig.parents[1] / "cache")}
        variables |= {"CONFIG_SITE": str(folder / "config.site")} if site else {}
        done = subprocess.run(
            command, cwd=folder, env=variables, capture_output=True, encoding="utf-8", check=False
        )
        if done.returncode:
            said = (done.stdout[-500:] + done.stderr[-2000:]).replace(str(self._place), "...")
            raise NotMadeError(f"{Path(command[0]).name} in {folder.name}: {said}")
        return done.stdout


def _object(build: Path, name: str) -> str:
    return str(next(file for file in sorted(build.rglob(name))))
