"""Tables of Worm & Cozy by real processes: own sheets, joining without one, a kill, one seat."""

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.table.audit import Replay
from gui.cli import main
from gui.cozy.chapters import chapter_text, own_sheet
from gui.report.judged import replay_of
from net.driver.folder import read_log
from tests.gui.peers import Table
from tests.tiers import long
from tests.world import HANG_S


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path)
    yield made
    made.end()


def ended(process: "subprocess.Popen[str]") -> str:
    said, _ = process.communicate(timeout=HANG_S)
    assert process.returncode == 0, said
    return said


def replay(log: Path) -> Replay:
    return replay_of(read_log(log))


def test_a_peer_without_the_sheet_gets_it_through_the_lobby(table: Table, capsys) -> None:
    """C1.5: the genesis holds the sheet and its digest, so a log needs no second file."""
    mine = table.folder / "mine.toml"
    mine.write_text(chapter_text(7).replace("A Short Winter Day", "My Own Bed"), encoding="utf-8")
    ben = table.start("Ben", "--game", "cozy")
    ann = table.start("Ann", "--sheet", str(mine), "--seats", "2")
    said = ended(ben)
    ended(ann)
    assert "an open table: Worm & Cozy: chapter 7, My Own Bed, 2 players" in said
    assert "The 12 hours are over." in said
    ours, theirs = table.logs()
    for log in (ours, theirs):
        genesis = replay(log).genesis
        assert genesis is not None
        assert isinstance(genesis.options, tuple)
        assert genesis.options[0] == own_sheet(mine).encode()
    assert main(["audit", str(ours), str(theirs)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(line.endswith(": everything checks") for line in lines) == 2
    assert len({line for line in lines if "export" in line}) == 1


@long
def test_a_peer_killed_in_mid_game_comes_back_and_all_end_alike(table: Table, capsys) -> None:
    """P8, P12, C6.7."""
    wanted = ("--chapter", "7", "--seats", "3")
    ann, ben, cem = (table.start(name, *wanted) for name in ("Ann", "Ben", "Cem"))
    assert cem.stdout is not None
    for line in cem.stdout:
        if line.startswith("4 AM"):
            break
    cem.kill()
    cem.wait()
    again = table.start("Cem", "--resume")
    for process in (ann, ben, again):
        ended(process)
    assert main(["audit", *map(str, table.logs())]) == 0
    exports = [line for line in capsys.readouterr().out.splitlines() if "export" in line]
    assert len(exports) == 3
    assert len(set(exports)) == 1


def test_one_seat_plays_alone(table: Table) -> None:
    said = ended(table.start("Ann", "--chapter", "7", "--seats", "1"))
    assert "Ann ends with " in said
    assert "grade " in said


def test_a_bot_of_the_other_game_cannot_go_on(table: Table) -> None:
    ann, ben = (table.start(name, "--chapter", "7", "--seats", "2") for name in ("Ann", "Ben"))
    assert ann.stdout is not None
    for line in ann.stdout:
        if line.startswith("2 AM"):
            break
    for process in (ann, ben):
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=HANG_S)
    again = table.start("Ann", "--resume", "--bot", "hard")
    said, _ = again.communicate(timeout=HANG_S)
    assert again.returncode == 2
    assert said == "wormup-lan: --bot hard does not play Worm & Cozy: choose greedy or search\n"
