"""How to move: ways to go and posts to swing, judged by how all seats stand afterwards.

Law: every part of a move is made by the rules' own `Walk`; what it refuses is not chosen.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from core.bots.outlook import bare_needs, needs_of, shares_after
from core.bots.racer import Path, paths
from core.bots.swinger import swings
from core.wormup.course import Course
from core.wormup.moves import Move, Swing, Walk
from core.wormup.race import Race, put
from core.wormup.worm import Worm

Judge = Callable[[Sequence[float]], float]
"""How good it is for the seat that moves if the seats have these needs."""
_TRIED = 6
"""So many swings are looked at closely."""
_ENDS = 2
"""From so many ends of its walk a worm looks for a swing."""


@dataclass(frozen=True, slots=True)
class Mover:
    """One seat whose turn it is."""

    race: Race
    seat: int
    width: int
    judge: Judge

    def move(self) -> Move:
        """Choose the whole move."""
        walk = self.race.walk(self.seat)
        assert isinstance(walk, Walk)
        ends = paths(walk, self.width)
        if ends[0].walk.won:
            return Move(ends[0].placements)
        ranked = sorted(ends, key=self._merit, reverse=True)
        if not walk.has_x:
            return Move(ranked[0].placements)
        found = [self._swing(path.walk) for path in ranked[:_ENDS]]
        best = max(range(len(found)), key=lambda i: found[i][0])
        return Move(ranked[best].placements, swing=found[best][1])

    def _merit(self, path: Path) -> float:
        return self.judge(needs_of(self.race, self.race.course, self._worms(path.walk)))

    def _worms(self, walk: Walk) -> tuple[Worm, ...]:
        return put(self.race.worms, self.seat, walk.worm)

    def _swing(self, walk: Walk) -> tuple[float, Swing | None]:
        """Find the best swing after *walk*, and what it is worth; none may be best."""
        race, course, worms = self.race, self.race.course, self._worms(walk)

        def promise(swing: Swing) -> float:
            return self.judge(bare_needs(race, course.swung(swing.post, swing.to), worms))

        best: tuple[float, Swing | None] = self.judge(needs_of(race, course, worms)), None
        tried = 0
        for swing in sorted(swings(course), key=promise, reverse=True):
            if course.swing_refusal(swing.post, swing.to, worms):
                continue
            worth = self.judge(needs_of(race, course.swung(swing.post, swing.to), worms))
            best = max(best, (worth, swing), key=lambda found: found[0])
            tried += 1
            if tried == _TRIED:
                break
        return best
