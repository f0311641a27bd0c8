"""Chances: the same from the same log and seed, of public facts, and certain where all is over."""

from core.bots.contest import X
from core.review.chances import Counts, counts, counts_after, moment_of
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage
from tests.core.bots.positions import races

RACES = 60


def test_the_same_race_and_seed_give_the_same_counts() -> None:
    race = next(races(Stage.BID))
    one, same, other = (counts(moment_of(race), s, RACES) for s in (b"a", b"a", b"b"))
    assert one == same != other
    assert one.races == RACES


def test_a_race_is_played_on_from_every_stage() -> None:
    for stage in (Stage.BID, Stage.DECLARE, Stage.MOVE):
        for seats in (3, 5):
            for race in list(races(stage, seats=seats))[:2]:
                found = counts(moment_of(race), b"seed", RACES)
                assert RACES / 2 < sum(found.wins) <= RACES


def test_the_ghost_bids_in_a_race_of_two() -> None:
    """V95-35."""
    race = next(races(Stage.BID, "venice1995", 2))
    ghost, nobody = {0: 7, 1: 4, 2: 7}, {0: 7, 1: 4, 2: 5}
    moment = moment_of(race)
    bumped = counts_after(moment, [ghost] * 200, b"seed")
    free = counts_after(moment, [nobody] * 200, b"seed")
    assert bumped.wins[0] < free.wins[0]


def test_a_race_that_is_over_is_certain() -> None:
    race = next(races(Stage.BID))._replace(stage=Stage.OVER, winner=2)
    assert counts(moment_of(race), b"seed", RACES).wins == (0, 0, RACES, 0)


def test_who_has_resigned_wins_nothing() -> None:
    race = next(races(Stage.BID)).resign(1)
    assert isinstance(race, Race)
    assert counts(moment_of(race), b"seed", RACES).wins[1] == 0


def test_a_bump_costs_both_and_helps_the_third() -> None:
    """G10-21: no move for equal bids."""
    moment = moment_of(next(races(Stage.BID, seats=3)))
    bumped = counts_after(moment, [{0: 7, 1: 7, 2: 5}] * 300, b"seed")
    apart = counts_after(moment, [{0: 7, 1: 6, 2: 5}] * 300, b"seed")
    assert bumped.wins[0] < apart.wins[0]
    assert bumped.wins[2] > apart.wins[2]


def test_what_rests_counts() -> None:
    """G10-24: who may not bid the X has less to choose from."""
    race = next(races(Stage.BID, seats=3))
    resting = race._replace(rest=(Face.X, None, None))
    assert moment_of(resting).rest == (X, 0, 0)
    assert counts(moment_of(resting), b"s", RACES) != counts(moment_of(race), b"s", RACES)


def test_counts_know_how_far_they_may_be_off() -> None:
    both = Counts((180, 220), 400)
    assert both.error() == 0.05
    assert both.share(0) == 0.45
