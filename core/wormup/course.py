"""The posts and the finish line: touching it, which side is its front, and swings (W4.5).

Law: only the finish posts ever move, one at a time round the other. The line between them keeps its
length: GATE**2 <= |w|**2 < (GATE + 1)**2 after any number of swings.
"""

from typing import NamedTuple

from core.wormup import arcs
from core.wormup.profiles import Side
from core.wormup.refusals import (
    Body,
    BodyKind,
    Contact,
    WormUpReason,
    WormUpRefusal,
    bodies_of,
    edge_contact,
    near_contact,
)
from core.wormup.worm import (
    CLEAR,
    GATE,
    MIDDLE_Y,
    POST_R,
    START_X,
    TABLE_W,
    TOUCH,
    Vec,
    Worm,
    distance2,
)

EDGE_MARGIN = 1_200
"""A swung post stays 48 mm off every edge, so that the front never faces an edge (W3.13)."""
_TOUCH2 = TOUCH**2
LINE_LIMIT = (_TOUCH2, 4)
"""A segment touches the line within a distance of TOUCH / 2: nothing can slip through (W4.5)."""
COURSE_MIN = 5_000
COURSE_MAX = TABLE_W - EDGE_MARGIN - START_X
"""A table may choose a course from 20 cm to 91 cm, which is as long as the margin allows."""


class Course(NamedTuple):
    """Two start posts, which never move, and two finish posts with the line between them."""

    start: tuple[Vec, Vec]
    finish: tuple[Vec, Vec]

    @property
    def posts(self) -> tuple[Vec, Vec, Vec, Vec]:
        """All four posts."""
        return (*self.start, *self.finish)

    def square_to_line(self, spot: tuple[int, int]) -> tuple[int, int]:
        """Return the squared distance of *spot* from the finish line, as a fraction (W4.5).

        >>> start_course(15_240).square_to_line((21_240, 7_775 - 30))
        (900, 1)
        """
        return _square_to(self.finish, spot)

    def foot(self, spot: tuple[int, int]) -> Vec:
        """Return the point of the finish line nearest to *spot*, rounded, to be shown.

        >>> start_course(15_240).foot((5_000, 10_000))
        Vec(x=21240, y=10000)
        """
        return _nearest_point(self.finish, spot)

    def is_touched_at(self, spot: tuple[int, int]) -> bool:
        """Return whether a segment at *spot* touches the finish line: radius TOUCH / 2 (W4.5).

        >>> [start_course(15_240).is_touched_at((21_240 - gap, 10_000)) for gap in (200, 201)]
        [True, False]
        """
        (ax, ay), (bx, by) = self.finish
        wx, wy = bx - ax, by - ay
        cross = wx * (spot[1] - ay) - wy * (spot[0] - ax)
        if 4 * cross * cross > _TOUCH2 * (wx * wx + wy * wy):
            return False
        above, below = self.square_to_line(spot)
        return 4 * above <= _TOUCH2 * below

    def is_in_front(self, spot: tuple[int, int]) -> bool:
        """Return whether *spot* lies strictly left of the line from post 0 to post 1 (W3.18)."""
        (ax, ay), (bx, by) = self.finish
        return (bx - ax) * (spot[1] - ay) > (by - ay) * (spot[0] - ax)

    def is_won_by(self, worm: Worm, side: Side) -> bool:
        """Return whether the head just placed ends the race (W3.17, W3.18)."""
        if not self.is_touched_at(worm.segments[0]):
            return False
        return side is Side.EITHER or self.is_in_front(worm.segments[1])

    def swung(self, post: int, to: Vec) -> "Course":
        """Return the course with finish post *post* (0 or 1) at *to*; its number stays (W3.18)."""
        return Course(self.start, (self.finish[0], to) if post else (to, self.finish[1]))

    def swing_spot(self, post: int, toward: tuple[int, int]) -> Vec:
        """Return where finish post *post* lands if swung in direction *toward* from the other one.

        It meets every direction within a hundredth of a degree (W4.5).

        >>> start_course(15_240).swing_spot(0, (-3, 0))
        Vec(x=16790, y=12225)
        """
        pivot, (x, y) = self.finish[1 - post], arcs.gate_offset(toward)
        return Vec(pivot.x + x, pivot.y + y)

    def swing_refusal(self, post: int, to: Vec, worms: tuple[Worm, ...]) -> WormUpRefusal | None:
        """Return why finish post *post* may not swing to *to*, or None (W3.12, W3.13, W4.5)."""
        if to == self.finish[post]:
            return WormUpRefusal(WormUpReason.SWING_NOTHING, value=tuple(to))
        moved = Body(BodyKind.FINISH_POST, to, post)
        pivot = Body(BodyKind.FINISH_POST, self.finish[1 - post], 1 - post)
        length = distance2(to, pivot.at)
        if not GATE**2 <= length < (GATE + 1) ** 2:
            contact = Contact(moved, pivot, (length, 1), (GATE**2, 1))
            return WormUpRefusal(WormUpReason.SWING_LENGTH, contact=contact)
        edge = edge_contact(moved, EDGE_MARGIN)
        if edge:
            return WormUpRefusal(WormUpReason.SWING_EDGE, contact=edge)
        return _landing_refusal(self.swung(post, to), moved, worms)

    def line_contact(self, body: Body, limit: tuple[int, int]) -> Contact | None:
        """Return how *body* touches the finish line, if it is as near as the root of *limit*."""
        above, below = self.square_to_line(body.at)
        if above * limit[1] > limit[0] * below:
            return None
        line = Body(BodyKind.LINE, self.foot(body.at))
        return Contact(body, line, (above, below), limit)

    def is_sound(self) -> bool:
        """Return whether all four posts are where swings can have left them (W4.1, W4.5)."""
        first, second = self.finish
        return (
            self.start == start_course(COURSE_MIN).start
            and GATE**2 <= distance2(first, second) < (GATE + 1) ** 2
            and not any(
                edge_contact(Body(BodyKind.FINISH_POST, post), EDGE_MARGIN) for post in self.finish
            )
            and all(distance2(a, b) >= (2 * POST_R) ** 2 for a in self.start for b in self.finish)
        )


def start_course(length: int) -> Course:
    """Lay out the course: two gates of equal width, *length* apart (G10-10).

    >>> start_course(15_240).finish
    (Vec(x=21240, y=7775), Vec(x=21240, y=12225))
    """
    low, high = MIDDLE_Y - GATE // 2, MIDDLE_Y + GATE // 2
    far = START_X + length
    return Course((Vec(START_X, low), Vec(START_X, high)), (Vec(far, low), Vec(far, high)))


def _landing_refusal(course: Course, moved: Body, worms: tuple[Worm, ...]) -> WormUpRefusal | None:
    """Return what the *moved* post or its line comes to rest on, or None (W3.13)."""
    for number, at in enumerate(course.start):
        post = Body(BodyKind.START_POST, at, number)
        near = near_contact(moved, post, (2 * POST_R) ** 2)
        if near:
            return WormUpRefusal(WormUpReason.SWING_POST_ON_POST, contact=near)
        near = course.line_contact(post, (POST_R**2, 1))
        if near:
            return WormUpRefusal(WormUpReason.SWING_LINE_ON_POST, contact=near)
    for segment in bodies_of(worms):
        near = near_contact(moved, segment, CLEAR**2)
        if near:
            return WormUpRefusal(WormUpReason.SWING_POST_ON_WORM, contact=near)
        near = course.line_contact(segment, LINE_LIMIT)
        if near:
            return WormUpRefusal(WormUpReason.SWING_LINE_ON_WORM, contact=near)
    return None


def _along(line: tuple[Vec, Vec], spot: tuple[int, int]) -> tuple[int, int]:
    """Return how far along *line* the foot of *spot* lies, as a fraction from 0 to 1."""
    (ax, ay), (bx, by) = line
    wx, wy = bx - ax, by - ay
    square = wx * wx + wy * wy
    return min(max(wx * (spot[0] - ax) + wy * (spot[1] - ay), 0), square), square


def _square_to(line: tuple[Vec, Vec], spot: tuple[int, int]) -> tuple[int, int]:
    (ax, ay), (bx, by) = line
    share, square = _along(line, spot)
    if share in {0, square}:
        return distance2(spot, line[1] if share else line[0]), 1
    cross = (bx - ax) * (spot[1] - ay) - (by - ay) * (spot[0] - ax)
    return cross * cross, square


def _nearest_point(line: tuple[Vec, Vec], spot: tuple[int, int]) -> Vec:
    """Return the point of *line* nearest to *spot*, rounded down to the lattice, to be shown."""
    (ax, ay), (bx, by) = line
    share, square = _along(line, spot)
    return Vec(ax + (bx - ax) * share // square, ay + (by - ay) * share // square)
