"""Worm Up! in the window: the board, the strip of bids and the controls of our seat.

Law: it draws snapshots and completed steps, keeps nothing but our draft, and asks the rules core.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout

from core.table.encoding import Value
from core.table.step import Completed
from core.wormup.actions import BID, DECLARE, MOVE, move_action, read_move
from core.wormup.game import GameState
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage
from gui.game_view import GameView, Sound
from gui.theme import seat_letters
from gui.wormup.bid_panel import BidPanel
from gui.wormup.board import Board
from gui.wormup.camera import fitted, frame_of
from gui.wormup.cards import cards_of
from gui.wormup.explain import explained
from gui.wormup.hand import Hand
from gui.wormup.motion import Beat, Motion
from gui.wormup.move_panel import MovePanel
from gui.wormup.moving import Moving
from gui.wormup.pixmaps import paint_ground
from gui.wormup.reveal import reveal_beats
from gui.wormup.scenery import Scenery
from gui.wormup.sentences import due_words, waiting_words
from gui.wormup.strip import Strip
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot


class RaceView(GameView):
    """Guards our draft, and the motion that leads to the last snapshot."""

    def __init__(self) -> None:
        super().__init__()
        self.board, self.strip = Board(), Strip()
        self.bids, self.moves = BidPanel(), MovePanel()
        self.heading = QLabel()
        self.heading.setWordWrap(True)
        self.hand: Hand | None = None
        self.motion = Motion()
        self._snapshot: TableSnapshot | None = None
        self._scenery: Scenery | None = None
        self._names: tuple[str, ...] = ()
        self._offered = 0
        """The step that we were last asked to act in."""
        self._lay_out()
        self._connect()

    # the interface of every game

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Draw the table as it is, once nothing moves any more."""
        self._snapshot = snapshot
        if not self.motion.is_running:
            self._settle()

    def show_step(self, done: Completed[Any]) -> None:
        """Show what happened in *done* in motion; a click or a key skips it."""
        before, after = done.step.state, done.outcome.state
        if not isinstance(before, GameState) or not isinstance(after, GameState):
            return
        self._hide_controls()
        self.motion.play([*self._beats(done, before, after)])

    def show_moment(self, names: tuple[str, ...], state: Any) -> None:  # noqa: ANN401
        """Draw *state* alone."""
        self.motion.skip()
        self._snapshot, self.hand, self.board.tool = None, None, None
        self._hide_controls()
        self._draw(names, state)

    def paint_moment(self, painter: QPainter, frame: QRectF) -> None:
        """Paint the table as it is shown into *frame*."""
        if self._scenery is None:
            return
        size = frame.size().toSize()
        camera = fitted(frame_of(self._scenery.race), size.width(), size.height())
        painter.save()
        painter.translate(frame.topLeft())
        painter.setClipRect(QRectF(0, 0, size.width(), size.height()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, camera)
        for sprite in self._scenery.still():
            sprite.paint(painter, camera)
        painter.restore()

    def explain(self) -> list[str]:
        """Say which rules bear on what is shown, with the measured gaps."""
        return explained(self._scenery.race, self._names) if self._scenery else []

    # what is shown

    def _beats(self, done: Completed[Any], before: GameState, after: GameState) -> Sequence[Beat]:
        names = tuple(offer.name for offer in done.step.genesis.offers)
        letters = seat_letters(names)
        if before.committed:
            self.sounded.emit(Sound.ALL_IN)
            return reveal_beats(done, names, letters, self.strip.show_cards)
        slot = done.outcome.slots[0]
        move = read_move(slot.action) if slot.action[:1] == (MOVE,) else None
        if move is None or slot.seat == self._own_seat():
            return ()
        moving = Moving(before.race, letters, slot.seat, self.board.show_sprites)
        return [*moving.beats(move, is_won=after.race.winner == slot.seat)]

    def _own_seat(self) -> int | None:
        return self._snapshot.seat if self._snapshot else None

    def _draw(self, names: tuple[str, ...], state: GameState, acted: int = 0) -> None:
        letters = seat_letters(names)
        self._names, self._scenery = names, Scenery(state.race, letters)
        self.board.fit(frame_of(state.race))
        self.board.show_sprites([*(self.hand.sprites() if self.hand else self._scenery.still())])
        self.strip.show_cards(cards_of(state, names, letters, acted))

    def _settle(self) -> None:
        """Show the last snapshot, and offer what our seat may do."""
        snapshot = self._snapshot
        if snapshot is None or not isinstance(snapshot.state, GameState):
            return
        race = snapshot.state.race
        is_due = snapshot.may_act and not snapshot.must_compare and not snapshot.state.committed
        if snapshot.step != self._offered or not is_due:
            self.hand, self.board.tool = None, None
        self._draw(snapshot.names, snapshot.state, snapshot.acted)
        if is_due and snapshot.seat is not None:
            self._offer(snapshot, race, snapshot.seat)
        else:
            self._hide_controls()
            self._say(waiting_words(snapshot, race))

    def _offer(self, snapshot: TableSnapshot, race: Race, seat: int) -> None:
        is_new, self._offered = snapshot.step != self._offered, snapshot.step
        self.bids.setVisible(race.stage is not Stage.MOVE)
        self.moves.setVisible(race.stage is Stage.MOVE)
        if race.stage is not Stage.MOVE:
            self.bids.offer(race, seat, snapshot.names)
        elif self.hand is None:
            self._take_hand(race, seat, snapshot.names)
        if is_new:
            self.bids.clear()
            self.sounded.emit(Sound.MY_TURN)
            self._say(due_words(race, seat))

    def _take_hand(self, race: Race, seat: int, names: tuple[str, ...]) -> None:
        """Begin our move."""
        assert self._scenery is not None
        self.hand = hand = Hand(race, seat, names, self._scenery)
        self.board.tool = hand
        hand.shown.connect(self._redraw)
        hand.changed.connect(self._judge)
        hand.said.connect(self._say)
        self.moves.hold(hand)
        self._redraw()
        self._judge()
        self.board.setFocus()

    def _redraw(self) -> None:
        if self.hand:
            self.board.show_sprites([*self.hand.sprites()])

    def _judge(self) -> None:
        if self.hand and self._snapshot:
            self.moves.show_draft(self.hand.draft, self._snapshot.names)
            if self.hand.draft.end_refusal() is None:
                self.moves.done.setFocus()

    def _hide_controls(self) -> None:
        self.bids.hide()
        self.moves.hide()

    def _say(self, sentence: str) -> None:
        self.heading.setText(sentence)
        self.said.emit(sentence)

    # what our player does

    def _ask(self, action: tuple[Value, ...], sealed: Value | None = None) -> None:
        if self._snapshot:
            self.asked.emit(Play(self._snapshot.step, action, sealed))
            self._hide_controls()

    def _seal(self, face: Face) -> None:
        self.sounded.emit(Sound.SEALED)
        self._ask(BID, (face.value,))

    def _name(self, number: int) -> None:
        self._ask((DECLARE, number))

    def _finish(self) -> None:
        if self.hand:
            self.board.tool = None
            self._ask(move_action(self.hand.draft.now.move))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Choose a face by its number or X, wherever the focus is."""
        face = next((f for f in Face if str(f.value) == event.text().upper()), None)
        if face and self.bids.isVisible():
            self.bids.choose(face)
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        self.bids.sealed.connect(self._seal)
        self.bids.named.connect(self._name)
        self.bids.said.connect(self._say)
        self.moves.said.connect(self._say)
        self.moves.finished.connect(self._finish)
        self.motion.ended.connect(self._settle)

    def _lay_out(self) -> None:
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.addWidget(self.bids)
        row.addWidget(self.moves)
        row.addStretch(1)
        row.addWidget(self.strip)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(4)
        page.addWidget(self.board, 1)
        page.addWidget(self.heading)
        page.addLayout(row)
        self._hide_controls()
