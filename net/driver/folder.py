"""One game's directory on this laptop: its key, its log and the lock that makes it ours (P8, P11).

    key      0600, packed [table secret, packed offer message]: never shared, written once
    log      the memory of what this seat has signed: core.table.log
    lock     held by one process; says "open N" while process N plays, then "closed"
    leaving  is there, and empty, once its player leaves the game for good
    stopped  is there, and empty, once another laptop goes on with this seat

Law: a key without its whole memory never signs. The log is on the disk before its key, so a key
without a log has lost it. Whether the log is all that was signed, only others know (P11).
"""

import contextlib
import hashlib
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Self

from core.table.encoding import MalformedError, pack, unpack
from core.table.genesis import Genesis
from core.table.log import (
    BODY_BYTES_MAX,
    LOG_BYTES_MAX,
    MAGIC,
    LogFile,
    NotALogError,
    Tail,
    first_record,
    read,
    record,
)
from core.table.records import parse_record
from core.table.trouble import Trouble
from net.driver.disk import (
    HELD,
    DiskError,
    lock_file,
    make_directory,
    open_file,
    read_file,
    sync_file,
    why,
    write_all,
    write_new,
)
from net.protocol.troubles import DiskReason, FolderReason

SECRET_BYTES = 32
KEY_BYTES_MAX = 4096
_FIRST_BYTES_MAX = len(MAGIC) + 8 + BODY_BYTES_MAX

_NAME = re.compile(r"[0-9a-f]{16}")
_LEAVING, _STOPPED = "leaving", "stopped"
_CLOSED = b"closed\n"


class FolderError(DiskError):
    """A game's folder cannot be used: missing, not readable, or open elsewhere."""


class Folder:
    """Guards that one process at a time adds to one game's log, and never after a failed write.

    ``retired`` is why this folder's key must never sign again, None if it may. ``bodies`` are the
    records found at first.
    """

    @classmethod
    def create(cls, games: Path, secret: bytes, offer: bytes) -> Self:
        """Make the folder of a new table in *games*, on the disk before we sign anything."""
        if len(secret) != SECRET_BYTES:
            msg = f"a table secret has {SECRET_BYTES} bytes, not {len(secret)}"
            raise ValueError(msg)
        path = games / folder_name(secret)
        try:
            make_directory(path)
            write_new(path / "log", MAGIC)
            write_new(path / "lock", _CLOSED)
            write_new(path / "key", pack((secret, offer)))
        except OSError as error:
            trouble = Trouble(FolderReason.NOT_MADE, path=str(path), why=why(error))
            raise FolderError(trouble) from error
        return cls(path)

    @classmethod
    def open(cls, path: Path) -> Self:
        """Take the folder at *path* and cut a torn tail. Raises `FolderError`."""
        return cls(path)

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fsyncs = 0
        self._failure: Trouble | None = None
        self._appended = False
        self._log: int | None = None
        self.secret, self.offer = read_key(path)
        self._lock = _Lock(path, b"open %d\n" % os.getpid())
        try:
            self._read_log()
        except OSError as error:
            self._release()
            trouble = Trouble(FolderReason.LOG_UNUSABLE, game=path.name, why=why(error))
            raise FolderError(trouble) from error

    def _read_log(self) -> None:
        self.retired: Trouble | None = None
        self.bodies: tuple[bytes, ...] = ()
        try:
            found = read(read_file(self.path / "log", LOG_BYTES_MAX))
        except FileNotFoundError:
            self.retired = Trouble(FolderReason.LOG_MISSING)
        except NotALogError as error:
            self.retired = Trouble(FolderReason.LOG_IS_NONE, why=error.trouble)
        else:
            self.bodies = found.bodies
            self._continue(found)

    def _continue(self, found: LogFile) -> None:
        if found.tail is Tail.DAMAGED:
            assert found.reason is not None, "damage has a reason"
            self.retired = Trouble(FolderReason.LOG_DAMAGED, why=found.reason)
            return
        self._log = open_file(self.path / "log", os.O_WRONLY)
        if found.tail is Tail.TORN:
            os.ftruncate(self._log, found.end)
            sync_file(self._log)
        os.lseek(self._log, found.end, os.SEEK_SET)

    def append(self, bodies: Iterable[bytes]) -> None:
        """Append a record of each body to the log; `sync` makes it last. Raises `DiskError`."""
        data = b"".join(map(record, bodies))
        log = self._writable()
        try:
            self._appended = True
            write_all(log, data)
        except OSError as error:
            raise self._failed(error) from error

    def sync(self) -> None:
        """Return once every appended record is on the disk itself. Raises `DiskError`."""
        log = self._writable()
        try:
            sync_file(log)
        except OSError as error:
            raise self._failed(error) from error
        self.fsyncs += 1

    def note_leaving(self) -> None:
        """Put on the disk that our player leaves this game for good. Raises `DiskError`."""
        self._note(_LEAVING)

    def note_stopped(self) -> None:
        """Put on the disk that nothing is signed here any more. Raises `DiskError`."""
        self._note(_STOPPED)

    def _note(self, name: str) -> None:
        try:
            write_new(self.path / name, b"")
        except FileExistsError:
            pass  # noted before
        except OSError as error:
            raise self._failed(error) from error

    def close(self) -> None:
        """Let the folder go."""
        if self._log is not None and not self._failure:
            try:
                sync_file(self._log)
                self._lock.write(_CLOSED)
            except OSError as error:
                self._failed(error)
        self._release()

    @property
    def is_empty(self) -> bool:
        """Whether nothing was ever written to the log: its key has promised nothing."""
        return not self.retired and not self.bodies and not self._appended

    def discard(self) -> None:
        """Close and delete the empty folder of an offer that came to nothing."""
        assert self.is_empty, "a log is never deleted"
        self._release()
        with contextlib.suppress(OSError):  # a virus scanner may hold one: it may as well stay
            for name in ("key", "log", "lock"):  # the key first: without it there is no game
                (self.path / name).unlink(missing_ok=True)
            self.path.rmdir()

    def _writable(self) -> int:
        if self._failure:
            raise DiskError(self._failure)
        if self._log is None:
            state = f"retired ({self.retired})" if self.retired else "closed"
            msg = f"nothing can be added to game {self.path.name}: it is {state}"
            raise ValueError(msg)
        return self._log

    def _failed(self, error: OSError) -> DiskError:
        path = str(self.path)
        self._failure = Trouble(FolderReason.SIGNING_ENDED, why=why(error), path=path)
        return DiskError(self._failure)

    def _release(self) -> None:
        if self._log is not None:
            os.close(self._log)
            self._log = None
        self._lock.release()


def folder_name(secret: bytes) -> str:
    """Return the name of the folder of the table with this *secret*.

    >>> folder_name(bytes(32))
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()[:16]


def require_free(path: Path) -> None:
    """Raise `FolderError` if a program plays the game at *path* now."""
    if (path / "lock").exists():
        _Lock(path).release()


def is_leaving(path: Path) -> bool:
    """Return whether the player of the game at *path* leaves it for good, or has left it."""
    return (path / _LEAVING).exists()


def is_stopped(path: Path) -> bool:
    """Return whether the game at *path* goes on at another laptop of its player, not here."""
    return (path / _STOPPED).exists()


def folders(games: Path) -> tuple[Path, ...]:
    """Return the folders of all games in *games*, by name; none if *games* is not there yet."""
    if not games.is_dir():
        return ()
    return tuple(
        sorted(p for p in games.iterdir() if _NAME.fullmatch(p.name) and (p / "key").is_file())
    )


def read_key(path: Path) -> tuple[bytes, bytes]:
    """Return the table secret and the packed offer of the game at *path*. Raises `FolderError`."""
    try:
        value = unpack(read_file(path / "key", KEY_BYTES_MAX))
    except FileNotFoundError:
        raise FolderError(Trouble(FolderReason.NO_GAME, path=str(path))) from None
    except (OSError, MalformedError) as error:
        what = why(error) if isinstance(error, OSError) else Trouble(DiskReason.NO_KEY)
        trouble = Trouble(FolderReason.KEY_UNREADABLE, path=str(path), why=what)
        raise FolderError(trouble) from error
    match value:
        case (bytes(secret), bytes(offer)) if folder_name(secret) == path.name:
            return secret, offer
    raise FolderError(Trouble(FolderReason.OTHER_KEY, path=str(path), game=path.name))


class _Lock:
    """Guards that no second process uses the folder; names the one that does."""

    def __init__(self, path: Path, text: bytes = b"") -> None:
        self._file: int | None = None
        try:
            self._file = open_file(path / "lock", os.O_RDWR | os.O_CREAT)
            lock_file(self._file)
            if text:
                self.write(text)
        except OSError as error:
            trouble = Trouble(FolderReason.UNUSABLE, game=path.name, why=why(error))
            if self._file is not None and error.errno in HELD:
                process = self._text().decode("ascii", "replace").removeprefix("open").strip()
                trouble = Trouble(FolderReason.HELD, game=path.name, process=process)
            self.release()
            raise FolderError(trouble) from error

    def _text(self) -> bytes:
        assert self._file is not None, "the lock is released"
        os.lseek(self._file, 0, os.SEEK_SET)
        return os.read(self._file, 64)

    def write(self, text: bytes) -> None:
        """Replace the content; a crash in between leaves something other than "closed"."""
        assert self._file is not None, "the lock is released"
        os.lseek(self._file, 0, os.SEEK_SET)
        write_all(self._file, text)
        os.ftruncate(self._file, len(text))
        sync_file(self._file)

    def release(self) -> None:
        """Let others have the folder."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def read_log(path: Path) -> LogFile:
    """Return the log at *path* without taking its folder. Raises `FolderError`, `NotALogError`."""
    try:
        return read(read_file(path, LOG_BYTES_MAX))
    except OSError as error:
        trouble = Trouble(FolderReason.UNREADABLE, path=str(path), why=why(error))
        raise FolderError(trouble) from error


def genesis_of(folder: Path) -> Genesis | None:
    """Return the genesis of the game in *folder*, unjudged; None if the game did not begin.

    Two folders with equal games have the same laptops.
    """
    try:
        first = first_record(read_file(folder / "log", LOG_BYTES_MAX, _FIRST_BYTES_MAX))
        found = None if first is None else parse_record(first)
    except (OSError, MalformedError):
        return None
    return found if isinstance(found, Genesis) else None
