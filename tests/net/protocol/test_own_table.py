"""Who sits at the table that we open (P3.3)."""

import pytest

from core.table.genesis import Offer, make_offer
from net.protocol.own_table import Guest, OwnTable
from tests.seats import NAMES, identity_of, secret_of

LINK = b"l" * 32


def offer(seat: int, name: str = "", seed: int = 1) -> Offer:
    return make_offer(name or NAMES[seat], identity_of(1, seat), secret_of(seed, seat))


OWN = offer(0)


def comes(table: OwnTable, seat: int, seats: int = 3, seen: float = 0.0) -> bool:
    """Let the player of *seat* come with its own offer."""
    who = offer(seat)
    return table.take(Guest(LINK, who, seen), who.identity, OWN, seats)


def test_guests_sit_by_their_keys_behind_the_opener_whoever_comes_first():
    first, second = OwnTable(), OwnTable()
    for table, order in ((first, (1, 2, 3)), (second, (3, 1, 2))):
        assert all(comes(table, seat, seats=4) for seat in order)
    assert first.offers(OWN) == second.offers(OWN)
    assert first.offers(OWN)[0] == OWN
    keys = [each.identity for each in first.offers(OWN)[1:]]
    assert keys == sorted(keys)


def test_there_are_no_more_guests_than_seats():
    table = OwnTable()
    assert [comes(table, seat, seats=3) for seat in (1, 2, 3)] == [True, True, False]
    assert len(table.offers(OWN)) == 3


def test_who_comes_again_changes_nothing_and_with_another_offer_something():
    table = OwnTable()
    comes(table, 1)
    assert not comes(table, 1)
    again = offer(1, seed=2)
    assert table.take(Guest(LINK, again, 0.0), again.identity, OWN, 3)
    assert table.offers(OWN) == (OWN, again)


def test_of_two_programs_of_one_player_the_first_stays_while_it_is_there():
    """P11: the others' table does not change to and fro, and neither frees the other's seat."""
    table, there = OwnTable(), b"t" * 32
    comes(table, 1)
    other = offer(1, seed=2)
    assert not table.take(Guest(there, other, 0.0), other.identity, OWN, 3)
    assert not table.remove(other.identity, {LINK})
    assert table.offers(OWN) == (OWN, offer(1))
    table.lose(LINK)
    assert table.take(Guest(there, other, 0.0), other.identity, OWN, 3)


@pytest.mark.parametrize(
    "other",
    [
        offer(2, name=NAMES[0].upper()),
        OWN,
        offer(2, name=NAMES[1]),
        offer(0, seed=2),
        make_offer(NAMES[2], identity_of(1, 2), secret_of(1, 1)),  # the table key of a guest
    ],
)
def test_who_cannot_be_told_apart_from_us_or_a_guest_gets_no_seat(other):
    table = OwnTable()
    comes(table, 1)
    assert not table.take(Guest(LINK, other, 0.0), other.identity, OWN, 4)


@pytest.mark.parametrize("is_guest", [False, True])
def test_only_a_guest_may_bring_another(is_guest):
    table = OwnTable()
    if is_guest:
        comes(table, 1)
    brought = table.take(Guest(LINK, offer(2), 0.0), offer(1).identity, OWN, 3)
    assert brought is is_guest


def test_seats_become_free_by_leaving_by_a_lost_link_by_time_and_all_at_once():
    def two() -> OwnTable:
        table = OwnTable()
        comes(table, 1, seen=1.0)
        table.take(Guest(b"m" * 32, offer(2), 5.0), offer(2).identity, OWN, 3)
        return table

    table = two()
    assert table.remove(offer(1).identity)
    assert not table.remove(offer(1).identity)
    assert table.offers(OWN) == (OWN, offer(2))
    table = two()
    table.lose(LINK)
    assert table.offers(OWN) == (OWN, offer(2))
    table = two()
    assert not table.forget(1.0)
    assert table.forget(1.1)
    assert table.offers(OWN) == (OWN, offer(2))
    table.clear()
    assert table.offers(OWN) == (OWN,)
