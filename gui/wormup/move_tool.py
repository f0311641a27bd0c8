"""Laying the last segment at the head: by dragging it, by clicking the place, or by keys.

Law: the rules core says where it may lie and why not elsewhere; the tool snaps, shows and asks.
"""

from collections.abc import Iterator
from math import hypot

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from core.wormup import arcs
from core.wormup.refusals import WormUpRefusal
from core.wormup.worm import D, R, Vec
from gui.wormup.camera import Point
from gui.wormup.draft import Draft
from gui.wormup.reach import Reach, reach_of
from gui.wormup.scenery import Scenery, conflict_sprites
from gui.wormup.sprites import Arcs, Disc, Look, Mark, Sprite

_NEAR, _SNAP = 2.6 * D, 1.6 * D
"""From how far a place at the head is meant, and how far the tool may put it right."""
_COARSE = 24
"""Ring points that an arrow key walks; with Shift it is one."""


class MoveTool(QObject):
    """Guards where the next segment would go."""

    shown = Signal()
    """What is to be drawn has changed."""
    laid = Signal()
    """A segment has been laid or taken back."""
    refused = Signal(object)
    """A `WormUpRefusal`: it cannot lie there."""

    def __init__(self, draft: Draft, scenery: Scenery) -> None:
        super().__init__()
        self.draft = draft
        self._scenery = scenery
        self.ghost: Vec | None = None
        self.conflict: WormUpRefusal | None = None
        self._lifted: Point | None = None
        self._told: object = None
        self._reach = self._measured()

    # what is drawn

    def sprites(self) -> Iterator[Sprite]:
        """Draw our worm, where it may go, and what is about to happen."""
        draft, seat = self.draft, self.draft.seat
        worm = draft.worm
        if draft.left:
            yield Arcs(worm.head, self._reach.runs())
        places = worm.segments[:-1] if self._lifted else worm.segments
        yield from self._scenery.worm(seat, places)
        letter = self._scenery.letters[seat]
        if draft.left and self._reach.mask:
            yield Mark(worm.tail)
        if self.ghost:
            yield Disc(self.ghost, seat, letter, Look.GHOST)
            yield Mark(self.ghost)
        if self.conflict:
            yield from conflict_sprites(self.conflict)
        if self._lifted:
            yield Disc(self._lifted, seat, letter)

    # mouse

    def hover(self, spot: Point, reach: float) -> None:
        """Show where a click would lay the segment."""
        self._aim(spot if self._means_head(spot, reach) else None)

    def press(self, spot: Point, reach: float) -> bool:
        """Lift the last segment, or mean a place at the head."""
        if not self.draft.left:
            return False
        tail = self.draft.worm.tail
        if hypot(spot[0] - tail.x, spot[1] - tail.y) <= max(R, reach):
            self._lifted = spot
            self._aim(None)
            return True
        if self._means_head(spot, reach):
            self._aim(spot)
            return True
        return False

    def drag(self, spot: Point) -> None:
        """Carry the segment."""
        if self._lifted:
            self._lifted = spot
        self._aim(spot if self._means_head(spot, 0) else None)

    def release(self, spot: Point) -> None:
        """Lay it, if it can lie there or near by."""
        self._lifted = None
        self._aim(spot if self._means_head(spot, 0) else None)
        self._lay()

    # keys

    def key(self, event: QKeyEvent) -> bool:
        """Walk with the arrows, lay with Enter, take back with Backspace."""
        fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        match event.key():
            case Qt.Key.Key_Left:
                self._walk(-1 if fine else -_COARSE)
            case Qt.Key.Key_Right:
                self._walk(1 if fine else _COARSE)
            case Qt.Key.Key_Up:
                self._aim_at_line()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if self.ghost is None:
                    self._aim_at_line()
                else:
                    self._lay()
            case Qt.Key.Key_Backspace:
                self.undo()
            case _:
                return False
        return True

    def undo(self) -> None:
        """Take the last part back."""
        self.draft.undo()
        self.refresh()
        self.laid.emit()

    def refresh(self) -> None:
        """Look again at what may be laid, after the draft has changed."""
        self._reach = self._measured()
        self.ghost, self.conflict, self._lifted = None, None, None
        self.shown.emit()

    def _measured(self) -> Reach:
        walk = self.draft.walk
        return reach_of(walk.ground, walk.worm) if self.draft.left else Reach(walk.worm.head, 0)

    def _means_head(self, spot: Point, reach: float) -> bool:
        head = self.draft.worm.head
        near = hypot(spot[0] - head.x, spot[1] - head.y) <= max(_NEAR, reach)
        return near and bool(self.draft.left)

    def _walk(self, points: int) -> None:
        """Go along the free places; the first step begins straight on."""
        if not self._reach.mask:
            return
        if self.ghost is None:
            head, neck = self.draft.worm.segments[:2]
            self.ghost = self._reach.toward((head.x - neck.x, head.y - neck.y))
        else:
            self.ghost = self._reach.turned(self.ghost, points)
        self.conflict = None
        self.shown.emit()

    def _aim_at_line(self) -> None:
        """Mean the place nearest to the direction of the finish line."""
        head = self.draft.worm.head
        foot = self.draft.course.foot(head)
        self.ghost = self._reach.toward((foot.x - head.x, foot.y - head.y))
        self.conflict = None
        self.shown.emit()

    def _aim(self, spot: Point | None) -> None:
        """Mean the place that lies towards *spot* from the head."""
        self.ghost, self.conflict = None, None
        if spot is not None:
            head = self.draft.worm.head
            toward = spot[0] - head.x, spot[1] - head.y
            wished = Reach(head, arcs.FULL).toward(toward)
            assert wished is not None, "some point of the whole ring is nearest"
            walk = self.draft.walk
            self.conflict = walk.ground.refusal(wished, walk.worm)
            found = self._reach.toward(toward)
            if found and hypot(found.x - wished.x, found.y - wished.y) <= _SNAP:
                self.ghost = found
        self.shown.emit()
        self._tell()

    def _tell(self) -> None:
        """Say a conflict once, not again for every pixel."""
        conflict = self.conflict if self.ghost is None else None
        contact = conflict.contact if conflict else None
        what = (conflict.reason, contact and contact.second) if conflict else None
        if conflict and what != self._told:
            self.refused.emit(conflict)
        self._told = what

    def _lay(self) -> None:
        """Lay the segment where the ghost is."""
        if self.ghost is None:
            if self.conflict:
                self.refused.emit(self.conflict)
            self.shown.emit()
            return
        refusal = self.draft.place(self.ghost)
        if refusal:
            self.refused.emit(refusal)
        self.refresh()
        self.laid.emit()
