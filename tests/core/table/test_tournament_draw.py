"""A tournament's draw: all sit once, nobody chooses it, everybody can compute it again (P3.5)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.agreed import Agreed, are_playable, joined, split
from core.table.encoding import MalformedError, pack, unpack
from core.table.signing import verify
from core.table.tournament import (
    NOTHING,
    PEOPLE_MAX,
    PEOPLE_MIN,
    Before,
    TableResult,
    make_roll,
    parse_result,
)
from core.table.tournament_draw import (
    FINAL,
    Draw,
    Drawn,
    drawn_tables,
    going_on,
    make_result,
    read_drawn,
)
from tests.core.table.test_agreed import FIRST, PLAIN, RACE
from tests.core.table.test_tournament import BENS, CALLED, EVES, SEVEN, TWO, key_of, unpack_array
from tests.drawn import SEED, come, come_of, draw_of, reveal_of
from tests.seats import identity_of

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


def seen_by(witnesses: int, before: Before) -> Draw:
    """Give a draw among seven, so many of whom say what was *before*."""
    comes = [
        come_of(key_of(who), f"P{who}", CALLED.id, before if who < witnesses else NOTHING)
        for who in range(7)
    ]
    return Draw(make_roll(key_of(0), CALLED, comes), ())


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


def test_a_table_is_of_a_series_or_of_a_tournament() -> None:
    both = Agreed(series=FIRST._replace(editions=(RACE.rules_id,)), drawn=Drawn(SEVEN, 1))
    assert not are_playable(RACE, joined(both, PLAIN), 3)
    assert are_playable(RACE, joined(replace(both, series=None), PLAIN), 3)


def test_the_draw_of_fixed_keys_is_this_one() -> None:
    assert SEVEN.seed.hex()[:16] == "ad8ba8da7cb387dd"


def results(table: Drawn, count: int, game: bytes) -> list[TableResult]:
    """Give what the first so many people of *table* say: they came in as they were drawn."""
    places = tuple((come.identity, at) for at, come in enumerate(table.people, 1))
    keys = {identity_of(SEED, who).public: identity_of(SEED, who) for who in range(7)}
    who = [keys[come.identity] for come in table.people[:count]]
    return [make_result(key, table.draw, table.number, game, places) for key in who]


def final_of(said: list[TableResult]) -> Drawn | None:
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
