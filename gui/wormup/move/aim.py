"""Aiming at a place around a disc: the mouse snaps, the keys walk from place to place.

Law: the rules core says which places are free (reach.py), and *judge* why another one is not.
"""

from collections.abc import Callable, Iterator
from functools import cached_property
from math import atan2, hypot, tau

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from core.table.looks import Worn
from core.wormup import arcs
from core.wormup.refusals import WormUpReason, WormUpRefusal
from core.wormup.worm import D, Vec
from gui.wormup.board.camera import Point
from gui.wormup.board.fan import PlacementFan, Runs
from gui.wormup.board.scenery import conflict_sprites
from gui.wormup.board.sprites import ChosenRing, Head, Sprite, SpriteLook
from gui.wormup.move.reach import Reach, refused_runs

NEAR = 2.6 * D
"""Up to this distance a spot means a place around the disc."""
_SNAP = 1.6 * D
"""Up to this distance a wish is corrected to a free place."""
_COARSE = arcs.RING_POINTS // 24
"""Ring points that an arrow key steers, 15 degrees; with Shift it steers one."""
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}

Judge = Callable[[Vec], WormUpRefusal | None]


class Aim:
    """The place that is aimed at around one disc, free or not."""

    def __init__(self, reach: Reach, judge: Judge) -> None:
        self.reach = reach
        self._judge = judge
        self.meant: Vec | None = None
        """The free place that is aimed at."""
        self.conflict: WormUpRefusal | None = None
        """Why the place that is pointed at is not free."""

    @cached_property
    def _refused(self) -> Runs:
        """Where something else than the worm itself is in the way."""

        def is_refused(spot: Vec) -> bool:
            refusal = self._judge(spot)
            return refusal is not None and refusal.reason is not WormUpReason.OWN

        return refused_runs(self.reach, is_refused)

    def below(self) -> Iterator[Sprite]:
        """Yield where a disc may lie and where not, and why: what the worms lie on."""
        if self.reach.mask:
            yield PlacementFan(self.reach.head, self.reach.runs(), self._refused)
        if self.conflict:
            yield from conflict_sprites(self.conflict)

    def sprites(self, worm: Worn) -> Iterator[Sprite]:
        """Yield where the head of *worm* would lie."""
        if self.meant:
            middle = self.reach.head
            toward = self.meant.x - middle.x, self.meant.y - middle.y
            yield Head(self.meant, worm, toward, look=SpriteLook.MEANT)
            yield ChosenRing(self.meant)

    def means(self, spot: Point, reach: float) -> bool:
        """Return whether *spot* is near enough to mean a place around the disc."""
        middle = self.reach.head
        return hypot(spot[0] - middle.x, spot[1] - middle.y) <= max(NEAR, reach)

    def point(self, spot: Point | None) -> None:
        """Aim towards *spot*, or nowhere; snap to a free place near by if it is not free."""
        self.meant, self.conflict = None, None
        if spot is None:
            return
        middle = self.reach.head
        toward = spot[0] - middle.x, spot[1] - middle.y
        wished = Reach(middle, arcs.FULL).toward(toward)
        assert wished is not None, "some point of the whole ring is nearest"
        self.conflict = self._judge(wished)
        found = self.reach.toward(toward)
        if found and hypot(found.x - wished.x, found.y - wished.y) <= _SNAP:
            self.meant = found

    def toward(self, toward: tuple[int, int]) -> None:
        """Aim at the free place nearest to a direction."""
        self.meant, self.conflict = self.reach.toward(toward), None

    def walk(self, event: QKeyEvent) -> bool:
        """Steer to where an arrow points: at first all the way, then by steps; finer with Shift."""
        toward = _ARROWS.get(Qt.Key(event.key()))
        if toward is None:
            return False
        fine = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        self.conflict = None
        if self.meant is None:
            self.meant = self.reach.toward(toward)
        else:
            self.meant = self._nearer(self.meant, toward, 1 if fine else _COARSE)
        return True

    def _nearer(self, at: Vec, toward: tuple[int, int], points: int) -> Vec | None:
        """Return the free place so many ring *points* from *at* on, the short way *toward*."""
        head = self.reach.head
        x, y = at.x - head.x, at.y - head.y
        turn = atan2(x * toward[1] - y * toward[0], x * toward[0] + y * toward[1])
        if abs(turn) <= points * tau / arcs.RING_POINTS:
            return self.reach.toward(toward)
        return self.reach.turned(at, points if turn > 0 else -points)
