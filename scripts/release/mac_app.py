"""Worm Up.app for one kind of Mac, made on Linux: nothing of it runs here (docs/releasing.md).

Law: the program is compiled here (mac_python.py), the libraries are the wheels of the pins for
macOS, and all else is of this clone; what is made has passed mac_check.py.
"""

from __future__ import annotations  # see environment.py

import plistlib
import tempfile
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Any

from packaging.utils import parse_wheel_filename

from environment import ROOT
from net.protocol.parts import BuildPart
from pins import Laptop
from release import icon, licences, mac_check, mach_o, macos, parts
from release.contents import PACKAGES, data_files, is_kept, qt_modules, reachable
from release.entry import PARTS
from release.mac_python import OLDEST, Workshop, compile_all
from release.mac_signer import Signer, broken, signer
from release.packing import NotMadeError, zipped
from release.wheels import required, unpack

PROGRAM = "Contents/MacOS/Worm Up"
SEAL = "Contents/_CodeSignature/CodeResources"
RESOURCES = "Contents/Resources"
IDENTIFIER = "net.wormup.lan"
SYSTEMS = {"arm64": "macos-arm64", "x86_64": "macos-x64"}
APPLE_SILICON = Laptop("macOS 13, Apple silicon", "darwin", "arm64", ("macosx_13_0_arm64",))
INTEL = Laptop("macOS 13, Intel", "darwin", "x86_64", ("macosx_13_0_x86_64",), ("zeroconf",))
_LAPTOPS = {"arm64": APPLE_SILICON, "x86_64": INTEL}

_NO_LIBRARY = (
    *("*/test/*", "*/tests/*", "test/*", "config-*", "lib-dynload/*", "*.pyc"),
    *("_pyrepl/*", "ensurepip/*", "idlelib/*", "lib2to3/*", "pydoc.py", "pydoc_data/*"),
    *("tkinter/*", "turtle.py", "turtledemo/*", "venv/*"),
)
"""What of Python's own library is for programmers."""
_SYSCONFIG = f"""build_time_vars = {{
    "EXT_SUFFIX": ".cpython-313-darwin.so",
    "MACOSX_DEPLOYMENT_TARGET": "{OLDEST}",
    "SOABI": "cpython-313-darwin",
}}
"""
_LANGUAGES = ["en", "de", "es", "fr", "it", "nl", "pl", "pt_BR"]


def build_arm64(dist: Path, wheels: Path, version: str) -> Path:
    """Make the zip for Apple silicon in *dist*; *wheels* keeps what was loaded."""
    return build("arm64", dist, wheels, version)


def build_x64(dist: Path, wheels: Path, version: str) -> Path:
    """Make the zip for Intel Macs in *dist*; *wheels* keeps what was loaded."""
    return build("x86_64", dist, wheels, version)


def name(machine: str, version: str) -> str:
    """Return the name of the zip for a kind of Mac."""
    return f"wormup-lan-{version}-{SYSTEMS[machine]}.zip"


def build(machine: str, dist: Path, wheels: Path, version: str) -> Path:
    """Make the zip for a kind of Mac in *dist*. Raises `NotMadeError`."""
    with tempfile.TemporaryDirectory(prefix="wormup-release-") as place:
        app = made(machine, Path(place), wheels, version)
        if faults := mac_check.faults(app, machine, signer(wheels / "mac")):
            raise NotMadeError("; ".join(faults[:10]))
        files = {f.relative_to(place).as_posix(): f for f in app.rglob("*") if f.is_file()}
        return zipped(
            {name: file.read_bytes() for name, file in files.items()}, dist / name(machine, version)
        )


def made(machine: str, place: Path, wheels: Path, version: str) -> Path:
    """Make the app in *place*, signed for nobody, and return it."""
    workshop = Workshop(place / "workshop", wheels / "mac")
    app = place / macos.APP
    taken = wheels_of(machine, wheels)
    for wheel in taken:
        unpack(wheel, place / "site")
    lay(app, libraries(place / "site", machine), workshop)
    _write(app / "Contents" / "Info.plist", plistlib.dumps(info_plist(version)))
    _write(app / "Contents" / "PkgInfo", b"APPL????")
    names = [parse_wheel_filename(wheel.name)[0] for wheel in taken]
    licences.write(app / RESOURCES / "licences", place / "site", names)
    for title, text in workshop.licences.items():
        _write(app / RESOURCES / "licences" / title / "LICENSE.txt", text)
    compile_all(workshop.python_here(), app / RESOURCES)
    write_program(app, workshop.program(machine))
    apple = signer(wheels / "mac")
    sign_libraries(app, apple)
    write_parts(app, SYSTEMS[machine], version)
    apple.sign(app, binary_identifier=IDENTIFIER, shallow=True)
    return app


def wheels_of(machine: str, wheels: Path) -> list[Path]:
    """Return the wheels for a kind of Mac; zeroconf's for Intel is lent, as plain Python."""
    silicon = required(APPLE_SILICON, wheels / SYSTEMS["arm64"])
    if machine == "arm64":
        return silicon
    return required(INTEL, wheels / SYSTEMS[machine], lent=silicon)


def lay(app: Path, taken: dict[str, bytes], workshop: Workshop) -> None:
    """Lay into *app* the libraries that were *taken*, Python's, our program and its icon."""
    files = {f"lib/{name}": data for name, data in taken.items()}
    files |= {f"python/{name}": data for name, data in pythons(workshop.stdlib).items()}
    files |= {f"program/{name}": data for name, data in ours().items()}
    files |= {"worm-up.icns": icon.icns()}
    for path, data in files.items():
        _write(app / RESOURCES / path, data)


def write_program(app: Path, program: Path) -> None:
    """Lay the compiled *program* into *app*."""
    _write(app / PROGRAM, program.read_bytes())
    (app / PROGRAM).chmod(0o755)


def _write(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def info_plist(version: str) -> dict[str, Any]:
    """Return what macOS wants to know of the app."""
    return macos.info_plist(version) | {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleExecutable": PurePosixPath(PROGRAM).name,
        "CFBundleIconFile": "worm-up.icns",
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleLocalizations": _LANGUAGES,
        "CFBundleName": "Worm Up",
        "CFBundlePackageType": "APPL",
        "CFBundleVersion": version,
        "LSMinimumSystemVersion": OLDEST,
    }


# --- what is taken --------------------------------------------------------------------------------


def libraries(site: Path, machine: str) -> dict[str, bytes]:
    """Return the files of the libraries in *site* that a player needs, for one kind of Mac."""
    qt = qt_modules(ROOT)
    names = {f.relative_to(site).as_posix(): f for f in site.rglob("*") if f.is_file()}
    files = {name: file.read_bytes() for name, file in names.items() if is_kept(name, qt)}
    lent = tuple(f"{name}/" for name in _LAPTOPS[machine].builds)
    for name in [name for name, data in files.items() if mach_o.is_mach_o(data)]:
        slices = mach_o.slices(files[name])
        files[name] = slices.get(mach_o.CPUS[machine], b"")
        if not files[name] and not name.startswith(lent):
            raise NotMadeError(f"{name} is not for {machine}")
    files = {name: data for name, data in files.items() if data or not name.endswith(".so")}
    return _reached(files)


def _reached(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return *files* without the libraries that nothing loads, and their frameworks."""
    loaded = {name for name, data in files.items() if mach_o.is_mach_o(data)}
    entries = [(n, n, "EXTENSION" if n.endswith(".so") else "BINARY") for n in sorted(loaded)]
    kept = {
        name
        for name, _, _ in reachable(
            entries,
            lambda name: [PurePosixPath(one).name for one in mach_o.linked_with(files[name])],
        )
    }
    frameworks = {_framework(name) for name in kept}
    return {
        name: data
        for name, data in files.items()
        if (name in kept or name not in loaded) and (_framework(name) in frameworks | {""})
    }


def _framework(name: str) -> str:
    return name.partition(".framework/")[0] if ".framework/" in name else ""


def pythons(library: Path) -> dict[str, bytes]:
    """Return the modules of Python's *library*; its C modules are in the program."""
    names = {f.relative_to(library).as_posix(): f for f in library.rglob("*") if f.is_file()}
    files = {
        name: file.read_bytes()
        for name, file in names.items()
        if not any(fnmatchcase(name, pattern) for pattern in _NO_LIBRARY)
    }
    return files | {
        "_scproxy.py": Path(__file__).with_name("mac_scproxy.py").read_bytes(),
        "_sysconfigdata__darwin_darwin.py": _SYSCONFIG.encode(),
    }


def ours() -> dict[str, bytes]:
    """Return the files of the program, by their names beside where it begins."""
    modules = [file for package in PACKAGES for file in (ROOT / package).rglob("*.py")]
    files = [*modules, *(Path(file) for file, _ in data_files(ROOT))]
    here = Path(__file__).parent
    return {file.relative_to(ROOT).as_posix(): file.read_bytes() for file in files} | {
        "mac_start.py": (here / "mac_start.py").read_bytes(),
        "release/entry.py": (here / "entry.py").read_bytes(),
    }


# --- what is made of it ---------------------------------------------------------------------------


def sign_libraries(app: Path, apple: Signer) -> None:
    """Sign those libraries that came without a signature that holds."""
    for file in sorted((app / RESOURCES).rglob("*")):
        if file.is_file() and mach_o.is_mach_o(file.read_bytes()) and broken(file, apple):
            apple.sign(file)


def write_parts(app: Path, system: str, version: str) -> None:
    """Write the parts list of *app* into it; the signature to come seals it."""
    where = f"{RESOURCES}/program/{PARTS}"
    listed = parts.of_folder(app, sealed=(PROGRAM,))
    listed.append(BuildPart(parts.PLAIN, "", 0, SEAL))
    made = parts.made(version, system, f"{app.name}/{where}", listed)
    _write(app / where, made.text.encode("ascii"))
