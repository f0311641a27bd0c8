"""Builds of a few bytes, in a folder and packed."""

from hashlib import sha256
from io import BytesIO

from net.driver.own_build import PARTS, OwnBuild
from net.driver.packing import pack, suffix
from net.protocol.parts import LINK, BuildPart, PartsList, parse

FILES = {"READ ME.txt": b"Start it.\n", "inside/a.so": bytes(range(256)) * 9, "run": b"#!"}
LINUX, WINDOWS, MAC = "linux-x64", "windows-x64", "macos-arm64"


def build(folder, system=LINUX, files=FILES, **more):
    """Lay a build into *folder*; *more* are its links, its version, and what seals it."""
    top = folder / f"worm-{system}"
    links, sealed, version = (
        more.get("links", {}),
        more.get("sealed", ()),
        more.get("version", "0.2.0"),
    )
    made = []
    for name, content in files.items():
        path = top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        known = ("", 0) if name in sealed else (sha256(content).hexdigest(), len(content))
        made.append(BuildPart("755" if name == "run" else "644", *known, name))
    for name, target in links.items():
        (top / name).symlink_to(target)
        made.append(BuildPart(LINK, sha256(target.encode()).hexdigest(), len(target), name))
    made.sort(key=lambda part: part.path)
    listed = PartsList(version, system, top.name, f"inside/{PARTS}", tuple(made))
    (top / "inside").mkdir(parents=True, exist_ok=True)
    (top / "inside" / PARTS).write_bytes(listed.text.encode("ascii"))
    return OwnBuild(top, parse(listed.text))


def packed(own, extras=None):
    """Return the archive of a build."""
    to = BytesIO()
    pack(own.top, own.listed, extras or {}, to)
    return to.getvalue()


def kept(data, own, extras=None):
    """Put the archive of a build where what was gathered lies."""
    folder = data / "builds" / "kept"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / (own.listed.system + suffix(own.listed.system))
    path.write_bytes(packed(own, extras))
    return path
