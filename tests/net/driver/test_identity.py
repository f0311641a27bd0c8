"""The identity key (P3.1): one a person and laptop, whatever happens at the start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.table.encoding import pack, unpack
from core.table.naming import name_refusal
from core.table.signing import SigningKey
from net.driver.identity import LAST, IdentityError, data_directory, load_identity, rename, renew
from tests.world import HANG_S

ROOT = Path(__file__).parents[3]
LOADS = """
import sys
from pathlib import Path
from net.driver.identity import load_identity
print("ready", flush=True)
sys.stdin.readline()
print(load_identity(Path(sys.argv[1])).seed.hex())
"""


def test_the_first_start_makes_a_key_and_every_later_one_finds_it(tmp_path):
    data = tmp_path / "some" / "where"
    first = load_identity(data)
    assert first == load_identity(data)
    assert first.name == ""
    assert SigningKey(first.seed).public != SigningKey(load_identity(tmp_path).seed).public


def test_a_key_that_leaves_the_table_to_others_is_behind_theirs_and_stays(tmp_path):
    made = load_identity(tmp_path, is_last=True)
    assert SigningKey(made.seed).public[0] == LAST
    assert load_identity(tmp_path) == load_identity(tmp_path, is_last=True) == made


def test_the_file_is_its_owners_alone_and_nothing_else_is_left(tmp_path):
    load_identity(tmp_path)
    rename(tmp_path, "Anna")
    assert [p.name for p in tmp_path.iterdir()] == ["identity"]
    if sys.platform != "win32":
        assert (tmp_path / "identity").stat().st_mode & 0o777 == 0o600


def test_a_name_is_kept_beside_the_same_key(tmp_path):
    first = load_identity(tmp_path)
    assert rename(tmp_path, "Änne") == load_identity(tmp_path)
    assert (load_identity(tmp_path).seed, load_identity(tmp_path).name) == (first.seed, "Änne")


def test_a_name_that_may_not_be_any_more_is_asked_for_anew_with_the_same_key(tmp_path):
    """P13: an update takes nobody's identity."""
    first = load_identity(tmp_path)
    (tmp_path / "identity").write_bytes(pack((first.seed, "Ann\ufe0f")))
    assert (load_identity(tmp_path).seed, load_identity(tmp_path).name) == (first.seed, "")


@pytest.mark.parametrize("name", ["", "A\u202eb", "x" * 25])
def test_a_name_that_no_table_takes_is_not_kept(tmp_path, name):
    with pytest.raises(IdentityError, match=str(name_refusal(name)).partition("(")[0]):
        rename(tmp_path, name)
    assert load_identity(tmp_path).name == ""


def test_processes_that_start_at_once_end_with_the_same_key(tmp_path):
    command = [sys.executable, "-c", LOADS, tmp_path / "data"]
    pipe = subprocess.PIPE
    children = [subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe) for _ in range(4)]
    for child in children:
        assert child.stdout
        assert child.stdout.readline().strip() == b"ready"
    for child in children:
        assert child.stdin
        child.stdin.write(b"\n")
        child.stdin.flush()
    seeds = {child.communicate(timeout=HANG_S)[0].strip() for child in children}
    assert seeds == {load_identity(tmp_path / "data").seed.hex().encode()}


def test_a_seed_is_not_shown(tmp_path):
    identity = load_identity(tmp_path)
    assert identity.seed.hex()[:8] not in repr(identity)
    assert repr(identity) == "Identity(name='')"


@pytest.mark.parametrize(
    "content",
    [b"", b"\xc1", bytes(32), pack(b"key"), pack((bytes(31), "")), pack((bytes(32), "A\u202eb"))],
)
def test_a_file_that_is_no_identity_is_refused_and_kept(tmp_path, content):
    (tmp_path / "identity").write_bytes(content)
    with pytest.raises(IdentityError, match="REPLACED"):
        load_identity(tmp_path)
    assert (tmp_path / "identity").read_bytes() == content


def test_a_place_that_cannot_be_used_is_named_with_a_way_out(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(IdentityError, match=r"UNUSABLE\(path=.*file.identity"):
        load_identity(tmp_path / "file")
    (tmp_path / "identity").mkdir()
    with pytest.raises(IdentityError, match=r"UNUSABLE\(.*FOLDER"):
        load_identity(tmp_path)


def test_a_new_key_has_the_same_name_and_the_old_one_is_kept(tmp_path):
    first = rename(tmp_path, "Ann")
    second = renew(tmp_path)
    third = renew(tmp_path)
    assert len({first.seed, second.seed, third.seed}) == 3
    assert load_identity(tmp_path) == third
    assert third.name == "Ann"
    kept = [unpack((tmp_path / f"identity.{n}").read_bytes()) for n in (1, 2)]
    assert kept == [(first.seed, "Ann"), (second.seed, "Ann")]


def test_the_default_place_belongs_to_the_program():
    assert data_directory().name == "wormup-lan"
    assert os.fspath(data_directory()).startswith(os.fspath(Path.home()))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes in folders")
def test_a_pipe_where_the_key_belongs_is_refused_and_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "identity")
    with pytest.raises(IdentityError):
        load_identity(tmp_path)
