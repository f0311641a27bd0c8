"""The evening's score: each finished game once."""

from gui.report.evening_score import EveningScore, winners_of
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race


def end_of(table):
    return tuple(offer.name for offer in table.genesis.offers), table.step.state


def test_the_winner_of_a_race_is_counted_once_a_game():
    score = EveningScore()
    for seed in (1, 2, 1):
        table = race(seed)[1]
        score.add(table.genesis.game.hex(), *end_of(table))
    won = [winners_of(*end_of(race(seed)[1]))[0] for seed in (1, 2)]
    assert all(f"{name} {won.count(name)}" in score.line for name in ("Ann", "Ben", "Cem"))


def test_after_one_game_there_is_no_score_yet():
    score = EveningScore()
    table = race(1)[1]
    score.add(table.genesis.game.hex(), *end_of(table))
    assert score.line == ""


def test_the_best_sheet_wins_and_alone_nobody_does():
    names, state = end_of(cozy_game(seats=2)[1])
    best = max(score.total for score in state.scores())
    assert winners_of(names, state)
    for name, score in zip(names, state.scores(), strict=True):
        assert score.total == best or name not in winners_of(names, state)
    assert winners_of(*end_of(cozy_game(seats=1)[1])) == ()
