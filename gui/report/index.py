"""What was read off each log, kept in one file, so that a list of games reads no log twice.

Law: the index is a function of the logs. What it keeps of a log counts only while that is the same
file, as long and as old; all else is read off the log again. Without it every list is the same,
only later. It is bytes, in the one encoding (`facts.py`), and makes nothing but values. No verdict
rests on it: who opens a game judges its log.
"""

import datetime
import os
import sqlite3
import zlib
from collections.abc import Collection
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

from net.driver.disk import open_file

_VERSION = 5
"""Raised with each change of what is kept: an index of another version is made anew."""
_BUSY_S = 1.0
"""How long one window waits while another writes."""
_FRESH_S = 2
"""A log written so lately may change again without a later time: some disks count by 2 s."""
_FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""The second comes where SQLite says what is wrong in the words of a file that is no text."""
_TROUBLES = (OSError, *_FAULTS)
_TORN = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR))
"""What SQLite says if that which lies there is no index: nothing is lost with it."""
_TABLE = (
    "CREATE TABLE logs (name BLOB PRIMARY KEY, mark BLOB, facts BLOB, sum INTEGER) WITHOUT ROWID"
)


class IndexEntry(NamedTuple):
    """What is kept of one log: what the file was when it was read, and what was read off it."""

    mark: str
    facts: bytes


class Index:
    """Keeps values by the name of a log; a disk that takes nothing costs only time.

    Each call opens and closes the file, so any thread and any number of windows may call.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> dict[bytes, IndexEntry]:
        """Return what is kept, by the names of the logs; nothing if the file is torn."""
        if not self._path.exists():
            return {}
        with suppress(*_TROUBLES):
            try:
                return self._read_once()
            except _FAULTS as error:
                self._remove_if_torn(error)
        return {}

    def put(self, name: bytes, mark: str, facts: bytes) -> None:
        """Keep *facts* of the log *name*, which was *mark* before it was read."""
        row = (name, mark.encode(), facts, _sum_of(name, mark.encode(), facts))
        self._write("REPLACE INTO logs VALUES (?, ?, ?, ?)", [row])

    def forget(self, names: Collection[bytes]) -> None:
        """Keep nothing more of the logs *names*."""
        if names:
            self._write("DELETE FROM logs WHERE name = ?", [(name,) for name in names])

    def _write(self, order: str, rows: list[tuple[object, ...]]) -> None:
        with suppress(*_TROUBLES):
            try:
                self._write_once(order, rows)
            except _FAULTS as error:
                self._remove_if_torn(error)
                self._write_once(order, rows)

    def _remove_if_torn(self, error: sqlite3.Error | UnicodeDecodeError) -> None:
        is_torn = getattr(error, "sqlite_errorcode", 0) & 0xFF in _TORN
        if not is_torn and isinstance(error, sqlite3.Error):
            raise error
        self._path.unlink(missing_ok=True)

    def _read_once(self) -> dict[bytes, IndexEntry]:
        with closing(self._open()) as base:
            if _version(base) != _VERSION:
                return {}
            base.text_factory = bytes
            rows = base.execute("SELECT name, mark, facts, sum FROM logs").fetchall()
        return {row[0]: IndexEntry(row[1].decode(), row[2]) for row in rows if _is_whole(row)}

    def _write_once(self, order: str, rows: list[tuple[object, ...]]) -> None:
        os.close(open_file(self._path, os.O_RDWR | os.O_CREAT))  # for its owner only
        with closing(self._open()) as base, base:
            base.execute("PRAGMA synchronous = OFF")  # torn by a power cut, it is made anew
            base.execute("BEGIN IMMEDIATE")
            if _version(base) != _VERSION:
                base.execute("DROP TABLE IF EXISTS logs")
                base.execute(_TABLE)
                base.execute(f"PRAGMA user_version = {_VERSION}")
            base.executemany(order, rows)

    def _open(self) -> sqlite3.Connection:
        return sqlite3.connect(self._path, timeout=_BUSY_S)


def mark_of(path: Path) -> str:
    """Return what the file at *path* is: another one after each change; "" if it is too new.

    Raises OSError if there is none.
    """
    found = path.stat()
    age = datetime.datetime.now(datetime.UTC).timestamp() - found.st_mtime
    if 0 <= age < _FRESH_S:
        return ""
    return f"{found.st_size} {found.st_mtime_ns} {found.st_ctime_ns} {found.st_ino}"


def _version(base: sqlite3.Connection) -> int:
    version: int = base.execute("PRAGMA user_version").fetchone()[0]
    return version


def _sum_of(name: bytes, mark: bytes, facts: bytes) -> int:
    return zlib.crc32(facts, zlib.crc32(mark, zlib.crc32(name)))


def _is_whole(row: tuple[Any, ...]) -> bool:
    """Return whether the disk gave *row* back as it was written."""
    *parts, found = row
    return all(isinstance(one, bytes) for one in parts) and _sum_of(*parts) == found
