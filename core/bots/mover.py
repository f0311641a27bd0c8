"""How to move: ways to go and posts to swing, judged by where all seats stand afterwards.

Law: every part of a move is made by the rules' own `Walk`; a part that it refuses is not chosen.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import inf

from core.bots.outlook import LEAST, bare_needs, needs_of, shares_after
from core.bots.racer import Path, bends, paths, relaid
from core.bots.skills import Skill
from core.bots.swinger import seems_to_land, swings
from core.wormup.moves import Move, Swing, Walk
from core.wormup.profiles import SwingWhen
from core.wormup.race import Race, put
from core.wormup.worm import Worm

_TRIED = 6
"""How many swings are examined closely."""
_ENDS = 2
"""How many ends of its walk a worm looks for a swing after."""


@dataclass(frozen=True, slots=True)
class Option:
    """A whole move, where it leads, and how good that is for its seat: `inf` if it wins."""

    move: Move
    walk: Walk
    worth: float


@dataclass(frozen=True, slots=True)
class Mover:
    """Chooses the move of the seat whose turn it is, as well as its skill allows."""

    race: Race
    seat: int
    skill: Skill

    def move(self) -> Move:
        """Choose the whole move."""
        return max(self.options(), key=lambda option: option.worth).move

    def options(self) -> Iterator[Option]:
        """Yield whole moves: none, or with a swing, a re-pose, an advance and a swing.

        A move that wins is the last.
        """
        walk = self.race.walk(self.seat)
        assert isinstance(walk, Walk)
        yield Option(Move(), walk, -inf)
        for option in self._options(walk):
            yield option
            if option.worth == inf:
                return

    def _options(self, walk: Walk) -> Iterator[Option]:
        """Yield a first swing and a re-pose where allowed, an advance, a swing."""
        yield from self._advanced(walk, Move())
        yield from self._relaid(walk, Move())
        if not walk.has_x or walk.options.swing_when is SwingWhen.AFTER:
            return
        for swing in self._promising(walk, first=True):
            swung = walk.swung(swing)
            if isinstance(swung, Walk):
                yield from self._advanced(swung, Move(swing=swing))
                yield from self._relaid(swung, Move(swing=swing))

    def _relaid(self, walk: Walk, begun: Move) -> Iterator[Option]:
        """Yield moves that go on from *walk* with a re-pose, if that is allowed."""
        anew = relaid(walk) if walk.options.repose and walk.number else None
        if anew:
            yield from self._advanced(anew, begun._replace(repose=anew.worm.segments[:-1]))

    def _advanced(self, walk: Walk, begun: Move) -> Iterator[Option]:
        """Yield moves that go on from *walk* with an advance, and some with a swing after it."""
        options = [
            Option(begun._replace(placements=path.placements), path.walk, self._worth(path.walk))
            for path in self._paths(walk, begun)
        ]
        yield from options
        if walk.has_x and not walk.swing:
            for option in sorted(options, key=lambda option: -option.worth)[:_ENDS]:
                yield from self._swung(option)

    def _paths(self, walk: Walk, begun: Move) -> Iterator[Path]:
        """Yield the best ways and, at the start of a move, some that bar the ways of others."""
        found = paths(walk, self.skill.width)[: self.skill.width]
        yield from found
        if self.skill.bars and begun == Move() and not found[0].walk.won:
            yield from bends(walk)

    def _swung(self, option: Option) -> Iterator[Option]:
        """Yield the moves that end with a swing after *option*."""
        for swing in self._promising(option.walk, first=False):
            walk = option.walk.swung(swing)
            if isinstance(walk, Walk):
                yield Option(option.move._replace(swing=swing), walk, self._worth(walk))

    def _promising(self, walk: Walk, *, first: bool) -> Iterator[Swing]:
        """Yield the most promising legal swings, as if nothing lay between worms and line."""
        course, worms = walk.ground.course, self._worms(walk)

        def promise(swing: Swing) -> float:
            needs = bare_needs(self.race, course.swung(swing.post, swing.to), worms)
            needs[self.seat] = max(needs[self.seat] - walk.number + walk.placed, LEAST)
            return self._judged(needs)

        landing = (s for s in swings(course, first=first) if seems_to_land(course, s, worms))
        ranked = sorted(landing, key=promise, reverse=True)
        legal = (s for s in ranked if not course.swing_refusal(s.post, s.to, worms))
        return islice(legal, _TRIED)

    def _worms(self, walk: Walk) -> tuple[Worm, ...]:
        return put(self.race.worms, self.seat, walk.worm)

    def _worth(self, walk: Walk) -> float:
        """Return how good the place is where *walk* has led."""
        if walk.won:
            return inf
        return self._judged(needs_of(self.race, walk.ground.course, self._worms(walk)))

    def _judged(self, needs: Sequence[float]) -> float:
        """Return how good these *needs* are, with the moves still to come this round."""
        race, seat = self.race, self.seat
        if self.skill.foresight:
            queue = [(race.numbers[other] or 0, other) for other in race.queue[1:]]
            return shares_after(needs, queue)[seat]
        others = [n for i, n in enumerate(needs) if race.active[i] and i != seat]
        return self.skill.spite * sum(others) / len(others) - needs[seat]
