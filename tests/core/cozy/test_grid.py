"""Squares, touching, and paths that are their set of spaces."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cozy.grid import (
    Cell,
    Direction,
    ahead,
    at_origin,
    canonical,
    face_between,
    neighbours,
    path_of,
    placements,
    touching,
    variants,
)
from tests.core.cozy.play import chapter
from tests.core.cozy.scenes import across, down, path

cells = st.builds(Cell, st.integers(0, 4), st.integers(0, 4))


def test_north_is_up_and_east_is_right():
    """C1.1."""
    around = tuple(ahead(Cell(4, 4), face) for face in Direction)
    assert around == path((3, 4), (4, 5), (5, 4), (4, 3))


@given(cells, st.sampled_from(Direction))
def test_a_face_leads_to_a_neighbour_and_back_is_named_by_it(cell, face):
    """C1.1."""
    assert ahead(cell, face) in neighbours(cell)
    assert face_between(cell, ahead(cell, face)) is face


@given(cells, cells)
def test_spaces_touch_by_an_edge_and_never_by_a_corner(one, other):
    """C1.1, S83."""
    distance = abs(one.row - other.row) + abs(one.col - other.col)
    assert (other in neighbours(one)) is (distance == 1)


def test_what_touches_a_row_may_be_the_row_itself():
    assert touching(across(0, 0, 2)) == set(
        path((-1, 0), (-1, 1), (1, 0), (1, 1), (0, -1), (0, 2), (0, 0), (0, 1))
    )


def test_the_smaller_end_of_a_path_stands_first():
    """C2.1."""
    bent = path((0, 2), (0, 1), (0, 0), (1, 0))
    assert canonical(bent[::-1]) == bent
    assert canonical(bent) == bent


def test_a_set_of_spaces_has_one_path_however_it_is_told():
    """C2.1: the shapes of the die and babies."""
    for shape in (*(shape for _, shape in chapter(1).shapes), across(0, 0, 2)):
        assert {path_of(order) for order in permutations(shape)} == {shape}


@pytest.mark.parametrize(
    "spaces",
    [
        path((0, 0)),
        path((0, 0), (0, 2)),
        path((0, 0), (0, 1), (0, 1)),
        path((0, 0), (0, 1), (1, 1), (1, 0)),
        path((0, 0), (0, 1), (0, 2), (1, 1)),
        path((0, 0), (0, 1), (0, 2), (1, 2), (1, 1)),
        path((0, 0), (0, 1), (3, 0), (3, 1)),
        path((0, 0), (0, 1), (3, 0), (3, 1), (4, 0), (4, 1)),
        path((0, 0), (0, 1), (1, 0), (1, 1), (2, 1), (2, 2)),
    ],
)
def test_what_is_no_path_or_touches_itself_has_none(spaces):
    """C2.1: alone, apart, twice the same, a ring, a fork, a lump, two pieces."""
    assert path_of(spaces) is None


@given(st.lists(cells, max_size=7))
def test_a_path_is_found_exactly_if_there_is_one(spaces):
    """C2.1, against trying all orders."""

    def is_path(order: tuple[Cell, ...]) -> bool:
        return all(
            (order[j] in neighbours(order[i])) is (j == i + 1)
            for i in range(len(order))
            for j in range(i + 1, len(order))
        )

    orders = [order for order in permutations(spaces[:6]) if is_path(order)]
    proper = [order for order in orders if len(set(order)) == len(order) > 1]
    assert path_of(spaces[:6]) == (min(proper) if proper else None)


def test_the_six_shapes_can_lie_in_30_ways():
    """S25: rotated and flipped; F11: I, L, N, V, W, Z."""
    assert [len(variants(path)) for _, path in chapter(1).shapes] == [2, 8, 8, 4, 4, 4]


def test_a_way_to_lie_is_told_at_the_corner_and_canonical():
    for _, shape in chapter(1).shapes:
        for one in variants(shape):
            assert at_origin(one) == canonical(one) == one


def test_every_place_of_a_shape_is_listed_once():
    """S25: on 8 x 8 an I has 4 x 8 places each way, a V 6 x 6 each of its four."""
    row, corner = across(0, 0), path((0, 2), (0, 1), (0, 0), (1, 0), (2, 0))
    assert len(placements(8, 8, row)) == 64
    assert len(placements(8, 8, corner)) == 144
    for shape in (row, corner):
        places = placements(8, 8, shape)
        assert len(set(places)) == len(places)
        assert list(places) == sorted(places)
    assert down(3, 7) in placements(8, 8, row)


def test_a_shape_that_is_too_long_has_no_place():
    assert placements(4, 4, across(0, 0)) == ()
