"""The ladder: bots against bots on common seeds, rotated lanes and the same dice."""

from itertools import combinations, islice

import pytest

import ladder
from ladder import Game, GameResult
from tests.tiers import long


def test_of_six_races_only_the_seating_differs() -> None:
    races = list(islice(ladder.races("gryphon2010", ("normal", "easy"), 7), 12))
    assert len({race.seed for race in races}) == 2
    assert {race.seating for race in races[:6]} == set(combinations(range(4), 2))


def test_one_against_three_sits_on_every_seat_in_turn() -> None:
    races = list(islice(ladder.races("gryphon2010", ("sly", "hard"), 7, first=1), 8))
    assert [race.seating for race in races] == [(0,), (1,), (2,), (3,)] * 2
    assert [race.seed for race in races] == ["7/0"] * 4 + ["7/1"] * 4


def test_four_races_are_played_and_counted(capsys) -> None:
    arguments = ["--races", "4", "--pairs", "easy:straight", "--jobs", "1", "--seed", "3"]
    assert ladder.main(arguments) == 0
    assert "seed 3" in capsys.readouterr().out


@long
def test_a_chapter_is_played_by_all_levels(capsys) -> None:
    arguments = ["--game", "cozy", "--chapter", "7", "--games", "1", "--jobs", "1", "--seed", "3"]
    assert ladder.main(arguments) == 0
    told = capsys.readouterr().out
    assert "seed 3" in told
    assert all(level in told for level in ladder.levels())


def test_all_levels_play_the_same_seeds() -> None:
    games = list(ladder.games(4, 3, 7))
    assert len(games) == 6
    assert len({game.seed for game in games}) == 3
    assert {game.level for game in games} == set(ladder.levels())


def test_a_game_is_the_same_each_time() -> None:
    one, other = (ladder.play_game(Game(7, "greedy", "seed")) for _ in range(2))
    assert one.total == other.total
    assert one.slowest > 0


def test_means_are_told_with_their_errors() -> None:
    scores = ladder.game_scores([GameResult("greedy", 2, 0.5), GameResult("greedy", 4, 0.1)])
    assert str(scores["greedy"]) == "3.00 ± 1.00"
    assert scores["greedy"].slowest == 0.5


def test_every_chapter_has_a_mean_to_reach() -> None:
    assert ladder.chapters() == tuple(ladder.WANTED) == tuple(range(1, 9))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--races", "0"], "'0' is no number from 1 up"),
        (["--pairs", "good:bad"], "'good:bad' is no pair like hard:easy"),
        (["--edition", "gryphon1999"], "'gryphon1999' is no edition"),
        (["--game", "cozy", "--chapter", "9"], "no chapter 9; there are 1 to 8"),
        (["--game", "cozy", "--pairs", "hard:easy"], "--pairs is for --game wormup"),
        (["--chapter", "2"], "--chapter is for --game cozy"),
        (["--pairs", "greedy:easy"], "levels are straight, easy, normal, hard, sly"),
    ],
)
def test_a_wrong_argument_is_a_sentence_and_exit_2(arguments, words, capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        ladder.main(arguments)
    assert ended.value.code == 2
    assert words in capsys.readouterr().err
