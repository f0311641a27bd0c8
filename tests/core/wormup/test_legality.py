"""Where the next head may be: one spot tested alone, all spots at once, and brute force agree."""

from itertools import pairwise

import pytest
from shapely import LineString, MultiPoint, Point

from core.wormup.arcs import ring
from core.wormup.course import Course, start_course
from core.wormup.legality import Obstacles, ground_near, ground_of
from core.wormup.refusals import BodyKind, WormUpReason, WormUpRefusal
from core.wormup.worm import TOUCH, Vec, Worm, distance2, start_worm
from tests.core.wormup.races import brute_force, direction, draws_of, mirrored, positions
from tests.core.wormup.scenes import CURLED, EDGY, straight
from tests.tiers import IS_LONG, long

COURSE = start_course(15_240)
LONE = straight(10_000, 10_000)


def alone(worm: Worm, *others: Worm, course: Course = COURSE) -> Obstacles:
    return ground_of((worm, *others), 0, course)


def verdict(ground: Obstacles, spot: Vec, worm: Worm) -> WormUpRefusal | None:
    """Ask for *spot* in all three ways, which have to agree, and tell the refusal."""
    refusal = ground.refusal(spot, worm)
    assert ground.is_free(spot, worm) is (refusal is None)
    assert (spot in ground.spots(worm)) is (refusal is None)
    return refusal


def test_the_mask_is_what_brute_force_finds():
    """W4.3, W4.2: in positions of random races of every edition and number of seats."""
    for worms, seat, course in positions(300):
        found = ground_of(worms, seat, course).spots(worms[seat])
        assert set(found) == brute_force(worms, seat, course)
        assert len(set(found)) == len(found)


@long
@pytest.mark.timeout(3000)
def test_the_mask_is_what_brute_force_finds_in_a_hundred_thousand_positions():
    """W4.3: curled worms and crowds included."""
    for wildness in (1, 4, 6, 8):
        for worms, seat, course in positions(25_000, wildness):
            found = ground_of(worms, seat, course).spots(worms[seat])
            assert set(found) == brute_force(worms, seat, course)


def test_a_spot_tested_alone_agrees_with_the_list_and_with_its_refusal():
    """W4.2: for spots of the ring and for near misses around it, legal or not."""
    draws = draws_of(3)
    for worms, seat, course in positions(150):
        ground, worm = ground_of(worms, seat, course), worms[seat]
        legal = set(ground.spots(worm))
        for _ in range(20):
            v = direction(draws)
            miss = Vec(v.x + draws.below(5) - 2, v.y + draws.below(5) - 2)
            for offset in (v, miss):
                spot = Vec(worm.head.x + offset.x, worm.head.y + offset.y)
                assert ground.is_free(spot, worm) is (spot in legal)
                assert (ground.refusal(spot, worm) is None) is (spot in legal)


def test_the_ground_within_reach_gives_the_same_answers():
    """The obstacles left out are those that cannot matter."""
    for worms, seat, course in positions(300):
        whole, worm = ground_of(worms, seat, course), worms[seat]
        assert len(whole.obstacles) == 7 * (len(worms) - 1) + 4
        near = ground_near(worms, seat, course, worm.head, TOUCH)
        assert near.mask(worm) == whole.mask(worm)
        assert set(near.obstacles) <= set(whole.obstacles)
        farther = ground_near(worms, seat, course, worm.head, 4 * TOUCH)
        for _ in range(4):
            spot = farther.nearest_spot(worm, (1, 2))
            assert spot == whole.nearest_spot(worm, (1, 2))
            worm = worm if spot is None else worm.advanced(spot)


@pytest.mark.parametrize(("far", "is_gathered"), [(1400, True), (1401, False)])
def test_only_what_a_segment_within_reach_can_contact_is_gathered(far, is_gathered):
    """W4.2: to each side, of a worm and of the posts; never the own worm."""
    sides = [Vec(10_000 + x * far, 10_000 + y * far) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    other = Worm((*sides, Vec(0, 0), Vec(0, 0), Vec(0, 0)))
    course = Course((sides[0], sides[1]), (sides[2], sides[3]))
    near = ground_near((LONE, other), 0, course, LONE.head, 1000).obstacles
    expected = [(*spot, limit**2) for limit in (401, 350) for spot in sides]
    assert list(near) == (expected if is_gathered else [])


def test_the_table_mirrored_has_the_legal_spots_mirrored():
    """W4.3: exactly fair lanes."""
    for worms, seat, course in positions(100):
        spots = ground_of(worms, seat, course).spots(worms[seat])
        other_worms, other_course = mirrored(worms, course)
        other = ground_of(other_worms, seat, other_course).spots(other_worms[seat])
        assert {(x, 20_000 - y) for x, y in spots} == set(other)


def test_shapely_agrees_wherever_floats_can_tell():
    """W4.2: a second opinion from another program; within half a unit of a limit it has none."""
    for worms, seat, course in positions(60):
        (head, *own, _), ground = worms[seat].segments, ground_of(worms, seat, course)
        others = [s for other, worm in enumerate(worms) if other != seat for s in worm.segments]
        limits = [
            (MultiPoint(own), 400),
            (MultiPoint(others), 401),
            (MultiPoint(course.posts), 350),
        ]
        for v in ring().points[::40]:
            spot = Vec(head.x + v.x, head.y + v.y)
            gaps = [bodies.distance(Point(spot)) - limit for bodies, limit in limits]
            gaps += [spot.x - 200, 29_800 - spot.x, spot.y - 200, 19_800 - spot.y]
            if all(abs(gap) > 0.5 for gap in gaps):
                assert ground.is_free(spot, worms[seat]) is all(gap > 0 for gap in gaps)


def test_no_legal_link_crosses_another_link():
    """W4.4, W3.27: a piece may be lifted over a gap, but bodies never cross."""
    for worms, seat, course in positions(60):
        head = worms[seat].head
        after = [
            worm.segments if other != seat else worm.segments[:-1]
            for other, worm in enumerate(worms)
        ]
        near = [
            LineString([a, b])
            for segments in after
            for a, b in pairwise(segments)
            if distance2(a, head) < 1500**2 and head not in {a, b}
        ]
        for spot in ground_of(worms, seat, course).spots(worms[seat])[::20]:
            link = LineString([head, spot])
            assert not any(link.crosses(other) for other in near)


def test_a_head_may_be_laid_beyond_a_gap_that_it_could_not_pass():
    """W3.27: 12 mm are free between two segments, and the far side is reached by lifting."""
    low, high = straight(10_350, 9700, (0, -400)), straight(10_350, 10_300, (0, 400))
    assert distance2(low.head, high.head) == 600**2
    assert alone(LONE, low, high).refusal(Vec(10_400, 10_000), LONE)
    passed = LONE.advanced(Vec(10_066, 10_395))
    assert not alone(LONE, low, high).is_free(passed.head, LONE)
    wide = alone(LONE, straight(10_200, 9650, (0, -400)), straight(10_200, 10_350, (0, 400)))
    assert wide.is_free(Vec(10_400, 10_000), LONE)


def test_any_direction_is_open_to_a_lone_worm_but_its_own_neck():
    """G10-29, G08-26, T94-27, T94-28, V95-28: straight on, sharp turns, everything but back."""
    spots = alone(LONE).spots(LONE)
    assert len(spots) == 2496 - 827
    assert {Vec(10_400, 10_000), Vec(10_000, 10_400), Vec(10_000, 9600)} <= set(spots)
    assert Vec(9600, 10_000) not in spots


@pytest.mark.parametrize(("gap", "legal"), [(400, True), (399, False)])
def test_a_worm_may_touch_itself_and_not_overlap_itself(gap, legal):
    """W3.4, W4.2."""
    spot = Vec(10_000, 10_400)
    own = [Vec(10_000, 10_000), Vec(9600, 10_000), Vec(9300, 10_265), Vec(9200, 10_652)]
    own += [Vec(9400, 11_000), Vec(9780, 11_124), Vec(9900, 11_500)]
    own[4] = Vec(10_000, 10_400 + gap)
    refusal = verdict(alone(LONE), spot, Worm(tuple(own)))
    assert (refusal is None) is legal
    if refusal:
        assert refusal.reason is WormUpReason.OWN
        assert refusal.contact
        assert refusal.contact.second.number == 4
        assert refusal.contact.square == (gap**2, 1)


@pytest.mark.parametrize(("gap", "legal"), [(401, True), (400, False)])
def test_worms_may_not_touch_each_other(gap, legal):
    """W3.4, W4.2, G10-30, G08-27: apart, by one unit more than a touch."""
    spot, other = Vec(10_400, 10_000), straight(10_400 + gap, 10_000, (400, 0))
    refusal = verdict(alone(LONE, straight(3000, 3000), other), spot, LONE)
    assert (refusal is None) is legal
    if refusal:
        assert refusal.reason is WormUpReason.WORM
        contact = refusal.contact
        assert contact
        assert (contact.first.at, contact.first.seat) == (spot, 0)
        assert (contact.second.at, contact.second.seat) == (other.head, 2)
        assert (contact.square, contact.limit) == ((400**2, 1), (401**2, 1))


@pytest.mark.parametrize(("gap", "legal"), [(350, True), (349, False)])
@pytest.mark.parametrize("number", range(4))
def test_a_segment_may_touch_a_post_and_not_overlap_it(number, gap, legal):
    """W3.5, G10-3: all four are round obstacles."""
    post = COURSE.posts[number]
    spot = Vec(post.x - gap, post.y)
    worm = straight(spot.x - 400, spot.y)
    refusal = verdict(alone(worm), spot, worm)
    assert (refusal is None) is legal
    if refusal:
        assert refusal.reason is WormUpReason.POST
        assert refusal.contact
        body = refusal.contact.second
        assert body.kind is (BodyKind.FINISH_POST if number > 1 else BodyKind.START_POST)
        assert (body.number, body.at) == (number % 2, post)


@pytest.mark.parametrize(("at", "legal"), [(200, True), (199, False)])
@pytest.mark.parametrize("side", ["low", "high", "left", "right"])
def test_a_segment_lies_wholly_on_the_table(side, at, legal):
    """W3.6, G10-6, G08-7: any smooth flat surface without a board, and it has edges."""
    spot, step = {
        "low": (Vec(5000, at), (0, 400)),
        "high": (Vec(5000, 20_000 - at), (0, -400)),
        "left": (Vec(at, 5000), (400, 0)),
        "right": (Vec(30_000 - at, 5000), (-400, 0)),
    }[side]
    worm = straight(spot.x + step[0], spot.y + step[1], step)
    refusal = verdict(alone(worm), spot, worm)
    assert (refusal is None) is legal
    if refusal:
        assert refusal.reason is WormUpReason.EDGE
        assert refusal.contact
        assert refusal.contact.second.kind is BodyKind.EDGE


@pytest.mark.parametrize("offset", [(399, 0), (401, 0), (400, 29), (0, 0), (5000, 0)])
def test_a_new_head_touches_the_old_one(offset):
    """W4.3, G10-13, T94-9: not nearer and not farther."""
    spot = Vec(10_000 + offset[0], 10_000 + offset[1])
    refusal = verdict(alone(LONE), spot, LONE)
    assert refusal
    assert refusal.reason is WormUpReason.LINK
    assert refusal.contact
    assert refusal.contact.second.at == LONE.head


def test_the_tail_and_the_old_head_are_no_obstacles():
    """W4.2: the tail moves away, so its own place may be taken."""
    ring_of_seven = Worm(
        (
            Vec(10_000, 10_000),
            Vec(10_400, 10_000),
            Vec(10_600, 10_347),
            Vec(10_460, 10_722),
            Vec(10_065, 10_786),
            Vec(9756, 10_532),
            Vec(9822, 10_137),
        )
    )
    assert distance2(ring_of_seven.head, ring_of_seven.tail) < 400**2
    assert alone(LONE).refusal(Vec(9700, 10_265), ring_of_seven)  # the sixth is still there
    assert alone(LONE).refusal(Vec(9600, 10_000), ring_of_seven) is None


def test_a_blocked_head_has_no_spot_at_all():
    """W3.2: exactly blocked, and not from the other end."""
    ground = alone(CURLED)
    assert ground.is_blocked(CURLED)
    assert ground.spots(CURLED) == ()
    assert ground.nearest_spot(CURLED, (1, 0)) is None
    assert not ground.is_blocked(CURLED.turned())


def test_the_nearest_spot_is_the_wished_one_if_it_is_free():
    """W4.3: what a window takes for the pointer."""
    assert alone(LONE).nearest_spot(LONE, (7, 0)) == (10_400, 10_000)
    aside = alone(LONE).nearest_spot(LONE, (-1000, 1))
    assert aside
    assert distance2(aside, LONE.segments[1]) >= 400**2
    assert distance2(aside, LONE.segments[1]) < 402**2


INNER = Worm(
    (
        Vec(4036, 11_394),
        Vec(4436, 11_394),
        Vec(4800, 11_227),
        Vec(5200, 11_227),
        Vec(5600, 11_227),
        Vec(5800, 10_880),
        Vec(5400, 10_880),
    )
)
"""Back among the others at the start, between two of them."""
FIVE = tuple(start_worm(lane, 5) for lane in range(5))
THREE = tuple(start_worm(lane, 3) for lane in range(3))


@pytest.mark.parametrize(
    ("worms", "seat", "one", "two"),
    [
        pytest.param(FIVE, 2, 1669, 1_681_565, id="start of five"),
        pytest.param(THREE, 1, 1669, 2_603_989, id="middle of three"),
        pytest.param((*FIVE[:3], INNER, FIVE[4]), 4, 685, 782_152, id="crowd"),
        pytest.param((CURLED, LONE), 0, 0, 0, id="blocked"),
        pytest.param((CURLED.turned(), LONE), 0, 1249, 1_827_435, id="from the tail"),
        pytest.param((LONE, EDGY), 1, 1, 679, id="one spot left"),
        pytest.param((straight(20_600, 11_800), LONE), 0, 1669, 2_049_017, id="post ahead"),
        pytest.param((straight(600, 201, (400, 0)), LONE), 0, 836, 697_744, id="corner"),
    ],
)  # fmt: skip
def test_the_number_of_ways_to_place_one_and_two_segments_is_known(worms, seat, one, two):
    """Perft (W4.2, W4.3): one number checks ring, contacts, posts and edges at once.

    Counted by brute force once and for all.
    """
    ground = ground_of(worms, seat, COURSE)
    first = ground.spots(worms[seat])
    after = (worms[seat].advanced(spot) for spot in first)
    assert (len(first), sum(ground.mask(worm).bit_count() for worm in after)) == (one, two)


def chain(*offsets: tuple[int, int]) -> list[Vec]:
    """Lay six segments from the tail of LONE on, head first."""
    spots = [LONE.tail]
    for x, y in offsets:
        spots.insert(0, Vec(spots[0].x + x, spots[0].y + y))
    return spots[:-1]


@pytest.mark.parametrize(
    ("offsets", "others"),
    [
        ((), ()),
        (((0, 400),) * 3, ()),
        (((0, 400), (400, 0), (400, 0), (0, -400)), (straight(9_000, 9_000),)),
    ],
)
def test_every_spot_at_which_a_worm_laid_anew_may_go_on_is_known(offsets, others):
    """W3.16: the mask and the judge of one spot agree, near the finish line too.

    Of the spots all round every fifth is judged, with --long all.
    """
    laid = [LONE.tail]
    for x, y in offsets:
        laid.append(Vec(laid[-1].x + x, laid[-1].y + y))
    line = (LONE.tail.x + 500, LONE.tail.y - 2_000), (LONE.tail.x + 500, LONE.tail.y + 2_450)
    ground = alone(LONE, *others, course=Course(COURSE.start, (Vec(*line[0]), Vec(*line[1]))))
    ways = [*enumerate(ring().points)][:: 1 if IS_LONG else 25]
    spots = [Vec(laid[-1].x + x, laid[-1].y + y) for _, (x, y) in ways]
    free = [ground.repose_spot_refusal(spot, laid) is None for spot in spots]
    assert [bool(ground.repose_mask(laid) >> place & 1) for place, _ in ways] == free
    assert 0 < sum(free) < len(free)


def test_all_but_the_tail_may_be_laid_anew():
    """W3.16, V95-33, V95-34: in one chain from the last segment on."""
    away = chain(*[(0, 400)] * 6)
    assert alone(LONE).repose_refusal(away, LONE) is None


@pytest.mark.parametrize(
    ("points", "others", "reason"),
    [
        (chain(*[(400, 0)] * 6), (), WormUpReason.REPOSE_NOTHING),
        (chain(*[(0, 400)] * 5), (), WormUpReason.REPOSE_COUNT),
        (chain(*[(0, 400)] * 7), (), WormUpReason.REPOSE_COUNT),
        (chain((0, 402), *[(0, 400)] * 5), (), WormUpReason.LINK),
        (chain(*[(0, 400)] * 5, (0, 399)), (), WormUpReason.LINK),
        (chain((0, 400), (0, -400), *[(0, -400)] * 4), (), WormUpReason.OWN),
        (chain((0, 400), (347, 200), (347, -200), (0, -400), (347, -200), (0, -400)), (), None),
        (chain((0, 400), (347, 200), (0, -400), *[(-347, -200)] * 3), (), WormUpReason.OWN),
        (chain(*[(0, 400)] * 6), (straight(8001, 11_200, (400, 0)),), None),
        (chain(*[(0, 400)] * 6), (straight(8000, 11_200, (400, 0)),), WormUpReason.WORM),
        (chain(*[(-240, -320)] * 6), (), WormUpReason.POST),
    ],
)  # fmt: skip
def test_each_segment_of_a_re_pose_is_legal_and_something_changes(points, others, reason):
    """W3.16: six segments, one chain, W4.2 for each of them."""
    refusal = alone(LONE, *others).repose_refusal(points, LONE)
    assert (refusal and refusal.reason) is reason


def test_a_re_pose_stays_on_the_table():
    """W3.16, W3.6."""
    worm = straight(5000, 2500)
    points = [Vec(worm.tail.x, worm.tail.y - 400 * j) for j in range(6, 0, -1)]
    assert [point.y for point in points] == [100, 500, 900, 1300, 1700, 2100]
    refusal = alone(worm).repose_refusal(points, worm)
    assert refusal
    assert refusal.reason is WormUpReason.EDGE


@pytest.mark.parametrize(
    ("x", "step", "reason"),
    [
        (21_039, -400, None),
        (21_040, -400, WormUpReason.REPOSE_LINE),
        (21_440, 400, WormUpReason.REPOSE_LINE),
        (21_441, 400, None),
    ],
)
def test_a_re_pose_may_not_touch_the_finish_line(x, step, reason):
    """W3.16: a change of direction is not an advance; from behind it is the same line."""
    points = [Vec(x + step * j, 10_000) for j in range(6)]
    worm = straight(x + 6 * step, 12_400, (0, -400))
    refusal = alone(worm).repose_refusal(points, worm)
    assert (refusal and refusal.reason) is reason
