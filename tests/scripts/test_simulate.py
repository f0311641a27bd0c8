"""The command line of the simulation; what it plays is tested in tests/simulation."""

import argparse
from collections import Counter

import pytest
from rich.console import Console

import simulate
from tests.simulation.campaign import Tally


def test_games_are_played_until_the_faults_are_enough(capsys) -> None:
    assert simulate.main(["--seed", "5", "--faults", "300", "--seats", "3", "--jobs", "1"]) == 0
    seed, *_, line = capsys.readouterr().out.strip().splitlines()
    assert seed == "seed 5"
    assert "1 games" in line
    assert "delay" in line


def test_a_broken_promise_is_told_with_the_command_that_brings_it_back(capsys) -> None:
    total = Tally(2, 31, faults=Counter(loss=9), failures={77: "seed 77, tick 3: Ann lies"})
    asked = argparse.Namespace(seats=4, cheats=1)
    assert simulate.report(Console(soft_wrap=True), total, asked) == 1
    _, failed, replay = capsys.readouterr().out.strip().splitlines()
    assert failed == "FAILED: seed 77, tick 3: Ann lies"
    command = "python scripts/simulate.py --seed 77 --faults 1 --seats 4 --cheats 1"
    assert replay == f"replay: {command}"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--faults", "0"],
        ["--faults", "many"],
        ["--seats", "6"],
        ["--cheats", "1"],
        ["--seats", "4", "--cheats", "2"],
    ],
)
def test_a_wrong_argument_is_a_sentence_and_exit_2(arguments, capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        simulate.main(arguments)
    assert ended.value.code == 2
    assert "error" in capsys.readouterr().err
