"""The search for a fixed bidder that beats the sly bots."""

import pytest

import fixed_bidders
from core.bots.levels import Level
from core.wormup.course import COURSE_MIN
from core.wormup.game import WormUp
from core.wormup.profiles import PROFILES, Face
from fixed_bidders import Race
from ladder import OPTIONS, SEATS, RaceResult, RaceScore, steps

EDITION = "gryphon2010"


def test_a_fixed_bidder_bids_only_its_faces_and_the_others_bid_as_they_like() -> None:
    bids = [set[object]() for _ in range(SEATS)]
    players = [Level.EASY] * SEATS
    chooser = fixed_bidders.chooser(1, (Face.SEVEN, Face.FIVE))
    for _, choices in steps(WormUp(PROFILES[EDITION]), OPTIONS, players, "seed", chooser):
        for seat, choice in choices.items():
            if choice.sealed is not None:
                bids[seat].add(choice.sealed)
    assert bids[1] <= {(7,), (5,)}
    assert len(bids[0]) > len(bids[1])


def test_a_race_is_the_same_each_time(monkeypatch) -> None:
    monkeypatch.setattr(fixed_bidders, "OPTIONS", (*OPTIONS[:-1], COURSE_MIN))
    race = Race(EDITION, (Face.SEVEN,), 0, "seed")
    assert fixed_bidders.play(race) == fixed_bidders.play(race)


def test_the_best_go_on_with_more_races_and_the_last_one_on_fresh_seeds() -> None:
    raced: list[list[Race]] = []

    def played(fixtures):
        raced.append(fixtures)
        return (RaceResult(Face.X in race.faces, 9) for race in fixtures)

    rounds = list(fixed_bidders.search(played, EDITION, 2, 7))
    assert [len(scores) for scores in rounds] == [31, 8, 2, 1]
    assert [len(fixtures) for fixtures in raced] == [62, 64, 64, 32]
    assert all(Face.X in faces for faces in rounds[1])
    searched = {race.seed for fixtures in raced[:3] for race in fixtures}
    assert searched.isdisjoint(race.seed for race in raced[3])
    assert list(rounds[-1].values()) == [RaceScore(32, 32, 0, 32 * 9)]


def test_an_unknown_edition_is_refused(capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        fixed_bidders.main(["--edition", "nowhere"])
    assert ended.value.code == 2
    assert "'nowhere' is no edition" in capsys.readouterr().err
