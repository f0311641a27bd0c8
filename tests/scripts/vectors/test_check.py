"""What a person sees of a check of vectors, and the exit code."""

import json
import shutil
from pathlib import Path

import pytest

from environment import ROOT
from vectors.check import Tally, judge, main

VECTORS = ROOT / "tests" / "vectors" / "wormup"
GHOST = VECTORS / "venice1995-ghost.jsonl"


@pytest.fixture
def copy(tmp_path):
    return Path(shutil.copy(GHOST, tmp_path / "copy.jsonl"))


def change(file: Path, number: int, **fields: object) -> None:
    rows = file.read_text(encoding="utf-8").splitlines()
    rows[number - 1] = json.dumps({**json.loads(rows[number - 1]), **fields})
    file.write_text("\n".join(rows) + "\n", encoding="utf-8")


def accepted(file: Path) -> int:
    rows = file.read_text(encoding="utf-8").splitlines()
    return next(number for number, row in enumerate(rows, 1) if "after" in json.loads(row))


def test_files_that_agree_are_counted_together(copy, capsys):
    count = len(copy.read_text(encoding="utf-8").splitlines())
    assert main([str(GHOST), str(copy)]) == 0
    assert capsys.readouterr().out == f"{2 * count} passed, 0 failed\n"


def test_a_difference_is_told_with_its_line_field_want_and_got(copy, capsys):
    number = accepted(copy)
    after = json.loads(copy.read_text(encoding="utf-8").splitlines()[number - 1])["after"]
    change(copy, number, after={**after, "round": 77})
    assert main([str(copy)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"{copy}:{number}: after.round: want 77, got {after['round']}"
    assert told[1].endswith(" passed, 1 failed")


def test_a_line_that_cannot_be_read_is_told_and_the_others_are_judged(copy, capsys):
    change(copy, 2, before={})
    assert main([str(copy)]) == 2
    told = capsys.readouterr()
    assert told.err.startswith(f"{copy}:2: before: missing")
    assert "Traceback" not in told.err
    assert told.out.endswith(" passed, 0 failed\n")


def test_a_state_out_of_reach_is_judged_with_a_remark(copy, capsys):
    number = accepted(copy)
    row = json.loads(copy.read_text(encoding="utf-8").splitlines()[number - 1])
    for state in (row["before"], row["after"]):
        state["worms"][0][6] = [1, 1]
    change(copy, number, **row)
    assert main([str(copy)]) == 0
    assert f"{copy}:{number}: remark" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_a_file_that_cannot_be_opened_is_told_in_one_sentence(tmp_path, name, capsys):
    assert main([str(tmp_path / name), str(GHOST)]) == 2
    told = capsys.readouterr()
    assert len(told.err.splitlines()) == 1
    assert "cannot be read" in told.err
    assert "113 passed" in told.out


def test_a_file_of_another_game_is_told(tmp_path, capsys):
    file = tmp_path / "game.json"
    file.write_text('{"board": {}, "moves": []}')
    assert judge(file) == Tally(unreadable=1)
    assert "a file of Worm & Cozy has games" in capsys.readouterr().err


def test_games_of_worm_and_cozy_are_judged_step_by_step(tmp_path, capsys):
    text = (VECTORS.parent / "cozy" / "scenes.json").read_text(encoding="utf-8")
    file = tmp_path / "scenes.json"
    file.write_text(text)
    assert judge(file) == Tally(passed=163)
    file.write_text(text.replace('"credits": 1', '"credits": 2', 1))
    assert judge(file) == Tally(passed=162, failed=1)
    assert "eye, end: final.credits: want 2, got 1" in capsys.readouterr().out
    file.write_text('{"sheet": {}, "games": []}')
    assert judge(file) == Tally(unreadable=1)
    assert "without the right form" in capsys.readouterr().err


def test_wrong_use_is_exit_code_2(capsys):
    with pytest.raises(SystemExit) as error:
        main([])
    assert error.value.code == 2
    assert "usage" in capsys.readouterr().err
