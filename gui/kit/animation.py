"""One animation at a time: beats one after the other, each from 0 to 1, and a certain end.

Law: the timer runs only while something moves. A press hastens the beat that plays and no other;
`skip`, which shows the end of all beats in order, is for programs.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import ceil

from PySide6.QtCore import QObject, Signal

from gui.kit.clock import FRAME_MS, Timer

JUST_BEGUN_MS = 400
"""A press so soon after a beat has begun was meant for what was shown before it."""
_HASTE_MS = 150
"""How long a hastened beat still takes at most."""
_LATE_MS = 200
"""What a beat has lasted too long, on a slow laptop, the next one is shorter: so much at most."""


@dataclass(frozen=True, slots=True)
class Beat:
    """A part of a motion that takes *ms*; *show* draws it at a share from 0 to 1."""

    ms: int
    show: Callable[[float], None]
    tells: bool = False
    """Whether something is known afterwards that was not known before."""
    is_rest: bool = False
    """Whether nothing moves: it is time to read, as much as the player likes."""


def chained(parts: Sequence[Beat]) -> Beat:
    """Return *parts* one after the other as one beat, which a press hastens as a whole."""
    ends = [*accumulate(part.ms for part in parts)]
    total = ends[-1] if ends else 0
    at = 0

    def show(share: float) -> None:
        nonlocal at
        gone = total * share
        while at < len(parts) and (share >= 1.0 or gone >= ends[at]):
            parts[at].show(1.0)
            at += 1
        if at < len(parts):
            parts[at].show(1.0 - (ends[at] - gone) / parts[at].ms)

    return Beat(total, show)


class Motion(QObject):
    """Plays beats in order with one timer; it knows those still to come."""

    ended = Signal()
    changed = Signal()
    """Emitted after each beat that tells something."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._beats: list[Beat] = []
        self._speed = 1.0
        self._begun_ms = 0
        """When the beat that plays began."""
        self._timer = Timer(self)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        """Whether anything moves."""
        return bool(self._beats)

    @property
    def is_resting(self) -> bool:
        """Whether the motion gives time to read."""
        return bool(self._beats) and self._beats[0].is_rest

    @property
    def speed(self) -> float:
        """How many times as fast as at the table."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        """Go on as fast from where the beat is that plays."""
        elapsed, before, self._speed = self._elapsed_ms(), self._speed, speed
        if self._beats and speed != before:
            self._begin_late(round(elapsed * before / speed))

    def left_ms(self) -> int:
        """Return the most time that the beats begun and waiting still take."""
        return sum(beat.ms for beat in self._beats)

    def play(self, beats: Sequence[Beat]) -> None:
        """Play *beats* after those that still run."""
        if not beats:
            return
        was_running = self.is_running
        self._beats += beats
        if not was_running:
            self._begin()

    def play_first(self, beats: Sequence[Beat]) -> None:
        """Play *beats* in place of the time to read that passes, then what waits."""
        if self.is_resting and beats:
            self._beats[0].show(1.0)
            self._beats[:1] = beats
            self._begin()

    def hasten(self) -> None:
        """Let the beat that plays end soon, unless it has only just begun."""
        if not self._beats or self._elapsed_ms() < JUST_BEGUN_MS:
            return
        if self.is_resting:
            self._next()
            return
        beat, gone = self._beats[0], self._share()
        left = round(min(_HASTE_MS, beat.ms * (1 - gone)))
        self._beats[0] = Beat(
            left, lambda share: beat.show(gone + (1 - gone) * share), tells=beat.tells
        )
        self._begun_ms = self._timer.now_ms()

    def go_on(self) -> None:
        """End the time to read, if this is what passes."""
        if self.is_resting:
            self._next()

    def skip(self) -> None:
        """Show the end at once."""
        if not self._beats:
            return
        for beat in self._beats:
            beat.show(1.0)
        self._end()

    def _elapsed_ms(self) -> int:
        return self._timer.now_ms() - self._begun_ms

    def _share(self) -> float:
        return self.speed * self._elapsed_ms() / max(self._beats[0].ms, 1)

    def _tick(self) -> None:
        share = self._share()
        if share < 1.0:
            self._beats[0].show(share)
            if self.is_resting:  # a timer may be early, and would come as late again
                self._timer.start(max(1, self._rest_ms()))
        else:
            late = self._elapsed_ms() - round(self._beats[0].ms / self._speed)
            self._next(min(late, _LATE_MS))

    def _next(self, late: int = 0) -> None:
        """Show the end of this beat and the beginning of the next one, *late* by so many ms."""
        beat = self._beats[0]
        beat.show(1.0)
        if not self._beats:
            return  # what it showed has skipped the rest
        self._beats.pop(0)
        if not self._beats:
            self._end()
            return
        self._begin(late)
        if beat.tells:
            self.changed.emit()

    def _begin(self, late: int = 0) -> None:
        """Show the beginning of the next beat."""
        self._begin_late(late)
        self._beats[0].show(0.0)

    def _begin_late(self, late: int) -> None:
        """Count from *late* ms ago; while a beat rests, nothing ticks."""
        self._begun_ms = self._timer.now_ms() - late
        self._timer.start(self._rest_ms() if self.is_resting else FRAME_MS)

    def _rest_ms(self) -> int:
        """Return how long the time to read still lasts."""
        return max(0, ceil(self._beats[0].ms / self._speed) - self._elapsed_ms())

    def _end(self) -> None:
        self._beats = []
        self._timer.stop()
        self.ended.emit()


# -- curves ---------------------------------------------------------------------------------------


def into(share: float) -> float:
    """Return *share* on the curve of what comes (OutCubic): fast at first, then slower.

    >>> into(0.0), into(0.5), into(1.0)
    (0.0, 0.875, 1.0)
    """
    return 1.0 - (1.0 - share) ** 3


def away(share: float) -> float:
    """Return *share* on the curve of what goes (InCubic): slow at first, then faster.

    >>> away(0.0), away(0.5), away(1.0)
    (0.0, 0.125, 1.0)
    """
    return share**3


def across(share: float) -> float:
    """Return *share* on the curve of what moves from place to place (InOutCubic).

    >>> across(0.0), across(0.25), across(0.5), across(1.0)
    (0.0, 0.0625, 0.5, 1.0)
    """
    return 4 * share**3 if share < 0.5 else 1.0 - 4 * (1.0 - share) ** 3


_BACK = 1.4
"""How far a thing that lands goes beyond its place first."""


def landing(share: float) -> float:
    """Return *share* on the curve of what lands (OutBack 1.4): a little too far, then back.

    >>> landing(1.0), landing(0.7) > 1.0, round(landing(0.0), 9)
    (1.0, True, 0.0)
    """
    back = share - 1.0
    return 1.0 + (_BACK + 1) * back**3 + _BACK * back**2


def falling(share: float) -> float:
    """Return *share* of what falls or is pulled (InQuad).

    >>> falling(0.0), falling(0.5), falling(1.0)
    (0.0, 0.25, 1.0)
    """
    return share * share


def part(share: float, start: float, end: float) -> float:
    """Return how much of the time from *start* to *end* of a beat has passed at *share*.

    >>> part(0.1, 0.2, 0.6), part(0.5, 0.2, 0.6) > 0.7, part(0.9, 0.2, 0.6)
    (0.0, True, 1.0)
    """
    return min(max((share - start) / max(end - start, 1e-9), 0.0), 1.0)
