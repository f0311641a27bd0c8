"""The builds in a release folder.

Law: every byte that is read of a build was hashed before, with all others of the file, and the hash
was the one in SHA256SUMS; where the file has changed since, the reading ends.

SHA256SUMS    a line for each file: 64 hexadecimal digits, two spaces, a name without a folder
"""

import hashlib
import os
import re
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from core.table.trouble import Trouble, TroubleError
from net.driver.disk import read_file
from net.protocol.troubles import ShareReason

SUMS = "SHA256SUMS"
_SUMS_MAX = 100_000
_LINE = re.compile(r"([0-9a-f]{64}) [ *]([A-Za-z0-9][A-Za-z0-9._+-]{0,99})")
_PIECE = 1 << 18
_CLONE = Path(__file__).parents[2]
_FLAGS = sum(getattr(os, name, 0) for name in ("O_BINARY", "O_NOFOLLOW", "O_NONBLOCK"))


class ShareError(TroubleError):
    """There is nothing to hand over, or no way to do it."""


@dataclass(frozen=True, slots=True)
class Build:
    """A file of a release, with the hashes of the whole and of each piece."""

    path: Path
    size: int
    digest: str
    pieces: tuple[bytes, ...] = field(repr=False)

    def read(self) -> Iterator[bytes]:
        """Yield the file in pieces, up to the first that has changed. Raises OSError."""
        with _opened(self.path) as file:
            for digest in self.pieces:
                piece = file.read(_PIECE)
                if hashlib.sha256(piece).digest() != digest:
                    return
                yield piece


def release_folder(given: Path | None, data: Path) -> Path:
    """Return the release folder: the one *given*, else the one in *data*, else the clone's."""
    if given is not None:
        return given
    own, dist = data / "release", _CLONE / "dist"
    return own if (own / SUMS).exists() or not (dist / SUMS).exists() else dist


def listed(folder: Path) -> dict[str, str]:
    """Return the digest of each file that the sums of *folder* name. Raises `ShareError`."""
    try:
        text = read_file(folder / SUMS, _SUMS_MAX).decode("ascii", "replace")
    except OSError:
        raise ShareError(Trouble(ShareReason.NO_RELEASE, folder=str(folder))) from None
    lines = map(_LINE.fullmatch, text.splitlines())
    return {line[2]: line[1] for line in lines if line}


def checked(path: Path, digest: str) -> Build | None:
    """Return the build at *path* if it has that *digest*; else None."""
    whole, size, pieces = hashlib.sha256(), 0, []
    try:
        with _opened(path) as file:
            while piece := file.read(_PIECE):
                whole.update(piece)
                size += len(piece)
                pieces.append(hashlib.sha256(piece).digest())
    except OSError:
        return None
    return Build(path, size, digest, tuple(pieces)) if whole.hexdigest() == digest else None


def _opened(path: Path) -> BinaryIO:
    """Open the file at *path*, which is no link, pipe, device or folder. Raises OSError."""
    if not stat.S_ISREG(path.lstat().st_mode):
        raise IsADirectoryError(path)
    return os.fdopen(os.open(path, os.O_RDONLY | _FLAGS), "rb")
