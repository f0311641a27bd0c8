"""What is worn (P3.7): read whole or not at all, one paint a seat, and nobody changes colour."""

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.agreed import AGREED_TAG, Agreed, are_playable, joined, split, undressed
from core.table.encoding import MalformedError, NewerError, Value, pack, unpack
from core.table.genesis import Genesis, make_offer, parse_genesis, parse_offer
from core.table.looks import (
    BY_SEAT,
    HATS,
    PAINTS,
    Comer,
    LookWish,
    Worn,
    dressed,
    fits,
    read_wish,
    read_worn,
    shown,
    wish_value,
    worn_value,
)
from core.table.naming import first_letter, is_letter
from tests.seats import NAMES, identity_of, sat_down, secret_of
from tests.toy import Toy

names = st.sampled_from((*PAINTS, "coral", "teal"))
hats = st.sampled_from((*HATS, "crown"))
letters = st.sampled_from(("", "A", "7", "é", "no letter"))
wishes = st.builds(LookWish, st.lists(names, max_size=7).map(tuple), hats, letters)
STRAW = LookWish(("tomato",), "straw", "A")


def worn_by(wished: list[LookWish | None]) -> tuple[Worn, ...]:
    """Seat people with these wishes one after the other."""
    worn: list[Worn] = []
    for seat, wish in enumerate(wished):
        worn.append(dressed(Comer(bytes([seat]), wish, seat), worn, {}))
    return tuple(worn)


@given(wish=wishes)
def test_a_wish_is_read_as_it_was_said_and_its_order_has_every_paint_once(wish: LookWish) -> None:
    """P3.7."""
    assert read_wish(unpack(pack(wish_value(wish)))) == wish
    assert sorted(wish.order) == sorted(PAINTS)


@pytest.mark.parametrize(
    "value",
    [
        (),
        "straw",
        (("mint",), "straw"),
        ("mint", "straw", ""),
        (("Mint",), "straw", ""),
        ((1,), "straw", ""),
        (("mint",) * 17, "straw", ""),
        (("mint",), "", ""),
        (("mint",), "straw hat", ""),
        (("mint",), "straw", 1),
        (("mint",), b"straw", ""),
        (("Mint",), "straw", "", "more"),
    ],
)
def test_a_wish_of_another_form_is_malformed(value: Value) -> None:
    """P3.7: in an offer it is signed, so the offer is."""
    with pytest.raises(MalformedError) as raised:
        read_wish(value)
    assert not isinstance(raised.value, NewerError)


def test_a_wish_or_a_look_that_says_more_is_newer() -> None:
    """P2, P3.7."""
    with pytest.raises(NewerError):
        read_wish((("mint",), "straw", "", "ink"))
    with pytest.raises(NewerError):
        read_worn((("mint", "straw", "", "ink"),))


@pytest.mark.parametrize(
    "value",
    [
        *((), ((),), ("mint",), (("mint", "straw"),), (("Mint", "straw", ""),)),
        *((("mint", "", ""),), (("mint", "straw", ""),) * 6),
    ],
)
def test_what_is_worn_in_another_form_is_malformed(value: Value) -> None:
    with pytest.raises(MalformedError):
        read_worn(value)


@given(wished=st.lists(st.none() | wishes, min_size=1, max_size=5))
def test_no_two_wear_one_paint_and_everybody_has_the_own_hat_and_letter(wished) -> None:
    """P3.7: whatever the wishes, and whatever of them is not known."""
    worn = worn_by(wished)
    assert len({one.paint for one in worn}) == len(wished)
    assert all(one.paint in PAINTS for one in worn)
    assert fits(worn, wished) == any(wished)


@given(wished=st.lists(st.none() | wishes, min_size=2, max_size=5))
def test_nobody_changes_because_somebody_else_sits_down(wished) -> None:
    """P3.7."""
    assert worn_by(wished)[:-1] == worn_by(wished[:-1])


def test_who_sat_down_first_gets_the_first_free_paint_of_the_own_order() -> None:
    """P3.7: the hat stays."""
    ben = LookWish(("tomato", "mint"), "cap")
    assert worn_by([STRAW, ben]) == (Worn("tomato", "straw", "A"), Worn("mint", "cap"))
    assert worn_by([ben, STRAW]) == (Worn("tomato", "cap"), Worn("ocean", "straw", "A"))


def test_without_a_wish_paint_and_hat_are_by_seat_where_free() -> None:
    """P3.7."""
    assert worn_by([None, None]) == BY_SEAT[:2]
    assert worn_by([LookWish(("ocean",), "bow"), None])[1] == BY_SEAT[0]
    assert worn_by([LookWish(("plum",), "bow"), None])[1] == BY_SEAT[1]


def test_what_somebody_else_has_worn_tonight_is_the_last_that_one_gets() -> None:
    """P3.7: a race of the same evening keeps all paints."""
    tonight = {b"ann": "tomato", b"ben": "mint"}
    assert dressed(Comer(b"eve", STRAW, 0), (), tonight).paint == "ocean"
    assert dressed(Comer(b"ann", STRAW, 0), (), tonight).paint == "tomato"
    assert dressed(Comer(b"ben", None, 0), (), tonight).paint == "mint"
    taken = [Worn(paint, "none") for paint in ("ocean", "honey", "plum")]
    assert dressed(Comer(b"eve", STRAW, 0), taken, tonight).paint == "tomato"


def test_what_is_not_known_is_drawn_as_something_known() -> None:
    """P3.7: an unknown hat is none, an unknown paint one that nobody wears, a bad letter none."""
    said = (Worn("coral", "crown", "no"), Worn("tomato", "cap", "B"), Worn("teal", "bow", " "))
    assert shown(said, 3) == (
        Worn("ocean", "none", ""),
        Worn("tomato", "cap", "B"),
        Worn("honey", "bow", ""),
    )
    assert shown((), 3) == BY_SEAT[:3]


@pytest.mark.parametrize("text", ["A", "ß", "é", "7", "猫", "👍🏽", "🇩🇪", "👨\u200d👩", "&"])
def test_one_printed_letter_is_one_with_all_its_marks(text: str) -> None:
    """P3.7."""
    assert is_letter(text)
    assert first_letter(f"{text}nn") == text


@pytest.mark.parametrize("text", ["", "AB", " ", "\u0301", "\u200b", "A\u202e", "\n", "🇩🇪🇫🇷"])
def test_what_is_not_one_printed_letter_is_none(text: str) -> None:
    """P3.7."""
    assert not is_letter(text)


# -- in an offer and a genesis ---------------------------------------------------------------------


def genesis_of(wished: list[LookWish | None], worn: tuple[Worn, ...]) -> Genesis:
    """Let people with these wishes sit at a table that wears *worn*."""
    rules = Toy()
    offers = tuple(
        make_offer(NAMES[seat], identity_of(1, seat), secret_of(1, seat), wish)
        for seat, wish in enumerate(wished)
    )
    return Genesis(rules.rules_id, rules.rules_hash, joined(Agreed(worn=worn), 3), offers)


def test_an_offer_says_its_wish_and_without_one_the_bytes_are_those_of_old() -> None:
    """P3.3, P3.7."""
    plain = make_offer("Ann", identity_of(1, 0), secret_of(1, 0))
    offer = make_offer("Ann", identity_of(1, 0), secret_of(1, 0), STRAW)
    assert plain == sat_down(1, 1)[0].offers[0]
    assert parse_offer(offer.wire) == offer
    assert offer.wish == STRAW
    assert pack(wish_value(STRAW)) == offer.payload[len(plain.payload) :]
    assert (plain.payload[0] + 1, plain.payload[1:]) == (
        offer.payload[0],
        offer.payload[1 : len(plain.payload)],
    )


@pytest.mark.parametrize("wished", ["straw", (), (("mint",), "Straw", "")])
def test_an_offer_with_a_malformed_wish_is_malformed(wished: Value) -> None:
    """P3.7."""
    said = unpack(sat_down(1, 1)[0].offers[0].payload)
    assert isinstance(said, tuple)
    payload = pack((*said, wished))
    with pytest.raises(MalformedError) as raised:
        parse_offer((payload, identity_of(1, 0).sign(payload)))
    assert not isinstance(raised.value, NewerError)


def test_what_the_table_wears_is_in_its_genesis_and_in_no_terms() -> None:
    """P3.7."""
    wished = [STRAW, None]
    genesis = genesis_of(wished, worn_by(wished))
    assert parse_genesis(unpack(pack(genesis.wire))) == genesis
    assert genesis.is_dressed
    assert genesis.worms == (Worn("tomato", "straw", "A"), BY_SEAT[1])
    assert undressed(genesis.options) == 3
    assert genesis.own_options == 3
    plain = genesis_of([None, None], ())
    assert plain.is_dressed
    assert (plain.options, plain.worms) == (3, BY_SEAT[:2])


LIES = {
    "nothing": (),
    "one paint twice": (Worn("mint", "straw", "A"), Worn("mint", "cap", "")),
    "another's hat": (Worn("tomato", "cap", "A"), Worn("mint", "cap", "")),
    "another letter": (Worn("tomato", "straw", "B"), Worn("mint", "cap", "")),
    "too few": (Worn("tomato", "straw", "A"),),
    "a hat that nobody chose": (Worn("tomato", "straw", "A"), Worn("mint", "bow", "")),
}


@pytest.mark.parametrize("worn", LIES.values(), ids=LIES)
def test_a_lie_about_what_is_worn_does_not_fit(worn: tuple[Worn, ...]) -> None:
    """P3.7."""
    assert not fits(worn, [STRAW, LookWish((), "cap")])
    if "nobody chose" not in str(worn):
        assert not genesis_of([STRAW, LookWish((), "cap")], worn).is_dressed


def test_who_has_no_wish_wears_a_pair_of_those_by_seat() -> None:
    """P3.7: so nobody dresses somebody who did not choose."""
    assert fits((Worn("tomato", "straw", "A"), BY_SEAT[4]), [STRAW, None])
    assert not fits((Worn("tomato", "straw", "A"), Worn("mint", "bow")), [STRAW, None])
    assert not fits(BY_SEAT[:2], [None, None])


def test_an_agreement_with_what_is_worn_is_read_again_and_of_each_seat() -> None:
    """P3.7."""
    rules = Toy()
    options = joined(Agreed(nudge_s=60, worn=BY_SEAT[:2]), 3)
    assert split(unpack(pack(options))) == (Agreed(nudge_s=60, worn=BY_SEAT[:2]), 3)
    assert are_playable(rules, options, 2)
    assert not are_playable(rules, options, 3)
    for bad in ((("worn", ()),), (("worn", worn_value(BY_SEAT)), ("nudge", 60)), (("worn", 1),)):
        with pytest.raises(MalformedError):
            split((AGREED_TAG, bad, 3))


def test_any_pair_is_told_apart_by_its_paint_even_with_one_hat_and_one_letter() -> None:
    """P3.7: whoever they are, no two of the five have the same look."""
    for wished in permutations(PAINTS, 5):
        worn = worn_by([LookWish((paint,), "cap", "A") for paint in wished])
        assert all(one != other for one, other in combinations(worn, 2))
