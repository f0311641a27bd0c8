"""Sealed values (P6): what was committed is opened, nothing else, and only nonces make a seed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.commitments import joint_seed, opening, opens_commitment
from core.table.digests import commitment_digest
from core.table.messages import Act
from core.table.rules import Slot

GAME, NONCE = bytes(range(32)), bytes(range(32, 64))
VALUE = ("face", 4)
COMMIT = commitment_digest(GAME, 7, 2, VALUE, NONCE)
OPENING = ("open", 7, VALUE, NONCE)

SALTS = (Slot(0, ("salt", GAME)), Slot(1, ("salt", NONCE)))
OPENINGS = (Slot(0, ("open", 2, 3, GAME)), Slot(1, ("open", 2, 5, NONCE)))

PLAIN = st.recursive(
    st.integers(-(2**63), 2**64 - 1) | st.text(max_size=5) | st.binary(max_size=40) | st.booleans(),
    lambda inner: st.lists(inner, max_size=5).map(tuple),
    max_leaves=6,
)


def seed(slots, game=GAME, step=3, committed=NONCE):
    return joint_seed(game, step, committed, slots).seed


# -- opening ---------------------------------------------------------------------------------------


def test_an_opening_is_this_act_and_opens_its_commitment():
    """P6.1: ["open", step, value, nonce], and an opening commits to nothing."""
    assert opening(7, VALUE, NONCE) == Act(OPENING, b"")
    assert opens_commitment(OPENING, GAME, 7, 2, COMMIT)


@pytest.mark.parametrize(
    ("game", "step", "seat", "action"),
    [
        pytest.param(NONCE, 7, 2, OPENING, id="another game"),
        pytest.param(GAME, 8, 2, OPENING, id="another step"),
        pytest.param(GAME, 8, 2, ("open", 8, VALUE, NONCE), id="another step, and named so"),
        pytest.param(GAME, 7, 2, ("open", 8, VALUE, NONCE), id="another step in words only"),
        pytest.param(GAME, 7, 1, OPENING, id="another seat: a copied commitment"),
        pytest.param(GAME, 7, 2, ("open", 7, ("face", 5), NONCE), id="another value"),
        pytest.param(GAME, 7, 2, ("open", 7, ("face", True), NONCE), id="a bool for a number"),
        pytest.param(GAME, 7, 2, ("open", 7, VALUE, GAME), id="another nonce"),
    ],
)
def test_a_commitment_is_opened_by_its_own_game_step_seat_value_and_nonce_only(
    game, step, seat, action
):
    """P6.1: the seat is inside, so a copied commitment cannot be opened."""
    assert not opens_commitment(action, game, step, seat, COMMIT)


@pytest.mark.parametrize(
    "action",
    [
        pytest.param((), id="nothing"),
        pytest.param(("open",), id="the word"),
        pytest.param(("Open", 7, VALUE, NONCE), id="another word"),
        pytest.param((b"open", 7, VALUE, NONCE), id="bytes"),
        pytest.param(("open", "7", VALUE, NONCE), id="a step in letters"),
        pytest.param(("open", 7, VALUE, NONCE, 0), id="one element more"),
        pytest.param(("open", 7, VALUE, NONCE[:31]), id="a short nonce"),
        pytest.param(("open", 7, VALUE, NONCE.hex()), id="a nonce in letters"),
    ],
)
def test_what_has_not_the_form_of_an_opening_opens_nothing(action):
    """P6.1."""
    assert not opens_commitment(action, GAME, 7, 2, COMMIT)


def test_a_step_named_by_a_bool_opens_nothing():
    """P2: True equals 1 in Python, and is another value on the wire."""
    commit = commitment_digest(GAME, 1, 0, VALUE, NONCE)
    assert opens_commitment(("open", 1, VALUE, NONCE), GAME, 1, 0, commit)
    assert not opens_commitment(("open", True, VALUE, NONCE), GAME, 1, 0, commit)


@given(st.lists(PLAIN, max_size=5).map(tuple))
def test_no_action_makes_the_judge_of_openings_fail(action):
    """P6.1: any values at all are an answer, never an exception."""
    assert not opens_commitment(action, GAME, 7, 2, COMMIT)


def test_a_seat_that_committed_to_nothing_can_open_nothing():
    assert not opens_commitment(OPENING, GAME, 7, 2, b"")


# -- the joint seed --------------------------------------------------------------------------------


def test_the_seed_of_fixed_nonces_is_this():
    """P6.3: SHA-256 over tag, game, step, the commit step's digest, [[seat, nonce], ...]."""
    expected = "619d289a762ae189185b2da4abeef870dba9e703c06c49cbcf67fe58b6f2d45d"
    assert seed(OPENINGS).hex() == expected
    assert seed(SALTS).hex() == expected


@pytest.mark.parametrize(
    "other",
    [
        pytest.param((Slot(0, ("open", 2, 3, NONCE)), OPENINGS[1]), id="a nonce"),
        pytest.param((Slot(2, OPENINGS[0].action), OPENINGS[1]), id="a seat"),
        pytest.param(OPENINGS[:1], id="one nonce less"),
        pytest.param((), id="no nonce"),
        pytest.param((OPENINGS[0], Slot(1)), id="an empty slot"),
    ],
)
def test_every_nonce_with_its_seat_counts(other):
    """P6.3: one honest contributor is enough for fair dice (F3)."""
    assert seed(other) != seed(OPENINGS)


def test_the_game_the_step_and_what_was_committed_count():
    """P6.3: else the same nonces would give the same dice in two games."""
    seeds = {
        seed(OPENINGS),
        seed(OPENINGS, game=NONCE),
        seed(OPENINGS, step=4),
        seed(OPENINGS, committed=GAME),
    }
    assert len(seeds) == 4


def test_neither_opened_values_nor_other_acts_count():
    """P6.3: a seat must not choose the dice with the act that it signs last."""
    opened_otherwise = (Slot(0, ("open", 2, 1, GAME)), Slot(1, ("open", 2, ("x",), NONCE)))
    with_others = (*OPENINGS, Slot(2, ("move", 3)), Slot(3, ("bid",), bytes(32)), Slot(4))
    assert seed(opened_otherwise) == seed(OPENINGS)
    assert seed(with_others) == seed(OPENINGS)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_nonce_of_another_size_opens_nothing_although_it_was_committed_to(size):
    """P6.1: a nonce is 32 bytes, even for a seat that committed to another."""
    nonce = bytes(size)
    commit = commitment_digest(GAME, 7, 2, VALUE, nonce)
    assert not opens_commitment(("open", 7, VALUE, nonce), GAME, 7, 2, commit)
