"""One game's directory (P8, P11): real files, locks and kills, a really full disk."""

import contextlib
import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from core.table.log import MAGIC, record
from core.table.trouble import Trouble
from net.driver import folder as folder_module
from net.driver.disk import DiskError
from net.driver.folder import Folder, FolderError, folder_name, folders, is_leaving, is_stopped
from net.protocol.troubles import FolderReason

ROOT = Path(__file__).parents[3]
SECRET, OFFER = bytes(range(32)), b"my offer"
NAME = folder_name(SECRET)
ROW = (b"genesis", b"act", b"seal")

PLAYS = """
import sys
from pathlib import Path
from net.driver.folder import Folder
folder = Folder.open(Path(sys.argv[1]))
print("open", flush=True)
for count in range(100_000):
    folder.append([b"act %d" % count, bytes(1000)])
    folder.sync()
    print(count, flush=True)
"""

FILLS_THE_DISK = """
import resource, sys
from pathlib import Path
from net.driver.disk import DiskError
from net.driver.folder import Folder
folder = Folder.open(Path(sys.argv[1]))
resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))
for what in (lambda: folder.append([bytes(1000)]),) * 9 + (folder.sync,):
    try:
        what()
        print("done")
    except DiskError as error:
        print(error)
folder.close()
"""


@pytest.fixture
def games(tmp_path):
    with contextlib.closing(Folder.create(tmp_path / "games", SECRET, OFFER)) as folder:
        folder.append(ROW)
        folder.sync()
    return tmp_path / "games"


@pytest.fixture
def child():
    """Start a program on a folder; it is killed, not asked, when the test ends."""
    with contextlib.ExitStack() as stack:

        def start(program, path):
            process = stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-c", program, path], cwd=ROOT, stdout=subprocess.PIPE
                )
            )
            stack.callback(process.kill)
            return process

        yield start


def test_a_new_folder_has_key_log_and_lock_on_the_disk(games):
    path = games / NAME
    assert sorted(p.name for p in path.iterdir()) == ["key", "lock", "log"]
    assert (path / "log").read_bytes() == MAGIC + b"".join(map(record, ROW))
    assert (path / "lock").read_bytes() == b"closed\n"
    if sys.platform != "win32":
        assert (path / "key").stat().st_mode & 0o777 == 0o600
        assert path.stat().st_mode & 0o777 == 0o700


def test_a_folder_opened_again_knows_all(games):
    with contextlib.closing(Folder.open(games / NAME)) as folder:
        assert (folder.secret, folder.offer, folder.bodies) == (SECRET, OFFER, ROW)
        assert folder.retired is None
        folder.append([b"more"])
        folder.sync()
    with contextlib.closing(Folder.open(games / NAME)) as folder:
        assert folder.bodies == (*ROW, b"more")


def test_every_sync_is_counted_and_only_a_sync(games):
    with contextlib.closing(Folder.open(games / NAME)) as folder:
        folder.append([b"a"])
        folder.append([b"b"])
        folder.sync()
        folder.append([b"c"])
        assert folder.fsyncs == 1


def test_a_table_secret_has_one_folder_and_it_is_made_once(games):
    with pytest.raises(FolderError, match=r"NOT_MADE\(.*File exists"):
        Folder.create(games, SECRET, OFFER)
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        Folder.create(games, b"abc", OFFER)


def test_all_games_are_listed_and_nothing_else(games):
    Folder.create(games, bytes(32), OFFER).close()
    (games / "0123456789abcdef").mkdir()  # a creation that a crash cut short
    (games / "notes").mkdir()
    (games / "notes" / "key").touch()
    assert folders(games) == tuple(sorted(games / folder_name(s) for s in (SECRET, bytes(32))))
    assert folders(games / "none") == ()


def test_a_killed_process_loses_nothing_synced_and_leaves_the_rest_as_it_was(games, child):
    process = child(PLAYS, games / NAME)
    assert process.stdout.readline().strip() == b"open"
    said = [process.stdout.readline() for _ in range(20)]
    with pytest.raises(FolderError, match=rf"HELD\(.*process={process.pid}\)"):
        Folder.open(games / NAME)
    process.kill()
    synced = int((said + process.stdout.readlines())[-1].split()[-1])
    process.wait()
    with contextlib.closing(Folder.open(games / NAME)) as folder:
        assert folder.bodies[3 : 3 + 2 * synced + 2 : 2] == tuple(
            b"act %d" % count for count in range(synced + 1)
        )
        assert folder.retired is None


def test_that_its_player_leaves_for_good_is_remembered(games):
    """P7.6: once noted it stays, however often it is noted and whatever ends the program."""
    with contextlib.closing(Folder.open(games / NAME)) as folder:
        assert not is_leaving(games / NAME)
        for _ in range(2):
            folder.note_leaving()
        assert is_leaving(games / NAME)
    assert folders(games) == (games / NAME,)
    with contextlib.closing(Folder.open(games / NAME)) as again:
        assert is_leaving(again.path)
        assert again.bodies == ROW, "the log says nothing of it"


def test_that_the_seat_goes_on_at_another_laptop_is_remembered(games):
    """P11: once noted it stays; the log says nothing of it."""
    with contextlib.closing(Folder.open(games / NAME)) as folder:
        assert not is_stopped(games / NAME)
        folder.note_stopped()
        folder.note_stopped()
        folder.append([b"what we only look on at"])
    assert is_stopped(games / NAME)


@pytest.mark.skipif(sys.platform == "win32", reason="there what is open cannot be deleted")
def test_what_cannot_be_noted_ends_all_signing(games):
    """P8: or an act of leaving would stand in the log without the wish."""
    with contextlib.closing(Folder.open(games / NAME)) as folder:
        shutil.rmtree(games / NAME)
        with pytest.raises(DiskError):
            folder.note_leaving()
        with pytest.raises(DiskError):
            folder.append([b"act"])


def test_one_process_cannot_open_a_folder_twice(games):
    first = Folder.open(games / NAME)
    with pytest.raises(FolderError, match=rf"HELD\(game={NAME}, process={os.getpid()}\)"):
        Folder.open(games / NAME)
    first.close()
    Folder.open(games / NAME).close()


@pytest.mark.parametrize("torn", [record(b"half")[:-1], record(b"half")[:3], bytes(100)])
def test_a_torn_tail_is_cut_on_the_disk_and_written_over(games, torn):
    log = games / NAME / "log"
    good = log.read_bytes()
    log.write_bytes(good + torn)
    with contextlib.closing(Folder.open(games / NAME)) as folder:
        assert (folder.bodies, folder.retired) == (ROW, None)
        assert log.read_bytes() == good
        folder.append([b"new"])
    assert log.read_bytes() == good + record(b"new")


def test_a_damaged_log_retires_its_key_and_is_not_touched(games):
    log = games / NAME / "log"
    damaged = bytearray(log.read_bytes())
    damaged[-1] ^= 1
    log.write_bytes(damaged)
    with contextlib.closing(Folder.open(games / NAME)) as folder:
        assert folder.bodies == ROW[:2]
        assert str(folder.retired) == (
            "FolderReason.LOG_DAMAGED(why=LogReason.AFTER_RECORDS("
            "byte=42, count=2, why=LogReason.CHECKSUM(count=4)))"
        )
        with pytest.raises(ValueError, match=r"retired \(FolderReason.LOG_DAMAGED"):
            folder.append([b"act"])
    assert log.read_bytes() == damaged


def test_a_key_that_lost_its_log_is_retired(games):
    log = games / NAME / "log"
    log.write_bytes(b"")
    with contextlib.closing(Folder.open(games / NAME)) as folder:
        assert "LOG_IS_NONE(why=LogReason.TOO_SHORT(count=0" in str(folder.retired)
    log.unlink()
    with contextlib.closing(Folder.open(games / NAME)) as folder:
        assert (folder.retired, folder.bodies) == (Trouble(FolderReason.LOG_MISSING), ())
    assert not log.exists()


def test_a_folder_without_its_own_key_is_refused(games, tmp_path):
    with pytest.raises(FolderError, match="NO_GAME"):
        Folder.open(tmp_path / "nowhere")
    moved = (games / NAME).rename(games / "0123456789abcdef")
    with pytest.raises(FolderError, match="OTHER_KEY"):
        Folder.open(moved)
    (moved / "key").write_bytes(b"\xc1")
    with pytest.raises(FolderError, match=r"KEY_UNREADABLE\(.*NO_KEY"):
        Folder.open(moved)


def test_nothing_can_be_added_after_close(games):
    folder = Folder.open(games / NAME)
    folder.close()
    folder.close()
    with pytest.raises(ValueError, match="it is closed"):
        folder.append([b"act"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot limit the size of a file")
def test_on_a_full_disk_nothing_more_is_signed_and_all_before_is_kept(games, child):
    lines = child(FILLS_THE_DISK, games / NAME).stdout.read().decode().splitlines()
    assert lines[:4] == ["done"] * 4
    assert len(lines) == 10
    assert set(lines[4:]) == {lines[4]}
    assert lines[4].startswith("FolderReason.SIGNING_ENDED(")
    assert "DiskReason.FULL" in lines[4]
    assert str(games / NAME) in lines[4]
    with contextlib.closing(Folder.open(games / NAME)) as folder:
        assert folder.bodies == (*ROW, *[bytes(1000)] * 4)


@contextlib.contextmanager
def unsynced(path):
    """Give the folder at *path*; its open log has become a pipe, which cannot be synced."""
    reader, writer = os.pipe()
    with contextlib.closing(Folder.open(path)) as folder:
        for link in Path("/proc/self/fd").iterdir():
            with contextlib.suppress(FileNotFoundError):
                if link.readlink() == path / "log":
                    os.dup2(writer, int(link.name))
        yield folder
    os.close(reader)
    os.close(writer)


NEEDS_PROC = pytest.mark.skipif(
    not Path("/proc/self/fd").is_dir(), reason="needs /proc to find the open log"
)


@NEEDS_PROC
def test_a_failed_fsync_ends_all_signing(games):
    with unsynced(games / NAME) as folder:
        for what in (folder.sync, folder.sync, lambda: folder.append([b"act"])):
            with pytest.raises(DiskError, match="SIGNING_ENDED"):
                what()
        assert folder.fsyncs == 0
    assert (games / NAME / "lock").read_bytes() != b"closed\n"


@NEEDS_PROC
def test_a_game_counts_as_closed_only_once_all_of_it_is_on_the_disk(games):
    """P11: who finds "closed" believes that the log is whole."""
    with unsynced(games / NAME) as folder:
        folder.append([b"act"])
    assert (games / NAME / "lock").read_bytes() != b"closed\n"


@NEEDS_PROC
def test_a_disk_that_failed_once_is_not_believed_when_it_says_that_all_is_well(games):
    """What was to be written may be gone, and the next fsync knows nothing of it."""
    with unsynced(games / NAME) as folder:
        with pytest.raises(DiskError):
            folder.sync()
        with (games / NAME / "log").open("rb+") as log:
            os.dup2(log.fileno(), folder._log)  # noqa: SLF001  # the disk is there again
    assert (games / NAME / "lock").read_bytes() != b"closed\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no other account to change to")
def test_a_place_that_may_not_be_written_is_named(games):
    euid = os.geteuid()
    if euid == 0:
        os.seteuid(65534)
    else:
        games.chmod(0o500)
    try:
        with pytest.raises(FolderError, match=r"NOT_MADE\(.*NOT_WRITABLE"):
            Folder.create(games, bytes(32), OFFER)
    finally:
        os.seteuid(euid)
        games.chmod(0o700)


def test_an_empty_folder_that_cannot_be_removed_is_no_game_and_no_trouble(tmp_path):
    """A virus scanner may have a file of it open: Windows removes none of these."""
    folder = Folder.create(tmp_path, SECRET, OFFER)
    (folder.path / "scanned").write_bytes(b"")
    folder.discard()
    assert [one.name for one in folder.path.iterdir()] == ["scanned"]
    assert folders(tmp_path) == ()


def test_a_lock_that_the_disk_refuses_is_not_taken_for_somebody_who_plays(tmp_path, monkeypatch):
    def refuse(_: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(folder_module, "lock_file", refuse)
    with pytest.raises(FolderError, match="UNUSABLE"):
        Folder.create(tmp_path, bytes(32), b"offer")
