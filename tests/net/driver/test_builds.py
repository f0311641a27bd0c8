"""What a release folder has to hand over, and what of it is read."""

import os
import sys
from hashlib import sha256

import pytest

from net.driver import builds
from net.driver.builds import SUMS, ShareError, checked, listed, release_folder
from net.protocol.troubles import ShareReason

CONTENT = bytes(range(256)) * 4_000


def digest(content):
    return sha256(content).hexdigest()


def test_a_file_is_read_as_it_was_hashed(tmp_path):
    path = tmp_path / "a.zip"
    path.write_bytes(CONTENT)
    build = checked(path, digest(CONTENT))
    assert build is not None
    assert build.size == len(CONTENT)
    assert b"".join(build.read()) == CONTENT
    assert len(build.pieces) == 4


def test_a_file_with_another_hash_is_no_build(tmp_path):
    path = tmp_path / "a.zip"
    path.write_bytes(CONTENT)
    assert checked(path, digest(b"something else")) is None


@pytest.mark.parametrize("at", [0, 300_000, len(CONTENT) - 1])
def test_of_a_file_that_has_changed_only_unchanged_pieces_are_read(tmp_path, at):
    path = tmp_path / "a.zip"
    path.write_bytes(CONTENT)
    build = checked(path, digest(CONTENT))
    assert build is not None
    path.write_bytes(CONTENT[:at] + b"!" + CONTENT[at + 1 :])
    read = b"".join(build.read())
    assert CONTENT.startswith(read)
    assert len(read) <= at


def test_a_file_that_is_shorter_or_longer_now_gives_no_byte_that_was_not_hashed(tmp_path):
    path = tmp_path / "a.zip"
    path.write_bytes(CONTENT)
    build = checked(path, digest(CONTENT))
    assert build is not None
    path.write_bytes(CONTENT[:-1])
    assert len(b"".join(build.read())) < len(CONTENT) - 1
    path.write_bytes(CONTENT + b"more")
    assert CONTENT.startswith(b"".join(build.read()))


def test_nothing_but_a_plain_file_is_a_build(tmp_path):
    (tmp_path / "folder").mkdir()
    assert checked(tmp_path / "folder", digest(b"")) is None
    assert checked(tmp_path / "missing", digest(b"")) is None


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of POSIX")
def test_a_link_out_of_the_folder_and_a_pipe_are_no_builds(tmp_path):
    outside = tmp_path / "secret"
    outside.write_bytes(CONTENT)
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "a.zip").symlink_to(outside)
    assert checked(tmp_path / "dist" / "a.zip", digest(CONTENT)) is None
    os.mkfifo(tmp_path / "dist" / "pipe.zip")
    assert checked(tmp_path / "dist" / "pipe.zip", digest(b"")) is None


@pytest.mark.parametrize(
    "name",
    [
        "../secret.zip",
        "a/b.zip",
        "a\\b.zip",
        ".hidden.zip",
        "C:x.zip",
        "a b.zip",
        "ü.zip",
        'a".zip',
        "a%2e.zip",
        "x" * 101,
        "",
    ],
)
def test_a_name_that_is_more_than_a_name_is_not_listed(tmp_path, name):
    (tmp_path / SUMS).write_text(f"{digest(b'')}  {name}\n", encoding="utf-8")
    assert listed(tmp_path) == {}


def test_of_torn_sums_the_whole_lines_are_listed(tmp_path):
    good = f"{digest(b'a')}  a.zip"
    for torn in (f"{good}\n{digest(b'b')[:40]}", f"{good}\n{digest(b'b')}  ", f"\0\xff\n{good}\n"):
        (tmp_path / SUMS).write_bytes(torn.encode("latin-1"))
        assert listed(tmp_path) == {"a.zip": digest(b"a")}


def test_sums_for_binary_files_and_with_windows_ends_of_lines_are_read(tmp_path):
    (tmp_path / SUMS).write_bytes(f"{digest(b'a')} *a.zip\r\n".encode())
    assert listed(tmp_path) == {"a.zip": digest(b"a")}


@pytest.mark.parametrize("made", ["nothing", "folder", "long"])
def test_a_folder_without_sums_is_no_release(tmp_path, made):
    if made == "folder":
        (tmp_path / SUMS).mkdir()
    if made == "long":
        (tmp_path / SUMS).write_bytes(bytes(200_000))
    with pytest.raises(ShareError) as caught:
        listed(tmp_path)
    assert caught.value.trouble.reason is ShareReason.NO_RELEASE


def test_the_folder_is_the_one_named_else_that_of_the_data_else_that_of_the_clone(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(builds, "_CLONE", tmp_path)
    data = tmp_path / "data"
    assert release_folder(None, data) == data / "release"
    (tmp_path / "dist").mkdir()
    assert release_folder(None, data) == data / "release"
    (tmp_path / "dist" / SUMS).touch()
    assert release_folder(None, data) == tmp_path / "dist"
    release = data / "release"
    release.mkdir(parents=True)
    (release / SUMS).touch()
    assert release_folder(None, data) == release
    assert release_folder(tmp_path / "other", data) == tmp_path / "other"
