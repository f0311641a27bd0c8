"""How far it is to the line: straight when nothing bars the way, round what does."""

import pytest

from core.bots.terrain import Terrain
from core.wormup.course import start_course
from core.wormup.profiles import Side
from core.wormup.worm import D, Vec, Worm

COURSE = start_course(15_240)
X_LINE = 6_000 + 15_240


def wall(x: int, top: int) -> Worm:
    return Worm(tuple(Vec(x, top + D * i) for i in range(7)))


def test_the_free_way_is_straight() -> None:
    assert Terrain(COURSE, Side.EITHER, ()).way((X_LINE - 3_000, 10_000)) == pytest.approx(3_000)


def test_a_wall_makes_the_way_longer_but_not_endless() -> None:
    free = Terrain(COURSE, Side.EITHER, ())
    barred = Terrain(COURSE, Side.EITHER, (wall(X_LINE - 1_500, 8_800),))
    spot = (X_LINE - 3_000, 10_000)
    assert free.way(spot) + 100 < barred.way(spot) < free.way(spot) + 4_000
    assert barred.bare(spot) == pytest.approx(free.way(spot))


def test_from_behind_it_is_further_where_only_the_front_counts() -> None:
    """V95-32."""
    behind = (X_LINE + 2_000, 10_000)
    assert Terrain(COURSE, Side.FRONT, ()).way(behind) > Terrain(COURSE, Side.EITHER, ()).way(
        behind
    )


def test_a_route_ends_on_the_line_and_its_length_is_the_way() -> None:
    terrain = Terrain(COURSE, Side.EITHER, (wall(X_LINE - 1_500, 8_800),))
    spot = (X_LINE - 3_000, 10_000)
    route = terrain.route(spot)
    assert route.length == pytest.approx(terrain.way(spot))
    assert route.corners[-1][0] == pytest.approx(X_LINE)
    assert route.left[-1] == pytest.approx(0.0)
