"""How far a head has to go: the shortest way to the finish line round all that lies about.

Law: an estimate, never a judgement. Discs stand for segments and posts, a little smaller than the
rules make them, because a worm hops; ways bend at corners round the discs. Counts bound the work.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count, pairwise
from math import cos, hypot, pi, sin

from core.wormup.course import Course
from core.wormup.profiles import Side
from core.wormup.worm import TABLE_H, TABLE_W, R

Point = tuple[float, float]
_Disc = tuple[float, float, float]
"""Its place, and the square of its radius."""

_SEGMENT, _POST = 365.0, 330.0
"""Radii of what a way keeps clear of: a worm hops through where a disc could not roll."""
_CORNERS = 8
_OUTSIDE = 1.085
"""Corners lie at so many radii, so that the way from one to the next clears the disc."""
_INDENT = 355.0
"""No head can touch the line nearer to its ends, for there are the posts."""
_SHORT = 190.0
"""A head touches the line this far before its middle is on it."""
_BEHIND = 600.0
"""What it costs to come from behind where only the front counts: to cross, and place once more."""
_FEET = (0.5, 0.25, 0.75, 0.0, 1.0)
"""Where on the line a head aims at if the nearest place is taken, as shares of it."""
_EXPANDED_MAX = 24
_LOST = 4_000.0
"""Added to the distance where no way was found."""


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
    """One position of posts and segments; guards that corners are sought at most once."""

    def __init__(self, course: Course, side: Side, segments: Iterable[tuple[int, int]]) -> None:
        self._finish = course.finish
        self._is_one_sided = side is Side.FRONT
        self._discs: list[_Disc] = [
            *((x, y, _SEGMENT**2) for x, y in segments),
            *((x, y, _POST**2) for x, y in course.posts),
        ]
        self._corners: list[Point] | None = None
        (ax, ay), (bx, by) = course.finish
        share = _INDENT / hypot(bx - ax, by - ay)
        self._end = ax + (bx - ax) * share, ay + (by - ay) * share
        self._span = (bx - ax) * (1 - 2 * share), (by - ay) * (1 - 2 * share)

    def way(self, spot: Point) -> float:
        """Measure the shortest way from *spot* to the line."""
        foot = self._foot(spot)
        return self._length(spot, foot) if self._reaches(spot, foot) else self._search(spot).length

    def route(self, spot: Point) -> Route:
        """Find the shortest way from *spot* to the line, corner by corner."""
        foot = self._foot(spot)
        if not self._reaches(spot, foot):
            return self._search(spot)
        return _route((spot, foot), self._length(spot, foot))

    def along(self, route: Route, spot: Point) -> tuple[float, Point]:
        """Measure the way from *spot* by what of *route* can be seen from there, and its aim."""
        foot = self._foot(spot)
        if self._reaches(spot, foot):
            return self._length(spot, foot), foot
        ways = (
            (_distance(spot, corner) + left, corner)
            for corner, left in zip(route.corners, route.left, strict=True)
            if self._is_clear(spot, corner)
        )
        return min(ways, default=(self._length(spot, foot) + _LOST, foot))

    def bare(self, spot: Point) -> float:
        """Measure the way from *spot* to the line as if nothing lay between."""
        return self._length(spot, self._foot(spot))

    def _length(self, spot: Point, foot: Point) -> float:
        straight = _distance(spot, foot)
        if not self._is_one_sided:
            return straight
        (ax, ay), (bx, by) = self._finish
        is_in_front = (bx - ax) * (spot[1] - ay) > (by - ay) * (spot[0] - ax)
        return straight if is_in_front else straight + _BEHIND

    def _foot(self, spot: Point) -> Point:
        """Find the nearest place of the line that a head can reach."""
        (ax, ay), (wx, wy) = self._end, self._span
        share = (wx * (spot[0] - ax) + wy * (spot[1] - ay)) / (wx * wx + wy * wy)
        share = min(max(share, 0.0), 1.0)
        return ax + wx * share, ay + wy * share

    def _feet(self, spot: Point) -> Iterable[Point]:
        yield self._foot(spot)
        (ax, ay), (wx, wy) = self._end, self._span
        for share in _FEET:
            yield ax + wx * share, ay + wy * share

    def _reaches(self, spot: Point, foot: Point) -> bool:
        """Tell whether a head goes straight from *spot* until it touches the line at *foot*."""
        dx, dy = spot[0] - foot[0], spot[1] - foot[1]
        length = hypot(dx, dy)
        if length <= _SHORT:
            return True
        short = _SHORT / length
        return self._is_clear(spot, (foot[0] + dx * short, foot[1] + dy * short))

    def _is_clear(self, a: Point, b: Point) -> bool:
        """Tell whether nothing lies on the straight way from *a* to *b*, except round *a*."""
        (ax, ay), (bx, by) = a, b
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        for x, y, near in self._discs:
            px, py = x - ax, y - ay
            dot = px * dx + py * dy
            if dot <= 0.0:
                continue
            if dot >= square:
                if (x - bx) * (x - bx) + (y - by) * (y - by) < near:
                    return False
                continue
            cross = px * dy - py * dx
            if cross * cross < near * square and px * px + py * py >= near:
                return False
        return True

    def _search(self, spot: Point) -> Route:
        """Search the corners for the shortest way, the most promising first."""
        if self._corners is None:
            self._corners = _corners(self._discs)
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
        foot = self._foot(spot)
        return _route((spot, foot), self._length(spot, foot) + _LOST)

    def _onward(
        self, place: Point, gone: float, shortest: dict[Point, float]
    ) -> Iterable[tuple[Point, float, bool]]:
        """List where to go straight from *place*: the line, and corners not reached sooner."""
        for foot in self._feet(place):
            if self._reaches(place, foot):
                yield foot, gone + self._length(place, foot), True
                break
        assert self._corners is not None
        for corner in self._corners:
            way = gone + _distance(place, corner)
            if way < shortest.get(corner, way + 1) and self._is_clear(place, corner):
                shortest[corner] = way
                yield corner, way, False


def _distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _route(trail: tuple[Point, ...], length: float) -> Route:
    """Make the route of a *trail* of that *length*, which starts at the place itself."""
    left, way = [], length
    for before, corner in pairwise(trail):
        way -= _distance(before, corner)
        left.append(way)
    return Route(trail[1:], tuple(left), length)


def _corners(discs: list[_Disc]) -> list[Point]:
    """List the places round the *discs* where a way may bend: on the table and in no disc."""
    places = (
        (
            x + near**0.5 * _OUTSIDE * cos(2 * pi * turn / _CORNERS),
            y + near**0.5 * _OUTSIDE * sin(2 * pi * turn / _CORNERS),
        )
        for x, y, near in discs
        for turn in range(_CORNERS)
    )
    return [
        (px, py)
        for px, py in places
        if R <= px <= TABLE_W - R
        and R <= py <= TABLE_H - R
        and all((px - x) * (px - x) + (py - y) * (py - y) >= near for x, y, near in discs)
    ]
