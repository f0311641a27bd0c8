"""What is on the disk and stays there: the calls under every file that a promise rests on (P8).

Law: when a function here returns, a power cut loses nothing it wrote. What we are handed is a file
of bounded size, or we read not a byte of it.
"""

import contextlib
import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from core.table.trouble import Trouble, TroubleError
from net.protocol.troubles import DiskReason

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_BINARY = getattr(os, "O_BINARY", 0)
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)
"""Without it, opening a pipe into which nobody writes would wait for ever."""
_MEANINGS = {
    Trouble(DiskReason.FULL): (errno.ENOSPC, errno.EDQUOT, errno.EFBIG),
    Trouble(DiskReason.NOT_WRITABLE): (errno.EACCES, errno.EPERM, errno.EROFS),
    Trouble(DiskReason.MISSING): (errno.ENOENT,),
    Trouble(DiskReason.FOLDER): (errno.EISDIR,),
    Trouble(DiskReason.CROWDED): (errno.EMFILE, errno.ENFILE),
    Trouble(DiskReason.SPENT): (errno.ENOMEM, errno.EAGAIN),
}
"""Spent is also an account that may start no more programs."""
HELD = frozenset((errno.EAGAIN, errno.EACCES, errno.EDEADLK))
"""What `lock_file` fails with while another program holds the file."""
_LOCKED_BYTE = 1 << 20  # Windows bars others from a locked byte: far behind what they may read
FRESH = ".new"
"""So ends the name of what is put over a file once it is written whole."""
_TRIES, _PAUSE_S = 6, 0.02
_LEFT_S = 60
"""What nobody has written to for so long is of a program that was killed as it wrote."""


class DiskError(TroubleError):
    """A file could not be read or written."""


class UnfitFileError(OSError):
    """A file that we do not read at all; *size* is its size if it is too long, else 0."""

    def __init__(self, path: Path, trouble: Trouble, size: int = 0) -> None:
        super().__init__(errno.EINVAL, str(trouble), str(path))
        self.trouble = trouble
        self.size = size


def why(error: OSError) -> Trouble:
    """Return what *error* means to a player.

    >>> print(why(OSError(errno.ENOSPC, "No space left on device")))
    DiskReason.FULL()
    """
    if isinstance(error, UnfitFileError):
        return error.trouble
    for trouble, numbers in _MEANINGS.items():
        if error.errno in numbers:
            return trouble
    return Trouble(DiskReason.SYSTEM, what=error.strerror or str(error))


@contextlib.contextmanager
def naming(file: object) -> Iterator[None]:
    """Let an OSError say which *file* it is about: a write that fails knows none."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            error.filename = str(file)
        raise


if sys.platform == "win32":

    def lock_file(descriptor: int) -> None:
        """Hold the open file for this program until it ends, however it ends."""
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:

    def lock_file(descriptor: int) -> None:
        """Hold the open file for this program until it ends, however it ends."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def open_file(path: Path, flags: int) -> int:
    """Open *path*, made for its owner only (0600) if it is new, and return its descriptor.

    Raises OSError: `UnfitFileError` for a pipe, a device or a folder; it waits for none of them.
    """
    with contextlib.suppress(FileNotFoundError):
        _require_file(path, path.stat())  # so that no device is even opened
    descriptor = os.open(path, flags | _BINARY | _AT_ONCE, 0o600)
    try:
        _require_file(path, os.fstat(descriptor))
    except UnfitFileError:
        os.close(descriptor)
        raise
    return descriptor


def listed(folder: Path, pattern: str) -> list[Path]:
    """Return what matches *pattern* below *folder*, sorted, whatever goes meanwhile."""
    for _ in range(2):  # what went at the first look is not met again
        with contextlib.suppress(OSError):
            return sorted(folder.glob(pattern))
    return []


def require_listable(folder: Path) -> None:
    """Raise OSError where *folder* is there and `listed` would see nothing of it."""
    with contextlib.suppress(FileNotFoundError, NotADirectoryError), _readable(folder):
        os.scandir(folder).close()


@contextlib.contextmanager
def _readable(path: Path) -> Iterator[None]:
    """Let an error say that what is at *path* may not be read, where that is the matter."""
    try:
        yield
    except PermissionError:
        raise UnfitFileError(path, Trouble(DiskReason.NOT_READABLE)) from None


def read_file(path: Path, most: int, first: int | None = None) -> bytes:
    """Return the content of the file at *path*, or its *first* bytes, if it has at most *most*.

    Raises OSError: `UnfitFileError` for a pipe, a device, a folder, or what is too long or barred.
    """
    with _readable(path):
        _require_fit(path, path.stat(), most)  # so that no device is even opened
        descriptor = os.open(path, os.O_RDONLY | _BINARY | _AT_ONCE)
    with os.fdopen(descriptor, "rb") as file:
        found = os.fstat(descriptor)  # of what we opened, whatever is there by now
        _require_fit(path, found, most)
        return file.read(found.st_size if first is None else first)


def _require_fit(path: Path, found: os.stat_result, most: int) -> None:
    _require_file(path, found)
    if (size := found.st_size) > most:
        raise UnfitFileError(path, Trouble(DiskReason.TOO_LONG, size=size, most=most), size)


def _require_file(path: Path, found: os.stat_result) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise UnfitFileError(path, Trouble(DiskReason.FOLDER))
    if not stat.S_ISREG(found.st_mode):
        raise UnfitFileError(path, Trouble(DiskReason.NO_FILE))


def write_all(descriptor: int, data: bytes) -> None:
    """Write all of *data* at the file's position; raise OSError when the disk takes only a part."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_file(descriptor: int) -> None:
    """Return once the file's bytes are on the disk itself."""
    if sys.platform == "darwin":
        # fsync leaves the bytes in the drive's cache there; some file systems know only fsync
        with contextlib.suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def sync_directory(path: Path) -> None:
    """Return once the names in directory *path* are on the disk; Windows does it by itself."""
    if sys.platform == "win32":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        sync_file(descriptor)
    finally:
        os.close(descriptor)


def is_there(path: Path) -> bool:
    """Return whether anything is at *path*; raise OSError where nothing can ever be.

    `Path.exists` answers no to that since Python 3.14.
    """
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def make_directory(path: Path) -> None:
    """Make directory *path* and all above it, for its owner only, where they are missing."""
    missing = [p for p in (path, *path.parents) if not p.exists()]
    for directory in reversed(missing):
        directory.mkdir(mode=0o700, exist_ok=True)
        sync_directory(directory.parent)


def write_new(path: Path, data: bytes) -> None:
    """Write a new file; raise FileExistsError if it is there already.

    What cannot be written whole is removed, and the error names it.
    """
    _write(path, data)
    sync_directory(path.parent)


def _write(path: Path, data: bytes) -> None:
    descriptor = open_file(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
    try:
        with naming(path), os.fdopen(descriptor, "wb", buffering=0) as file:
            write_all(file.fileno(), data)
            sync_file(file.fileno())
    except OSError:
        path.unlink(missing_ok=True)
        raise


def write_over(path: Path, data: bytes) -> None:
    """Let *data* be the file at *path*, whole or not at all, whoever else writes it now."""
    put_over(written_beside(path, data), path)


def written_beside(path: Path, data: bytes) -> Path:
    """Write *data* into a file of its own beside *path*, and return where it is."""
    fresh = path.with_name(f"{os.urandom(8).hex()}.{path.name}{FRESH}")
    try:
        _write(fresh, data)
    except OSError as error:
        error.filename = str(path)  # of what was asked for
        raise
    remove_left(path.parent, f"*.{path.name}{FRESH}")
    return fresh


def remove_left(folder: Path, pattern: str) -> None:
    """Remove from *folder* what killed programs left; what is just being written stays."""
    until = time.time() - _LEFT_S
    for left in listed(folder, pattern):
        with contextlib.suppress(OSError):  # another program may remove it too
            if left.stat().st_mtime < until:
                left.unlink()


def put_over(fresh: Path, path: Path) -> None:
    """Let the file *fresh* take the name *path* for good, or remove it where that cannot be.

    Windows refuses it while anybody reads *path*, so it is tried for a moment.
    """
    try:
        for _ in range(_TRIES - 1):
            with contextlib.suppress(PermissionError):
                fresh.replace(path)
                break
            time.sleep(_PAUSE_S)
        else:
            fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
    sync_directory(path.parent)
