"""Which segment a refusal names, counted from the head, and on which side the line is."""

import pytest

from core.wormup.arcs import ring
from core.wormup.course import Course
from core.wormup.refusals import Body, WormUpReason, WormUpRefusal
from core.wormup.worm import Vec, Worm
from tests.core.wormup.test_legality import COURSE, LONE, alone


def named(refusal: WormUpRefusal | None) -> tuple[WormUpReason, Body, Body]:
    """Give the reason of *refusal* and both bodies of its contact."""
    assert refusal
    assert refusal.contact
    return refusal.reason, refusal.contact.first, refusal.contact.second


def test_a_link_that_does_not_touch_is_told_of_the_new_head_and_the_old_one():
    """W4.3: both are number 0, the head of the worm that is to be and of the one that is."""
    spot = Vec(10_500, 10_000)
    refusal = alone(LONE).refusal(spot, LONE)
    reason, new, head = named(refusal)
    assert reason is WormUpReason.LINK
    assert refusal
    assert refusal.contact
    assert (refusal.contact.square, refusal.contact.limit) == ((500**2, 1), (400**2, 1))
    assert (new.at, new.number, new.seat) == (spot, 0, 0)
    assert (head.at, head.number, head.seat) == (LONE.head, 0, 0)


def test_a_worm_laid_anew_has_its_segments_numbered_to_the_tail():
    """W3.16: the tail, which stays, is the seventh."""
    laid = [LONE.tail, Vec(LONE.tail.x, LONE.tail.y + 400)]
    far = Vec(laid[1].x, laid[1].y + 500)
    reason, new, before = named(alone(LONE).repose_spot_refusal(far, laid))
    assert (reason, new.number, before.number) == (WormUpReason.LINK, 4, 5)
    back = Vec(laid[0].x + 200, laid[1].y - 347)
    reason, new, tail = named(alone(LONE).repose_spot_refusal(back, laid))
    assert (reason, new.number, tail.number) == (WormUpReason.OWN, 4, 6)


@pytest.mark.parametrize("side", [1, -1])
def test_a_worm_laid_anew_keeps_off_a_line_on_its_own_side_only(side):
    """W3.16: above or below."""
    worm = Worm(tuple(Vec(x, 10_000) for x in range(12_400, 9600, -400)))
    x, y = worm.tail.x, worm.tail.y + 500 * side
    course = Course(COURSE.start, (Vec(x - 2225, y), Vec(x + 2225, y)))
    mask = alone(worm, course=course).repose_mask([worm.tail])
    free = {ring().points[place] for place in range(len(ring().points)) if mask >> place & 1}
    assert Vec(0, -400 * side) in free
    assert Vec(0, 400 * side) not in free


def test_a_spot_exactly_a_diameter_from_an_own_segment_is_free_also_off_the_axes():
    """W4.2: they touch, and 240, 320 is as far as 400 straight on."""
    head, away = Vec(3000, 2000), Vec(200, 200)
    spot = (head.x + 400, head.y)
    for dx, dy, is_free in ((240, 320, True), (240, 319, False), (400, 0, True), (399, 0, False)):
        near = Vec(spot[0] + dx, spot[1] + dy)
        worm = Worm((head, near, away, away, away, away, away))
        assert alone(worm).is_free(spot, worm) is is_free
