"""Posts and the finish line: exact distances, the front, and where a post may be swung to."""

from fractions import Fraction
from math import degrees, hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import LineString, Point

from core.wormup.arcs import ring
from core.wormup.course import COURSE_MAX, COURSE_MIN, Course, start_course
from core.wormup.profiles import Side
from core.wormup.refusals import BodyKind, WormUpReason, WormUpRefusal
from core.wormup.worm import Vec, Worm, distance2
from tests.core.wormup.races import direction, draws_of
from tests.core.wormup.scenes import straight

COURSE = start_course(15_240)
FAR = straight(5000, 18_000)
spots = st.builds(Vec, st.integers(200, 29_800), st.integers(200, 19_800))
directions = st.integers(0, 2495).map(lambda place: ring().points[place])


@pytest.mark.parametrize(("length", "x"), [(15_240, 21_240), (16_250, 22_250)])
def test_the_course_is_two_gates_as_wide_as_each_other_facing_across_the_table(length, x):
    """Four posts, two of them carry the line (W4.1).

    G10-3, G10-7, G10-8, G10-9, G10-10, T94-3, T94-4, G08-3, G08-6, G08-7, G08-8, G08-9, G08-10,
    V95-3, V95-6, V95-7, V95-8, V95-9: 2 feet are 15,240 units, 65 cm are 16,250.
    """
    course = start_course(length)
    assert course.start == ((6000, 7775), (6000, 12_225))
    assert course.finish == ((x, 7775), (x, 12_225))
    assert course.posts == (*course.start, *course.finish)
    assert course.is_sound()


@pytest.mark.parametrize("length", [COURSE_MIN, COURSE_MAX])
def test_the_shortest_and_longest_course_fit_the_table(length):
    """W4.1: a post within 48 mm of an edge could never have been swung there."""
    assert start_course(length).is_sound()
    assert not start_course(COURSE_MAX + 1).is_sound()


@given(first=spots, toward=directions, spot=spots)
def test_the_distance_to_the_line_is_exact(first, toward, spot):
    """W4.5: a fraction; next to shapely it is off by less than floats are."""
    course = swung_course(first, toward)
    above, below = course.square_to_line(spot)
    assert Fraction(above, below) == exact_square(course.finish, spot)
    assert (above / below) ** 0.5 == pytest.approx(
        LineString(course.finish).distance(Point(spot)), rel=1e-9, abs=1e-6
    )


@given(first=spots, toward=directions, spot=spots)
def test_a_segment_touches_the_line_from_half_a_touch_on(first, toward, spot):
    """W4.5: 4 dist2 <= TOUCH**2, and no quick way round may change that."""
    course = swung_course(first, toward)
    assert course.is_touched_at(spot) is (4 * exact_square(course.finish, spot) <= 401**2)


@pytest.mark.parametrize(
    ("spot", "touched"),
    [
        ((21_040, 10_000), True),  # 200
        ((21_039, 10_000), False),  # 201
        ((21_440, 10_000), True),  # from behind
        ((21_240, 12_225 + 200), True),  # beyond an end
        ((21_240, 12_225 + 201), False),
        ((21_240 + 141, 12_225 + 142), True),  # 40,045
        ((21_240 + 142, 12_225 + 142), False),  # 40,328
    ],
)
def test_touching_the_line_ends_where_the_circle_of_half_a_touch_ends(spot, touched):
    """W4.5: 200.5 units, G10-34, T94-4, G08-31."""
    assert COURSE.is_touched_at(spot) is touched


@given(first=spots, toward=directions, share=st.integers(0, 1000), link=directions, back=spots)
def test_no_link_slips_through_the_line(first, toward, share, link, back):
    """W4.5: a link that crosses it has an end that touches it; *back* moves it along itself."""
    course = swung_course(first, toward)
    (ax, ay), (bx, by) = course.finish
    on_line = Vec(ax + (bx - ax) * share // 1000, ay + (by - ay) * share // 1000)
    before = back.x % 401
    head = Vec(on_line.x - link.x * before // 400, on_line.y - link.y * before // 400)
    new = Vec(head.x + link.x, head.y + link.y)
    if LineString([head, new]).crosses(LineString(course.finish)):
        assert course.is_touched_at(head) or course.is_touched_at(new)


def test_the_front_faces_the_start_at_the_set_up():
    """W3.18, V95-32: left of post 0 -> post 1."""
    assert COURSE.is_in_front(Vec(6000, 10_000))
    assert COURSE.is_in_front(Vec(21_239, 1_000))
    assert not COURSE.is_in_front(Vec(21_240, 10_000))
    assert not COURSE.is_in_front(Vec(21_241, 10_000))


@pytest.mark.parametrize(
    ("neck_x", "side", "won"),
    [
        (20_800, Side.FRONT, True),
        (20_800, Side.EITHER, True),
        (21_240, Side.FRONT, False),
        (21_600, Side.FRONT, False),
        (21_600, Side.EITHER, True),
    ],
)
def test_only_a_neck_strictly_in_front_wins_where_the_side_matters(neck_x, side, won):
    """W3.18, V95-13, V95-32 against G10-34, G08-31."""
    head = Vec(21_200, 10_000)
    worm = Worm((head, Vec(neck_x, 10_000), *straight(neck_x, 9000).segments[2:]))
    assert COURSE.is_won_by(worm, side) is won


def test_a_post_keeps_its_number_and_the_start_posts_never_move():
    """W3.18, W3.5, G10-32, T94-14, T94-32, V95-19."""
    after = COURSE.swung(0, Vec(16_790, 12_225))
    assert after.finish == ((16_790, 12_225), (21_240, 12_225))
    assert after.start == COURSE.start
    assert COURSE.swung(1, Vec(25_690, 7775)).finish == ((21_240, 7775), (25_690, 7775))


@given(post=st.integers(0, 1), toward=st.tuples(st.integers(-999, 999), st.integers(-999, 999)))
def test_a_post_can_be_swung_to_every_direction(post, toward):
    """W3.12, W4.5: within a hundredth of a degree, G10-32, G10-33, G08-30, T94-34."""
    pivot = COURSE.finish[1 - post]
    to = COURSE.swing_spot(post, toward)
    assert 4450**2 <= distance2(pivot, to) < 4451**2
    if any(toward):
        wx, wy = to.x - pivot.x, to.y - pivot.y
        off = (wx * toward[1] - wy * toward[0]) / hypot(wx, wy) / hypot(*toward)
        assert abs(degrees(off)) < 0.01
        assert wx * toward[0] + wy * toward[1] > 0


def test_ten_thousand_swings_do_not_change_the_length():
    """W4.5: the distance of the posts stays the same; T94-33, V95-31."""
    draws, course = draws_of(5), COURSE
    for _ in range(10_000):
        post = draws.below(2)
        course = course.swung(post, course.swing_spot(post, direction(draws)))
        assert 4450**2 <= distance2(*course.finish) < 4451**2


def refusal(course: Course, post: int, to: Vec, *worms: Worm) -> WormUpRefusal | None:
    return course.swing_refusal(post, to, (*worms, FAR))


def test_a_swing_to_a_free_place_is_allowed():
    """G10-31, G08-28, G08-29, V95-30."""
    for post, toward in ((0, (-1, 0)), (1, (-1, 0)), (0, (0, 1)), (1, (0, -1)), (0, (3, 5))):
        assert refusal(COURSE, post, COURSE.swing_spot(post, toward)) is None


def test_a_swing_changes_something():
    """W3.12."""
    found = refusal(COURSE, 1, COURSE.finish[1])
    assert found
    assert found.reason is WormUpReason.SWING_NOTHING


@pytest.mark.parametrize(
    ("dx", "dy", "allowed"),
    [
        (-4449, 0, False),
        (-4450, 0, True),
        (-4450, 94, True),  # 19,811,336 of 19,811,401
        (-4450, 95, False),
        (-4451, 0, False),
        (-2670, -3560, True),
        (-2670, -3559, False),
    ],
)
def test_the_line_keeps_its_length_exactly(dx, dy, allowed):
    """W4.5, T94-33, V95-31: the card stays attached."""
    pivot = COURSE.finish[0]
    found = refusal(COURSE, 1, Vec(pivot.x + dx, pivot.y + dy))
    assert (found is None) is allowed
    if found:
        assert found.reason is WormUpReason.SWING_LENGTH
        assert found.contact
        assert found.contact.square == (dx * dx + dy * dy, 1)


@pytest.mark.parametrize(
    ("at", "allowed"), [(1200, True), (1199, False), (18_800, True), (18_801, False)]
)
def test_a_swung_post_stays_48_mm_off_the_edges(at, allowed):
    """W3.13: else the front could face the edge and nobody could win."""
    low = at < 10_000
    pivot = Vec(15_000, at + 4450 if low else at - 4450)
    course = COURSE._replace(finish=(pivot, Vec(15_000 + 4450, pivot.y)))
    found = refusal(course, 1, Vec(15_000, at))
    assert (found is None) is allowed
    if found:
        assert found.reason is WormUpReason.SWING_EDGE
        assert found.contact
        assert found.contact.second.kind is BodyKind.EDGE


@pytest.mark.parametrize(("x", "margin"), [(1200, True), (1199, False)])
def test_the_margin_counts_for_the_short_edges_too(x, margin):
    """W3.13."""
    course = COURSE._replace(finish=(Vec(x + 4450, 5000), Vec(x + 4450, 9450)))
    assert (refusal(course, 1, Vec(x, 5000)) is None) is margin
    other = COURSE._replace(finish=(Vec(25_550 - x, 5000), Vec(25_550 - x, 9450)))
    assert (refusal(other, 1, Vec(30_000 - x, 5000)) is None) is margin


@pytest.mark.parametrize(("gap", "reason"), [(349, WormUpReason.SWING_POST_ON_WORM), (350, None)])
def test_a_swung_post_may_touch_a_segment_and_not_overlap_it(gap, reason):
    """W3.13, W3.5: CLEAR; the worm lies behind the end of the line."""
    worm = straight(16_790 - gap, 7775)
    found = refusal(COURSE.swung(0, Vec(21_240, 7775)), 1, Vec(16_790, 7775), worm)
    assert (found and found.reason) is reason
    if found:
        assert found.contact
        assert found.contact.square == (349**2, 1)
        assert (found.contact.second.seat, found.contact.second.number) == (0, 0)


@pytest.mark.parametrize(("gap", "reason"), [(200, WormUpReason.SWING_LINE_ON_WORM), (201, None)])
def test_the_swung_line_comes_to_rest_off_every_worm(gap, reason):
    """W3.13: so that no swing ends the race; the worm that swings is no exception."""
    worm = straight(19_000, 7775 + gap, (0, 400))
    found = refusal(COURSE, 1, Vec(16_790, 7775), worm)
    assert (found and found.reason) is reason
    if found:
        assert found.contact
        assert found.contact.second.kind is BodyKind.LINE
        assert found.contact.second.at == (19_000, 7775)
        assert Fraction(*found.contact.square) == gap**2


@pytest.mark.parametrize(("gap", "reason"), [(299, WormUpReason.SWING_POST_ON_POST), (300, None)])
def test_a_swung_post_does_not_overlap_a_start_post(gap, reason):
    """W3.13, W3.5."""
    pivot = Vec(6000 + gap + 4450, 7775)
    course = COURSE._replace(finish=(pivot, Vec(pivot.x, 12_225)))
    found = refusal(course, 1, Vec(6000 + gap, 7775))
    assert (found and found.reason) is reason


@pytest.mark.parametrize(("gap", "reason"), [(150, WormUpReason.SWING_LINE_ON_POST), (151, None)])
def test_the_swung_line_comes_to_rest_off_the_start_posts(gap, reason):
    """W3.13."""
    course = COURSE._replace(finish=(Vec(8000, 7775 + gap), Vec(8000, 12_225 + gap)))
    found = refusal(course, 1, Vec(3550, 7775 + gap))
    assert (found and found.reason) is reason


@pytest.mark.parametrize(
    "finish",
    [
        (Vec(21_240, 7775), Vec(21_240, 12_224)),
        (Vec(21_240, 1199), Vec(21_240, 5649)),
        (Vec(6200, 7775), Vec(10_650, 7775)),
    ],
)
def test_posts_where_no_swing_leaves_them_are_not_sound(finish):
    """W4.1, W4.5: length, margin, the start posts."""
    assert COURSE.is_sound()
    assert not COURSE._replace(finish=finish).is_sound()


def swung_course(first: Vec, toward: Vec) -> Course:
    course = COURSE._replace(finish=(first, first))
    return course.swung(1, course.swing_spot(1, toward))


def exact_square(line: tuple[Vec, Vec], spot: Vec) -> Fraction:
    """Measure by projection in fractions, another way than the core does."""
    (ax, ay), (bx, by) = line
    wx, wy = bx - ax, by - ay
    share = Fraction((spot.x - ax) * wx + (spot.y - ay) * wy, wx * wx + wy * wy)
    share = min(max(share, Fraction(0)), Fraction(1))
    return (spot.x - ax - share * wx) ** 2 + (spot.y - ay - share * wy) ** 2
