"""The simplest racer: any face, the highest number, straight to the line, never a swing.

Law: every choice is legal in every edition. It promises nothing else.
"""

from math import cos, pi, sin

from core.bots.chance import Chance
from core.bots.terrain import Terrain
from core.wormup import arcs
from core.wormup.moves import Move, Placement, Walk
from core.wormup.profiles import Face
from core.wormup.race import Race
from core.wormup.worm import Vec

_DIRECTIONS = tuple((cos(pi * turn / 16), sin(pi * turn / 16)) for turn in range(32))


def bid(race: Race, seat: int, chance: Chance) -> Face:
    """Pick any face that does not rest."""
    return chance.pick([face for face in race.profile.faces if not race.bid_refusal(seat, face)])


def number(race: Race) -> int:
    """Return the highest free number."""
    return max(race.free_numbers())


def move(race: Race, seat: int) -> Move:
    """Place the full number, each segment as near to the line as possible."""
    walk = race.walk(seat)
    placements: list[Placement] = []
    while isinstance(walk, Walk) and not walk.won and walk.placed < walk.number:
        placement = _next(walk)
        if placement is None:
            break
        placements.append(placement)
        walk = walk.place(placement)
    assert isinstance(walk, Walk), walk
    return Move(tuple(placements))


def _next(walk: Walk) -> Placement | None:
    """Return the next placement, from the other end if this one is blocked; None if both are."""
    terrain = Terrain(walk.ground.course, walk.profile.side, ())
    spot = _nearest(walk, terrain)
    if spot:
        return Placement(spot)
    turned = walk.reverse()
    spot = _nearest(turned, terrain) if isinstance(turned, Walk) else None
    return Placement(spot, reverse=True) if spot else None


def _nearest(walk: Walk, terrain: Terrain) -> Vec | None:
    """Return the free spot for the next head that is nearest to the line."""
    x, y = walk.worm.head
    mask = walk.ground.mask(walk.worm)
    foot = terrain.foot(walk.worm.head)
    directions = ((foot[0] - x, foot[1] - y), *((1_000 * c, 1_000 * s) for c, s in _DIRECTIONS))
    offsets = [arcs.nearest(mask, (round(dx), round(dy))) for dx, dy in directions]
    spots = [Vec(x + offset.x, y + offset.y) for offset in offsets if offset]
    return min(spots, key=terrain.bare, default=None)
