"""Worm Up! in the window: the board, the strip of bids and the controls of our seat.

Law: it draws snapshots and completed steps, keeps only our draft, and asks the rules core.
"""

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.table.encoding import Value
from core.table.step import Completed
from core.wormup.game import GameState
from core.wormup.profiles import Face
from core.wormup.race import Race, Result, Stage
from gui.parts.game_view import GameView, Sound
from gui.parts.guide import Part
from gui.words.player_names import names_of
from gui.words.seats import seat_letters
from gui.words.words import words
from gui.wormup.board.board import Board
from gui.wormup.board.camera import frame_of
from gui.wormup.board.portrait import paint_race
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.zoom_bar import ZoomBar
from gui.wormup.explain import explained
from gui.wormup.guide import guide_parts
from gui.wormup.hints import hint_words
from gui.wormup.motion.cards import cards_of
from gui.wormup.motion.playback import Playback
from gui.wormup.move.hand import Hand
from gui.wormup.move.kept import kept_draft, taken_up
from gui.wormup.panels.controls import Controls
from gui.wormup.sentences import due_words, race_words, resting_notes, waiting_words
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot


class RaceView(GameView):
    """Shows a race and lays our move; it holds our draft and the motion to the last snapshot."""

    def __init__(self) -> None:
        super().__init__()
        self.board, self.controls = Board(), Controls()
        self.board.setAccessibleName(words("The table of the race"))
        self.hand: Hand | None = None
        self.playback = Playback(self.board, self.controls.strip)
        self._snapshot: TableSnapshot | None = None
        self._scenery: Scenery | None = None
        self._names: tuple[str, ...] = ()
        self._done: Completed[Any] | None = None
        """The last step that was shown."""
        self._kept: object = None
        """A draft from disk that waits for our turn."""
        self._offered = 0
        """The last step in which we were asked to act."""
        self._zoom = ZoomBar(self.board)
        self.setFocusProxy(self.board)
        self._connect()
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(4)
        page.addWidget(self.board, 1)
        page.addWidget(self.controls)

    # the interface of every game

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Draw the table as it is, as soon as nothing moves."""
        self._snapshot = snapshot
        if not self.playback.is_running:
            self._settle()

    def show_step(self, done: Completed[Any]) -> None:
        """Show in motion what happened in *done*; a click or a key skips it."""
        before, after = done.step.state, done.outcome.state
        if not isinstance(before, GameState) or not isinstance(after, GameState):
            return
        self._done = done
        seat = self._snapshot.seat if self._snapshot else None
        self._let_go()
        self.playback.play(done, seat)
        if self._snapshot is None and not self.is_moving:
            self._settle()

    def show_moment(self, names: tuple[str, ...], state: Any) -> None:  # noqa: ANN401  # each game's own
        """Draw *state* alone, without table or motion."""
        self.playback.skip()
        self._snapshot, self._done = None, None
        self._let_go()
        if isinstance(state, GameState):
            self._draw(names, state)

    @property
    def is_moving(self) -> bool:
        """Whether a step is still being shown."""
        return self.playback.is_running

    def skip(self) -> None:
        """Show the end of the motion at once."""
        self.playback.skip()

    def hasten(self, speed: float) -> None:
        """Show steps *speed* times as fast as at the table."""
        self.playback.hasten(speed)

    def paint_moment(self, painter: QPainter, frame: QRectF) -> None:
        """Paint into *frame* the table as it is shown, and the players."""
        if self._scenery:
            paint_race(painter, frame, self._scenery, self._names)

    def guide(self, state: Any) -> list[Part]:  # noqa: ANN401  # each game's own
        """Return how to play Worm Up! in this edition."""
        return guide_parts(state.race)

    def explain(self) -> list[str]:
        """Return the rules that matter for what is shown, with the measured gaps."""
        if self._scenery is None:
            return []
        own = self.hand.explained() if self.hand and self.hand.is_open else []
        return [*own, *explained(self._scenery.race, self._names)]

    def seat_notes(self, state: Any) -> tuple[str, ...]:  # noqa: ANN401  # each game's own
        """Return for each seat which face rests."""
        return resting_notes(state.race) if isinstance(state, GameState) else ()

    def hint(self) -> str:
        """Return what to do now, by the state and by what our hand does."""
        snapshot = self._snapshot
        if snapshot is None or snapshot.seat is None or not isinstance(snapshot.state, GameState):
            return ""
        return hint_words(snapshot.state, snapshot.seat, self.hand)

    def restore(self, draft: object) -> None:
        """Restore a kept *draft*, as far as it is still legal."""
        self._kept = draft
        if self._snapshot and self._offered == self._snapshot.step:
            self._take_up()

    def _take_up(self) -> None:
        """Lay what was kept, now that our seat may act."""
        taken_up(self._kept, self._offered, self.hand, self.controls.bids)
        self._kept = None

    # what is shown

    def _draw(self, names: tuple[str, ...], state: GameState, acted: int = 0) -> None:
        letters = seat_letters(names)
        self._names, self._scenery = names, Scenery(state.race, letters)
        self.board.fit(frame_of(state.race))
        self.board.setAccessibleDescription(race_words(state.race, names))
        self._redraw()
        self.playback.drop(cards_of(state, names, letters, acted))

    def _redraw(self) -> None:
        if self.hand:
            self._keep_in_sight(self.hand)
            self.board.show_sprites(self.hand.sprites(self.board.camera))
        elif self._scenery:
            self.board.show_sprites(self._scenery.still())

    def _keep_in_sight(self, hand: Hand) -> None:
        """Show the place aimed at, and all of a swing."""
        circle = hand.swing.circle() if hand.swing.is_wide else ()
        self.board.fit(frame_of(hand.race, circle))
        if focus := hand.focus():
            self.board.reveal(focus)

    def _settle(self) -> None:
        """Show the last snapshot, and offer what our seat may do."""
        snapshot, done = self._snapshot, self._done
        if done and (snapshot is None or snapshot.step <= done.step.number):
            names = names_of(done.step.genesis)
            self._draw(names, done.outcome.state)
            return
        if snapshot is None or not isinstance(snapshot.state, GameState):
            return
        race = snapshot.state.race
        is_due = snapshot.may_act and not snapshot.must_compare and not snapshot.state.committed
        if snapshot.step != self._offered:
            self._let_go()
        elif not is_due:
            self._close()
        self._draw(snapshot.names, snapshot.state, snapshot.acted)
        if is_due and snapshot.seat is not None:
            self._offer(snapshot, race, snapshot.seat)
        elif race.stage is Stage.OVER:
            self.controls.show_end(snapshot.state, snapshot.names, can_replay=self._has_finish())
            self.said.emit(waiting_words(snapshot, race))
        else:
            self.said.emit(waiting_words(snapshot, race))

    def _offer(self, snapshot: TableSnapshot, race: Race, seat: int) -> None:
        is_new, self._offered = snapshot.step != self._offered, snapshot.step
        if race.stage is not Stage.MOVE:
            self.controls.offer_choice(race, seat, snapshot.names, is_new=is_new)
        else:
            self._take_hand(race, seat, snapshot.names)
        self._take_up()
        if is_new:
            self.sounded.emit(Sound.MY_TURN)
            blocked = self.hand is not None and self.hand.draft.is_blocked
            self.said.emit(self.hand.words() if self.hand and blocked else due_words(race, seat))

    def _take_hand(self, race: Race, seat: int, names: tuple[str, ...]) -> None:
        """Begin our move, or continue it."""
        assert self._scenery is not None
        if self.hand is None:
            self.hand = hand = Hand(race, seat, names, self._scenery)
            hand.shown.connect(self._redraw)
            hand.changed.connect(self._judge)
            hand.said.connect(self.said)
            hand.corrected.connect(self.controls.say)
            self._redraw()
            self.board.setFocus()
            if hand.draft.is_blocked:
                self.sounded.emit(Sound.BLOCKED)
        self.hand.is_open, self.board.tool = True, self.hand
        self.controls.offer_move(race, self.hand, names)

    def _judge(self) -> None:
        """Keep the draft, and move the focus to Done when all is laid."""
        if self.hand is None:
            return
        draft = self.hand.draft
        self.draft_changed.emit(kept_draft(self._offered, draft.now.move))
        if draft.is_blocked:
            self.sounded.emit(Sound.BLOCKED)
        if not self.hand.is_busy and (not draft.left or draft.is_blocked):
            self.controls.moves.done.setFocus()
        else:
            self.board.setFocus()

    def _let_go(self) -> None:
        """Forget what we have laid; what came of it is in the next state."""
        self.hand = None
        self._close()

    def _close(self) -> None:
        """Offer nothing more; if the focus was in the controls, the board takes it."""
        if any(widget.hasFocus() for widget in self.controls.findChildren(QWidget)):
            self.board.setFocus()
        self.board.tool = None
        self.controls.close_all()

    # what our player does

    def _ask(self, action: tuple[Value, ...], sealed: Value | None) -> None:
        if self._snapshot:
            if self.hand:
                self.hand.is_open = False
            self._close()
            self._redraw()
            self.asked.emit(Play(self._snapshot.step, action, sealed))

    def _guide(self) -> None:
        if self.hand is not None and self.board.tool is self.hand:
            self.hand.guide()

    def _finish_again(self) -> None:
        if self._done:
            self.playback.play(self._done, None)

    def _has_finish(self) -> bool:
        state = self._done.outcome.state if self._done else None
        return isinstance(state, GameState) and state.race.result is Result.FINISH

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Choose a face, or pass the key to the board, wherever the focus is."""
        if self.playback.is_running:
            self.playback.skip()
            return
        face = next((f for f in Face if str(f.value) == event.text().upper()), None)
        if face and self.controls.bids.isVisible():
            self._choose(face)
        elif not self.board.obey(event):
            super().keyPressEvent(event)

    def _choose(self, face: Face) -> None:
        """Choose *face* by its key; then Enter seals it."""
        bids = self.controls.bids
        bids.choose(face)
        if bids.chosen is face:
            bids.seal.setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, _event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Skip the motion, by a click beside the board too."""
        self.playback.skip()

    def _ask_dice(self) -> None:
        """Ask where the dice came from, or skip the motion, as every click does."""
        if self.is_moving:
            self.skip()
        else:
            self.dice_asked.emit()

    def _connect(self) -> None:
        self.controls.asked.connect(self._ask)
        self.controls.said.connect(self.said)
        self.said.connect(self.controls.say)
        self.controls.result.again.connect(self._finish_again)
        self.controls.bids.chose.connect(
            lambda face: self.draft_changed.emit(kept_draft(self._offered, face))
        )
        self.controls.strip.die_clicked.connect(self._ask_dice)
        self.playback.sounded.connect(self.sounded)
        self.playback.ended.connect(self._settle)
        self.board.missed.connect(self._guide)
