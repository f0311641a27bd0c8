"""Laying a worm anew, segment by segment from its last one, which stays in place (W3.16).

Law: the rules core says where each may lie; the six enter the draft together, as one part.
"""

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from core.table.looks import Worn
from core.wormup.legality import ground_of
from core.wormup.refusals import WormUpRefusal
from core.wormup.worm import Vec
from gui.kit.printed import printed
from gui.wormup.board.camera import Point
from gui.wormup.board.sprites import Chalk, Disc, Free, OrderBand, Shades, Sprite
from gui.wormup.move.aim import Aim
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.reach import Reach
from gui.wormup.move.telling_tool import TellingTool


class ReposeTool(TellingTool):
    """Lays the worm's new chain, the tail first, and passes it to the draft when it is whole."""

    laid = Signal()
    """Emitted when a segment has been laid or taken back."""
    done = Signal()
    """Emitted when all six lie, and the draft has them."""

    def __init__(self, draft: MoveDraft, worm: Worn) -> None:
        super().__init__()
        self.draft, self._worm = draft, worm
        self._chain: list[Vec] = []
        self._aim = Aim(Reach(draft.worm.tail, 0), lambda _: None)

    @property
    def is_on(self) -> bool:
        """Whether the worm is being laid anew."""
        return bool(self._chain)

    @property
    def left(self) -> int:
        """How many segments are still to be laid."""
        return len(self.draft.worm.segments) - len(self._chain)

    @property
    def aim(self) -> Aim:
        """Where the next segment would go."""
        return self._aim

    def barred(self) -> WormUpRefusal | None:
        """Return why the worm may not be laid anew now."""
        return self.draft.repose_barred()

    def start(self) -> None:
        """Pick up the worm, all but its last segment."""
        self._chain = [self.draft.worm.tail]
        self._look()

    def stop(self) -> None:
        """Leave the worm as it was."""
        self._chain = []
        self.shown.emit()
        self._tell(None)

    def below(self) -> Iterator[Sprite]:
        """Yield where the worm lay, and where the next segment may lie."""
        yield from (Free(at, self._worm) for at in self.draft.worm.segments[:-1])
        yield from self._aim.below()

    def sprites(self) -> Iterator[Sprite]:
        """Yield the chain, and where it would go on."""
        chain = tuple(self._chain)
        yield Shades(chain)
        yield OrderBand(chain, self._worm)
        for at in chain:
            yield Disc(at, self._worm)
        yield from (Chalk(at) for at in chain[1:])
        yield from self._aim.sprites(self._worm)

    # mouse

    def hover(self, spot: Point, reach: float) -> None:
        """Show where a click would lay the next segment."""
        self._aim.point(spot if self._aim.means(spot, reach) else None)
        self.shown.emit()
        self._tell(self._aim.conflict if self._aim.meant is None else None)

    def press(self, spot: Point, reach: float) -> bool:
        """Aim at a place at the end of the chain."""
        if not self._aim.means(spot, reach):
            return False
        self.hover(spot, reach)
        return True

    def drag(self, spot: Point) -> None:
        """Aim at another place."""
        self.hover(spot, 0)

    def release(self, spot: Point) -> None:
        """Lay the segment, if it can lie there or near by."""
        self.hover(spot, 0)
        if self._aim.meant is None and self._aim.conflict:
            self._insist(self._aim.conflict)
        self._lay()

    # keys

    def key(self, event: QKeyEvent) -> bool:
        """Walk with the arrows, lay with Enter, take back with Backspace, leave with Escape."""
        if self._aim.walk(event):
            self.shown.emit()
            self._tell(None)
            return True
        match printed(event):
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if self._aim.meant is None:
                    self._aim.toward(self._onward())
                self._lay()
            case Qt.Key.Key_Backspace | Qt.Key.Key_Z:
                self.undo()
            case Qt.Key.Key_Escape:
                self.stop()
            case _:
                return False
        return True

    def undo(self) -> None:
        """Take back the last segment of the chain, or leave the worm as it was."""
        if len(self._chain) < 2:
            self.stop()
        else:
            self._chain.pop()
            self._look()
        self.laid.emit()

    def _onward(self) -> tuple[int, int]:
        """Return the direction of the chain; at first that of the worm."""
        if len(self._chain) > 1:
            before, last = self._chain[-2:]
        else:
            last, before = self.draft.worm.segments[-2:]
        return last.x - before.x, last.y - before.y

    def _look(self) -> None:
        """Work out where the next segment may lie."""
        old = self.draft.now.walk.ground
        ground, chain = ground_of(old.worms, old.seat, old.course), tuple(self._chain)
        reach = Reach(chain[-1], ground.repose_mask(chain))
        self._aim = Aim(reach, lambda spot: ground.repose_spot_refusal(spot, chain))
        self._told = None
        self.shown.emit()

    def _lay(self) -> None:
        if self._aim.meant is None:
            return
        self._chain.append(self._aim.meant)
        if self.left:
            self._look()
            self.laid.emit()
            return
        refusal = self.draft.repose(self._chain[:0:-1])
        if refusal:
            self._chain.pop()
            self._look()
            self._insist(refusal)
            return
        self.stop()
        self.done.emit()
