"""Our own next move while it is laid: part by part, and freely taken back until Done.

Law: every part is made by the rules' own `Walk`; the draft only remembers the walks, for undo.
It is disposable: nothing of it has left the window.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin

from core.wormup import arcs
from core.wormup.course import Course
from core.wormup.moves import Move, Placement, Swing, Walk
from core.wormup.profiles import SwingWhen
from core.wormup.race import Race
from core.wormup.refusals import Body, BodyKind, WormUpReason, WormUpRefusal
from core.wormup.worm import D, Vec, Worm

_LOOKS = 32
_ALL_ROUND = tuple(
    (round(D * cos(2 * pi * look / _LOOKS)), round(D * sin(2 * pi * look / _LOOKS)))
    for look in range(_LOOKS)
)


_NOTHING = Move()


@dataclass(frozen=True, slots=True)
class Laid:
    """The *walk* so far, the *move* it makes, and whether the worm turns round next."""

    walk: Walk
    move: Move = _NOTHING
    is_turning: bool = False

    def standing(self) -> Walk:
        """Return the walk as the next segment finds it: turned round if that is wanted (W3.14)."""
        turned = self.walk.reverse() if self.is_turning else self.walk
        assert isinstance(turned, Walk), "the draft turns only a worm that may"
        return turned


class MoveDraft:
    """The parts laid so far; a part that is refused changes nothing."""

    def __init__(self, race: Race, seat: int) -> None:
        walk = race.walk(seat)
        assert isinstance(walk, Walk), f"seat {seat} may not move: {walk}"
        self.seat = seat
        self._laid = [Laid(walk)]

    # what it is now

    @property
    def now(self) -> Laid:
        """What has been laid so far."""
        return self._laid[-1]

    @property
    def walk(self) -> Walk:
        """The walk as the next segment finds it."""
        return self.now.standing()

    @property
    def worm(self) -> Worm:
        """The worm as it lies now."""
        return self.walk.worm

    @property
    def course(self) -> Course:
        """The posts as they stand now."""
        return self.walk.ground.course

    @property
    def left(self) -> int:
        """How many segments may still be placed, if there is room."""
        walk = self.now.walk
        is_closed = walk.won or (walk.swing is not None and not walk.swing.first)
        return 0 if is_closed else walk.number - walk.placed

    @property
    def is_blocked(self) -> bool:
        """Whether more should be placed and no spot is free (W3.2)."""
        return bool(self.left) and self.walk.ground.is_blocked(self.walk.worm)

    @property
    def can_undo(self) -> bool:
        """Whether anything is laid."""
        return len(self._laid) > 1

    @property
    def ends_with_segment(self) -> bool:
        """Whether the last part that was laid is a segment."""
        return self.can_undo and self._laid[-2].walk.placed < self.now.walk.placed

    def end_refusal(self) -> WormUpRefusal | None:
        """Return why the move may not end here, or None."""
        return self.now.walk.end_refusal()

    def swing_refusal(self, post: int, to: Vec) -> WormUpRefusal | None:
        """Return why finish *post* may not be swung to *to* now, or None."""
        after = self.now.walk.swung(self._swing(post, to))
        return after if isinstance(after, WormUpRefusal) else None

    def swing_barred(self) -> WormUpRefusal | None:
        """Return why no swing is possible now, or None. Does not say where a post may land."""
        course, first = self.now.walk.ground.course, None
        for post in (0, 1):
            for toward in _ALL_ROUND:
                refusal = self.swing_refusal(post, course.swing_spot(post, toward))
                if refusal is None:
                    return None
                first = first or refusal
        return first

    def repose_barred(self) -> WormUpRefusal | None:
        """Return why no re-pose is possible now, or None. Does not say where the worm may lie."""
        after = self.now.walk.repose(())
        assert isinstance(after, WormUpRefusal), "six places have to be given"
        return None if after.reason is WormUpReason.REPOSE_COUNT else after

    # what it becomes

    def place(self, at: Vec) -> WormUpRefusal | None:
        """Lay the last segment at *at*, where it becomes the head."""
        placement = Placement(at, reverse=self.now.is_turning)
        move = self.now.move._replace(placements=(*self.now.move.placements, placement))
        return self._take(self.now.walk.place(placement), move)

    def turn(self) -> WormUpRefusal | None:
        """Turn round, or back again; the turn is made with the next segment (W3.14)."""
        if self.now.is_turning:
            self._laid.append(replace(self.now, is_turning=False))
            return None
        turned = self.now.walk.reverse()
        if isinstance(turned, WormUpRefusal):
            return turned
        self._laid.append(replace(self.now, is_turning=True))
        return None

    def repose(self, points: Sequence[Vec]) -> WormUpRefusal | None:
        """Lay all but the tail anew, the head first (W3.16)."""
        move = self.now.move._replace(repose=tuple(points))
        return self._take(self.now.walk.repose(points), move)

    def swing(self, post: int, to: Vec) -> WormUpRefusal | None:
        """Swing finish *post* to *to*: before the advance if nothing is laid yet and it may."""
        swing = self._swing(post, to)
        return self._take(self.now.walk.swung(swing), self.now.move._replace(swing=swing))

    def undo(self) -> None:
        """Take the last part back."""
        if self.can_undo:
            self._laid.pop()

    def _take(self, walk: Walk | WormUpRefusal, move: Move) -> WormUpRefusal | None:
        if isinstance(walk, WormUpRefusal):
            return walk
        self._laid.append(Laid(walk, move))
        return None

    def _swing(self, post: int, to: Vec) -> Swing:
        """Return the swing that fits now: before all else if it still may be, else at the end."""
        walk, is_fresh = self.now.walk, self.now.move == _NOTHING
        may_first = walk.options.swing_when is SwingWhen.EITHER and walk.number > 0
        return Swing(post, to, first=is_fresh and may_first)


def blockers(draft: MoveDraft) -> tuple[Body, ...]:
    """Return the bodies in the way, one for each owner, as the rules name them all round."""
    walk = draft.walk
    head = walk.worm.head
    found: dict[tuple[BodyKind, int], Body] = {}
    for toward in _ALL_ROUND:
        offset = arcs.nearest(arcs.FULL, toward)
        assert offset is not None, "some point of the whole ring is nearest"
        refusal = walk.ground.refusal(Vec(head.x + offset.x, head.y + offset.y), walk.worm)
        if refusal and refusal.contact:
            body = refusal.contact.second
            owner = body.seat if body.kind is BodyKind.SEGMENT else body.number
            found.setdefault((body.kind, owner), body)
    return tuple(found.values())
