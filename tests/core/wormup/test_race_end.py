"""How a race is left and how it ends: resignations, walkover, agreement, stall, rounds, ranking."""

import pytest

from core.wormup.moves import Move, Placement, Swing
from core.wormup.race import Result, Stage
from core.wormup.refusals import WormUpReason
from core.wormup.worm import Vec
from tests.core.wormup.races import start
from tests.core.wormup.scenes import (
    FIVE,
    FOUR,
    SEVEN,
    SIX,
    X,
    advanced,
    good,
    moving,
    reason,
    straight,
    with_finish,
)


def test_who_resigns_bids_no_more_and_its_worm_stays():
    """W3.24: at any time."""
    race = advanced(good(start("gryphon2010", 4).reveal((FOUR, FIVE, FIVE, SIX))))
    after = good(race.resign(0))  # seat 3 has still to move
    assert (after.active, after.rest) == ((False, True, True, True), (None, None, None, SIX))
    assert (after.worms, after.queue) == (race.worms, (3,))
    after = advanced(after)
    assert reason(after.reveal((FOUR, FIVE, FIVE, SEVEN))) is WormUpReason.INACTIVE
    assert reason(after.resign(0)) is WormUpReason.INACTIVE
    assert good(after.reveal((None, FIVE, FIVE, SEVEN))).queue == (3,)


def test_who_resigns_before_its_move_or_number_does_not_make_it():
    """W3.24."""
    race = good(start("gryphon2010", 4).reveal((FOUR, FIVE, X, X)))
    assert good(race.resign(1)).queue == (0,)
    assert good(good(race.resign(1)).resign(0)).round == 2
    naming = good(start("gryphon2010", 4).reveal((X, FIVE, SIX, SIX)))
    after = good(naming.resign(0))
    assert (after.stage, after.queue, after.x_seat) == (Stage.MOVE, (1,), None)


def test_the_last_active_seat_wins_by_walkover():
    """W3.24."""
    race = good(start("gryphon2010", 3).resign(1))
    after = good(race.resign(0))
    assert (after.stage, after.winner, after.result) == (Stage.OVER, 2, Result.WALKOVER)
    assert after.ranking() == ((2,), (0, 1))
    assert reason(after.resign(2)) is WormUpReason.OVER
    assert reason(after.skip(2)) is WormUpReason.STAGE


def test_the_race_ends_without_a_winner_when_all_agree_between_rounds():
    """W3.25: a draw."""
    race = start("gryphon2010", 3)
    after = good(race.agree())
    assert (after.stage, after.winner, after.result) == (Stage.OVER, None, Result.AGREED)
    assert after.ranking() == ((0, 1, 2),)
    assert reason(good(race.reveal((FOUR, FIVE, SIX))).agree()) is WormUpReason.STAGE


def test_ten_rounds_without_a_placement_or_swing_end_the_race():
    """W3.25: rounds with a valid bid, running; one in which all cancel does not count."""
    race = start("venice1995", 3)
    for count in range(1, 11):
        race = good(race.reveal((FOUR, FIVE, FIVE)))
        race = good(race.move(0, Move()))
        assert race.idle == count
        if count == 5:
            race = good(race.reveal((FOUR, FOUR, FOUR)))
            assert race.idle == 5
    assert (race.stage, race.result, race.winner) == (Stage.OVER, Result.STALL, None)


def test_one_placement_or_swing_begins_the_count_anew():
    """W3.25."""
    race = good(start("venice1995", 3)._replace(idle=9).reveal((FOUR, FIVE, FIVE)))
    assert advanced(race).idle == 0
    x = good(start("venice1995", 3)._replace(idle=9).reveal((X, FIVE, FIVE)))
    swing = Move(swing=Swing(0, Vec(17_800, 12_225)))
    assert good(good(x.declare(0, 4)).move(0, swing)).idle == 0
    assert good(race.move(0, Move())).result is Result.STALL


def test_after_a_hundred_rounds_the_race_is_over():
    """W3.25: however the hundredth ends."""
    race = start("gryphon2010", 3)._replace(round=100)
    for bids in ((FOUR, FOUR, FOUR), (FOUR, FIVE, FIVE)):
        after = good(race.reveal(bids))
        after = advanced(after) if after.queue else after
        assert (after.stage, after.round, after.result) == (Stage.OVER, 100, Result.ROUNDS)


@pytest.mark.parametrize("edition", ["gryphon2010", "tidwell1994"])
def test_the_ranking_goes_by_the_exact_distance_and_ties_share_a_place(edition):
    """W3.26: the winner, then by distance of head and line, then the resigned."""
    assert start(edition, 5).ranking() == ((0, 1, 2, 3, 4),)
    ahead = moving(edition, straight(9000, 10_000), straight(9000, 9000), straight(9001, 9000))
    assert ahead.ranking() == ((2,), (0, 1))
    resigned = good(ahead._replace(stage=Stage.BID, queue=()).resign(2))
    assert resigned.ranking() == ((0, 1), (2,))


def test_two_heads_at_the_same_distance_share_a_place_though_beside_and_beyond_the_line():
    """W3.26: one measured square, one to an end; exact fractions compare."""
    low, beside = straight(19_240, 7775), straight(19_240, 10_000)
    assert moving("gryphon2010", low, beside).ranking()[0] == (0, 1)


def test_less_than_half_a_square_unit_decides_a_place():
    """W3.26: nothing is rounded; both squares are 998,880 and a fraction."""
    race = moving("gryphon2010", straight(20_002, 9668), straight(19_335, 8779))
    race = with_finish(race, (20_000, 8000), (22_671, 11_560))
    above, below = race.course.square_to_line(race.worms[0].head)
    other, same = race.course.square_to_line(race.worms[1].head)
    assert (above // below, other // same) == (998_880, 998_880)
    assert race.ranking()[:2] == ((0,), (1,))


def test_the_goal_is_to_be_first_at_the_line():
    """G10-2, G08-2, V95-13: one winner, and later seats do not move (W3.17)."""
    race = moving("gryphon2010", straight(20_640, 10_000), number=4)
    race = race._replace(queue=(0, 1), numbers=(4, 5, None))
    after = good(race.move(0, Move((Placement(Vec(21_040, 10_000)),))))
    assert (after.winner, after.result, after.queue) == (0, Result.FINISH, ())
    assert reason(after.move(1, Move())) is WormUpReason.STAGE
    assert after.ranking()[0] == (0,)
