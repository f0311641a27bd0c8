"""What a round's envelopes held."""

import pytest

from core.wormup.bids import queue_of
from core.wormup.profiles import Face
from gui.wormup.motion.opened import GHOST, bids_of, groups_of, opened_race, order_of, spare_die
from tests.core.wormup.races import start
from tests.core.wormup.scenes import FIVE, FOUR, SEVEN, X, good
from tests.gui.wormup.motion.opening import NAMES, WORMS, opening


def _bids(race):
    seats = len(race.worms)
    return bids_of(race, NAMES[:seats], WORMS[:seats])


def test_equal_ones_bump_and_the_others_go_in_their_order():
    bids = _bids(start("gryphon2010", 4).reveal((SEVEN, FIVE, FOUR, FIVE)))
    assert [bid.bumps for bid in bids] == [False, True, False, True]
    assert [bid.turn for bid in bids] == [2, 0, 1, 0]  # W3.7
    assert [[bid.name for bid in group] for group in groups_of(bids)] == [["Ben", "Dora"]]


def test_nobody_knows_the_order_before_the_x_has_named_its_number():
    race = good(start("gryphon2010", 3).reveal((X, FIVE, FOUR)))
    assert [bid.turn for bid in _bids(race)] == [0, 0, 0]
    named = good(race.declare(0, 6))
    assert [(bid.turn, bid.number) for bid in _bids(named)] == [(3, 6), (2, 5), (1, 4)]


def test_a_seat_without_a_bid_has_no_envelope():
    bids = _bids(good(start("gryphon2010", 3).reveal((SEVEN, None, FOUR))))
    assert [bid.seat for bid in bids] == [0, 2]


def test_the_ghost_bids_too_and_bumps_but_never_moves():
    done = opening(Face.FIVE, Face.FOUR, edition="venice1995")
    race = opened_race(done)
    *_, ghost = bids_of(race, NAMES[:2], WORMS[:2], spare_die(done))
    assert (ghost.seat, ghost.face) == (GHOST, race.ghost)  # V95-36
    assert ghost.spare is not None
    assert not ghost.moves


@pytest.mark.parametrize("faces", [(X, FIVE, FOUR), (X, X, FOUR), (FIVE, FIVE, FIVE)])
def test_the_opened_race_has_every_bid_even_of_a_round_that_is_over_at_once(faces):
    race = opened_race(opening(*faces))
    assert race.bids == faces


def test_the_order_stays_known_while_the_movers_move():
    race = good(start("gryphon2010", 3).reveal((SEVEN, FIVE, FOUR)))
    later = race._replace(queue=race.queue[1:])
    assert order_of(later) == queue_of(race.numbers, None, race.options.x_turn) == (2, 1, 0)
