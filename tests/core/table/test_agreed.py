"""What a table agrees to beyond its rules: one encoding, no state changed, nothing unknown."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.games import known_rules
from core.table.agreed import AGREED_TAG, NUDGES_S, Agreed, Series, are_playable, joined, split
from core.table.encoding import MalformedError, Value, pack, unpack
from core.wormup.game import WormUp
from core.wormup.profiles import PROFILES

RULES = [rules_id for rules_id, _ in known_rules()]
RACE = WormUp(PROFILES["gryphon2010"])
PLAIN: Value = (False, "number", "after", "seat", 0)

series = st.builds(
    Series,
    id=st.binary(min_size=16, max_size=16),
    games=st.just(5),
    editions=st.lists(st.sampled_from(RULES), min_size=1, max_size=4).map(tuple),
    points=st.lists(st.integers(0, 100), min_size=1, max_size=5).map(tuple),
    drops_worst=st.booleans(),
    averages=st.booleans(),
    bots=st.booleans(),
    number=st.just(1),
    previous=st.just(b""),
)
agreements = st.builds(
    Agreed,
    coach=st.booleans(),
    nudge_s=st.sampled_from(NUDGES_S),
    series=st.none() | series,
)


@given(agreed=agreements)
def test_what_is_joined_is_split_again_and_survives_the_encoding(agreed: Agreed) -> None:
    assert split(unpack(pack(joined(agreed, PLAIN)))) == (agreed, PLAIN)


def test_where_nothing_is_agreed_the_options_are_those_of_the_game_byte_for_byte() -> None:
    assert joined(Agreed(), PLAIN) == PLAIN
    assert split(PLAIN) == (Agreed(), PLAIN)


FIRST = Series(
    b"x" * 16, 3, ("wormup/gryphon2010",), (3, 2, 1),
    drops_worst=False, averages=False, bots=True, number=1, previous=b"",
)  # fmt: skip
NEW = FIRST[:-2]


@pytest.mark.parametrize(
    "parts",
    [
        (),
        (("nudge", 61),),
        (("nudge", 0),),
        (("coach", False),),
        (("coach", 1),),
        (("nudge", 60), ("coach", True)),
        (("nudge", 60), ("nudge", 90)),
        (("dance", 3),),
        ("coach",),
        (("series", *NEW, 0, b""),),
        (("series", *NEW, True, b""),),
        (("series", *NEW, 4, b"g" * 32),),
        (("series", *NEW, 2, b""),),
        (("series", *NEW, 1, b"g" * 32),),
        (("series", *NEW, 1),),
        (("series", b"x", *NEW[1:], 1, b""),),
        (("series", *NEW[:2], (), *NEW[3:], 1, b""),),
        (("series", *NEW[:2], (7,), *NEW[3:], 1, b""),),
        (("series", *NEW[:3], (-1,), *NEW[4:], 1, b""),),
        (("series", *NEW[:3], (True,), *NEW[4:], 1, b""),),
    ],
)
def test_an_agreement_that_is_unknown_or_in_another_form_is_refused(parts: Any) -> None:
    options = (AGREED_TAG, parts, PLAIN)
    with pytest.raises(MalformedError):
        split(options)
    assert not are_playable(RACE, options, 3)


def test_a_game_of_a_series_is_played_by_the_rules_whose_turn_it_is() -> None:
    first = FIRST._replace(editions=("wormup/gryphon2010", "wormup/venice1995"))
    second = first.after(b"g" * 32)
    assert second is not None
    assert second.edition == "wormup/venice1995"
    assert second.terms == first.terms
    other = WormUp(PROFILES["venice1995"])
    for one, taken, refused in [(first, RACE, other), (second, other, RACE)]:
        options = joined(Agreed(series=one), PLAIN)
        assert are_playable(taken, options, 3)
        assert not are_playable(refused, options, 3)


def test_nothing_follows_the_last_game_of_a_series() -> None:
    last = FIRST._replace(number=3, previous=b"g" * 32)
    assert last.after(b"h" * 32) is None
