"""The demo: separate processes race, agree and check; everything lies in one folder."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from gui.cli import main


def test_a_demo_of_three_processes_tells_a_race_and_ends_with_equal_logs(tmp_path: Path) -> None:
    out = tmp_path / "race"
    command = [sys.executable, "-P", "-m", "gui.cli", "demo", "--peers", "3", "--out", str(out)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Round 1: " in done.stdout
    assert "wins" in done.stdout
    assert re.search(
        r"All 3 logs tell the same game, byte for byte: export [0-9a-f]{64}", done.stdout
    )
    assert "everything checks" in done.stdout
    assert (out / "board.svg").stat().st_size > 1_000
    logs = sorted(str(log) for log in out.glob("*/games/*/log"))
    assert len(logs) == 3
    assert main(["audit", *logs]) == 0


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path, capsys) -> None:
    kept = tmp_path / "diary"
    kept.write_text("mine", encoding="utf-8")
    assert main(["demo", "--out", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert kept.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("peers", [1, 2])
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
