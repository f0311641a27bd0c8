"""The ladder: bots against bots on common seeds and rotated lanes."""

import pytest

import ladder


def test_of_six_races_only_the_seating_differs() -> None:
    fixtures = list(ladder.fixtures("gryphon2010", ("normal", "easy"), 12, 7))
    assert len({fixture.seed for fixture in fixtures}) == 2
    assert {fixture.seating for fixture in fixtures[:6]} == set(ladder.SEATINGS)


def test_four_races_are_played_and_counted(capsys) -> None:
    arguments = ["--races", "4", "--pairs", "easy:straight", "--jobs", "1", "--seed", "3"]
    assert ladder.main(arguments) == 0
    assert "seed 3" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [["--races", "0"], ["--pairs", "good:bad"], ["--edition", "gryphon1999"]]
)
def test_a_wrong_argument_is_a_sentence_and_exit_2(arguments, capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        ladder.main(arguments)
    assert ended.value.code == 2
    assert "error" in capsys.readouterr().err
