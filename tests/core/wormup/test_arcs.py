"""The ring of next heads, and arcs that say exactly what brute force says."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.wormup.arcs import (
    FULL,
    RING_POINTS,
    forbidden,
    forbidden_by_neck,
    gate_offset,
    marked_points,
    nearest,
    off_table,
    ring,
)
from core.wormup.worm import Vec
from tests.core.wormup.races import draws_of, ring_by_hand

LIMITS = (400**2, 401**2, 350**2)
near = st.integers(-810, 810)


def test_the_ring_is_every_lattice_point_that_touches_the_head_once():
    """W4.3: 2,496 points."""
    points = ring().points
    assert len(points) == RING_POINTS == 2496
    assert set(points) == set(ring_by_hand())


def test_the_ring_goes_round_by_angle_exactly():
    """W4.3: each point is strictly left of the one before, and once round is once round."""
    points = ring().points
    turns = [a.x * b.y - a.y * b.x for a, b in pairwise((*points, points[0]))]
    assert min(turns) > 0
    assert points[-1] == (-400, 0)
    assert points[RING_POINTS // 2 - 1] == (400, 0)
    assert [points.index(v) for v in points[:9]] == [ring().places[v] for v in points[:9]]


def test_the_ring_is_its_own_image_in_all_eight_mirrorings():
    """W4.3: lanes and directions are exactly fair."""
    points = set(ring().points)
    for flip in (lambda v: (-v[0], v[1]), lambda v: (v[0], -v[1]), lambda v: (v[1], v[0])):
        assert {flip(v) for v in points} == points


def test_three_turns_of_angles_rise():
    """The floats only choose, and never out of order."""
    angles = ring().angles
    assert len(angles) == 3 * RING_POINTS
    assert all(a < b for a, b in pairwise(angles))


@given(x=near, y=near, limit=st.sampled_from(LIMITS))
def test_an_obstacle_forbids_what_brute_force_finds_too_near(x, y, limit):
    """W4.2, W4.3."""
    assert forbidden((5000, 7000), [(5000 + x, 7000 + y, limit)]) == brute(x, y, limit)


@pytest.mark.parametrize("limit", LIMITS)
def test_grazing_obstacles_are_settled_in_integers(limit):
    """W4.3: places where the arc is nearly nothing, or begins at a point of the ring."""
    draws = draws_of(limit)
    reach = int(limit**0.5)
    for _ in range(150):
        v = ring().points[(draws.below(256) * 256 + draws.below(256)) % RING_POINTS]
        # opposite the ring point, one disc and a few units away from the head's own disc
        for far in (reach, 400 + reach, 401 + reach):
            x = v.x * far // 400 + draws.below(5) - 2
            y = v.y * far // 400 + draws.below(5) - 2
            assert forbidden((0, 0), [(x, y, limit)]) == brute(x, y, limit)


@pytest.mark.parametrize(
    ("x", "y", "limit", "count"),
    [
        (0, 0, 401**2, 2496),
        (0, 0, 400**2, 0),
        (400, 0, 400**2, 827),
        (800, 0, 401**2, 57),
        (801, 0, 401**2, 0),
    ],
)
def test_the_extremes_are_right(x, y, limit, count):
    """All, none, a third, the last few, and none again."""
    assert forbidden((0, 0), [(x, y, limit)]).bit_count() == count


def test_what_several_obstacles_forbid_is_what_each_forbids():
    places = [(400, 0, 400**2), (-300, 500, 401**2), (10, -700, 350**2), (2000, 2000, 401**2)]
    together = 0
    for place in places:
        together |= forbidden((0, 0), [place])
    assert forbidden((0, 0), places) == together


def test_the_neck_forbids_as_any_other_disc_of_the_own_worm():
    """W4.2: from a table, since a neck is always a point of the ring."""
    for v in ring().points[::97]:
        assert forbidden_by_neck(v.x, v.y) == forbidden((0, 0), [(v.x, v.y, 400**2)])


@given(
    x=st.one_of(st.integers(200, 800), st.integers(29_200, 29_800), st.just(9000)),
    y=st.one_of(st.integers(200, 800), st.integers(19_200, 19_800), st.just(9000)),
)
def test_a_disc_has_to_lie_wholly_on_the_table(x, y):
    """W3.6, W4.2: R <= x <= W - R, R <= y <= H - R."""
    off = sum(
        1 << place
        for place, v in enumerate(ring().points)
        if not (200 <= x + v.x <= 29_800 and 200 <= y + v.y <= 19_800)
    )
    assert off_table((x, y)) == off


@given(
    places=st.sets(st.integers(0, RING_POINTS - 1), max_size=6),
    toward=st.tuples(st.integers(-20_000, 20_000), st.integers(-20_000, 20_000)),
)
def test_the_nearest_marked_point_has_the_greatest_cosine(places, toward):
    """W4.3: what the pointer gets is the legal point nearest in angle, by exact comparison."""
    found = nearest(sum(1 << place for place in places), toward)
    points = [ring().points[place] for place in places]
    assert (found is None) is (not points)
    if found and any(toward):
        assert cosine(found, toward) == max(cosine(v, toward) for v in points)


def test_a_marked_direction_is_its_own_nearest():
    assert [v for v in ring().points if nearest(FULL, v) != v] == []


def test_marked_points_come_back_in_order():
    mask = 1 << 5 | 1 << 77 | 1 << 2495
    assert marked_points(mask) == tuple(ring().points[place] for place in (5, 77, 2495))
    assert marked_points(0) == ()
    assert len(marked_points(FULL)) == 2496


def test_a_gate_of_the_right_length_is_found_without_any_wish():
    """W4.5: a wish of no direction is one to the right."""
    assert gate_offset((0, 0)) == (4450, 0)


def brute(x: int, y: int, limit: int) -> int:
    return sum(
        1 << place
        for place, v in enumerate(ring().points)
        if (v.x - x) ** 2 + (v.y - y) ** 2 < limit
    )


def cosine(v: Vec, toward: tuple[int, int]) -> Fraction:
    """Rank by the cosine: its square with its sign, in fractions."""
    dot = v.x * toward[0] + v.y * toward[1]
    return Fraction(dot * abs(dot), v.x * v.x + v.y * v.y)
