"""Where the next head may lie, as arcs to draw and as stops for the keys. Law: arcs.py decides."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import atan2, pi

from core.wormup import arcs
from core.wormup.legality import Obstacles
from core.wormup.worm import Vec, Worm
from gui.wormup.board.fan import Runs

_EACH = 24
"""Every so many points of the ring one is asked about."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The free points around *head*: the bits of *mask*, counted as in arcs.py (W4.3)."""

    head: Vec
    mask: int

    def spot(self, offset: Vec) -> Vec:
        """Return the place at *offset* from the head."""
        return Vec(self.head.x + offset.x, self.head.y + offset.y)

    def toward(self, toward: tuple[float, float]) -> Vec | None:
        """Return the free place nearest to the direction *toward*, or None if there is none."""
        offset = arcs.nearest(self.mask, (round(toward[0]), round(toward[1])))
        return None if offset is None else self.spot(offset)

    def turned(self, at: Vec, points: int) -> Vec | None:
        """Return the free place *points* ring points on from *at*, or the next free one."""
        around = arcs.ring()
        offset = Vec(at.x - self.head.x, at.y - self.head.y)
        place, way = around.places[offset], 1 if points > 0 else -1
        for step in range(abs(points), arcs.RING_POINTS):
            found = (place + way * step) % arcs.RING_POINTS
            if self.mask >> found & 1:
                return self.spot(around.points[found])
        return None

    def runs(self) -> Runs:
        """Return the free arcs as angles from and to; an arc across the back is one."""
        angles = [atan2(y, x) for x, y in arcs.ring().points]
        return runs_of(f"{self.mask:0{arcs.RING_POINTS}b}"[::-1], angles)


def reach_of(ground: Obstacles, worm: Worm) -> Reach:
    """Return where the next head of *worm* may lie."""
    return Reach(worm.head, ground.mask(worm))


def runs_of(bits: str, angles: Sequence[float]) -> Runs:
    """Return the runs of "1" in *bits* as angles from and to; one across the back is one run.

    >>> ((low, high),) = runs_of("1101", (-3, -1, 1, 3))
    >>> round(low, 3), high
    (-3.283, -1)
    """
    found = [(run.start(), run.end() - 1) for run in re.finditer("1+", bits)]
    runs = [(angles[low], angles[high]) for low, high in found]
    if len(found) > 1 and found[0][0] == 0 and found[-1][1] == len(bits) - 1:
        low, _ = runs.pop()
        runs[0] = (low - 2 * pi, runs[0][1])
    return tuple(runs)


def refused_runs(reach: Reach, is_refused: Callable[[Vec], bool]) -> Runs:
    """Return the arcs around the head of *reach* in which every place *is_refused*, roughly."""
    points = arcs.ring().points[::_EACH]
    bits = "".join(
        "1" if not reach.mask >> place * _EACH & 1 and is_refused(reach.spot(point)) else "0"
        for place, point in enumerate(points)
    )
    return runs_of(bits, [atan2(y, x) for x, y in points])
