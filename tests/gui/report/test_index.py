"""The index of logs: right after one look whatever became of it, and harmless whatever is in it."""

import os
import sqlite3
import time
from pathlib import Path

import pytest

from gui.report.index import Index, mark_of

NAME, MARK = b"games/one", "1 2 3 4"
FACTS = b"what a log says"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "shelf.sqlite"


def kept(path: Path) -> bytes | None:
    found = Index(path).read().get(NAME)
    return found.facts if found is not None and found.mark == MARK else None


def test_what_was_put_in_is_found_again(path) -> None:
    Index(path).put(NAME, MARK, FACTS)
    assert kept(path) == FACTS
    Index(path).forget([NAME])
    assert kept(path) is None


def torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def scribbled(path: Path) -> None:
    path.write_bytes(b"no index " * 2000)


def newer(path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute("DROP TABLE logs")
    base.execute("CREATE TABLE logs (other TEXT)")
    base.execute("PRAGMA user_version = 999")
    base.close()


def without_its_table(path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute("ALTER TABLE logs RENAME TO others")
    base.close()


def in_no_letters(path: Path) -> None:
    """Let SQLite say what is wrong with bytes that are no text."""
    base = sqlite3.connect(path)
    base.execute("PRAGMA writable_schema = 1")
    base.execute("UPDATE sqlite_master SET name = CAST(x'a4' AS TEXT), sql = 'CREATE TABLE x('")
    base.commit()
    base.close()


@pytest.mark.parametrize(
    "harm", [in_no_letters, torn, scribbled, newer, without_its_table, Path.unlink]
)
def test_a_harmed_index_holds_nothing_and_is_made_anew(path, harm) -> None:
    Index(path).put(NAME, MARK, FACTS)
    harm(path)
    assert kept(path) is None
    Index(path).put(NAME, MARK, FACTS)
    assert kept(path) == FACTS


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE logs SET mark = x'31'",
        "UPDATE logs SET facts = x'80054b012e'",
        "UPDATE logs SET sum = 'a'",
        "UPDATE logs SET mark = CAST(x'ff' AS TEXT), facts = 1",
    ],
)
def test_a_row_that_was_changed_does_not_count(path, change) -> None:
    Index(path).put(NAME, MARK, FACTS)
    with sqlite3.connect(path) as base:
        base.execute(change)
    base.close()
    assert Index(path).read() == {}


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path) -> None:
    index = Index(tmp_path / "nowhere" / "shelf.sqlite")
    index.put(NAME, MARK, FACTS)
    index.forget([NAME])
    assert index.read() == {}


def test_while_another_window_writes_for_long_nothing_is_kept(path, monkeypatch) -> None:
    monkeypatch.setattr("gui.report.index._BUSY_S", 0.01)
    Index(path).put(NAME, MARK, FACTS)
    other = sqlite3.connect(path)
    other.execute("BEGIN EXCLUSIVE")
    Index(path).put(b"games/two", MARK, FACTS)
    assert Index(path).read() == {}
    other.rollback()
    other.close()
    assert Index(path).read().keys() == {NAME}


def test_a_file_has_another_mark_after_each_change(tmp_path) -> None:
    log = tmp_path / "log"
    log.write_bytes(b"12")
    assert mark_of(log) == "", "it may change again within the tick of the disk's clock"
    long_ago = time.time() - 100
    os.utime(log, (long_ago, long_ago))
    marks = {mark_of(log)}
    os.utime(log, (long_ago, long_ago + 1))
    marks.add(mark_of(log))
    log.write_bytes(b"123")
    os.utime(log, (long_ago, long_ago + 1))
    marks.add(mark_of(log))
    assert len(marks) == 3
    assert "" not in marks


def test_only_its_owner_reads_it(path) -> None:
    Index(path).put(NAME, MARK, FACTS)
    if os.name == "posix":
        assert path.stat().st_mode & 0o077 == 0
