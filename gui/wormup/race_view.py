"""Worm Up! in the window: the board all over it, and at its foot the tray of our seat.

Law: it draws snapshots and completed steps, keeps only our draft, and asks the rules core.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from core.table.step import Completed
from core.wormup.game import GameState
from core.wormup.profiles import Face
from core.wormup.race import Stage
from core.wormup.worm import TABLE_H, TABLE_W
from gui.kit.focus import use_keys, use_mouse
from gui.kit.printed import printed
from gui.parts.badge import BadgeState
from gui.parts.game_view import GameView
from gui.words.player_names import names_of
from gui.words.presence import silent_seats
from gui.words.seats import worms_of
from gui.words.words import words
from gui.wormup.after_race import END
from gui.wormup.board.board import Board
from gui.wormup.board.camera import frame_of
from gui.wormup.board.portrait import paint_race
from gui.wormup.board.scenery import Scenery
from gui.wormup.coach import RaceAdviser
from gui.wormup.explain import explained
from gui.wormup.motion.finish import Finish
from gui.wormup.motion.playback import Playback
from gui.wormup.motion.reveal import IN_ROOM
from gui.wormup.move.kept import ghost_of, signed_ghost
from gui.wormup.own_turn import OwnTurn
from gui.wormup.practice_hints import hint_words
from gui.wormup.race_ending import RaceEnding
from gui.wormup.race_frame import RaceFrame
from gui.wormup.sentences import race_words, waiting_heading, waiting_words
from net.protocol.snapshot import TableSnapshot

_FACES = {ord(str(face.value)): face for face in Face}
"""By the key that has it."""
_COMMAND = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class RaceView(GameView):
    """Shows a race, in motion up to the last snapshot; its rooms keep our turn, frame and end."""

    game_end = END

    def __init__(self) -> None:
        super().__init__()
        self.board = Board()
        self.board.setParent(self)
        self.board.setAccessibleName(words("The table of the race"))
        self.turn = OwnTurn(self, self.board)
        self.controls, self.picture = self.turn.controls, self.turn.picture
        self.playback, self.finish = Playback(self.board, self), Finish(self.board)
        self.reactions = self.playback.teller.reactions
        self._frame = RaceFrame(self, self.turn, self.playback, self.finish)
        self.ending: RaceEnding = RaceEnding(
            self, self.turn, self.playback, self.finish, self._frame
        )
        self.adviser = RaceAdviser(self.turn)
        self._state: GameState | None = None
        self._names: tuple[str, ...] = ()
        self._acted = 0
        self.setFocusProxy(self.board)
        self._connect()

    # the interface of every game

    def _lay_out(self) -> None:
        self._frame.lay_out()

    def foot(self) -> int:
        """Return how many px at the foot a tray covers, also one in which something is told."""
        return self._frame.foot()

    def seat_states(self, snapshot: TableSnapshot | None) -> tuple[BadgeState, ...]:
        if self._state is None:
            return ()
        if self.answer is not None and not self.is_moving:
            badges: tuple[BadgeState, ...] = self.answer.badges(worms_of(self._names))
            return badges
        acted, ours = self._acted, 0
        if snapshot and snapshot.state is self._state:
            acted = snapshot.acted
            ours = 1 << snapshot.seat if snapshot.seat is not None and snapshot.may_act else 0
        return self.playback.seat_states(self._state, worms_of(self._names), acted, ours)

    def teach(self) -> None:
        """Let no tray repeat the hint above it."""
        for tray in self.controls.trays:
            tray.has_hint_above = True

    def show_to_room(self) -> None:
        """Show the race without trays and without the buttons of the zoom."""
        self.controls.is_for_room = self.playback.teller.is_for_room = True
        self.playback.reveal.full = IN_ROOM
        self._frame.zoom.hide()

    @property
    def has_badges(self) -> bool:
        """Whether the badges lie over the board; at the finish the podium tells it all."""
        return not self.finish.is_shown

    def menu_entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Return how our player may leave the race or end it."""
        if not self.controls.can_act():
            return []
        return [
            ("hand", words("Agree to end…"), self.controls.ask_agree),
            ("home", words("Resign…"), self.controls.ask_resign),
        ]

    def show_ghost(self, seat: int, laid: object) -> None:
        """Show how far *seat* has laid its move; whatever is not a legal part of it is left out."""
        snapshot = self.turn.snapshot
        if snapshot is None or seat == snapshot.seat or not isinstance(snapshot.state, GameState):
            return
        self.picture.ghost = ghost_of(snapshot.state.race, snapshot.step, seat, laid)
        if not self.playback.is_running:
            self.picture.draw()

    def place_of(self, spot: object) -> QPointF | None:
        """Return where *spot* of the table is seen, in its units; None if nothing shows it."""
        match spot:
            case (int(x), int(y)) if 0 <= x <= TABLE_W and 0 <= y <= TABLE_H:
                place = self.board.camera.on_screen((x, y))
                return place if self.board.camera.room().contains(place) else None
            case _:
                return None

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Draw the table as it is, as soon as nothing moves."""
        self.playback.note_sealed(snapshot.step, snapshot.acted, snapshot.seat)
        if self.turn.snapshot is None or self.turn.snapshot.step != snapshot.step:
            self.picture.ghost = None
        self.turn.snapshot = snapshot
        if not self.playback.is_running:
            self._settle()

    def show_step(self, done: Completed[Any]) -> None:
        """Show in motion what happened in *done*; a click or a key hastens it."""
        before, after = done.step.state, done.outcome.state
        if not isinstance(before, GameState) or not isinstance(after, GameState):
            return
        self.ending.done, self.picture.ghost = done, None
        seat = self.turn.snapshot.seat if self.turn.snapshot else None
        self.turn.let_go()
        self.finish.leave()
        self.playback.play(done, seat, is_live=self.turn.snapshot is not None)
        if self.turn.snapshot is None and not self.is_moving:
            self._settle()

    def show_moment(
        self,
        names: tuple[str, ...],
        state: Any,  # noqa: ANN401  # each game's own
        _done: Completed[Any] | None = None,
    ) -> None:
        """Draw *state* alone, without table or motion."""
        self.playback.skip()
        self.turn.snapshot, self.ending.done, self.picture.ghost = None, None, None
        self.turn.let_go()
        self.finish.leave()
        if self.answer is not None:
            self.answer.tell(self, self.picture.draw)
        if isinstance(state, GameState):
            self._draw(names, state)

    def moment(self, snapshot: TableSnapshot) -> str:
        """Return whether all bids are in, or a move is signed."""
        return waiting_heading(snapshot, snapshot.state.race)[0]

    @property
    def is_moving(self) -> bool:
        return self.playback.is_running

    @property
    def telling(self) -> tuple[str, str]:
        """What the open envelopes mean, or which worm moves."""
        telling = self.playback.teller.telling
        return (telling.heading, telling.line) if telling else ("", "")

    def skip(self) -> None:
        self.playback.skip()
        self.finish.skip()

    def hasten(self, speed: float) -> None:
        self.playback.hasten(speed)

    def paint_moment(self, painter: QPainter, frame: QRectF) -> None:
        """Paint into *frame* the table as it is shown, and the players."""
        if self.picture.scenery:
            paint_race(painter, frame, self.picture.scenery.race, self._names, legend=True)

    def explain(self) -> list[str]:
        """Return the rules that matter for what is shown, with the measured gaps."""
        hand, scenery = self.picture.hand, self.picture.scenery
        if scenery is None:
            return []
        return explained(scenery.race, self._names, hand if hand and hand.is_open else None)

    def hint(self) -> str:
        """Return what to do now, by the state and by what our hand does."""
        snapshot = self.turn.snapshot
        if snapshot is None or snapshot.seat is None or not isinstance(snapshot.state, GameState):
            return ""
        if self.finish.is_shown:
            return ""  # the tray says it
        return hint_words(snapshot.state, snapshot.seat, self.picture.hand)

    def restore(self, draft: object) -> None:
        self.turn.restore(draft)
        snapshot = self.turn.snapshot
        if snapshot and self.turn.step != snapshot.step and not self.playback.is_running:
            self._settle()

    # what is shown

    def _draw(self, names: tuple[str, ...], state: GameState, acted: int = 0) -> None:
        shown = self.turn.snapshot
        asleep = 0 if shown is None or shown.is_over else silent_seats(shown)
        self._names = names
        self.picture.scenery = Scenery(state.race, worms_of(names), asleep)
        self._state, self._acted = state, acted
        if not self.finish.is_shown:
            self.board.fit(frame_of(state.race))
        self.board.setAccessibleDescription(race_words(state.race, names))
        self.picture.draw()
        self.changed.emit()

    def _settle(self) -> None:
        """Show the last snapshot, and offer what our seat may do."""
        snapshot, done = self.turn.snapshot, self.ending.done
        if done and (snapshot is None or snapshot.step <= done.step.number):
            names = names_of(done.step.genesis)
            self._draw(names, done.outcome.state)
            return
        if snapshot is None or not isinstance(snapshot.state, GameState):
            return
        race = snapshot.state.race
        is_due = snapshot.may_act and not snapshot.must_compare and not snapshot.state.committed
        if self.finish.is_shown:
            pass  # the buttons stay where they are
        elif snapshot.step != self.turn.step:
            self.turn.let_go()
        elif not is_due:
            self.turn.close()
        self.picture.ghost = signed_ghost(snapshot, race) or self.picture.ghost
        self._draw(snapshot.names, snapshot.state, snapshot.acted)
        if is_due and snapshot.seat is not None:
            self.turn.offer(snapshot, race, snapshot.seat)
            return
        if race.stage is Stage.OVER:
            self.ending.show(snapshot, race)
        else:
            self.turn.wait(snapshot, race)
        self.spoke.emit(waiting_words(snapshot, race))

    # what our player does

    def _take_click(self, at: QPointF) -> None:
        """Say what a move wants, or point at a place of the table."""
        hand = self.picture.hand
        if hand is not None and self.board.tool is hand:
            hand.guide()
        spot = tuple(map(round, self.board.camera.on_table(at)))
        if self.place_of(spot) is not None:
            self.pointed.emit(spot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a face, or pass the key to the board, wherever the focus is."""
        use_keys()
        if self.playback.is_running:
            self.playback.key(event)
            return
        face = None if event.modifiers() & _COMMAND else _FACES.get(printed(event))
        if face and not self.controls.bids.isHidden():
            self.turn.choose(face)
        elif not self.board.obey(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Hasten the motion, by a click beside the board too."""
        use_mouse()
        self.playback.hurry()
        self.finish.hurry()

    def _connect(self) -> None:
        controls = self.controls
        controls.turned.connect(self._lay_out)
        self.playback.ended.connect(self._settle)
        self.board.missed.connect(self._take_click)
        self.board.leaned.connect(
            lambda on: self.picture.hand.lean(on) if self.picture.hand else None
        )
