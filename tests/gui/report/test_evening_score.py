"""The evening's score: each finished game once."""

from types import SimpleNamespace
from typing import Any

from core.table.looks import BY_SEAT
from core.wormup.race import Result, Stage
from gui.game_ui import known_ui
from gui.report.evening_score import (
    EveningScore,
    PlayerEvening,
    evenings_of,
    lead_words,
    series_line,
)
from gui.report.series import standings
from tests.core.wormup.races import start
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.gui.report.test_series import THREE as SERIES
from tests.gui.report.test_series import one


def end_of(table) -> Any:
    names = tuple(offer.name for offer in table.genesis.offers)
    return SimpleNamespace(names=names, worms=(), rules=table.step.rules, state=table.step.state)


def _played(*seeds):
    score = EveningScore()
    for seed in seeds:
        table = race(seed)[1]
        score.add(table.genesis.game.hex(), end_of(table))
    return score


def test_the_winner_of_a_race_is_counted_once_a_game():
    score = _played(1, 2, 1)
    won = [end_of(race(seed)[1]) for seed in (1, 2)]
    won = [one.names[one.state.race.winner] for one in won]
    assert all(f"{name} {won.count(name)}" in score.line for name in ("Ann", "Ben", "Cem"))


def test_after_one_game_there_is_no_score_yet_but_everybodys_place():
    score = _played(1)
    rows = [(one.places[0], one.name) for one in score.evenings()]
    assert score.line == "  ".join(f"{place}. {name}" for place, name in rows)
    assert [place for place, _ in rows] == [1, 2, 3]


def test_one_game_of_one_person_has_no_places():
    score = EveningScore()
    score.add("alone", end_of(cozy_game(seats=1)[1]))
    assert score.line == ""


def test_everybody_left_behind_is_a_point():
    score = _played(1, 2)
    ends = [end_of(race(seed)[1]) for seed in (1, 2)]
    for evening in score.evenings():
        places = [known_ui(one.rules.rules_id).places(one.state) for one in ends]
        seat = ends[0].names.index(evening.name)
        gained = [sum(other > row[seat] for other in row) for row in places]
        assert evening.places == tuple(row[seat] for row in places)
        assert evening.points == (gained[0], sum(gained))
    totals = [evening.total for evening in score.evenings()]
    assert totals == sorted(totals, reverse=True)


def test_who_came_later_has_no_place_before():
    score = EveningScore()
    for game, names in (("a", ("Ann", "Ben", "Cem")), ("b", ("Ann", "Ben", "Eve"))):
        table = race(1)[1]
        end = end_of(table)
        end.names = names
        score.add(game, end)
    (eve,) = [evening for evening in score.evenings() if evening.name == "Eve"]
    assert eve.places[0] == 0
    assert eve.points[0] == 0
    assert eve.worm.paint == BY_SEAT[2].paint


def test_who_has_won_most_is_named_first_in_the_line():
    score = _played(1, 2, 3, 4)
    wins = [int(one.split()[1]) for one in score.line.removeprefix("Tonight: ")[:-1].split(", ")]
    assert wins == sorted(wins, reverse=True)
    assert len(set(wins)) > 1


def test_who_missed_the_last_game_wears_what_was_worn_in_the_one_before():
    (found,) = standings([one(1, "Ann", "Ben", "Cem"), one(2, "Ann", "Cem", "Dana")])
    assert {evening.name: BY_SEAT.index(evening.worm) for evening in evenings_of(found)} == {
        "Ann": 0,
        "Ben": 1,
        "Cem": 1,
        "Dana": 2,
    }


def test_only_races_are_called_races():
    score = _played(1)
    assert score.are_races
    table = cozy_game(seats=2)[1]
    score.add("cozy", end_of(table))
    assert not score.are_races


def test_all_check_once_every_log_has_been_checked():
    score = _played(1, 2)
    games = [race(seed)[1].genesis.game.hex() for seed in (1, 2)]
    assert not EveningScore().all_check
    score.check(games[0])
    assert not score.all_check
    score.check(games[1])
    assert score.all_check


def test_places_are_those_of_the_standings():
    places = known_ui("wormup/gryphon2010").places
    over = start("gryphon2010", 3)._replace(stage=Stage.OVER, result=Result.FINISH, winner=1)
    assert places(SimpleNamespace(race=over)) == (2, 1, 2)


def test_in_worm_and_cozy_equal_points_share_a_place():
    places = known_ui("cozy/1").places

    def scores():
        return [SimpleNamespace(total=total) for total in (4, 9, 4, 1)]

    assert places(SimpleNamespace(scores=scores)) == (2, 1, 2, 4)


def _evening(name, total):
    return PlayerEvening(name, BY_SEAT[0], (1,), 1, (total,))


def test_who_leads_is_said_and_whether_it_can_change():
    lead = [_evening("Cem", 11), _evening("Ann", 9), _evening("Ben", 4)]
    assert lead_words(lead, are_races=True) == (
        "Cem leads by two",
        "One more race? Ann could still catch up.",
    )
    far = [_evening("Cem", 21), _evening("Ann", 9)]
    assert lead_words(far, are_races=False) == ("Cem leads by 12", "One more game?")
    level = [_evening("Cem", 9), _evening("Ann", 9)]
    assert lead_words(level, are_races=True)[0] == "Cem and Ann lead together"


def test_the_evenings_of_a_series_have_its_points_game_by_game():
    (found,) = standings(SERIES)
    ann, ben, cem, dana = evenings_of(found)
    assert (ann.name, ann.places, ann.points, ann.wins) == ("Ann", (1, 2, 1), (5, 8, 13), 2)
    assert (ben.name, ben.points) == ("Ben", (3, 8, 10))
    assert (cem.name, cem.worm, cem.points) == ("Cem", BY_SEAT[1], (2, 4, 7))
    assert (dana.name, dana.places, dana.points) == ("Dana", (0, 0, 4), (0, 0, 0))
    assert series_line(found) == "After 3 of 3: Ann 13, Ben 10, Cem 7, Dana 0."
