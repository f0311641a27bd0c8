"""Laying the last segment at the head: by pulling the worm, clicking the place, or by keys.

Law: the rules core says where it may lie and why not elsewhere; the tool only asks and shows.
"""

from collections.abc import Iterator
from math import hypot

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from core.wormup.worm import SEGMENTS, D, R
from gui.kit.printed import printed
from gui.wormup.board.camera import Point
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Chalk, Disc, Free, Shades, Sprite
from gui.wormup.move.aim import Aim
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.reach import Reach, reach_of
from gui.wormup.move.telling_tool import TellingTool

_LAYS, _SHOWS, _UNLAYS = 0.95 * D, 0.55 * D, 0.55 * D
"""How far the pulled head must be from where it lies to lay a segment, or to show where it would
lie; and how near to the segment behind it to take one back."""
_ALONG = 1.6 * D
"""A carried segment that is pulled past its place takes the worm along."""


class MoveTool(TellingTool):
    """Aims the next segment and lays it in the draft."""

    laid = Signal()
    """Emitted when a segment has been laid or taken back."""

    def __init__(self, draft: MoveDraft, scenery: Scenery) -> None:
        super().__init__()
        self.draft = draft
        self._scenery = scenery
        self._lifted: Point | None = None
        """Where the last segment is carried."""
        self._is_pulling = False
        """Whether the head is held, and the worm follows it."""
        self._was_near = False
        """Whether the carried segment has been at the head."""
        self._pointer: Point | None = None
        self.aim = self._new_aim()

    def _new_aim(self) -> Aim:
        walk = self.draft.walk
        reach = reach_of(walk.ground, walk.worm) if self.draft.left else Reach(walk.worm.head, 0)
        return Aim(reach, lambda spot: walk.ground.refusal(spot, walk.worm))

    def below(self) -> Iterator[Sprite]:
        """Yield where our worm may go and has been."""
        worm = self._scenery.worn[self.draft.seat]
        yield from (Free(at, worm) for at in left_places(self._scenery, self.draft))
        yield from self.aim.below()

    def sprites(self) -> Iterator[Sprite]:
        """Yield our worm, and what is about to happen."""
        worm, seat = self.draft.worm, self.draft.seat
        places = worm.segments[:-1] if self._lifted else worm.segments
        yield from self._scenery.worm(seat, places, watched=self._pointer)
        yield from (Chalk(at) for at in worm.segments[: self.draft.now.walk.placed])
        yield from self.aim.sprites(self._scenery.worn[seat])
        if self._lifted:
            yield Shades((self._lifted,))
            yield Disc(self._lifted, self._scenery.worn[seat])

    # mouse

    def hover(self, spot: Point, reach: float) -> None:
        """Show where a click would lay the segment."""
        self._point(spot, reach)
        self._tell(self.aim.conflict if self.aim.meant is None else None)

    def press(self, spot: Point, reach: float) -> bool:
        """Take the head, lift the last segment, or aim at a place at the head."""
        draft = self.draft
        head, tail = draft.worm.head, draft.worm.tail
        if _away(spot, head) <= max(R, reach) and (draft.left or draft.ends_with_segment):
            self._is_pulling = True
            self._follow(spot)
            return True
        if not draft.left:
            return False
        if _away(spot, tail) <= max(R, reach):
            self._lifted, self._was_near = spot, False
        elif not self.aim.means(spot, reach):
            return False
        self._point(spot, 0)
        return True

    def drag(self, spot: Point) -> None:
        """Pull the worm, or carry the segment."""
        if self._is_pulling:
            self._follow(spot)
            return
        if self._lifted:
            self._lifted = spot
        self._point(spot, 0)
        self._tell(self.aim.conflict)
        if self._lifted:
            self._take_along(spot)

    def release(self, spot: Point) -> None:
        """Lay the segment, if it can lie there or near by."""
        is_pulling, self._is_pulling, self._lifted = self._is_pulling, False, None
        if is_pulling and self.aim.meant is None:
            self._point(None, 0)
            self._tell(None)
            return
        if not is_pulling:
            self._point(spot, 0)
        self._lay()

    def _follow(self, spot: Point) -> None:
        """Let the worm follow its head to *spot*, segment by segment, or come back."""
        for _ in range(SEGMENTS):
            if not (self._unlay(spot) or self._onward(spot)):
                break
        is_off = _away(spot, self.draft.worm.head) >= _SHOWS
        self._point(spot if is_off else None, 4 * D)
        self._tell(self.aim.conflict if self.aim.meant is None else None)

    def _unlay(self, spot: Point) -> bool:
        """Take the last segment back if the head is pulled back over the one behind it."""
        if not self.draft.ends_with_segment or _away(spot, self.draft.worm.segments[1]) >= _UNLAYS:
            return False
        self.undo()
        return True

    def _onward(self, spot: Point) -> bool:
        """Lay a segment towards *spot* if that is far enough away, and if it helps."""
        away = _away(spot, self.draft.worm.head)
        if not self.draft.left or away < _LAYS:
            return False
        self.aim.point(spot)
        meant = self.aim.meant
        if meant is None or _away(spot, meant) > away - D / 2:
            return False
        self._lay()
        return True

    def _take_along(self, spot: Point) -> None:
        """Let the worm follow a carried segment that is pulled past its place at the head."""
        meant, away = self.aim.meant, _away(spot, self.draft.worm.head)
        if self._was_near and away > _ALONG and meant and _away(spot, meant) < away - D / 2:
            self._is_pulling, self._lifted = True, None
            self._follow(spot)
        self._was_near = self._was_near or away < 1.3 * D

    # keys

    def key(self, event: QKeyEvent) -> bool:
        """Steer with the arrows, lay with Enter, take back with Backspace or Z."""
        if self.draft.left and self.aim.walk(event):
            self.shown.emit()
            self._tell(None)
            return True
        match printed(event):
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.draft.left:
                if self.aim.meant is None:
                    self._aim_at_line()
                self._lay()
            case Qt.Key.Key_Backspace | Qt.Key.Key_Z:
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

    def _point(self, spot: Point | None, reach: float) -> None:
        """Aim at the place towards *spot*, if that is near the head."""
        self._pointer = spot
        is_meant = spot is not None and bool(self.draft.left) and self.aim.means(spot, reach)
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


def left_places(scenery: Scenery, draft: MoveDraft) -> list[Point]:
    """Return where segments of our worm lay before the move, and lie no more."""
    now = set(draft.worm.segments)
    return [at for at in scenery.race.worms[draft.seat].segments if at not in now]


def _away(first: Point, second: Point) -> float:
    return hypot(first[0] - second[0], first[1] - second[1])
