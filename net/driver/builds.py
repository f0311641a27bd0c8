"""What this laptop can hand over: itself, the builds gathered here, or those of a release folder.

Law: every byte that is read of a build was hashed before, with all others of the file; where the
file has changed since, the reading ends. A build is named by the digest of its parts list.

builds/own, builds/kept     in the data folder: this build, packed; one of each system, gathered
SHA256SUMS                  of a release: a line for each file: 64 hexadecimal digits, two spaces, a
                            name without a folder
"""

import hashlib
import os
import re
import stat
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import BinaryIO

from core.table.naming import name_refusal
from core.table.trouble import Trouble, TroubleError
from net.driver.disk import read_file, remove_left
from net.driver.own_build import OwnBuild, own_build, read_extras
from net.driver.packing import PackingError, pack, repack, suffix
from net.protocol.makers import LIST, MAKERS, SIGNED_MAX, Signed, listed_builds, signed
from net.protocol.parts import PartsList
from net.protocol.troubles import ShareReason

SUMS = "SHA256SUMS"
PART = ".part"
"""How a file ends that is not whole yet."""
_FROM = ".from"
_SUMS_MAX, _NAME_MAX = 100_000, 400
_LINE = re.compile(r"([0-9a-f]{64}) [ *]([A-Za-z0-9][A-Za-z0-9._+-]{0,99})")
_KEPT = re.compile(r"((?:linux|windows|macos)-(?:x64|arm64))(?:\.tar\.gz|\.zip)")
_NAME = re.compile(
    r"wormup-lan-([0-9a-z.]+)-([a-z]+-[a-z0-9]+)(?:\.(?:zip|tar\.xz|deb)|-setup\.exe)"
)
_PIECE = 1 << 18
_CLONE = Path(__file__).parents[2]
_FLAGS = sum(getattr(os, name, 0) for name in ("O_BINARY", "O_NOFOLLOW", "O_NONBLOCK"))


def kept_folder(data: Path) -> Path:
    """Return where what was gathered lies, in the folder *data*."""
    return data / "builds" / "kept"


class ShareError(TroubleError):
    """There is nothing to hand over, or no way to do it."""


@dataclass(frozen=True, slots=True)
class Build:
    """A file to hand over, with the hashes of the whole and of each piece."""

    path: Path
    size: int
    digest: str
    pieces: tuple[bytes, ...] = field(repr=False)
    name: str = ""
    """What the file is called where it arrives."""
    system: str = ""
    """As builds call it, of one that other programs fetch; "" for a file for browsers alone."""
    named: str = ""
    """The digest that names it: of its parts list; of a file of another kind, its SHA-256."""
    giver: str = ""
    """From whose laptop it is, if not from ours."""
    is_signed: bool = False
    """Whether the makers have signed that digest."""
    is_made_up: bool = False
    """Whether they have signed another one for that version and system."""

    def read(self) -> Iterator[bytes]:
        """Yield the file in pieces, up to the first that has changed. Raises OSError."""
        with _opened(self.path) as file:
            for digest in self.pieces:
                piece = file.read(_PIECE)
                if hashlib.sha256(piece).digest() != digest:
                    return
                yield piece


class Stock:
    """Knows what there is to hand over; looks again for what has been gathered since."""

    def __init__(
        self,
        data: Path,
        release: Path | None = None,
        *,
        own: OwnBuild | None = None,
        makers: str = MAKERS,
    ) -> None:
        """Look into the *release* folder alone if it is given. Raises `ShareError`."""
        self._kept, self._packed = kept_folder(data), data / "builds" / "own"
        self._makers = makers
        remove_left(self._kept, f"*{PART}")
        self._own = (own or own_build()) if release is None else None
        self._vouched = signed(self._own.extras, makers) if self._own else {}
        self._release = release or (None if self._own else _dist())
        self._sums = listed(self._release) if self._release else {}
        self._seen: dict[Path, tuple[int, ...]] = {}
        self.trouble = Trouble(ShareReason.NOTHING_HERE)
        """Why there is nothing, if there is nothing."""

    def look(self) -> Iterator[Build]:
        """Yield what is here and was not when we last looked; what is packed takes seconds."""
        if self._own is not None and self._is_new(self._packed):
            with suppress(OSError):
                yield from self._own_packed(self._own)
        if self._release is not None and self._is_new(self._release):
            self.trouble = Trouble(ShareReason.ALL_WRONG, folder=str(self._release))
            yield from self._released(self._release)
        with suppress(OSError):
            for path in sorted(self._kept.iterdir()):
                if _KEPT.fullmatch(path.name) and self._is_new(path):
                    yield from self._looked_at(path)

    def _is_new(self, path: Path) -> bool:
        """Return whether *path* has changed since the last look, or there was none."""
        found = path.stat() if path.is_file() else None
        known = (found.st_mtime_ns, found.st_size, found.st_ino) if found else ()
        is_new = self._seen.get(path) != known
        self._seen[path] = known
        return is_new

    def _own_packed(self, own: OwnBuild) -> Iterator[Build]:
        """Yield this build, packed now if it is not yet. Raises OSError."""
        path = self._packed / (own.listed.system + suffix(own.listed.system))
        self._packed.mkdir(parents=True, exist_ok=True)
        packed = next(self._looked_at(path), None)
        if packed is None or (own.listed.is_named and packed.named != own.listed.digest):
            for old in self._packed.iterdir():
                old.unlink()
            part = path.with_name(path.name + PART)
            try:
                with part.open("wb") as to:
                    pack(own.top, own.listed, own.extras, to)
            except PackingError as error:
                part.unlink()
                self.trouble = error.trouble
                return
            part.replace(path)
            packed = next(self._looked_at(path), None)
        if packed is not None:
            yield packed

    def _looked_at(self, path: Path) -> Iterator[Build]:
        """Yield the build in the archive at *path*, if it is one."""
        found = measured(path)
        kind = _KEPT.fullmatch(path.name)
        if found is None or kind is None:
            return
        try:
            with _opened(path) as file:
                content, extras = repack(file, kind[1], None)
        except (OSError, PackingError):
            return
        yield self._described(found, content, extras, _giver(path))

    def _described(
        self, found: Build, content: PartsList, extras: dict[str, bytes], giver: str
    ) -> Build:
        named, system = content.digest, content.system
        known = self._vouched | signed(extras, self._makers)
        return replace(
            found,
            name=f"wormup-lan-{content.version}-{system}{suffix(system)}",
            system=system,
            named=named,
            giver=giver,
            is_signed=named in known,
            is_made_up=named not in known and Signed(content.version, system) in known.values(),
        )

    def _released(self, folder: Path) -> Iterator[Build]:
        """Yield the files of a release *folder* that are what its sums say."""
        extras = read_extras(folder)
        vouched = signed(extras, self._makers)
        with suppress(OSError):
            extras.setdefault(LIST, read_file(folder / LIST, SIGNED_MAX))
        names = {(one.version, one.system): d for d, one in listed_builds(extras).items()}
        for name, digest in self._sums.items():
            found = checked(folder / name, digest)
            if found is None or not found.size:
                continue
            said = _NAME.fullmatch(name)
            named = names.get((said[1], said[2]), digest) if said else digest
            yield replace(found, name=name, named=named, is_signed=named in vouched)


def keep(data: Path, system: str, part: Path, giver: str) -> Path:
    """Keep the checked archive *part* as the build for *system*, from *giver*'s laptop."""
    path = kept_folder(data) / (system + suffix(system))
    path.with_name(path.name + _FROM).write_text(giver, encoding="utf-8")
    return part.replace(path)


def _giver(path: Path) -> str:
    """Return from whose laptop the archive at *path* is."""
    try:
        name = read_file(path.with_name(path.name + _FROM), _NAME_MAX).decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
    return "" if name_refusal(name) else name


def _dist() -> Path | None:
    """Return the release folder of the clone that runs, if it has one."""
    dist = _CLONE / "dist"
    return dist if (dist / SUMS).exists() else None


def listed(folder: Path) -> dict[str, str]:
    """Return the digest of each file that the sums of *folder* name. Raises `ShareError`."""
    try:
        text = read_file(folder / SUMS, _SUMS_MAX).decode("ascii", "replace")
    except OSError:
        raise ShareError(Trouble(ShareReason.NO_RELEASE, folder=str(folder))) from None
    lines = map(_LINE.fullmatch, text.splitlines())
    return {line[2]: line[1] for line in lines if line}


def checked(path: Path, digest: str) -> Build | None:
    """Return the file at *path* if it has that *digest*; else None."""
    found = measured(path)
    return found if found and found.digest == digest else None


def measured(path: Path) -> Build | None:
    """Return the file at *path* with its hashes; None if it is none, or cannot be read."""
    whole, size, pieces = hashlib.sha256(), 0, []
    try:
        with _opened(path) as file:
            while piece := file.read(_PIECE):
                whole.update(piece)
                size += len(piece)
                pieces.append(hashlib.sha256(piece).digest())
    except OSError:
        return None
    return Build(path, size, whole.hexdigest(), tuple(pieces))


def _opened(path: Path) -> BinaryIO:
    """Open the file at *path*, which is no link, pipe, device or folder. Raises OSError."""
    if not stat.S_ISREG(path.lstat().st_mode):
        raise IsADirectoryError(path)
    return os.fdopen(os.open(path, os.O_RDONLY | _FLAGS), "rb")
