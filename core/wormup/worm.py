"""Points, the constants of the geometry, and a worm of seven discs (W4.1).

Law: a worm has seven segments, head first, and neighbours touch: D**2 <= d2 < TOUCH**2. All numbers
are integers in units of 1/25 mm; distances are compared as squares.
"""

from itertools import pairwise
from typing import NamedTuple

UNITS_PER_MM = 25
D = 400
"""Diameter of a segment: 16 mm. Two discs closer than this overlap."""
TOUCH = 401
"""Two discs this far apart do not touch; from D up to less than this they do (W4.2)."""
R = 200
"""Radius of a segment."""
POST_R = 150
"""Radius of a post."""
CLEAR = R + POST_R
"""A segment and a post may touch but not overlap (W3.5)."""
GATE = 4_450
"""Length of the finish line and width of the start: 7 inches (G10-10)."""
TABLE_W = 30_000
TABLE_H = 20_000
SEGMENTS = 7
START_X = 6_000
"""The start line; all heads are level behind it."""
MIDDLE_Y = TABLE_H // 2
_LANES = {2: 1_500, 3: 1_500, 4: 1_160, 5: 880}


class Vec(NamedTuple):
    """A point on the table, or the way from one point to another."""

    x: int
    y: int


def distance2(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Return the squared distance of two points.

    >>> distance2((0, 0), (3, -4))
    25
    """
    dx, dy = a[0] - b[0], a[1] - b[1]
    return dx * dx + dy * dy


def is_touching(a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Return whether discs at *a* and *b* touch, without gap or overlap (W4.2).

    >>> [is_touching((0, 0), (gap, 0)) for gap in (399, 400, 401)]
    [False, True, False]
    """
    return D**2 <= distance2(a, b) < TOUCH**2


class Worm(NamedTuple):
    """A worm: seven segments, head first, each touching the next (W4.2)."""

    segments: tuple[Vec, ...]

    @property
    def head(self) -> Vec:
        """The segment that the next head will touch."""
        return self.segments[0]

    @property
    def tail(self) -> Vec:
        """The segment that moves next."""
        return self.segments[-1]

    def advanced(self, spot: Vec) -> "Worm":
        """Return the worm with its tail at *spot* as the new head (G10-27)."""
        return Worm((spot, *self.segments[:-1]))

    def turned(self) -> "Worm":
        """Return the worm turned round: the same discs, from the other end (W3.14)."""
        return Worm(self.segments[::-1])

    def is_sound(self) -> bool:
        """Return whether it has seven segments, neighbours touch and no others overlap (W4.2)."""
        own = self.segments
        return (
            len(own) == SEGMENTS
            and all(is_touching(a, b) for a, b in pairwise(own))
            and all(distance2(a, b) >= D**2 for i, a in enumerate(own) for b in own[i + 2 :])
        )


def start_worm(lane: int, seats: int) -> Worm:
    """Return a worm behind the start line, in *lane*, one of as many as *seats* (W3.22).

    >>> start_worm(0, 3).head, start_worm(2, 3).tail
    (Vec(x=5800, y=8500), Vec(x=3400, y=11500))
    """
    y = MIDDLE_Y + (2 * lane - (seats - 1)) * _LANES[seats] // 2
    return Worm(tuple(Vec(START_X - R - D * j, y) for j in range(SEGMENTS)))
