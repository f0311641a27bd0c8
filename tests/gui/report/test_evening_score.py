"""The evening's score: each finished game once."""

from types import SimpleNamespace

from gui.report.evening_score import EveningScore
from tests.gui.race_log import race


def end_of(table):
    names = tuple(offer.name for offer in table.genesis.offers)
    return SimpleNamespace(names=names, rules=table.step.rules, state=table.step.state)


def test_the_winner_of_a_race_is_counted_once_a_game():
    score = EveningScore()
    for seed in (1, 2, 1):
        table = race(seed)[1]
        score.add(table.genesis.game.hex(), end_of(table))
    won = [end_of(race(seed)[1]) for seed in (1, 2)]
    won = [one.names[one.state.race.winner] for one in won]
    assert all(f"{name} {won.count(name)}" in score.line for name in ("Ann", "Ben", "Cem"))


def test_after_one_game_there_is_no_score_yet():
    score = EveningScore()
    table = race(1)[1]
    score.add(table.genesis.game.hex(), end_of(table))
    assert score.line == ""
