"""Worm Up! in the window: the board all over it, and at its foot the tray of our seat.

Law: it draws snapshots and completed steps, keeps only our draft, and asks the rules core.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from core.review.coach import Advice
from core.review.race import Placed, race_before
from core.table.encoding import Value
from core.table.step import Completed
from core.wormup.actions import BID, read_move
from core.wormup.game import GameState
from core.wormup.profiles import Face
from core.wormup.race import Race, Result, Stage
from core.wormup.worm import TABLE_H, TABLE_W
from gui.kit.card import Shadow
from gui.kit.clock import Timer
from gui.kit.focus import lead_to, use_keys, use_mouse
from gui.kit.layout import LaidOut
from gui.kit.printed import printed
from gui.kit.theme import px
from gui.kit.tokens import GAP, MARGIN
from gui.parts.badge import BadgeState
from gui.parts.contents import Contents
from gui.parts.game_view import GameView
from gui.parts.sound import Sound
from gui.words.player_names import names_of
from gui.words.presence import silent_seats
from gui.words.seats import worms_of
from gui.words.words import words
from gui.wormup.after_race import END
from gui.wormup.answer import Told
from gui.wormup.board.board import Board
from gui.wormup.board.camera import frame_of
from gui.wormup.board.portrait import paint_race
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Sprite
from gui.wormup.board.zoom_bar import ZoomBar
from gui.wormup.coach import advice_words, advised, face_of, gained_words
from gui.wormup.explain import explained
from gui.wormup.guide import contents
from gui.wormup.hints import hint_words
from gui.wormup.motion.finish import END_RIGHT, LEFT, Finish
from gui.wormup.motion.playback import Playback
from gui.wormup.motion.reveal import IN_ROOM
from gui.wormup.move.draft import Draft
from gui.wormup.move.ghosts import ghost_sprites, meant_sprites, reach_sprites
from gui.wormup.move.hand import Hand
from gui.wormup.move.kept import (
    ghost_of,
    kept_draft,
    kept_face,
    lay,
    signed_ghost,
    taken_up,
)
from gui.wormup.panels.controls import Controls
from gui.wormup.panels.things import Inside
from gui.wormup.sentences import due_words, race_words, waiting_heading, waiting_words, waits_words
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot

LAID_MS = 200
"""The others see how we lay a move at most so often."""
_UNDER = 125
"""The px of the art direction at the foot that the podium leaves free by itself."""
_BESIDE = 24
"""The px at art 1 between what is shown and the edges of the window."""


_FACES = {ord(str(face.value)): face for face in Face}
"""By the key that has it."""
_COMMAND = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class RaceView(LaidOut, GameView):
    """Shows a race and lays our move; it holds our draft and the motion to the last snapshot."""

    lays_at_once = True

    has_coach = True
    game_end = END
    _advised: Draft | None = None
    """The move that a bot would make, or would have made."""
    _gain = ""
    """What it would have gained."""
    answer: Told | None = None
    """What a puzzle tells over the race."""
    _is_unsaid = False
    """Whether the others have yet to see what is laid."""
    _has_circle = False
    """Whether the circle of a swing is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.board = Board()
        self.board.setParent(self)
        self.board.setAccessibleName(words("The table of the race"))
        self.controls = Controls(self, self._ask)
        self.hand: Hand | None = None
        self.playback, self.finish = Playback(self.board, self), Finish(self.board)
        self.reactions = self.playback.teller.reactions
        self._snapshot: TableSnapshot | None = None
        self._scenery: Scenery | None = None
        self._state: GameState | None = None
        self._names: tuple[str, ...] = ()
        self._acted = 0
        self._done: Completed[Any] | None = None
        """The last step that was shown."""
        self._kept: object = None
        """A draft from disk that waits for our turn."""
        self._sealed: tuple[int, Face] | None = None
        """The step and the face of our last bid, to be looked at by us alone."""
        self._offered = 0
        """The last step in which we were asked to act."""
        self._ghost: Draft | None = None
        """How far another player has laid a move, if its program says so."""
        self._covered = (0, 0, 0)
        self._zoom = ZoomBar(self.board, self)
        Shadow(self._zoom)
        self._laying = Timer(self, singleShot=True, interval=LAID_MS)
        self.setFocusProxy(self.board)
        self._connect()

    # the interface of every game

    def set_frame(self, top: int, right: int, bottom: int = 0) -> None:
        """Keep the race clear of the px at the edges that other parts cover."""
        self._covered = top, right, bottom
        self._lay_out()

    def seat_states(self, snapshot: TableSnapshot | None) -> tuple[BadgeState, ...]:
        """Return what the badges say of what is shown now."""
        if self._state is None:
            return ()
        acted, ours = self._acted, 0
        if snapshot and snapshot.state is self._state:
            acted = snapshot.acted
            ours = 1 << snapshot.seat if snapshot.seat is not None and snapshot.may_act else 0
        return self.playback.seat_states(self._state, worms_of(self._names), acted, ours)

    def name_next(self, said: str) -> None:
        """Write *said* on the button that leads on."""
        self.controls.result.next_race.setText(said)

    def teach(self) -> None:
        """Let no tray repeat the hint above it."""
        for tray in self.controls.trays:
            tray.is_taught = True

    def show_to_room(self) -> None:
        """Show the race without trays and without the buttons of the zoom."""
        self.controls.is_for_room = self.playback.teller.is_for_room = True
        self.playback.reveal.full = IN_ROOM
        self._zoom.hide()

    def finish_again(self) -> None:
        """Show the step that ended the race again."""
        if self._done and self._has_finish():
            self._close()
            self.finish.leave()
            self._lay_out()
            self.board.fit(frame_of(self._done.outcome.state.race))
            self.playback.play(self._done, None)

    def tell_evening(self, line: str) -> None:
        """Say at the finish how the evening stands."""
        self.controls.result.tell_evening(line)

    @property
    def has_badges(self) -> bool:
        """Whether the badges lie over the board; at the finish the podium tells it all."""
        return not self.finish.is_shown

    def stamp(self) -> None:
        """Press the stamp at the finish: the log has been checked."""
        if self.finish.stamp():
            self.sounded.emit(Sound.STAMPED)

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
        snapshot = self._snapshot
        if snapshot is None or seat == snapshot.seat or not isinstance(snapshot.state, GameState):
            return
        self._ghost = ghost_of(snapshot.state.race, snapshot.step, seat, laid)
        if not self.playback.is_running:
            self._redraw()

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
        if self._snapshot is None or self._snapshot.step != snapshot.step:
            self._ghost = None
        self._snapshot = snapshot
        if not self.playback.is_running:
            self._settle()

    def show_step(self, done: Completed[Any]) -> None:
        """Show in motion what happened in *done*; a click or a key hastens it."""
        before, after = done.step.state, done.outcome.state
        if not isinstance(before, GameState) or not isinstance(after, GameState):
            return
        self._done, self._ghost = done, None
        seat = self._snapshot.seat if self._snapshot else None
        self._let_go()
        self.finish.leave()
        self.playback.play(done, seat, is_live=self._snapshot is not None)
        if self._snapshot is None and not self.is_moving:
            self._settle()

    def show_moment(
        self,
        names: tuple[str, ...],
        state: Any,  # noqa: ANN401  # each game's own
        _done: Completed[Any] | None = None,
    ) -> None:
        """Draw *state* alone, without table or motion."""
        self.playback.skip()
        self._snapshot, self._done, self._ghost = None, None, None
        self._let_go()
        self.finish.leave()
        if self.answer is not None:
            self.answer.tell(self, self._redraw)
        if isinstance(state, GameState):
            self._draw(names, state)

    def moment(self, snapshot: TableSnapshot) -> str:
        """Return whether all bids are in, or a move is signed."""
        return waiting_heading(snapshot, snapshot.state.race)[0]

    @property
    def is_moving(self) -> bool:
        """Whether a step is still being shown."""
        return self.playback.is_running

    @property
    def telling(self) -> tuple[str, str]:
        """What the open envelopes mean, or which worm moves."""
        telling = self.playback.teller.telling
        return (telling.heading, telling.line) if telling else ("", "")

    def skip(self) -> None:
        """Show the end of the motion at once."""
        self.playback.skip()
        self.finish.skip()

    def hasten(self, speed: float) -> None:
        """Show steps *speed* times as fast as at the table."""
        self.playback.hasten(speed)

    def paint_moment(self, painter: QPainter, frame: QRectF) -> None:
        """Paint into *frame* the table as it is shown, and the players."""
        if self._scenery:
            paint_race(painter, frame, self._scenery.race, self._names, legend=True)

    def guide(self, state: Any) -> Contents:  # noqa: ANN401  # each game's own
        """Return how to play Worm Up! in this edition."""
        return contents(state.race.profile, state.race.options)

    def explain(self) -> list[str]:
        """Return the rules that matter for what is shown, with the measured gaps."""
        if self._scenery is None:
            return []
        own = self.hand.explained() if self.hand and self.hand.is_open else []
        return [*own, *explained(self._scenery.race, self._names)]

    def advice(self, steps: Sequence[Completed[Any]]) -> Iterator[Advice] | None:
        """Return how a strong bot sees our bid, number or move; None if it is not our turn."""
        snapshot = self._snapshot
        if snapshot is None or snapshot.seat is None or not self.controls.can_act():
            return None
        return advised(snapshot.state.race, snapshot.seat, steps)

    def show_advice(self, advice: Advice) -> str:
        """Show a bar on each face, or the best place as a pale worm, and return why."""
        snapshot = self._snapshot
        if snapshot is None or snapshot.seat is None or not self.controls.can_act():
            return ""
        race = snapshot.state.race
        if move := read_move(advice.action):
            self._advised = Draft(race, snapshot.seat)
            lay(self._advised, move)
            self._redraw()
        else:
            best = advice.ranked()[0]
            for choice, _ in advice.wins:
                button = self.controls.bids.button(face_of(choice))
                button.show_share(advice.share(choice), is_best=choice == best)
        return advice_words(advice, race)

    def show_better(self, done: Completed[Any], better: Placed) -> None:
        """Show a better move of the step that is looked at as a pale worm, with what it gains."""
        step, race = done.step.number, race_before(done)
        draft = ghost_of(race, step, better.seat, ("move", step, better.action))
        if draft is None:
            return
        self._advised, self._gain = draft, gained_words(better)
        more = (*draft.worm.segments, *draft.course.finish)
        self.board.fit(frame_of(done.outcome.state.race, more))
        self._redraw()

    def hint(self) -> str:
        """Return what to do now, by the state and by what our hand does."""
        snapshot = self._snapshot
        if snapshot is None or snapshot.seat is None or not isinstance(snapshot.state, GameState):
            return ""
        if self.finish.is_shown:
            return ""  # the tray says it
        return hint_words(snapshot.state, snapshot.seat, self.hand)

    def restore(self, draft: object) -> None:
        """Restore a kept *draft*, as far as it is still legal."""
        self._kept, self._sealed = draft, kept_face(draft) or self._sealed
        if self._snapshot and self._offered == self._snapshot.step:
            self._take_up()
        elif self._snapshot and not self.playback.is_running:
            self._settle()

    def _take_up(self) -> None:
        """Lay what was kept, now that our seat may act."""
        taken_up(self._kept, self._offered, self.hand, self.controls.bids)
        self._kept = None

    # where everything lies

    def _lay_out(self) -> None:
        """Lay the tray at the foot, and fit the race into the rest."""
        width, height = self.width(), self.height()
        top, right, bottom = self._covered
        self.board.setGeometry(self.rect())
        tray = None if bottom else self.controls.tray
        if tray is not None:
            tray.lay_out_in(width, height)
            bottom = height - tray.y()
        elif not bottom:
            bottom = px(MARGIN) if self._snapshot is None else px(120) + px(MARGIN)
        beside = px(_BESIDE)
        left = beside
        if self.finish.is_shown:
            unit = self.finish.unit
            left, right = round(LEFT * unit), right + round(END_RIGHT * unit)
            covered = self._covered[2] if self.controls.is_for_room else 0
            self.finish.lift = max(0, covered - round(_UNDER * unit))
        above = top or beside
        self.board.set_inset((left, above, beside + right, bottom + px(GAP) + self.above))
        if self.finish.is_shown and self._state is not None:
            self.board.fit_exactly(self.finish.frame(self._state.race))
        self._zoom.adjustSize()
        self._zoom.move(px(MARGIN), height - bottom - self._zoom.height() - px(GAP))
        self.playback.keep_clear(top, bottom, right)
        self.playback.reveal.things = self.things
        self.playback.follow()
        self.finish.follow()

    def foot(self) -> int:
        """Return how many px at the foot a tray covers, also one in which something is told."""
        trays = (*self.controls.trays, self.playback.teller)
        return max((self.height() - tray.y() for tray in trays if not tray.isHidden()), default=0)

    # what is shown

    def _draw(self, names: tuple[str, ...], state: GameState, acted: int = 0) -> None:
        shown = self._snapshot
        asleep = 0 if shown is None or shown.is_over else silent_seats(shown)
        self._names = names
        self._scenery = Scenery(state.race, worms_of(names), asleep)
        self._state, self._acted = state, acted
        if not self.finish.is_shown:
            self.board.fit(frame_of(state.race))
        self.board.setAccessibleDescription(race_words(state.race, names))
        self._redraw()
        self.changed.emit()

    def _redraw(self) -> None:
        if self.hand:
            self._keep_in_sight(self.hand)
            self.board.show_sprites([*self.hand.sprites(self.board.camera), *self._meant()])
        elif self._scenery:
            self.board.show_sprites([*self._still(self._scenery), *self._meant()])

    def _meant(self) -> list[Sprite]:
        """Return what a bot would lay, and what a puzzle tells."""
        if self._scenery is None:
            return []
        told = self.answer.sprites(self._scenery) if self.answer else ()
        if self._advised is None:
            return [*told]
        return [*meant_sprites(self._scenery, self._advised, self._gain), *told]

    def _still(self, scenery: Scenery) -> list[Sprite]:
        """Return the race with what another one lays, and how far our X would reach."""
        if self._ghost is not None and self._ghost.seat == scenery.race.actor():
            return ghost_sprites(scenery, self._ghost)
        face = self.controls.bids.chosen
        if scenery.race.stage is Stage.DECLARE and face and not self.controls.bids.isHidden():
            return [*scenery.still(), *reach_sprites(scenery, face.number)]
        return scenery.still()

    def _keep_in_sight(self, hand: Hand) -> None:
        """Show the place aimed at, and all of a swing."""
        circle = hand.swing.circle() if hand.swing.is_wide else ()
        if bool(circle) is not self._has_circle:
            self._has_circle = bool(circle)
            if circle:
                self.news.emit("", -1)  # it may lie over the circle
            if circle and not self.board.is_fitted:
                self.board.fit_all()
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
        if self.finish.is_shown:
            pass  # the buttons stay where they are
        elif snapshot.step != self._offered:
            self._let_go()
        elif not is_due:
            self._close()
        self._ghost = signed_ghost(snapshot, race) or self._ghost
        self._draw(snapshot.names, snapshot.state, snapshot.acted)
        if is_due and snapshot.seat is not None:
            self._offer(snapshot, race, snapshot.seat)
            return
        if race.stage is Stage.OVER:
            self._show_end(snapshot, race)
        else:
            self._wait(snapshot, race)
        self.spoke.emit(waiting_words(snapshot, race))

    def _show_end(self, snapshot: TableSnapshot, race: Race) -> None:
        """Show the podium over the place of the touch."""
        self.controls.show_end(
            snapshot.state,
            snapshot.names,
            can_replay=self._has_finish(),
            is_player=snapshot.seat is not None,
        )
        if not self.finish.is_shown:
            self.finish.celebrate(race, snapshot.names, snapshot.seat)
            self._lay_out()
            self._give_focus(self.controls.result)
            self.changed.emit()

    def _wait(self, snapshot: TableSnapshot, race: Race) -> None:
        """Show for whom the table waits, and our sealed envelope."""
        seat, inside = snapshot.seat, None
        if seat is not None and race.stage is Stage.BID and snapshot.acted >> seat & 1:
            own = self._sealed if self._sealed and self._sealed[0] == snapshot.step else None
            worm = worms_of(snapshot.names)[seat]
            inside = Inside(worm, worm.letter, own[1] if own else None, is_sealed=True)
        heading, said = waiting_heading(snapshot, race)
        if seat is None:
            heading, said = words("You look on"), heading
        self.controls.show_waiting(heading, said, waits_words(snapshot, race), inside)

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
            self.spoke.emit(self.hand.words() if self.hand and blocked else due_words(race, seat))

    def _take_hand(self, race: Race, seat: int, names: tuple[str, ...]) -> None:
        """Begin our move, or continue it."""
        assert self._scenery is not None
        if self.hand is None:
            self.hand = hand = Hand(self, race, seat, names, self._scenery)
            hand.shown.connect(self._redraw)
            hand.changed.connect(self._judge)
            self._redraw()
            lead_to(self.board, self)
            if hand.draft.is_blocked:
                self.sounded.emit(Sound.BLOCKED)
        self.hand.is_open, self.board.tool = True, self.hand
        self.controls.offer_move(race, self.hand, names)

    def _judge(self) -> None:
        """Keep the draft, show it to the others, and move the focus to Done when all is laid."""
        if self.hand is None:
            return
        draft = self.hand.draft
        laid = kept_draft(self._offered, draft.now.move)
        self.draft = self.laid = laid
        self.draft_changed.emit()
        self._share()
        if draft.is_blocked:
            self.sounded.emit(Sound.BLOCKED)
        if not self.hand.is_busy and (not draft.left or draft.is_blocked):
            self.controls.moves.done.setFocus()
        else:
            self.board.setFocus()

    def _share(self) -> None:
        """Let the others see what is laid, now or as soon as they may."""
        self._is_unsaid = True
        if not self._laying.isActive():
            self._say_laid()

    def _say_laid(self) -> None:
        if self._is_unsaid:
            self._is_unsaid = False
            self._laying.start()
            self.draft_moved.emit()

    def _let_go(self) -> None:
        """Forget what we have laid; what came of it is in the next state."""
        self.hand, self._advised, self._is_unsaid = None, None, False
        self._gain = ""
        self._close()

    def _close(self) -> None:
        """Offer nothing more; the board takes the focus."""
        self._give_focus(self.board)
        self.board.tool = None
        self.controls.close_all()

    def _give_focus(self, to: QWidget) -> None:
        """Let *to* have the focus of this view, at once if board or tray have it."""
        tray = self.controls.tray
        in_tray = tray.findChildren(QWidget) if tray is not None else []
        has_focus = any(part.hasFocus() for part in (self.board, *in_tray))
        self.setFocusProxy(to)
        if has_focus:
            to.setFocus()

    # what our player does

    def _ask(self, action: tuple[Value, ...], sealed: Value | None = None) -> None:
        """Ask for *action*, with the value *sealed* in its envelope."""
        snapshot = self._snapshot
        if snapshot is None:
            return
        if self.hand:
            self.hand.is_open = False
        face = self.controls.bids.chosen
        if action == BID and face is not None:
            self._sealed = snapshot.step, face
        self._close()
        self._redraw()
        if isinstance(snapshot.state, GameState):
            self.controls.show_waiting(words("Signed"), "", words("One moment"))
        self.asked.emit(Play(snapshot.step, action, sealed))

    def _take_click(self, at: QPointF) -> None:
        """Say what a move wants, or point at a place of the table."""
        if self.hand is not None and self.board.tool is self.hand:
            self.hand.guide()
        spot = tuple(map(round, self.board.camera.on_table(at)))
        if self.place_of(spot) is not None:
            self.pointed.emit(spot)

    def _has_finish(self) -> bool:
        state = self._done.outcome.state if self._done else None
        return isinstance(state, GameState) and state.race.result is Result.FINISH

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a face, or pass the key to the board, wherever the focus is."""
        use_keys()
        if self.playback.is_running:
            self.playback.key(event)
            return
        face = None if event.modifiers() & _COMMAND else _FACES.get(printed(event))
        if face and not self.controls.bids.isHidden():
            self._choose(face)
        elif not self.board.obey(event):
            super().keyPressEvent(event)

    def _choose(self, face: Face) -> None:
        """Choose *face* by its key; then Enter seals it."""
        bids = self.controls.bids
        bids.pick(face)
        if bids.chosen is face:
            bids.seal.setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Hasten the motion, by a click beside the board too."""
        use_mouse()
        self.playback.hurry()
        self.finish.hurry()

    def _take_face(self, face: Face) -> None:
        """Keep the *face* that was chosen, and show how far it would reach."""
        self.draft = kept_draft(self._offered, face)
        self.draft_changed.emit()
        self.sounded.emit(Sound.LIFTED)
        self._redraw()

    def _connect(self) -> None:
        controls = self.controls
        controls.turned.connect(self._lay_out)
        controls.bids.chose.connect(self._take_face)
        self.playback.ended.connect(self._settle)
        self.board.missed.connect(self._take_click)
        self.board.leaned.connect(lambda on: self.hand.lean(on) if self.hand else None)
        self._laying.timeout.connect(self._say_laid)
