"""The demo: separate processes race, agree and check; everything lies in one folder."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from core.table.signing import TableSecret
from gui.cli import main
from net.driver.folder import folders, genesis_of, read_key
from net.driver.identity import load_identity
from tests.tiers import few


class Demo(NamedTuple):
    """A demo that has ended: where its folder lies, and what it said."""

    out: Path
    said: str


@pytest.fixture(scope="module")
def demo(tmp_path_factory) -> Demo:
    """Let three processes race; their bots draw from a seed that must stay secret.

    They write where their log lies, in a folder of many signs; a Windows console speaks cp1252.
    """
    out = tmp_path_factory.mktemp("demo") / f"Jürgen & Łukasz' games {'x' * 200}"
    command = [sys.executable, "-P", "-m", "gui.cli", "demo", "--peers", "3", "--out", str(out)]
    done = subprocess.run(
        [*command, "--seed", "hush hush"],
        env={**os.environ, "PYTHONIOENCODING": "cp1252"},
        check=False,
        capture_output=True,
        encoding="cp1252",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return Demo(out, done.stdout)


def test_a_demo_of_three_processes_tells_a_race_and_ends_with_equal_logs(demo: Demo) -> None:
    assert "Round 1: " in demo.said
    assert "wins" in demo.said
    assert re.search(
        r"All 3 logs tell the same game, byte for byte: export [0-9a-f]{64}", demo.said
    )
    assert "everything checks" in demo.said
    assert (demo.out / "board.svg").stat().st_size > 1_000
    logs = sorted(str(log) for log in demo.out.glob("*/games/*/log"))
    assert len(logs) == 3
    assert main(["audit", *logs]) == 0


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path, capsys) -> None:
    kept = tmp_path / "diary"
    kept.write_text("mine", encoding="utf-8")
    assert main(["demo", "--out", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert kept.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("peers", few(1, [1, 2]))
def test_a_demo_of_worm_and_cozy_tells_dice_sheets_rows_and_grades(tmp_path, peers) -> None:
    """C8: and the logs are equal and check, as those of the other game."""
    out = tmp_path / "game"
    command = [sys.executable, "-P", "-m", "gui.cli", "demo", "--game", "cozy", "--chapter", "7"]
    command += ["--peers", str(peers), "--out", str(out)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(re.findall(r"^\d [AP]M \(hour \d+ of 12\)", done.stdout, re.MULTILINE)) == 12
    assert len(re.findall(r"\bAnn: [+-]\d", done.stdout)) == 12, "a sheet an hour"
    assert "in all, grade " in done.stdout
    assert "everything checks" in done.stdout
    logs = sorted(str(log) for log in out.glob("*/games/*/log"))
    assert len(logs) == peers
    assert main(["audit", *logs]) == 0


def test_a_demo_reads_its_bots_whatever_the_console_speaks_and_the_folder_is_called(demo):
    assert "Jürgen & ?ukasz' games" in demo.said
    assert "Jürgen & Łukasz' games" in (demo.out / "Ann.txt").read_text(encoding="utf-8")


def test_the_journals_of_a_whole_game_hold_no_secret(demo):
    """Not even of the bids, which are secret until all are there: nothing of the game is noted."""
    for name in ("Ann", "Ben", "Cem"):
        data = demo.out / name
        noted = (data / "problems.log").read_bytes()
        assert b"node-begins" in noted
        (game,) = folders(data / "games")
        table_secret, _ = read_key(game)
        table = TableSecret(table_secret)
        genesis = genesis_of(game)
        assert genesis is not None
        nonces = [table.nonce(genesis.game, step) for step in range(200)]
        for secret in (load_identity(data).seed, table_secret, table.salt, *nonces, b"hush"):
            for form in (secret, secret.hex().encode(), repr(secret).encode()):
                assert form not in noted
        for line in noted.decode().splitlines():
            known = r" INFO (wormup-lan \d|node-begins$)| WARNING NetworkReason\."
            assert re.search(known, line), line


_WITHOUT_BROADCAST = """
ip link set lo up
ip route del broadcast 127.255.255.255 table local
ip route add unreachable 127.255.255.255 table local
ip route add unreachable 224.0.0.0/4
exec "$@"
"""


@pytest.mark.skipif(not shutil.which("unshare"), reason="no unshare: no network namespaces here")
@pytest.mark.skipif(not shutil.which("ip"), reason="the command ip is missing (iproute2)")
def test_where_nobody_hears_a_broadcast_the_bots_meet_by_join_code(tmp_path):
    """So it is on macOS, where loopback takes none."""
    alone = ["unshare", "--net", *([] if os.getuid() == 0 else ["--user", "--map-root-user"])]
    if subprocess.run([*alone, "true"], check=False, capture_output=True).returncode:
        pytest.skip("this account may not make a network namespace")
    command = [sys.executable, "-P", "-m", "gui.cli", "demo", "--game", "cozy", "--chapter", "7"]
    command += ["--peers", "2", "--out", str(tmp_path / "game")]
    shell = ["sh", "-e", "-c", _WITHOUT_BROADCAST, "sh"]
    done = subprocess.run([*alone, *shell, *command], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "--join " in done.stdout
    assert "All 2 logs tell the same game" in done.stdout
    said = (tmp_path / "game" / "Ben.txt").read_text(encoding="utf-8")
    assert "the laptop of the join code answers at 127.0.0.1" in said
