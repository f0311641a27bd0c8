"""What a laptop has to hand over: itself, what it gathered, a release folder; and what is read."""

import os
import sys
from hashlib import sha256

import pytest

from net.driver.builds import SUMS, ShareError, Stock, checked, keep, listed
from net.protocol import makers
from net.protocol.troubles import ShareReason
from tests.net.driver.tiny import FILES, LINUX, MAC, WINDOWS, build, kept, packed

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


KEY = makers.MakersKey(bytes(32), b"12345678")


def signed(*owns):
    """Return the digests of builds, signed by the makers of a test."""
    content = makers.listed((o.listed.version, o.listed.system, o.listed.digest) for o in owns)
    return {makers.LIST: content, makers.SIGNATURE: KEY.sign(content, "test")}


def handed(data, own=None, **options):
    return list(Stock(data, own=own, makers=KEY.public, **options).look())


def test_a_build_hands_over_itself_and_packs_itself_once(tmp_path):
    own, data = build(tmp_path), tmp_path / "data"
    (one,) = handed(data, own)
    assert (one.name, one.system) == ("wormup-lan-0.2.0-linux-x64.tar.gz", LINUX)
    assert (one.named, one.giver, one.is_signed) == (own.listed.digest, "", False)
    assert b"".join(one.read()) == packed(own)
    (own.top / "run").unlink()  # what is packed is whole, whatever becomes of the folder
    assert handed(data, own) == [one]


def test_a_sealed_build_packs_itself_once_too(tmp_path):
    """Its digest is known only once it is packed."""
    own, data = build(tmp_path, MAC, sealed=("run",)), tmp_path / "data"
    (one,) = handed(data, own)
    (own.top / "run").unlink()
    assert handed(data, own) == [one]


def test_a_newer_build_packs_itself_in_place_of_the_older(tmp_path):
    data = tmp_path / "data"
    handed(data, build(tmp_path / "old"))
    own = build(tmp_path / "new", version="0.3.0")
    (one,) = handed(data, own)
    assert one.named == own.listed.digest
    assert len(list((data / "builds" / "own").iterdir())) == 1


def test_a_copy_that_was_changed_is_not_handed_over_and_leaves_nothing(tmp_path):
    own, data = build(tmp_path), tmp_path / "data"
    (own.top / "run").write_bytes(b"!!")
    stock = Stock(data, own=own)
    assert list(stock.look()) == []
    assert stock.trouble.reason is ShareReason.CHANGED
    assert list((data / "builds" / "own").iterdir()) == []


def test_what_was_gathered_is_handed_on_with_its_giver(tmp_path):
    mac, data = build(tmp_path, MAC), tmp_path / "data"
    part = kept(data, mac).rename(data / "x.part")
    keep(data, MAC, part, "Ben")
    (one,) = handed(data)
    assert (one.name, one.giver) == ("wormup-lan-0.2.0-macos-arm64.zip", "Ben")
    assert one.named == mac.listed.digest


def test_what_is_gathered_meanwhile_is_found_and_told_once(tmp_path):
    stock = Stock(tmp_path / "data", own=build(tmp_path))
    assert [one.system for one in stock.look()] == [LINUX]
    assert list(stock.look()) == []
    kept(tmp_path / "data", build(tmp_path, WINDOWS))
    assert [one.system for one in stock.look()] == [WINDOWS]
    assert list(stock.look()) == []


def test_of_a_damaged_archive_nothing_is_handed_on(tmp_path):
    path = kept(tmp_path, build(tmp_path, MAC))
    path.write_bytes(path.read_bytes()[:-5])
    assert handed(tmp_path) == []
    path.rename(path.with_name("linux-x64.tar.gz"))
    path.with_name("linux-x64.tar.gz.part").write_bytes(b"half")
    assert handed(tmp_path) == []


def test_a_build_is_signed_if_the_makers_signed_its_digest(tmp_path):
    own, mac = build(tmp_path / "own"), build(tmp_path / "mac", MAC)
    for name, content in signed(own, mac).items():
        (own.top / name).write_bytes(content)
    kept(tmp_path, mac, signed(own, mac))
    assert [one.is_signed for one in handed(tmp_path, own)] == [True, True]
    stock = Stock(tmp_path, own=own, makers=makers.MakersKey(bytes([1]) * 32, b"12345678").public)
    assert [one.is_signed for one in stock.look()] == [False, False]


def test_a_made_up_build_is_not_signed_by_the_list_of_another(tmp_path):
    right = build(tmp_path / "right", MAC)
    other = build(tmp_path / "other", MAC, FILES | {"run": b"?!"})
    kept(tmp_path, other, signed(right))
    (found,) = handed(tmp_path)
    assert (found.is_signed, found.is_made_up) == (False, True)
    kept(tmp_path, other)  # nothing is left that says so, but for what we know ourselves
    assert [one.is_made_up for one in handed(tmp_path)] == [False]
    own = build(tmp_path / "own")
    for name, content in signed(own, right).items():
        (own.top / name).write_bytes(content)
    assert [one.is_made_up for one in handed(tmp_path, own)] == [False, True]


def test_the_signed_digests_travel_with_the_build(tmp_path):
    own = build(tmp_path)
    for name, content in signed(own).items():
        (own.top / name).write_bytes(content)
    (one,) = handed(tmp_path / "data", own)
    kept_there = tmp_path / "there" / "builds" / "kept"
    kept_there.mkdir(parents=True)
    (kept_there / "linux-x64.tar.gz").write_bytes(b"".join(one.read()))
    (there,) = handed(tmp_path / "there")
    assert there.is_signed


def test_of_a_release_the_digests_name_the_builds_that_they_list(tmp_path):
    own = build(tmp_path)
    dist = tmp_path / "dist"
    dist.mkdir()
    names = ("wormup-lan-0.2.0-linux-x64.tar.xz", "wormup_lan-0.2.0.tar.gz")
    for name in names:
        (dist / name).write_bytes(name.encode())
    sums = "".join(f"{digest(name.encode())}  {name}\n" for name in names)
    (dist / SUMS).write_text(sums, encoding="ascii")
    for name, content in signed(own).items():
        (dist / name).write_bytes(content)
    archive, source = handed(tmp_path, release=dist)
    assert (archive.system, archive.named, archive.is_signed) == ("", own.listed.digest, True)
    assert (source.named, source.is_signed) == (digest(names[1].encode()), False)


def test_a_laptop_without_anything_to_hand_over_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr("net.driver.builds._CLONE", tmp_path)
    monkeypatch.setattr("net.driver.builds.own_build", lambda: None)
    stock = Stock(tmp_path / "data")
    assert list(stock.look()) == []
    assert stock.trouble.reason is ShareReason.NOTHING_HERE
    with pytest.raises(ShareError):
        Stock(tmp_path / "data", tmp_path / "nowhere")
