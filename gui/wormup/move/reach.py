"""Where the next head may lie, as arcs to draw and as stops for the keys. Law: arcs.py decides."""

import re
from dataclasses import dataclass
from math import atan2, pi

from core.wormup import arcs
from core.wormup.legality import Ground
from core.wormup.worm import Vec, Worm


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

    def runs(self) -> tuple[tuple[float, float], ...]:
        """Return the free arcs as angles from and to; an arc across the back is one."""
        bits = f"{self.mask:0{arcs.RING_POINTS}b}"[::-1]
        found = [(run.start(), run.end() - 1) for run in re.finditer("1+", bits)]
        angles = [(_angle(low), _angle(high)) for low, high in found]
        last = arcs.RING_POINTS - 1
        if len(found) > 1 and found[0][0] == 0 and found[-1][1] == last:
            low, _ = angles.pop()
            angles[0] = (low - 2 * pi, angles[0][1])
        return tuple(angles)


def reach_of(ground: Ground, worm: Worm) -> Reach:
    """Return where the next head of *worm* may lie."""
    return Reach(worm.head, ground.mask(worm))


def _angle(place: int) -> float:
    x, y = arcs.ring().points[place]
    return atan2(y, x)
