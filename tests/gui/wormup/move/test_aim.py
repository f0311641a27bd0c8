"""Meaning a place round a disc."""

from core.wormup.refusals import WormUpReason
from core.wormup.worm import Vec
from gui.wormup.board.fan import PlacementFan
from gui.wormup.board.sprites import ChosenRing, Halo, Head
from gui.wormup.move.aim import Aim
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.reach import reach_of
from tests.core.wormup.scenes import CURLED, moving, straight

_WORM = straight(8_000, 8_000)


def _aim(worm=_WORM, *others):
    walk = MoveDraft(moving("gryphon2010", worm, *others), 0).walk
    return Aim(reach_of(walk.ground, worm), lambda spot: walk.ground.refusal(spot, worm))


def test_a_free_place_is_meant_as_it_is():
    aim = _aim()
    aim.point((8_900, 8_000))
    assert (aim.meant, aim.conflict) == ((8_400, 8_000), None)


def test_a_place_that_is_not_free_snaps_to_one_near_by_and_says_why():
    aim = _aim(_WORM, straight(8_700, 8_000, (400, 0)))
    aim.point((8_500, 8_000))
    assert aim.conflict is not None
    assert aim.conflict.reason is WormUpReason.WORM
    assert aim.meant is not None
    below, above = ([type(one) for one in found] for found in (aim.below(), aim.sprites(0)))
    assert below == [PlacementFan, Halo]
    assert above == [Head, ChosenRing]


def test_the_fan_shows_what_is_free_and_hatches_where_something_else_is_in_the_way():
    (fan,) = _aim(_WORM, straight(8_700, 8_000, (400, 0))).below()
    assert any(low < 1.5 < high for low, high in fan.free)
    (refused,) = fan.refused
    assert refused[0] < 0.0 < refused[1]
    assert all(high < 1.0 and low > -1.0 for low, high in fan.refused), "not where it lies itself"


def test_far_from_every_free_place_nothing_is_meant():
    aim = _aim(CURLED)
    aim.point((CURLED.head.x + 400, CURLED.head.y))
    assert aim.meant is None
    assert aim.conflict is not None


def test_pointing_nowhere_means_nothing():
    aim = _aim()
    aim.point((8_900, 8_000))
    aim.point(None)
    assert (aim.meant, aim.conflict) == (None, None)


def test_a_place_is_meant_from_near_the_head_or_within_a_fingers_width():
    aim = _aim()
    assert aim.means((8_900, 8_000), 0)
    assert not aim.means((9_200, 8_000), 0)
    assert aim.means((9_200, 8_000), 2_000)
    aim.toward((0, 1))
    assert aim.meant == Vec(8_000, 8_400)
