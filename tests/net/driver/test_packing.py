"""A build packed and read again: as it was, or refused and nothing of it kept."""

import gzip
import io
import struct
import sys
import tarfile
import zipfile
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from typing import Any, BinaryIO, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from net.driver.packing import PackingError, _Piece, pack, repack
from net.protocol.makers import EXTRAS
from net.protocol.parts import LINK, BuildPart
from net.protocol.troubles import ShareReason
from release.packing import unpack
from tests.net.driver.tiny import FILES, LINUX, MAC, WINDOWS, build, packed

LINKS = pytest.mark.skipif(sys.platform == "win32", reason="links of POSIX")
SIGNED = dict.fromkeys(EXTRAS, b"signed")


def read(archive, system):
    return repack(BytesIO(archive), system, None)


def why(archive, system=LINUX):
    """Return why an *archive* is refused; what was written of it so far is of no use to anybody."""
    with pytest.raises(PackingError) as caught:
        repack(BytesIO(archive), system, BytesIO())
    assert caught.value.trouble.reason is ShareReason.BAD_ARCHIVE
    return str(caught.value.trouble)


@pytest.mark.parametrize("system", [LINUX, WINDOWS, MAC])
@pytest.mark.parametrize("extras", [{}, SIGNED])
def test_what_was_packed_is_read_and_packed_anew_to_the_same_bytes(tmp_path, system, extras):
    own = build(tmp_path, system)
    archive, to = packed(own, extras), BytesIO()
    assert repack(BytesIO(archive), system, to) == (own.listed, extras)
    assert to.getvalue() == archive == packed(own, extras)


@LINKS
def test_a_tool_that_knows_nothing_of_us_unpacks_it(tmp_path):
    own = build(tmp_path, links={"Worm Up": "run"})
    (tmp_path / "packed").write_bytes(packed(own, SIGNED))
    unpack(tmp_path / "packed", tmp_path / "out")
    out = tmp_path / "out" / own.top.name
    assert {name: (out / name).read_bytes() for name in FILES} == FILES
    assert (out / "run").stat().st_mode & 0o777 == 0o755
    assert (out / "Worm Up").readlink().as_posix() == "run"
    assert (out / "builds.txt").read_bytes() == b"signed"
    with zipfile.ZipFile(BytesIO(packed(build(tmp_path, MAC)))) as zipped:
        assert zipped.testzip() is None
        assert zipped.getinfo("worm-macos-arm64/run").external_attr >> 16 == 0o100755


def test_what_was_written_into_the_folder_since_is_left_out(tmp_path):
    own = build(tmp_path)
    before = packed(own)
    (own.top / "inside" / "__pycache__").mkdir()
    (own.top / "inside" / "__pycache__" / "a.pyc").write_bytes(b"x")
    (own.top / "my notes.txt").write_text("secret")
    assert packed(own) == before
    assert b"secret" not in gzip.decompress(before)


@pytest.mark.parametrize("change", ["other", "longer", "gone", "folder"])
def test_a_file_that_is_not_as_it_was_made_is_named(tmp_path, change):
    own = build(tmp_path)
    file = own.top / "inside" / "a.so"
    if change in {"gone", "folder"}:
        file.unlink()
    if change == "folder":
        file.mkdir()
    if change in {"other", "longer"}:
        file.write_bytes(FILES["inside/a.so"][1:] + b"x" * (1 if change == "other" else 2))
    with pytest.raises(PackingError) as caught:
        packed(own)
    assert str(caught.value.trouble) == "ShareReason.CHANGED(file=inside/a.so)"


@LINKS
def test_a_file_that_has_become_a_link_is_not_followed(tmp_path):
    own = build(tmp_path)
    secret = tmp_path / "secret"
    secret.write_bytes(FILES["run"])
    (own.top / "run").unlink()
    (own.top / "run").symlink_to(secret)
    with pytest.raises(PackingError, match="CHANGED"):
        packed(own)


def test_a_sealed_build_is_named_by_what_seals_it_too(tmp_path):
    own = build(tmp_path, MAC, sealed=("run",))
    assert not own.listed.is_named
    archive = packed(own, SIGNED)
    listed, extras = read(archive, MAC)
    assert extras == SIGNED
    assert listed.is_named
    (own.top / "run").write_bytes(b"#?")
    assert read(packed(own), MAC)[0].digest != listed.digest
    with zipfile.ZipFile(BytesIO(archive)) as zipped:  # nothing may enter what is sealed
        assert zipped.namelist()[1] == "builds.txt"


@pytest.mark.parametrize("system", [LINUX, WINDOWS])
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_an_archive_cut_off_or_changed_anywhere_is_the_same_build_or_refused(
    tmp_path_factory, system, data
):
    own = build(tmp_path_factory.mktemp("b"), system)
    archive = packed(own)
    at = data.draw(st.integers(0, len(archive) - 1))
    if data.draw(st.booleans()):
        wrong = archive[:at]
    else:
        wrong = (
            archive[:at] + bytes([archive[at] ^ data.draw(st.integers(1, 255))]) + archive[at + 1 :]
        )
    to = BytesIO()
    try:
        listed, extras = repack(BytesIO(wrong), system, to)
    except PackingError:
        return
    assert (listed, extras) == (own.listed, {})
    assert to.getvalue() == archive


@settings(max_examples=20)
@given(st.binary(max_size=2000), st.sampled_from([LINUX, WINDOWS]))
def test_whatever_came_it_is_refused_in_one_way(content, system):
    why(content, system)
    if system == LINUX:
        why(gzip.compress(content), system)


def tarred(*members):
    """Return an archive of *members*: a name, what changes its head, and a content."""
    to = BytesIO()
    with tarfile.open(fileobj=to, mode="w:gz", format=tarfile.USTAR_FORMAT) as tar:
        for name, changes, content in members:
            info = tarfile.TarInfo(name)
            info.size = len(content)
            for field, value in changes.items():
                setattr(info, field, value)
            tar.addfile(info, BytesIO(content))
    return to.getvalue()


def zipped(*members):
    to = BytesIO()
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, mode, content in members:
            info = zipfile.ZipInfo(name)
            info.external_attr = mode << 16
            archive.writestr(info, content)
    return to.getvalue()


def lying(tmp_path, *parts, system=LINUX):
    """Return the head of an archive whose list has *parts*."""
    own = build(tmp_path, system)
    listed = replace(own.listed, parts=parts)
    return f"{listed.folder}/", f"{listed.folder}/{listed.where}", listed.text.encode()


def part(path, content, mode="644"):
    return BuildPart(mode, sha256(content).hexdigest(), len(content), path)


def test_a_file_beside_the_list_is_refused_wherever_it_leads(tmp_path):
    top, where, text = lying(tmp_path, part("a", b"a"))
    good: Any = (f"{top}a", {}, b"a")
    for name in (f"{top}b", "../x", "/etc/x", f"{top}../x", f"{top}a"):
        assert "not in the parts list" in why(tarred((where, {}, text), good, (name, {}, b"a")))
        assert "not in the parts list" in why(tarred((where, {}, text), (name + "b", {}, b"a")))
    assert "no file of a build" in why(tarred((where, {}, text.replace(b" a\n", b" ../a\n"))))


def test_a_list_that_lies_about_a_digest_or_a_size_is_refused(tmp_path):
    top, where, text = lying(tmp_path, part("a", b"a"))
    assert "is not what" in why(tarred((where, {}, text), (f"{top}a", {}, b"b")))
    assert "is not what" in why(tarred((where, {}, text), (f"{top}a", {}, b"ab")))
    assert "cut off" in why(tarred((where, {}, text)))


def test_a_link_out_of_the_folder_a_device_and_a_hard_link_are_refused(tmp_path):
    for target in ("../../etc/passwd", "/etc/passwd", "a/../../../x"):
        top, where, text = lying(tmp_path, part("a", target.encode(), LINK))
        link = {"type": tarfile.SYMTYPE, "linkname": target}
        assert "leads out" in why(tarred((where, {}, text), (f"{top}a", link, b"")))
    top, where, text = lying(tmp_path, part("a", b""))
    for kind in (tarfile.LNKTYPE, tarfile.CHRTYPE, tarfile.FIFOTYPE, tarfile.DIRTYPE):
        changes = {"type": kind, "linkname": where}
        assert "neither file" in why(tarred((where, {}, text), (f"{top}a", changes, b"")))


def test_a_link_and_a_strange_mode_in_a_zip_are_refused(tmp_path):
    top, where, text = lying(tmp_path, part("a", b"b"), system=WINDOWS)
    for mode in (0o120777, 0o104755, 0o100600, 0):
        archive = zipped((where, 0o100644, text), (f"{top}a", mode, b"b"))
        assert "no plain file" in why(archive, WINDOWS)


def test_a_build_for_another_system_than_promised_is_refused(tmp_path):
    assert "something else" in why(packed(build(tmp_path, WINDOWS)), MAC)
    assert "something else" in why(packed(build(tmp_path, LINUX)), "linux-arm64")


def test_what_unpacks_to_more_than_its_list_is_refused_before_it_is_read(tmp_path):
    """A bomb of zeros costs its first bytes: what the list does not promise is not unpacked."""
    top, where, text = lying(tmp_path, part("a", b"a"))
    bomb = bytes(9_000_000)
    assert "is not what" in why(tarred((where, {}, text), (f"{top}a", {}, bomb)))
    assert "too large" in why(tarred((where, {}, bomb)))
    assert "too large" in why(tarred((where, {}, text), (f"{top}builds.txt", {}, bomb)))
    top, where, text = lying(tmp_path, part("a", b"a"), system=WINDOWS)
    assert "is not what" in why(
        zipped((where, 0o100644, text), (f"{top}a", 0o100644, bomb)), WINDOWS
    )


def test_a_zip_with_a_table_beyond_measure_or_a_comment_is_refused(tmp_path):
    archive = packed(build(tmp_path, WINDOWS))
    end = struct.Struct("<4s4H2LH")
    fields = list(end.unpack(archive[-end.size :]))
    for at, value in ((4, 60_000), (5, 9_000_000)):
        changed = [*fields[:at], value, *fields[at + 1 :]]
        assert "another kind" in why(archive[: -end.size] + end.pack(*changed), WINDOWS)
    assert "another kind" in why(archive + bytes(30), WINDOWS)


def test_packing_holds_a_bounded_part_in_memory(tmp_path):
    own = build(tmp_path, files={"large": bytes(5_000_000)})

    class Sink(io.RawIOBase):
        largest = 0

        def writable(self):
            return True

        def write(self, data, /):
            self.largest = max(self.largest, len(data))
            return len(data)

    sink = Sink()
    pack(own.top, own.listed, {}, cast(BinaryIO, sink))
    assert sink.largest < 1_000_000


def test_who_reads_nothing_of_a_file_gets_nothing():
    piece = _Piece(BytesIO(b"all of it"), 3)
    assert [piece.read(0), piece.read(2), piece.read(), piece.read()] == [b"", b"al", b"l", b""]
