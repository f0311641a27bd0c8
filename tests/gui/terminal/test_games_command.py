"""The `games` command: a line a game in a pipe, a table in a terminal."""

import re
from argparse import Namespace
from pathlib import Path

import pytest

from gui.cli import main
from gui.terminal.games_command import run_games
from net.driver.folder import folder_name
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.gui.report.test_saved import keep

WORM_UP = "Worm Up! (Gryphon 2010, dice), Ann, Ben, Cem"
ENDED = "Cem touches the finish line and wins."


@pytest.fixture
def games(tmp_path: Path) -> Path:
    keep(tmp_path / "people" / "0" / "games", bytes(32), race()[0])
    keep(tmp_path / "games", bytes([1] * 32), race(steps_max=5)[0])
    return tmp_path


def listed(data: Path) -> list[str]:
    said: list[str] = []
    assert run_games(Namespace(data=data), said.append) == 0
    return said


def test_in_a_pipe_each_game_is_one_line_and_names_the_winner(games, capsys) -> None:
    assert main(["games", "--data", str(games)]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["last", "played", "folder", "state"]
    assert sorted(line.split("  ")[1:] for line in lines) == sorted(
        [
            [folder_name(bytes(32)), f"finished; {WORM_UP}. {ENDED}"],
            [
                folder_name(bytes([1] * 32)),
                f"unfinished at step 6; {WORM_UP}: go on with peer --resume",
            ],
        ]
    )


def test_in_a_terminal_it_is_a_table_in_which_long_lines_wrap(games, monkeypatch) -> None:
    """Nothing is cut."""
    monkeypatch.setattr("gui.terminal.games_command.terminal_width", lambda: 70)
    head, rule, *rows = listed(games)
    assert head.split() == ["last", "played", "folder", "state"]
    assert set(rule) == {"─"}
    assert max(map(len, rows)) <= 70
    assert len(rows) > 2
    start = head.index("state")
    told = " ".join(row[start:] for row in rows)
    assert f"finished; {WORM_UP}. {ENDED}" in told
    assert f"unfinished at step 6; {WORM_UP}: go on with peer --resume" in told


def test_of_a_game_that_is_over_the_points_are_named(tmp_path) -> None:
    keep(tmp_path / "games", bytes(32), cozy_game()[0])
    assert re.search(
        r"\. (Ann|Ben)( and Ben)? (wins|share the win) with \S+\.$", listed(tmp_path)[1]
    )


def test_a_laptop_without_games_says_so(tmp_path) -> None:
    assert listed(tmp_path) == [f"no games are saved in {tmp_path}"]


@pytest.mark.parametrize("command", ["games", "stats"])
def test_a_file_or_nothing_at_all_is_no_folder_of_games(tmp_path, capsys, command) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("a file")
    assert main([command, "--data", str(file)]) == 2
    assert f"--data {file}: this is a file" in capsys.readouterr().err
    nowhere = tmp_path / "mistyped"
    assert main([command, "--data", str(nowhere)]) == 2
    assert f"--data {nowhere}: there is no such" in capsys.readouterr().err
