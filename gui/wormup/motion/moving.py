"""A completed move in motion: swing, re-pose, then segment by segment; the finish slowly.

Law: the places come from the completed move; a disc flies in between, and nothing is decided.
"""

from collections.abc import Callable, Iterator, Sequence
from math import atan2, cos, hypot, pi, sin

from core.wormup.moves import Move, Swing
from core.wormup.race import Race
from core.wormup.worm import Worm
from gui.parts.animation import Beat, eased
from gui.wormup.board.camera import Point
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Disc, Sprite

PLACE_MS, SWING_MS, REPOSE_MS, SLOW_MS = 190, 600, 450, 1_500

Show = Callable[[Sequence[Sprite]], None]


class Moving:
    """Plays one move; between two beats it knows where the moving worm and the finish are."""

    def __init__(self, before: Race, letters: tuple[str, ...], seat: int, show: Show) -> None:
        self._scenery = Scenery(before, letters)
        self._seat, self._show = seat, show
        self._others = self._scenery.worms(without=seat)
        self._worm = before.worms[seat]
        self._finish: tuple[Point, Point] = before.course.finish

    def beats(self, move: Move, *, is_won: bool = False) -> Iterator[Beat]:
        """Yield the beats of *move* part by part; the last placement is slow if it won."""
        if move.swing and move.swing.first:
            yield self._swung(move.swing)
        if move.repose:
            yield self._reposed(Worm((*move.repose, self._worm.tail)))
        for place, step in enumerate(move.placements):
            if step.reverse:
                self._worm = self._worm.turned()
            is_slow = is_won and place == len(move.placements) - 1
            yield self._placed(self._worm.advanced(step.at), SLOW_MS if is_slow else PLACE_MS)
        if move.swing and not move.swing.first:
            yield self._swung(move.swing)

    def _placed(self, after: Worm, ms: int) -> Beat:
        before, finish = self._worm, self._finish
        self._worm = after
        seat, letter = self._seat, self._scenery.letters[self._seat]
        resting: list[Sprite] = []

        def show(share: float) -> None:
            if share >= 1.0:
                self._draw(after.segments, finish)
                return
            if not resting:
                resting.extend(self._drawn(before.segments[:-1], finish))
            at = _between(before.tail, after.head, eased(share))
            self._show([*resting, Disc(at, seat, letter)])

        return Beat(ms, show)

    def _reposed(self, after: Worm) -> Beat:
        before, finish = self._worm, self._finish
        self._worm = after

        def show(share: float) -> None:
            pairs = zip(before.segments, after.segments, strict=True)
            self._draw([_between(a, b, eased(share)) for a, b in pairs], finish)

        return Beat(REPOSE_MS, show)

    def _swung(self, swing: Swing) -> Beat:
        worm, before = self._worm, self._finish
        pivot = before[1 - swing.post]
        start, end = before[swing.post], swing.to
        self._finish = (pivot, end) if swing.post else (end, pivot)

        def show(share: float) -> None:
            at = end if share >= 1.0 else _round(pivot, start, end, eased(share))
            self._draw(worm.segments, (pivot, at) if swing.post else (at, pivot))

        return Beat(SWING_MS, show)

    def _draw(self, places: Sequence[Point], finish: tuple[Point, Point]) -> None:
        self._show(self._drawn(places, finish))

    def _drawn(self, places: Sequence[Point], finish: tuple[Point, Point]) -> list[Sprite]:
        worm = self._scenery.worm(self._seat, places)
        return [*self._scenery.table(finish), *self._others, *worm]


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _round(pivot: Point, start: Point, end: Point, share: float) -> Point:
    """Return a place on the shorter way round *pivot*."""
    low = atan2(start[1] - pivot[1], start[0] - pivot[0])
    turn = (atan2(end[1] - pivot[1], end[0] - pivot[0]) - low + pi) % (2 * pi) - pi
    radius = hypot(start[0] - pivot[0], start[1] - pivot[1])
    angle = low + turn * share
    return pivot[0] + radius * cos(angle), pivot[1] + radius * sin(angle)
