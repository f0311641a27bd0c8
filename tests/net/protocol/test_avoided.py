"""With whom we sit at no table for now (P3.3)."""

import math

import pytest

from core.table.genesis import make_offer
from net.protocol.avoided import Avoided
from net.protocol.limits import AVOID_GUEST_S, AVOID_S, AVOIDED_MAX, HOST_ANSWERS_WITHIN_S
from net.protocol.people import Person
from net.protocol.table_packets import OpenTable
from net.protocol.terms import Terms
from tests.net.protocol.samples import OFFER
from tests.seats import identity_of, secret_of

OURS = make_offer("Ben", identity_of(1, 1), secret_of(1, 1))
TERMS = Terms("toy/1", bytes(32), 3, 3)
NO_SEAT = OpenTable(1, TERMS, (OFFER,))
SEATED = OpenTable(1, TERMS, (OFFER, OURS))
OTHER = b"o" * 32


def waits(avoided: Avoided, host: Person | None, until: float) -> bool:
    """Look at the table of *host* four times a second; tell whether it is avoided in the end."""
    return any(
        avoided.wait(host, OURS, TERMS.seats, tick / 4) for tick in range(round(4 * until) + 1)
    )


def test_a_host_that_gives_us_no_seat_in_time_is_avoided_for_a_minute():
    avoided, host = Avoided(), Person(OFFER.identity, table=NO_SEAT)
    assert not waits(avoided, host, HOST_ANSWERS_WITHIN_S)
    assert not avoided.bars(host)
    assert waits(avoided, host, HOST_ANSWERS_WITHIN_S + 0.25)
    assert host.identity in avoided
    assert avoided.bars(host)
    assert not avoided.expire(AVOID_S)
    assert avoided.expire(AVOID_S + HOST_ANSWERS_WITHIN_S + 0.25)
    assert not avoided.bars(host)


def test_a_host_that_does_not_begin_at_its_full_table_is_avoided_too():
    full = Person(OFFER.identity, table=SEATED)
    assert Avoided().wait(full, OURS, 2, HOST_ANSWERS_WITHIN_S + 0.1)
    assert not Avoided().wait(full, OURS, 3, HOST_ANSWERS_WITHIN_S + 0.1)


def test_a_host_that_has_given_us_a_seat_has_time_for_the_others():
    assert not waits(Avoided(), Person(OFFER.identity, table=SEATED), 600)


def test_our_own_table_keeps_us_waiting_as_long_as_it_likes_and_counts_for_no_other():
    avoided = Avoided()
    assert not waits(avoided, None, 600)
    assert not avoided.wait(Person(OFFER.identity, table=NO_SEAT), OURS, 3, 601)


def test_each_host_has_its_time_from_when_we_come():
    avoided, host = Avoided(), Person(OFFER.identity, table=NO_SEAT)
    avoided.sit_down(100.0)
    assert not avoided.wait(host, OURS, 3, 100.0 + HOST_ANSWERS_WITHIN_S)
    assert avoided.wait(host, OURS, 3, 100.1 + HOST_ANSWERS_WITHIN_S)


def test_who_passes_a_table_on_at_which_we_get_no_seat_is_not_believed_but_may_play():
    """It may have made that table up: its opener is not to blame (P10.3)."""
    avoided, relay = Avoided(), Person(OTHER, table=NO_SEAT)
    assert waits(avoided, relay, 4)
    assert avoided.bars(relay)
    assert OTHER not in avoided
    assert not avoided.bars(Person(OFFER.identity, table=NO_SEAT))
    own = make_offer("Cem", identity_of(1, 2), secret_of(1, 2))
    relay = Person(own.identity, table=NO_SEAT)
    assert waits(avoided, relay, 600)
    assert avoided.bars(relay)
    assert not avoided.bars(Person(own.identity, table=OpenTable(1, TERMS, (own,))))


def test_a_table_of_somebody_avoided_is_avoided_whoever_passes_it_on():
    avoided = Avoided()
    avoided.add(OFFER.identity, 9.0)
    assert avoided.bars(Person(OTHER, table=NO_SEAT))
    assert avoided.bars(Person(OFFER.identity, table=NO_SEAT))


@pytest.mark.parametrize("is_host", [False, True])
def test_a_yes_that_does_not_come_is_held_against_its_seat_and_the_host_but_not_against_us(is_host):
    avoided = Avoided()
    host = OURS if is_host else OFFER
    missing = make_offer("Cem", identity_of(1, 2), secret_of(1, 2))
    avoided.blame(host, [missing], OURS.identity, 0.0)
    assert missing.identity in avoided
    assert OURS.identity not in avoided
    assert (OFFER.identity in avoided) is not is_host
    avoided.expire(AVOID_GUEST_S - 0.1)
    assert missing.identity in avoided
    avoided.expire(AVOID_GUEST_S)
    assert missing.identity not in avoided
    assert (OFFER.identity in avoided) is not is_host


def test_a_peer_without_a_table_is_barred_only_by_its_own_key():
    avoided = Avoided()
    assert not avoided.bars(Person(OTHER))
    avoided.add(OTHER, 9.0)
    assert avoided.bars(Person(OTHER))


@pytest.mark.parametrize("first", [5.0, math.inf])
def test_the_longer_time_counts(first):
    avoided = Avoided()
    avoided.add(OTHER, first)
    avoided.add(OTHER, 2.0)
    avoided.expire(3.0)
    assert OTHER in avoided


def test_of_too_many_who_would_be_free_first_is_forgotten():
    avoided = Avoided()
    avoided.add(OTHER, math.inf)
    for number in range(2 * AVOIDED_MAX):
        avoided.add(number.to_bytes(32), float(number))
    kept = [number for number in range(2 * AVOIDED_MAX) if number.to_bytes(32) in avoided]
    assert len(kept) == AVOIDED_MAX - 1
    assert min(kept) > AVOIDED_MAX
    assert OTHER in avoided
