"""Where the next head may lie."""

from math import pi

import pytest

from core.wormup import arcs
from core.wormup.worm import Vec
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.reach import Reach, reach_of
from tests.core.wormup.scenes import moving, straight

_WORM = straight(8_000, 8_000)
_GROUND = MoveDraft(moving("gryphon2010", _WORM), 0).walk.ground


def test_a_lone_worm_can_go_everywhere_but_into_its_neck():
    reach = reach_of(_GROUND, _WORM)
    ((low, high),) = reach.runs()
    assert low == pytest.approx(-2 / 3 * pi, abs=0.01)
    assert high == pytest.approx(2 / 3 * pi, abs=0.01)
    assert reach.toward((1, 0)) == (8_400, 8_000)


def test_an_arc_that_goes_over_the_back_is_one():
    reach = reach_of(_GROUND, straight(8_000, 8_000, (400, 0)))
    assert len(reach.runs()) == 1


def test_the_keys_walk_over_free_points_only_and_all_round():
    reach = reach_of(_GROUND, _WORM)
    walked = [reach.toward((1, 0))]
    while len(walked) < 200 and (at := walked[-1]):
        assert _GROUND.is_free(at, _WORM)
        walked.append(reach.turned(at, 24))
    assert len(set(walked)) > 60


def test_one_point_on_and_one_back_is_the_same_point():
    reach = reach_of(_GROUND, _WORM)
    at = Vec(8_400, 8_000)
    there = reach.turned(at, 1)
    assert there is not None
    assert there != at
    assert reach.turned(there, -1) == at


def test_where_nothing_is_free_nothing_is_found():
    nowhere = Reach(Vec(0, 0), 0)
    assert nowhere.toward((1, 0)) is None
    assert nowhere.turned(Vec(400, 0), 5) is None
    assert nowhere.runs() == ()
    assert Reach(Vec(0, 0), arcs.FULL).runs()
