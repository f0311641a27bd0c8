"""How far a head has to go: the shortest way to the finish line round all obstacles.

Law: an estimate, never a judgement. Discs stand for segments and posts, a little smaller than in
the rules, because a worm hops; ways bend at corners round the discs. Counts bound the work.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count, pairwise
from math import cos, hypot, pi, sin

from core.wormup.course import Course
from core.wormup.profiles import Side
from core.wormup.worm import TABLE_H, TABLE_W, R, Worm

Point = tuple[float, float]
_Disc = tuple[float, float, float, int]
"""Its place, the square of its radius, and the worm or post that it belongs to."""

_SEGMENT, _POST = 365.0, 330.0
"""Radii of discs that a way keeps clear of: a worm hops through where a disc could not roll."""
_SPOKES = tuple((cos(pi * turn / 4), sin(pi * turn / 4)) for turn in range(8))
"""The directions of its corners from a disc."""
_OUTSIDE = 1.085
"""The corners of a disc are this many radii away, so that a way between them clears it."""
_INDENT = 355.0
"""No head can touch the line nearer to its ends than this, for the posts are there."""
_SHORT = 190.0
"""A head touches the line while its middle is still this far from it."""
_BEHIND = 600.0
"""The cost of coming from behind where only the front counts: to cross, and place once more."""
_FEET = (0.5, 0.25, 0.75, 0.0, 1.0)
"""The places on the line to aim at if the nearest one is taken, as shares of its length."""
_EXPANDED_MAX = 24
_LOST = 4_000.0
"""Added to the distance if no way was found."""


@dataclass(frozen=True, slots=True)
class Route:
    """The corners from a place to the line, the last one on it, and the way left from each."""

    corners: tuple[Point, ...]
    left: tuple[float, ...]
    length: float

    def joined(self, other: "Route") -> "Route":
        """Add the corners of another route to the same line."""
        return Route(self.corners + other.corners, self.left + other.left, self.length)


class Terrain:
    """One position of posts and segments; the corners are worked out at most once."""

    def __init__(self, course: Course, side: Side, worms: Iterable[Worm]) -> None:
        self._finish = course.finish
        self._is_one_sided = side is Side.FRONT
        bodies = [*((worm.segments, _SEGMENT) for worm in worms)]
        bodies += [((post,), _POST) for post in course.posts]
        self._discs: list[_Disc] = [
            (x, y, radius**2, body)
            for body, (places, radius) in enumerate(bodies)
            for x, y in places
        ]
        self._corners: dict[int, list[Point]] = {}
        (ax, ay), (bx, by) = course.finish
        share = _INDENT / hypot(bx - ax, by - ay)
        self._end = ax + (bx - ax) * share, ay + (by - ay) * share
        self._span = (bx - ax) * (1 - 2 * share), (by - ay) * (1 - 2 * share)

    def way(self, spot: Point) -> float:
        """Return the length of the shortest way from *spot* to the line."""
        foot = self.foot(spot)
        if self._hurdle(spot, foot) is None:
            return self._length(spot, foot)
        return self._search(spot).length

    def route(self, spot: Point) -> Route:
        """Return the shortest way from *spot* to the line, corner by corner."""
        foot = self.foot(spot)
        if self._hurdle(spot, foot) is None:
            return _route((spot, foot), self._length(spot, foot))
        return self._search(spot)

    def along(self, route: Route, spot: Point) -> tuple[float, Point]:
        """Return the way left from *spot* by the part of *route* in sight, and where to aim."""
        foot = self.foot(spot)
        if self._hurdle(spot, foot) is None:
            return self._length(spot, foot), foot
        ways = (
            (_distance(spot, corner) + left, corner)
            for corner, left in zip(route.corners, route.left, strict=True)
            if self._blocker(spot, corner) is None
        )
        return min(ways, default=(self._length(spot, foot) + _LOST, foot))

    def bare(self, spot: Point) -> float:
        """Return the way from *spot* to the line as if nothing lay between."""
        return self._length(spot, self.foot(spot))

    def foot(self, spot: Point) -> Point:
        """Return the nearest place on the line that a head can reach."""
        (ax, ay), (wx, wy) = self._end, self._span
        share = (wx * (spot[0] - ax) + wy * (spot[1] - ay)) / (wx * wx + wy * wy)
        share = min(max(share, 0.0), 1.0)
        return ax + wx * share, ay + wy * share

    def _length(self, spot: Point, foot: Point) -> float:
        straight = _distance(spot, foot)
        if not self._is_one_sided:
            return straight
        (ax, ay), (bx, by) = self._finish
        is_in_front = (bx - ax) * (spot[1] - ay) > (by - ay) * (spot[0] - ax)
        return straight if is_in_front else straight + _BEHIND

    def _feet(self, spot: Point) -> Iterator[Point]:
        yield self.foot(spot)
        (ax, ay), (wx, wy) = self._end, self._span
        for share in _FEET:
            yield ax + wx * share, ay + wy * share

    def _hurdle(self, spot: Point, foot: Point) -> int | None:
        """Find a body between *spot* and where a head from there touches the line at *foot*."""
        dx, dy = spot[0] - foot[0], spot[1] - foot[1]
        length = hypot(dx, dy)
        if length <= _SHORT:
            return None
        short = _SHORT / length
        return self._blocker(spot, (foot[0] + dx * short, foot[1] + dy * short))

    def _blocker(self, a: Point, b: Point) -> int | None:
        """Find a body on the straight way from *a* to *b* that does not cover *a* itself."""
        (ax, ay), (bx, by) = a, b
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        for x, y, near, body in self._discs:
            px, py = x - ax, y - ay
            dot = px * dx + py * dy
            if dot <= 0.0:
                continue
            if dot >= square:
                if (x - bx) * (x - bx) + (y - by) * (y - by) < near:
                    return body
                continue
            cross = px * dy - py * dx
            if cross * cross < near * square and px * px + py * py >= near:
                return body
        return None

    def _search(self, spot: Point) -> Route:
        """Return the shortest way, searching the corners from the most promising on."""
        order = count()
        shortest: dict[Point, float] = {}
        heap: list[tuple[float, int, float, tuple[Point, ...], bool]] = []
        heappush(heap, (0.0, next(order), 0.0, (spot,), False))
        for _ in range(_EXPANDED_MAX):
            if not heap:
                break
            _, _, gone, trail, has_arrived = heappop(heap)
            if has_arrived:
                return _route(trail, gone)
            for place, way, arrives in self._onward(trail[-1], gone, shortest):
                estimate = way if arrives else way + self.bare(place)
                heappush(heap, (estimate, next(order), way, (*trail, place), arrives))
        foot = self.foot(spot)
        return _route((spot, foot), self._length(spot, foot) + _LOST)

    def _onward(
        self, place: Point, gone: float, shortest: dict[Point, float]
    ) -> Iterator[tuple[Point, float, bool]]:
        """Yield where to go straight from *place*: the line, else corners of what is in the way."""
        bars: list[int] = []
        for foot in self._feet(place):
            hurdle = self._hurdle(place, foot)
            if hurdle is None:
                yield foot, gone + self._length(place, foot), True
                break
            bars += [] if hurdle in bars else [hurdle]
        for bar in bars:
            for corner in self._round(bar):
                way = gone + _distance(place, corner)
                if way >= shortest.get(corner, way + 1):
                    continue
                blocker = self._blocker(place, corner)
                if blocker is None:
                    shortest[corner] = way
                    yield corner, way, False
                elif blocker not in bars:
                    bars.append(blocker)

    def _round(self, body: int) -> list[Point]:
        """List the places where a way may bend round *body*: on the table and in no disc."""
        if body not in self._corners:
            self._corners[body] = [
                corner
                for x, y, near, of in self._discs
                if of == body
                for corner in _corners(x, y, near**0.5 * _OUTSIDE)
                if _is_open(*corner, self._discs)
            ]
        return self._corners[body]


def _distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _route(trail: tuple[Point, ...], length: float) -> Route:
    """Return the route of a *trail* of that *length*, which starts at the place itself."""
    left, way = [], length
    for before, corner in pairwise(trail):
        way -= _distance(before, corner)
        left.append(way)
    return Route(trail[1:], tuple(left), length)


def _corners(x: float, y: float, reach: float) -> Iterator[Point]:
    return ((x + reach * c, y + reach * s) for c, s in _SPOKES)


def _is_open(x: float, y: float, discs: list[_Disc]) -> bool:
    on_table = R <= x <= TABLE_W - R and R <= y <= TABLE_H - R
    return on_table and all(
        (x - dx) * (x - dx) + (y - dy) * (y - dy) >= near for dx, dy, near, _ in discs
    )
