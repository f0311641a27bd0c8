"""The circle of a finish post."""

from math import atan2, hypot

from core.wormup.refusals import WormUpReason
from core.wormup.worm import GATE
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.orbit import Orbit
from tests.core.wormup.scenes import moving, straight

_WORM = straight(8_000, 8_000)
_FOOT = moving("gryphon2010", _WORM).course.finish[1]


def _orbit(*others):
    return Orbit(MoveDraft(moving("gryphon2010", _WORM, *others, number=0, x=True), 0), 0)


def test_where_nothing_is_in_the_way_the_whole_circle_is_free():
    circle = _orbit().circle()
    assert (circle.middle, circle.radius, circle.refused) == (_FOOT, GATE, ())
    assert sum(high - low for low, high in circle.free) > 6.28
    assert _orbit().refused_parts() == []


def test_a_worm_on_the_circle_bars_a_part_of_it_and_is_named_there():
    orbit = _orbit(straight(_FOOT.x - GATE, _FOOT.y, (0, 400)))
    circle = orbit.circle()
    assert circle.free
    parts = orbit.refused_parts()
    assert len(parts) == len(circle.refused) >= 1
    on_worm = {WormUpReason.SWING_POST_ON_WORM, WormUpReason.SWING_LINE_ON_WORM}
    for at, refusal in parts:
        assert refusal.reason in on_worm
        assert abs(hypot(at[0] - _FOOT.x, at[1] - _FOOT.y) - GATE) < 2
    assert any(abs(atan2(at[1] - _FOOT.y, at[0] - _FOOT.x)) > 2.5 for at, _ in parts)


def test_what_has_been_laid_since_is_asked_anew():
    orbit = _orbit()
    before = orbit.circle()
    assert orbit.circle() == before
    other = _orbit(straight(_FOOT.x - GATE, _FOOT.y, (0, 400)))
    assert other.circle() != before
