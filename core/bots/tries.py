"""How hard a puzzle is: how often somebody who moves at random tries until the race is won.

Law: a function of the race and the seed.
"""

from collections.abc import Callable
from math import cos, pi, sin

from core.bots.chance import Chance
from core.bots.racer import relaid
from core.bots.swinger import seems_to_land, swings
from core.bots.terrain import Point, Terrain
from core.wormup.moves import Move, Placement, Walk
from core.wormup.profiles import SwingWhen
from core.wormup.race import Race
from core.wormup.worm import Worm

MOST = 240
"""Who has tried so often gives up."""
_OTHER_WAYS = 4
"""Every so manieth try begins otherwise than by going on: turned, re-posed or with a swing."""
_ASIDE = pi / 2


def tries(race: Race, seat: int, seed: bytes) -> int:
    """Return how many moves of *seat*, drawn at random, it takes to win; at most `MOST`."""
    chance = Chance(seed)
    walk = race.walk(seat)
    assert isinstance(walk, Walk)
    return next((n for n in range(1, MOST) if _drawn(walk, chance).won), MOST)


def ahead(race: Race, seat: int) -> Move:
    """Return the move of *seat* that goes on as its worm looks, as long as there is room."""

    def looks(worm: Worm) -> tuple[int, int]:
        head, neck = worm.segments[:2]
        return head.x - neck.x, head.y - neck.y

    walk = race.walk(seat)
    assert isinstance(walk, Walk)
    return Move(_laid(walk, looks))


def drags(race: Race, seat: int) -> tuple[Move, Move]:
    """Return the moves of who drags the head of *seat* to the line where that is nearest.

    The first goes to the place that was nearest at first, the second to that of each segment.
    """
    walk = race.walk(seat)
    assert isinstance(walk, Walk)
    terrain = Terrain(walk.ground.course, walk.profile.side, ())
    first = terrain.foot(walk.worm.head)

    def toward(foot: Point, worm: Worm) -> tuple[int, int]:
        return round(foot[0] - worm.head.x), round(foot[1] - worm.head.y)

    return (
        Move(_laid(walk, lambda worm: toward(first, worm))),
        Move(_laid(walk, lambda worm: toward(terrain.foot(worm.head), worm))),
    )


def _laid(walk: Walk, toward: Callable[[Worm], tuple[int, int]]) -> tuple[Placement, ...]:
    """Return all segments of *walk*, each as near as can be in the direction *toward* which."""
    placements, now = list[Placement](), walk
    while not now.won and now.placed < now.number:
        spot = now.ground.nearest_spot(now.worm, toward(now.worm))
        after = now.place(Placement(spot)) if spot else None
        if spot is None or not isinstance(after, Walk):
            break
        placements.append(Placement(spot))
        now = after
    return tuple(placements)


def _drawn(walk: Walk, chance: Chance) -> Walk:
    """Return where a move that is drawn at random leads: towards the line, more or less."""
    if chance.share() < 1 / _OTHER_WAYS:
        walk = _begun(walk, chance)
    bend = _ASIDE * (2 * chance.share() - 1)
    while not walk.won and walk.placed < walk.number:
        angle = bend + _ASIDE * (chance.share() - chance.share())
        after = _placed(walk, angle)
        if after is None:
            break
        walk, bend = after, bend * chance.share()
    return walk


def _placed(walk: Walk, angle: float, *, is_turned: bool = False) -> Walk | None:
    """Return *walk* with a segment more, *angle* beside the way to the line; None if blocked."""
    worm = walk.worm
    foot = walk.ground.course.foot(worm.head)
    x, y, c, s = foot.x - worm.head.x, foot.y - worm.head.y, cos(angle), sin(angle)
    spot = walk.ground.nearest_spot(worm, (round(x * c - y * s), round(x * s + y * c)))
    after = walk.place(Placement(spot)) if spot else None
    if isinstance(after, Walk):
        return after
    turned = walk.reverse()
    return (
        None
        if is_turned or not isinstance(turned, Walk)
        else _placed(turned, angle, is_turned=True)
    )


def _begun(walk: Walk, chance: Chance) -> Walk:
    """Return *walk* begun otherwise, if that is allowed."""
    ways: list[Walk] = []
    turned = walk.reverse()
    if isinstance(turned, Walk):
        ways.append(turned)
    if walk.options.repose and walk.number and (anew := relaid(walk)):
        ways.append(anew)
    if walk.has_x and walk.options.swing_when is SwingWhen.EITHER:
        worms = walk.ground.worms
        course = walk.ground.course
        swing = chance.pick([*swings(course, first=True)])
        swung = walk.swung(swing) if seems_to_land(course, swing, worms) else None
        if isinstance(swung, Walk):
            ways.append(swung)
    return chance.pick(ways) if ways else walk
