"""What can be judged of Worm Up.app without a Mac: ``python scripts/release/mac_check.py APP``.

Law: each sentence is a fault; none means that all is right that this can see. That it starts, only
a Mac can tell.
"""

from __future__ import annotations  # see environment.py

import plistlib
import sys
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from hashlib import sha256
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from core.table.encoding import MalformedError
from net.driver.mdns import SERVICE
from net.protocol.parts import parse
from release import mach_o
from release.entry import PARTS, missing
from release.mac_signer import Signer, broken, signer

_PROGRAM = "Contents/MacOS/Worm Up"
_SEAL = "Contents/_CodeSignature/CodeResources"
_RESOURCES = "Contents/Resources"
_OF_MACOS = ("/usr/lib/", "/System/")
_WANTED = {
    "CFBundleExecutable": "Worm Up",
    "NSAppSleepDisabled": True,
    "NSBonjourServices": [SERVICE.removesuffix(".local.")],
}
_UNWANTED = ("/pygments/", "/tests/", "/test/")


def faults(app: Path, machine: str, apple: Signer) -> list[str]:
    """List what is wrong with *app* for a *machine*; *apple* looks at signatures."""
    files = {f.relative_to(app).as_posix(): f for f in app.rglob("*") if f.is_file()}
    programs = {
        name: data
        for name, file in sorted(files.items())
        if mach_o.is_mach_o(data := file.read_bytes())
    }
    if _PROGRAM not in programs or not files.keys() >= {"Contents/Info.plist", _SEAL}:
        return ["no program, no Info.plist or no signature"]
    plist = plistlib.loads(files["Contents/Info.plist"].read_bytes())
    return [
        *_of_programs(programs, machine, plist),
        *_of_libraries(programs, files.keys()),
        *_of_symbols(programs),
        *_of_plist(plist, files.keys()),
        *(f"{n}: {said}" for n in programs for said in broken(files[n], apple)),
        *_of_seal(app, files),
        *_of_contents(app, files),
    ]


def _of_programs(programs: dict[str, bytes], machine: str, plist: dict[str, Any]) -> Iterator[str]:
    """Yield what is for another CPU or a newer macOS, and what macOS would not know again."""
    told = tuple(map(int, str(plist.get("LSMinimumSystemVersion", "0.0")).split(".")))
    for name, data in programs.items():
        if set(mach_o.slices(data)) != {mach_o.CPUS[machine]}:
            yield f"{name} is not for {machine} alone"
            continue
        oldest = mach_o.oldest_system(data)
        if not (0, 0) < oldest <= told:
            yield f"{name} asks for macOS {oldest}, Info.plist for {told}"
        if not mach_o.has_uuid(data):
            yield f"{name} has no UUID"


def _of_libraries(programs: dict[str, bytes], files: AbstractSet[str]) -> Iterator[str]:
    """Yield the libraries that are neither in the bundle nor macOS' own."""
    main = search_paths(_PROGRAM, programs[_PROGRAM])
    for name, data in programs.items():
        places = [*search_paths(name, data), *main]
        for library in mach_o.linked_with(data):
            if library.startswith(_OF_MACOS):
                continue
            rpath, is_searched = library.removeprefix("@rpath/"), library.startswith("@rpath/")
            found = (
                [resolved(f"{place}/{rpath}", name) for place in places]
                if is_searched
                else [resolved(library, name)]
            )
            if not any(one in files for one in found):
                yield f"{name} loads {library}, which is not there"


def search_paths(name: str, data: bytes) -> list[str]:
    """Return where the file *name* looks for libraries, by paths in the bundle."""
    return [resolved(path, name) for path in mach_o.search_paths(data)]


def resolved(path: str, name: str) -> str:
    """Return where in the bundle a *path* leads that the file *name* uses; "" if out of it.

    >>> resolved("@loader_path/../b", "Contents/x/a.so")
    'Contents/b'
    """
    for word, base in (("@loader_path", name), ("@executable_path", _PROGRAM)):
        if path == word or path.startswith(f"{word}/"):
            path = base.rpartition("/")[0] + path.removeprefix(word)
    steps: list[str] = []
    for step in path.split("/"):
        if step == ".." and not steps:
            return ""
        steps = steps[:-1] if step == ".." else [*steps, *([step] if step not in {"", "."} else [])]
    return "/".join(steps) if not path.startswith(("/", "@")) else ""


def _of_symbols(programs: dict[str, bytes]) -> Iterator[str]:
    """Yield the names of Python that a library wants and nothing in the bundle has."""
    found = {name: mach_o.symbols(data) for name, data in programs.items()}
    here = {symbol for _, exported in found.values() for symbol in exported}
    for name, (wanted, _) in found.items():
        for symbol in sorted(wanted - here):
            if symbol.startswith(("_Py", "__Py")):
                yield f"{name} wants {symbol[1:]}, which is not there"


def _of_plist(plist: dict[str, Any], files: AbstractSet[str]) -> Iterator[str]:
    """Yield what Info.plist does not say: the network, Bonjour, no App Nap, the icon."""
    for key, value in _WANTED.items():
        if plist.get(key) != value:
            yield f"Info.plist: {key} is {plist.get(key)!r}"
    if "local network" not in plist.get("NSLocalNetworkUsageDescription", ""):
        yield "Info.plist does not say why the local network is needed"
    if f"{_RESOURCES}/{plist.get('CFBundleIconFile')}" not in files:
        yield "the icon is not there"


def _of_seal(app: Path, files: dict[str, Path]) -> Iterator[str]:
    """Yield the files that are not as the signature has sealed them."""
    sealed = plistlib.loads((app / _SEAL).read_bytes())["files2"]
    outside = {_PROGRAM, _SEAL, "Contents/Info.plist", "Contents/PkgInfo"}
    for name in sorted(files.keys() - outside):
        known = sealed.get(name.removeprefix("Contents/"), {}).get("hash2")
        if known != sha256(files[name].read_bytes()).digest():
            yield f"{name} is not sealed"


def _of_contents(app: Path, files: dict[str, Path]) -> Iterator[str]:
    """Yield what the parts list and the licences lack, and what nobody needs."""
    program = app / _RESOURCES / "program"
    if name := missing(program):
        yield f"{name} is not there in full"
    try:
        listed = {part.path for part in parse((program / PARTS).read_text("ascii")).parts}
    except (OSError, UnicodeDecodeError, MalformedError) as error:
        yield f"no parts list: {error}"
        return
    here = files.keys() - {f"{_RESOURCES}/program/{PARTS}"}
    yield from (f"{name} is not in the parts list" for name in sorted(here - listed))
    yield from (f"{name} has no use" for name in sorted(here) if any(u in name for u in _UNWANTED))
    for name in ("wormup-lan", "python", "libffi", "ziglang", "PySide6_Essentials"):
        if not any(f"/licences/{name}" in one for one in here):
            yield f"no licence of {name}"


def main() -> int:
    """Print the faults of the app that is named; return 1 if there are any."""
    import environment

    if len(sys.argv) != 2:
        print("usage: python scripts/release/mac_check.py 'Worm Up.app'")
        return 2
    app = Path(sys.argv[1])
    (cpu,) = mach_o.slices((app / _PROGRAM).read_bytes())
    machine = next(name for name, number in mach_o.CPUS.items() if number == cpu)
    found = faults(app, machine, signer(environment.ROOT / "build" / "wheels" / "mac"))
    print(*(found or [f"{app.name} for {machine}: nothing wrong that can be seen here"]), sep="\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
