"""A completed move in motion: swing, re-pose, then segment by segment; the touch slowly, in a lens.

Law: the places come from the completed move; a disc flies in between, and nothing is decided.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.table.looks import Worn
from core.wormup.moves import Move, Swing
from core.wormup.race import Race
from core.wormup.worm import D, Worm
from gui.kit.animation import Beat, across, away, chained, into
from gui.kit.theme import look
from gui.kit.tokens import CALM_MS
from gui.parts.sound import Sound
from gui.wormup.board.camera import Camera, Point
from gui.wormup.board.lens import Lens
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Disc, Head, Shades, Sprite
from gui.wormup.move.measure import line_mm
from gui.wormup.sentences import touch_words

LIFT_MS, FLY_MS, LAND_MS, SLOW_MS = 50, 190, 60, 1_500
SLACK_MS, SWING_MS, TWANG_MS, REPOSE_MS = 80, 600, 360, 450
APPEAR_MS, CALM_SLOW_MS = 90, 700
"""Calm motion: how long a segment takes to appear, and the one that touches."""
STILL_MS, READ_MS, TEAR_MS = 200, 1_400, 180
_ARC, _LIFTED, _LANDED = 1.2 * D, 1.12, 1.08
_SLACK = 0.10
_BLINKS = 3
"""After every third segment those that watch blink, from its landing until the next is lifted."""

Show = Callable[[Sequence[Sprite]], None]
Sounding = Callable[[Sound], None]
Through = Callable[[Sequence[Sprite]], Lens]
"""How what flies is seen through the lens."""


@dataclass(frozen=True, slots=True)
class Grown:
    """A segment larger than it is: nearer to the eye."""

    disc: Disc | Head
    by: float

    def _near(self, camera: Camera) -> Camera:
        """Return a camera for which the disc is larger and where it is."""
        x, y = self.disc.at
        scale = camera.scale * self.by
        return replace(
            camera, scale=scale, x=x - (x - camera.x) / self.by, y=y - (y - camera.y) / self.by
        )

    def box(self, camera: Camera) -> QRectF:
        """Return a box over the disc."""
        return self.disc.box(self._near(camera))

    def paint(self, painter: QPainter, camera: Camera) -> None:
        self.disc.paint(painter, self._near(camera))


def usual_ms(number: int) -> int:
    """Return how long the move of *number* segments is shown."""
    each = APPEAR_MS if look().is_calm else LIFT_MS + FLY_MS + LAND_MS
    return each * number


class Moving:
    """Plays one move; between two beats it knows where the moving worm and the finish are."""

    def __init__(self, before: Race, worn: tuple[Worn, ...], seat: int, show: Show) -> None:
        self._scenery = Scenery(before, worn)
        self._seat, self._show = seat, show
        self._worm = before.worms[seat]
        self._finish: tuple[Point, Point] = before.course.finish
        self._known: dict[Sprite, Sprite] = {}
        """Each sprite by its value: the board repaints only what is another object."""

    def beats(self, move: Move, sound: Sounding, won: Race | None = None) -> Iterator[Beat]:
        """Yield the beats of *move* part by part; if it *won*, the touch slowly, in the lens.

        What crawls before that is one beat, which a press hastens as a whole.
        """
        if move.swing and move.swing.first:
            yield self._swung(move.swing, sound)
        if move.repose:
            yield self._reposed(Worm((*move.repose, self._worm.tail)))
        crawl: list[Beat] = []
        for place, step in enumerate(move.placements, 1):
            if step.reverse:
                self._worm = self._worm.turned()
            after = self._worm.advanced(step.at)
            if won is not None and place == len(move.placements):
                yield chained(crawl)
                crawl = []
                yield from self._touched(after, won, sound)
            else:
                crawl += self._placed(after, place, sound)
        if crawl:
            yield chained(crawl)
        if move.swing and not move.swing.first:
            yield self._swung(move.swing, sound)

    # -- a segment --------------------------------------------------------------------------------

    def _placed(self, after: Worm, place: int, sound: Sounding) -> list[Beat]:
        """Return how the tail goes to the front as the segment at *place* of the move."""
        if look().is_calm:
            return [self._appearing(after, place, sound, APPEAR_MS)]
        lift, fly = self._lifted(after, place), self._flown(after, FLY_MS)
        return [lift, fly, self._landed(after, place, sound)]

    def _appearing(self, after: Worm, place: int, sound: Sounding, ms: int) -> Beat:
        finish = self._finish
        self._worm = after

        def show(share: float) -> None:
            if share >= 1.0:
                self._draw(after.segments, finish)
                sound(Sound.segment(place))

        return Beat(ms, show)

    def _resting(
        self, finish: tuple[Point, Point], watched: Point, *, blinks: bool = False
    ) -> list[Sprite]:
        """Return all that does not move while a segment flies to what is *watched*."""
        scenery, seat = self._scenery, self._seat
        return self._same(
            [
                *scenery.table(finish),
                *scenery.worms(seat, watched, blinks=blinks),
                *scenery.worm(seat, self._worm.segments[:-1], watched=watched),
            ]
        )

    def _same(self, sprites: Sequence[Sprite]) -> list[Sprite]:
        """Return *sprites*, those that were shown before as the same objects."""
        return [self._known.setdefault(sprite, sprite) for sprite in sprites]

    def _lifted(self, after: Worm, place: int) -> Beat:
        tail = self._worm.tail
        blinks = place > 1 and (place - 1) % _BLINKS == 0
        resting = self._resting(self._finish, after.head, blinks=blinks)

        def show(share: float) -> None:
            self._fly(resting, tail, 1 + (_LIFTED - 1) * into(share), 0.0)

        return Beat(LIFT_MS, show)

    def _flown(self, after: Worm, ms: int, lens: Through | None = None) -> Beat:
        tail, head = self._worm.tail, after.head
        resting = self._resting(self._finish, head)
        ease = across if ms == FLY_MS else into

        def show(share: float) -> None:
            gone = ease(share)
            up = _ARC * sin(pi * gone)
            at = tail[0] + (head[0] - tail[0]) * gone, tail[1] + (head[1] - tail[1]) * gone - up
            self._fly(resting, at, _LIFTED, up, lens)

        return Beat(ms, show)

    def _fly(
        self, resting: list[Sprite], at: Point, grown: float, up: float, lens: Through | None = None
    ) -> None:
        """Show the segment in the air *at* a place, *up* above where its shadow is."""
        flying: list[Sprite] = [
            Shades(((at[0] + 0.1 * D, at[1] + up + 0.15 * D),)),
            Grown(Disc(at, self._scenery.worn[self._seat]), grown),
        ]
        shown = [*resting, *flying]
        self._show([*shown, lens(flying)] if lens else shown)

    def _landed(self, after: Worm, place: int, sound: Sounding) -> Beat:
        finish = self._finish
        self._worm = after
        still = self._drawn(after.segments, finish)
        near = self._drawn(after.segments, finish, blinks=place % _BLINKS == 0)
        head = near.pop()
        assert isinstance(head, Head), "a worm is drawn from its tail to its head"
        is_heard: list[bool] = []

        def show(share: float) -> None:
            if not is_heard:
                is_heard.append(True)
                sound(Sound.segment(place))
            by = _LANDED - (_LANDED - 1) * share
            self._show(still if share >= 1.0 else [*near, Grown(head, by)])

        return Beat(LAND_MS, show)

    # -- the touch --------------------------------------------------------------------------------

    def _touched(self, after: Worm, won: Race, sound: Sounding) -> Iterator[Beat]:
        """Yield the touching placement in the lens, its measure, and the thread that tears."""
        head, course = after.head, self._scenery.race.course
        foot = course.foot(head)
        bodies = tuple(at for worm in won.worms for at in worm.segments)
        near = tuple(self._resting(self._finish, head))

        def lens(flying: Sequence[Sprite]) -> Lens:
            return Lens(head, (*near, *flying), bodies)

        place = 7
        if look().is_calm:
            yield self._appearing(after, place, sound, CALM_SLOW_MS)
        else:
            yield self._flown(after, SLOW_MS, lens)
        self._worm = after
        finish, worn = self._finish, self._scenery.worn
        still = self._drawn(after.segments, finish)
        said = touch_words(line_mm(course, head))
        measured = Lens(head, tuple(still), bodies, (head, (foot.x, foot.y)), said)

        def touch(share: float) -> None:
            if share < 1.0:
                self._show([*still, measured])

        yield Beat(0, lambda share: sound(Sound.segment(place)) if share >= 1.0 else None)
        yield Beat(STILL_MS + READ_MS, touch)
        torn = Scenery(won, worn)
        yield Beat(0, lambda share: sound(Sound.FINISH) if share >= 1.0 else None)
        yield self._torn(torn, finish)

    def _torn(self, torn: Scenery, finish: tuple[Point, Point]) -> Beat:
        """Return how the thread tears: it sags for a moment, then its ends fly apart."""
        still, worms = torn.still(), torn.worms()

        def show(share: float) -> None:
            if share >= 0.3 or look().is_calm:
                self._show(still)
            else:
                self._show([*self._scenery.table(finish, slack=_SLACK * share), *worms])

        return Beat(TEAR_MS, show)

    # -- re-pose and swing ------------------------------------------------------------------------

    def _reposed(self, after: Worm) -> Beat:
        before, finish = self._worm, self._finish
        self._worm = after

        def show(share: float) -> None:
            gone = float(share >= 0.5) if look().is_calm else across(share)
            pairs = zip(before.segments, after.segments, strict=True)
            self._draw([_between(a, b, gone) for a, b in pairs], finish)

        return Beat(CALM_MS if look().is_calm else REPOSE_MS, show)

    def _swung(self, swing: Swing, sound: Sounding) -> Beat:
        """Return how the thread slackens, a post goes round the other one, and it twangs."""
        worm, before = self._worm, self._finish
        pivot = before[1 - swing.post]
        start, end = before[swing.post], swing.to
        self._finish = (pivot, end) if swing.post else (end, pivot)
        others = self._scenery.worms(self._seat, end)
        lying = [*others, *self._scenery.worm(self._seat, worm.segments)]

        def draw(at: Point, slack: float) -> None:
            finish = (pivot, at) if swing.post else (at, pivot)
            self._show([*self._scenery.table(finish, slack=slack), *lying])

        def slacken(share: float) -> None:
            draw(start, _SLACK * into(share))

        def go(share: float) -> None:
            is_there = share >= 0.5 if look().is_calm else share >= 1.0
            if is_there or look().is_calm:
                draw(end if is_there else start, 0.0)
            else:
                draw(_round(pivot, start, end, across(share)), _SLACK)

        def twang(share: float) -> None:
            draw(end, 0.6 * _SLACK * (1 - away(share)) ** 2 * cos(6 * pi * share) * (share < 1.0))

        swings = [Beat(CALM_MS if look().is_calm else SWING_MS, go)]
        if not look().is_calm:
            swings = [Beat(SLACK_MS, slacken), *swings, Beat(TWANG_MS, twang)]
        cue = Beat(0, lambda share: sound(Sound.SWUNG) if share >= 1.0 else None)
        return chained([cue, *swings])

    def _draw(self, places: Sequence[Point], finish: tuple[Point, Point]) -> None:
        self._show(self._drawn(places, finish))

    def _drawn(
        self, places: Sequence[Point], finish: tuple[Point, Point], *, blinks: bool = False
    ) -> list[Sprite]:
        scenery, seat = self._scenery, self._seat
        watched = places[0]
        worms = [*scenery.worms(seat, watched, blinks=blinks), *scenery.worm(seat, places)]
        return self._same([*scenery.table(finish), *worms])


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _round(pivot: Point, start: Point, end: Point, share: float) -> Point:
    """Return a place on the shorter way round *pivot*."""
    low = atan2(start[1] - pivot[1], start[0] - pivot[0])
    turn = (atan2(end[1] - pivot[1], end[0] - pivot[0]) - low + pi) % (2 * pi) - pi
    radius = hypot(start[0] - pivot[0], start[1] - pivot[1])
    angle = low + turn * share
    return pivot[0] + radius * cos(angle), pivot[1] + radius * sin(angle)
