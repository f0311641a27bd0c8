"""Archives that depend on nothing but the names and the bytes in them, and their sums.

Law: members are sorted, belong to nobody, have one of two modes, and are all of one moment.
"""

from __future__ import annotations  # see environment.py

import hashlib
import lzma
import os
import tarfile
import time
import zipfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "1580601600"))
"""The moment of every file, in seconds; the same that hatchling takes for a wheel."""
SUMS = "SHA256SUMS"

_FILTERS = [{"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": 6}]
_EXECUTABLE = (".command", ".sh", ".app/Contents/MacOS/Worm Up")


class NotMadeError(Exception):
    """A tool has failed; the message ends with its own words."""


def tar_xz(folder: Path, archive: Path) -> Path:
    """Pack *folder*, under its own name, into *archive*; links stay links."""
    with (
        lzma.open(archive, "wb", format=lzma.FORMAT_XZ, filters=_FILTERS) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        for file in sorted(folder.rglob("*")):
            tar.add(file, file.relative_to(folder.parent).as_posix(), recursive=False, filter=_bare)
    return archive


def unpack(archive: Path, place: Path) -> None:
    """Unpack the tar file *archive* into *place*, and nothing of it elsewhere.

    Pythons before 3.11.4 know no filter, not even the argument of that name.
    """
    with tarfile.open(archive) as tar:
        tar.extraction_filter = getattr(tarfile, "data_filter", None)
        tar.extractall(place)  # noqa: S202  # by that filter, of archives that we made or pinned


def _bare(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mtime = EPOCH
    member.mode = 0o755 if member.mode & 0o111 else 0o644
    return member


def zipped(files: Mapping[str, bytes], archive: Path, method: int = zipfile.ZIP_DEFLATED) -> Path:
    """Write *files*, by their names, into the zip *archive*; scripts may be run."""
    with zipfile.ZipFile(archive, "w", method, compresslevel=9) as packed:
        for name in sorted(files):
            packed.writestr(_member(name), files[name], method)
    return archive


def _member(name: str) -> zipfile.ZipInfo:
    member = zipfile.ZipInfo(name, time.gmtime(EPOCH)[:6])
    member.create_system = 3  # Unix: a Mac then takes over the modes
    mode = 0o755 if name.endswith(_EXECUTABLE) else 0o644
    member.external_attr = (0o100000 | mode) << 16
    member.compress_type = zipfile.ZIP_DEFLATED
    return member


def append(archive: Path, files: Mapping[str, bytes]) -> None:
    """Write *files*, by their names, behind what else is in the zip *archive*."""
    with zipfile.ZipFile(archive) as packed:
        is_there = not files.keys().isdisjoint(packed.namelist())
        others = [one for one in packed.infolist() if one.filename not in files]
        content = [packed.read(one) for one in others] if is_there else []
    if is_there:  # of an earlier run
        with zipfile.ZipFile(archive, "w") as packed:
            for one, data in zip(others, content, strict=True):
                packed.writestr(one, data)
    with zipfile.ZipFile(archive, "a") as packed:
        for name in sorted(files):
            packed.writestr(_member(name), files[name], compresslevel=9)


def digest(file: Path) -> str:
    """Return the SHA-256 of *file* in hex."""
    with file.open("rb") as read:
        return hashlib.file_digest(read, "sha256").hexdigest()


def write_sums(dist: Path, files: list[Path]) -> Path:
    """Write the sums of *files* as ``sha256sum --check`` reads them."""
    sums = dist / SUMS
    lines = [f"{digest(file)}  {file.name}\n" for file in sorted(files)]
    sums.write_text("".join(lines), encoding="ascii", newline="\n")
    return sums


def differences(one: Path, other: Path) -> list[str]:
    """Return the members in which two archives differ, each with the archive; [] if none."""
    if digest(one) == digest(other):
        return []
    ours, theirs = members(one), members(other)
    names = sorted(name for name in {*ours, *theirs} if ours.get(name) != theirs.get(name))
    return [f"{one.name}: {name}" for name in names] or [f"{one.name}: how it is packed"]


def members(archive: Path) -> dict[str, str]:
    """Return the digest of what each member of *archive* holds, by its name."""
    if zipfile.is_zipfile(archive):
        with zipfile.ZipFile(archive) as packed:
            return {
                name: hashlib.sha256(packed.read(name)).hexdigest() for name in packed.namelist()
            }
    with tarfile.open(archive) as tar:
        return {member.name: _digest_of(tar, member) for member in tar}


def _digest_of(tar: tarfile.TarFile, member: tarfile.TarInfo) -> str:
    read = tar.extractfile(member) if member.isfile() else None
    return hashlib.sha256(read.read() if read else member.linkname.encode()).hexdigest()
