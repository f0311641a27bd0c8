"""The parts list of a build, as the release writes it: net/protocol/parts.py says its form."""

from __future__ import annotations  # see environment.py

from hashlib import sha256
from typing import TYPE_CHECKING

from net.protocol.parts import LINK, BuildPart, PartsList, parse
from release.entry import PARTS

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from pathlib import Path

EXECUTABLE, PLAIN = "755", "644"


def of_folder(folder: Path, *, sealed: Collection[str] = ()) -> list[BuildPart]:
    """List the files below *folder*; of those that are *sealed* no digest is known yet."""
    files = [file for file in folder.rglob("*") if file.is_symlink() or file.is_file()]
    return [_part(file, file.relative_to(folder).as_posix(), sealed) for file in files]


def _part(file: Path, name: str, sealed: Collection[str]) -> BuildPart:
    if file.is_symlink():
        target = str(file.readlink()).encode()
        return BuildPart(LINK, sha256(target).hexdigest(), len(target), name)
    mode = EXECUTABLE if file.stat().st_mode & 0o111 else PLAIN
    content = file.read_bytes()
    known = ("", 0) if name in sealed else (sha256(content).hexdigest(), len(content))
    return BuildPart(mode, *known, name)


def of_files(files: Mapping[str, bytes]) -> list[BuildPart]:
    """List *files* by their names, for a system that knows no modes."""
    return [
        BuildPart(PLAIN, sha256(data).hexdigest(), len(data), name) for name, data in files.items()
    ]


def made(version: str, system: str, place: str, parts: list[BuildPart]) -> PartsList:
    """Return the list that lies at *place*, which begins with the name of the build's folder."""
    folder, _, where = place.partition("/")
    inside = sorted((part for part in parts if part.path != where), key=lambda part: part.path)
    return parse(PartsList(version, system, folder, where, tuple(inside)).text)


__all__ = ["PARTS", "made", "of_files", "of_folder"]
