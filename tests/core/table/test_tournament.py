"""What is signed for a tournament: who comes, the roll, reveals and results (P3.5)."""

from dataclasses import replace

import pytest

from core.table.agreed import Agreed, joined
from core.table.encoding import MalformedError, NewerError, Value, pack, unpack
from core.table.signing import SigningKey, verify
from core.table.tournament import (
    NOTHING,
    REVEAL_TAG,
    Before,
    Reveal,
    make_roll,
    parse_come,
    parse_result,
    read_roll,
)
from core.table.tournament_draw import (
    Drawn,
    make_result,
    read_drawn,
)
from tests.core.table.test_agreed import PLAIN, RACE
from tests.drawn import SEED, called, come, come_of, draw_of, reveal_of, roll_of
from tests.seats import identity_of

CALLED = called()
SEVEN = draw_of(7, CALLED)


def test_a_reveal_for_one_roll_is_none_for_another() -> None:
    eight = roll_of(8, CALLED)
    place = [one.identity for one in eight.comes].index(identity_of(SEED, 0).public)
    taken = reveal_of(identity_of(SEED, 0), roll_of(7, CALLED))
    own = reveal_of(identity_of(SEED, 0), eight)
    assert own.nonce == taken.nonce
    assert eight.is_revealed(place, own, verify)
    assert not eight.is_revealed(place, taken, verify)


def test_a_nonce_that_was_not_committed_to_is_no_reveal_whoever_signs_it() -> None:
    roll, nonce = roll_of(7, CALLED), b"x" * 32
    place = [one.identity for one in roll.comes].index(identity_of(SEED, 0).public)
    signature = identity_of(SEED, 0).sign(pack((REVEAL_TAG, roll.id, nonce)))
    assert not roll.is_revealed(place, Reveal(nonce, signature), verify)
    true = reveal_of(identity_of(SEED, 0), roll)
    assert true.signature == identity_of(SEED, 0).sign(pack((REVEAL_TAG, roll.id, true.nonce)))


def test_only_the_caller_fixes_who_is_in_and_only_oneself_comes() -> None:
    roll = SEVEN.roll
    theirs = make_roll(identity_of(SEED, 1), CALLED, roll.comes)
    assert roll.is_signed(verify)
    assert not theirs.is_signed(verify)
    forged = roll.comes[0]._replace(signature=roll.comes[1].signature)
    assert not replace(roll, comes=(forged, *roll.comes[1:])).is_signed(verify)
    stolen = CALLED._replace(signature=roll.signature)
    assert not replace(roll, tournament=stolen).is_signed(verify)


EVES, BENS = b"E" * 32, b"B" * 32
TWO = Before(2, (BENS, EVES))


def key_of(who: int) -> SigningKey:
    return identity_of(SEED, who)


def test_a_come_says_how_many_draws_ended_unfinished_and_nothing_where_none_did() -> None:
    plain, told = (come_of(key_of(1), "P1", CALLED.id, one) for one in (NOTHING, TWO))
    for one in (plain, told):
        assert parse_come((one.payload, one.signature), CALLED.id) == one
    assert unpack(told.payload) == (*unpack_array(plain.payload), (2, (BENS, EVES)))
    assert len(unpack_array(plain.payload)) == 5


@pytest.mark.parametrize(
    "before",
    [
        *((0, ()), (-1, ()), (100, ()), (True, ()), ("1", ()), (1,), (1, (), 2), 1, ()),
        *((1, (EVES, BENS)), (1, (BENS, BENS)), (1, (b"B" * 31,)), (1, ("B" * 32,)), (1, EVES)),
        (1, tuple(bytes([at]) * 32 for at in range(9))),
    ],
)
def test_what_was_before_is_said_in_one_way_only(before: Value) -> None:
    for fine in ((1, ()), (99, (BENS, EVES)), (1, tuple(bytes([at]) * 32 for at in range(8)))):
        parse_come(with_before(fine), CALLED.id)
    with pytest.raises(MalformedError) as found:
        parse_come(with_before(before), CALLED.id)
    assert not isinstance(found.value, NewerError)


def test_a_come_with_further_fields_is_of_a_newer_version() -> None:
    with pytest.raises(NewerError):
        parse_come(with_before((1, ()), "more"), CALLED.id)


def with_before(*more: Value) -> Value:
    plain = come_of(key_of(1), "P1", CALLED.id)
    payload = pack((*unpack_array(plain.payload), *more))
    return payload, key_of(1).sign(payload)


def unpack_array(data: bytes) -> tuple[Value, ...]:
    value = unpack(data)
    assert isinstance(value, tuple)
    return value


def test_people_whose_names_look_alike_or_who_come_twice_are_on_no_roll() -> None:
    comes = [come(who, CALLED) for who in range(7)]
    make_roll(identity_of(SEED, 0), CALLED, comes)
    for other in (comes[0], comes[6]._replace(name="p0"), comes[0]._replace(name="P6")):
        with pytest.raises(MalformedError):
            make_roll(identity_of(SEED, 0), CALLED, [*comes[:6], other])


def test_a_reveal_has_a_nonce_and_a_signature_and_in_a_newer_version_perhaps_more() -> None:
    *terms, reveals = Drawn(SEVEN, 1).terms
    assert isinstance(reveals, tuple)
    for wrong in ((b"x" * 31, bytes(64)), (b"x" * 32, b""), (b"x" * 32,), 3):
        with pytest.raises(MalformedError):
            read_drawn((*terms, (wrong, *reveals[1:])))
    assert isinstance(SEVEN.reveals[0], Reveal)
    with pytest.raises(NewerError):
        read_drawn((*terms, ((*SEVEN.reveals[0], "more"), *reveals[1:])))


def test_a_call_is_for_one_game_with_its_options() -> None:
    called_for = called(RACE.rules_id, RACE.rules_hash, PLAIN)
    assert called_for.plays(RACE.rules_id, RACE.rules_hash, PLAIN)
    assert not called_for.plays(RACE.rules_id, RACE.rules_hash, joined(Agreed(coach=True), PLAIN))
    assert not called_for.plays(RACE.rules_id, bytes(32), PLAIN)
    assert not called_for.plays("toy/1", RACE.rules_hash, PLAIN)


@pytest.mark.parametrize(
    ("at", "other"), [(0, "wormup/1/act"), (1, bytes(32)), (2, bytes(32)), (3, ""), (4, bytes(31))]
)
def test_a_come_with_one_field_that_cannot_be_is_none(at: int, other: Value) -> None:
    tournament = called()
    one = come(1, tournament)
    fields = list(unpack(one.payload))  # type: ignore[arg-type]  # a come is an array
    assert parse_come((one.payload, one.signature), tournament.id) == one
    fields[at] = other
    with pytest.raises(MalformedError):
        parse_come((pack(tuple(fields)), one.signature), tournament.id)


def test_a_roll_whose_signature_has_another_length_is_none() -> None:
    roll = SEVEN.roll
    assert read_roll(CALLED, roll.comes, roll.signature) == roll
    with pytest.raises(MalformedError):
        read_roll(CALLED, roll.comes, roll.signature[:-1])


@pytest.mark.parametrize(
    ("at", "other"),
    [
        (0, "wormup/1/act"),
        (2, bytes(32)),
        (3, True),
        (4, b""),
        (5, ((bytes(32), 0),)),
        (5, ((bytes(32), True),)),
    ],
)
def test_a_result_with_one_field_that_cannot_be_is_none(at: int, other: Value) -> None:
    one = make_result(identity_of(SEED, 1), draw_of(6, called()), 1, bytes(32), ((bytes(32), 1),))
    fields = list(unpack(one.payload))  # type: ignore[arg-type]  # a result is an array
    assert parse_result((one.payload, one.signature)) == one
    fields[at] = other
    with pytest.raises(MalformedError):
        parse_result((pack(tuple(fields)), one.signature))
