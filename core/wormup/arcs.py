"""The ring round a head, and which of its points an obstacle forbids (W4.3).

Law: integers decide. The next head is a point at offset v with D**2 <= |v|**2 < TOUCH**2; an
obstacle at offset d forbids v iff |v - d|**2 < limit, that is 2 d.v - |v|**2 > |d|**2 - limit: an
arc round the direction of d. Floats only find the points that are surely inside or surely outside
it; the few between are settled in integers. A set of ring points is an int, one bit a point.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from functools import cache, cmp_to_key, lru_cache
from itertools import compress
from math import acos, atan2, isqrt, pi, sqrt
from typing import NamedTuple

from core.wormup.worm import GATE, TABLE_H, TABLE_W, TOUCH, D, R, Vec

RING_POINTS = 2_496
FULL = (1 << RING_POINTS) - 1
"""All points of the ring."""
REACH = 2 * TOUCH
"""An obstacle this far from the head, or farther, forbids nothing."""
_NEAR2, _APART2 = D**2, TOUCH**2
_FAR_IN = R + TOUCH
"""With the head this far from every edge, the next one cannot be off the table."""
_SEARCH = 3
"""Within so many units of the wished place is a point at the right distance from the pivot."""
_MARGIN = 1e-12
"""Far above the error of the few float operations here, far below the gap between two points."""


class RingPoints(NamedTuple):
    """The points by rising angle, from -pi (excluded) to pi, and the same for three turns.

    Three turns in a row need no wrap-around: an arc is one slice of them.
    """

    points: tuple[Vec, ...]
    places: dict[Vec, int]
    turns: tuple[tuple[int, int, int], ...]
    """x, y and squared length of three turns."""
    angles: tuple[float, ...]
    """Angles of three turns, only ever used to choose what to test."""


@cache
def ring() -> RingPoints:
    """Return the ring: two integer loops for an octant, mirrored, sorted without floats (W4.3)."""
    octant = [
        Vec(x, y)
        for y in range(isqrt(TOUCH**2 // 2) + 1)
        for x in range(y, TOUCH)
        if D**2 <= x * x + y * y < TOUCH**2
    ]
    points = tuple(
        sorted({turn for point in octant for turn in _mirrored(point)}, key=cmp_to_key(_order))
    )
    flat = [atan2(y, x) for x, y in points]
    return RingPoints(
        points=points,
        places={point: place for place, point in enumerate(points)},
        turns=3 * tuple((x, y, x * x + y * y) for x, y in points),
        angles=tuple(angle + 2 * pi * turn for turn in (-1, 0, 1) for angle in flat),
    )


def _mirrored(point: Vec) -> Iterable[Vec]:
    x, y = point
    return (Vec(sx * a, sy * b) for a, b in ((x, y), (y, x)) for sx in (1, -1) for sy in (1, -1))


def _order(a: Vec, b: Vec) -> int:
    """Compare two directions by angle: half plane first, then the sign of the cross product."""
    half_a, half_b = _is_upper(a), _is_upper(b)
    if half_a is not half_b:
        return half_a - half_b
    return b.x * a.y - b.y * a.x


def _is_upper(v: Vec) -> bool:
    """Return whether the angle of *v* lies in (0, pi]."""
    return v.y > 0 or (v.y == 0 and v.x < 0)


Obstacle = tuple[int, int, int]
"""A place x, y, and the squared distance below which a disc is too close to it."""


def forbidden(head: tuple[int, int], obstacles: Iterable[Obstacle]) -> int:
    """Mark the ring points round *head* that are too close to an obstacle (W4.2).

    >>> forbidden((0, 0), [(400, 0, D**2)]).bit_count()
    827
    """
    hx, hy = head
    left, right, low, high = hx - REACH, hx + REACH, hy - REACH, hy + REACH
    around = ring()
    marked = 0
    for x, y, limit in obstacles:
        if left < x < right and low < y < high:
            marked |= _arc(around, x - hx, y - hy, limit)
    return _folded(marked)


@lru_cache(maxsize=RING_POINTS)
def forbidden_by_neck(x: int, y: int) -> int:
    """Mark what the neck at offset (x, y) forbids; cached, for few offsets are on the ring."""
    return _folded(_arc(ring(), x, y, D**2))


def off_table(head: tuple[int, int]) -> int:
    """Mark the ring points round *head* where a disc would reach over the table's edge (W3.6).

    >>> off_table((R, R)).bit_count(), off_table((TABLE_W // 2, TABLE_H // 2))
    (1871, 0)
    """
    x, y = head
    if _FAR_IN <= x <= TABLE_W - _FAR_IN and _FAR_IN <= y <= TABLE_H - _FAR_IN:
        return 0
    marked = 0
    for axis, size in enumerate((TABLE_W, TABLE_H)):
        low, high = R - head[axis], size - R - head[axis]
        if low > -TOUCH:
            marked |= _less(axis, min(low, TOUCH))
        if high < TOUCH:
            marked |= FULL & ~_less(axis, max(high, -TOUCH) + 1)
    return marked


def marked_points(mask: int) -> tuple[Vec, ...]:
    """List the marked offsets by rising angle."""
    bits = f"{mask:0{RING_POINTS}b}"[::-1]
    return tuple(compress(ring().points, map(int, bits)))


def nearest(mask: int, toward: tuple[int, int]) -> Vec | None:
    """Return the marked offset nearest in angle to *toward*, exactly; None if none is marked.

    >>> nearest(FULL, (3, 0)), nearest(0, (3, 0))
    (Vec(x=400, y=0), None)
    """
    if not mask:
        return None
    around = ring()
    place = bisect_left(around.angles, atan2(toward[1], toward[0])) % RING_POINTS
    above, below = mask >> place, mask & ((1 << place) - 1)
    after = place + _lowest(above) if above else _lowest(mask)
    before = below.bit_length() - 1 if below else mask.bit_length() - 1
    first, second = around.points[after], around.points[before]
    return second if _nearness(second, first, toward) > _nearness(first, second, toward) else first


def gate_offset(toward: tuple[int, int]) -> Vec:
    """Return the offset of one finish post from the other that is nearest to *toward* (W4.5).

    >>> gate_offset((-7, 0)), gate_offset((3, 4))
    (Vec(x=-4450, y=0), Vec(x=2670, y=3560))
    """
    tx, ty = toward if any(toward) else (1, 0)
    far = isqrt(GATE**2 * (tx * tx + ty * ty))
    mx, my = GATE**2 * tx // far, GATE**2 * ty // far
    around = (
        Vec(x, y)
        for x in range(mx - _SEARCH, mx + _SEARCH + 1)
        for y in range(my - _SEARCH, my + _SEARCH + 1)
        if GATE**2 <= x * x + y * y < (GATE + 1) ** 2
    )
    return min(around, key=lambda w: abs(w.x * ty - w.y * tx))


def _nearness(point: Vec, other: Vec, toward: tuple[int, int]) -> int:
    """Rank the cosine of *point* and *toward*; only the rank of *other* compares with it."""
    dot = point.x * toward[0] + point.y * toward[1]
    return dot * abs(dot) * (other.x * other.x + other.y * other.y)


def _folded(turns: int) -> int:
    """Fold three turns into one."""
    return (turns | turns >> RING_POINTS | turns >> 2 * RING_POINTS) & FULL


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


@cache
def _less(axis: int, bound: int) -> int:
    """Mark the points whose coordinate is below *bound*, which is within TOUCH + 1 of 0."""
    return sum(1 << place for place, point in enumerate(ring().points) if point[axis] < bound)


def _arc(around: RingPoints, dx: int, dy: int, limit: int) -> int:
    """Mark, in three turns, what an obstacle at offset (dx, dy) forbids.

    Point v is forbidden iff the cosine of its angle to d is above c(|v|) = (q / |v| + |v|) / 2 |d|
    with q = |d|^2 - limit; over the width of the ring c is greatest at an end, and least at an end
    or where |v|^2 = q.
    """
    square = dx * dx + dy * dy
    beyond = square - limit
    if beyond < 0:  # the obstacle overlaps the head itself, which no legal state allows
        return _settled(around.turns[:RING_POINTS], dx, dy, beyond)
    length = sqrt(square)
    least, greatest = (beyond / D + D) / (2 * length), (beyond / TOUCH + TOUCH) / (2 * length)
    if least > greatest:
        least, greatest = greatest, least
    if _NEAR2 < beyond < _APART2:
        least = sqrt(beyond) / length
    if least > 1 + _MARGIN:
        return 0
    angles, angle = around.angles, atan2(dy, dx)
    outer = acos(least - _MARGIN) + _MARGIN
    start, end = bisect_left(angles, angle - outer), bisect_right(angles, angle + outer)
    if greatest + _MARGIN >= 1:
        return _settled(around.turns[start:end], dx, dy, beyond) << start
    inner = acos(greatest + _MARGIN) - _MARGIN
    low, high = angle - inner, angle + inner
    first, last = start, end
    while angles[first] < low:
        first += 1
    while angles[last - 1] > high:
        last -= 1
    before = _settled(around.turns[start:first], dx, dy, beyond)
    sure = (1 << last - first) - 1
    after = _settled(around.turns[last:end], dx, dy, beyond)
    return ((after << last - first | sure) << first - start | before) << start


def _settled(points: Iterable[tuple[int, int, int]], dx: int, dy: int, beyond: int) -> int:
    """Decide in integers the few *points* in a row that the floats left open."""
    dx, dy, marked, bit = 2 * dx, 2 * dy, 0, 1
    for x, y, square in points:
        if dx * x + dy * y - square > beyond:
            marked |= bit
        bit <<= 1
    return marked
