"""Who is started first holds the folder, and hears of those who are started after."""

import os
import subprocess
import sys

import pytest

from net.driver.disk import UnfitFileError
from net.driver.one_start import Ear, hold, is_heard

HOLDS = """
import pathlib, sys
from net.driver.disk import UnfitFileError
from net.driver.one_start import Ear, hold
ear = Ear(hold(pathlib.Path(sys.argv[1])))
print("held", flush=True)
sys.stdin.read()
"""


def test_one_holds_the_lock_until_it_lets_go(tmp_path):
    path = tmp_path / "new" / "lock"
    held = hold(path)
    assert held is not None
    assert hold(path) is None
    held.unlock()
    again = hold(path)
    assert again is not None
    again.unlock()


def test_who_holds_it_hears_who_is_started_and_nobody_else(tmp_path):
    path = tmp_path / "lock"
    held = hold(path)
    assert held is not None
    ear = Ear(held)
    assert not is_heard(path), "its window stands still"
    assert ear.hear()
    text = path.read_bytes()
    path.write_bytes(text.split()[0] + b" guess")
    is_heard(path)
    assert not ear.hear()
    assert not ear.hear(), "nobody has asked"
    ear.close()


def test_what_a_killed_program_leaves_bars_nobody(tmp_path):
    path = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline().strip() == b"held"
        assert hold(path) is None
        first.kill()
        first.wait()
    assert not is_heard(path)
    held = hold(path)
    assert held is not None
    held.unlock()


def test_a_lock_without_an_address_is_heard_by_nobody(tmp_path):
    for text in (b"", b"12", b"x y", b"70000 abc"):
        (tmp_path / "lock").write_bytes(text)
        assert not is_heard(tmp_path / "lock")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes in folders")
def test_a_pipe_where_the_lock_belongs_is_not_waited_for(tmp_path):
    """Nor held: one that another program holds would keep the window from opening."""
    os.mkfifo(tmp_path / "lock")
    assert not is_heard(tmp_path / "lock")
    for _ in range(2):
        with pytest.raises(UnfitFileError):
            hold(tmp_path / "lock")
