"""Archives depend on names and bytes alone."""

import os
import subprocess
import tarfile
import zipfile

import pytest

from release.packing import EPOCH, append, differences, digest, members, tar_xz, write_sums, zipped


def _folder(place, when):
    folder = place / "thing"
    (folder / "b").mkdir(parents=True)
    (folder / "b" / "run").write_text("#!/bin/sh\n", encoding="utf-8")
    (folder / "b" / "run").chmod(0o700)
    (folder / "a").write_text("text", encoding="utf-8")
    (folder / "link").symlink_to("a")
    for file in (folder / "a", folder / "b" / "run", folder / "b"):
        os.utime(file, (when, when))
    return folder


needs_links = pytest.mark.skipif(os.name == "nt", reason="this build is made on Linux")


@needs_links
def test_a_folder_is_packed_the_same_whenever_and_by_whomever_it_was_made(tmp_path):
    one = tar_xz(_folder(tmp_path / "1", 10**9), tmp_path / "1.tar.xz")
    other = tar_xz(_folder(tmp_path / "2", 2 * 10**9), tmp_path / "2.tar.xz")
    assert one.read_bytes() == other.read_bytes()


@needs_links
def test_programs_stay_programs_and_links_stay_links(tmp_path):
    with tarfile.open(tar_xz(_folder(tmp_path, 10**9), tmp_path / "x.tar.xz")) as tar:
        found = {member.name: member for member in tar}
    assert {name: one.mode for name, one in found.items() if one.isfile()} == {
        "thing/a": 0o644,
        "thing/b/run": 0o755,
    }
    assert found["thing/link"].linkname == "a"
    assert {one.mtime for one in found.values()} == {EPOCH}


def test_a_zip_is_the_same_in_any_order_and_its_scripts_may_be_run(tmp_path):
    one = zipped({"a.txt": b"a", "b.command": b"b"}, tmp_path / "1.zip")
    other = zipped({"b.command": b"b", "a.txt": b"a"}, tmp_path / "2.zip")
    assert one.read_bytes() == other.read_bytes()
    with zipfile.ZipFile(one) as packed:
        modes = {info.filename: info.external_attr >> 16 & 0o777 for info in packed.infolist()}
    assert modes == {"a.txt": 0o644, "b.command": 0o755}


@pytest.mark.skipif(os.name == "nt", reason="there is no sha256sum")
def test_the_sums_are_read_by_the_usual_tool(tmp_path):
    (tmp_path / "b").write_bytes(b"2")
    (tmp_path / "a").write_bytes(b"1")
    sums = write_sums(tmp_path, [tmp_path / "b", tmp_path / "a"])
    check = ["sha256sum", "--check", "--strict", sums.name]
    done = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "a: OK\nb: OK\n"
    assert digest(tmp_path / "a") in sums.read_text(encoding="ascii")


def test_what_differs_is_named_member_by_member(tmp_path):
    one = zipped({"same": b"1", "other": b"2", "gone": b"3"}, tmp_path / "one.zip")
    two = zipped({"same": b"1", "other": b"4", "new": b"5"}, tmp_path / "two.zip")
    assert differences(one, one) == []
    assert differences(one, two) == ["one.zip: gone", "one.zip: new", "one.zip: other"]


@needs_links
def test_a_link_that_leads_elsewhere_differs_too(tmp_path):
    folder = _folder(tmp_path, 10**9)
    one = members(tar_xz(folder, tmp_path / "1.tar.xz"))
    (folder / "link").unlink()
    (folder / "link").symlink_to("b")
    other = members(tar_xz(folder, tmp_path / "2.tar.xz"))
    assert [name for name in one if one[name] != other[name]] == ["thing/link"]


def test_what_is_laid_into_a_zip_once_more_makes_the_same_zip(tmp_path):
    """A release that is made in several runs has the bytes of one made in one."""
    text = "".join(f"{n * n} " for n in range(20_000)).encode()  # what levels pack differently
    archive = zipped({"a": text}, tmp_path / "a.zip")
    append(archive, {"list": b"old"})
    append(archive, {"list": b"new", "more": b""})
    again = zipped({"a": text}, tmp_path / "b.zip")
    append(again, {"list": b"new", "more": b""})
    assert digest(archive) == digest(again)
