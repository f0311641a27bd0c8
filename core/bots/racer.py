"""Where to go: a beam of walks towards the line, every placement of them legal.

Law: a walk grows by the rules' own `Walk`, so no walk from here can be refused. The number of
walks, placements and directions bounds the work.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, hypot, radians, sin

from core.bots.terrain import Point, Route, Terrain
from core.wormup import arcs
from core.wormup.legality import Obstacles, ground_of
from core.wormup.moves import Placement, Walk
from core.wormup.worm import SEGMENTS, D, Vec, distance2

_ASIDE = tuple(
    (cos(radians(turn)), sin(radians(turn)))
    for angle in (8, 18, 30, 45, 65, 90, 130, 180)
    for turn in (angle, -angle)
)
"""Directions to try besides the best one, as cosine and sine of the turn."""
_TRUE = 0.995
"""A free spot this near to the wished direction, as a cosine, needs no alternatives."""
_BLOCKED, _TIGHT = 2_000.0, 300.0
"""The cost of a head that cannot go on, or has fewer free spots than `_FEW`."""
_FEW = 250
_BENDS = tuple(
    (side * first, side * turn)
    for first, turn in (
        (0, 12),
        (15, 0),
        (30, 0),
        (45, -12),
        (30, -12),
        (0, 30),
        (60, -20),
        (90, -20),
    )
    for side in (1, -1)
)
"""Degrees: where a bend begins, and how far it turns with every placement."""
_WORTHWHILE = 300.0
"""No bot re-poses its worm to get less than this nearer to the line."""


@dataclass(frozen=True, slots=True)
class Path:
    """A walk, the placements that led there, and the *way* left, towards *aim* first."""

    walk: Walk
    placements: tuple[Placement, ...]
    way: float
    aim: Point


def paths(walk: Walk, width: int) -> list[Path]:
    """Return ways to place as much of the number as there is room for, the best first.

    *width* walks are kept after each placement.
    """
    terrain = terrain_of(walk)
    route = terrain.route(walk.worm.head).joined(terrain.route(walk.worm.tail))
    kept = [Path(walk, (), *terrain.along(route, walk.worm.head))]
    ended: list[Path] = []
    while kept:
        grown: dict[Vec, Path] = {}
        for path in kept:
            more = () if _is_done(path.walk) else tuple(_grown(path, terrain, route))
            grown.update((new.walk.worm.head, new) for new in more)
            ended += () if more else (path,)
        kept = sorted(grown.values(), key=_merit)[:width]
    return sorted(ended, key=_merit)


def bends(walk: Walk) -> Iterator[Path]:
    """Yield ways that leave the best direction, to lie where others want to go."""
    terrain, head = terrain_of(walk), walk.worm.head
    way, aim = terrain.along(terrain.route(head), head)
    for first, turn in _BENDS:
        path = Path(walk, (), way, aim)
        while not _is_done(path.walk):
            angle = radians(first + turn * path.walk.placed)
            dx, dy = aim[0] - head.x, aim[1] - head.y
            c, s = cos(angle), sin(angle)
            spot = path.walk.ground.nearest_spot(
                path.walk.worm, (round(dx * c - dy * s), round(dx * s + dy * c))
            )
            after = path.walk.place(Placement(spot)) if spot else None
            if not spot or not isinstance(after, Walk):
                break
            path = Path(after, (*path.placements, Placement(spot)), way, aim)
        else:
            yield path


def terrain_of(walk: Walk) -> Terrain:
    """Return the terrain of *walk*: all but its own worm."""
    ground = walk.ground
    others = [worm for seat, worm in enumerate(ground.worms) if seat != ground.seat]
    return Terrain(ground.course, walk.profile.side, others)


def _is_done(walk: Walk) -> bool:
    return walk.won or walk.placed == walk.number


def _merit(path: Path) -> tuple[bool, float]:
    return not path.walk.won, path.way


def _grown(path: Path, terrain: Terrain, route: Route) -> Iterator[Path]:
    """Yield *path* with one more segment, also from the other end if the worm may turn round."""
    walk = path.walk
    spots = _spots(walk, path.aim)
    for spot in spots:
        yield from _placed(path, Placement(spot), terrain, route)
    if spots and walk.placed:
        return
    turned = walk.reverse()
    if isinstance(turned, Walk):
        _, aim = terrain.along(route, turned.worm.head)
        for spot in _spots(turned, aim):
            yield from _placed(path, Placement(spot, reverse=True), terrain, route)


def _spots(walk: Walk, aim: Point) -> list[Vec]:
    """List free spots for the next head: the nearest to *aim*, and others if it is not close."""
    head, mask = walk.worm.head, walk.ground.mask(walk.worm)
    dx, dy = aim[0] - head.x, aim[1] - head.y
    best = arcs.nearest(mask, (round(dx), round(dy)))
    if best is None:
        return []
    offsets = {best}
    if best.x * dx + best.y * dy < _TRUE * hypot(*best) * hypot(dx, dy):
        turned = ((dx * c - dy * s, dx * s + dy * c) for c, s in _ASIDE)
        offsets.update(arcs.nearest(mask, (round(x), round(y))) or best for x, y in turned)
    return [Vec(head.x + x, head.y + y) for x, y in sorted(offsets)]


def _placed(path: Path, step: Placement, terrain: Terrain, route: Route) -> Iterator[Path]:
    """Yield *path* after the placement *step*, or nothing if the rules refuse it."""
    walk = path.walk.place(step)
    if not isinstance(walk, Walk):
        return
    way, aim = terrain.along(route, walk.worm.head)
    room = walk.ground.mask(walk.worm).bit_count()
    way += 0.0 if room >= _FEW else _TIGHT if room else _BLOCKED
    yield Path(walk, (*path.placements, step), way, aim)


def relaid(walk: Walk) -> Walk | None:
    """Re-pose the worm from its tail towards the line; None if it gets no nearer (W3.16)."""
    tail = walk.worm.tail
    ground = ground_of(walk.ground.worms, walk.ground.seat, walk.ground.course)
    terrain = terrain_of(walk)
    route = terrain.route(walk.worm.head).joined(terrain.route(tail))
    chain = [tail]
    while len(chain) < SEGMENTS:
        _, aim = terrain.along(route, chain[-1])
        spot = next((s for s in _spread(chain[-1], aim) if _takes(ground, chain, s)), None)
        if spot is None:
            return None
        chain.append(spot)
    if terrain.along(route, chain[-1])[0] > terrain.along(route, walk.worm.head)[0] - _WORTHWHILE:
        return None
    anew = walk.repose(chain[:0:-1])
    return anew if isinstance(anew, Walk) else None


def _takes(ground: Obstacles, chain: Sequence[Vec], spot: Vec) -> bool:
    """Return whether a re-posed worm may go on from *chain* to *spot*."""
    return (
        ground.is_clear(spot)
        and not ground.course.is_touched_at(spot)
        and all(distance2(spot, own) >= D**2 for own in chain[:-1])
    )


def _spread(head: Vec, aim: Point) -> Iterator[Vec]:
    """Yield spots of the ring round *head*: first towards *aim*, then further and further off."""
    dx, dy = aim[0] - head.x, aim[1] - head.y
    for c, s in ((1.0, 0.0), *_ASIDE):
        offset = arcs.nearest(arcs.FULL, (round(dx * c - dy * s), round(dx * s + dy * c)))
        if offset:
            yield Vec(head.x + offset.x, head.y + offset.y)
