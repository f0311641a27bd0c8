"""The smallest programs of macOS, and the smallest app, that can be judged."""

import plistlib
import struct
from hashlib import sha256
from pathlib import Path

from release import mac_app, mach_o

LOAD, RPATH = 0xC, 0x8000001C


def text(kind, path):
    """Return a load command that names a path."""
    data = path.encode() + bytes(8 - len(path) % 8)
    return struct.pack("<3I", kind, 12 + len(data), 12) + data


def program(machine="arm64", *, is_bare=False, **told):
    """Return a Mach-O for one kind of Mac, which is *told* what it says of itself.

    What is bare has neither UUID nor signature.
    """
    loads, rpaths = told.get("loads", ()), told.get("rpaths", ())
    wants, has = told.get("wants", ()), told.get("has", ())
    oldest = told.get("oldest", (13, 0))
    commands = [text(LOAD, one) for one in loads] + [text(RPATH, one) for one in rpaths]
    commands.append(struct.pack("<6I", 0x32, 24, 1, oldest[0] << 16 | oldest[1] << 8, 0, 0))
    if not is_bare:
        commands += [struct.pack("<2I16x", 0x1B, 24), struct.pack("<4I", 0x1D, 16, 0, 0)]
    start = 32 + sum(map(len, commands)) + 24
    names, table = b"\0", b""
    for name, kind in [*((one, 0x01) for one in wants), *((one, 0x0F) for one in has)]:
        table += struct.pack("<I2BHQ", len(names), kind, 0, 0, int(kind > 1))
        names += name.encode() + b"\0"
    count = len(wants) + len(has)
    commands.append(struct.pack("<6I", 2, 24, start, count, start + len(table), len(names)))
    body = b"".join(commands)
    cpu = mach_o.CPUS[machine]
    head = struct.pack("<8I", 0xFEEDFACF, cpu, 0, 2, len(commands), len(body), 0, 0)
    return head + body + table + names


def universal(*slices):
    """Return one file for several kinds of Mac."""
    at, head, body = 8 + 20 * len(slices), struct.pack(">2I", 0xCAFEBABE, len(slices)), b""
    for one in slices:
        cpu = struct.unpack_from("<I", one, 4)[0]
        head += struct.pack(">5I", cpu, 0, at + len(body), len(one), 0)
        body += one
    return head + body


class Apple:
    """Stands for Apple's way of signing: seals an app; a file that names a fault has it."""

    def sign(self, path, **_):
        seal(Path(path))

    def verify_macho(self, path):
        said = [{"description": "no cryptographic signature"}]
        return said + [{"description": "hash"}] * (b"broken" in Path(path).read_bytes())


def seal(app):
    """Write what a signature of *app* seals."""
    files = [
        f for f in app.rglob("*") if f.is_file() and f.name not in {"Worm Up", "CodeResources"}
    ]
    sealed = {
        f.relative_to(app / "Contents").as_posix(): {"hash2": sha256(f.read_bytes()).digest()}
        for f in files
    }
    (app / mac_app.SEAL).parent.mkdir(exist_ok=True)
    (app / mac_app.SEAL).write_bytes(plistlib.dumps({"files2": sealed}))


def app(place, **changed):
    """Return an app without a fault, but for the files that are *changed*, by their names."""
    made, library = place / "Worm Up.app", f"{mac_app.RESOURCES}/lib"
    files = {
        mac_app.PROGRAM: program(has=["_PyLong_New"], loads=["/usr/lib/libSystem.B.dylib"]),
        f"{library}/zmq/one.so": program(
            wants=["_PyLong_New"], loads=["@loader_path/../two.dylib"]
        ),
        f"{library}/two.dylib": program(rpaths=["@loader_path/x"], loads=["@rpath/three"]),
        f"{library}/x/three": program(oldest=(11, 0)),
        f"{mac_app.RESOURCES}/worm-up.icns": b"icns",
        "Contents/Info.plist": plistlib.dumps(mac_app.info_plist("1.0")),
    }
    for title in ("wormup-lan", "python", "libffi", "ziglang", "PySide6_Essentials 6"):
        files[f"{mac_app.RESOURCES}/licences/{title}/LICENSE.txt"] = b"free"
    for name, data in (files | changed).items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_bytes(data)
    (made / mac_app.PROGRAM).chmod(0o755)
    mac_app.write_parts(made, "macos-arm64", "1.0")
    seal(made)
    return made
