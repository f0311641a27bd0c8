"""Where the next head may be, and why a spot is refused (W4.2, W4.3).

Law: `Obstacles.is_free` tests one spot, in integers; `Obstacles.spots` finds all by arcs.py;
both agree. `Obstacles` are what a worm must keep clear of. They are made once a move, for the other
worms stand still while one moves.
"""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from core.wormup import arcs
from core.wormup.course import LINE_LIMIT, Course
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
    SEGMENTS,
    TABLE_H,
    TABLE_W,
    TOUCH,
    D,
    R,
    Vec,
    Worm,
    distance2,
    is_touching,
)

_NEAR2, _APART2, _CLEAR2 = D**2, TOUCH**2, CLEAR**2
_RIGHT, _BOTTOM = TABLE_W - R, TABLE_H - R


class Obstacles(NamedTuple):
    """What the worm of *seat* must keep clear of: foreign segments and posts (W4.2, W3.5)."""

    worms: Sequence[Worm]
    seat: int
    course: Course
    obstacles: tuple[arcs.Obstacle, ...]
    """All foreign segments and posts; those out of reach may be left out."""

    def is_free(self, spot: tuple[int, int], worm: Worm) -> bool:
        """Return whether the tail of *worm* may become its head at *spot* (W4.2).

        It must touch the old head. The tail is left out, for it moves away.
        """
        x, y = spot
        (hx, hy), *between, _ = worm.segments
        if not _NEAR2 <= (hx - x) * (hx - x) + (hy - y) * (hy - y) < _APART2:
            return False
        left, right, low, high = x - D, x + D, y - D, y + D
        for ox, oy in between:
            if left < ox < right and low < oy < high:
                dx, dy = ox - x, oy - y
                if dx * dx + dy * dy < _NEAR2:
                    return False
        return self.is_clear(spot)

    def is_clear(self, spot: tuple[int, int]) -> bool:
        """Return whether a segment at *spot* is on the table and clear of all that is foreign."""
        x, y = spot
        left, right, low, high = x - TOUCH, x + TOUCH, y - TOUCH, y + TOUCH
        for ox, oy, limit in self.obstacles:
            if left < ox < right and low < oy < high:
                dx, dy = ox - x, oy - y
                if dx * dx + dy * dy < limit:
                    return False
        return R <= x <= _RIGHT and R <= y <= _BOTTOM

    def mask(self, worm: Worm) -> int:
        """Mark every offset from the head at which the next head may be (W4.3)."""
        head, neck, *others, _ = worm.segments
        own = [(x, y, _NEAR2) for x, y in others]
        taken = arcs.forbidden(head, chain(own, self.obstacles)) | arcs.off_table(head)
        taken |= arcs.forbidden_by_neck(neck[0] - head[0], neck[1] - head[1])
        return arcs.FULL & ~taken

    def spots(self, worm: Worm) -> tuple[Vec, ...]:
        """List every spot for the next head of *worm*, by rising angle (W4.3)."""
        x, y = worm.segments[0]
        return tuple([Vec(x + dx, y + dy) for dx, dy in arcs.marked_points(self.mask(worm))])

    def nearest_spot(self, worm: Worm, toward: tuple[int, int]) -> Vec | None:
        """Return the free spot nearest in angle to *toward*; None if blocked (W4.3)."""
        x, y = worm.segments[0]
        offset = arcs.nearest(self.mask(worm), toward)
        return offset and Vec(x + offset[0], y + offset[1])

    def is_blocked(self, worm: Worm) -> bool:
        """Return whether no spot at all is free for the next head (W3.2)."""
        return not self.mask(worm)

    def refusal(self, spot: Vec, worm: Worm) -> WormUpRefusal | None:
        """Return why the tail of *worm* may not become its head at *spot*, or None."""
        if self.is_free(spot, worm):
            return None
        new = Body(BodyKind.SEGMENT, spot, 0, self.seat)
        head = Body(BodyKind.SEGMENT, worm.head, 0, self.seat)
        if not is_touching(spot, worm.head):
            return WormUpRefusal(WormUpReason.LINK, contact=link_contact(new, head))
        own = [Body(BodyKind.SEGMENT, at, i, self.seat) for i, at in enumerate(worm.segments)][1:-1]
        return _nearest_refusal(WormUpReason.OWN, new, own, _NEAR2) or self._contact_refusal(new)

    def repose_mask(self, chain: Sequence[Vec]) -> int:
        """Mark every offset from the end of *chain* where a re-posed worm may go on (W3.16).

        *chain* begins at the tail, which stays; the ground must reach all round it.
        """
        end, own = chain[-1], [(x, y, _NEAR2) for x, y in chain[:-1]]
        taken = arcs.forbidden(end, (*own, *self.obstacles)) | arcs.off_table(end)
        for place, (dx, dy) in enumerate(arcs.ring().points):
            if self.course.is_touched_at((end.x + dx, end.y + dy)):
                taken |= 1 << place
        return arcs.FULL & ~taken

    def repose_spot_refusal(self, spot: Vec, chain: Sequence[Vec]) -> WormUpRefusal | None:
        """Return why a re-posed worm may not go on to *spot* from the end of *chain*, or None."""
        count = SEGMENTS - len(chain)
        links = [
            Body(BodyKind.SEGMENT, at, count + i, self.seat) for i, at in enumerate(chain[::-1])
        ]
        return self._anew_refusal(Body(BodyKind.SEGMENT, spot, count - 1, self.seat), links)

    def repose_refusal(self, points: Sequence[Vec], worm: Worm) -> WormUpRefusal | None:
        """Return why *worm* may not be re-posed at *points*, all but its tail, or None (W3.16)."""
        if len(points) != SEGMENTS - 1:
            return WormUpRefusal(WormUpReason.REPOSE_COUNT, value=len(points))
        if tuple(points) == worm.segments[:-1]:
            return WormUpRefusal(WormUpReason.REPOSE_NOTHING)
        links = [
            Body(BodyKind.SEGMENT, at, i, self.seat) for i, at in enumerate((*points, worm.tail))
        ]
        found = (self._anew_refusal(new, links[new.number + 1 :]) for new in links[:-1])
        return next((refusal for refusal in found if refusal), None)

    def _anew_refusal(self, new: Body, behind: Sequence[Body]) -> WormUpRefusal | None:
        """Return why *new* may not be laid before the segments *behind* it, or None (W3.16)."""
        if not is_touching(new.at, behind[0].at):
            return WormUpRefusal(WormUpReason.LINK, contact=link_contact(new, behind[0]))
        own = _nearest_refusal(WormUpReason.OWN, new, behind[1:], _NEAR2)
        return own or self._contact_refusal(new) or self._line_refusal(new)

    def _contact_refusal(self, new: Body) -> WormUpRefusal | None:
        """Return what *new* comes too close to that is not its own worm, or None."""
        foreign = [body for body in bodies_of(self.worms) if body.seat != self.seat]
        starts = [Body(BodyKind.START_POST, at, i) for i, at in enumerate(self.course.start)]
        ends = [Body(BodyKind.FINISH_POST, at, i) for i, at in enumerate(self.course.finish)]
        edge = edge_contact(new, R)
        return (
            _nearest_refusal(WormUpReason.WORM, new, foreign, _APART2)
            or _nearest_refusal(WormUpReason.POST, new, starts + ends, _CLEAR2)
            or (WormUpRefusal(WormUpReason.EDGE, contact=edge) if edge else None)
        )

    def _line_refusal(self, new: Body) -> WormUpRefusal | None:
        line = self.course.line_contact(new, LINE_LIMIT)
        return WormUpRefusal(WormUpReason.REPOSE_LINE, contact=line) if line else None


def ground_of(worms: Sequence[Worm], seat: int, course: Course) -> Obstacles:
    """Gather what the worm of *seat* must keep clear of on a table with *worms* and *course*."""
    return ground_near(worms, seat, course, Vec(0, 0), TABLE_W + TABLE_H)


def ground_near(worms: Sequence[Worm], seat: int, course: Course, of: Vec, reach: int) -> Obstacles:
    """Gather only what a segment within *reach* of a place can contact: same answers, sooner."""
    far = reach + TOUCH
    left, right, low, high = of[0] - far, of[0] + far, of[1] - far, of[1] + far
    near = [
        (x, y, _APART2)
        for other, worm in enumerate(worms)
        if other != seat
        for x, y in worm.segments
        if left < x < right and low < y < high
    ]
    near += [(x, y, _CLEAR2) for x, y in course.posts if left < x < right and low < y < high]
    return Obstacles(worms, seat, course, tuple(near))


def link_contact(first: Body, second: Body) -> Contact:
    """Return the two ends of a link that is too short or too long."""
    return Contact(first, second, (distance2(first.at, second.at), 1), (_NEAR2, 1))


def _nearest_refusal(
    reason: WormUpReason, new: Body, bodies: Sequence[Body], limit: int
) -> WormUpRefusal | None:
    """Return which of *bodies* is nearest to *new*, if it is nearer than *limit* allows."""
    if not bodies:
        return None
    worst = min(bodies, key=lambda body: distance2(body.at, new.at))
    contact = near_contact(new, worst, limit)
    return WormUpRefusal(reason, contact=contact) if contact else None
