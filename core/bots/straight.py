"""The simplest racer: any face, the highest number, straight to the line, never a swing.

Law: every choice is legal in every edition; nothing else is promised.
"""

from math import hypot

from core.bots.chance import Chance
from core.wormup.course import Course
from core.wormup.moves import Move, Placement, Walk
from core.wormup.profiles import Face, Side
from core.wormup.race import Race
from core.wormup.refusals import WormUpRefusal
from core.wormup.worm import CLEAR, D, Vec

_ROUND = CLEAR + D
"""How far from a post a worm goes round it."""


def bid(race: Race, seat: int, chance: Chance) -> Face:
    """Pick any face that does not rest."""
    return chance.pick([face for face in race.profile.faces if not race.bid_refusal(seat, face)])


def number(race: Race) -> int:
    """Name the highest free number."""
    return max(race.free_numbers())


def move(race: Race, seat: int) -> Move:
    """Place the full number, each segment as near to the line as can be."""
    walk = race.walk(seat)
    placements: list[Placement] = []
    while isinstance(walk, Walk) and not walk.won and walk.placed < walk.number:
        placement = _next(walk)
        if placement is None:
            break
        placements.append(placement)
        walk = walk.place(placement)
    if isinstance(walk, WormUpRefusal):
        raise ValueError(f"a move that the rules refuse: {walk}")
    return Move(tuple(placements))


def way(course: Course, side: Side, spot: tuple[int, int]) -> float:
    """Measure the way from *spot* to the line: round a post if it is to be touched in front."""
    if side is Side.EITHER or course.is_in_front(spot):
        above, below = course.square_to_line(spot)
        return (above / below) ** 0.5
    return min(hypot(spot[0] - x, spot[1] - y) + _ROUND for x, y in map(_beside, *_outward(course)))


def _outward(course: Course) -> tuple[tuple[Vec, Vec], tuple[Vec, Vec]]:
    first, second = course.finish
    return (first, second), (second, first)


def _beside(post: Vec, other: Vec) -> tuple[float, float]:
    """Find the place beyond *post*, seen from the *other* one, where a worm turns round it."""
    dx, dy = post.x - other.x, post.y - other.y
    length = hypot(dx, dy)
    return post.x + dx * _ROUND / length, post.y + dy * _ROUND / length


def _next(walk: Walk) -> Placement | None:
    """Choose the next placement; from the other end if this one is blocked; None if both are."""
    spots = walk.ground.spots(walk.worm)
    if spots:
        return Placement(
            min(spots, key=lambda spot: way(walk.ground.course, walk.profile.side, spot))
        )
    turned = walk.reverse()
    if isinstance(turned, WormUpRefusal):
        return None
    spots = turned.ground.spots(turned.worm)
    if not spots:
        return None
    spot = min(spots, key=lambda spot: way(walk.ground.course, walk.profile.side, spot))
    return Placement(spot, reverse=True)
