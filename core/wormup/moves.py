"""One move of one worm, placement by placement: re-pose, reversals, the finish, the swing (W5).

Law: a move is refused as a whole if any part of it is (W3.3), and the race ends at the first
placement that touches the finish line (G10-34). A window builds its draft with the same `Walk`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from core.wormup.legality import Obstacles, ground_near, ground_of
from core.wormup.profiles import Options, Profile, Reverse, SwingWhen
from core.wormup.refusals import WormUpReason, WormUpRefusal
from core.wormup.worm import TOUCH, Vec, Worm


class Placement(NamedTuple):
    """The tail goes to *at* as the new head; with *reverse* the worm turns round first (W3.14)."""

    at: Vec
    reverse: bool = False


class Swing(NamedTuple):
    """Finish post *post* goes to *to*, before the advance if *first*, else after it (W3.11)."""

    post: int
    to: Vec
    first: bool = False


class Move(NamedTuple):
    """All that a seat does on its turn to move."""

    placements: tuple[Placement, ...] = ()
    repose: tuple[Vec, ...] = ()
    """Empty, or six places, head first, for all but the tail (W3.16)."""
    swing: Swing | None = None


class Walk(NamedTuple):
    """A move in the making: where the worm and the posts are after the parts so far.

    The parts come in the order of W5: a first swing, a re-pose, placements, a swing.
    """

    profile: Profile
    options: Options
    number: int
    has_x: bool
    ground: Obstacles
    """The posts as they are now, and the worms as they were before the move."""
    worm: Worm
    """Where the worm is now."""
    placed: int = 0
    reposed: bool = False
    swing: Swing | None = None
    won: bool = False

    def place(self, placement: Placement) -> "Walk | WormUpRefusal":
        """Advance by one; the result holds whether that won (G10-27, W3.17)."""
        return self.placed_all((placement,))

    def placed_all(self, placements: Sequence[Placement]) -> "Walk | WormUpRefusal":
        """Advance by all *placements*, one after the other (G10-27, W3.17)."""
        walk, worm, placed, won = self, self.worm, self.placed, self.won
        limit = 0 if self._is_swung_last() else self.number
        for at, is_reverse in placements:
            if won:
                return WormUpRefusal(WormUpReason.FINISHED)
            if placed >= limit:
                return WormUpRefusal(WormUpReason.TOO_LONG, value=self.number)
            if is_reverse:
                turned = walk._replace(worm=worm, placed=placed).reverse()
                if isinstance(turned, WormUpRefusal):
                    return turned
                walk, worm = turned, turned.worm
            refusal = walk.ground.refusal(at, worm)
            if refusal:
                return refusal
            worm = worm.advanced(at)
            placed += 1
            won = walk.ground.course.is_won_by(worm, self.profile.side)
        return walk._replace(worm=worm, placed=placed, won=won)

    def reverse(self) -> "Walk | WormUpRefusal":
        """Turn round, as part of the next placement (W3.14, W3.15)."""
        refusal = self._reverse_refusal()
        return refusal or self._replace(worm=self.worm.turned()).surveyed()

    def repose(self, points: Sequence[Vec]) -> "Walk | WormUpRefusal":
        """Lay all but the tail anew at *points*, head first, before the first placement (W3.16)."""
        if not self.options.repose:
            return WormUpRefusal(WormUpReason.REPOSE_OFF)
        if self.placed or self.reposed or self._is_swung_last():
            return WormUpRefusal(WormUpReason.REPOSE_LATE)
        if not self.number:
            return WormUpRefusal(WormUpReason.REPOSE_ALONE)
        whole = ground_of(self.ground.worms, self.ground.seat, self.ground.course)
        refusal = whole.repose_refusal(points, self.worm)
        if refusal:
            return refusal
        return self._replace(worm=Worm((*points, self.worm.tail)), reposed=True).surveyed()

    def swung(self, swing: Swing) -> "Walk | WormUpRefusal":
        """Swing a finish post, once a move and only with an X (G10-31, V95-30)."""
        refusal = self._swing_refusal(swing)
        if refusal:
            return refusal
        course = self.ground.course.swung(swing.post, swing.to)
        return self._replace(ground=self.ground._replace(course=course), swing=swing).surveyed()

    def surveyed(self) -> "Walk":
        """Gather the ground again, as far as the rest of the move can reach."""
        old, reach = self.ground, reach_of(self.number - self.placed)
        near = ground_near(old.worms, old.seat, old.course, self.worm.head, reach)
        return self._replace(ground=near)

    def end_refusal(self) -> WormUpRefusal | None:
        """Return why the move may not end here, or None (W3.1, W3.2, W3.16)."""
        if self.reposed and not self.placed:
            return WormUpRefusal(WormUpReason.REPOSE_ALONE)
        if self.won or self.placed == self.number or self.profile.may_stop:
            return None
        if self._is_swung_last() or self.ground.is_blocked(self.worm):
            return None
        return WormUpRefusal(WormUpReason.TOO_SHORT, value=(self.placed, self.number))

    def _reverse_refusal(self) -> WormUpRefusal | None:
        policy = self.profile.reverse
        if policy is Reverse.NEVER:
            return WormUpRefusal(WormUpReason.REVERSE_NEVER)
        if policy is Reverse.START_BLOCKED and self.placed:
            return WormUpRefusal(WormUpReason.REVERSE_LATER)
        if policy is Reverse.FREE and not self.placed:
            return None
        if self.ground.is_blocked(self.worm):
            return None
        return WormUpRefusal(WormUpReason.REVERSE_FREE_HEAD)

    def _swing_refusal(self, swing: Swing) -> WormUpRefusal | None:
        if swing.post not in {0, 1}:
            return WormUpRefusal(WormUpReason.FORM, value=swing.post)
        if not self.has_x:
            return WormUpRefusal(WormUpReason.SWING_WITHOUT_X)
        if self.swing:
            return WormUpRefusal(WormUpReason.SWING_TWICE)
        if self.won:
            return WormUpRefusal(WormUpReason.FINISHED)
        if swing.first:
            late = self.placed or self.reposed or self.options.swing_when is SwingWhen.AFTER
            refusal = WormUpRefusal(WormUpReason.SWING_FIRST) if late else None
        else:
            refusal = self.end_refusal()
        worms, seat = self.ground.worms, self.ground.seat
        standing = (*worms[:seat], self.worm, *worms[seat + 1 :])
        return refusal or self.ground.course.swing_refusal(swing.post, swing.to, standing)

    def _is_swung_last(self) -> bool:
        return self.swing is not None and not self.swing.first


def reach_of(placements: int) -> int:
    """Return how far from the head *placements*, and one more that is tried, can lead at most."""
    return TOUCH * (placements + 1)


def walked(walk: Walk, move: Move) -> Walk | WormUpRefusal:
    """Make every part of *move* in the order of W5, then end it; or return why not."""
    after = _prepared(walk, move)
    if isinstance(after, Walk):
        after = after.placed_all(move.placements)
    if isinstance(after, WormUpRefusal):
        return after
    refusal = after.end_refusal()
    if refusal or not move.swing or move.swing.first:
        return refusal or after
    return after.swung(move.swing)


def moved(worm: Worm, move: Move) -> Worm:
    """Return *worm* after a *move* that is known to be legal."""
    if move.repose:
        worm = Worm((*move.repose, worm.tail))
    for placement in move.placements:
        worm = (worm.turned() if placement.reverse else worm).advanced(placement.at)
    return worm


def _prepared(walk: Walk, move: Move) -> Walk | WormUpRefusal:
    """Make the parts before the first placement: a first swing, then a re-pose."""
    after: Walk | WormUpRefusal = walk
    if move.swing and move.swing.first:
        after = walk.swung(move.swing)
    if move.repose and isinstance(after, Walk):
        after = after.repose(move.repose)
    return after
