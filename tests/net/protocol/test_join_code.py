"""Join codes: twenty letters and back, and what mistyping does to them (P10.3)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.rules import Refusal
from net.protocol.join_code import CodeReason, JoinCode, make_join_code, read_join_code

KEY = bytes(range(32))
CODE = make_join_code("192.168.1.23", 40123, KEY)
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

codes = st.builds(
    make_join_code,
    st.ip_addresses(v=4).map(str),
    st.integers(1, 65535),
    st.binary(min_size=32, max_size=32),
)


@given(codes)
def test_a_code_is_read_back_from_four_groups_of_five_letters(code):
    groups = code.text.split("-")
    assert [len(group) for group in groups] == [5] * 4
    assert set("".join(groups)) <= set(ALPHABET)
    assert read_join_code(code.text) == code


def test_a_code_has_these_letters():
    """Another version of the program must read it: to change this is to change the version."""
    assert CODE.text == "R2M02-5WWQE-RDFVJ-FXCAG"


@pytest.mark.parametrize(
    "typed",
    [
        CODE.text.lower(),
        CODE.text.replace("-", ""),
        f"  {CODE.text.replace('-', ' ')}\n",
        CODE.text.replace("0", "o").replace("1", "l"),
        CODE.text.replace("0", "O").replace("1", "I"),
    ],
)
def test_case_groups_and_look_alikes_do_not_matter(typed):
    assert read_join_code(typed) == CODE


@given(codes, st.integers(0, 19), st.sampled_from(ALPHABET))
def test_every_single_wrong_letter_is_caught(code, place, letter):
    letters = list(code.text.replace("-", ""))
    if letters[place] == letter:
        return
    letters[place] = letter
    assert read_join_code("".join(letters)) == Refusal(CodeReason.MISTYPED)


@given(codes, st.integers(0, 18))
def test_every_swap_of_neighbours_is_caught(code, place):
    letters = list(code.text.replace("-", ""))
    if letters[place] == letters[place + 1]:
        return
    letters[place], letters[place + 1] = letters[place + 1], letters[place]
    assert read_join_code("".join(letters)) == Refusal(CodeReason.MISTYPED)


def test_of_random_letters_at_most_one_in_a_thousand_passes():
    rng = random.Random(7)
    typed = ("".join(rng.choices(ALPHABET, k=20)) for _ in range(5_000))
    assert sum(isinstance(read_join_code(letters), JoinCode) for letters in typed) <= 5


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("", Refusal(CodeReason.LENGTH, 0)),
        (CODE.text[:-1], Refusal(CodeReason.LENGTH, 19)),
        (CODE.text + "0", Refusal(CodeReason.LENGTH, 21)),
        (CODE.text[:-1] + "#", Refusal(CodeReason.LETTER, "#")),
        (CODE.text[:-1] + "U", Refusal(CodeReason.LETTER, "U")),
        (CODE.text[:-1] + "\u0662", Refusal(CodeReason.LETTER, "\u0662")),
        (make_join_code("10.0.0.1", 0, KEY).text, Refusal(CodeReason.MISTYPED)),
    ],
)
def test_what_is_no_code_says_why(typed, refusal):
    assert read_join_code(typed) == refusal


def test_a_code_fits_one_key_only():
    assert CODE.fits(KEY)
    assert not CODE.fits(bytes(32))
    assert not CODE.fits(KEY[:31])
