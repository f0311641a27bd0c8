"""One table from the first seat taken to "Again!": seats, emblem, board, log, looking back."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from core.table.step import Completed
from gui.game_views import view_for
from gui.parts.game_view import GameView
from gui.parts.guide import show_guide
from gui.parts.guide_button import GuideButton
from gui.parts.keyed_window import BACK
from gui.parts.log_view import LogView
from gui.parts.reel import Reel
from gui.parts.role_label import role_label
from gui.parts.timeline import Mark, Timeline
from gui.report.marks import mark_words
from gui.report.terms import terms_of
from gui.window.table.call_panel import CallPanel
from gui.window.table.emblem_panel import EmblemPanel
from gui.window.table.foot import Foot
from gui.window.table.leaving import Leaving
from gui.window.table.moment import show_dice, show_why
from gui.window.table.seat_bar import SeatBar, after
from gui.window.table.silence import Silence
from gui.window.table.table_memory import Memory
from gui.window.table.waiting_panel import WaitingPanel
from gui.words.player_names import player_names
from gui.words.presence import agreed_words
from gui.words.relayed import relayed
from gui.words.words import sentence, words
from gui.wormup.story import news
from net.protocol.commands import CallOn, LetBack, SameHere, Wait
from net.protocol.packets import Terms
from net.protocol.snapshot import LobbySnapshot, TableSnapshot


class TablePage(QWidget):
    """Guards what is looked at: the table as it is, or an earlier step of it."""

    asked = Signal(object)
    """A command for the node."""
    sounded = Signal(object)
    spoke = Signal(str)
    """A sentence for the screen reader."""
    due = Signal()
    """Our player's turn has come."""
    draft_changed = Signal(object)
    left = Signal()
    again = Signal()
    bot_asked = Signal()
    names: tuple[str, ...] = ()
    """Who sits here, as they sign, seat by seat; nobody before it has begun."""
    farewell: str = ""
    """What there is to say on the next page, when we have left for good."""

    def __init__(self, *, hints: bool = False) -> None:
        super().__init__()
        self._view: GameView | None = None
        self._past: GameView | None = None
        self._reel: Reel | None = None
        self._snapshot: TableSnapshot | None = None
        self._steps: list[Completed[Any]] = []
        self._marks: list[Mark] = []
        self._was_due = 0
        self._kept: object = None
        self._draft: object = None
        """What our player has laid or chosen last."""
        self._hints = hints
        self._hint, self._status = role_label("hint"), role_label("status")
        self._seats, self._call = SeatBar(), CallPanel()
        self._emblem, self._waiting = EmblemPanel(), WaitingPanel()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._waiting)
        self._stack.addWidget(self._emblem)
        self._log, self._timeline = LogView(), Timeline()
        self._look, self._tell = QPushButton(words("Look back")), QPushButton(words("Log"))
        self._look.setToolTip(words("Look at earlier steps; the game goes on meanwhile"))
        self._tell.setToolTip(words("What happened, in words, beside the board"))
        for switch in (self._look, self._tell):
            switch.setCheckable(True)
        self._why = QPushButton(words("Why?"))
        self._leave, self._again = QPushButton(words("Leave…")), QPushButton(words("Again!"))
        self._silence, self._leaving = Silence(self), Leaving(self)
        self._lay_out()
        self._connect()

    @property
    def is_waiting(self) -> bool:
        """Whether not all have sat down yet."""
        return self._snapshot is None

    @property
    def terms(self) -> Terms | None:
        """What is played here, if it has begun."""
        if not self._steps:
            return None
        return terms_of(self._steps[0].step.genesis)

    def show_code(self, code: str) -> None:
        """Show the join *code* of this laptop while we wait."""
        self._waiting.show_code(code)

    def take_corner(self, corner: QWidget) -> None:
        """Lay *corner* at the end of the foot: one row more for the board."""
        self._foot.take_corner(corner)

    # -- what comes from the node -----------------------------------------------------------------

    def wait(self, lobby: LobbySnapshot, seats: int, said: str) -> None:
        """Show who has sat down so far at a table of *seats* that plays what is *said*."""
        self._waiting.show_lobby(lobby, seats, said)
        self._stack.setCurrentWidget(self._waiting)

    def take_up(self, draft: object) -> None:
        """Go on with a *draft* that was kept, as soon as the table is shown."""
        self._kept = draft
        self._waiting.show_return()

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Show the table as it is now."""
        self.names = snapshot.names
        snapshot = replace(snapshot, names=player_names(snapshot.names))
        if self._snapshot is None:
            self._begin(snapshot)
        self._snapshot = snapshot
        view = self._live(snapshot.rules.rules_id)
        self._show_seats()
        if snapshot.must_compare and snapshot.emblem is not None:
            self._emblem.show_emblem(snapshot.emblem)
        if snapshot.state is not None:
            view.show_table(snapshot)
            if self._kept is not None:
                view.restore(self._kept)
                self._kept = None
        else:
            self._waiting.show_start(snapshot)
        self._choose_page()
        self._again.setVisible(snapshot.is_over and snapshot.seat is not None)
        self._leaving.follow(snapshot)
        is_done = snapshot.is_over or self._leaving.is_begun
        self._leave.setText(words("Close the table") if is_done else words("Leave…"))
        self._show_hint()
        if snapshot.stopped:
            self.say(sentence(relayed(snapshot.stopped)))
        if snapshot.may_act and snapshot.step > self._was_due and not snapshot.must_compare:
            self._was_due = snapshot.step
            self.due.emit()

    def _begin(self, snapshot: TableSnapshot) -> None:
        """Offer what there is to press once all have sat down."""
        self._snapshot = snapshot
        for button in (self._how, self._tell, self._why, self._look, self._leave):
            button.show()
        self._show_log()

    def show_step(self, done: Completed[Any]) -> None:
        """Tell a completed step, and show it in motion if we look at the present."""
        lines = self._note(done)
        if done.step.state is not None and not self._look.isChecked():
            self._live(done.step.genesis.rules_id).show_step(done)
        for line in lines:
            self.spoke.emit(line)

    def memory(self) -> Memory:
        """Give what the page shows to one that is to show it in another language."""
        snapshot = self._snapshot
        return Memory(
            replace(snapshot, names=self.names) if snapshot else None,
            tuple(self._steps),
            self._kept or self._draft,
            self._was_due,
            self._silence.since,
            self._hints,
            self._tell.isChecked(),
            self._timeline.step if self._look.isChecked() else 0,
        )

    def recall(self, memory: Memory) -> None:
        """Show what another page showed."""
        self._kept, self._was_due = memory.draft, memory.was_due
        self._silence.since, self._hints = memory.silent, memory.hints
        for done in memory.steps:
            self._note(done)
        shown = memory.snapshot
        if shown is None:
            return
        if memory.steps:
            view = self._live(shown.rules.rules_id)
            view.show_step(memory.steps[-1])
            view.skip()
        self.show_table(shown)
        self._tell.setChecked(memory.has_log)
        if memory.looked_at:
            self.look_back_to(memory.looked_at)

    def _keep(self, draft: object) -> None:
        self._draft = draft
        self.draft_changed.emit(draft)
        self._show_hint()

    def _note(self, done: Completed[Any]) -> list[str]:
        """Write a completed step down in the log; returns its lines."""
        self._steps.append(done)
        number, lines = done.step.number, news(done)
        self._log.add(number, lines)
        if mark := mark_words(done):
            self._marks.append(Mark(number, mark))
        self._timeline.show_steps(number, self._marks)
        return lines

    # -- what our player does ---------------------------------------------------------------------

    def look_back_to(self, step: int) -> None:
        """Look at the table after *step*, until "Back to now"."""
        self._look.setChecked(True)
        self._timeline.go(step)
        self._look_at(step)

    def _look_at(self, step: int) -> None:
        if self._reel is None and self._steps:
            self._past = view_for(self._steps[0].step.genesis.rules_id)
            self._past.dice_asked.connect(lambda: show_dice(self, self._steps, self._timeline.step))
            self._stack.addWidget(self._past)
            self._reel = Reel(self._past)
            self._timeline.wait_for(self._reel)
        if self._reel is None or not self._reel.show(self._steps, step):
            return
        self._log.point_at(step)
        self._show_seats()
        self._choose_page()

    def _look_back(self, *, on: bool) -> None:
        self._look.setText(words("Back to now") if on else words("Look back"))
        self._look.setProperty("role", BACK if on else "")
        self._timeline.setVisible(on)
        if on and self._steps:
            self._timeline.go(self._steps[-1].step.number)
            self._look_at(self._timeline.step)
        else:
            self._timeline.stop()
            self._log.point_at_end()
            self._show_seats()
        self._choose_page()

    def _call_on(self, command: CallOn | Wait | LetBack) -> None:
        """Ask for it, and write down what our player has agreed to."""
        self.asked.emit(command)
        if isinstance(command, CallOn) and self._snapshot is not None and self._steps:
            agreed = agreed_words(self._snapshot, command.without, command.gone)
            self._log.add(self._steps[-1].step.number, [sentence(agreed)])

    def _explain(self) -> None:
        """Say which rules bear on what is looked at, and what happened then."""
        is_past = self._look.isChecked() and self._past is not None
        view = self._past if is_past else self._view
        if view is not None and self._steps:
            at = self._timeline.step if is_past else self._steps[-1].step.number
            show_why(self, view, self._done_at(at))

    # -- inside -----------------------------------------------------------------------------------

    def _live(self, rules_id: str) -> GameView:
        if self._view is None:
            self._view = view = view_for(rules_id)
            view.asked.connect(self.asked)
            view.said.connect(self.spoke)
            view.sounded.connect(self.sounded)
            view.draft_changed.connect(self._keep)
            view.dice_asked.connect(
                lambda: show_dice(self, self._steps, self._steps[-1].step.number)
            )
            self._stack.addWidget(view)
        return self._view

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # Qt's name
        """Show the log beside the board if there is room for both."""
        super().showEvent(event)
        self._show_log()

    def show_guide(self) -> None:
        """Say how the game is played, on a page beside the table."""
        if self._view is not None and self._steps:
            show_guide(self, self._view.guide(self._steps[-1].outcome.state))

    def _show_log(self) -> None:
        has_room = self.width() >= self.fontMetrics().averageCharWidth() * 180
        self._tell.setChecked(has_room and not self.is_waiting)

    def _choose_page(self) -> None:
        snapshot = self._snapshot
        page: QWidget = self._view or self._waiting
        if self._look.isChecked() and self._past is not None:
            page = self._past
        elif snapshot is None or snapshot.state is None:
            page = self._waiting
        elif snapshot.must_compare:
            page = self._emblem
        if page is not self._stack.currentWidget():
            self._turn_to(page)

    def _turn_to(self, page: QWidget) -> None:
        """Show *page*; the keys go along unless they are beside the board."""
        keys = QApplication.focusWidget()
        self._stack.setCurrentWidget(page)
        if keys is None or keys is self or self._stack.isAncestorOf(keys):
            page.setFocus()

    def _show_seats(self) -> None:
        """Show what each seat does or did then, and for how long who is silent."""
        snapshot = self._snapshot
        if snapshot is None:
            return
        seconds = self._silence.seconds(snapshot)
        is_past = self._look.isChecked() and self._past is not None
        shown = after(snapshot, self._done_at(self._timeline.step)) if is_past else snapshot
        notes = self._view.seat_notes(shown.state) if self._view and shown.state else ()
        self._seats.show_table(shown, notes)
        self._call.show_table(snapshot, seconds)

    def _done_at(self, step: int) -> Completed[Any]:
        return next(done for done in self._steps if done.step.number == step)

    def _show_hint(self) -> None:
        if self._hints and self._view is not None and self._snapshot is not None:
            hint = self._view.hint()
            self._hint.setText(hint)
            self._hint.setVisible(bool(hint))

    def say(self, said: str) -> None:
        """Say a sentence below the board and to the screen reader."""
        if said != self._status.text():
            self._status.setText(said)
            self.spoke.emit(said)

    def _tell_leaving(self, said: str) -> None:
        self.say(said)
        self._leave.setText(words("Close the table"))

    def _go(self, farewell: str) -> None:
        self.farewell = farewell
        self.left.emit()

    def _connect(self) -> None:
        self._leaving.asked.connect(self.asked)
        self._leaving.said.connect(self._tell_leaving)
        self._leaving.gone.connect(self._go)
        self._emblem.compared.connect(lambda: self.asked.emit(SameHere()))
        self._emblem.said.connect(self.spoke)
        self._waiting.left.connect(self.left)
        self._waiting.bot_asked.connect(self.bot_asked)
        self._call.asked.connect(self._call_on)
        self._log.chosen.connect(self.look_back_to)
        self._timeline.moved.connect(self._look_at)
        self._look.toggled.connect(lambda on: self._look_back(on=on))
        self._leave.clicked.connect(self._leaving.ask)
        self._again.clicked.connect(self.again)
        self._tell.toggled.connect(self._log.setVisible)
        self._why.clicked.connect(self._explain)
        self._silence.ticked.connect(self._show_seats)

    def _lay_out(self) -> None:
        self._how = GuideButton(self, self.show_guide)
        split = QSplitter()
        split.addWidget(self._stack)
        split.addWidget(self._log)
        split.setStretchFactor(0, 1)
        split.setSizes([780, 220])
        buttons = (self._how, self._tell, self._why, self._look, self._again, self._leave)
        self._foot = Foot(self._status, buttons)
        waiting = (self._how, self._tell, self._why, self._look, self._leave)  # nothing to do yet
        for hidden in (self._hint, self._log, self._timeline, self._again, *waiting):
            hidden.hide()
        page = QVBoxLayout(self)
        page.setContentsMargins(8, 6, 8, 6)
        page.setSpacing(4)
        page.addWidget(self._seats)
        page.addWidget(self._call)
        page.addWidget(self._hint)
        page.addWidget(split, 1)
        page.addWidget(self._timeline)
        page.addWidget(self._foot)
