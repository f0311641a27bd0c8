"""Files that a promise rests on (P8): real writes, real failures."""

import errno
import os
import re
import sys
from functools import partial
from pathlib import Path

import pytest

from core.table.trouble import Trouble
from net.driver import disk
from net.driver.disk import (
    UnfitFileError,
    is_there,
    make_directory,
    open_file,
    put_over,
    read_file,
    require_listable,
    sync_file,
    why,
    write_all,
    write_new,
    write_over,
    written_beside,
)
from net.protocol.troubles import DiskReason

DEV_FULL = "/dev/full"


def test_a_new_file_is_its_owners_alone(tmp_path):
    write_new(tmp_path / "key", b"secret")
    assert (tmp_path / "key").read_bytes() == b"secret"
    if sys.platform != "win32":
        assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_a_file_that_is_there_is_never_written_again(tmp_path):
    (tmp_path / "key").write_bytes(b"first")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "key", b"second")
    assert (tmp_path / "key").read_bytes() == b"first"


def test_what_cannot_be_written_whole_is_removed_and_named(tmp_path, monkeypatch):
    def fail(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(disk, "write_all", fail)
    with pytest.raises(OSError, match="new") as caught:
        write_new(tmp_path / "new", b"probe")
    assert caught.value.filename == str(tmp_path / "new")
    assert [*tmp_path.iterdir()] == []


def test_a_directory_is_made_with_all_above_it_and_may_be_there(tmp_path):
    for _ in range(2):
        make_directory(tmp_path / "a" / "b" / "c")
    assert (tmp_path / "a" / "b" / "c").is_dir()


def test_a_file_is_read_up_to_the_size_that_is_allowed(tmp_path):
    path = tmp_path / "log"
    path.write_bytes(b"12345678")
    assert read_file(path, 8) == b"12345678"
    with pytest.raises(UnfitFileError) as caught:
        read_file(path, 7)
    assert (caught.value.size, caught.value.filename) == (8, str(path))
    assert why(caught.value) == Trouble(DiskReason.TOO_LONG, size=8, most=7)


def test_a_file_above_the_limit_costs_nothing(tmp_path):
    """It is told by its size, and not a byte is read."""
    path = tmp_path / "log"
    with path.open("wb") as file:
        file.truncate(1 << 27)
    with pytest.raises(UnfitFileError, match=r"TOO_LONG\(most=67108864"):
        read_file(path, 1 << 26)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_what_is_no_file_is_refused_before_it_is_read(tmp_path):
    """A pipe into which nobody writes would wait for ever, a device end never."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("/dev/zero")
    for path, reason in (
        (tmp_path / "pipe", DiskReason.NO_FILE),
        (tmp_path / "link", DiskReason.NO_FILE),
        (tmp_path, DiskReason.FOLDER),
    ):
        for opens in (partial(read_file, path, 100), partial(open_file, path, os.O_RDWR)):
            with pytest.raises(UnfitFileError) as caught:
                opens()
            assert why(caught.value) == Trouble(reason)


def test_a_file_that_is_not_there_is_told_as_such(tmp_path):
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "log", 100)


class Barred(type(Path())):  # type: ignore[misc]
    """A place that this account may not look at."""

    def __fspath__(self):
        raise PermissionError(errno.EACCES, "Permission denied", str(self))


@pytest.mark.parametrize("look", [partial(read_file, most=1), require_listable])
def test_what_may_not_be_looked_at_is_no_place_that_may_not_be_written(tmp_path, look):
    with pytest.raises(UnfitFileError) as caught:
        look(Barred(tmp_path))
    assert caught.value.trouble == Trouble(DiskReason.NOT_READABLE)
    assert caught.value.filename == str(tmp_path)


def test_all_bytes_are_written_though_each_write_takes_only_some():
    reader, writer = os.pipe()
    try:
        os.set_blocking(writer, False)
        with pytest.raises(BlockingIOError):
            write_all(writer, bytes(1 << 20))
        assert len(os.read(reader, 1 << 20)) > 0, "the first part did go out"
    finally:
        os.close(reader)
        os.close(writer)


@pytest.mark.skipif(not os.path.exists(DEV_FULL), reason="no /dev/full on this platform")  # noqa: PTH110  # a device, not a path of ours
def test_a_full_disk_is_an_error_with_a_reason():
    descriptor = os.open(DEV_FULL, os.O_WRONLY)
    try:
        with pytest.raises(OSError, match=re.escape(os.strerror(errno.ENOSPC))) as caught:
            write_all(descriptor, b"act")
    finally:
        os.close(descriptor)
    assert why(caught.value) == Trouble(DiskReason.FULL)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems may sync a pipe")
def test_what_cannot_be_synced_says_so():
    reader, writer = os.pipe()
    try:
        with pytest.raises(OSError, match=r"Invalid argument|Bad file descriptor"):
            sync_file(writer)
    finally:
        os.close(reader)
        os.close(writer)


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (errno.EDQUOT, Trouble(DiskReason.FULL)),
        (errno.EROFS, Trouble(DiskReason.NOT_WRITABLE)),
        (errno.ENOENT, Trouble(DiskReason.MISSING)),
        (errno.EISDIR, Trouble(DiskReason.FOLDER)),
        (errno.EMFILE, Trouble(DiskReason.CROWDED)),
        (errno.ENOMEM, Trouble(DiskReason.SPENT)),
        (errno.EIO, Trouble(DiskReason.SYSTEM, what=os.strerror(errno.EIO))),
    ],
    ids=str,
)
def test_errors_are_what_they_mean_to_a_player(number, trouble):
    assert why(OSError(number, os.strerror(number))) == trouble


class ReadElsewhere(type(Path())):  # type: ignore[misc]  # of this system's kind
    """A file whose new name somebody reads, as Windows sees it, for the first *times* tries."""

    times = 0

    def replace(self, target):
        if self.times:
            self.times -= 1
            raise PermissionError(errno.EACCES, "the process cannot access the file", str(target))
        return super().replace(target)


@pytest.mark.parametrize("times", [0, 1, 5])
def test_a_file_that_is_read_elsewhere_for_a_moment_is_replaced_all_the_same(tmp_path, times):
    fresh, path = ReadElsewhere(tmp_path / "fresh"), tmp_path / "kept"
    fresh.write_bytes(b"new")
    path.write_bytes(b"old")
    fresh.times = times
    put_over(fresh, path)
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("kept", b"new")]


def test_a_file_that_stays_open_elsewhere_is_left_and_nothing_lies_beside_it(tmp_path):
    """What is beside an identity would be one more copy of its secret."""
    fresh, path = ReadElsewhere(tmp_path / "fresh"), tmp_path / "kept"
    fresh.write_bytes(b"new")
    path.write_bytes(b"old")
    fresh.times = 1_000
    with pytest.raises(PermissionError):
        put_over(fresh, path)
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("kept", b"old")]
    assert fresh.times == 1_000 - 6, "a tenth of a second in all"


def test_what_a_full_disk_cut_off_is_removed_and_the_old_file_stays(tmp_path, monkeypatch):
    path = tmp_path / "kept"
    write_over(path, b"old")

    def full(_descriptor, _data):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(disk, "write_all", full)
    with pytest.raises(OSError, match="No space"):
        write_over(path, b"new")
    assert [file.name for file in tmp_path.iterdir()] == ["kept"]
    assert path.read_bytes() == b"old"


def test_two_programs_that_write_one_file_at_once_both_write_it_whole(tmp_path):
    path = tmp_path / "kept"
    begun = written_beside(path, b"begun first")
    write_over(path, b"meanwhile")
    assert path.read_bytes() == b"meanwhile"
    put_over(begun, path)
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [
        ("kept", b"begun first")
    ]


def test_what_a_killed_program_left_beside_a_file_goes_with_a_later_write(tmp_path):
    path = tmp_path / "kept"
    now, killed = (written_beside(path, name) for name in (b"now", b"killed"))
    os.utime(killed, (0, 0))
    write_over(path, b"new")
    assert sorted(tmp_path.iterdir()) == sorted([now, path])


def test_nothing_is_there_and_nothing_can_be_there_are_two_answers(tmp_path):
    """Python 3.14 and later hide the second one in `Path.exists`."""
    assert is_there(tmp_path)
    assert not is_there(tmp_path / "new")
    (tmp_path / "file").write_bytes(b"")
    assert not is_there(tmp_path / "file" / "below")
    with pytest.raises(OSError, match=re.escape(repr(str(tmp_path))[1:-1])):
        is_there(tmp_path / ("?" * 300))  # on Windows for the sign, elsewhere for the length
