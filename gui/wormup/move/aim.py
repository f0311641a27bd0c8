"""Meaning a place round a disc: with the mouse it snaps, with keys it walks from place to place.

Law: the rules core says which places are free (reach.py) and, by *judge*, why another one is not.
"""

from collections.abc import Callable, Iterator
from math import hypot

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from core.wormup import arcs
from core.wormup.refusals import WormUpRefusal
from core.wormup.worm import D, Vec
from gui.wormup.board.camera import Point
from gui.wormup.board.scenery import conflict_sprites
from gui.wormup.board.sprites import Arcs, Disc, Look, Mark, Sprite
from gui.wormup.move.reach import Reach

NEAR = 2.6 * D
"""From so far a place round the disc is meant."""
_SNAP = 1.6 * D
"""So far the wish may be put right."""
_COARSE = 24
"""Ring points that an arrow key walks; with Shift it is one."""

Judge = Callable[[Vec], WormUpRefusal | None]


class Aim:
    """Guards the place that is meant, free or not."""

    def __init__(self, reach: Reach, judge: Judge) -> None:
        self.reach = reach
        self._judge = judge
        self.meant: Vec | None = None
        """The free place that is meant."""
        self.conflict: WormUpRefusal | None = None
        """Why the place that is pointed at is not free."""

    def sprites(self, seat: int, letter: str) -> Iterator[Sprite]:
        """Draw where a disc may lie, where it would, and why not where it is pointed at."""
        if self.reach.mask:
            yield Arcs(self.reach.head, self.reach.runs())
        if self.meant:
            yield Disc(self.meant, seat, letter, Look.MEANT)
            yield Mark(self.meant)
        if self.conflict:
            yield from conflict_sprites(self.conflict)

    def means(self, spot: Point, reach: float) -> bool:
        """Tell whether *spot* is near enough to mean a place round the disc."""
        middle = self.reach.head
        return hypot(spot[0] - middle.x, spot[1] - middle.y) <= max(NEAR, reach)

    def point(self, spot: Point | None) -> None:
        """Mean the place towards *spot*, or none: snap if it is not free but one near by is."""
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
        """Mean the free place nearest to a direction."""
        self.meant, self.conflict = self.reach.toward(toward), None

    def walk(self, event: QKeyEvent, first: tuple[int, int]) -> bool:
        """Walk with Left and Right, one point with Shift; the first step is towards *first*."""
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if way is None:
            return False
        fine = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        self.conflict = None
        if self.meant is None:
            self.meant = self.reach.toward(first)
        else:
            self.meant = self.reach.turned(self.meant, way * (1 if fine else _COARSE))
        return True
