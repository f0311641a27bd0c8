"""Where sheets are heading: a function of the log and the seed, with the rolls that fell."""

import pytest

from core.bots.cozy.gardener import Effort
from core.review.prospects import Pains, PlayOn, band, ends, game_of, mean, plays, prospects
from tests.gui.cozy_log import cozy_game, state_after

QUICK = Pains(player=Effort(fresh=1))
KEYS = range(3)


def test_each_moment_has_a_prospect_and_the_last_is_the_score() -> None:
    _, table = cozy_game(hours=2)
    game = game_of(table.completed)
    found = sorted(prospects(game, (ends(play, b"seed", QUICK) for play in plays(game, KEYS))))
    assert [one.hour for one in found] == [0, 1, 2]
    totals = [score.total for score in state_after(table).scores()]
    assert [one.ends for one in found][-1] == tuple((total,) * 3 for total in totals)
    assert {one.step for one in found} <= {done.step.number for done in table.completed}


def test_the_same_log_seed_and_key_come_to_the_same_end() -> None:
    play = plays(game_of(cozy_game(hours=2)[1].completed), KEYS)[-1]
    one, other = ends(play, b"seed", QUICK), ends(play, b"seed", QUICK)
    assert one == other
    assert ends(play._replace(keys=range(1, 2)), b"seed", QUICK) == one[1:2]


def test_bots_play_on_with_the_rolls_that_fell_and_draw_what_did_not() -> None:
    game = game_of(cozy_game(hours=2)[1].completed)
    states = [done.step.state for done in cozy_game(hours=2)[1].completed]
    assert game.rolls == tuple(s.turns[0].dice for s in states if s and s.is_rolled)
    turn, many = game.turns[0][0], range(12)
    fell = ends(PlayOn(turn, game.rolls, many), b"seed", QUICK)
    assert ends(PlayOn(turn, (), many), b"seed", QUICK) != fell
    assert ends(PlayOn(turn, game.rolls, many, other_hour=1), b"seed", QUICK) != fell


def test_a_game_that_has_not_ended_is_played_on_too() -> None:
    game = game_of(cozy_game(hours=3, steps_max=5)[1].completed)
    assert len(game.turns) == len(game.rolls) + 1 == 2
    (end,) = ends(plays(game, range(1))[0], b"seed", QUICK)
    assert isinstance(end, int)


def test_a_coarse_curve_has_the_last_moment() -> None:
    game = game_of(cozy_game(hours=3)[1].completed)
    assert [play.turn.hour for play in plays(game, KEYS, apart=2)] == [3, 3, 1, 1]


@pytest.mark.parametrize("count", [9, 19, 39])
def test_the_band_holds_8_of_10_ends_and_lies_round_the_middle(count) -> None:
    low, high = band(range(count)) or (0, 0)
    assert high - low + 1 == 8 * count // 10
    assert abs((low + high) / 2 - (count - 1) / 2) <= 0.5


def test_few_ends_have_no_band() -> None:
    assert band((1, 2, 3)) is None
    assert mean((1, 2, 3)) == 2


def test_the_band_is_the_narrowest_where_many_ends_are_equal() -> None:
    assert band((0,) * 4 + (5,) * 33 + (9,) * 2) == (5, 5)
    assert band((0,) * 20 + (1,) * 13 + (9,) * 6) == (0, 1)
