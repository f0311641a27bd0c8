"""Where to go: a beam of walks towards the line, every placement of them legal.

Law: a walk grows by the rules' own `Walk`, so nothing that comes out of here can be refused. The
number of walks, placements and directions bounds the work.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, hypot, radians, sin

from core.bots.terrain import Point, Route, Terrain
from core.wormup import arcs
from core.wormup.moves import Placement, Walk
from core.wormup.worm import Vec, Worm

_ASIDE = tuple(
    (cos(radians(turn)), sin(radians(turn)))
    for angle in (8, 18, 30, 45, 65, 90, 130, 180)
    for turn in (angle, -angle)
)
"""Directions to try beside the best one."""
_TRUE = 0.995
"""So near to its direction, as a cosine, a free spot needs no other beside it."""
_BLOCKED, _TIGHT = 2_000.0, 300.0
"""What a head costs that cannot go on, or has fewer free spots than `_FEW`."""
_FEW = 250


@dataclass(frozen=True, slots=True)
class Path:
    """A walk, the placements that led there, and the *way* that is left, towards *aim* first."""

    walk: Walk
    placements: tuple[Placement, ...]
    way: float
    aim: Point


def paths(walk: Walk, width: int) -> list[Path]:
    """Find ways to place as much of the number as there is room for, the best first.

    *width* is how many walks are kept after each placement.
    """
    ground = walk.ground.whole()
    terrain = Terrain(ground.course, walk.profile.side, ground.segments)
    route = terrain.route(walk.worm.head).joined(terrain.route(walk.worm.tail))
    kept = [Path(walk, (), *terrain.along(route, walk.worm.head))]
    ended: list[Path] = []
    while kept:
        grown: dict[Vec, Path] = {}
        for path in kept:
            if path.walk.won or path.walk.placed == path.walk.number:
                ended.append(path)
                continue
            more = {new.walk.worm.head: new for new in _grown(path, terrain, route)}
            ended += [] if more else [path]
            grown |= more
        kept = sorted(grown.values(), key=lambda path: path.way)[:width]
    return sorted(ended, key=_merit)


def _merit(path: Path) -> tuple[bool, int, float]:
    return not path.walk.won, -path.walk.placed, path.way


def _grown(path: Path, terrain: Terrain, route: Route) -> Iterator[Path]:
    """Place one more segment, and turn round where that is allowed and better or the only way."""
    walk = path.walk
    ...
