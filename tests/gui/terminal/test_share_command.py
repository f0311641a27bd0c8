"""The `share` command as a process: what it prints, what it serves, and how it ends."""

import json
import signal
import subprocess
import sys
import urllib.request
from contextlib import contextmanager

import pytest

from gui.self_command import self_command
from gui.words.languages import LANGUAGES
from tests.net.driver.test_handing_over import LARGE, LINUX, SMALL, WINDOWS, release
from tests.net.driver.tiny import MAC, build, kept, packed
from tests.world import HANG_S

MAC_NAME = "wormup-lan-0.2.0-macos-arm64.zip"


@contextmanager
def sharing(*arguments, **options):
    """Run `share` on this machine alone."""
    command = [*self_command(), "share", "--loopback", *map(str, arguments)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, **options) as process:
        try:
            yield process
        finally:
            process.kill()


def until(process, condition):
    """Read lines of JSON up to one that meets *condition*."""
    for line in process.stdout:
        if condition(told := json.loads(line)):
            return told
    raise AssertionError(process.stderr.read())


def got(address, **fields):
    named = {name.replace("_", "-"): value for name, value in fields.items()}
    asked = urllib.request.Request(address, headers=named)  # noqa: S310  # our own address
    with urllib.request.urlopen(asked, timeout=HANG_S) as answer:  # noqa: S310
        return answer.read()


def test_what_it_prints_leads_to_the_page_and_to_the_builds(tmp_path):
    folder = release(tmp_path / "dist")
    with sharing("--release", folder, "--json", "--name", "Ann") as process:
        told = until(process, lambda told: told["is_checked"])
        (address,) = told["addresses"]
        assert [offer["name"] for offer in told["offers"]] == [WINDOWS, LINUX]
        page = got(address, User_Agent="Windows NT", Accept_Language="de-DE,en").decode()
        assert "Würmer, vom Laptop von Ann" in page
        assert got(f"{address}/{WINDOWS}") == SMALL
        assert got(f"{address}/{LINUX}") == LARGE
        assert until(process, lambda told: told["loaded"] == 2)["loading"] == []


def test_on_a_terminal_it_says_the_same_in_lines(tmp_path):
    with sharing("--release", release(tmp_path / "dist"), "--name", "Ann") as process:
        lines: list[str] = []
        while not any(LINUX in line for line in lines):
            lines.append(process.stdout.readline())
        lines.append(process.stdout.readline())
        said = "".join(lines)
        assert "others in this room open http://127.0.0.1:" in said
        assert "whoever downloads trusts you" in said
        assert f"Windows: {WINDOWS}, 0.1 MB" in said
        assert "SHA-256 " in lines[-1]
        if sys.platform != "win32":
            process.send_signal(signal.SIGINT)
            assert process.wait(HANG_S) == 130


def test_tied_it_ends_with_the_process_that_started_it(tmp_path):
    """However that ends: the pipe closes in every case."""
    folder = release(tmp_path / "dist")
    nested = [*self_command(), "share", "--loopback", "--json", "--tied", "--release", str(folder)]
    parent = f"import subprocess, time; subprocess.Popen({nested!r}, stdin=subprocess.PIPE).wait()"
    with subprocess.Popen(
        [sys.executable, "-c", parent], stdout=subprocess.PIPE, text=True
    ) as process:
        told = until(process, lambda told: told["is_checked"])
        got(told["addresses"][0])
        process.kill()
        assert process.wait(HANG_S) != 0
        assert process.stdout is not None
        process.stdout.read()  # ends when the last process that can write has ended
        # 404: another test may share at this port by now
        with pytest.raises(OSError, match=r"refused|reset|10061|10054|404"):
            got(told["addresses"][0])


def test_what_was_gathered_is_handed_on_from_wherever_the_program_runs(tmp_path):
    kept(tmp_path, build(tmp_path, MAC))
    with sharing("--data", tmp_path, "--json", "--release", release(tmp_path / "dist")) as process:
        told = until(process, lambda told: told["is_checked"])
        assert [offer["name"] for offer in told["offers"]] == [WINDOWS, MAC_NAME, LINUX]
        assert got(f"{told['addresses'][0]}/{MAC_NAME}") == packed(build(tmp_path / "again", MAC))


def test_without_anything_to_hand_over_it_says_a_way_out_and_fails_as_wrong_use(tmp_path):
    with sharing("--release", tmp_path / "nowhere") as process:
        _, said = process.communicate(timeout=HANG_S)
        assert process.returncode == 2
        assert f"there is no SHA256SUMS in {tmp_path / 'nowhere'}" in said


def test_a_window_is_told_the_trouble_in_every_language(tmp_path):
    folder = release(tmp_path / "dist", {WINDOWS: b""})
    with sharing("--data", tmp_path, "--release", folder, "--json") as process:
        told = until(process, lambda told: told["trouble"])
        assert told["addresses"], "it stays: something may be gathered yet"
        kept(tmp_path, build(tmp_path, MAC))
        assert not until(process, lambda told: told["offers"])["trouble"]
    assert "is what its SHA256SUMS says" in told["trouble"]["en"]
    assert set(told["trouble"]) == set(LANGUAGES)


def test_a_release_in_which_all_is_wrong_is_told(tmp_path):
    folder = release(tmp_path / "dist")
    for name in (WINDOWS, LINUX):
        (folder / name).write_bytes(b"another build")
    with sharing("--release", folder) as process:
        _, said = process.communicate(timeout=HANG_S)
        assert process.returncode == 2
        assert f"nothing in {folder} is what its SHA256SUMS says" in said


@pytest.mark.parametrize("port", [-1, 65_536])
def test_a_port_that_is_none_is_wrong_use(tmp_path, port):
    with sharing("--release", tmp_path, f"--port={port}") as process:
        _, said = process.communicate(timeout=HANG_S)
        assert process.returncode == 2
        assert f"--port {port}: a port is a number from 0 to 65535" in said
