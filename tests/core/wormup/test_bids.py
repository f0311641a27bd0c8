"""Which bids are valid, what rests, what an X may name and who moves when."""

import pytest

from core.wormup.bids import free_numbers, ghost_face, queue_of, resting_after, valid_bids
from core.wormup.profiles import PROFILES, Face, XTurn

FACES = {str(face.value): face for face in Face} | {"-": None}


def faces(text: str) -> tuple[Face | None, ...]:
    return tuple(FACES[letter] for letter in text.split())


@pytest.mark.parametrize(
    ("bids", "ghost", "valid"),
    [
        ("4 5 6", "-", "4 5 6"),
        ("4 4 6", "-", "- - 6"),
        ("X X X 7", "-", "- - - 7"),
        ("4 5 4 5 6", "-", "- - - - 6"),
        ("- - 5", "-", "- - 5"),
        ("- - -", "-", "- - -"),
        ("4 X", "4", "- X"),
        ("4 X", "X", "4 -"),
        ("5 5", "5", "- -"),
        ("6 7", "3", "6 7"),
    ],
)
def test_only_a_bid_that_nobody_else_made_is_valid(bids, ghost, valid):
    """W3.8: equal faces cancel each other, the X like any other, and the ghost's cancels too.

    G10-21, G10-22, T94-15, T94-16, G08-19, G08-20, V95-20, V95-38; T94-11 and V95-14: dice are for
    bidding only.
    """
    assert valid_bids(faces(bids), FACES[ghost]) == faces(valid)


@pytest.mark.parametrize(
    ("thrown", "bid"),
    [("3 3", "3"), ("3 7", "7"), ("X 7", "X"), ("7 X", "X"), ("6 5", "6"), ("X X", "X")],
)
def test_the_higher_of_two_dice_is_the_ghosts_bid(thrown, bid):
    """V95-36, V95-37, W3.21: of two equal dice, that face."""
    first, second = faces(thrown)
    assert first
    assert second
    assert ghost_face((first, second)) is FACES[bid]


@pytest.mark.parametrize(
    ("edition", "valid", "rest"),
    [
        ("tidwell1994", "3 6 7 X -", "- - 7 X -"),
        ("venice1995", "3 6 7 X -", "- - 7 X -"),
        ("gryphon2008", "4 6 7 X -", "4 6 7 X -"),
        ("gryphon2010", "4 6 7 X -", "4 6 7 X -"),
    ],
)
def test_a_valid_bid_rests_if_its_face_rests_in_this_edition(edition, valid, rest):
    """W3.20: T94-19, V95-21, V95-23, G08-21, G08-22, G10-23, G10-24; a cancelled one never does.

    T94-20, T94-21, T94-22, V95-22, G10-26.
    """
    assert resting_after(PROFILES[edition], faces(valid)) == faces(rest)


@pytest.mark.parametrize(
    ("edition", "bids", "ghost", "numbers"),
    [
        ("gryphon2010", "X 4 6", "-", (5, 7)),
        ("gryphon2010", "X 7 7", "-", (4, 5, 6)),  # cancelled, and taken all the same
        ("gryphon2010", "X 4 5 6 7", "-", ()),
        ("gryphon2010", "X - -", "-", (4, 5, 6, 7)),
        ("tidwell1994", "X 4 6", "-", (3, 5, 7)),
        ("venice1995", "X 5", "3", (4, 6, 7)),
        ("venice1995", "X 5", "5", (3, 4, 6, 7)),
        ("venice1995", "X 5", "7", (3, 4, 6)),
    ],
)
def test_the_x_may_name_what_nobody_else_has_bid(edition, bids, ghost, numbers):
    """W3.9, W3.10: not even a cancelled number, nor the ghost's.

    G10-15, G10-16, T94-13, T94-31, G08-14, V95-18, V95-29.
    """
    assert free_numbers(PROFILES[edition], faces(bids), FACES[ghost], 0) == numbers


@pytest.mark.parametrize(
    ("numbers", "x_seat", "turn", "queue"),
    [
        ((7, 5, 4), None, XTurn.NUMBER, (2, 1, 0)),
        ((None, 7, None, 4), None, XTurn.NUMBER, (3, 1)),
        ((4, 5, 6), 0, XTurn.NUMBER, (0, 1, 2)),
        ((4, 5, 6), 0, XTurn.LAST, (1, 2, 0)),
        ((7, 5, 6), 0, XTurn.NUMBER, (1, 2, 0)),
        ((0, 5, 6), 0, XTurn.NUMBER, (1, 2, 0)),  # no number left: only a swing
        ((0, 5, 6), 0, XTurn.LAST, (1, 2, 0)),
        ((0, None, None), 0, XTurn.NUMBER, (0,)),
        ((None, None), None, XTurn.NUMBER, ()),
    ],
)
def test_the_lowest_number_moves_first_and_an_x_without_one_last(numbers, x_seat, turn, queue):
    """W3.7: G10-20, G08-18, V95-24, T94-23; with x_turn = last the X is after all others."""
    assert queue_of(numbers, x_seat, turn) == queue
