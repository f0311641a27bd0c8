"""Builds packed and read again: zips, and for Linux gzipped tars, in bounded memory.

Law: what is written has the hash that the parts list names, and so has what is kept of an archive
that somebody else made: it is packed anew from what was checked, so that its own bytes promise
nothing. The first member is the parts list; the signed digests may follow; then its files in order.
"""

import gzip
import os
import stat
import struct
import tarfile
import time
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from hashlib import sha256
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import BinaryIO, NamedTuple, Protocol

from core.table.encoding import MalformedError
from core.table.trouble import Trouble, TroubleError
from net.protocol.makers import EXTRAS, SIGNED_MAX
from net.protocol.parts import (
    LINK,
    LIST_MAX,
    PARTS_MAX,
    SEAL_MAX,
    BuildPart,
    PartsList,
    leads_inside,
    parse,
)
from net.protocol.troubles import ShareReason

PIECE = 1 << 18
EPOCH = 1_580_601_600
"""The moment of every file, in seconds."""
_LEVEL = 1
_BLOCK = 512
_NOFOLLOW = sum(getattr(os, name, 0) for name in ("O_BINARY", "O_NOFOLLOW", "O_NONBLOCK"))
_END = struct.Struct("<4s4H2LH")
"""The end of a zip: mark, disks, entries here and in all, size and place of its table, comment."""
_MODES = {0o100644: "644", 0o100755: "755"}
_BROKEN = (
    *(OSError, EOFError, zlib.error, zipfile.BadZipFile, zipfile.LargeZipFile, tarfile.TarError),
    *(RuntimeError, NotImplementedError, UnicodeError, struct.error, ValueError),
)
"""What Python raises for an archive that is none, cut off, encrypted or packed in another way."""


class PackingError(TroubleError):
    """A build cannot be packed, or is not what its list says."""


class Content(Protocol):
    """What bytes are read from."""

    def read(self, size: int = -1, /) -> bytes:
        """Return up to *size* bytes; b"" at the end."""


class Member(NamedTuple):
    """A file in an archive: its whole name, its mode, how large it is, and its content."""

    name: str
    mode: str
    size: int
    content: Content


class _Writer(Protocol):
    def add(self, member: Member) -> None:
        """Write *member*, whose content is read to its end."""

    def close(self) -> None:
        """Write what comes last."""


def suffix(system: str) -> str:
    """Return how the name of an archive for *system* ends."""
    return ".tar.gz" if system.startswith("linux") else ".zip"


def pack(top: Path, listed: PartsList, extras: Mapping[str, bytes], to: BinaryIO) -> PartsList:
    """Pack the build in the folder *top*, and return its list with all digests.

    Raises `PackingError` if a file there is not what the list says, and OSError.
    """
    found: dict[str, tuple[str, int]] = {}
    with closing(_writer(listed.system, to)) as writer:
        _add_head(writer, listed, extras)
        for part in listed.parts:
            with _opened(top / part.path, part) as (content, size):
                hashed = _Hashed(content)
                writer.add(Member(f"{listed.folder}/{part.path}", part.mode, size, hashed))
            found[part.path] = hashed.hexdigest, size
            if part.digest and found[part.path] != (part.digest, part.size):
                raise PackingError(Trouble(ShareReason.CHANGED, file=part.path))
    return listed.named(found)


def repack(
    source: BinaryIO, system: str, to: BinaryIO | None
) -> tuple[PartsList, dict[str, bytes]]:
    """Pack anew the archive for *system* in *source*; return its list and the signed digests.

    Without *to* it is only looked at. Raises `PackingError` at the first file that is not what the
    list says.
    """
    try:
        return _repacked(source, system, to)
    except MalformedError as error:
        raise PackingError(Trouble(ShareReason.BAD_ARCHIVE, what=str(error))) from None
    except _BROKEN as error:
        what = f"{type(error).__name__}: {error}"[:200]
        raise PackingError(Trouble(ShareReason.BAD_ARCHIVE, what=what)) from None


def _repacked(
    source: BinaryIO, system: str, to: BinaryIO | None
) -> tuple[PartsList, dict[str, bytes]]:
    members = _tar_members(source) if suffix(system) == ".tar.gz" else _zip_members(source)
    listed, extras, files = _read_head(members, system)
    found: dict[str, tuple[str, int]] = {}
    waiting = iter(listed.parts)
    with closing(_writer(system, to)) as writer:
        _add_head(writer, listed, extras)
        for member in files:
            part = next(waiting, None)
            hashed = _Hashed(_checked(member, part, listed.folder))
            writer.add(member._replace(content=hashed))
            assert part, "it was checked"
            found[part.path] = hashed.hexdigest, member.size
            if part.digest not in {"", hashed.hexdigest}:
                raise MalformedError(f"{part.path} is not what the parts list says")
    if next(waiting, None) is not None:
        msg = "cut off before its last file"
        raise MalformedError(msg)
    return listed.named(found), extras


def _read_head(
    members: Iterator[Member], system: str
) -> tuple[PartsList, dict[str, bytes], Iterator[Member]]:
    """Read what stands before the files; return it, and the files."""
    first = next(members, None)
    if first is None:
        msg = "an archive without a parts list"
        raise MalformedError(msg)
    listed = parse(_read(first, LIST_MAX).decode("ascii"))
    if first.name != f"{listed.folder}/{listed.where}" or listed.system != system:
        raise MalformedError(f"the parts list of something else: {first.name[:200]!r}")
    extras: dict[str, bytes] = {}
    names = {place: name for name, place in _places(listed).items()}
    for member in members:
        if member.name not in names:
            return listed, extras, chain((member,), members)
        extras[names.pop(member.name)] = _read(member, SIGNED_MAX)
    return listed, extras, members


def _checked(member: Member, part: BuildPart | None, folder: str) -> Content:
    """Return the content of *member* if it is the *part* that is due."""
    if part is None or (member.name, member.mode) != (f"{folder}/{part.path}", part.mode):
        raise MalformedError(f"a file that is not in the parts list: {member.name[:200]!r}")
    if member.size != part.size if part.digest else member.size > SEAL_MAX:
        raise MalformedError(f"{part.path} is not what the parts list says")
    if part.mode != LINK:
        return member.content
    target = member.content.read()
    if not leads_inside(part.path, target.decode("ascii")):
        raise MalformedError(f"a link that leads out of its folder: {part.path}")
    return BytesIO(target)


def _add_head(writer: _Writer, listed: PartsList, extras: Mapping[str, bytes]) -> None:
    """Write what stands before the files: the list, and the signed digests beside it."""
    head = {f"{listed.folder}/{listed.where}": listed.text.encode()}
    places = _places(listed)
    head |= {places[name]: extras[name] for name in EXTRAS if name in extras}
    for name, data in head.items():
        writer.add(Member(name, "644", len(data), BytesIO(data)))


def _places(listed: PartsList) -> dict[str, str]:
    """Return where the signed digests stand: beside a sealed build, for nothing may enter it."""
    beside = "" if any(not part.digest for part in listed.parts) else f"{listed.folder}/"
    return {name: beside + name for name in EXTRAS}


def _read(member: Member, most: int) -> bytes:
    if member.size > most or member.mode == LINK:
        raise MalformedError(f"{member.name[:200]!r} is too large")
    return member.content.read(most + 1)


class _Hashed:
    """Reads a file and hashes what it reads."""

    def __init__(self, content: Content) -> None:
        self._content, self._hash = content, sha256()

    def read(self, size: int = -1, /) -> bytes:
        """Return up to *size* bytes."""
        piece = self._content.read(size)
        self._hash.update(piece)
        return piece

    @property
    def hexdigest(self) -> str:
        """The SHA-256 of what was read."""
        return self._hash.hexdigest()


@contextmanager
def _opened(path: Path, part: BuildPart) -> Iterator[tuple[Content, int]]:
    """Open a *part* at *path*, a link as what it leads to. Raises `PackingError`."""
    try:
        kind = path.lstat().st_mode
        if part.mode == LINK and stat.S_ISLNK(kind):
            target = str(path.readlink()).encode()
            yield BytesIO(target), len(target)
            return
        if part.mode != LINK and stat.S_ISREG(kind):
            with os.fdopen(os.open(path, os.O_RDONLY | _NOFOLLOW), "rb") as file:
                yield file, os.fstat(file.fileno()).st_size
            return
    except FileNotFoundError:
        pass
    raise PackingError(Trouble(ShareReason.CHANGED, file=part.path))


# -- tar -------------------------------------------------------------------------------------------


class _Tar:
    def __init__(self, to: BinaryIO) -> None:
        self._packed = gzip.GzipFile("", "wb", _LEVEL, to, mtime=0)
        self._tar = tarfile.open(fileobj=self._packed, mode="w", format=tarfile.USTAR_FORMAT)  # noqa: SIM115

    def add(self, member: Member) -> None:
        info = tarfile.TarInfo(member.name)
        info.mtime = EPOCH
        if member.mode == LINK:
            info.type, info.linkname = tarfile.SYMTYPE, member.content.read().decode("ascii")
            self._tar.addfile(info)
            return
        info.mode, info.size = int(member.mode, 8), member.size
        self._tar.addfile(info, member.content)

    def close(self) -> None:
        self._tar.close()
        self._packed.close()


def _tar_members(source: BinaryIO) -> Iterator[Member]:
    """Yield the members: plain files and links with plain headers, as we write them."""
    with gzip.GzipFile(fileobj=source) as packed:
        while any(head := packed.read(_BLOCK)):
            info = tarfile.TarInfo.frombuf(head, "ascii", "strict")
            if info.type == tarfile.SYMTYPE and not info.size:
                target = info.linkname.encode("ascii")
                yield Member(info.name, LINK, len(target), BytesIO(target))
                continue
            if info.type != tarfile.REGTYPE or info.size < 0:
                raise MalformedError(f"neither file nor link: {info.name[:200]!r}")
            content = _Piece(packed, info.size)
            yield Member(info.name, f"{info.mode:o}", info.size, content)
            content.skip(-info.size % _BLOCK)


class _Piece:
    """The next *size* bytes of a file."""

    def __init__(self, source: Content, size: int) -> None:
        self._source, self._rest = source, size

    def read(self, size: int = -1, /) -> bytes:
        """Return up to *size* bytes. Raises `MalformedError` if the file ends before."""
        wanted = self._rest if size < 0 else min(size, self._rest)
        piece = self._source.read(wanted)
        if len(piece) < min(wanted, 1):
            msg = "cut off"
            raise MalformedError(msg)
        self._rest -= len(piece)
        return piece

    def skip(self, padding: int) -> None:
        """Go on behind the rest and the *padding*."""
        while self._rest:
            self.read(PIECE)
        self._source.read(padding)


# -- zip -------------------------------------------------------------------------------------------


class _Zip:
    def __init__(self, to: BinaryIO) -> None:
        self._zip = zipfile.ZipFile(to, "w")

    def add(self, member: Member) -> None:
        if member.mode == LINK:
            raise MalformedError(f"a link in a zip: {member.name[:200]!r}")
        info = zipfile.ZipInfo(member.name, time.gmtime(EPOCH)[:6])
        info.create_system = 3  # Unix: a Mac then takes over the modes
        info.external_attr = (0o100000 | int(member.mode, 8)) << 16
        info.file_size = member.size
        info.compress_type = zipfile.ZIP_DEFLATED
        info._compresslevel = _LEVEL  # type: ignore[attr-defined]  # noqa: SLF001  # no name yet
        with self._zip.open(info, "w") as written:
            while piece := member.content.read(PIECE):
                written.write(piece)

    def close(self) -> None:
        self._zip.close()


def _zip_members(source: BinaryIO) -> Iterator[Member]:
    """Yield the members of a zip whose table is small and stands at its end, as we write it."""
    source.seek(-_END.size, os.SEEK_END)
    mark, _, _, _, entries, size, _, comment = _END.unpack(source.read(_END.size))
    if mark != b"PK\5\6" or comment or entries > PARTS_MAX + 3 or size > LIST_MAX:
        msg = "a zip of another kind"
        raise MalformedError(msg)
    with zipfile.ZipFile(source) as packed:
        for info in packed.infolist():
            mode = _MODES.get(info.external_attr >> 16)
            if mode is None or info.orig_filename != info.filename:
                raise MalformedError(f"no plain file: {info.filename[:200]!r}")
            with packed.open(info) as content:
                yield Member(info.filename, mode, info.file_size, content)


class _Nowhere:
    """Reads what it is given, and writes nothing."""

    def add(self, member: Member) -> None:
        while member.content.read(PIECE):
            pass

    def close(self) -> None:
        pass


def _writer(system: str, to: BinaryIO | None) -> _Writer:
    if to is None:
        return _Nowhere()
    return _Tar(to) if suffix(system) == ".tar.gz" else _Zip(to)
