"""Laying the last segment at the head: by dragging it, clicking the place, or by keys.

Law: the rules core says where it may lie and why not elsewhere; the tool only asks and shows.
"""

from collections.abc import Iterator
from math import hypot

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from core.wormup.worm import R
from gui.wormup.board.camera import Point
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Disc, Mark, Sprite
from gui.wormup.move.aim import Aim
from gui.wormup.move.draft import Draft
from gui.wormup.move.reach import Reach, reach_of
from gui.wormup.move.telling import TellingTool


class MoveTool(TellingTool):
    """Aims the next segment and lays it in the draft."""

    laid = Signal()
    """Emitted when a segment has been laid or taken back."""

    def __init__(self, draft: Draft, scenery: Scenery) -> None:
        super().__init__()
        self.draft = draft
        self._scenery = scenery
        self._lifted: Point | None = None
        self.aim = self._new_aim()

    def _new_aim(self) -> Aim:
        walk = self.draft.walk
        reach = reach_of(walk.ground, walk.worm) if self.draft.left else Reach(walk.worm.head, 0)
        return Aim(reach, lambda spot: walk.ground.refusal(spot, walk.worm))

    def sprites(self) -> Iterator[Sprite]:
        """Yield our worm, where it may go, and what is about to happen."""
        worm, seat = self.draft.worm, self.draft.seat
        letter = self._scenery.letters[seat]
        places = worm.segments[:-1] if self._lifted else worm.segments
        yield from self._scenery.worm(seat, places)
        if self.aim.reach.mask:
            yield Mark(worm.tail)
        yield from self.aim.sprites(seat, letter)
        if self._lifted:
            yield Disc(self._lifted, seat, letter)

    # mouse

    def hover(self, spot: Point, reach: float) -> None:
        """Show where a click would lay the segment."""
        self._point(spot, reach)
        self._tell(self.aim.conflict if self.aim.meant is None else None)

    def press(self, spot: Point, reach: float) -> bool:
        """Lift the last segment, or aim at a place at the head."""
        if not self.draft.left:
            return False
        tail = self.draft.worm.tail
        if hypot(spot[0] - tail.x, spot[1] - tail.y) <= max(R, reach):
            self._lifted = spot
        elif not self.aim.means(spot, reach):
            return False
        self._point(spot, 0)
        return True

    def drag(self, spot: Point) -> None:
        """Carry the segment."""
        if self._lifted:
            self._lifted = spot
        self._point(spot, 0)
        self._tell(self.aim.conflict)

    def release(self, spot: Point) -> None:
        """Lay the segment, if it can lie there or near by."""
        self._lifted = None
        self._point(spot, 0)
        self._lay()

    # keys

    def key(self, event: QKeyEvent) -> bool:
        """Walk with the arrows, lay with Enter, take back with Backspace."""
        head, neck = self.draft.worm.segments[:2]
        if self.aim.walk(event, (head.x - neck.x, head.y - neck.y)):
            self.shown.emit()
            self._tell(None)
            return True
        match event.key():
            case Qt.Key.Key_Up:
                self._aim_at_line()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.aim.meant is None:
                self._aim_at_line()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
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
        """Work out again what may be laid, after the draft has changed."""
        self.aim, self._lifted, self._told = self._new_aim(), None, None
        self.shown.emit()

    def _aim_at_line(self) -> None:
        """Aim at the place nearest to the direction of the finish line."""
        head = self.draft.worm.head
        foot = self.draft.course.foot(head)
        self.aim.toward((foot.x - head.x, foot.y - head.y))
        self.shown.emit()
        self._tell(None)

    def _point(self, spot: Point, reach: float) -> None:
        """Aim at the place towards *spot*, if that is near the head."""
        is_meant = bool(self.draft.left) and self.aim.means(spot, reach)
        self.aim.point(spot if is_meant else None)
        self.shown.emit()

    def _lay(self) -> None:
        """Lay the segment at the place aimed at."""
        if self.aim.meant is None:
            if self.aim.conflict:
                self._insist(self.aim.conflict)
            return
        refusal = self.draft.place(self.aim.meant)
        assert refusal is None, f"the reach named a place that is refused: {refusal}"
        self.refresh()
        self.laid.emit()
