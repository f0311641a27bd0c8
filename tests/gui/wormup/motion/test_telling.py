"""What a round and a race have brought, in words."""

import pytest

from core.table.looks import BY_SEAT
from core.wormup.race import Result, Stage
from gui.wormup.motion.opened import GHOST, ShownBid, bids_of
from gui.wormup.motion.telling import end_telling, move_telling, reveal_telling, sealed_telling
from tests.core.wormup.races import start
from tests.core.wormup.scenes import FIVE, FOUR, SEVEN, SIX, X, good
from tests.gui.wormup.motion.opening import NAMES, WORMS


def _telling(race, own_seat=0):
    seats = len(race.worms)
    return reveal_telling(race, bids_of(race, NAMES[:seats], WORMS[:seats]), own_seat)


def _round(*faces):
    return good(start("gryphon2010", len(faces)).reveal(faces))


def test_a_bump_is_the_heading_and_who_goes_is_the_line():
    told = _telling(_round(SIX, SEVEN, SIX, FOUR))
    assert told.heading == "Ann and Cem bump noses over 6"
    assert told.line == "Neither moves. Dora goes first with 4, then Ben with 7."
    assert told.button == "Watch Dora"
    assert told.html() == ("Neither moves. <b>Dora</b> goes first with 4, then <b>Ben</b> with 7.")


def test_our_own_turn_is_ours():
    assert _telling(_round(FOUR, FIVE, SIX)).button == "My move"


def test_two_pairs_bump_and_one_moves():
    told = _telling(_round(SIX, SEVEN, SIX, SEVEN, FIVE))
    assert told.heading == "Ann and Cem bump noses over 6, Ben and Dora over 7"
    assert told.line == "None of them moves. Eve moves 5."


def test_where_all_bump_the_next_round_begins():
    race = _round(FIVE, FIVE, FIVE)
    bids = [ShownBid(seat, NAMES[seat], BY_SEAT[seat], FIVE, bumps=True) for seat in range(3)]
    told = reveal_telling(race, bids, 0)
    assert told.line == "None of them moves. The next round begins."
    assert told.button == "Next round"


def test_all_different_is_told_too():
    told = _telling(_round(SEVEN, FIVE, FOUR))
    assert told.heading == "Nobody bumps noses"
    assert told.line == "Cem goes first, then Ben, then Ann."


def test_an_x_waits_for_its_number_and_then_says_it():
    race = _round(X, FIVE, FIVE, SEVEN)
    assert race.stage is Stage.DECLARE
    told = _telling(race)
    assert told.line == "Neither moves. Ann now names a number with the X."
    assert told.button == "Name my number"
    assert _telling(race, own_seat=1).button == "Go on"
    named = _telling(good(race.declare(0, 6)), own_seat=1)
    assert named.line == "Ann's X names 6. Ann goes first with 6, then Dora with 7."


def test_the_last_number_of_an_x_was_no_choice():
    race = good(_round(FIVE, SEVEN, FIVE, FOUR, X).declare(4, 6))
    assert _telling(race).line == (
        "Only the 6 is left for Eve's X. Dora goes first, then Eve, then Ben."
    )


def test_who_meets_the_ghost_stays_put():
    race = start("venice1995", 2)
    bids = [
        ShownBid(0, "Ann", BY_SEAT[0], FIVE, bumps=True),
        ShownBid(1, "Ben", BY_SEAT[1], FOUR, number=4, turn=1),
    ]
    bids.append(ShownBid(GHOST, "Ghost", None, FIVE, bumps=True))
    told = reveal_telling(race, bids, 0)
    assert told.heading == "Ann and the ghost bump noses over 5"
    assert told.line == "Ann stays put. Ben moves 4."


def test_a_name_is_never_taken_for_html():
    bids = [ShownBid(0, "<i>", BY_SEAT[0], FIVE, number=5, turn=1)]
    told = reveal_telling(_round(FIVE, SEVEN, FOUR), bids, None)
    assert told.html() == "<b>&lt;i&gt;</b> moves 5."


def test_nothing_is_told_of_envelopes_that_are_shut():
    assert not any(letter.isdigit() for letter in sealed_telling().line)


def test_a_move_says_whose_it_is():
    assert move_telling(_round(SEVEN, FIVE, FOUR), NAMES, 2).heading == "Cem moves 4"


@pytest.mark.parametrize("result", Result)
def test_every_end_has_a_heading_and_the_distances(result):
    race = start("gryphon2010", 3)._replace(stage=Stage.OVER, result=result, round=8)
    winner = 1 if result in {Result.FINISH, Result.WALKOVER} else None
    told = end_telling(race._replace(winner=winner), NAMES)
    assert told.heading
    assert " mm away, " in told.line
    assert ("Ben" in told.line) is (result is not Result.FINISH)
