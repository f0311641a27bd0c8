"""Completed steps in motion: envelopes open, worms crawl, posts swing; and what is known meanwhile.

Law: a motion ends with the very picture that the next snapshot shows, and nothing is told before
its picture: badges and tray ask here what is known so far. A press hastens one beat, never more.
"""

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from core.table.looks import Worn
from core.table.rules import SeatMask
from core.table.step import Completed
from core.wormup.game import GameState
from core.wormup.race import Stage
from gui.kit.animation import Beat, Motion
from gui.kit.card import Shadow
from gui.kit.theme import look
from gui.parts.badge import BadgeState
from gui.parts.game_view import GameView
from gui.parts.sound import Sound
from gui.words.words import words
from gui.wormup.board.board import Board
from gui.wormup.board.camera import Point
from gui.wormup.motion.moving import SWING_MS, usual_ms
from gui.wormup.motion.reveal import Reveal, room_above
from gui.wormup.motion.seat_states import Phase, seat_states
from gui.wormup.motion.steps import NAMED_MS, PlaybackMoment, Steps
from gui.wormup.motion.teller import Teller

_BEHIND_MS = 45_000
"""A game that we are so far behind is shown as it stands, not how it came about."""
PACE_MS, CALM_PACE_MS, _FASTEST = 7_500, 6_000, 2.5
"""From the last seal to the next bid it takes no longer, as far as a round can be shown faster."""
_X_NUMBER = 6
"""How far an X usually moves that has not named its number yet."""


class Playback(QObject):
    """Shows completed steps in motion on the board; as a tool it hastens."""

    ended = Signal()
    """Emitted when nothing moves any more."""

    def __init__(self, board: Board, view: GameView) -> None:
        """Tell *view* what is known, as it is shown."""
        super().__init__(board)
        self._board, self._view = board, view
        self.teller = Teller(view, lambda seat: room_above(self.reveal, seat))
        self.reveal = Reveal(board, self.teller)
        Shadow(self.teller)
        self._steps = Steps(view, board, self.reveal, self.teller)
        self._sealed: tuple[int, SeatMask] = (0, 0)
        self._motion, self._speed = Motion(self), 1.0
        self._round_pace = 1.0
        """How many times as fast the round is shown: as fast where its steps come one by one."""
        self._motion.ended.connect(self._end)
        self._motion.changed.connect(view.changed)
        self.teller.on.clicked.connect(self._motion.go_on)
        self.teller.slowly.clicked.connect(self._show_again)

    # -- what is known ----------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether a step is still being shown."""
        return self._motion.is_running

    @property
    def moment(self) -> PlaybackMoment | None:
        """What is known while something moves; None for all of it."""
        return self._steps.moment if self.is_running else None

    def seat_states(
        self, state: GameState, worms: tuple[Worn, ...], acted: SeatMask = 0, ours: SeatMask = 0
    ) -> tuple[BadgeState, ...]:
        """Return what the badges say: of what is shown in motion, else of *state*."""
        now = self.moment
        if now is not None:
            return seat_states(now.race, now.worms, now.phase)
        phase = Phase.SEALED if state.committed else Phase.PLAYED
        return seat_states(state.race, worms, phase, state.committed or acted, ours)

    # -- what is asked ----------------------------------------------------------------------------

    def skip(self) -> None:
        """Show the end of everything at once."""
        self._motion.skip()

    def hurry(self) -> None:
        """Hasten what moves now, unless it has only just begun."""
        self._motion.hasten()

    def hasten(self, speed: float) -> None:
        """Show steps *speed* times as fast as at the table."""
        self._speed = self._motion.speed = speed

    def play(self, done: Completed[Any], own_seat: int | None, *, is_live: bool = True) -> None:
        """Show how *done* came about; of our own move only what we have not yet seen."""
        if self._motion.left_ms() > _BEHIND_MS:
            self._steps.is_mute = True
            self._motion.skip()
            self._steps.is_mute = False
            self._view.news.emit(words("A while has passed: this is how the race stands."), -1)
        beats = [*self._steps.beats(done, own_seat, is_live=is_live)]
        if not self.is_running and not any(beat.ms for beat in beats):
            _show_at_once(beats)
        elif beats:
            self._motion.play(beats)
            if is_live:
                self._keep_pace(done, own_seat)
            self._board.tool = self

    def _keep_pace(self, done: Completed[Any], own_seat: int | None) -> None:
        """Show what waits, and what is to come of the round of *done*, no longer than it may."""
        most, left = CALM_PACE_MS if look().is_calm else PACE_MS, self._motion.left_ms()
        if done.step.opens:
            self._round_pace = min((left + _to_come_ms(done, own_seat)) / most, _FASTEST)
        pace = max(self._round_pace, min(left / most, _FASTEST))
        self._motion.speed = max(self._motion.speed, self._speed * pace)

    def note_sealed(self, step: int, acted: SeatMask, own_seat: int | None) -> None:
        """Make heard that others have sealed a bid in *step*."""
        old_step, old = self._sealed
        self._sealed = step, acted
        new = acted & ~(old if old_step == step else 0)
        if old_step == step and new & ~(0 if own_seat is None else 1 << own_seat):
            self._view.sounded.emit(Sound.OTHER_SEALED)

    def keep_clear(self, top: int, bottom: int, right: int) -> None:
        """Keep what is told clear of so many px at the edges, which other parts cover."""
        self.reveal.keep_clear(top, bottom, right)

    def follow(self) -> None:
        """Lie over the board, and at the foot of the page, at their new sizes."""
        self.reveal.follow()
        self.teller.lay_out()

    def _end(self) -> None:
        self._steps.forget()
        self.reveal.end()
        self.teller.tell(None)
        self._board.tool, self._motion.speed = None, self._speed
        self.ended.emit()

    def _show_again(self) -> None:
        if self._steps.once_more is not None:
            self._motion.speed = self._speed  # slowly is not as fast as a round has to be
            self._motion.play_first(self._steps.once_more())

    # the board's tool while something moves

    def hover(self, _spot: Point, _reach: float) -> None:
        """Do nothing."""

    def press(self, _spot: Point, _reach: float) -> bool:
        """Hasten, and nothing else."""
        self.hurry()
        return True

    def drag(self, _spot: Point) -> None:
        """Do nothing."""

    def release(self, _spot: Point) -> None:
        """Do nothing."""

    def key(self, event: QKeyEvent) -> bool:
        """React to what lies open, or hasten, and nothing else."""
        if not self.teller.reactions.take(event):
            self.hurry()
        return True


def _to_come_ms(done: Completed[Any], own_seat: int | None) -> int:
    """Return how long is shown what follows the opening step *done*: an X names, worms move."""
    race = done.outcome.state.race
    numbers = {seat: number for seat, number in enumerate(race.numbers) if number}
    naming = 0
    if race.stage is Stage.DECLARE and race.x_seat is not None:
        naming, numbers[race.x_seat] = NAMED_MS, _X_NUMBER
    if race.x_seat is not None and race.x_seat != own_seat:
        naming += SWING_MS
    return naming + sum(usual_ms(one) for seat, one in numbers.items() if seat != own_seat)


def _show_at_once(beats: list[Beat]) -> None:
    """Show what takes no time and waits for nothing."""
    for beat in beats:
        beat.show(1.0)
