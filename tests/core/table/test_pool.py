"""The pool of a step (P5.3, P13): what is in it, in order, and how much of it there may be."""

import pytest

from core.table.messages import Act, Content, Kind, Place, Seal, sign
from core.table.pool import PER_SEAT_MAX, Pool
from core.table.signing import SigningKey

KEY = SigningKey(bytes(32))


def act(seat, number):
    return sign(KEY, Place(bytes(32), 1, seat, bytes(32)), Act(("move", number), b""))


def seal(seat, mask):
    body = Seal((0, 0, 0), Content((), mask, mask, bytes(32)), ())
    return sign(KEY, Place(bytes(32), 1, seat, bytes(32)), body)


@pytest.fixture
def pool():
    return Pool()


def test_messages_are_listed_as_they_became_valid_and_found_by_id(pool):
    """P5.3: this is the order in which they are handed on, so nothing cites what comes later."""
    messages = [act(2, 0), seal(1, 3), act(0, 1), act(2, 1)]
    for message in messages:
        assert message.id not in pool
        assert pool.get(message.id) is None
        pool.add(message)
        assert message.id in pool
        assert pool.get(message.id) == message
    assert list(pool) == messages


def test_the_messages_of_a_seat_are_told_apart_by_kind(pool):
    """P9: two of one kind contradict, an act and a seal do not."""
    messages = [act(2, 0), seal(2, 3), act(0, 1), act(2, 1)]
    for message in messages:
        pool.add(message)
    assert list(pool.of(Kind.ACT, 2)) == [messages[0], messages[3]]
    assert list(pool.of(Kind.SEAL, 2)) == [messages[1]]
    assert list(pool.of(Kind.ACT, 0)) == [messages[2]]
    assert list(pool.of(Kind.SEAL, 0)) == list(pool.of(Kind.ACT, 1)) == []


@pytest.mark.parametrize("make", [act, seal])
def test_a_seat_has_room_for_two_messages_of_a_kind(pool, make):
    """P13: a second one proves the contradiction, a third proves nothing more."""
    assert PER_SEAT_MAX == 2
    for number in range(2):
        assert not pool.is_full(make(1, number))
        pool.add(make(1, number))
    assert pool.is_full(make(1, 2))
    assert not pool.is_full(make(0, 2))
    other = seal if make is act else act
    assert not pool.is_full(other(1, 2))
