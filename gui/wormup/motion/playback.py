"""Completed steps in motion: envelopes open, worms move, the finish slowly; a click or key skips.

Law: a motion ends with the very picture that the next snapshot shows.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QKeyEvent

from core.table.step import Completed
from core.wormup.actions import MOVE, read_move
from core.wormup.game import GameState
from core.wormup.moves import Move
from core.wormup.race import Race, Result
from core.wormup.worm import D, R
from gui.parts.animation import Beat, Motion, eased
from gui.parts.game_view import Sound
from gui.words.player_names import names_of
from gui.words.seats import seat_letters
from gui.wormup.board.board import Board
from gui.wormup.board.camera import Camera, Point
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Gap, Halo, Sprite
from gui.wormup.motion.cards import Card, cards_of
from gui.wormup.motion.moving import Moving
from gui.wormup.motion.reveal import opened_race, reveal_beats
from gui.wormup.motion.strip import Strip
from gui.wormup.move.measure import line_mm
from gui.wormup.sentences import touch_words

DROP_MS, ZOOM_MS, READ_MS = 220, 450, 1_600
_BEHIND_MS = 8_000
"""A game that we are so far behind is shown as it stands, not how it came about."""


class Playback(QObject):
    """Shows completed steps in motion, on the board and in the strip; as a tool it skips."""

    sounded = Signal(Sound)
    ended = Signal()
    """Emitted when nothing moves any more."""

    def __init__(self, board: Board, strip: Strip) -> None:
        super().__init__(board)
        self._board, self._strip = board, strip
        self._is_mute = False
        """Whether we are catching up: what happened long ago makes no sound."""
        self._tray = Strip(is_tray=True)
        self._tray.setParent(board)
        self._tray.hide()
        self._motion, self._drop = Motion(self), Motion(self)
        self._motion.ended.connect(self._end)

    @property
    def is_running(self) -> bool:
        """Whether a step is still being shown."""
        return self._motion.is_running

    def skip(self) -> None:
        """Show the end at once."""
        self._motion.skip()

    def hasten(self, speed: float) -> None:
        """Show steps *speed* times as fast as at the table."""
        self._motion.speed = speed

    def play(self, done: Completed[Any], own_seat: int | None) -> None:
        """Show how *done* came about; of our own move only what we have not yet seen."""
        if self._motion.left_ms() > _BEHIND_MS:
            self._is_mute = True
            self._motion.skip()
            self._is_mute = False
        self._motion.play([*self._beats(done, own_seat)])
        if self.is_running:
            self._board.tool = self

    def drop(self, cards: tuple[Card, ...]) -> None:
        """Show *cards*; new envelopes fall onto the table."""
        had = {card.seat for card in self._strip.cards if card.has_envelope}
        new = {card.seat for card in cards if card.has_envelope} - had
        self._drop.skip()
        if not new or not self._strip.cards:
            self._strip.show_cards(cards)
            return
        self.sounded.emit(Sound.SEALED)
        self._drop.play(
            [Beat(DROP_MS, lambda share: self._strip.show_cards(_fallen(cards, new, share)))]
        )

    def _end(self) -> None:
        self._board.tool = None
        self.ended.emit()

    # the board's tool while something moves

    def hover(self, _spot: Point, _reach: float) -> None:
        """Do nothing."""

    def press(self, _spot: Point, _reach: float) -> bool:
        """Skip, and nothing else."""
        self.skip()
        return True

    def drag(self, _spot: Point) -> None:
        """Do nothing."""

    def release(self, _spot: Point) -> None:
        """Do nothing."""

    def key(self, _event: QKeyEvent) -> bool:
        """Skip, and nothing else."""
        self.skip()
        return True

    # what moves

    def _beats(self, done: Completed[Any], own_seat: int | None) -> Iterator[Beat]:
        before, after = done.step.state, done.outcome.state
        assert isinstance(before, GameState)
        assert isinstance(after, GameState)
        names = names_of(done.step.genesis)
        if before.committed:
            yield from self._revealed(done, names)
        slot = done.outcome.slots[0]
        move = read_move(slot.action) if slot.action[:1] == (MOVE,) else None
        if move is None:
            return
        has_won = after.race.result is Result.FINISH
        if slot.seat == own_seat and not has_won:
            return
        cards = cards_of(before, names, seat_letters(names))
        yield Beat(0, lambda _: self._strip.show_cards(cards))
        yield from self._moved(seat_letters(names), (before.race, after.race), slot.seat, move)

    def _revealed(self, done: Completed[Any], names: tuple[str, ...]) -> Iterator[Beat]:
        race = opened_race(done)
        valid = [number is not None or race.x_seat == i for i, number in enumerate(race.numbers)]
        bumps = any(face and not ok for face, ok in zip(race.bids, valid, strict=True))
        letters = seat_letters(names)
        beats = reveal_beats(done, names, letters, self._show_tray)
        yield self._cue(Sound.OPENED)
        yield beats[0]
        if bumps:
            yield self._cue(Sound.COLLISION)
        yield from beats[1:]
        final = cards_of(done.outcome.state, names, letters)
        yield Beat(0, lambda share: self._revealed_last(final) if share >= 1.0 else None)

    def _show_tray(self, cards: tuple[Card, ...]) -> None:
        """Open the envelopes where everybody looks: in the middle of the board."""
        self._tray.show_cards(cards)
        if self._tray.isHidden():
            self._tray.lay_on(self._board)

    def _revealed_last(self, cards: tuple[Card, ...]) -> None:
        """Put the dice where they stay for the round."""
        self._tray.hide()
        self._strip.show_cards(cards)

    def _moved(
        self, letters: tuple[str, ...], races: tuple[Race, Race], seat: int, move: Move
    ) -> Iterator[Beat]:
        """Yield how the worm of *seat* moves, from the race before to the race after."""
        before, after = races
        moving = Moving(before, letters, seat, self._board.show_sprites)
        has_won = after.result is Result.FINISH
        beats = [*moving.beats(move, is_won=has_won)]
        if has_won:
            yield from beats[:-1]
            yield from self._touched(beats[-1], Scenery(after, letters), seat)
            return
        yield from beats
        if len(move.placements) < (before.numbers[seat] or 0) and not before.profile.may_stop:
            yield self._cue(Sound.BLOCKED)

    def _touched(self, last: Beat, after: Scenery, seat: int) -> Iterator[Beat]:
        """Yield the touching placement close up, then its distance from the line."""
        race = after.race
        head, neck = race.worms[seat].segments[:2]
        foot = race.course.foot(head)
        frame = QRectF(QPointF(*head), QPointF(*foot)).normalized()
        frame = frame.united(QRectF(QPointF(*neck), QPointF(*head)).normalized())
        yield Beat(ZOOM_MS, self._zoomed(frame.adjusted(-3 * D, -3 * D, 3 * D, 3 * D)))
        yield last
        yield self._cue(Sound.FINISH)
        gap = touch_words(line_mm(race.course, head))
        measured: list[Sprite] = [*after.still(), Halo(head, R, is_bad=False)]
        measured.append(Gap((head, foot), gap, is_bad=False))
        yield Beat(READ_MS, lambda _: self._board.show_sprites(measured))
        yield Beat(ZOOM_MS, lambda share: self._board.fit_all() if share >= 1.0 else None)

    def _zoomed(self, frame: QRectF) -> Callable[[float], None]:
        """Return a glide from the present view to *frame*."""
        start: list[Camera] = []

        def show(share: float) -> None:
            if not start:
                start.append(self._board.camera)
            self._board.glide(start[0], frame, eased(share))

        return show

    def _cue(self, sound: Sound) -> Beat:
        def ring(share: float) -> None:
            if share >= 1.0 and not self._is_mute:
                self.sounded.emit(sound)

        return Beat(0, ring)


def _fallen(cards: tuple[Card, ...], new: set[int], share: float) -> tuple[Card, ...]:
    """Return *cards* with the envelopes of *new* seats falling from above."""
    lift = 1.3 * (1 - share * share)
    return tuple(replace(card, lift=lift) if card.seat in new else card for card in cards)
