"""The race: every action against vectors of another implementation, and whole random races."""

from pathlib import Path

import pytest

from core.wormup.moves import Move, Swing
from core.wormup.profiles import Options, SwingWhen, XTurn
from core.wormup.race import Result, Stage
from core.wormup.refusals import WormUpReason
from core.wormup.worm import Vec
from tests.core.wormup.races import TABLES, Deed, done, draws_of, played, start
from tests.core.wormup.scenes import (
    CURLED,
    FIVE,
    FOUR,
    SEVEN,
    SIX,
    THREE,
    X,
    advanced,
    good,
    reason,
)
from vectors.wormup import differences, flaw, read_race, read_vector, write_race

VECTORS = Path(__file__).parents[2] / "vectors" / "wormup"


@pytest.mark.parametrize("file", sorted(VECTORS.glob("*.jsonl")), ids=lambda file: file.stem)
def test_another_implementation_has_played_the_same(file):
    """W5: acceptance and the whole state after, for every action, reason and edition."""
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines
    for number, line in enumerate(lines, 1):
        vector = read_vector(line)
        assert differences(vector) == [], f"{file.name}:{number}"
        assert flaw(vector.before) is None


def test_there_are_vectors_of_every_edition():
    assert len(list(VECTORS.glob("*.jsonl"))) == 6


@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize(
    "options",
    [Options(), Options(x_turn=XTurn.LAST, swing_when=SwingWhen.EITHER, course=9000)],
    ids=["printed", "chosen"],
)
def test_whole_random_races_never_leave_the_rules(edition, seats, options):
    """Every state is sound and written and read the same: W4.2, W3.5, W3.6 for all bodies, W5."""
    race = start(edition, seats, options)
    for before, (name, _), after in played(race, draws_of(700 + seats)):
        assert flaw(after) is None
        assert before.stage is not Stage.OVER
        assert after.round - before.round in {0, 1}
        assert name != "reveal" or (after.busy is False and before.queue == ())
        assert (after.queue != ()) is (after.stage is Stage.MOVE)
        assert (after.free_numbers() != ()) is (after.stage is Stage.DECLARE)
        written = write_race(after)
        assert write_race(read_race(written)) == written
        race = after
    assert race.result in {Result.FINISH, Result.ROUNDS, Result.STALL}
    assert sorted(seat for place in race.ranking() for seat in place) == list(range(seats))


@pytest.mark.parametrize("edition", ["tidwell1994", "venice1995"])
def test_races_with_the_re_pose_never_leave_the_rules(edition):
    """W3.16, W3.15."""
    posed = 0
    for _, (_, arguments), after in played(start(edition, 4, Options(repose=True)), draws_of(800)):
        assert flaw(after) is None
        posed += any(isinstance(argument, Move) and argument.repose != () for argument in arguments)
    assert posed


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_same_actions_again_give_the_same_race(edition, seats):
    """Replay: a race is a function of its actions (W5)."""
    race = first = start(edition, seats)
    deeds: list[Deed] = []
    for _, deed, after in played(race, draws_of(900)):
        deeds.append(deed)
        race = after
    again = first
    for deed in deeds:
        again = done(again, deed)
    assert again == race


def test_a_refused_action_changes_nothing():
    """W5: the race is frozen, and a refusal is all that comes back."""
    race = start("gryphon2010", 3)
    assert reason(race.reveal((FOUR, FIVE))) is WormUpReason.FORM
    assert race == start("gryphon2010", 3)


# bidding


def test_all_bids_are_turned_over_together_and_the_lowest_moves_first():
    """G10-18, G10-19, G10-20, T94-17, T94-18, G08-16, G08-17, G08-18, V95-15, V95-16, V95-24.

    The number is how far a worm advances: T94-12, V95-17; each seat has its worm and its bid:
    G10-11, T94-7, V95-10.
    """
    race = good(start("gryphon2010", 4).reveal((SIX, FOUR, SEVEN, FIVE)))
    assert (race.stage, race.queue, race.numbers) == (Stage.MOVE, (1, 3, 0, 2), (6, 4, 7, 5))
    order = []
    while race.stage is Stage.MOVE:
        order.append(race.actor())
        before = race.worms[race.queue[0]].head
        seat, race = race.queue[0], advanced(race)
        assert race.worms[seat].head.x - before.x == 400 * (6, 4, 7, 5)[seat]
    assert order == [1, 3, 0, 2]
    assert (race.round, race.stage, race.bids) == (2, Stage.BID, (None,) * 4)


def test_cancelled_bids_do_not_move_and_an_x_among_them_names_nothing():
    """W3.8: G10-21, G10-22, T94-15, T94-16, G08-19, G08-20, V95-20."""
    race = good(start("gryphon2010", 5).reveal((X, X, FIVE, SIX, SIX)))
    assert (race.stage, race.queue, race.x_seat) == (Stage.MOVE, (2,), None)


def test_a_round_in_which_all_cancel_is_over_at_once():
    """W3.25: it does not count as standing still."""
    race = start("gryphon2010", 4)._replace(idle=9)
    after = good(race.reveal((FIVE, FIVE, X, X)))
    assert (after.stage, after.round, after.idle) == (Stage.BID, 2, 9)


@pytest.mark.parametrize("edition", ["gryphon2008", "gryphon2010"])
def test_every_valid_face_rests_one_round_and_may_be_bid_again_after_it(edition):
    """W3.20: G08-21, G08-22, G08-23, G08-24, G10-23, G10-24, G10-25, G10-26."""
    race = good(start(edition, 3).reveal((FOUR, FIVE, FIVE)))
    assert race.rest == (FOUR, None, None)
    race = advanced(race)
    assert reason(race.reveal((FOUR, FIVE, SIX))) is WormUpReason.RESTS
    race = good(race.reveal((SEVEN, FIVE, FIVE)))  # a cancelled 5 may be bid again, and together
    assert race.rest == (SEVEN, None, None)
    race = advanced(race)
    assert good(race.reveal((FOUR, SIX, SIX))).rest == (FOUR, None, None)


@pytest.mark.parametrize("edition", ["tidwell1994", "venice1995"])
def test_only_seven_and_x_rest_in_the_old_editions_and_each_for_itself(edition):
    """W3.20: the X rests, not the number it named.

    T94-19, T94-20, T94-21, T94-22, V95-21, V95-22, V95-23.
    """
    race = good(start(edition, 3).reveal((X, FIVE, FIVE)))
    race = advanced(good(race.declare(0, 7)))
    assert race.rest == (X, None, None)
    assert reason(race.reveal((X, SIX, SIX))) is WormUpReason.RESTS
    race = advanced(good(race.reveal((SEVEN, SIX, SIX))))
    assert race.rest == (SEVEN, None, None)
    assert good(race.reveal((X, SIX, SIX))).x_seat == 0
    again = good(start(edition, 3).reveal((THREE, SEVEN, SEVEN)))
    assert advanced(again).rest == (None, None, None)
    assert good(advanced(again).reveal((THREE, SEVEN, X))).rest == (None, SEVEN, X)


def test_no_bid_leaves_no_rest():
    """W3.24: a bid that a call left out empties the rest."""
    race = advanced(good(start("gryphon2010", 3).reveal((FOUR, FIVE, FIVE))))
    assert race.rest[0] is FOUR
    assert good(race.reveal((None, SIX, SIX))).rest == (None, None, None)


def test_everybody_bids_each_round_blocked_or_not():
    """W3.23, W3.2, W5: a blocked worm's bid is as good as any, and rests; its move is empty."""
    race = start("gryphon2010", 3)._replace(worms=(CURLED, *start("gryphon2010", 3).worms[1:]))
    race = good(race.reveal((FOUR, FIVE, FIVE)))
    assert race.queue == (0,)
    after = good(race.move(0, Move()))
    assert (after.rest[0], after.idle, after.busy) == (FOUR, 1, False)


@pytest.mark.parametrize(
    ("edition", "bids", "wanted"),
    [
        ("gryphon2010", (THREE, FOUR, FIVE), WormUpReason.FACE),
        ("gryphon2010", (FOUR, FIVE), WormUpReason.FORM),
        ("gryphon2010", (FOUR, FIVE, SIX, SEVEN), WormUpReason.FORM),
    ],
)
def test_a_bid_is_a_face_of_the_edition_and_each_seat_has_one(edition, bids, wanted):
    """W2, G10-14, G08-13."""
    assert reason(start(edition, 3).reveal(bids)) is wanted


# the X


def test_a_lone_x_names_its_number_right_after_the_reveal_and_moves_by_it():
    """W3.7: V95-18, V95-29, G10-15, T94-13, T94-31, G08-14."""
    race = good(start("gryphon2010", 4).reveal((SEVEN, FIVE, X, SEVEN)))
    assert (race.stage, race.actor(), race.free_numbers()) == (Stage.DECLARE, 2, (4, 6))
    assert reason(race.declare(2, 7)) is WormUpReason.NUMBER
    assert reason(race.declare(2, 3)) is WormUpReason.NUMBER
    assert reason(race.declare(1, 4)) is WormUpReason.SEAT
    assert reason(race.move(1, Move())) is WormUpReason.STAGE
    assert good(race.declare(2, 4)).queue == (2, 1)
    assert good(race.declare(2, 6)).queue == (1, 2)
    last = race._replace(options=Options(x_turn=XTurn.LAST))
    assert good(last.declare(2, 4)).queue == (1, 2)


def test_an_x_that_has_no_number_left_comes_last_and_may_only_swing():
    """W3.7, W3.9: G10-16, G10-17."""
    race = good(start("gryphon2010", 5).reveal((X, FOUR, FIVE, SIX, SEVEN)))
    assert (race.stage, race.numbers, race.queue) == (
        Stage.MOVE,
        (0, 4, 5, 6, 7),
        (1, 2, 3, 4, 0),
    )
    while race.queue != (0,):
        race = advanced(race)
    after = good(race.move(0, Move(swing=Swing(0, Vec(16_790, 12_225)))))
    assert (after.round, after.idle, after.busy) == (2, 0, False)
    assert after.worms[0] == race.worms[0]


# the ghost


def test_the_ghost_bids_along_with_two_players_and_never_moves():
    """V95-35, V95-36, V95-38, V95-39, W3.10, W3.21."""
    race = start("venice1995", 2)
    assert reason(race.reveal((FOUR, FIVE))) is WormUpReason.GHOST
    assert reason(race.reveal((FOUR, FIVE), (SIX,))) is WormUpReason.GHOST
    cancelled = good(race.reveal((FOUR, FIVE), (FOUR, THREE)))
    assert (cancelled.ghost, cancelled.queue) == (FOUR, (1,))
    x = good(race.reveal((X, FIVE), (SIX, THREE)))
    assert (x.ghost, x.free_numbers()) == (SIX, (3, 4, 7))
    assert good(race.reveal((X, FIVE), (X, THREE))).queue == (1,)
    assert good(race.reveal((X, X), (THREE, THREE))).round == 2


@pytest.mark.parametrize(("edition", "seats"), [("venice1995", 3), ("gryphon2010", 3)])
def test_with_three_there_is_no_ghost(edition, seats):
    """V95-35."""
    race = start(edition, seats)
    assert not race.has_ghost
    assert reason(race.reveal((FOUR, FIVE, SIX), (FOUR, FIVE))) is WormUpReason.GHOST


# who acts


def test_only_the_seat_whose_turn_it_is_acts():
    """W5."""
    race = good(start("gryphon2010", 3).reveal((FOUR, FIVE, SIX)))
    assert reason(race.move(1, Move())) is WormUpReason.SEAT
    assert reason(race.skip(1)) is WormUpReason.SEAT
    assert reason(race.declare(0, 4)) is WormUpReason.STAGE
    assert reason(race.reveal((FOUR, FIVE, SIX))) is WormUpReason.STAGE
    bidding = start("gryphon2010", 3)
    assert bidding.actor() is None
    assert reason(bidding.move(0, Move())) is WormUpReason.STAGE
    assert reason(bidding.skip(0)) is WormUpReason.STAGE


def test_a_skipped_number_or_move_is_forfeited_and_the_worm_stays():
    """W3.24: the X without its number moves and swings no more this round."""
    race = good(start("gryphon2010", 4).reveal((X, FIVE, SIX, SIX)))
    after = good(race.skip(0))
    assert (after.stage, after.queue, after.x_seat, after.rest) == (
        Stage.MOVE,
        (1,),
        None,
        (X, FIVE, None, None),
    )
    done_ = good(after.skip(1))
    assert (done_.worms, done_.round, done_.idle) == (race.worms, 2, 1)
