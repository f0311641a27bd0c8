"""Completed steps in motion: envelopes open, worms crawl, posts swing; and what is known meanwhile.

Law: a motion ends with the very picture that the next snapshot shows, and nothing is told before
its picture: badges and tray ask here what is known so far. A press hastens one beat, never more.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from core.table.rules import SeatMask
from core.table.step import Completed
from core.wormup.actions import DECLARE, MOVE, read_move
from core.wormup.game import GameState
from core.wormup.moves import Move
from core.wormup.race import Race, Result
from gui.parts.animation import Beat, Motion
from gui.parts.badge import BadgeState
from gui.parts.card import Shadow
from gui.parts.game_view import Sound
from gui.words.player_names import names_of
from gui.words.seats import seat_letters
from gui.words.words import words
from gui.wormup.board.board import Board
from gui.wormup.board.camera import Point
from gui.wormup.motion.moving import Moving
from gui.wormup.motion.opened import Bid, bids_of, opened_race, spare_die
from gui.wormup.motion.reveal import Reveal, closing_beat, named_beats, reveal_beats
from gui.wormup.motion.seat_states import Phase, seat_states
from gui.wormup.motion.teller import Teller
from gui.wormup.motion.telling import Telling, move_telling, reveal_telling, sealed_telling
from gui.wormup.story import millimetres

REST_MS, READ_MS = 4_000, 1_600
"""How long the order of a round can be read, at the table and in a replay."""
SLOWLY = 2.5
_BEHIND_MS = 45_000
"""A game that we are so far behind is shown as it stands, not how it came about."""


class Moment(NamedTuple):
    """What is known at a moment of the playback."""

    race: Race
    phase: Phase
    letters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Table:
    """Whom a step is told to."""

    names: tuple[str, ...]
    own_seat: int | None
    is_live: bool
    """Whether there is a tray to tell it in: a replay has one of its own."""

    @property
    def letters(self) -> tuple[str, ...]:
        return seat_letters(self.names)


class Playback(QObject):
    """Shows completed steps in motion on the board; as a tool it hastens."""

    sounded = Signal(Sound)
    told = Signal()
    """Emitted when more is known than before."""
    news = Signal(str, int)
    """What has just been shown to its end, and the seat it is about."""
    ended = Signal()
    """Emitted when nothing moves any more."""

    def __init__(self, board: Board, page: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.reveal, self.teller = Reveal(board), Teller(page)
        Shadow(self.teller)
        self._is_mute = False
        """Whether we are catching up: what happened long ago makes no sound."""
        self._moment: Moment | None = None
        self._namings = 0
        """How many steps in which an X names its number wait to be shown."""
        self._once_more: Callable[[], list[Beat]] | None = None
        """The reveal that can be seen again while it can be read."""
        self._sealed: tuple[int, SeatMask] = (0, 0)
        self._motion = Motion(self)
        self._motion.ended.connect(self._end)
        self._motion.told.connect(self.told)
        self.teller.went_on.connect(self._motion.go_on)
        self.teller.again.connect(self._show_again)

    # -- what is known ----------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether a step is still being shown."""
        return self._motion.is_running

    @property
    def moment(self) -> Moment | None:
        """What is known while something moves; None for all of it."""
        return self._moment if self.is_running else None

    def seat_states(
        self, state: GameState, letters: tuple[str, ...], acted: SeatMask = 0
    ) -> tuple[BadgeState, ...]:
        """Return what the badges say: of what is shown in motion, else of *state*."""
        now = self.moment
        if now is not None:
            return seat_states(now.race, now.letters, now.phase)
        phase = Phase.SEALED if state.committed else Phase.PLAYED
        return seat_states(state.race, letters, phase, state.committed or acted)

    # -- what is asked ----------------------------------------------------------------------------

    def skip(self) -> None:
        """Show the end of everything at once."""
        self._motion.skip()

    def hurry(self) -> None:
        """Hasten what moves now, unless it has only just begun."""
        self._motion.hasten()

    def hasten(self, speed: float) -> None:
        """Show steps *speed* times as fast as at the table."""
        self._motion.speed = speed

    def play(self, done: Completed[Any], own_seat: int | None, *, is_live: bool = True) -> None:
        """Show how *done* came about; of our own move only what we have not yet seen."""
        if self._motion.left_ms() > _BEHIND_MS:
            self._is_mute = True
            self._motion.skip()
            self._is_mute = False
            self.news.emit(words("A while has passed: this is how the race stands."), -1)
        beats = [*self._beats(done, own_seat, is_live=is_live)]
        if beats:
            self._motion.play(beats)
            self._board.tool = self

    def note_sealed(self, step: int, acted: SeatMask, own_seat: int | None) -> None:
        """Make heard that others have sealed a bid in *step*."""
        old_step, old = self._sealed
        self._sealed = step, acted
        new = acted & ~(old if old_step == step else 0)
        if old_step == step and new & ~(0 if own_seat is None else 1 << own_seat):
            self.sounded.emit(Sound.OTHER_SEALED)

    def keep_clear(self, top: int, bottom: int, right: int) -> None:
        """Keep what is told clear of so many px at the edges, which other parts cover."""
        self.reveal.keep_clear(top, bottom, right)

    def follow(self) -> None:
        """Lie over the board, and at the foot of the page, at their new sizes."""
        self.reveal.follow()
        self.teller.lie()

    def _end(self) -> None:
        self._moment, self._once_more = None, None
        self.reveal.end()
        self.teller.tell(None)
        self._board.tool = None
        self.ended.emit()

    def _show_again(self) -> None:
        if self._once_more is not None:
            self._motion.play_first(self._once_more())

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

    def key(self, _event: QKeyEvent) -> bool:
        """Hasten, and nothing else."""
        self.hurry()
        return True

    # -- what moves -------------------------------------------------------------------------------

    def _beats(
        self, done: Completed[Any], own_seat: int | None, *, is_live: bool
    ) -> Iterator[Beat]:
        before, after = done.step.state, done.outcome.state
        assert isinstance(before, GameState)
        assert isinstance(after, GameState)
        names = names_of(done.step.genesis)
        table = _Table(names, own_seat, is_live)
        if before.committed:
            yield from self._revealed(done, after.race, table)
            return
        slot = done.outcome.slots[0]
        name, *_ = slot.action or ("",)
        if name == DECLARE and after.race.x_seat is not None:
            yield from self._named(after.race, table)
        move = read_move(slot.action) if name == MOVE else None
        if move is None:
            return
        has_won = after.race.result is Result.FINISH
        if slot.seat == own_seat and is_live and not has_won:
            self.news.emit(*_moved_news(before.race, after.race, slot.seat, move, names))
            return
        yield from self._moved(table, (before.race, after.race), slot.seat, move)

    def _revealed(self, done: Completed[Any], after: Race, table: _Table) -> Iterator[Beat]:
        race = opened_race(done)
        bids = bids_of(race, table.names, table.letters, spare_die(done))
        if not bids:
            return
        telling = reveal_telling(race, bids, table.own_seat)
        sealed = sealed_telling()
        tell = [
            self._known(table, race, Phase.FLOWN, sealed),
            self._known(table, race, Phase.OPEN, sealed),
            self._known(table, race, Phase.BUMPED, sealed),
            self._known(table, race, Phase.ORDERED, telling),
        ]
        yield self._known(table, race, Phase.SEALED, sealed)
        yield from reveal_beats(self.reveal, bids, self._cue, tell)
        yield self._rest(table, telling, bids)
        yield closing_beat(self.reveal, lambda: bool(self._namings))
        yield self._known(table, after, Phase.PLAYED)

    def _named(self, after: Race, table: _Table) -> Iterator[Beat]:
        """Yield how the X of a seat gets its number, and with it the order of the round."""
        bids = bids_of(after, table.names, table.letters)
        telling = reveal_telling(after, bids, table.own_seat)
        self._namings += 1

        def begin(share: float) -> None:
            if share >= 1.0:
                self._namings -= 1

        ordered = self._known(table, after, Phase.ORDERED, telling)
        first, *rest = named_beats(self.reveal, bids, ordered)
        yield first
        yield Beat(0, begin)
        yield from rest
        yield self._rest(table, telling, bids)
        yield closing_beat(self.reveal, lambda: bool(self._namings))
        yield self._known(table, after, Phase.PLAYED)

    def _rest(self, table: _Table, telling: Telling, bids: tuple[Bid, ...]) -> Beat:
        """Return the time in which a round can be read, and seen again slowly."""
        nothing = [Beat(0, lambda _: None)] * 4

        def again() -> list[Beat]:
            beats = reveal_beats(self.reveal, bids, self._cue, nothing)
            slowed = [replace(beat, ms=round(beat.ms * SLOWLY)) for beat in beats]
            return [*slowed, self._rest(table, telling, bids)]

        def show(share: float) -> None:
            if share < 1.0:
                self._once_more = again
                self._tell(table, telling, is_resting=True)
            else:
                self._once_more = None
                self._tell(table, None)

        return Beat(REST_MS if table.is_live else READ_MS, show, is_rest=True)

    def _moved(
        self, table: _Table, races: tuple[Race, Race], seat: int, move: Move
    ) -> Iterator[Beat]:
        """Yield how the worm of *seat* moves, from the race before to the race after."""
        before, after = races
        has_won = after.result is Result.FINISH
        yield self._known(table, before, Phase.PLAYED, move_telling(before, table.names, seat))
        moving = Moving(before, table.letters, seat, self._board.show_sprites)
        yield from moving.beats(move, self._sound, after if has_won else None)
        if has_won:
            yield self._known(table, after, Phase.PLAYED)
            return
        if len(move.placements) < (before.numbers[seat] or 0) and not before.profile.may_stop:
            yield self._cue(Sound.BLOCKED)
        news = _moved_news(before, after, seat, move, table.names)
        yield Beat(0, lambda share: self.news.emit(*news) if share >= 1.0 else None)
        yield self._known(table, after, Phase.PLAYED)

    def _known(
        self, table: _Table, race: Race, phase: Phase, telling: Telling | None = None
    ) -> Beat:
        """Return a beat after which *race* is known up to *phase*, as *telling* says it."""

        def show(share: float) -> None:
            if share >= 1.0:
                self._moment = Moment(race, phase, table.letters)
                self._tell(table, telling)

        return Beat(0, show, tells=True)

    def _tell(self, table: _Table, telling: Telling | None, *, is_resting: bool = False) -> None:
        self.teller.tell(telling if table.is_live else None, is_resting=is_resting)

    def _sound(self, sound: Sound) -> None:
        if not self._is_mute:
            self.sounded.emit(sound)

    def _cue(self, sound: Sound) -> Beat:
        return Beat(0, lambda share: self._sound(sound) if share >= 1.0 else None)


def _moved_news(
    before: Race, after: Race, seat: int, move: Move, names: tuple[str, ...]
) -> tuple[str, int]:
    """Return how far the worm of *seat* has come."""
    count = len(move.placements)
    named = {"name": names[seat], "count": count, "gap": f"{millimetres(after, seat):.0f}"}
    if count < (before.numbers[seat] or 0) and not before.profile.may_stop:
        said = words("{name} is stuck after {count}, {gap} mm from the thread", **named)
    elif move.swing:
        said = words("{name} has swung a post, now {gap} mm from the thread", **named)
    else:
        said = words("{name} moved {count}, now {gap} mm from the thread", **named)
    return said, seat
