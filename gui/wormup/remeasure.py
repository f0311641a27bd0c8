"""The moves of a race, measured again by shapely, a second geometry library; and any difference.

Law: it takes from a log only what was done and where things lay; sizes are given here in mm,
and no distance comes from the rules core. It decides nothing: the audit's verdict stands.
This module can be imported only where shapely can.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import inf
from typing import Any, NamedTuple

import shapely
import shapely.affinity

from core.table.step import Completed
from core.wormup.actions import read_move
from core.wormup.moves import Move, Placement, Swing
from core.wormup.profiles import Side
from core.wormup.race import Race, Result
from core.wormup.worm import Vec
from gui.words.table_words import names_at
from gui.words.words import decimal, marked, words

TOLERANCE_MM = 0.02
"""A distance nearer than this to its limit may be judged either way."""
_UNIT = 0.04
_TABLE = (1200, 800)
_SEGMENT, _POST = 8.0, 6.0
"""The radius of a segment, and of a post."""
_TOUCH = 0.04
"""Two rims touch if they are no further apart than this (W4.2)."""
_LINE_TOUCH = _TOUCH / 2
_GATE, _MARGIN = 178.0, 48.0

_LINK = marked("the new segment and the one next to it do not just touch")
_OWN = marked("the worm overlaps itself")
_WORM = marked("it touches {name}'s worm")
_ON_POST = marked("it overlaps a post")
_EDGE = marked("it does not lie wholly on the table")
_ON_LINE = marked("laid anew, it touches the finish line")
_GOES_ON = marked("it touches the finish line, but the race goes on")
_NO_TOUCH = marked("it does not touch the finish line, but the race ends")
_BEHIND = marked("it comes from behind the finish line, but the race ends")
_LENGTH = marked("the finish posts are not 178 mm apart")
_NEAR_EDGE = marked("the post is nearer than 48 mm to the edge of the table")
_POST_ON_POST = marked("the post overlaps a start post")
_LINE_ON_POST = marked("the finish line touches a start post")
_POST_ON_WORM = marked("the post overlaps a segment")
_LINE_ON_WORM = marked("the finish line touches a segment")
_POSTS = (marked("start post {number}"), marked("finish post {number}"))
_ELSEWHERE = marked("the end of the step finds it elsewhere")

_Spots = tuple[Vec, ...]
_Shape = Any
"""A shape of shapely, which comes without types."""


def remeasured(steps: Sequence[Completed[Any]]) -> tuple[int, float, tuple[str, ...]]:
    """Return how many moves were measured, the tolerance in mm, and each difference in words."""
    ruler = _Ruler()
    moves = sum(read_move(slot.action) is not None for d in steps for slot in d.outcome.slots)
    found = (said for done in steps for said in _differences(ruler, done))
    return moves, TOLERANCE_MM, tuple(found)


class _Measure(NamedTuple):
    """A distance in mm with its limits, and what is wrong outside them."""

    what: str
    mm: float
    least: float = -inf
    most: float = inf
    whose: str = ""

    @property
    def is_off(self) -> bool:
        return not self.least - TOLERANCE_MM <= self.mm <= self.most + TOLERANCE_MM

    def said(self) -> str:
        named = {"what": words(self.what, name=self.whose), "gap": decimal(abs(self.mm), 2)}
        if self.mm < 0:
            return words("{what}, measured {gap} mm of overlap", **named)
        return words("{what}, measured {gap} mm", **named)


_Found = Iterator[tuple[str, _Measure]]
"""Each measure, after the name of the thing that was laid."""


def _differences(ruler: "_Ruler", done: Completed[Any]) -> Iterator[str]:
    """Yield in words what *ruler* measures differently in one step."""
    before, after = done.step.state, done.outcome.state.race
    if before is None:
        return
    board = _Board(ruler, before.race, names_at(done))
    for place, measure in _of_step(board, done, after):
        if measure.is_off:
            named = {"step": done.step.number, "place": place, "said": measure.said()}
            yield words("step {step}, {place}: {said}", **named)


def _of_step(board: "_Board", done: Completed[Any], after: Race) -> _Found:
    for slot in done.outcome.slots:
        if move := read_move(slot.action):
            has_won = after.result is Result.FINISH and after.winner == slot.seat
            yield from board.moved(slot.seat, move, has_won=has_won)
    yield from board.compared(after)


class _Board:
    """Lays again what was laid in one step, and measures it."""

    def __init__(self, ruler: "_Ruler", race: Race, names: Sequence[str]) -> None:
        self._ruler, self._names, self._side = ruler, names, race.profile.side
        self._worms: list[_Spots] = [worm.segments for worm in race.worms]
        self._start, self._finish = race.course

    def moved(self, seat: int, move: Move, *, has_won: bool) -> _Found:
        """Make *move* and yield all its measures; *has_won* says whether it ends the race."""
        name, swing = self._names[seat], move.swing
        swings = words("{name}'s swing", name=name)
        if swing and swing.first:
            yield from ((swings, measure) for measure in self._swung(swing))
        for number, measure in self._reposed(seat, move.repose):
            yield words("{name}'s segment {number}", name=name, number=number), measure
        for number, placement in enumerate(move.placements, 1):
            ends = has_won and number == len(move.placements)
            place = words("{name}'s placement {number}", name=name, number=number)
            yield from ((place, one) for one in self._placed(seat, placement, ends=ends))
        if swing and not swing.first:
            yield from ((swings, measure) for measure in self._swung(swing))

    def compared(self, after: Race) -> _Found:
        """Yield how far each thing lies from its place in *after*."""
        for seat, worm in enumerate(after.worms):
            place = words("{name}'s worm", name=self._names[seat])
            for mine, other in zip(self._worms[seat], worm.segments, strict=True):
                if mine != other:
                    yield place, _Measure(_ELSEWHERE, self._apart(mine, (other,)), most=0)
        posts = (*self._start, *self._finish)
        for number, (mine, other) in enumerate(zip(posts, after.course.posts, strict=True)):
            if mine != other:
                place = words(_POSTS[number // 2], number=number % 2 + 1)
                yield place, _Measure(_ELSEWHERE, self._apart(mine, (other,)), most=0)

    def _placed(self, seat: int, placement: Placement, *, ends: bool) -> Iterator[_Measure]:
        worm = self._worms[seat]
        worm = worm[::-1] if placement.reverse else worm
        head, between = worm[0], worm[1:-1]
        yield from self._laid(seat, placement.at, head, between)
        self._worms[seat] = (placement.at, head, *between)
        gap = self._ruler.to_line((placement.at,), self._finish) - _SEGMENT
        is_free = self._side is Side.EITHER
        behind = -inf if is_free else self._ruler.behind(head, self._finish)
        if ends:
            yield _Measure(_NO_TOUCH, gap, most=_LINE_TOUCH)
            yield _Measure(_BEHIND, behind, most=0)
        elif behind < -TOLERANCE_MM:
            yield _Measure(_GOES_ON, gap, least=_LINE_TOUCH)

    def _reposed(self, seat: int, points: tuple[Vec, ...]) -> Iterator[tuple[int, _Measure]]:
        worm = (*points, *self._worms[seat][len(points) :])
        for number, spot in enumerate(points, 1):
            for measure in self._laid(seat, spot, worm[number], worm[number + 1 :]):
                yield number, measure
            gap = self._ruler.to_line((spot,), self._finish) - _SEGMENT
            yield number, _Measure(_ON_LINE, gap, least=_LINE_TOUCH)
        self._worms[seat] = worm

    def _laid(self, seat: int, spot: Vec, beside: Vec, own: _Spots) -> Iterator[_Measure]:
        """Yield measures of a segment at *spot* next to *beside*; *own* are the worm's others."""
        yield _Measure(_LINK, self._apart(spot, (beside,)) - 2 * _SEGMENT, 0, _TOUCH)
        yield _Measure(_OWN, self._apart(spot, own) - 2 * _SEGMENT, least=0)
        for other, worm in enumerate(self._worms):
            if other != seat:
                gap = self._apart(spot, worm) - 2 * _SEGMENT
                yield _Measure(_WORM, gap, least=_TOUCH, whose=self._names[other])
        posts = (*self._start, *self._finish)
        yield _Measure(_ON_POST, self._apart(spot, posts) - _SEGMENT - _POST, least=0)
        yield _Measure(_EDGE, self._ruler.to_edge(spot) - _SEGMENT, least=0)

    def _swung(self, swing: Swing) -> Iterator[_Measure]:
        pivot, to = self._finish[1 - swing.post], swing.to
        self._finish = (pivot, to) if swing.post else (to, pivot)
        bodies = tuple(segment for worm in self._worms for segment in worm)
        to_starts = self._ruler.to_line(self._start, self._finish)
        to_bodies = self._ruler.to_line(bodies, self._finish)
        yield _Measure(_LENGTH, self._apart(to, (pivot,)), _GATE, _GATE + _TOUCH)
        yield _Measure(_NEAR_EDGE, self._ruler.to_edge(to), least=_MARGIN)
        yield _Measure(_POST_ON_POST, self._apart(to, self._start) - 2 * _POST, least=0)
        yield _Measure(_LINE_ON_POST, to_starts - _POST, least=0)
        yield _Measure(_POST_ON_WORM, self._apart(to, bodies) - _SEGMENT - _POST, least=0)
        yield _Measure(_LINE_ON_WORM, to_bodies - _SEGMENT, least=_LINE_TOUCH)

    def _apart(self, spot: Vec, others: _Spots) -> float:
        return self._ruler.apart(spot, others)


class _Ruler:
    """Measures in mm with shapely."""

    def __init__(self) -> None:
        self._spots = lru_cache(maxsize=32)(self._made)  # most worms lie still while one moves
        self._table = shapely.box(0, 0, *_TABLE)

    def apart(self, spot: Vec, others: _Spots) -> float:
        """Return how far the middle of *spot* is from the nearest of *others*, if there are any."""
        return float(self._spot(spot).distance(self._spots(others))) if others else inf

    def to_line(self, spots: _Spots, line: tuple[Vec, Vec]) -> float:
        """Return how far the nearest of *spots* is from *line*."""
        return float(self._line(line).distance(self._spots(spots)))

    def to_edge(self, spot: Vec) -> float:
        """Return how far *spot* is from the nearest edge of the table; below 0 it is outside."""
        point = self._spot(spot)
        away = float(self._table.exterior.distance(point))
        return away if self._table.covers(point) else -away

    def behind(self, spot: Vec, line: tuple[Vec, Vec]) -> float:
        """Return how far *spot* is behind *line*, made endless; below 0 it is in front (W3.18)."""
        endless = shapely.affinity.scale(self._line(line), 20, 20)
        away = float(endless.distance(self._spot(spot)))
        is_left = shapely.LinearRing(_in_mm([*line, spot])).is_ccw
        return -away if is_left else away

    def _spot(self, spot: Vec) -> _Shape:
        return shapely.Point(*_in_mm([spot]))

    def _made(self, spots: _Spots) -> _Shape:
        return shapely.multipoints(_in_mm(spots))

    def _line(self, line: tuple[Vec, Vec]) -> _Shape:
        return shapely.LineString(_in_mm(line))


def _in_mm(spots: Iterable[Vec]) -> list[tuple[float, float]]:
    return [(x * _UNIT, y * _UNIT) for x, y in spots]
