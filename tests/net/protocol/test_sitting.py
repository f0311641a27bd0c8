"""A genesis that we have said yes to, and what becomes of it if not all do (P3.3)."""

import math

import pytest

from core.table.encoding import MalformedError
from core.table.genesis import Genesis, Sit, make_sit
from net.protocol.game_packets import genesis_packet
from net.protocol.limits import GIVEN_UP_MAX, YES_LASTS_S
from net.protocol.packets import decode
from net.protocol.sitting import GivenUp, Sitting, read_sits
from tests.seats import identity_of, sat_down

GENESIS, SITS = sat_down(1, 3)
ALL = frozenset(offer.identity for offer in GENESIS.offers)


def sitting(
    genesis: Genesis = GENESIS, sits: tuple[Sit, ...] = SITS, since: float = 0.0
) -> Sitting:
    held = {sit.seat: sit for sit in sits}
    return Sitting(genesis, since, held, frozenset((0,)), is_told=True)


def kept(*sittings: Sitting) -> GivenUp:
    given_up = GivenUp()
    for one in sittings:
        given_up.keep(one)
    return given_up


def test_what_nobody_has_told_us_of_since_does_not_begin_by_itself():
    """All may have given it up, as a table does whose first step was not completed in time."""
    untold = sitting()
    untold.is_told = False
    assert kept(untold).take_ready(YES_LASTS_S, ALL) is None
    assert kept(untold).late == (GENESIS,)


def test_it_tells_who_has_not_said_yes():
    assert sitting().is_complete
    assert sitting().missing == ()
    two = sitting(sits=SITS[::2])
    assert not two.is_complete
    assert two.missing == (GENESIS.offers[1],)
    assert decode(two.frame) == genesis_packet(GENESIS, SITS[::2])


def test_what_all_have_said_yes_to_begins_by_itself_within_a_minute_and_once():
    given_up = kept(sitting())
    assert given_up.take_ready(YES_LASTS_S, ALL) == sitting()
    assert given_up.take_ready(YES_LASTS_S, ALL) is None
    assert given_up.late == ()


@pytest.mark.parametrize("since", [-0.1, -math.inf])
def test_what_is_older_waits_until_it_is_asked_for(since):
    given_up = kept(sitting(since=since))
    assert given_up.take_ready(YES_LASTS_S, ALL) is None
    assert [genesis.game for genesis in given_up.late] == [GENESIS.game]
    assert given_up.take_out(GENESIS.game) is not None
    assert [genesis.game for genesis in given_up.late] == []


def test_what_has_a_seat_that_is_not_there_does_not_begin_by_itself():
    assert kept(sitting()).take_ready(0.0, ALL - {GENESIS.offers[2].identity}) is None


def test_a_table_that_waits_for_a_yes_keeps_no_other_from_beginning():
    other, sits = sat_down(2, 3)
    there = ALL | {offer.identity for offer in other.offers}
    given_up = kept(sitting(sits=SITS[:2]), sitting(other, sits))
    assert given_up.take_ready(0.0, there) == sitting(other, sits)


def test_what_not_all_have_said_yes_to_is_neither_ready_nor_late_but_found():
    given_up = kept(sitting(sits=SITS[:2]))
    assert given_up.take_ready(0.0, ALL) is None
    assert given_up.take_out(GENESIS.game) is None
    assert given_up.late == ()
    assert given_up.find(GENESIS.game) is not None
    assert given_up.find(bytes(32)) is None


def test_of_too_many_the_oldest_is_forgotten():
    """A stranger may collect a yes each half minute, all evening long (P13)."""
    many = [sat_down(seed, 1)[0] for seed in range(GIVEN_UP_MAX + 3)]
    given_up = kept(*(sitting(genesis, (), 0.0) for genesis in many))
    found = [given_up.find(genesis.game) is not None for genesis in many]
    assert found == [False] * 3 + [True] * GIVEN_UP_MAX


def test_sits_are_read_by_seat_whatever_their_order():
    packet = genesis_packet(GENESIS, SITS[::-1])
    assert read_sits(packet, GENESIS) == {sit.seat: sit for sit in SITS}


def test_a_seat_says_yes_once_in_a_packet():
    """No honest packet repeats one, and each has to be tried with the keys of all seats (P13)."""
    with pytest.raises(MalformedError, match="twice"):
        read_sits(genesis_packet(GENESIS, (SITS[1], SITS[1])), GENESIS)


def test_a_sit_of_nobody_at_the_table_is_a_misdeed():
    other, _ = sat_down(2, 3)
    with pytest.raises(MalformedError):
        read_sits(genesis_packet(GENESIS, (make_sit(other, identity_of(2, 0)),)), GENESIS)
