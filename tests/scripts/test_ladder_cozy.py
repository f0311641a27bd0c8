"""The ladder of Worm & Cozy: all levels with the same dice, and a table of means."""

import pytest

import ladder
import ladder_cozy
from ladder_cozy import Fixture, Result


def test_all_levels_play_the_same_seeds() -> None:
    fixtures = list(ladder_cozy.fixtures(4, 3, 7))
    assert len(fixtures) == 6
    assert len({fixture.seed for fixture in fixtures}) == 3
    assert {fixture.level for fixture in fixtures} == set(ladder_cozy.LEVELS)


def test_a_game_is_the_same_each_time() -> None:
    one, other = (ladder_cozy.play(Fixture(7, "greedy", "seed")) for _ in range(2))
    assert one.total == other.total
    assert one.slowest > 0


def test_means_are_told_with_their_errors() -> None:
    scores = ladder_cozy.score([Result("greedy", 2, 0.5), Result("greedy", 4, 0.1)])
    assert str(scores["greedy"]) == "3.00 ± 1.00"
    assert scores["greedy"].slowest == 0.5


def test_every_chapter_has_a_mean_to_reach() -> None:
    assert ladder_cozy.chapters() == tuple(ladder_cozy.WANTED) == tuple(range(1, 9))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "cozy", "--chapter", "9"], "no chapter 9; there are 1 to 8"),
        (["--game", "cozy", "--pairs", "hard:easy"], "--pairs is for --game wormup"),
        (["--chapter", "2"], "--chapter is for --game cozy"),
        (["--pairs", "greedy:easy"], "levels are straight, easy, normal, hard"),
    ],
)
def test_what_belongs_to_another_game_is_a_sentence_and_exit_2(arguments, words, capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        ladder.main(arguments)
    assert ended.value.code == 2
    assert words in capsys.readouterr().err
