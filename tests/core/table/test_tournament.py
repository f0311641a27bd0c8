"""A tournament's draw: all sit once, nobody chooses it, everybody can compute it again (P3.5)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.agreed import Agreed, are_playable, joined, split
from core.table.encoding import MalformedError, NewerError, Value, pack, unpack
from core.table.signing import SigningKey, verify
from core.table.tournament import (
    FINAL,
    NOTHING,
    PEOPLE_MAX,
    PEOPLE_MIN,
    REVEAL_TAG,
    Before,
    Draw,
    Drawn,
    Result,
    Reveal,
    drawn_tables,
    going_on,
    make_result,
    make_roll,
    parse_come,
    parse_result,
    read_drawn,
    read_roll,
)
from tests.core.table.test_agreed import FIRST, PLAIN, RACE
from tests.drawn import SEED, called, come, come_of, draw_of, reveal_of, roll_of
from tests.seats import identity_of

CALLED = called()
SEVEN = draw_of(7, CALLED)
GAMES = (b"g" * 32, b"h" * 32)
FINALE = Drawn(SEVEN, FINAL, GAMES, (0, 1, 4, 6))


@given(seed=st.binary(min_size=32, max_size=32), people=st.integers(PEOPLE_MIN, PEOPLE_MAX))
def test_everybody_sits_once_at_a_table_of_three_to_five_and_the_final_seats_as_many(
    seed: bytes, people: int
) -> None:
    tables = drawn_tables(seed, people)
    assert sorted(one for table in tables for one in table) == list(range(people))
    sizes = [len(table) for table in tables]
    assert 3 <= min(sizes) <= max(sizes) <= 5
    assert max(sizes) - min(sizes) <= 1
    assert 3 <= len(tables) * going_on(len(tables)) <= 5


@pytest.mark.parametrize("people", [PEOPLE_MIN - 1, PEOPLE_MAX + 1])
def test_for_fewer_or_more_people_there_is_no_draw(people: int) -> None:
    with pytest.raises(ValueError, match="6 to 25"):
        drawn_tables(bytes(32), people)
    with pytest.raises(MalformedError):
        make_roll(identity_of(SEED, 0), CALLED, [come(who, CALLED) for who in range(people)])


@given(place=st.integers(0, 6), nonce=st.binary(min_size=32, max_size=32))
def test_another_reveal_makes_another_seed_and_is_not_what_was_committed_to(
    place: int, nonce: bytes
) -> None:
    other = SEVEN.reveals[place]._replace(nonce=nonce)
    changed = replace(SEVEN, reveals=(*SEVEN.reveals[:place], other, *SEVEN.reveals[place + 1 :]))
    assert SEVEN.is_signed(verify)
    assert changed.seed != SEVEN.seed
    assert not changed.is_signed(verify)


def test_a_draw_that_lacks_a_reveal_is_none() -> None:
    *terms, reveals = Drawn(SEVEN, 1).terms
    assert isinstance(reveals, tuple)
    with pytest.raises(MalformedError):
        read_drawn((*terms, reveals[:-1]))


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


def seen_by(witnesses: int, before: Before) -> Draw:
    """Give a draw among seven, so many of whom say what was *before*."""
    comes = [
        come_of(key_of(who), f"P{who}", CALLED.id, before if who < witnesses else NOTHING)
        for who in range(7)
    ]
    return Draw(make_roll(key_of(0), CALLED, comes), ())


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


def test_nobody_alone_makes_up_that_draws_ended_unfinished_or_hides_it_from_two() -> None:
    assert [seen_by(many, TWO).before.draws for many in (0, 1, 2, 7)] == [0, 0, 2, 2]


def test_as_missing_counts_only_whom_more_than_half_of_all_name() -> None:
    assert [seen_by(many, TWO).before.missing for many in (0, 2, 3, 4, 7)] == [
        *((), (), ()),
        *((BENS, EVES), (BENS, EVES)),
    ]


def test_what_was_before_is_in_the_genesis_of_each_table_and_survives_the_encoding() -> None:
    roll = seen_by(7, TWO).roll
    reveals = tuple(
        reveal_of(next(key_of(w) for w in range(7) if key_of(w).public == c.identity), roll)
        for c in roll.comes
    )
    draw = Draw(roll, reveals)
    for table in draw.drawn:
        read = read_drawn(unpack_array(pack(table.terms)))
        assert read == table
        assert read.draw.before == TWO
        assert read.draw.is_signed(verify)


@pytest.mark.parametrize("drawn", [Drawn(SEVEN, 1), Drawn(SEVEN, 2), FINALE])
def test_a_table_of_a_tournament_survives_the_encoding_and_the_agreement(drawn: Drawn) -> None:
    assert read_drawn(unpack_array(pack(drawn.terms))) == drawn
    agreed = Agreed(coach=True, nudge_s=60, drawn=drawn)
    assert split(unpack(pack(joined(agreed, PLAIN)))) == (agreed, PLAIN)


def unpack_array(data: bytes) -> tuple[Value, ...]:
    value = unpack(data)
    assert isinstance(value, tuple)
    return value


@pytest.mark.parametrize(
    "drawn",
    [
        Drawn(SEVEN, 3),
        Drawn(SEVEN, -1),
        Drawn(SEVEN, number=True),
        Drawn(SEVEN, 1, GAMES),
        Drawn(SEVEN, 1, (), (0, 1, 4, 6)),
        Drawn(SEVEN, FINAL),
        Drawn(SEVEN, number=False, games=GAMES, finalists=(0, 1, 4, 6)),
        Drawn(SEVEN, FINAL, GAMES, (0, 1, 4)),
        Drawn(SEVEN, FINAL, GAMES, (0, 1, 4, 4)),
        Drawn(SEVEN, FINAL, GAMES, (1, 0, 4, 6)),
        Drawn(SEVEN, FINAL, GAMES, (0, 1, 4, 7)),
        Drawn(SEVEN, FINAL, GAMES, (False, True, 4, 6)),
        Drawn(SEVEN, FINAL, (*GAMES, b"i" * 32), (0, 1, 4, 6)),
        Drawn(SEVEN, FINAL, (b"g", b"h"), (0, 1, 4, 6)),
    ],
)
def test_a_table_that_the_draw_does_not_have_is_refused(drawn: Drawn) -> None:
    read_drawn(FINALE.terms)
    read_drawn(Drawn(SEVEN, 1).terms)
    with pytest.raises(MalformedError):
        read_drawn(drawn.terms)
    assert not are_playable(RACE, joined(Agreed(drawn=drawn), PLAIN), 4)


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


def test_the_winners_meet_in_the_final_and_with_two_tables_the_seconds_too() -> None:
    keys = [[SEVEN.roll.comes[one].identity for one in table] for table in SEVEN.tables]
    first, second = ({key: place for place, key in enumerate(table, 1)} for table in keys)
    expected = {*SEVEN.tables[0][:2], *SEVEN.tables[1][:2]}
    assert SEVEN.goes_on((first, second)) == tuple(sorted(expected))
    fifteen = draw_of(15, CALLED)
    last = [
        {fifteen.roll.comes[one].identity: -at for at, one in enumerate(table)}
        for table in fifteen.tables
    ]
    assert fifteen.goes_on(last) == tuple(sorted(table[-1] for table in fifteen.tables))


def test_of_equals_the_one_drawn_earlier_goes_on_and_who_did_not_play_does_not() -> None:
    keys = [[SEVEN.roll.comes[one].identity for one in table] for table in SEVEN.tables]
    equal = [dict.fromkeys(table, 1) for table in keys]
    assert SEVEN.goes_on(equal) == tuple(sorted((*SEVEN.tables[0][:2], *SEVEN.tables[1][:2])))
    del equal[0][keys[0][0]]
    assert SEVEN.goes_on(equal) == tuple(sorted((*SEVEN.tables[0][1:3], *SEVEN.tables[1][:2])))


def test_who_was_drawn_may_sit_and_nobody_else() -> None:
    here = Agreed(drawn=Drawn(SEVEN, 1))
    assert [here.admits(one.identity) for one in SEVEN.roll.comes] == [
        place in SEVEN.tables[0] for place in range(7)
    ]
    final = Agreed(drawn=FINALE)
    assert [place for place in range(7) if final.admits(SEVEN.roll.comes[place].identity)] == [
        0, 1, 4, 6,
    ]  # fmt: skip
    assert Agreed().admits(b"x" * 32)


def test_a_call_is_for_one_game_with_its_options() -> None:
    called_for = called(RACE.rules_id, RACE.rules_hash, PLAIN)
    assert called_for.plays(RACE.rules_id, RACE.rules_hash, PLAIN)
    assert not called_for.plays(RACE.rules_id, RACE.rules_hash, joined(Agreed(coach=True), PLAIN))
    assert not called_for.plays(RACE.rules_id, bytes(32), PLAIN)
    assert not called_for.plays("toy/1", RACE.rules_hash, PLAIN)


def test_a_table_is_of_a_series_or_of_a_tournament() -> None:
    both = Agreed(series=FIRST._replace(editions=(RACE.rules_id,)), drawn=Drawn(SEVEN, 1))
    assert not are_playable(RACE, joined(both, PLAIN), 3)
    assert are_playable(RACE, joined(replace(both, series=None), PLAIN), 3)


def test_the_draw_of_fixed_keys_is_this_one() -> None:
    assert SEVEN.seed.hex()[:16] == "ad8ba8da7cb387dd"


def results(table: Drawn, count: int, game: bytes) -> list[Result]:
    """Give what the first so many people of *table* say: they came in as they were drawn."""
    places = tuple((come.identity, at) for at, come in enumerate(table.people, 1))
    keys = {identity_of(SEED, who).public: identity_of(SEED, who) for who in range(7)}
    who = [keys[come.identity] for come in table.people[:count]]
    return [make_result(key, table.draw, table.number, game, places) for key in who]


def final_of(said: list[Result]) -> Drawn | None:
    return SEVEN.final(SEVEN.ended(said))


def test_the_final_ends_as_more_than_half_of_those_in_it_say() -> None:
    first, second = SEVEN.drawn
    whole = results(first, 4, GAMES[0]) + results(second, 3, GAMES[1])
    final = final_of(whole)
    assert final is not None
    said = results(final, 3, bytes(32))
    assert all(SEVEN.has_said(one, verify) for one in said)
    ended = SEVEN.ended(whole + said)
    assert ended[FINAL].places == dict(said[0].places)
    assert set(ended) == {FINAL, 1, 2}
    assert FINAL not in SEVEN.ended(whole + said[1:]), "two of four are not more than half"
    assert SEVEN.ended(said) == {}, "who meets there is known by the tables before it"
    home = [one for one in (*first.people, *second.people) if one.identity not in final.keys]
    keys = {identity_of(SEED, who).public: identity_of(SEED, who) for who in range(7)}
    others = [
        make_result(keys[one.identity], SEVEN, FINAL, bytes(32), said[0].places) for one in home
    ]
    assert FINAL not in SEVEN.ended(whole + said[:2] + others), "who went home was not there"


def test_the_final_follows_from_what_more_than_half_of_each_table_say() -> None:
    first, second = SEVEN.drawn
    whole = results(first, 3, GAMES[0]) + results(second, 2, GAMES[1])
    final = final_of(whole)
    assert final is not None
    assert final.games == GAMES
    assert final.finalists == tuple(sorted((*SEVEN.tables[0][:2], *SEVEN.tables[1][:2])))
    assert read_drawn(final.terms) == final
    assert final_of(whole[1:]) is None, "two of four are not more than half"
    assert final_of([*whole[1:], *whole[1:]]) is None, "and each says it once"
    other = results(first, 1, b"x" * 32)
    assert final_of(other + whole[1:]) is None
    assert final_of([]) is None


def test_a_result_is_said_by_who_was_drawn_there_about_those_who_were() -> None:
    first, second = SEVEN.drawn
    (said,) = results(first, 1, GAMES[0])
    assert SEVEN.has_said(parse_result((said.payload, said.signature)), verify)
    key = next(
        identity_of(SEED, who)
        for who in range(7)
        if identity_of(SEED, who).public == first.people[0].identity
    )
    theirs = tuple((come.identity, 1) for come in second.people)
    for wrong in (
        said._replace(signature=bytes(64)),
        make_result(key, SEVEN, 2, GAMES[0], theirs),
        make_result(key, SEVEN, 1, GAMES[0], theirs),
        make_result(key, SEVEN, FINAL, GAMES[0], ((bytes(32), 1),)),
        make_result(key, SEVEN, -1, GAMES[0], said.places),
        make_result(key, SEVEN, 3, GAMES[0], said.places),
        make_result(key, draw_of(8, CALLED), 1, GAMES[0], said.places),
    ):
        assert not SEVEN.has_said(wrong, verify)


def test_who_goes_on_is_asked_of_the_places_at_all_tables() -> None:
    with pytest.raises(ValueError, match="zip"):
        SEVEN.goes_on(({},))


@pytest.mark.parametrize("number", [1, 2])
def test_each_table_says_how_it_ended_the_last_one_too(number: int) -> None:
    (said,) = results(SEVEN.drawn[number - 1], 1, GAMES[0])
    assert SEVEN.has_said(said, verify)


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
