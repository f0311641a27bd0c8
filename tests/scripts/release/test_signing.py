"""The makers' key signs what a release holds, and lies in no clone."""

import stat
import sys
import zipfile

import pytest

from environment import ROOT
from net.driver.builds import Stock
from net.driver.packing import pack
from net.protocol import makers
from net.protocol.makers import LIST, SIGNATURE, signed
from release import packing, signing
from release.packing import NotMadeError, write_sums
from tests.net.driver.tiny import LINUX, MAC, WINDOWS, build


@pytest.fixture
def key(tmp_path, monkeypatch):
    """Make a key of the test's own, and let it be that of the program."""
    file = tmp_path / "key"
    public = signing.make_key(file)
    monkeypatch.setattr(makers, "MAKERS", public)
    monkeypatch.setenv(signing.KEY, str(file))
    return public


def dist_of(tmp_path, *systems):
    dist = tmp_path / "dist"
    dist.mkdir()
    for system in systems:
        own = build(tmp_path, system)
        with (dist / f"wormup-lan-0.2.0-{system}.zip").open("wb") as to:
            pack(own.top, own.listed, {}, to)
    return dist


def test_a_key_is_made_once_for_its_owner_alone_and_in_no_clone(tmp_path):
    file = tmp_path / "key"
    public = signing.make_key(file)
    assert makers.read_secret(file.read_bytes()).public == public
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(NotMadeError, match="no key is ever replaced"):
        signing.make_key(file)
    with pytest.raises(NotMadeError, match="belongs elsewhere"):
        signing.make_key(ROOT / "build" / "key")


def test_a_release_is_signed_as_a_whole_and_each_zip_brings_the_list(tmp_path, key):
    dist = dist_of(tmp_path, WINDOWS, MAC)
    files = sorted(dist.iterdir())
    signing.finish(dist, files, "0.2.0")
    write_sums(dist, files)
    found = signed({name: (dist / name).read_bytes() for name in makers.EXTRAS}, key)
    assert {one.system for one in found.values()} == {WINDOWS, MAC}
    for file in files:
        with zipfile.ZipFile(file) as packed:
            (inside,) = [name for name in packed.namelist() if name.endswith(SIGNATURE)]
            assert packed.read(inside) == (dist / SIGNATURE).read_bytes()
    handed = list(Stock(tmp_path / "data", dist, makers=key).look())
    assert [one.is_signed for one in handed] == [True, True]


def test_the_build_for_linux_holds_the_list_of_all(tmp_path, key):
    own = build(tmp_path)
    signing.add_to(own.top, own.listed, dist_of(tmp_path, WINDOWS), "0.2.0")
    assert {one.system for one in signed(own.extras, key).values()} == {LINUX, WINDOWS}


def test_without_a_key_the_list_is_written_and_nothing_is_signed(tmp_path, monkeypatch):
    monkeypatch.delenv(signing.KEY, raising=False)
    dist = dist_of(tmp_path, WINDOWS)
    (dist / SIGNATURE).write_bytes(b"of an older release")
    monkeypatch.setattr(makers, "MAKERS", "")
    said = signing.finish(dist, list(dist.glob("*.zip")), "0.2.0")
    assert WINDOWS in (dist / LIST).read_text()
    assert not (dist / SIGNATURE).exists()
    assert "builds.txt is NOT signed" in said
    assert "--make-key FILE" in said
    monkeypatch.setattr(makers, "MAKERS", "a key")
    assert "--key FILE" in signing.finish(dist, list(dist.glob("*.zip")), "0.2.0")


def test_a_release_says_by_which_key_it_is_signed(tmp_path, key):
    dist = dist_of(tmp_path, WINDOWS)
    assert f"-P {key}" in signing.finish(dist, list(dist.glob("*.zip")), "0.2.0")


def test_a_key_in_the_clone_signs_nothing(tmp_path, key, monkeypatch):
    monkeypatch.setattr(signing, "ROOT", tmp_path)
    dist = dist_of(tmp_path, WINDOWS)
    with pytest.raises(NotMadeError, match="a secret key belongs elsewhere"):
        signing.finish(dist, list(dist.glob("*.zip")), "0.2.0")


def test_a_release_made_in_parts_is_that_made_at_once(tmp_path, key):
    dist = dist_of(tmp_path, WINDOWS)
    (archive,) = dist.glob("*.zip")
    signing.finish(dist, [archive], "0.2.0")
    once = packing.members(archive)
    signing.finish(dist, [archive], "0.2.0")
    assert packing.members(archive) == once
    with zipfile.ZipFile(archive) as packed:
        assert len(packed.namelist()) == len(once)


def test_another_key_than_that_of_the_program_signs_nothing(tmp_path, key, monkeypatch):
    dist = dist_of(tmp_path, WINDOWS)
    monkeypatch.setattr(makers, "MAKERS", "")
    with pytest.raises(NotMadeError, match="is not the key of the program") as caught:
        signing.finish(dist, list(dist.glob("*.zip")), "0.2.0")
    assert key in str(caught.value)
    monkeypatch.setenv(signing.KEY, str(tmp_path / "nowhere"))
    with pytest.raises(NotMadeError, match="nowhere"):
        signing.finish(dist, list(dist.glob("*.zip")), "0.2.0")
